// Straight ways of things that do not walk.
#include "rulesets/nottingham/ways/slide.h"

#include "rulesets/nottingham/table/obstacle.h"

namespace fyrd::nottingham {

Point slide(Here here, const Shape& base, Point from, Point to, const Slider& who) {
  const auto& [b, s] = here;
  const Heights band{who.feet + b.numbers.step, who.feet + who.tall};  // even what could be stepped over stops it
  Point end = to;
  if (const Ground::Step step = b.ground.step(base, from, to, band); !step.free) end = step.until;
  const Extent near = extent(from, end).grown(bound(base).radius.units + units_per_inch);
  any_obstacle(here, who.figure, near, [&](const Obstacle& o) {
    if (o.is_thing(who.thing) || !in_way(b, o, who.feet, who.tall)) return false;
    if (const Sweep way = sweep(base, from, end, o.solid.shape); !way.free) end = way.until;
    return false;
  });
  return end;
}

}  // namespace fyrd::nottingham
