// What is legal, what is sensible, and why not (MER-R-002 … MER-R-006).
#include "rulesets/merlin/realistic/deeds/order.h"

#include <algorithm>

#include "core/events/narrate.h"
#include "core/figures/area.h"
#include "core/figures/places.h"
#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/deeds/move.h"
#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/ways/climb.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::realistic {

namespace {

// The pace a choice names; any other number is none.
Gait gait_of(const Choice& c) { return c.number >= 1 && c.number <= 3 ? static_cast<Gait>(c.number) : Gait::stand; }

WhyNot cannot_turn(Here here, FigureId id, Point to) {
  static constexpr Reason pace{"pace", "{by} cannot come to a stand this turn: one step of pace a turn.", "MER-R-003"};
  static constexpr Reason no_way{"no_way", "That is where {by} stands.", "MER-R-004"};
  if (slowest(here, id) != Gait::stand) return {&pace, id};
  if (to == here[id].at) return {&no_way, id};
  return {};
}

FigureId nearest_enemy(Here here, FigureId id) {
  const auto away = [&](FigureId e) { return (here[e].at - here[id].at).squared(); };
  FigureId best = nobody;
  for (FigureId e : enemies(here, id)) {
    if (best.none() || away(e) < away(best)) best = e;
  }
  return best;
}

}  // namespace

std::string MoveOrder::number_text(const Choice& c) const {
  return c.verb == move ? std::string("At a ") + gait_name(static_cast<Gait>(c.number)) : Question::number_text(c);
}

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name +
         ": move somebody at a walk (1), a trot (2) or a run (3), turn or climb, or be done moving.";
}

Verdict MoveOrder::check(const Choice& c) const {
  static constexpr Reason routs{"routs", "{by} runs and takes no orders.", "MER-R-040", cure::takes_heart};
  static constexpr Reason moved_already{"moved_already", "{by} has had his move this turn.", "MER-R-002",
                                        cure::next_turn};
  if (c.verb == done) return {};
  if (const Verdict no = not_yours(here_, who, c.figure)) return no;
  if (s_.routs(c.figure)) return verdict(b_, {&routs, c.figure});
  if (s_.man(c.figure).ordered) return verdict(b_, {&moved_already, c.figure});
  switch (c.verb) {
    case move: return verdict(b_, cannot_move(here_, c.figure, gait_of(c), c.path, c.facing));
    case turn: return verdict(b_, cannot_turn(here_, c.figure, c.path.end()));
    case raise: return verdict(b_, cannot_raise(here_, c.figure, c.number));
    default: return verdict(b_, cannot_climb(here_, c.figure, c.target, c.path));
  }
}

void MoveOrder::list_moves(FigureId id, Options& options) const {
  const Figure& f = s_[id];
  const FigureSet foes = enemies(here_, id);
  for (const Gait gait : {Gait::walk, Gait::trot, Gait::run}) {
    if (!may_change(here_, id, gait)) continue;
    const auto offer = [&](Point to, auto&& label) {
      const Angle facing = gait == Gait::run ? f.facing : bearing(to - f.at);
      options.offer(*this,
                    {.verb = move,
                     .figure = id,
                     .number = static_cast<std::int16_t>(gait),
                     .facing = facing,
                     .path = straight(to)},
                    label);
    };
    const Length far = most(here_, id, gait), slow = least(here_, id, gait);
    const auto so_far = [&](Point to, Angle, Length way) {
      offer(to, [&] {
        return b_[id].name + " " + gait_name(gait) + "s " + measure_text(way, b_.unit) + " " + compass(to - f.at);
      });
    };
    if (gait == Gait::run) {
      each_place(f.at, 1, {far, slow + Length{1}}, so_far, f.facing);
      list_run(id, options);
    }
    for (FigureId e : gait == Gait::run ? FigureSet{} : foes) {  // up to his own reach of an enemy
      const Length reach = longest_reach(here_, id) - Length{2};
      const Path way = in_reach(here_, id, e, reach) ? Path{} : way_into(here_, id, e, reach, far);
      if (way.empty()) continue;
      options.offer(*this,
                    {.verb = move,
                     .figure = id,
                     .number = static_cast<std::int16_t>(gait),
                     .facing = bearing(way.end() - way.before_end(f.at)),
                     .path = way},
                    [&] { return b_[id].name + " " + gait_name(gait) + "s to " + b_[e].name; });
    }
    // MER-R-004 whoever turns little goes nearly where he looks
    if (gait == Gait::walk) each_place(f.at, 8, {far}, so_far);
    if (gait == Gait::walk && options.whole()) each_place(f.at, 16, {far / 3}, so_far);
    if (gait == Gait::trot) each_place(f.at, 16, {far, (slow + far) / 2, slow + Length{1}}, so_far, f.facing);
  }
  if (options.worded()) options.add(region(here_, id, b_.ways[f.base], b_.numbers.walk, foes));
}

// Straight ahead to where an enemy comes into reach, or as far as the way is free.
void MoveOrder::list_run(FigureId id, Options& options) const {
  const Figure& f = s_[id];
  const Point end = f.at + along(f.facing, most(here_, id, Gait::run));
  const auto offer = [&](Point to, auto&& label) {
    options.offer(*this,
                  {.verb = move,
                   .figure = id,
                   .number = static_cast<std::int16_t>(Gait::run),
                   .facing = f.facing,
                   .path = straight(to)},
                  label);
  };
  const FigureSet foes = enemies(here_, id);
  for (FigureId e : foes) {
    const Length reach = longest_reach(here_, id) + b_.radius(f) + b_.radius(s_[e]) - Length{2};
    if (const auto in = inside(disc(s_[e].at, reach), f.at, end); in && in->from.units > 0)
      offer(toward(f.at, end, in->from), [&] { return b_[id].name + " runs to " + b_[e].name; });
  }
  const Point free = leg(here_, id, f.at, end, foes).to;
  if (free != end && free != f.at)
    offer(free, [&] { return b_[id].name + " runs as far as he can, " + measure_text(distance(f.at, free), b_.unit); });
}

void MoveOrder::list_climbs(FigureId id, Options& options) const {
  const Point from = s_[id].at;
  std::vector<std::string> told;  // one climb a wind and kind is enough
  const auto offer = [&](const Choice& c, const std::string& label) {
    if (std::ranges::find(told, label) != told.end() || check(c)) return;
    told.push_back(label);
    options.add(c, [&] { return label; });
  };
  for (const Point to : climb_places(here_, id, options.whole())) {
    const int ladder = ladder_between(here_, id, to);
    const bool up = b_.ground.elevation(to) > s_[id].elevation;
    const std::string where =
        ladder >= 0 ? " on " + piece_of(b_, s_.works[ladder]).name : std::string(" to the ") + compass(to - from);
    offer({.verb = climb, .figure = id, .path = straight(to)},
          b_[id].name + (up ? " climbs up" : " climbs down") + where);
    for (FigureId helper : in_play(s_, who)) {
      if (up && helper != id && in_reach(here_, id, helper, touching))
        offer({.verb = boost, .figure = id, .target = helper, .path = straight(to)},
              b_[helper].name + " helps " + b_[id].name + " up" + where);
    }
  }
  for (int i = 0; i < s_.work_count; ++i)
    options.offer(*this, {.verb = raise, .figure = id, .number = static_cast<std::int16_t>(i)},
                  [&] { return b_[id].name + " puts up " + piece_of(b_, s_.works[i]).name; });
}

void MoveOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving"; });
  for (FigureId id : everyone(s_)) {
    if (!may_be_ordered(here_, id)) continue;
    list_moves(id, options);
    list_climbs(id, options);
    if (const FigureId foe = nearest_enemy(here_, id); !foe.none())
      options.offer(*this, {.verb = turn, .figure = id, .path = straight(s_[foe].at)},
                    [&] { return b_[id].name + " turns to " + b_[foe].name; });
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else is ordered this turn; who cannot stop yet goes straight on.";
    return why;
  }
  const std::string& name = b_[c.figure].name;
  if (c.verb == raise || c.verb == turn) {
    why.summary = name + (c.verb == raise ? " puts up a ladder." : " turns where he stands.");
    if (c.verb == raise && !check(c))
      why.witnesses = {thing_witness(here_, c.figure, shape_of(b_, s_.works[c.number]), "MER-R-A46")};
    return why;
  }
  const bool moves = c.verb == move;
  const Gait gait = moves && gait_of(c) != Gait::stand ? gait_of(c) : Gait::walk;
  explain_way(
      here_, c.figure, c.path, most(here_, c.figure, gait), "MER-R-002", "MER-R-020",
      [&](FigureId e) { return s_.routs(e) ? Length{} : longest_reach(here_, e); }, why);
  why.summary = name + (moves ? " goes " + measure_text(*why.length, b_.unit) + " at a " + gait_name(gait) + "."
                        : c.verb == boost ? " is helped up by " + b_[c.target].name + "."
                                          : std::string(" climbs."));
  return why;
}

}  // namespace fyrd::merlin::realistic
