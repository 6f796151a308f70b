// What happens on the way: areas of enemies that are left and traps that are sprung (NOT-080, NOT-A20, NOT-X30).
#include <algorithm>

#include "rulesets/nottingham/walker.h"

namespace fyrd::nottingham {

Length height_of(const NottinghamBattle& b, const Trap& t) {
  // In a house it lies on the floor, not on the roof.
  return room_of(b, t.at, {}) >= 0 ? Length{} : b.ground.elevation(t.at);
}

bool springs(const NottinghamBattle& b, const State& s, const Trap& t, FigureId id) {
  if (t.kind == TrapKind::none || t.sprung || t.side.none() || s[id].side.none()) return false;
  if (b.groups[t.side.index] == b.groups[s[id].side.index]) return false;
  return t.kind == TrapKind::pit || !t.revealed;  // NOT-X30 a revealed net springs no more
}

Shape Walker::region(const Shape& around, Length by) const {
  const Length r = body_.radius + around.radius + by;
  if (body_.count == 1) return around.grown(body_.radius + by);
  std::array<Point, 4> sums;
  std::size_t n = 0;
  for (const Point p : around.corners().first(std::min<std::size_t>(around.count, 2))) {
    for (const Point q : body_.corners()) sums[n++] = p - (q - Point{});
  }
  if (const auto both = n < 3 ? std::nullopt : hull(std::span(sums).first(n))) return both->grown(r);
  const auto before = [](Point p, Point q) { return p.x < q.x || (p.x == q.x && p.y < q.y); };
  const auto [low, high] = std::minmax_element(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(n), before);
  return *low == *high ? disc(*low, r) : capsule(*low, *high, r);  // side by side in one line
}

void Walker::mark(Mark::Kind kind, const Relief& relief, Length at, FigureId who, int trap) {
  Mark m;
  m.kind = kind, m.who = who, m.trap = static_cast<std::int8_t>(trap), m.heading = heading_;
  m.along = walked_ + relief.along(at);
  m.at = relief.at(at);
  m.height = relief.height_at(at);
  const auto later = [](const Mark& a, const Mark& b) {
    return a.along != b.along ? a.along > b.along : a.kind > b.kind;
  };
  int place = out_.mark_count;
  if (place == static_cast<int>(out_.marks.size())) {
    if (kind != Mark::Kind::drop) return;  // a drop is never lost
    --place, --out_.mark_count;
  }
  for (; place > 0 && later(out_.marks[static_cast<std::size_t>(place - 1)], m); --place)
    out_.marks[static_cast<std::size_t>(place)] = out_.marks[static_cast<std::size_t>(place - 1)];
  out_.marks[static_cast<std::size_t>(place)] = m;
  ++out_.mark_count;
}

void Walker::leave_areas(const Relief& relief, Point a, Point b) {
  const Length room = b_.numbers.reach + 2 * max(b_.numbers.body_length, b_.numbers.mounted_base);
  const Extent near = extent(a, b).grown(room.units);
  for (FigureId id : everyone(s_)) {
    const Figure& f = s_[id];
    // NOT-A20 not the fallen, nor who panics
    if (!f.in_play() || s_.panics(id) || !b_.enemies(s_, id_, id) || !near.meets(extent(f.at, f.at))) continue;
    leave_area(relief, id, a, b);
  }
}

void Walker::leave_area(const Relief& relief, FigureId id, Point a, Point b) {
  const Shape theirs = base_of(b_, s_, id);
  const Length height = s_[id].elevation;
  const auto in_area = [&](Length d) {  // NOT-A61 the inch itself included
    const auto reach = level_reach(b_.numbers.reach, relief.height_at(d) - height);
    return reach && within(body_.moved(relief.at(d) - Point{}), theirs, *reach);
  };
  const auto left = [&](Length d) {
    for (int i = 0; i < 4 && d.units > 0 && !in_area(d); ++i) d -= Length{1};
    if (d < stop_.at) mark(Mark::Kind::area_left, relief, d, id, -1);
  };
  bool in = in_area({});
  for (const Relief::Span& span : relief.spans()) {
    if (span.from >= stop_.at) break;
    if (span.at_from == span.at_to) {
      const auto reach = level_reach(b_.numbers.reach, span.at_from - height);
      auto on = reach ? inside(region(theirs, *reach), a, b) : std::nullopt;
      if (on && (on->to <= span.from || on->from >= span.to)) on.reset();
      if (!on) {  // it was on the line, or a step took him out of it
        if (in && !in_area(span.to)) left(span.from), in = false;
        continue;
      }
      if (in && on->from > span.from + Length{1}) left(span.from);  // a step took him out, and on he walks in again
      in = on->to >= span.to - Length{2} ? in_area(span.to) : false;
      if (!in) left(min(on->to, span.to));
      continue;
    }
    // On a slope the area is no simple shape: small steps, then halving.
    constexpr Length small{units_per_inch / 10};
    for (Length d = span.from; d < span.to;) {
      const Length next = min(d + small, span.to);
      const bool now = in_area(next);
      if (in && !now) {
        Length inner = d, outer = next;
        while (outer - inner > Length{1}) {
          const Length middle = inner + (outer - inner) / 2;
          (in_area(middle) ? inner : outer) = middle;
        }
        left(inner);
      }
      in = now;
      d = next;
    }
  }
}

void Walker::spring_traps(const Relief& relief, Point a, Point b) {
  for (int i = 0; i < max_traps; ++i) {
    const Trap& t = s_.traps[static_cast<std::size_t>(i)];
    if (!springs(b_, s_, t, id_)) continue;
    const auto on = inside(region(marker_of(b_, t), b_.numbers.trap_near), a, b);
    if (!on || on->from >= stop_.at) continue;
    const Length above = relief.height_at(on->from) - height_of(b_, t);
    if (above > b_.numbers.waist || -above > b_.numbers.waist) continue;
    const bool known = std::any_of(out_.marks.begin(), out_.marks.begin() + out_.mark_count,
                                   [&](const Mark& m) { return m.trap == i; });
    if (!known) mark(Mark::Kind::trap, relief, on->from, nobody, i);
  }
}

Refusal course_refusal(const NottinghamBattle& b, const Course& c) {
  using No = Course::No;
  const auto piece = [&] {
    return c.piece < 0 ? std::string("the ground") : b.ground.pieces()[static_cast<std::size_t>(c.piece)].name;
  };
  switch (c.no) {
    case No::nothing: break;
    case No::empty: return {"empty", "That way leads nowhere.", "NOT-040"};
    case No::wall: return {"blocked", "That way runs into " + piece() + ".", "NOT-A69"};
    case No::door: {
      const Door& door = b.doors[static_cast<std::size_t>(c.door)];
      if (door.shutter) return {"window", "Climbing through " + door.name + " is an action of its own.", "NOT-154"};
      return {"door_closed", door.name + " is closed.", "NOT-153"};
    }
    case No::figure: return {"figure_in_the_way", b[c.figure].name + " is in the way.", "NOT-A68"};
    case No::thing: return {"thing_in_the_way", "Something stands or lies in the way.", "NOT-A68"};
    case No::edge: return {"off_table", "That way leads over the edge of the table.", "NOT-A68"};
    case No::no_room: return {"no_room", "There is no room to stand there: " + piece() + " is in the way.", "NOT-A69"};
    case No::steep: return {"too_steep", "That is too steep to walk; it must be climbed.", "NOT-042"};
    case No::deep: return {"deep_water", "In deep water there is only swimming.", "NOT-156"};
    case No::indoors_mounted: return {"rider_indoors", "Nobody rides into a house.", "NOT-A89"};
    case No::not_in_water: return {"not_in_water", "There is no deep water to swim in.", "NOT-A33"};
  }
  return {};
}

}  // namespace fyrd::nottingham
