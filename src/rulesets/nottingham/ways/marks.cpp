// What happens on the way: areas of enemies that are left and traps that are sprung (NOT-080, NOT-A20, NOT-X30).
#include <algorithm>

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/trap.h"
#include "rulesets/nottingham/ways/course.h"
#include "rulesets/nottingham/ways/leaving.h"
#include "rulesets/nottingham/ways/slopes.h"
#include "rulesets/nottingham/ways/walker.h"

namespace fyrd::nottingham {

void Walker::mark(Mark::Kind kind, const Slopes& slopes, Length at, FigureId who, int trap) {
  Mark m;
  m.kind = kind, m.who = who, m.trap = static_cast<std::int8_t>(trap), m.heading = heading_;
  m.along = walked_ + slopes.along(at);
  m.at = slopes.at(at);
  m.height = slopes.height_at(at);
  const auto later = [](const Mark& a, const Mark& b) {
    return a.along != b.along ? a.along > b.along : a.kind > b.kind;
  };
  int place = out_.mark_count;
  if (place == static_cast<int>(out_.marks.size())) {
    if (kind != Mark::Kind::drop) return;  // a drop is never lost
    --place, --out_.mark_count;
  }
  for (; place > 0 && later(out_.marks[place - 1], m); --place) out_.marks[place] = out_.marks[place - 1];
  out_.marks[place] = m;
  ++out_.mark_count;
}

void Walker::leave_areas(const Slopes& slopes, Point a, Point b) {
  const Length room = here_.b.numbers.reach + 2 * max(here_.b.numbers.body_length, here_.b.numbers.mounted_base);
  const Extent near = extent(a, b).grown(room.units);
  for (FigureId id : everyone(here_.s)) {
    const Figure& f = here_[id];
    if (near.meets(extent(f.at, f.at)) && minds(here_, id, id_)) leave_area(slopes, id, a, b);  // NOT-A20
  }
}

void Walker::leave_area(const Slopes& slopes, FigureId id, Point a, Point b) {
  const Shape theirs = base_of(here_, id);
  const Length height = here_[id].elevation;
  const auto covers = [&](const Shape& base, Length d) {  // NOT-A61 the inch itself included
    const auto reach = level_reach(here_.b.numbers.reach, slopes.height_at(d) - height);
    return reach && within(base.moved(slopes.at(d) - Point{}), theirs, *reach);
  };
  const auto in_area = [&](Length d) { return covers(body_, d); };
  const auto left = [&](Length d) {
    for (int i = 0; i < 4 && d.units > 0 && !in_area(d); ++i) d -= Length{1};
    if (d < stop_.at) mark(Mark::Kind::area_left, slopes, d, id, -1);
  };
  bool in = in_area({});
  if (!in && size_.square && covers(before_turn_, {})) left({});  // NOT-A105 he turned out of it to go on
  for (const Slopes::Span& span : slopes.spans()) {
    if (span.from >= stop_.at) break;
    if (span.at_from == span.at_to) {
      const auto reach = level_reach(here_.b.numbers.reach, span.at_from - height);
      auto on = reach ? inside(body_.moved(a - Point{}), a, b, theirs.grown(*reach)) : std::nullopt;
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

void Walker::spring_traps(const Slopes& slopes, Point a, Point b) {
  for (int i = 0; i < max_traps; ++i) {
    const Trap& t = here_.s.traps[i];
    if (!springs(here_, t, id_)) continue;
    const auto on = inside(body_.moved(a - Point{}), a, b, marker_of(here_.b, t).grown(here_.b.numbers.trap_near));
    if (!on || on->from >= stop_.at) continue;
    const Length above = slopes.height_at(on->from) - height_of(here_.b, t);
    if (above > here_.b.numbers.waist || -above > here_.b.numbers.waist) continue;
    const bool known = std::any_of(out_.marks.begin(), out_.marks.begin() + out_.mark_count,
                                   [&](const Mark& m) { return m.trap == i; });
    if (!known) mark(Mark::Kind::trap, slopes, on->from, nobody, i);
  }
}

}  // namespace fyrd::nottingham
