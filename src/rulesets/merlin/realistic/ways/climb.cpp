// Steps of the ground, and who gets up or down them (MER-R-005, MER-R-A45, A46).
#include "rulesets/merlin/realistic/ways/climb.h"

#include <cstdlib>

#include "rulesets/merlin/realistic/table/castle.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::realistic {

Length highest_step(const Ground& ground, Point from, Point to) {
  Length highest;
  const Extent box = extent(from, to);
  const Length whole = distance(from, to);
  constexpr Length beside{8};  // so near an edge that no slope rises by a step
  for (const Piece& piece : ground.pieces()) {
    if (!(piece.floor || piece.ramp) || !extent(piece.solid.shape).meets(box)) continue;
    const auto stretch = inside(piece.solid.shape, from, to);
    if (!stretch) continue;
    for (const Length edge : {stretch->from, stretch->to}) {
      const Length before = max(edge - beside, {}), after = min(edge + beside, whole);
      const Length step = ground.elevation(toward(from, to, after)) -
                          ground.elevation(before.units == 0 ? from : toward(from, to, before));
      highest = max(highest, Length{std::abs(step.units)});
    }
  }
  return highest;
}

int rough_on_way(const MerlinBattle& b, Point from, Point to) {
  const Extent box = extent(from, to);
  const auto& pieces = b.ground.pieces();
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (!b.traits[pieces[i].kind].rough || !extent(pieces[i].solid.shape).meets(box)) continue;
    if (inside(pieces[i].solid.shape, from, to)) return static_cast<int>(i);
  }
  return -1;
}

bool in_rough(const MerlinBattle& b, Point at) {
  for (const Piece& piece : b.ground.pieces()) {
    if (b.traits[piece.kind].rough && contains(piece.solid.shape, at)) return true;
  }
  return false;
}

namespace {

NoClimb::By helper_fault(const RealisticBattle& b, const State& s, FigureId id, FigureId helper) {
  using By = NoClimb::By;
  if (helper.none()) return By::needs_help;
  if (s[helper].side != s[id].side || helper == id || !s.fights(helper)) return By::helper_gone;
  if (s.man(helper).ordered || s.man(helper).busy || slowest(b, s, helper) != Gait::stand) return By::helper_used;
  // MER-R-A45 a helper touches the climber's place
  return within(b.disc_of(s[id]), b.disc_of(s[helper]), touching) ? By::nothing : By::helper_far;
}

}  // namespace

NoClimb cannot_climb(const RealisticBattle& b, const State& s, FigureId id, FigureId helper, const Path& path) {
  using By = NoClimb::By;
  const Figure& f = s[id];
  if (path.count != 1) return {By::not_straight};
  if (slowest(b, s, id) != Gait::stand) return {By::pace};  // MER-R-003 nobody climbs out of a run
  const Length up = b.ground.elevation(path.end()) - f.elevation, height{std::abs(up.units)};
  const int ladder = ladder_between(b, s, id, path.end());
  if (ladder < 0 && highest_step(b.ground, f.at, path.end()) <= b.numbers.level_walk) return {By::no_step};
  // MER-R-005 no other move: from one side of the edge to the other
  if (ladder < 0 && length(f.at, path) > 2 * b.radius(f) + b.common.contact) return {By::too_far};
  if (obstruction({b, s}, id, path)) return {By::no_room};
  // MER-R-A45 a height between two classes belongs to the higher one; down is like up, without a helper
  if (height <= b.numbers.level_climb) return {helper.none() ? By::nothing : By::helper_used};
  if (b.mounted(s, id)) return {By::rider};  // MER-R-A53
  if (ladder >= 0 && height <= b.numbers.storey) {
    const Work& work = s.works[static_cast<std::size_t>(ladder)];
    if (work.used == s.turn) return {By::ladder_used};  // MER-R-005 one figure a turn
    return {};
  }
  if (height > b.numbers.level_boost) return {By::needs_ladder};
  return up.units < 0 ? NoClimb{} : NoClimb{helper_fault(b, s, id, helper)};
}

Refusal climb_refusal(const RealisticBattle& b, FigureId id, FigureId helper, NoClimb no) {
  using By = NoClimb::By;
  const std::string& name = b[id].name;
  const std::string help = helper.none() ? "" : b[helper].name;
  switch (no.by) {
    case By::nothing: break;
    case By::pace: return {"too_fast", name + " is going too fast to climb.", "MER-R-003"};
    case By::not_straight: return {"not_straight", "A climb leads straight over one edge.", "MER-R-005"};
    case By::no_step: return {"no_step", "There is nothing to climb on that way; " + name + " can walk.", "MER-R-005"};
    case By::too_far:
      return {"too_far", name + " must stand at the edge to climb, and ends just beyond it.", "MER-R-005"};
    case By::no_room: return {"no_room", "There is no room for " + name + " there.", "MER-S-A13"};
    case By::needs_help:
      return {"needs_help", "That is too high for " + name + " alone: a friend must help him up.", "MER-R-005"};
    case By::needs_ladder:
      return {"needs_ladder", "That is too high to climb without a ladder or a stair.", "MER-R-005"};
    case By::ladder_used: return {"ladder_used", "Somebody has used that ladder this turn.", "MER-R-005"};
    case By::rider: return {"rider", name + " cannot take his horse up there.", "MER-R-A53"};
    case By::helper_gone: return {"no_helper", help + " cannot help " + name + ".", "MER-R-005"};
    case By::helper_far: return {"helper_far", help + " does not stand right beside " + name + ".", "MER-R-A45"};
    case By::helper_used:
      return {"helper_used", (help.empty() ? name : help) + " is not needed or has something else to do this turn.",
              "MER-R-A45"};
  }
  return {};
}

void climb_over(const RealisticBattle& b, State& s, Play& play, FigureId id, FigureId helper, const Path& path) {
  const int ladder = ladder_between(b, s, id, path.end());
  const bool needed =
      Length{std::abs((b.ground.elevation(path.end()) - s[id].elevation).units)} > b.numbers.level_climb;
  if (ladder >= 0 && needed) {
    Work& w = s.works[static_cast<std::size_t>(ladder)];
    w.used = s.turn;
    if (w.since == s.turn) return start_up(s, play, id, w, path.end());
  }
  const Point from = s[id].at;
  const bool up = b.ground.elevation(path.end()) > s[id].elevation;
  walk(b, s, id, path);
  // MER-R-005 a whole turn, without any other move or attack
  s.man(id).ordered = s.man(id).busy = true;
  if (!helper.none()) s.man(helper).ordered = s.man(helper).busy = true;  // MER-R-A45
  play.tell([&] {
    Event e;
    e.kind = "climbed", e.rule = "MER-R-005", e.by = id, e.at = helper, e.from = from, e.path = path;
    e.text = helper.none() ? (up ? "{by} climbs up." : "{by} climbs down.") : "{at} helps {by} up.";
    return e;
  });
}

}  // namespace fyrd::merlin::realistic
