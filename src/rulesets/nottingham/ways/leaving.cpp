// Small steps along each leg, then halving.
#include "rulesets/nottingham/ways/leaving.h"

#include "core/figures/sides.h"
#include "rulesets/nottingham/table/base.h"

namespace fyrd::nottingham {

namespace {

struct Leg {
  Spot from, to;
  Length long_;

  Leg(const Spot& a, const Spot& b)
      : from(a), to(b), long_(length(Vec{distance(a.at, b.at).units, (b.height - a.height).units})) {}
  Spot at(Length d) const {
    if (d >= long_) return to;
    const auto part = [&](Length whole) {
      return Length{static_cast<std::int32_t>(std::int64_t{whole.units} * d.units / long_.units)};
    };
    return {toward(from.at, to.at, part(distance(from.at, to.at))), from.height + part(to.height - from.height)};
  }
};

}  // namespace

bool minds(Here here, FigureId id, FigureId mover) {
  return here[id].in_play() && !here.s.panics(id) && here.b.enemies(here.s, mover, id);
}

Departures departures(Here here, FigureId mover, std::span<const Spot> way) {
  const auto& [b, s] = here;
  Departures out;
  Length longest_way;
  for (std::size_t i = 1; i < way.size(); ++i) longest_way += Leg(way[i - 1], way[i]).long_;
  FigureSet near;
  const Length room = longest_way + b.numbers.reach + 2 * max(b.numbers.body_length, b.numbers.mounted_base);
  for (FigureId id : everyone(s)) {
    if (minds(here, id, mover) && (s[id].at - s[mover].at).squared() <= room.squared()) near.add(id);
  }
  if (near.empty()) return out;
  State there = s;                                           // moved along in thought
  const auto in_area = [&](FigureId id, const Spot& spot) {  // NOT-A61 the inch itself included
    there[mover].at = spot.at, there[mover].elevation = spot.height;
    return within({b, there}, id, mover, b.numbers.reach);
  };
  FigureSet in;
  for (FigureId id : near) {
    if (in_area(id, way[0])) in.add(id);
  }
  const Length small = b.inch() / 20;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const Leg leg(way[i - 1], way[i]);
    for (Length d; d < leg.long_;) {
      const Length next = min(d + small, leg.long_);
      const int before = out.count;
      for (FigureId id : near) {
        const bool now = in_area(id, leg.at(next));
        if (in.has(id) && !now) {
          Length inner = d, outer = next;
          while (outer - inner > Length{1}) {
            const Length middle = inner + (outer - inner) / 2;
            (in_area(id, leg.at(middle)) ? inner : outer) = middle;
          }
          if (out.count < static_cast<int>(out.all.size())) out.all[out.count++] = {id, leg.at(inner)};
        }
        now ? in.add(id) : in.drop(id);
      }
      const auto gone = [&](const Departure& one) {
        return (one.at.at - leg.at(d).at).squared() + (one.at.height - leg.at(d).height).squared();
      };
      for (int k = before + 1; k < out.count; ++k) {  // those of one step, in the order of the way
        for (int j = k; j > before && gone(out.all[j]) < gone(out.all[j - 1]); --j)
          std::swap(out.all[j], out.all[j - 1]);
      }
      d = next;
    }
  }
  return out;
}

FigureSet left_behind(Here here, FigureId mover, Spot elsewhere) {
  const auto& [b, s] = here;
  FigureSet out;
  for (FigureId id : everyone(s)) {
    if (minds(here, id, mover) && within(here, id, mover, b.numbers.reach)) out.add(id);
  }
  if (out.empty()) return out;
  State there = s;
  there[mover].at = elsewhere.at, there[mover].elevation = elsewhere.height;
  FigureSet left;
  for (FigureId id : out) {
    if (!within({b, there}, id, mover, b.numbers.reach)) left.add(id);
  }
  return left;
}

}  // namespace fyrd::nottingham
