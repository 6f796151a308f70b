// Whom to name, and where to go.
#include "rulesets/nottingham/flight.h"
#include "rulesets/nottingham/quick.h"
#include "rulesets/nottingham/shoot.h"

namespace fyrd::nottingham {

namespace {

// The enemies nearest to somebody, at most four.
struct Nearby {
  std::array<FigureId, 4> ids{};
  std::array<Length, 4> gaps{};
  int count = 0;
};
Nearby nearest_enemies(const NottinghamBattle& b, const State& s, FigureId id) {
  Nearby near;
  for (FigureId other : everyone(s)) {
    if (!s[other].in_play() || !b.enemies(s, id, other)) continue;
    const Length far = distance(s[id].at, s[other].at);
    int at = near.count;
    while (at > 0 && far < near.gaps[static_cast<std::size_t>(at - 1)]) --at;
    if (at == 4) continue;
    near.count = std::min(4, near.count + 1);
    for (int i = near.count - 1; i > at; --i) {
      near.ids[static_cast<std::size_t>(i)] = near.ids[static_cast<std::size_t>(i - 1)];
      near.gaps[static_cast<std::size_t>(i)] = near.gaps[static_cast<std::size_t>(i - 1)];
    }
    near.ids[static_cast<std::size_t>(at)] = other;
    near.gaps[static_cast<std::size_t>(at)] = far;
  }
  return near;
}

}  // namespace

bool Quick::archer(FigureId id) const { return !bow_of(b_, s_, id).none(); }

bool Quick::near_enemy(FigureId id, Length far) const {
  for (FigureId other : everyone(s_)) {
    if (s_[other].in_play() && b_.enemies(s_, id, other) && distance(s_[id].at, s_[other].at) <= far) return true;
  }
  return false;
}

int Quick::reserve() const {
  int threats = 0;
  for (FigureId id : everyone(s_)) {
    if (s_[id].side == side_ && s_[id].in_play() && near_enemy(id, inches(5))) ++threats;
  }
  return std::min(threats, 2);
}

int Quick::promise(FigureId id) const {
  const Man& man = s_.man(id);
  const int tired = 30 * man.bound();
  if (s_.panics(id)) return 12 - tired / 2 + (b_.has(id, Skill::hero) ? 15 : 0);
  if (s_[id].pose == Pose::lying) return 45 - tired;
  const Nearby near = nearest_enemies(b_, s_, id);
  if (near.count == 0) return 0;
  const Length gap = near.gaps[0], stride = activation_allowance(b_, s_, id);
  int gain = 20;
  if (gap <= stride + inches(2)) gain = 60 + 6 * b_.warrior(id).profile.melee;
  if (archer(id)) gain = std::max(gain, 30 + 6 * b_.warrior(id).profile.ranged + (man.aiming > 0 ? 15 : 0) - gap.units / inches(2).units);
  if (goal(id)) gain += 10;
  return gain - tired;
}

Choice Quick::nominate() const {
  Choice c;
  int best = -15;
  for (FigureId id : everyone(s_)) {
    if (s_[id].side != side_ || !s_[id].in_play()) continue;
    if (const int gain = promise(id); gain > best) {
      best = gain;
      c.verb = NominateOrder::name;
      c.figure = id;
    }
  }
  // The last dice are worth more for a block than for a tired man's stroll.
  if (c.verb == NominateOrder::name && best < 25 && s_.band(side_).free <= reserve()) return {};
  return c;
}

void Quick::face_enemy(FigureId id, Point from, Choice& c) const {
  const Nearby near = nearest_enemies(b_, s_, id);
  c.facing = near.count > 0 ? bearing(s_[near.ids[0]].at - from) : s_[id].facing;
}

bool Quick::advance(FigureId id, Gait gait, Length allowed, Point to, Choice& c) const {
  const auto try_path = [&](const Path& path) {
    const Course way = course(b_, s_, id, path, gait);
    if (!way || way.needs(b_.inch()) > allowed || way.mark_count > 0) return false;
    c.verb = WalkOrder::go;
    c.path = path;
    face_enemy(id, path.end(), c);
    return true;
  };
  const Point here = s_[id].at;
  Path straight;
  straight.add(distance(here, to) <= allowed ? to : toward(here, to, allowed));
  if (try_path(straight)) return true;
  std::vector<Shape> windows;  // nobody walks through one; a shut door is opened when he gets there
  for (const Door& door : b_.doors) {
    if (door.shutter) windows.push_back(door.leaf.shape);
  }
  const Ways::Way way = b_.ways[s_.man(id).mounted].find(here, to, inches(60), windows);
  const Path& whole = way.found ? way.path : straight;
  for (const int percent : {100, 75, 50, 25}) {
    Path part;
    Point from = here;
    Length left = scaled(allowed, percent);
    for (const Point p : whole.all()) {
      const Length leg = distance(from, p);
      if (leg >= left) {
        part.add(toward(from, p, left));
        break;
      }
      part.add(p);
      left -= leg;
      from = p;
    }
    if (try_path(part)) return true;
  }
  return false;
}

Choice Quick::walk(const WalkOrder& order) const {
  const FigureId id = order.about;
  Choice best;
  const bool run = order.gait != Gait::activation;
  const Nearby near = nearest_enemies(b_, s_, id);
  if (near.count == 0) return best;
  const std::optional<Task> errand_for = task(id);
  const std::optional<Point> errand_at = goal(id);

  // Where could he strike from? Behind, beside and before each enemy near.
  int most = 0;
  if (!run) {
    const Hand hand{.by = id, .dice = 1};
    const auto judge_place = [&](Point at, FigureId foe, bool moves) {
      State then = s_;
      then[id].at = at;
      then[id].facing = bearing(s_[foe].at - at);
      if (moves) then.man(id).moved = then.man(id).moved_now = true;
      int gain = best_strike(then, hand).gain;
      if (const Plan shot = best_shot(then, hand); shot.gain > gain) gain = shot.gain;
      return gain;
    };
    for (int i = 0; i < near.count; ++i) {
      const FigureId foe = near.ids[static_cast<std::size_t>(i)];
      const Length stand_off = b_.bases[s_[id].base].radius + b_.bases[s_[foe].base].radius + inches(1) / 4;
      const bool reachable = near.gaps[static_cast<std::size_t>(i)] <= order.allowed + stand_off + inches(1) && s_[foe].pose != Pose::away;
      // staying, and turning to him
      if (i < 2 || archer(id)) {
        if (const int gain = judge_place(s_[id].at, foe, false); gain > most) {
          most = gain;
          best = {};
          best.verb = WalkOrder::turn;
          best.facing = bearing(s_[foe].at - s_[id].at);
        }
      }
      if (!reachable || (archer(id) && near.gaps[0] > inches(3))) continue;
      const Angle to_me = bearing(s_[id].at - s_[foe].at);
      const Angle sides[] = {to_me, s_[foe].facing + degrees(180), s_[foe].facing + degrees(110), s_[foe].facing - degrees(110)};
      for (const Angle way : sides) {
        const Point place = s_[foe].at + along(way, stand_off);
        if (distance(s_[id].at, place) > order.allowed) continue;
        const int gain = judge_place(place, foe, true);
        if (gain <= most) continue;
        Choice c;
        if (!advance(id, order.gait, order.allowed, place, c) || c.path.end() != place) continue;
        most = gain;
        best = c;
        best.facing = bearing(s_[foe].at - place);
      }
    }
  }
  if (most >= 12 && !(errand_at && most < 30)) return best;
  if (!run && errand_for && errand_for->then) return {};  // he has hold of it, and it moves with a run only
  const Point to = errand_at ? *errand_at : s_[near.ids[0]].at;
  if (archer(id) && !errand_at && most > 0) return best;
  Choice c;
  if (order.allowed.units > 0 && advance(id, order.gait, order.allowed, to, c)) return c;
  if (best.verb == WalkOrder::stay) {
    best.verb = WalkOrder::turn;
    face_enemy(id, s_[id].at, best);
  }
  return best;
}

}  // namespace fyrd::nottingham
