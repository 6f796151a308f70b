// One figure at a time goes its way at its pace (MER-R-001 … MER-R-006, MER-R-A28 … A30, A51).
#include "rulesets/merlin/realistic/move.h"

#include "rulesets/merlin/realistic/castle.h"

namespace fyrd::merlin::realistic {

bool may_be_ordered(const State& s, FigureId id) {
  return s.fights(id) && s[id].side == s.active && !s.man(id).ordered;
}

const Numbers::Fall& fall_at(const RealisticBattle& b, const State& s, FigureId rider) {
  const Gait pace = s.man(rider).pace;
  return b.numbers.falls[pace == Gait::run    ? 2
                         : pace == Gait::trot ? 1
                                              : 0];  // MER-R-A21 who stands falls as at a walk
}

FigureId fallen_on_way(const RealisticBattle& b, const State& s, FigureId id, const Path& path) {
  if (!b.numbers.fallen_bodies) return nobody;
  for (FigureId body : everyone(s)) {
    if (s[body].pose != Pose::out) continue;
    const Disc wide{s[body].at, b.radius(s[body]) + b.radius(s[id])};
    Point from = s[id].at;
    for (Point to : path.all()) {
      if (crosses(wide, from, to)) return body;
      from = to;
    }
  }
  return nobody;
}

bool fought_across(const RealisticBattle& b, const State& s, FigureId mover, FigureId body) {
  for (FigureId e : everyone(s)) {
    if (enemies(s, mover, e) && s.fights(e) && within(b.disc_of(s[e]), b.disc_of(s[body]), longest_reach(b, s, e)))
      return true;
  }
  return false;
}

void cross_fallen(const RealisticBattle& b, State& s, Play& play, FigureId id, FigureId body) {
  const Numbers::Fall& fall = fall_at(b, s, id);
  if (play.sum(dice(2, 6), {"MER-R-006", "crossing the fallen", id, body}) > fall.horse) return;
  const bool out = play.sum(dice(2, 6), {"MER-R-006", "the fall", id}) >= fall.rider;
  if (out) {
    remove(b, s, id);
  } else {
    unhorse(b, s, id);
  }
  play.tell([&] {
    Event e;
    e.kind = out ? "fell" : "stumbled", e.rule = "MER-R-006", e.by = id, e.at = body;
    e.text = out ? "{by}'s horse stumbles over {at}, and the rider does not get up."
                 : "{by}'s horse stumbles over {at}; the rider goes on on foot.";
    return e;
  });
}

namespace {

// MER-R-A28 nothing more is possible straight ahead.
bool way_closed(const RealisticBattle& b, const State& s, FigureId id, const Path& path) {
  const Point end = path.end(), before = path.before_end(s[id].at);
  const Point ahead = end + with_length(end - before, b.common.contact / 4);
  const Shape base = b.base(s[id], end);
  if (!b.ground.step(base, end, ahead).free) return true;
  for (FigureId other : everyone(s)) {
    if (other != id && s[other].in_play() && overlap(Disc{ahead, b.radius(s[id])}, b.disc_of(s[other]))) return true;
  }
  if (rough_on_way(b, end, ahead) >= 0 || highest_step(b.ground, end, ahead) > touching) return true;
  for (int i = 0; i < s.work_count; ++i) {
    const Work& w = s.works[static_cast<std::size_t>(i)];
    if (trait_of(b, w).gate && !w.up && !sweep(base, end, ahead, piece_of(b, w).solid.shape).free) return true;
  }
  return false;
}

NoMove on_the_ground(const RealisticBattle& b, const State& s, FigureId id, Gait gait, const Path& path) {
  using By = NoMove::By;
  Point from = s[id].at;
  for (Point to : path.all()) {
    // MER-R-005 in woods, on rough ground and over low steps everybody walks; higher ones are climbed
    const Length step = highest_step(b.ground, from, to);
    if (step > b.numbers.level_walk) return {By::step};
    if (gait != Gait::walk && step > touching) return {By::rough};
    if (const int rough = gait == Gait::walk ? -1 : rough_on_way(b, from, to); rough >= 0) return {By::rough, rough};
    from = to;
  }
  if (s.work_count > 0) {
    if (const int gate = closed_gate(b, s, id, path); gate >= 0)
      return {By::gate, s.works[static_cast<std::size_t>(gate)].piece};
    if (const int stair = taken_stair(b, s, id, path); stair >= 0)
      return {By::stair, s.works[static_cast<std::size_t>(stair)].piece};
  }
  const FigureId body = fallen_on_way(b, s, id, path);
  if (!body.none() && !b.mounted(s, id) && fought_across(b, s, id, body)) return {By::bodies};
  return {};
}

void go(const RealisticBattle& b, State& s, Play& play, FigureId id, Gait gait, const Path& path, Angle facing) {
  const Point from = s[id].at;
  const FigureId body = b.mounted(s, id) ? fallen_on_way(b, s, id, path) : nobody;
  const Angle before = s[id].facing;
  walk(b, s, id, path);
  s[id].facing = gait == Gait::run ? before : facing;  // MER-R-A30
  s.man(id).pace = gait;
  s.man(id).ordered = true;
  if (s.work_count > 0) take_stairs(b, s, id, from, path);
  play.tell([&] {
    Event e;
    e.kind = "moved", e.rule = "MER-R-002", e.by = id, e.from = from, e.path = path, e.length = length(from, path);
    e.text = gait == Gait::walk   ? "{by} walks {length} {way}."
             : gait == Gait::trot ? "{by} trots {length} {way}."
             : b.mounted(s, id)   ? "{by} gallops {length} {way}."
                                  : "{by} runs {length} {way}.";
    return e;
  });
  if (!body.none()) cross_fallen(b, s, play, id, body);
}

// MER-R-A51 who cannot come to a stand yet goes on: straight ahead, and no further than his slowest pace makes him.
void carry_on(const RealisticBattle& b, State& s, Play& play, FigureId id) {
  const Gait gait = slowest(b, s, id);
  if (gait == Gait::stand) return;
  const Length way = least(b, s, id, gait) + Length{1};
  s.man(id).pace = gait;
  if (way <= Length{1}) return;  // a walk may be as short as he likes
  constexpr int parts = 16;
  for (int i = parts; i > 0; --i) {
    Path path;
    path.add(s[id].at + along(s[id].facing, way * i / parts));
    const NoMove no = cannot_move(b, s, id, gait, path, s[id].facing);
    if (no && no.by != NoMove::By::too_short) continue;
    go(b, s, play, id, gait, path, s[id].facing);
    return;
  }
}

void done_moving(const RealisticBattle& b, State& s, Play& play) {
  for (FigureId id : everyone(s)) {
    if (may_be_ordered(s, id)) carry_on(b, s, play, id);
  }
  if (s.active == s.first) {
    s.active = other(s.first);
    return;
  }
  settle_gaits(b, s);
  s.phase = Phase::aim;
  s.active = s.first;
}

}  // namespace

NoMove cannot_move(const RealisticBattle& b, const State& s, FigureId id, Gait gait, const Path& path, Angle facing) {
  using By = NoMove::By;
  if (gait == Gait::stand || !has_gait(b, s, id, gait)) return {By::no_gait};  // MER-R-A02
  if (!may_change(b, s, id, gait)) return {By::gait_step};                     // MER-R-003
  const Length way = length(s[id].at, path);
  if (way.units == 0) return {By::no_way};
  if (way > most(b, s, id, gait)) return {By::too_far};  // MER-R-002
  const Turning turned = turning(b, s, id, gait, path, facing);
  if (turned != Turning::fine) return {turned == Turning::too_much ? By::turn : By::not_straight};
  if (const NoMove no = on_the_ground(b, s, id, gait, path)) return no;
  if (const WhyNot o = obstruction({b, s}, id, path)) return {By::obstructed, -1, o};
  // MER-R-A28 short of the pace only with an enemy in reach or where the way is closed
  if (way <= least(b, s, id, gait) && !reaches_anybody(b, s, id, path.end()) && !way_closed(b, s, id, path))
    return {By::too_short};
  return {};
}

void movement(const RealisticBattle& b, State& s, Play& play) {
  bool anybody = false;
  for (FigureId id : everyone(s)) anybody = anybody || may_be_ordered(s, id);
  const Choice order = anybody ? play.ask(MoveOrder(b, s)) : Choice{};
  switch (order.verb) {
    case MoveOrder::done: return done_moving(b, s, play);
    case MoveOrder::move:
      return go(b, s, play, order.figure, static_cast<Gait>(order.number), order.path, order.facing);
    case MoveOrder::climb:
    case MoveOrder::boost: return climb_over(b, s, play, order.figure, order.target, order.path);
    case MoveOrder::raise: return raise_ladder(s, play, order.figure, order.number);
    default: break;
  }
  s[order.figure].facing = bearing(order.path.end() - s[order.figure].at);
  s.man(order.figure).ordered = true;
  play.tell([&] {
    Event e;
    e.kind = "turned", e.rule = "MER-R-004", e.text = "{by} turns to the {way}.";
    e.by = order.figure, e.from = s[order.figure].at, e.path = order.path;
    return e;
  });
}

}  // namespace fyrd::merlin::realistic
