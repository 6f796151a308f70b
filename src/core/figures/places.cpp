// Offered places in words, and the regions they lie in.
#include "core/figures/places.h"

#include "core/events/narrate.h"

namespace fyrd {

std::string place_label(Here here, FigureId id, Point to) {
  const Vec step = to - here[id].at;
  return here.name(id) + " " + measure_text(length(step), here.b.unit) + " " + compass(step);
}

Region region(Here here, FigureId id, const Ways& ways, Length most, FigureSet around) {
  std::vector<Shape> bodies;
  for (FigureId other : around) bodies.push_back(here.base(other));
  return {id, ways.reach(here[id].at, most, bodies)};
}

}  // namespace fyrd
