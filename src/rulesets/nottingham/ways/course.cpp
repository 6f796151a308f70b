// Courses, and why a way is barred.
#include "rulesets/nottingham/ways/course.h"

#include "rulesets/nottingham/ways/walker.h"

namespace fyrd::nottingham {

Course course(Here here, FigureId id, const Path& path, Gait gait, std::optional<Length> room) {
  return Walker(here, id, gait, room).go(path);
}

WhyNot why_not(const NottinghamBattle& b, const Course& c) {
  const char* what = c.door >= 0    ? b.doors[c.door].name.c_str()
                     : c.piece >= 0 ? b.ground.pieces()[c.piece].name.c_str()
                                    : "the ground";
  return {.reason = c.no, .at = c.figure, .thing = what};
}

}  // namespace fyrd::nottingham
