// Doubts in words.
#include "rulesets/nottingham/deeds/doubt.h"

#include "rulesets/nottingham/table/base.h"

namespace fyrd::nottingham {

void add_doubts(Here here, FigureId by, FigureId at, bool area_matters, Covers* covers, Explanation& why) {
  const Doubt open = doubt(here, by, at);
  const auto add = [&](const char* rule, const char* text) {
    why.witnesses.push_back({"doubt", rule, text, here[by].at, here[at].at, {}});
  };
  if (open.area && area_matters) add("NOT-031", "in doubt: a die decides which area it is");
  if (open.cover && !(covers && covers(here, by, at, area(here.s, at, by))))
    add("NOT-033", "in doubt: a die decides whether he is obscured");
}

}  // namespace fyrd::nottingham
