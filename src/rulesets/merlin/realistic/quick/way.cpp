// The ways of the quick player: straight ahead at a run, nearer to a place, over a step, around what is in the way.
#include "rulesets/merlin/realistic/deeds/move.h"
#include "rulesets/merlin/realistic/deeds/order.h"
#include "rulesets/merlin/realistic/quick/player.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/ways/climb.h"
#include "rulesets/merlin/realistic/ways/gait.h"

namespace fyrd::merlin::realistic {

bool Quick::goes(FigureId id, Gait gait, const Path& path, Angle facing, Choice& c) const {
  if (cannot_move(here_, id, gait, path, facing)) return false;
  c = {
      .verb = MoveOrder::move, .figure = id, .number = static_cast<std::int16_t>(gait), .facing = facing, .path = path};
  return true;
}

bool Quick::legal(FigureId id, Gait gait, Point to, Angle facing, Choice& c) const {
  if (to == here_[id].at || (holds_fort(id) && !inside_fort(here_.b, to))) return false;
  return goes(id, gait, straight(to), facing, c);
}

// Where somebody comes into reach straight ahead at a run.
bool Quick::run_into(FigureId id, FigureId foe, Length reach, Point& to) const {
  const Vec ahead = along(here_[id].facing, inches(1)), there = here_[foe].at - here_[id].at;
  const std::int64_t unit = inches(1).units;
  const std::int64_t forward = dot(ahead, there) / unit, aside = cross(ahead, there) / unit;
  const std::int64_t wide = (reach + here_.b.radius(here_[id]) + here_.b.radius(here_[foe]) - Length{20}).units;
  if (forward <= 0 || aside * aside >= wide * wide) return false;
  const Length way{static_cast<std::int32_t>(forward - square_root(wide * wide - aside * aside))};
  if (way.units <= 0 || way > most(here_, id, Gait::run)) return false;
  to = here_[id].at + along(here_[id].facing, way);
  return true;
}

// A loss nearby is felt: better not to stand together before it is needed.
bool Quick::crowded(FigureId id, Point at) const {
  for (FigureId f : ours()) {
    if (f != id && here_.s.fights(f) &&
        within(Disc{at, here_.b.radius(here_[id])}, here_.disc(f), here_.b.numbers.near))
      return true;
  }
  return false;
}

// Nearer to a place at the best pace, looking there.
bool Quick::approach(FigureId id, Point goal, Length keep, Gait fastest, Choice& c) const {
  const Figure& f = here_[id];
  const Length far = distance(f.at, goal) - keep;
  const Angle ahead = bearing(goal - f.at);
  if (far.units <= 0) return false;
  if (!here_.b.ground.step(here_.b.base(f), f.at, goal).free && around(id, goal, keep, c)) return true;
  for (const Gait gait : {Gait::run, Gait::trot, Gait::walk}) {
    if (gait > fastest || !may_change(here_, id, gait)) continue;
    const Length way = min(most(here_, id, gait), far);
    if (gait == Gait::run) {
      const int off = between(ahead, f.facing);
      if (off > (far > 2 * way ? 5461 : 2500)) continue;
      for (Length run = way; run > least(here_, id, gait); run -= inches(2)) {
        if (legal(id, gait, f.at + along(f.facing, run), f.facing, c)) return true;
      }
      continue;
    }
    for (const bool apart : {true, false}) {
      static constexpr int tries[] = {0, 2730, -2730, 5461, -5461, 10923, -10923};
      for (const int turn : tries) {
        const Angle to{static_cast<std::uint16_t>(ahead.turn + turn)};
        const Point there = f.at + along(to, way);
        if (apart && crowded(id, there)) continue;
        if (legal(id, gait, there, gait == Gait::walk ? bearing(goal - there) : to, c)) return true;
      }
    }
  }
  return over(id, goal, c) || up_to_step(id, goal, c) || around(id, goal, keep, c);
}

// As near to a step as a walk leads.
bool Quick::up_to_step(FigureId id, Point goal, Choice& c) const {
  const Figure& f = here_[id];
  if (!may_change(here_, id, Gait::walk)) return false;
  for (Length way = here_.b.numbers.walk * 3 / 4; way >= here_.b.numbers.walk / 8; way = way / 2) {
    if (legal(id, Gait::walk, toward(f.at, goal, way), bearing(goal - f.at), c)) return true;
  }
  return false;
}

bool Quick::climbs(FigureId id, FigureId helper, Point to, Choice& c) const {
  if (cannot_climb(here_, id, helper, straight(to))) return false;
  c = {.verb = helper.none() ? MoveOrder::climb : MoveOrder::boost,
       .figure = id,
       .target = helper,
       .path = straight(to)};
  return true;
}

// Over a step.
bool Quick::over(FigureId id, Point goal, Choice& c) const {
  const Figure& f = here_[id];
  const Point to = toward(f.at, goal, climbing_step(here_.b, f));
  return (!holds_fort(id) || inside_fort(here_.b, to)) && climbs(id, nobody, to, c);
}

// Around what is in the way: as much of the shortest way as a walk allows, or less where somebody stands.
bool Quick::around(FigureId id, Point goal, Length keep, Choice& c) const {
  const Figure& f = here_[id];
  if (!may_change(here_, id, Gait::walk)) return false;
  const auto way = here_.b.ways[f.base].find(f.at, goal, here_.b.ground.width() + here_.b.ground.depth());
  if (!way.found) return false;
  for (Length walk = min(here_.b.numbers.walk, way.length - keep); walk >= here_.b.numbers.walk / 4;
       walk -= here_.b.numbers.walk / 4) {
    const Path path = first_part(f.at, way.path, walk);
    if (goes(id, Gait::walk, path, bearing(path.end() - path.before_end(f.at)), c)) return true;
  }
  return false;
}

bool Quick::face(FigureId id, Point to, Choice& c) const {
  if (slowest(here_, id) != Gait::stand || to == here_[id].at) return false;
  c = {.verb = MoveOrder::turn, .figure = id, .path = straight(to)};
  return true;
}

}  // namespace fyrd::merlin::realistic
