// Hands below, hands above, and whoever is on it (MER-R-030, MER-R-A25, A46).
#include "rulesets/merlin/realistic/deeds/ladder.h"

#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/turn/loss.h"
#include "rulesets/merlin/realistic/ways/fall.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/table/cover.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::realistic {

namespace {

bool at_foot(Here here, FigureId id, const Prism& ladder) {
  return here[id].elevation + here.b.numbers.level_walk < ladder.top && within(here.base(id), ladder.shape, touching);
}

// MER-R-A46 within an inch of its head
bool at_head(Here here, FigureId id, const Prism& ladder) {
  return here[id].elevation + here.b.numbers.level_walk >= ladder.top &&
         within(here.base(id), ladder.shape, here.b.numbers.ladder_head);
}

bool is_ladder(Here here, int work) {
  return work >= 0 && work < here.s.work_count && trait_of(here.b, here.s.works[work]).ladder;
}

// MER-R-030 the ladder goes over with whoever is on it.
void fall_with(Now now, Work& w) {
  const FigureId id = w.climber;
  w.climber = nobody;
  if (id.none() || !now[id].in_play()) return;
  const bool out = out_by_fall(now.b.numbers, now.play, {"MER-R-030", "falling with the ladder", id});
  if (out) remove(now.b, now.s, id);
  now.play.tell(out ? "fell" : "fell_well", "MER-R-030",
                out ? "{by} falls with it and is out." : "{by} falls with it and gets up again.", {.by = id});
}

}  // namespace

WhyNot cannot_raise(Here here, FigureId id, int work) {
  static constexpr Reason no_ladder{"no_ladder", "There is no such ladder.", "MER-R-030"};
  static constexpr Reason not_at_foot{"not_at_foot", "{by} does not touch the foot of that ladder.", "MER-R-A46"};
  static constexpr Reason stands{"stands", "That ladder stands already.", "MER-R-A46"};
  static constexpr Reason worn_out{"worn_out", "That ladder has been put up as often as it can be.", "MER-R-A46"};
  static constexpr Reason rider{"rider", "{by} would have to leave his horse for that.", "MER-R-A53"};
  static constexpr Reason too_fast{"too_fast", "{by} is going too fast for that.", "MER-R-003", cure::slower};
  if (!is_ladder(here, work)) return {&no_ladder, id};
  const Work& w = here.s.works[work];
  if (w.up && w.since != here.s.turn) return {&stands, id};
  if (!w.up && w.raised >= here.b.numbers.ladder_raised) return {&worn_out, id};  // MER-R-A46 once more, not for ever
  if (mounted(here, id)) return {&rider, id};
  if (slowest(here, id) != Gait::stand) return {&too_fast, id};
  if (!at_foot(here, id, piece_of(here.b, w).solid)) return {&not_at_foot, id};
  return {};
}

void raise_ladder(Now now, FigureId id, int work) {
  Work& w = now.s.works[work];
  const bool first = !w.up;
  if (first) {
    w.up = true, w.since = now.s.turn, w.tried = false, w.hands = {};
    ++w.raised;
  }
  w.hands.add(id);
  now.man(id).ordered = now.man(id).busy = true;  // MER-R-A46 nothing else in the turn
  now.play.tell("raised", "MER-R-A46", first ? "{by} puts a ladder up." : "{by} lends a hand with the ladder.",
                {.by = id});
}

void start_up(Now now, FigureId id, Work& w, Point top) {
  w.climber = id, w.top = top;
  now.man(id).ordered = now.man(id).busy = true;  // MER-R-005
  now.play.tell("started_up", "MER-R-A46", "{by} starts up the ladder.", {.by = id});
}

void reach_tops(Now now) {
  const auto& [b, s, play] = now;
  for (Work& w : std::span(s.works).first(s.work_count)) {
    const FigureId id = w.climber;
    w.climber = nobody;
    const Path path = straight(w.top);
    // Whoever was driven off the ladder, or finds no room at its head, stays below.
    if (id.none() || !s.fights(id) || s.man(id).halt != Halt::none || obstruction(now, id, path)) continue;
    const Point from = s[id].at;
    walk(b, s, id, path);
    s.man(id).since = moved_at(s, s[id].side);  // MER-B-A21
    play.tell("climbed", "MER-R-A46", "{by} reaches the top of the ladder.", {.by = id, .from = from, .path = &path});
  }
}

std::optional<int> push_spread(const Numbers& n, int pushers, int hands) {
  if (pushers == 0 || pushers * 2 < hands) return {};      // MER-R-A25
  return pushers > hands ? n.ladder_many : n.ladder_even;  // MER-R-030
}

Pushing pushing(Here here, Side side, int work) {
  static constexpr Reason no_ladder{"no_ladder", "There is no enemy ladder to push.", "MER-R-030"};
  static constexpr Reason not_new{
      "not_new", "A ladder is pushed over in the turn in which it is put up, or not at all.", "MER-R-030"};
  static constexpr Reason tried{"tried", "That was tried this turn.", "MER-R-A46"};
  static constexpr Reason too_few{"too_few", "They are fewer than half of those who put it up.", "MER-R-A25"};
  const auto& [b, s] = here;
  if (!is_ladder(here, work)) return {.no = {&no_ladder}};
  const Work& w = s.works[work];
  if (!w.up || (!w.hands.empty() && s[w.hands.first()].side == side)) return {.no = {&no_ladder}};
  if (w.since != s.turn) return {.no = {&not_new}};  // MER-R-030
  if (w.tried) return {.no = {&tried}};              // MER-R-A46 one try
  Pushing p{.hands = w.hands.size()};
  for (FigureId id : in_play(s, side) - s.routed) {
    const Man& man = s.man(id);
    if (man.busy || man.struck || man.halt != Halt::none || (man.shot && b.numbers.rulings.shot_or_blow)) continue;
    if (at_head(here, id, piece_of(b, w).solid)) p.pushers.add(id);
  }
  const auto spread = push_spread(b.numbers, p.pushers.size(), p.hands);
  if (!spread) p.no = {&too_few};
  p.spread = spread.value_or(0);
  return p;
}

void push_over(Now now, Side side, int work) {
  const auto& [b, s, play] = now;
  const Pushing p = pushing(now, side, work);
  Work& w = s.works[work];
  w.tried = true;
  for (FigureId id : p.pushers) s.man(id).struck = true;
  const FigureId first = p.pushers.first();
  const int rolled = play.sum(dice(2, 6), {"MER-R-030", "pushing the ladder", first});
  if (look_up(b.numbers, p.spread, rolled) != Effect::none) w.up = false;  // MER-R-030 DB or anything better
  play.tell(w.up ? "ladder_held" : "ladder_fell", "MER-R-030",
            w.up ? "{side} {pushes} at the ladder, {number} against {other}, and it holds."
                 : "{side} {pushes} the ladder over, {number} against {other}.",
            {.by = first, .number = p.pushers.size(), .other = p.hands, .side = side});
  if (!w.up) fall_with(now, w);
}

}  // namespace fyrd::merlin::realistic
