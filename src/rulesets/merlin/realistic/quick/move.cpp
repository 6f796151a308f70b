// Movement of the quick player: shooters to their range, the others to where a fight promises more than it costs.
#include <algorithm>
#include <limits>

#include "rulesets/merlin/realistic/quick/player.h"

namespace fyrd::merlin::realistic {

constexpr int hopeless = std::numeric_limits<int>::min() / 2;
constexpr int pinned = 50;  // how much it counts to stand close, beside what an exchange of blows promises

// To where the exchange of blows promises most, if anywhere it promises enough; that may be where he stands.
bool Quick::attack(FigureId id, FigureId near, Choice& c) const {
  const Length reach = longest_reach(b_, s_, id);
  const Gait fastest = may_change(b_, s_, id, Gait::run)    ? Gait::run
                       : may_change(b_, s_, id, Gait::trot) ? Gait::trot
                                                            : Gait::walk;
  const bool walks = may_change(b_, s_, id, Gait::walk);
  int best = patient() ? 0 : hopeless;
  bool found = false;
  const Length far = most(b_, s_, id, fastest) + reach;
  const bool engaged = in_anybodys_reach(b_, s_, id) || reaches_anybody(b_, s_, id, s_[id].at);
  if (!engaged &&
      std::none_of(others().begin(), others().end(), [&](FigureId e) { return gap_at_least(id, e) <= far; }))
    return false;
  const Besets beset = beset_without(id);
  if (engaged) {
    if (!face(id, s_[near].at, c)) return false;
    best = exchange(s_, id, beset, hopeless), found = true;
  }
  State there = s_;
  const auto weigh = [&](Gait gait, Point to, Angle facing, int more) {
    if (to == s_[id].at) return;
    there[id].at = to, there[id].facing = facing, there[id].elevation = b_.ground.elevation(to);
    there.man(id).pace = gait;
    const int promise = exchange(there, id, beset, best - more) + more;
    Choice tried;
    if (promise > best && legal(id, gait, to, facing, tried)) best = promise, c = tried, found = true;
  };
  const bool pins = s_.active == s_.first || winning();  // whom he stands close to does not step out of his reach
  for (FigureId e : others()) {
    if (gap_at_least(id, e) > far) continue;
    const Length g = gap(id, e), touch = b_.radius(s_[id]) + b_.radius(s_[e]);
    if (g > far || (s_.routs(e) && few(e))) continue;
    if (Point to; fastest == Gait::run && g > reach && run_into(id, e, reach, to))
      weigh(Gait::run, to, s_[id].facing, 0);
    const Angle back = bearing(s_[id].at - s_[e].at);
    for (const bool close : {false, true}) {
      if (close && !pins) continue;
      const Length apart = touch + (close ? b_.common.contact * 4 / 5 : reach - Length{20});
      static constexpr int around[] = {0, 6000, -6000, 13000, -13000, 22000, -22000, 32768};
      for (const int turn : std::span(around).first(g <= b_.numbers.walk && !close ? 8 : 3)) {
        const Point to = s_[e].at + along({static_cast<std::uint16_t>(back.turn + turn)}, apart);
        const Length way = distance(s_[id].at, to);
        if (g > reach && may_change(b_, s_, id, Gait::trot) && way <= most(b_, s_, id, Gait::trot)) {
          weigh(Gait::trot, to, bearing(to - s_[id].at), close ? pinned : 0);
        } else if (walks && (g <= reach || way <= b_.numbers.walk)) {
          const Point near_by = way <= b_.numbers.walk ? to : toward(s_[id].at, to, b_.numbers.walk - Length{2});
          weigh(Gait::walk, near_by, bearing(s_[e].at - near_by), close ? pinned : 0);
        }
      }
    }
  }
  return found;
}

bool Quick::shooter_order(FigureId id, FigureId foe, Choice& c) const {
  const Point there = s_[foe].at;
  const Kit& kit = b_.kit(id);
  if (kit.missile == Missile::javelin) {
    if (gap(id, foe) < b_.numbers.range[0] && approach(id, there, b_.numbers.walk, Gait::walk, c)) return true;
  } else if (s_.man(id).loading > 0 || has_target(id)) {
    return face(id, there, c);
  }
  const Length range = b_.numbers.range[static_cast<int>(kit.missile)];
  const Length keep = range + b_.radius(s_[id]) + b_.radius(s_[foe]) - b_.common.contact;
  const bool far = gap(id, foe) > range + b_.numbers.walk * 3;
  if (approach(id, there, gap(id, foe) > range ? keep : b_.numbers.walk * 2, far ? Gait::run : Gait::walk, c))
    return true;
  return face(id, there, c);
}

bool Quick::order(FigureId id, Choice& c) const {
  const FigureId foe = nearest_foe(id);
  if (foe.none()) return false;
  const Point there = s_[foe].at;
  const Length reach = longest_reach(b_, s_, id);
  if (shoots(id)) {
    if (gap(id, foe) <= reach && s_.fights(foe)) return face(id, there, c);  // stand and fight
    return shooter_order(id, foe, c);
  }
  const bool spared = kept_back(id);
  const bool castle = s_.work_count > 0;
  if (castle && (holds_fort(id) ? man_wall(id, c) : !spared && storm(id, c))) return true;
  if ((!spared || in_anybodys_reach(b_, s_, id)) && attack(id, foe, c)) return true;
  if (b_.objective && !(castle && spared)) {  // there, and then to whoever disputes it
    const Point middle{(b_.objective->low.x + b_.objective->high.x) / 2,
                       (b_.objective->low.y + b_.objective->high.y) / 2};
    if (!b_.objective->contains(s_[id].at)) {
      if (approach(id, middle, {}, b_.mounted(s_, id) ? Gait::trot : Gait::run, c)) return true;
    } else if (!castle) {
      return face(id, there, c);
    }
  }
  if (b_.mounted(s_, id) && !spared) return ride(id, c);
  const bool waits = patient() && gap(id, foe) + b_.numbers.walk < common_gap();  // for the rest
  if (waits && face(id, there, c)) return true;
  const FigureId goal = quarry(id);
  const Length keep = spared ? b_.numbers.walk * 4 : kept(id, goal);
  const bool far = gap(id, goal) > b_.numbers.walk * (patient() ? 4 : presses() ? 1 : 2);
  if (approach(id, s_[goal].at, keep + b_.radius(s_[id]) + b_.radius(s_[goal]), far ? Gait::run : Gait::walk, c))
    return true;
  return face(id, there, c);
}

// How far he stays from an enemy until it pays to strike: out of his reach.
Length Quick::kept(FigureId id, FigureId foe) const {
  const Length reach = longest_reach(b_, s_, id);
  return presses() ? reach : max(reach, longest_reach(b_, s_, foe)) + b_.common.contact;
}

// Riders hunt those who shoot and whoever is near, and in the end join the others.
bool Quick::ride(FigureId id, Choice& c) const {
  FigureId hunted = winning() ? quarry(id) : nobody;
  Length least = longest;
  for (FigureId e : others()) {
    if (winning()) break;
    const Length g = gap(id, e) + detour(e) - (shoots(e) && !s_.routs(e) ? b_.numbers.walk * 5 : Length{});
    if (g < least) hunted = e, least = g;
  }
  const bool far = gap(id, hunted) > most(b_, s_, id, Gait::run) + longest_reach(b_, s_, id);
  const Length keep = kept(id, hunted) + b_.radius(s_[id]) + b_.radius(s_[hunted]);
  return approach(id, s_[hunted].at, keep, far ? Gait::run : Gait::trot, c) || face(id, s_[hunted].at, c);
}

Choice Quick::move_order() const {
  std::uint64_t left_out = 0;
  for (std::size_t tries = 0; tries < mine_count_; ++tries) {
    FigureId first = nobody;  // the foremost makes room for those behind
    Length least = longest;
    for (FigureId id : ours()) {
      if (!may_be_ordered(s_, id) || (left_out & bit(id))) continue;
      const FigureId foe = nearest_foe(id);
      const Length g = foe.none() ? Length{} : gap(id, foe);
      if (first.none() || g < least) first = id, least = g;
    }
    if (first.none()) break;
    Choice c;
    if (order(first, c)) return c;
    left_out |= bit(first);
  }
  return {};
}

}  // namespace fyrd::merlin::realistic
