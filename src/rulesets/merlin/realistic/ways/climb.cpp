// Steps of the ground, and who gets up or down them (MER-R-005, MER-R-A45, A46, A53).
#include "rulesets/merlin/realistic/ways/climb.h"

#include <cstdlib>

#include "core/figures/places.h"
#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/table/cover.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::realistic {

namespace {

constexpr Reason helper_used{"helper_used", "{at} is not needed or has something else to do this turn.", "MER-R-A45"};

WhyNot cannot_help(Here here, FigureId helper, FigureId id) {
  static constexpr Reason needs_help{"needs_help", "That is too high for {by} alone: a friend must help him up.",
                                     "MER-R-005"};
  static constexpr Reason no_helper{"no_helper", "{at} cannot help {by}.", "MER-R-005"};
  static constexpr Reason helper_far{"helper_far", "{at} does not stand right beside {by}.", "MER-R-A45"};
  if (helper.none()) return {&needs_help, id};
  if (here[helper].side != here[id].side || helper == id || !here.s.fights(helper)) return {&no_helper, id, helper};
  if (here.man(helper).ordered || here.man(helper).busy || slowest(here, helper) != Gait::stand)
    return {&helper_used, id, helper};
  if (!in_reach(here, id, helper, touching)) return {&helper_far, id, helper};  // MER-R-A45 beside the climber's place
  return {};
}

Length height_to(Here here, FigureId id, Point to) { return here.b.ground.elevation(to) - here[id].elevation; }

}  // namespace

Length climbing_step(const RealisticBattle& b, const Figure& f) { return 2 * b.radius(f) + b.common.contact; }

std::vector<Point> climb_places(Here here, FigureId id, bool all_of_them) {
  const auto& [b, s] = here;
  const Point from = s[id].at;
  const Length step = climbing_step(b, s[id]), radius = b.radius(s[id]);
  std::vector<Point> all;
  for (const Work& w : s.all_works()) {
    if (!w.up || !trait_of(b, w).ladder || !within(here.base(id), shape_of(b, w), touching)) continue;
    const Ends ends = ends_of(b, w);
    const bool below = s[id].elevation + b.numbers.level_walk < piece_of(b, w).solid.top;
    const Vec on = with_length(below ? ends.head - ends.foot : ends.foot - ends.head, radius), aside{-on.y, on.x};
    for (const Vec beside : {Vec{}, aside, -aside}) all.push_back((below ? ends.head : ends.foot) + on + beside);
  }
  const auto over = [&](Point to) {
    if (highest_step(b.ground, from, to) > b.numbers.level_walk) all.push_back(to);
  };
  for (const Piece& piece : b.ground.pieces()) {  // the shortest way over each edge in reach
    if (!piece.floor || contains(piece.solid.shape, from)) continue;
    const Nearest edge = nearest(disc(from, {}), piece.solid.shape);
    if (edge.gap < step && edge.on_b != from) over(toward(from, edge.on_b, step));
  }
  each_place(from, 16, {step}, [&](Point to, Angle, Length) { over(to); });
  if (all_of_them)
    each_place(from, 64, {step * 9 / 10, step * 4 / 5, step * 7 / 10, step * 3 / 5, step / 2, step * 2 / 5},
               [&](Point to, Angle, Length) { over(to); });
  return all;
}

WhyNot cannot_climb(Here here, FigureId id, FigureId helper, const Path& path) {
  static constexpr Reason not_straight{"not_straight", "A climb leads straight over one edge.", "MER-R-005"};
  static constexpr Reason too_fast{"too_fast", "{by} is going too fast to climb.", "MER-R-003", cure::slower};
  static constexpr Reason no_step{"no_step", "There is nothing to climb on that way; {by} can walk.", "MER-R-005"};
  static constexpr Reason too_far{"too_far", "{by} must stand at the edge to climb, and ends just beyond it.",
                                  "MER-R-005"};
  static constexpr Reason no_room{"no_room", "There is no room for {by} there.", "MER-S-A13", cure::with_room};
  static constexpr Reason rider{"rider", "{by} cannot take his horse up there.", "MER-R-A53"};
  static constexpr Reason ladder_used{"ladder_used", "Somebody has used that ladder this turn.", "MER-R-005"};
  static constexpr Reason needs_ladder{"needs_ladder", "That is too high to climb without a ladder or a stair.",
                                       "MER-R-005"};
  const auto& [b, s] = here;
  const Figure& f = s[id];
  if (path.count != 1) return {&not_straight, id};
  if (slowest(here, id) != Gait::stand) return {&too_fast, id};  // MER-R-003 nobody climbs out of a run
  const Length up = height_to(here, id, path.end()), height{std::abs(up.units)};
  const int ladder = ladder_between(here, id, path.end());
  if (ladder < 0 && highest_step(b.ground, f.at, path.end()) <= b.numbers.level_walk) return {&no_step, id};
  // MER-R-005 no other move: from one side of the edge to the other
  if (ladder < 0 && length(f.at, path) > climbing_step(b, f)) return {&too_far, id};
  if (obstruction(here, id, path) || closed_gate(here, id, path) >= 0) return {&no_room, id};
  // MER-R-A45 a height between two classes belongs to the higher one; down is like up, without a helper
  const bool alone = height <= b.numbers.level_climb || ladder >= 0 || up.units < 0;
  if (alone && !helper.none()) return {&helper_used, id, helper};
  if (height <= b.numbers.level_climb) return {};
  if (mounted(here, id)) return {&rider, id};  // MER-R-A53
  if (ladder >= 0)                             // MER-R-A45 a ladder is a storey, however high
    return s.works[ladder].used == s.turn ? WhyNot{&ladder_used, id} : WhyNot{};  // MER-R-005 one figure a turn
  if (height > b.numbers.level_boost) return {&needs_ladder, id};
  return alone ? WhyNot{} : cannot_help(here, helper, id);
}

void climb_over(Now now, FigureId id, FigureId helper, const Path& path) {
  const auto& [b, s, play] = now;
  const Length up = height_to(now, id, path.end());
  const int ladder = ladder_between(now, id, path.end());
  if (ladder >= 0 && Length{std::abs(up.units)} > b.numbers.level_climb) {
    Work& w = s.works[ladder];
    w.used = s.turn;
    if (w.since == s.turn) return start_up(now, id, w, path.end());
  }
  const Point from = s[id].at;
  walk(b, s, id, path);
  s.man(id).since = moved_at(s, s[id].side);  // MER-B-A21
  // MER-R-005 a whole turn, without any other move or attack
  s.man(id).ordered = s.man(id).busy = true;
  if (!helper.none()) s.man(helper).ordered = s.man(helper).busy = true;  // MER-R-A45
  play.tell("climbed", "MER-R-005",
            !helper.none() ? "{at} helps {by} up."
            : up.units > 0 ? "{by} climbs up."
                           : "{by} climbs down.",
            {.by = id, .at = helper, .from = from, .path = &path});
}

}  // namespace fyrd::merlin::realistic
