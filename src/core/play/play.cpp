// One line of the story.
#include "core/play/play.h"

namespace fyrd {

std::pair<int, int> Play::cast_both(const Throwing& a, const Throwing& b, const Reading& reading, const Judgement&) {
  const int first = read(cast(a.pool, a.why, reading), reading);
  return {first, read(cast(b.pool, b.why, reading), reading)};
}

void Play::tell(const char* kind, const char* rule, const char* text, const Told& told) {
  if (!listening_) return;
  Event e;
  e.kind = kind, e.rule = rule, e.text = text;
  e.by = told.by, e.at = told.at, e.number = told.number, e.other = told.other, e.length = told.length,
  e.side = told.side;
  e.from = told.from, e.thing = told.thing;
  if (told.path) e.path = *told.path;
  e.figures.assign(told.figures.begin(), told.figures.end());
  if (told.tally) e.tallies.push_back(*told.tally);
  if (told.against) e.tallies.push_back(*told.against);
  hear(std::move(e));
}

}  // namespace fyrd
