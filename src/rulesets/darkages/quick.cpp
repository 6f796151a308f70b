// The quick player of Dark Ages.
#include "rulesets/darkages/battle.h"

namespace fyrd::darkages {

Choice DarkAgesBattle::quick(const Tabletop&, const Question& question, Random&) const { return question.quiet(); }

}  // namespace fyrd::darkages
