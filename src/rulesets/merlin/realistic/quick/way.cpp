// The ways of the quick player: straight ahead at a run, nearer to a place, over a step, around what is in the way.
#include "rulesets/merlin/realistic/quick/player.h"

namespace fyrd::merlin::realistic {

bool Quick::legal(FigureId id, Gait gait, Point to, Angle facing, Choice& c) const {
  c = {};
  c.verb = MoveOrder::move, c.figure = id, c.number = static_cast<std::int16_t>(gait), c.facing = facing;
  c.path.add(to);
  if (to == s_[id].at || (holds_fort(id) && !inside_fort(b_, to))) return false;
  return !cannot_move(b_, s_, id, gait, c.path, facing);
}

// Where somebody comes into reach straight ahead at a run.
bool Quick::run_into(FigureId id, FigureId foe, Length reach, Point& to) const {
  const Vec ahead = along(s_[id].facing, inches(1)), there = s_[foe].at - s_[id].at;
  const std::int64_t unit = inches(1).units;
  const std::int64_t forward = dot(ahead, there) / unit, aside = cross(ahead, there) / unit;
  const std::int64_t wide = (reach + b_.radius(s_[id]) + b_.radius(s_[foe]) - Length{20}).units;
  if (forward <= 0 || aside * aside >= wide * wide) return false;
  const Length way{static_cast<std::int32_t>(forward - square_root(wide * wide - aside * aside))};
  if (way.units <= 0 || way > most(b_, s_, id, Gait::run)) return false;
  to = s_[id].at + along(s_[id].facing, way);
  return true;
}

// A loss nearby is felt: better not to stand together before it is needed.
bool Quick::crowded(FigureId id, Point at) const {
  for (FigureId f : ours()) {
    if (f != id && s_.fights(f) && within(Disc{at, b_.radius(s_[id])}, b_.disc_of(s_[f]), b_.numbers.near)) return true;
  }
  return false;
}

// Nearer to a place at the best pace, looking there.
bool Quick::approach(FigureId id, Point goal, Length keep, Gait fastest, Choice& c) const {
  const Figure& f = s_[id];
  const Length far = distance(f.at, goal) - keep;
  const Angle ahead = bearing(goal - f.at);
  if (far.units <= 0) return false;
  if (!b_.ground.step(b_.base(f), f.at, goal).free && around(id, goal, keep, c)) return true;
  for (const Gait gait : {Gait::run, Gait::trot, Gait::walk}) {
    if (gait > fastest || !may_change(b_, s_, id, gait)) continue;
    const Length way = min(most(b_, s_, id, gait), far);
    if (gait == Gait::run) {
      const int off = between(ahead, f.facing);
      if (off > (far > 2 * way ? 5461 : 2500)) continue;
      for (Length run = way; run > least(b_, s_, id, gait); run -= inches(2)) {
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
  const Figure& f = s_[id];
  if (!may_change(b_, s_, id, Gait::walk)) return false;
  for (Length way = b_.numbers.walk * 3 / 4; way >= b_.numbers.walk / 8; way = way / 2) {
    if (legal(id, Gait::walk, toward(f.at, goal, way), bearing(goal - f.at), c)) return true;
  }
  return false;
}

// Over a step.
bool Quick::over(FigureId id, Point goal, Choice& c) const {
  const Figure& f = s_[id];
  c = {};
  c.verb = MoveOrder::climb, c.figure = id;
  c.path.add(toward(f.at, goal, 2 * b_.radius(f) + b_.common.contact));
  return (!holds_fort(id) || inside_fort(b_, c.path.end())) && !cannot_climb(b_, s_, id, nobody, c.path);
}

// Around what is in the way: as much of the shortest way as a walk allows, or less where somebody stands.
bool Quick::around(FigureId id, Point goal, Length keep, Choice& c) const {
  const Figure& f = s_[id];
  if (!may_change(b_, s_, id, Gait::walk)) return false;
  const auto way = b_.ways[f.base].find(f.at, goal, b_.ground.width() + b_.ground.depth());
  if (!way.found) return false;
  for (Length walk = min(b_.numbers.walk, way.length - keep); walk >= b_.numbers.walk / 4;
       walk -= b_.numbers.walk / 4) {
    c = {};
    c.verb = MoveOrder::move, c.figure = id, c.number = static_cast<std::int16_t>(Gait::walk);
    c.path = first_part(f.at, way.path, walk);
    c.facing = bearing(c.path.end() - c.path.before_end(f.at));
    if (!cannot_move(b_, s_, id, Gait::walk, c.path, c.facing)) return true;
  }
  return false;
}

bool Quick::face(FigureId id, Point to, Choice& c) const {
  if (slowest(b_, s_, id) != Gait::stand || to == s_[id].at) return false;
  c = {};
  c.verb = MoveOrder::turn, c.figure = id;
  c.path.add(to);
  return true;
}

}  // namespace fyrd::merlin::realistic
