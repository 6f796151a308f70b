// How the quick player forms a shield wall, keeps it, moves it and forms it again (DRK-004, DRK-A15, DRK-A33, DRK-A52,
// DRK-X03).
#include <algorithm>
#include <tuple>

#include "rulesets/darkages/quick/player.h"

namespace fyrd::darkages {

namespace {

constexpr Length straggler = 30_cm;  // further from the others than this one is not of the line
constexpr Length in_place = 2_mm;    // near enough to one's place
constexpr Length rounding = {2};     // between neighbours
constexpr Length too_near = 24_cm;   // an enemy for a wall to be formed anew
constexpr Length striking = 14_cm;   // an enemy for it to go at him
constexpr Length turning = 8_cm;     // an enemy for it to turn
constexpr Length upon_a_shooter = 6_cm;

}  // namespace

// Those who are drilled for it, or other spears with shields, as far as they are together.
FigureSet Quick::liners() const {
  FigureSet drilled, others;
  for (FigureId id : mine_) {
    const Fighter& f = here_.b.fighter(id);
    if (f.shield != Shield::none && f.spear() && may_close(here_, id)) (f.drilled ? drilled : others).add(id);
  }
  FigureSet men = drilled.size() >= here_.b.numbers.wall_least ? drilled : others;
  if (men.empty()) return {};
  std::int64_t x = 0, y = 0;
  for (FigureId id : men) x += here_[id].at.x, y += here_[id].at.y;
  const Point middle{static_cast<std::int32_t>(x / men.size()), static_cast<std::int32_t>(y / men.size())};
  for (FigureId id : men) {
    if (distance(here_[id].at, middle) > straggler) men.drop(id);
  }
  return men.size() >= here_.b.numbers.wall_least ? men : FigureSet{};
}

Quick::Line Quick::line() const {
  Line l;
  l.men = liners();
  if (l.men.empty() || foes_.empty()) return {};
  for (FigureId id : l.men) l.fights = l.fights || fights(id);
  l.deep = l.men.size() >= 2 * here_.b.numbers.wall_least;
  const int front = front_of(l);  // the best in front
  FigureSet walled;
  for (FigureId id : l.men) {
    if (here_.man(id).walled) walled.add(id);
    int better = 0;
    for (FigureId mate : l.men) {
      const Fighter &a = here_.b.fighter(mate), &c = here_.b.fighter(id);
      better += std::tuple(-a.rank, -a.armour, mate) < std::tuple(-c.rank, -c.armour, id);
    }
    if (better >= front) l.rear.add(id);
  }
  const FigureId pivot = walled.empty() ? l.men.first() : walled.first();
  const FigureId foe = nearest_foe(pivot);
  l.middle = here_[pivot].at;
  l.facing = walled.empty() ? bearing(here_[foe].at - l.middle) : here_[pivot].facing;
  std::int64_t x = 0, y = 0;  // how far they stand from where they would if the pivot were the middle
  for (FigureId id : l.men) {
    const Vec off = here_[id].at - (l.middle + place_in(l, id));
    x += off.x, y += off.y;
  }
  l.middle = l.middle + Vec{static_cast<std::int32_t>(x / l.men.size()), static_cast<std::int32_t>(y / l.men.size())};
  if (l.fights) return l;
  const Vec there = here_[foe].at - l.middle;
  const int off = between(bearing(there), l.facing);
  if (off > turn_of(35) && fyrd::length(there) > turning) {
    const bool right = static_cast<std::int16_t>(bearing(there).turn - l.facing.turn) > 0;
    const int most = std::max(0, may_wheel(here_, pivot, right) - turn_of(1));
    l.facing = off <= most ? bearing(there) : l.facing + Angle{static_cast<std::uint16_t>(right ? most : -most)};
    return l;
  }
  const Point goal = line_goal(l.middle, foe);
  if (goal != l.middle)
    l.middle = toward(l.middle, goal, min(distance(l.middle, goal), here_.b.numbers.forward - 1_mm));
  return l;
}

Point Quick::line_goal(Point middle, FigureId foe) const {
  const auto& [b, s] = here_;
  if (holds() || (storms() && boldness() > 0))
    return {(b.objective->low.x + b.objective->high.x) / 2, (b.objective->low.y + b.objective->high.y) / 2};
  if (const auto wood = refuge(middle, 0)) return *wood;
  return boldness() > 0 || distance(middle, s[foe].at) <= striking ? s[foe].at : middle;
}

// His place, from the middle: the best in front, the others right behind them, from left to right as they stand now.
Vec Quick::place_in(const Line& l, FigureId id) const {
  const auto& [b, s] = here_;
  const Vec ahead = along(l.facing, b.numbers.foot_base + rounding),
            right = along(l.facing + east, b.numbers.foot_base + rounding);
  const int front = front_of(l);
  const bool rear = l.rear.has(id);
  int column = rear ? (2 * front - l.men.size()) / 2 : 0;
  for (FigureId mate : l.men) {
    if (mate != id && l.rear.has(mate) == rear)
      column += std::pair(dot(s[mate].at - s[id].at, right), mate) < std::pair(std::int64_t{0}, id);
  }
  const int half = 2 * column - (front - 1), rank = !l.deep ? 0 : rear ? -1 : 1;  // in half bases
  return {(right.x * half + ahead.x * rank) / 2, (right.y * half + ahead.y * rank) / 2};
}

// As one body where it is one, else each to his place.
Quick::Thought Quick::keep_line(const MoveOrder& question, FigureId id) const {
  if (!liners().has(id)) return {};
  const Line l = line();
  if (l.men.empty()) return {};
  Choice c = stand(id, nobody, true);
  if (fights(id) || (l.fights && here_.man(id).walled)) return c;
  if (here_.b.fighter(id).drilled && ranks(here_, id) == l.men) {
    if (const Thought whole_body = move_line(question, id, l)) return whole_body;
  }
  if (here_.man(id).walled && apart(id, nearest_foe(id)) < too_near) return c;
  const Point place = l.middle + place_in(l, id);
  const Length way = distance(here_[id].at, place);
  c.facing = l.facing;
  if (way <= in_place) return c;
  c.verb = MoveOrder::move;
  c.path = straight(toward(here_[id].at, place, min(way, allowance(here_, id))));
  return question.cannot(c) ? stand(id, nobody, true) : c;
}

Quick::Thought Quick::move_line(const MoveOrder& question, FigureId id, const Line& l) const {
  if (between(l.facing, here_[id].facing) > turn_of(here_.b.numbers.alike)) {
    const Choice wheel{.verb = MoveOrder::wheel, .figure = id, .facing = l.facing};
    return question.cannot(wheel) ? stand(id, nobody, true) : wheel;
  }
  const Vec by = l.middle + place_in(l, id) - here_[id].at;
  if (fyrd::length(by) <= in_place) return stand(id, nobody, true);
  for (const int part : {1, 2}) {
    const Choice shift{
        .verb = MoveOrder::shift, .figure = id, .path = straight(here_[id].at + Vec{by.x / part, by.y / part})};
    if (!question.cannot(shift)) return shift;
  }
  return {};
}

Quick::Thought Quick::shelter(const MoveOrder& question, FigureId id) const {
  const bool threatened = any(foes_, [&](FigureId foe) {
    return !shooter(foe) && apart(foe, id) <= (shooter(id) ? upon_a_shooter : allowance(here_, foe));
  });
  const Line l = threatened ? line() : Line{};
  if (l.men.empty()) return {};
  const Vec back = along(l.facing + south, here_.b.numbers.foot_base * 3),
            right = along(l.facing + east, here_.b.numbers.foot_base);
  for (const int column : {0, 1, -1, 2, -2}) {
    const Point place = l.middle + back + Vec{right.x * column, right.y * column};
    if (!roomy(question, id, place)) continue;
    const Length way = distance(here_[id].at, place);
    return way <= 1_cm ? stand(id, nearest_foe(id), false)
                       : walk(question, id, place, min(way, allowance(here_, id)), true);
  }
  return {};
}

}  // namespace fyrd::darkages
