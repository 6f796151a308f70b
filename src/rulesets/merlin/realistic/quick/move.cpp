// Movement of the quick player: shooters to their range, the others to where a fight promises more than it costs.
#include "rulesets/merlin/realistic/deeds/move.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/quick/player.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/table/cover.h"

namespace fyrd::merlin::realistic {

constexpr int hopeless = std::numeric_limits<int>::min() / 2;
constexpr int pinned = 50;  // how much it counts to stand close, beside what an exchange of blows promises

// To where the exchange of blows promises most, if anywhere it promises enough; that may be where he stands.
bool Quick::attack(FigureId id, FigureId near, Choice& c) const {
  const Length reach = longest_reach(here_, id);
  const Gait pace = fastest(here_, id);
  const bool walks = may_change(here_, id, Gait::walk);
  int best = patient() ? 0 : hopeless;
  bool found = false;
  const Length far = most(here_, id, pace) + reach;
  const bool engaged = in_anybodys_reach(here_, id) || reaches_anybody(here_, id, here_[id].at);
  if (!engaged && std::ranges::none_of(others(), [&](FigureId e) { return gap_at_least(id, e) <= far; })) return false;
  const Besets beset = beset_without(id);
  if (engaged) {
    if (!face(id, here_[near].at, c)) return false;
    best = exchange(here_, id, beset, hopeless), found = true;
  }
  State there = here_.s;
  const auto weigh = [&](Gait gait, Point to, Angle facing, int more) {
    if (to == here_[id].at) return;
    there[id].at = to, there[id].facing = facing, there[id].elevation = here_.b.ground.elevation(to);
    there.man(id).pace = gait;
    there.man(id).since = moved_at(there, me_);
    there.man(id).charged = charged_from({here_.b, there}, id, here_[id].at, gait);
    const int promise = exchange({here_.b, there}, id, beset, best - more) + more;
    Choice tried;
    if (promise > best && legal(id, gait, to, facing, tried)) best = promise, c = tried, found = true;
  };
  const bool pins =
      here_.s.active == here_.s.first || winning();  // whom he stands close to does not step out of his reach
  for (FigureId e : others()) {
    if (gap_at_least(id, e) > far) continue;
    const Length g = gap(id, e), touch = here_.b.radius(here_[id]) + here_.b.radius(here_[e]);
    if (g > far || (here_.s.routs(e) && few(e))) continue;
    if (Point to; pace == Gait::run && g > reach && run_into(id, e, reach, to))
      weigh(Gait::run, to, here_[id].facing, 0);
    const Angle back = bearing(here_[id].at - here_[e].at);
    for (const bool close : {false, true}) {
      if (close && !pins) continue;
      const Length apart = touch + (close ? here_.b.common.contact * 4 / 5 : reach - Length{20});
      static constexpr int around[] = {0, 6000, -6000, 13000, -13000, 22000, -22000, 32768};
      for (const int turn : std::span(around).first(g <= here_.b.numbers.walk && !close ? 8 : 3)) {
        const Point to = here_[e].at + along({static_cast<std::uint16_t>(back.turn + turn)}, apart);
        const Length way = distance(here_[id].at, to);
        if (g > reach && may_change(here_, id, Gait::trot) && way <= most(here_, id, Gait::trot)) {
          weigh(Gait::trot, to, bearing(to - here_[id].at), close ? pinned : 0);
        } else if (walks && (g <= reach || way <= here_.b.numbers.walk)) {
          const Point near_by =
              way <= here_.b.numbers.walk ? to : toward(here_[id].at, to, here_.b.numbers.walk - Length{2});
          weigh(Gait::walk, near_by, bearing(here_[e].at - near_by), close ? pinned : 0);
        }
      }
    }
  }
  return found;
}

bool Quick::shooter_order(FigureId id, FigureId foe, Choice& c) const {
  const Point there = here_[foe].at;
  const Kit& kit = here_.b.kit(id);
  if (kit.missile == Missile::javelin) {
    if (gap(id, foe) < here_.b.numbers.range[0] && approach(id, there, here_.b.numbers.walk, Gait::walk, c))
      return true;
  } else if (here_.man(id).loading > 0 || has_target(id)) {
    return face(id, there, c);
  }
  const Length range = realistic::range(here_.b, id);
  const Length keep = range + here_.b.radius(here_[id]) + here_.b.radius(here_[foe]) - here_.b.common.contact;
  const bool far = gap(id, foe) > range + here_.b.numbers.walk * 3;
  if (approach(id, there, gap(id, foe) > range ? keep : here_.b.numbers.walk * 2, far ? Gait::run : Gait::walk, c))
    return true;
  return face(id, there, c);
}

bool Quick::order(FigureId id, Choice& c) const {
  const FigureId foe = nearest_foe(id);
  if (foe.none()) return false;
  const Point there = here_[foe].at;
  const Length reach = longest_reach(here_, id);
  if (shoots(id)) {
    if (gap(id, foe) <= reach && here_.s.fights(foe)) return face(id, there, c);  // stand and fight
    return shooter_order(id, foe, c);
  }
  const bool spared = kept_back(id);
  const bool castle = here_.s.work_count > 0;
  if (castle && (holds_fort(id) ? man_wall(id, c) : !spared && storm(id, c))) return true;
  if ((!spared || in_anybodys_reach(here_, id)) && attack(id, foe, c)) return true;
  if (here_.b.objective && !(castle && spared)) {  // there, and then to whoever disputes it
    const Point middle{(here_.b.objective->low.x + here_.b.objective->high.x) / 2,
                       (here_.b.objective->low.y + here_.b.objective->high.y) / 2};
    if (!here_.b.objective->contains(here_[id].at)) {
      if (approach(id, middle, {}, mounted(here_, id) ? Gait::trot : Gait::run, c)) return true;
    } else if (!castle) {
      return face(id, there, c);
    }
  }
  if (mounted(here_, id) && !spared) return ride(id, c);
  const bool waits = patient() && gap(id, foe) + here_.b.numbers.walk < common_gap();  // for the rest
  if (waits && face(id, there, c)) return true;
  const FigureId goal = quarry(id);
  const Length keep = spared ? here_.b.numbers.walk * 4 : kept(id, goal);
  const bool far = gap(id, goal) > here_.b.numbers.walk * (patient() ? 4 : presses() ? 1 : 2);
  if (approach(id, here_[goal].at, keep + here_.b.radius(here_[id]) + here_.b.radius(here_[goal]),
               far ? Gait::run : Gait::walk, c))
    return true;
  return face(id, there, c);
}

// How far he stays from an enemy until it pays to strike: out of his reach.
Length Quick::kept(FigureId id, FigureId foe) const {
  const Length reach = longest_reach(here_, id);
  return presses() ? reach : max(reach, longest_reach(here_, foe)) + here_.b.common.contact;
}

// Riders hunt those who shoot and whoever is near, and in the end join the others.
bool Quick::ride(FigureId id, Choice& c) const {
  FigureId hunted = winning() ? quarry(id) : nobody;
  Length least = longest;
  for (FigureId e : others()) {
    if (winning()) break;
    const Length g = gap(id, e) + detour(e) - (shoots(e) && !here_.s.routs(e) ? here_.b.numbers.walk * 5 : Length{});
    if (g < least) hunted = e, least = g;
  }
  const bool far = gap(id, hunted) > most(here_, id, Gait::run) + longest_reach(here_, id);
  const Length keep = kept(id, hunted) + here_.b.radius(here_[id]) + here_.b.radius(here_[hunted]);
  return approach(id, here_[hunted].at, keep, far ? Gait::run : Gait::trot, c) || face(id, here_[hunted].at, c);
}

Choice Quick::move_order() const {
  struct Waiting {
    FigureId id;
    Length gap;
  };
  std::vector<Waiting> waiting;
  for (FigureId id : ours()) {
    if (!may_be_ordered(here_, id)) continue;
    const FigureId foe = nearest_foe(id);
    waiting.push_back({id, foe.none() ? Length{} : gap(id, foe)});
  }
  std::ranges::stable_sort(waiting, {}, &Waiting::gap);  // the foremost makes room for those behind
  for (const Waiting& one : waiting) {
    Choice c;
    if (order(one.id, c)) return c;
  }
  return {};
}

}  // namespace fyrd::merlin::realistic
