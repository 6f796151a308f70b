// Ladders go up and are pushed over, gates are broken, stairs carry one at a time (MER-R-005, MER-R-030, MER-R-A25,
// A46, MER-X04).
#include "rulesets/merlin/realistic/table/castle.h"

#include <bit>

#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::realistic {

namespace {

// Whether the base of a figure runs over a shape on its way.
bool runs_over(const RealisticBattle& b, const Figure& f, const Path& path, const Shape& shape) {
  Point from = f.at;
  for (Point to : path.all()) {
    const Shape base = b.base(f, from);
    if (overlap(base, shape) || (to != from && !sweep(base, from, to, shape).free)) return true;
    from = to;
  }
  return false;
}

template <class Is>
int work_where(const State& s, Is&& is) {
  for (int i = 0; i < s.work_count; ++i) {
    if (is(s.works[static_cast<std::size_t>(i)])) return i;
  }
  return -1;
}

bool at_foot(const RealisticBattle& b, const Figure& f, const Piece& ladder) {
  return f.elevation + b.numbers.level_walk < ladder.solid.top && within(b.base(f), ladder.solid.shape, touching);
}

}  // namespace

const Piece& piece_of(const RealisticBattle& b, const Work& w) { return b.ground.pieces()[w.piece]; }
const TerrainTrait& trait_of(const RealisticBattle& b, const Work& w) { return b.traits[piece_of(b, w).kind]; }

void find_works(const RealisticBattle& b, State& s) {
  const auto& pieces = b.ground.pieces();
  for (std::size_t i = 0; i < pieces.size() && s.work_count < max_works; ++i) {
    const TerrainTrait& trait = b.traits[pieces[i].kind];
    if (trait.gate || trait.ladder || trait.stair) s.works[s.work_count++].piece = static_cast<std::uint8_t>(i);
  }
}

bool inside_fort(const MerlinBattle& b, Point at) {
  for (const Piece& piece : b.ground.pieces()) {
    if (b.traits[piece.kind].fort && contains(piece.solid.shape, at)) return true;
  }
  return false;
}

int ladder_between(const RealisticBattle& b, const State& s, FigureId id, Point to) {
  return work_where(s, [&](const Work& w) {
    const Shape& ladder = piece_of(b, w).solid.shape;
    return w.up && trait_of(b, w).ladder && within(b.base(s[id]), ladder, touching) &&
           within(b.base(s[id], to), ladder, touching);
  });
}

int closed_gate(const RealisticBattle& b, const State& s, FigureId id, const Path& path) {
  return work_where(s, [&](const Work& w) {
    return trait_of(b, w).gate && !w.up && runs_over(b, s[id], path, piece_of(b, w).solid.shape);
  });
}

int taken_stair(const RealisticBattle& b, const State& s, FigureId id, const Path& path) {
  return work_where(s, [&](const Work& w) {  // MER-R-005 one figure a turn on each
    return trait_of(b, w).stair && w.used == s.turn && runs_over(b, s[id], path, piece_of(b, w).solid.shape);
  });
}

void take_stairs(const RealisticBattle& b, State& s, FigureId id, Point from, const Path& path) {
  Figure before = s[id];
  before.at = from;
  for (int i = 0; i < s.work_count; ++i) {
    Work& w = s.works[static_cast<std::size_t>(i)];
    if (trait_of(b, w).stair && runs_over(b, before, path, piece_of(b, w).solid.shape)) w.used = s.turn;
  }
}

bool gate_in_line(const RealisticBattle& b, const State& s, Point from, Point to) {
  return work_where(s, [&](const Work& w) {
           return trait_of(b, w).gate && !w.up && inside(piece_of(b, w).solid.shape, from, to);
         }) >= 0;
}

NoHand cannot_raise(const RealisticBattle& b, const State& s, FigureId id, int work) {
  if (work < 0 || work >= s.work_count || !trait_of(b, s.works[static_cast<std::size_t>(work)]).ladder)
    return NoHand::no_ladder;
  const Work& w = s.works[static_cast<std::size_t>(work)];
  if (w.up && w.since != s.turn) return NoHand::stands;
  if (!w.up && w.raised >= b.numbers.ladder_raised) return NoHand::worn_out;  // MER-R-A46 once more, not for ever
  if (b.mounted(s, id)) return NoHand::rider;
  if (slowest(b, s, id) != Gait::stand) return NoHand::pace;
  return at_foot(b, s[id], piece_of(b, w)) ? NoHand::nothing : NoHand::not_at_foot;
}

Refusal raise_refusal(const RealisticBattle& b, FigureId id, NoHand no) {
  const std::string& name = b[id].name;
  switch (no) {
    case NoHand::nothing: break;
    case NoHand::no_ladder: return {"no_ladder", "There is no such ladder.", "MER-R-030"};
    case NoHand::not_at_foot: return {"not_at_foot", name + " does not touch the foot of that ladder.", "MER-R-A46"};
    case NoHand::stands: return {"stands", "That ladder stands already.", "MER-R-A46"};
    case NoHand::worn_out: return {"worn_out", "That ladder has been put up as often as it can be.", "MER-R-A46"};
    case NoHand::rider: return {"rider", name + " would have to leave his horse for that.", "MER-R-A53"};
    case NoHand::pace: return {"too_fast", name + " is going too fast for that.", "MER-R-003"};
  }
  return {};
}

void raise_ladder(State& s, Play& play, FigureId id, int work) {
  Work& w = s.works[static_cast<std::size_t>(work)];
  const bool first = !w.up;
  if (first) {
    w.up = true, w.since = s.turn, w.tried = false, w.hands = 0;
    ++w.raised;
  }
  w.hands |= bit(id);
  s.man(id).ordered = s.man(id).busy = true;  // MER-R-A46 nothing else in the turn
  play.tell([&] {
    Event e;
    e.kind = "raised", e.rule = "MER-R-A46", e.by = id;
    e.text = first ? "{by} puts a ladder up." : "{by} lends a hand with the ladder.";
    return e;
  });
}

void start_up(State& s, Play& play, FigureId id, Work& w, Point top) {
  w.climber = id, w.top = top;
  s.man(id).ordered = s.man(id).busy = true;  // MER-R-005
  play.tell([&] {
    Event e;
    e.kind = "started_up", e.rule = "MER-R-A46", e.by = id, e.text = "{by} starts up the ladder.";
    return e;
  });
}

void reach_tops(const RealisticBattle& b, State& s, Play& play) {
  for (int i = 0; i < s.work_count; ++i) {
    Work& w = s.works[static_cast<std::size_t>(i)];
    const FigureId id = w.climber;
    w.climber = nobody;
    Path path;
    path.add(w.top);
    // Whoever was driven off the ladder, or finds no room at its head, stays below.
    if (id.none() || !s.fights(id) || s.man(id).stopped || obstruction({b, s}, id, path)) continue;
    const Point from = s[id].at;
    walk(b, s, id, path);
    play.tell([&] {
      Event e;
      e.kind = "climbed", e.rule = "MER-R-A46", e.by = id, e.from = from, e.path = path,
      e.text = "{by} reaches the top of the ladder.";
      return e;
    });
  }
}

namespace {

// MER-R-030 the ladder goes over with whoever is on it.
void fall_with(const RealisticBattle& b, State& s, Play& play, Work& w) {
  const FigureId id = w.climber;
  w.climber = nobody;
  if (id.none() || !s[id].in_play()) return;
  const bool out = play.sum(dice(2, 6), {"MER-R-030", "falling with the ladder", id}, mark_at(b.numbers.level_out)) >=
                   b.numbers.level_out;
  if (out) remove(b, s, id);
  play.tell([&] {
    Event e;
    e.kind = out ? "fell" : "fell_well", e.rule = "MER-R-030", e.by = id;
    e.text = out ? "{by} falls with it and is out." : "{by} falls with it and gets up again.";
    return e;
  });
}

}  // namespace

Pushing pushing(const RealisticBattle& b, const State& s, Side side, int work) {
  Pushing p;
  if (work < 0 || work >= s.work_count) return p;
  const Work& w = s.works[static_cast<std::size_t>(work)];
  if (!trait_of(b, w).ladder || !w.up ||
      (w.hands != 0 && s[FigureId{static_cast<std::uint8_t>(std::countr_zero(w.hands))}].side == side))
    return p;
  p.no = w.since != s.turn ? NoPush::not_new
         : w.tried         ? NoPush::tried
                           : NoPush::nothing;  // MER-R-030, MER-R-A46 one try
  if (p.no != NoPush::nothing) return p;
  const Piece& ladder = piece_of(b, w);
  for (FigureId id : everyone(s)) {
    const Figure& f = s[id];
    const Man& man = s.man(id);
    if (f.side != side || !s.fights(id) || man.busy || man.struck || man.shot || man.stopped) continue;
    // MER-R-A46 defenders within an inch of its head
    if (f.elevation + b.numbers.level_walk < ladder.solid.top ||
        !within(b.base(f), ladder.solid.shape, b.numbers.ladder_head))
      continue;
    p.pushers |= bit(id);
    ++p.count;
  }
  p.hands = std::popcount(w.hands);
  if (p.count * 2 < p.hands || p.count == 0) p.no = NoPush::too_few;             // MER-R-A25
  p.spread = p.count > p.hands ? b.numbers.ladder_many : b.numbers.ladder_even;  // MER-R-030
  return p;
}

Refusal push_refusal(NoPush no) {
  switch (no) {
    case NoPush::nothing: break;
    case NoPush::no_ladder: return {"no_ladder", "There is no enemy ladder to push.", "MER-R-030"};
    case NoPush::not_new:
      return {"not_new", "A ladder is pushed over in the turn in which it is put up, or not at all.", "MER-R-030"};
    case NoPush::tried: return {"tried", "That was tried this turn.", "MER-R-A46"};
    case NoPush::too_few: return {"too_few", "They are fewer than half of those who put it up.", "MER-R-A25"};
  }
  return {};
}

void push_over(const RealisticBattle& b, State& s, Play& play, Side side, int work) {
  const Pushing p = pushing(b, s, side, work);
  Work& w = s.works[static_cast<std::size_t>(work)];
  w.tried = true;
  FigureId first = nobody;
  for (FigureId id : everyone(s)) {
    if (!(p.pushers & bit(id))) continue;
    s.man(id).struck = true;
    if (first.none()) first = id;
  }
  const int rolled = play.sum(dice(2, 6), {"MER-R-030", "pushing the ladder", first});
  if (look_up(b, p.spread, rolled) != Effect::none) w.up = false;  // MER-R-030 DB or anything better
  play.tell([&] {
    Event e;
    e.kind = w.up ? "ladder_held" : "ladder_fell", e.rule = "MER-R-030", e.by = first, e.side = side,
    e.number = p.count, e.other = p.hands;
    e.text = w.up ? "{side} {pushes} at the ladder, {number} against {other}, and it holds."
                  : "{side} {pushes} the ladder over, {number} against {other}.";
    return e;
  });
  if (!w.up) fall_with(b, s, play, w);
}

int gate_in_reach(const RealisticBattle& b, const State& s, FigureId id, int band) {
  const auto how = stroke(b, s, id, id, band);
  if (!how) return -1;
  return work_where(s, [&](const Work& w) {
    return trait_of(b, w).gate && !w.up && within(b.base(s[id]), piece_of(b, w).solid.shape, how->reach) &&
           !inside_fort(b, s[id].at);
  });
}

void gate_struck(const RealisticBattle& b, State& s, Play& play, FigureId id, int work) {
  Work& w = s.works[static_cast<std::size_t>(work)];
  if (w.raised < b.numbers.gate_blows) ++w.raised;
  const bool opens = !w.up && w.raised >= b.numbers.gate_blows;  // MER-X04
  if (opens) w.up = true;
  play.tell([&] {
    Event e;
    e.kind = opens ? "gate_broken" : "gate_damaged", e.rule = "MER-X04", e.by = id, e.number = w.raised,
    e.other = b.numbers.gate_blows;
    e.text = opens ? "{by} breaks the gate open!" : "{by} splinters the gate: {number} of {other} such blows.";
    return e;
  });
}

}  // namespace fyrd::merlin::realistic
