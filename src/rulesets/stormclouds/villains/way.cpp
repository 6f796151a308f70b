// Where Villains go (STO-A40, STO-A49 … STO-A51, STO-X11, STO-X15).
#include "rulesets/stormclouds/villains/way.h"

#include <algorithm>

#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/ways/walk.h"

namespace fyrd::stormclouds {

namespace {

constexpr int spots = 12;  // STO-A51 around somebody
constexpr int rays = 16;   // STO-A51 of a search

std::vector<Shape> bodies(const StormcloudsBattle& b, const State& s, FigureId id) {
  std::vector<Shape> all;
  for (FigureId enemy : bars(b, s, id)) all.push_back(b.base(s[enemy]));
  return all;
}

// A way cut off after so much movement.
Path shortened(const StormcloudsBattle& b, Point from, const Path& path, Length budget) {
  Path out;
  Length level = b.ground.elevation(from);
  for (Point to : path.all()) {
    const Profile legs = profile(b, from, to);
    Length at;
    for (int i = 0; i < legs.count; ++i) {
      const Profile::Part& part = legs.parts[static_cast<std::size_t>(i)];
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
  for (int i = 0; i < legs; ++i) out.add(path.points[static_cast<std::size_t>(i)]);
  out.add(end);
  return out;
}

}  // namespace

bool Marches::straight_way(Point goal) const {
  const Point from = s_[id_].at;
  const Shape base = b_.base(s_[id_]);
  if (!b_.ground.step(base, from, goal).free) return false;
  for (FigureId enemy : bars(b_, s_, id_)) {
    if (!sweep(base, from, goal, b_.base(s_[enemy])).free) return false;
  }
  return true;
}

// STO-A50 The shortest it can walk past all these, over what can be climbed or around it.
March Marches::shortest(Point goal, Length limit, std::span<const Shape> others) const {
  const Point from = s_[id_].at;
  March m;
  for (const Ways* ways : {&b_.ways[s_[id_].base], &b_.around[s_[id_].base]}) {
    const Ways::Way way = ways->find(from, goal, limit, others);
    if (!way.found) continue;
    const Length cost = way_cost(b_, from, way.path);
    if (m.path.empty() || cost < m.way) m.path = way.path, m.way = cost;
    if (m.way == length(from, m.path)) break;  // it does not climb
  }
  return m;
}

March Marches::to(Point goal, Length limit) const {
  const Point from = s_[id_].at;
  March m;
  if (from == goal) return m;
  if (straight_way(goal)) m.path = straight(goal), m.way = way_cost(b_, from, m.path);
  if (m.path.empty() || m.way > distance(from, goal)) {  // blocked, or a climb
    const March other = shortest(goal, limit, bodies(b_, s_, id_));
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
  std::vector<Shape> others = bodies(b_, s_, id_);
  others.push_back(disc(m.all.points[0], touching));
  March other = shortest(m.all.end(), m.way + touching, others);
  if (other.path.empty() || other.way > m.way + touching) return {};
  finish(other);
  return other;
}

// STO-X11 who watches over an Objective stays near it until a Hero comes.
Marches::Marches(const StormcloudsBattle& b, const State& s, FigureId id)
    : b_(b), s_(s), id_(id), allowed_(allowance(b, s, id)) {
  const Objectives all = objectives(b, s);
  for (int i = 0; i < all.count; ++i) {
    const Shape& what = all.shapes[static_cast<std::size_t>(i)];
    const auto within_reach = [&](FigureId who, Length far) { return within(b.base(s[who]), what, far); };
    if (!within_reach(id, b.numbers.guard)) continue;
    if (any_of(heroes(b, s), [&](FigureId h) { return within_reach(h, b.numbers.alarm); })) continue;
    if (nearest({b, s}, what.points[0], villains(b, s)) == id)
      guarded_.shapes[static_cast<std::size_t>(guarded_.count++)] = what;
  }
}

Length Marches::until_rim(const Path& path, Length budget) const {
  constexpr Length pitch{units_per_inch / 10};
  for (int i = 0; i < guarded_.count; ++i) {
    while (budget > Length{}) {
      const Path there = shortened(b_, s_[id_].at, path, budget);
      if (within(b_.base(s_[id_], there.end()), guarded_.shapes[static_cast<std::size_t>(i)], b_.numbers.guard)) break;
      budget -= min(pitch, budget);
    }
  }
  return budget;
}

// STO-X15 What caltrops on a way leave of its movement; it gets to them in any case.
Length Marches::past_caltrops(const Path& path, Length budget) const {
  constexpr Length pitch{units_per_inch / 10};
  for (int i = 0; i < s_.patch_count; ++i) {
    const Patch& patch = s_.patches[static_cast<std::size_t>(i)];
    if (patch.smoke) continue;
    const Disc spikes{patch.at, b_.numbers.caltrops / 2 + b_.radius(s_[id_])};
    const auto comes_to_them = [&](Length far) {
      Point from = s_[id_].at;
      const Path part = shortened(b_, from, path, far);
      for (Point to : part.all()) {
        if (crosses(spikes, from, to)) return true;
        from = to;
      }
      return false;
    };
    if (!comes_to_them(budget)) continue;
    Length left = budget - min(b_.numbers.caltrops_loss, budget);
    while (left < budget && !comes_to_them(left)) left = min(left + pitch, budget);
    budget = left;
  }
  return budget;
}

Path Marches::cut(const Path& path, Length budget) const {
  budget = until_rim(path, past_caltrops(path, budget));
  if (budget.units == 0) return {};
  const Path there = shortened(b_, s_[id_].at, path, budget);
  if (free_place({b_, s_}, id_, there.end())) return there;
  constexpr Length pitch{units_per_inch / 5};
  for (int legs = there.count - 1; legs >= 0; --legs) {  // back until nobody stands there
    const Point from = legs == 0 ? s_[id_].at : there.points[static_cast<std::size_t>(legs - 1)];
    const Point to = there.points[static_cast<std::size_t>(legs)];
    for (Length on = distance(from, to) - pitch; on > Length{}; on -= pitch) {
      const Point end = toward(from, to, on);
      if (free_place({b_, s_}, id_, end)) return joined_to(there, legs, end);
    }
  }
  return {};
}

// STO-A51 The k-th of the places around somebody, from the near side on.
Point Marches::beside(FigureId with, int k) const {
  const Length apart = b_.radius(s_[id_]) + b_.radius(s_[with]) + touching / 2;
  const Angle base = s_[id_].at == s_[with].at ? north : bearing(s_[id_].at - s_[with].at);
  const int turn = (2 * s_[with].at.x <= b_.ground.width().units ? 1 : -1) * (65536 / spots);
  const int side = (k + 1) / 2 * (k % 2 ? 1 : -1);
  return s_[with].at + along(base + Angle{static_cast<std::uint16_t>(side * turn)}, apart);
}

bool Marches::has_room(Point spot, FigureId with) const {
  const Length level = b_.ground.elevation(spot) - s_[with].elevation;
  return level <= b_.numbers.step && -level <= b_.numbers.step && free_place({b_, s_}, id_, spot);
}

March Marches::approach(FigureId with) const {
  if (allowed_.units == 0) return {};
  for (int k = 0; k < spots; ++k) {
    const Point spot = beside(with, k);
    if (!has_room(spot, with)) continue;
    if (const March m = to(spot, longest); !m.all.empty()) return m;
  }
  return {};
}

std::optional<March> Marches::into_contact(FigureId with) const {
  std::optional<March> best;
  if (gap(b_, s_, id_, with) > allowed_) return best;
  for (const bool behind : {true, false}) {  // STO-X11 from behind if there is room
    for (int k = 0; k < spots; ++k) {
      const Point spot = beside(with, k);
      const Length least = distance(s_[id_].at, spot);
      if (least > allowed_ || (best && least >= best->way)) continue;
      if (behind == in_front_half(s_[with].at, s_[with].facing, spot) || !has_room(spot, with)) continue;
      const March m = to(spot, allowed_);
      if (m.whole && (!best || m.way < best->way)) best = m;
    }
    if (best) break;
  }
  return best;
}

template <class Good>
std::optional<March> Marches::search(Good&& good) const {
  const Point from = s_[id_].at;
  const int turn = (2 * from.x <= b_.ground.width().units ? 1 : -1) * (65536 / rays);
  State there = s_;
  for (Length far = 1_in; far.units > 0; far = far < allowed_ ? min(far + 1_in, allowed_) : Length{}) {
    if (far > allowed_) break;
    for (int k = 0; k < rays; ++k) {
      const Point p = from + along(Angle{static_cast<std::uint16_t>(k * turn)}, far);
      if (!free_place({b_, s_}, id_, p) || !straight_way(p)) continue;
      const Path path = straight(p);
      const March m{path, way_cost(b_, from, path), true, path};
      if (m.way > past_caltrops(path, allowed_) || until_rim(m.path, m.way) < m.way) continue;
      put(b_, there, id_, p);
      if (good(m, there)) return m;
    }
  }
  return {};
}

State Marches::there(const March& m) const {
  State s = s_;
  put(b_, s, id_, m.path.end());
  return s;
}

std::optional<March> Marches::within_shot(Length away) const {
  const FigureSet foes = heroes(b_, s_);
  return search([&](const March&, const State& s) {
    if (nearest_gap(b_, s, id_, foes) < away) return false;
    return any_of(foes, [&](FigureId hero) { return look(b_, s, id_, hero, Arc::all) != Look::none; });
  });
}

std::optional<March> Marches::away_from_all() const {
  const FigureSet foes = heroes(b_, s_);
  std::optional<March> best;
  Length most = nearest_gap(b_, s_, id_, foes);
  search([&](const March& m, const State& s) {
    const Length off = nearest_gap(b_, s, id_, foes);
    if (off > most) best = m, most = off;
    return false;
  });
  return best;
}

std::optional<March> Marches::out_of_sight() const {
  const FigureSet foes = heroes(b_, s_);
  return search([&](const March&, const State& s) {
    return !any_of(foes, [&](FigureId hero) { return look(b_, s, hero, id_, Arc::all) != Look::none; });
  });
}

std::optional<March> Marches::into_sight(bool clear) const {
  const FigureSet foes = heroes(b_, s_);
  std::optional<March> open;
  const auto good = [&](const March& m, const State& s) {
    for (FigureId hero : foes) {
      const Look seen = look(b_, s, id_, hero, Arc::all);
      if (seen == Look::none || (clear && seen != Look::clear)) continue;
      if (!clear) return true;
      if (!open) open = m;
      if (look(b_, s, hero, id_, Arc::all) == Look::partial) return true;  // STO-X11 preferring cover
    }
    return false;
  };
  const Path stays = straight(s_[id_].at);
  const March here{stays, {}, true, stays};  // STO-A27 a turn may be enough
  if (good(here, s_)) return here;
  const auto covered = search(good);
  return covered ? covered : open;
}

}  // namespace fyrd::stormclouds
