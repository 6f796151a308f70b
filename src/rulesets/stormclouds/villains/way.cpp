// Where Villains go (STO-A40, STO-A49 … STO-A51, STO-X11, STO-X15).
#include "rulesets/stormclouds/villains/way.h"

#include <algorithm>

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/ways/walk.h"

namespace fyrd::stormclouds {

namespace {

constexpr int spots = 12;  // STO-A51 around somebody
constexpr int rays = 16;   // STO-A51 of a search

// A way cut off after so much movement.
Path shortened(const StormcloudsBattle& b, Point from, const Path& path, Length budget) {
  Path out;
  Length level = b.ground.elevation(from);
  for (Point to : path.all()) {
    const Profile legs = profile(b, from, to);
    Length at;
    for (int i = 0; i < legs.count; ++i) {
      const Profile::Part& part = legs.parts[i];
      const Length rise = part.elevation < level ? level - part.elevation : part.elevation - level;
      const Length climb = rise > b.numbers.step ? rise : Length{};
      const Length need = climb + part.until - at;
      if (budget < need) {
        const Length on = budget < climb ? Length{} : budget - climb;  // a climb is made at once or not at all
        const Point end = toward(from, to, at + on);
        if (end != from || out.empty()) out.add(end);
        return out;
      }
      budget -= need;
      at = part.until;
      level = part.elevation;
    }
    out.add(to);
    from = to;
  }
  return out;
}

Path joined_to(const Path& path, int legs, Point end) {
  Path out;
  for (int i = 0; i < legs; ++i) out.add(path.points[i]);
  out.add(end);
  return out;
}

}  // namespace

// STO-A51 From the north round by the middle of the table; from the very middle by where the nearest Hero is.
int Marches::turns_by(Point from) const {
  int off = here_.b.ground.width().units - 2 * from.x;
  if (off == 0) {
    const FigureId foe = nearest(here_, from, heroes(here_));
    off = foe.none() ? 0 : here_[foe].at.x - from.x;
  }
  return off >= 0 ? 1 : -1;
}

bool Marches::straight_way(Point goal) const {
  const Point from = here_[id_].at;
  const Shape base = here_.base(id_);
  if (!here_.b.ground.step(base, from, goal).free) return false;
  for (FigureId enemy : bars(here_, id_)) {
    if (!sweep(base, from, goal, here_.base(enemy)).free) return false;
  }
  return true;
}

// STO-A50 The shortest it can walk past all these, over what can be climbed or around it.
March Marches::shortest(Point goal, Length limit, std::span<const Shape> others) const {
  const Point from = here_[id_].at;
  March m;
  for (const Ways* ways : {&here_.b.ways[here_[id_].base], &here_.b.around[here_[id_].base]}) {
    const Ways::Way way = ways->find(from, goal, limit, others);
    if (!way.found) continue;
    const Length cost = way_cost(here_.b, from, way.path);
    if (m.path.empty() || cost < m.way) m.path = way.path, m.way = cost;
    if (m.way == length(from, m.path)) break;  // it does not climb
  }
  return m;
}

March Marches::to(Point goal, Length limit) const {
  const Point from = here_[id_].at;
  March m;
  if (from == goal) return m;
  if (straight_way(goal)) m.path = straight(goal), m.way = way_cost(here_.b, from, m.path);
  if (m.path.empty() || m.way > distance(from, goal)) {  // blocked, or a climb
    const March other = shortest(goal, limit, bases(here_, bars(here_, id_)));
    if (m.path.empty() || (!other.path.empty() && other.way < m.way)) m = other;
  }
  if (!m.path.empty()) finish(m);
  return m;
}

void Marches::finish(March& m) const {
  m.all = m.path;
  m.path = cut(m.path, allowed_);
  m.whole = !m.path.empty() && m.path.end() == m.all.end();
}

// The shortest way that keeps off the first turn of another, if it is as short (STO-A50).
std::optional<March> Marches::equal_to(const March& m) const {
  if (m.all.count < 2) return {};
  std::vector<Shape> others = bases(here_, bars(here_, id_));
  others.push_back(disc(m.all.points[0], touching));
  March other = shortest(m.all.end(), m.way + touching, others);
  if (other.path.empty() || other.way > m.way + touching) return {};
  finish(other);
  return other;
}

// STO-X11 who watches over an Objective stays near it until a Hero comes.
Marches::Marches(Here here, FigureId id) : here_(here), id_(id), allowed_(allowance(here, id)) {
  const Objectives all = objectives(here);
  for (int i = 0; i < all.count; ++i) {
    const Shape& what = all.shapes[i];
    const auto within_reach = [&](FigureId who, Length far) { return within(here.base(who), what, far); };
    if (!within_reach(id, here.b.numbers.guard)) continue;
    if (any_of(heroes(here), [&](FigureId h) { return within_reach(h, here.b.numbers.alarm); })) continue;
    if (nearest(here, what.points[0], villains(here)) == id) guarded_.shapes[guarded_.count++] = what;
  }
}

Length Marches::until_rim(const Path& path, Length budget) const {
  constexpr Length pitch{units_per_inch / 10};
  for (int i = 0; i < guarded_.count; ++i) {
    while (budget > Length{}) {
      const Path there = shortened(here_.b, here_[id_].at, path, budget);
      if (within(here_.b.base(here_[id_], there.end()), guarded_.shapes[i], here_.b.numbers.guard)) break;
      budget -= min(pitch, budget);
    }
  }
  return budget;
}

// STO-X15 What caltrops on a way leave of its movement; it gets to them in any case.
Length Marches::past_caltrops(const Path& path, Length budget) const {
  constexpr Length pitch{units_per_inch / 10};
  for (int i = 0; i < here_.s.patch_count; ++i) {
    const Patch& patch = here_.s.patches[i];
    if (patch.smoke) continue;
    const Disc spikes{patch.at, here_.b.numbers.caltrops / 2 + here_.b.radius(here_[id_])};
    const auto comes_to_them = [&](Length far) {
      Point from = here_[id_].at;
      const Path part = shortened(here_.b, from, path, far);
      for (Point to : part.all()) {
        if (crosses(spikes, from, to)) return true;
        from = to;
      }
      return false;
    };
    if (!comes_to_them(budget)) continue;
    Length left = budget - min(here_.b.numbers.caltrops_loss, budget);
    while (left < budget && !comes_to_them(left)) left = min(left + pitch, budget);
    budget = left;
  }
  return budget;
}

Path Marches::cut(const Path& path, Length budget) const {
  budget = until_rim(path, past_caltrops(path, budget));
  if (budget.units == 0) return {};
  const Path there = shortened(here_.b, here_[id_].at, path, budget);
  if (free_place(here_, id_, there.end())) return there;
  constexpr Length pitch{units_per_inch / 5};
  for (int legs = there.count - 1; legs >= 0; --legs) {  // back until nobody stands there
    const Point from = legs == 0 ? here_[id_].at : there.points[legs - 1];
    const Point to = there.points[legs];
    for (Length on = distance(from, to) - pitch; on > Length{}; on -= pitch) {
      const Point end = toward(from, to, on);
      if (free_place(here_, id_, end)) return joined_to(there, legs, end);
    }
  }
  return {};
}

// STO-A51 The k-th of the places around somebody, from the near side on.
Point Marches::beside(FigureId with, int k) const {
  const Length apart = here_.b.radius(here_[id_]) + here_.b.radius(here_[with]) + touching / 2;
  const Angle base = here_[id_].at == here_[with].at ? north : bearing(here_[id_].at - here_[with].at);
  const int turn = turns_by(here_[with].at) * (65536 / spots);
  const int side = (k + 1) / 2 * (k % 2 ? 1 : -1);
  return here_[with].at + along(base + Angle{static_cast<std::uint16_t>(side * turn)}, apart);
}

bool Marches::has_room(Point spot, FigureId with) const {
  const Length level = here_.b.ground.elevation(spot) - here_[with].elevation;
  return level <= here_.b.numbers.step && -level <= here_.b.numbers.step && free_place(here_, id_, spot);
}

March Marches::approach(FigureId with) const {
  if (allowed_.units == 0) return {};
  for (int k = 0; k < spots; ++k) {
    const Point spot = beside(with, k);
    if (!has_room(spot, with)) continue;
    if (const March m = to(spot, longest); !m.all.empty()) return m;
  }
  // Nobody gets to him there: as near as one can stand.
  const auto near = search_around(here_.b.ground, here_[with].at, 6_in, [&](Point p) {
    return free_place(here_, id_, p) && distance(p, here_[with].at) < distance(here_[id_].at, here_[with].at);
  });
  return near ? to(*near, longest) : March{};
}

std::optional<March> Marches::into_contact(FigureId with) const {
  std::optional<March> best;
  if (gap(here_, id_, with) > allowed_) return best;
  for (const bool behind : {true, false}) {  // STO-X11 from behind if there is room
    for (int k = 0; k < spots; ++k) {
      const Point spot = beside(with, k);
      const Length least = distance(here_[id_].at, spot);
      if (least > allowed_ || (best && least >= best->way)) continue;
      if (behind == in_front_half(here_[with].at, here_[with].facing, spot) || !has_room(spot, with)) continue;
      const March m = to(spot, allowed_);
      if (m.whole && (!best || m.way < best->way)) best = m;
    }
    if (best) break;
  }
  return best;
}

template <class Good>
std::optional<March> Marches::search(Good&& good) const {
  const Point from = here_[id_].at;
  const int turn = turns_by(from) * (65536 / rays);
  State there = here_.s;
  for (Length far = 1_in; far.units > 0; far = far < allowed_ ? min(far + 1_in, allowed_) : Length{}) {
    if (far > allowed_) break;
    for (int k = 0; k < rays; ++k) {
      const Point p = from + along(Angle{static_cast<std::uint16_t>(k * turn)}, far);
      if (!free_place(here_, id_, p) || !straight_way(p)) continue;
      const Path path = straight(p);
      const March m{path, way_cost(here_.b, from, path), true, path};
      if (m.way > past_caltrops(path, allowed_) || until_rim(m.path, m.way) < m.way) continue;
      put(here_.b, there, id_, p);
      if (good(m, {here_.b, there})) return m;
    }
  }
  return {};
}

State Marches::there(const March& m) const {
  State s = here_.s;
  put(here_.b, s, id_, m.path.end());
  return s;
}

std::optional<March> Marches::within_shot(Length away) const {
  const FigureSet foes = heroes(here_);
  return search([&](const March&, Here there) {
    if (nearest_gap(there, id_, foes) < away) return false;
    return any_of(foes, [&](FigureId hero) { return look(there, id_, hero, Arc::all) != Look::none; });
  });
}

std::optional<March> Marches::away_from_all() const {
  const FigureSet foes = heroes(here_);
  std::optional<March> best;
  Length most = nearest_gap(here_, id_, foes);
  search([&](const March& m, Here there) {
    const Length off = nearest_gap(there, id_, foes);
    if (off > most) best = m, most = off;
    return false;
  });
  return best;
}

std::optional<March> Marches::out_of_sight() const {
  const FigureSet foes = heroes(here_);
  return search([&](const March&, Here there) {
    return !any_of(foes, [&](FigureId hero) { return look(there, hero, id_, Arc::all) != Look::none; });
  });
}

std::optional<March> Marches::into_sight(bool clear) const {
  const FigureSet foes = heroes(here_);
  std::optional<March> open;
  const auto good = [&](const March& m, Here there) {
    for (FigureId hero : foes) {
      const Look seen = look(there, id_, hero, Arc::all);
      if (seen == Look::none || (clear && seen != Look::clear)) continue;
      if (!clear) return true;
      if (!open) open = m;
      if (look(there, hero, id_, Arc::all) == Look::partial) return true;  // STO-X11 preferring cover
    }
    return false;
  };
  const Path at = straight(here_[id_].at);
  const March stays{at, {}, true, at};  // STO-A27 a turn may be enough
  if (good(stays, here_)) return stays;
  const auto covered = search(good);
  return covered ? covered : open;
}

}  // namespace fyrd::stormclouds
