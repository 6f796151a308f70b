// One figure at a time goes its way at its pace (MER-R-001 … MER-R-006, MER-R-A28 … A30, A51).
#include "rulesets/merlin/realistic/deeds/move.h"

#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/deeds/order.h"
#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/ways/climb.h"
#include "rulesets/merlin/realistic/ways/fallen.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/table/cover.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::realistic {

bool may_be_ordered(Here here, FigureId id) {
  return here.s.fights(id) && here[id].side == here.s.active && !here.man(id).ordered;
}

namespace {

constexpr Reason too_short{
    "too_short", "At a {thing} {by} goes more than {most}, unless an enemy comes into his reach or the way is closed.",
    "MER-R-A28", cure::longer_way};

// MER-R-A28 nothing more is possible straight ahead.
bool way_closed(Here here, FigureId id, const Path& path) {
  const auto& [b, s] = here;
  const Point end = path.end(), before = path.before_end(s[id].at);
  const Point ahead = end + with_length(end - before, b.common.contact / 4);
  const Shape base = b.base(s[id], end);
  if (!b.ground.step(base, end, ahead).free) return true;
  for (FigureId other : others(s, id)) {
    if (overlap(Disc{ahead, b.radius(s[id])}, here.disc(other))) return true;
  }
  if (rough_on_way(b, end, ahead) || highest_step(b.ground, end, ahead) > touching) return true;
  return find_work(s, [&](const Work& w) {
           return is_closed_gate(here.b, w) && !sweep(base, end, ahead, shape_of(here.b, w)).free;
         }) >= 0;
}

WhyNot on_the_ground(Here here, FigureId id, Gait gait, const Path& path) {
  static constexpr Reason step_up{"too_high", "There is a step on that way that must be climbed.", "MER-R-005"};
  static constexpr Reason rough{"walk_only", "Through {thing} everybody walks.", "MER-R-005"};
  static constexpr Reason fallen{"fallen", "The fallen lie in the way, and there is still fighting across them.",
                                 "MER-R-006"};
  const auto& [b, s] = here;
  Point from = s[id].at;
  for (Point to : path.all()) {
    // MER-R-005 in woods, on rough ground and over low steps everybody walks; higher ones are climbed
    const Length step = highest_step(b.ground, from, to);
    if (step > b.numbers.level_walk) return {&step_up, id};
    if (gait != Gait::walk && step > touching) return {.reason = &rough, .by = id, .thing = "a step"};
    if (const Piece* wood = gait == Gait::walk ? nullptr : rough_on_way(b, from, to))
      return {.reason = &rough, .by = id, .thing = wood->name.c_str()};
    from = to;
  }
  if (const WhyNot no = cannot_pass_works(here, id, gait, path)) return no;
  if (!mounted(here, id) && !fought_across(here, id, path).none()) return {&fallen, id};
  return {};
}

void go(Now now, FigureId id, Gait gait, const Path& ordered, Angle facing) {
  const auto& [b, s, play] = now;
  const Point from = s[id].at;
  const Angle before = s[id].facing;
  Man& man = s.man(id);
  man.pace = gait;
  man.ordered = true;
  const Stumble stumble = stumbles(now, id, ordered);
  const Path& path = stumble.body.none() ? ordered : stumble.until;
  walk(b, s, id, path);
  s[id].facing = gait == Gait::run ? before : facing;  // MER-R-A30
  man.since = moved_at(s, s[id].side);                 // MER-B-A21
  man.charged = charged_from(now, id, from, gait);     // MER-R-A07
  if (s.work_count > 0) take_stairs(b, s, id, from, path);
  if (!path.empty())
    play.tell("moved", "MER-R-002",
              gait == Gait::walk   ? "{by} walks {length} {way}."
              : gait == Gait::trot ? "{by} trots {length} {way}."
              : mounted(now, id)   ? "{by} gallops {length} {way}."
                                   : "{by} runs {length} {way}.",
              {.by = id, .length = length(from, path), .from = from, .path = &path});
  if (!stumble.body.none()) fall_over(now, id, stumble.body);  // MER-R-006
}

// MER-R-A51 who cannot come to a stand yet goes on: straight ahead, and no further than his slowest pace makes him.
void carry_on(Now now, FigureId id) {
  const Gait gait = slowest(now, id);
  if (gait == Gait::stand) return;
  const Length way = least(now, id, gait) + Length{1};
  now.man(id).pace = gait;
  if (way <= Length{1}) return;  // a walk may be as short as he likes
  const Angle facing = now[id].facing;
  constexpr int parts = 16;
  for (int i = parts; i > 0; --i) {
    const Path path = straight(now[id].at + along(facing, way * i / parts));
    const WhyNot no = cannot_move(now, id, gait, path, facing);
    if (!no || no.is(too_short)) return go(now, id, gait, path, facing);
  }
}

void done_moving(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : everyone(s)) {
    if (may_be_ordered(now, id)) carry_on(now, id);
  }
  if (s.active == s.first) {
    s.active = other(s.first);
    return;
  }
  settle_gaits(b, s);
  s.phase = Phase::aim;
  s.active = s.first;
}

void turn(Now now, FigureId id, const Path& path) {
  now[id].facing = bearing(path.end() - now[id].at);
  now.man(id).ordered = true;
  now.play.tell("turned", "MER-R-004", "{by} turns to the {way}.", {.by = id, .from = now[id].at, .path = &path});
}

}  // namespace

WhyNot cannot_move(Here here, FigureId id, Gait gait, const Path& path, Angle facing) {
  static constexpr Reason no_such_pace{"no_such_pace", "{by} has no such pace.", "MER-R-A02"};
  static constexpr Reason one_step[] = {
      {"pace", "{by} stands and cannot {thing} yet: one step of pace a turn.", "MER-R-003"},
      {"pace", "{by} went at a walk and cannot {thing} yet: one step of pace a turn.", "MER-R-003"},
      {"pace", "{by} went at a trot and cannot {thing} yet: one step of pace a turn.", "MER-R-003"},
      {"pace", "{by} went at a run and cannot {thing} yet: one step of pace a turn.", "MER-R-003"}};
  static constexpr Reason no_way{"no_way", "That way leads nowhere: {by} would stay where he is.", "MER-R-002"};
  static constexpr Reason too_far{"too_far", "That way is {length} long; at a {thing} {by} goes {most}.", "MER-R-002"};
  static constexpr Reason too_much{"turns_too_much", "{by} cannot turn so much at a trot.", "MER-R-004",
                                   cure::turns_less};
  static constexpr Reason not_straight{"not_straight", "At a run {by} goes straight on, the way he looks.",
                                       "MER-R-A30"};
  if (gait == Gait::stand || !has_gait(here, id, gait)) return {&no_such_pace, id};  // MER-R-A02
  if (!may_change(here, id, gait))                                                   // MER-R-003
    return {.reason = &one_step[static_cast<int>(here.man(id).gait)], .by = id, .thing = gait_name(gait)};
  const Length way = length(here[id].at, path), far = most(here, id, gait);
  if (way.units == 0) return {&no_way, id};
  if (way > far)  // MER-R-002
    return {.reason = &too_far, .by = id, .thing = gait_name(gait), .length = way, .most = far};
  const Turning turned = turning(here, id, gait, path, facing);
  if (turned != Turning::fine) return {turned == Turning::too_much ? &too_much : &not_straight, id};
  if (const WhyNot no = on_the_ground(here, id, gait, path)) return no;
  if (const WhyNot no = obstruction(here, id, path)) return no;
  // MER-R-A28 short of the pace only with an enemy in reach or where the way is closed
  const Length near = least(here, id, gait);
  if (way <= near && !reaches_anybody(here, id, path.end()) && !way_closed(here, id, path))
    return {.reason = &too_short, .by = id, .thing = gait_name(gait), .most = near};
  return {};
}

void movement(Now now) {
  bool anybody = false;
  for (FigureId id : everyone(now.s)) anybody = anybody || may_be_ordered(now, id);
  const Choice order = anybody ? now.play.ask(MoveOrder(now)) : Choice{};
  switch (order.verb) {
    case MoveOrder::done: return done_moving(now);
    case MoveOrder::move: return go(now, order.figure, static_cast<Gait>(order.number), order.path, order.facing);
    case MoveOrder::turn: return turn(now, order.figure, order.path);
    case MoveOrder::climb:
    case MoveOrder::boost: return climb_over(now, order.figure, order.target, order.path);
    case MoveOrder::raise: return raise_ladder(now, order.figure, order.number);
  }
}

}  // namespace fyrd::merlin::realistic
