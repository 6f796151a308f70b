// Whose menace is counted how.
#include "rulesets/menace.h"

namespace fyrd {

Menace menace_of(std::string_view ruleset) {
  static constexpr std::pair<std::string_view, Menace> all[] = {{"merlin-simple", merlin::simple::menace},
                                                                {"merlin-better", merlin::better::menace},
                                                                {"merlin-realistic", merlin::realistic::menace},
                                                                {"nottingham", nottingham::menace},
                                                                {"newcastle", newcastle::menace},
                                                                {"darkages", darkages::menace},
                                                                {"stormclouds", stormclouds::menace}};
  for (const auto& [id, menace] : all) {
    if (id == ruleset) return menace;
  }
  return nullptr;
}

std::optional<Point> comes_to(const Battle& b, const Tabletop& s, FigureId by, FigureId at, Length goes,
                              Length reaches) {
  const Length way = nearest(b.base(s[by]), b.base(s[at])).gap - reaches;
  if (way > goes) return {};
  return way.units <= 0 ? s[by].at : toward(s[by].at, s[at].at, way);
}

}  // namespace fyrd
