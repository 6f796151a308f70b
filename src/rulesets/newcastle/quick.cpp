// The quick player of Newcastle.
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

Choice NewcastleBattle::quick(const Tabletop&, const Question& question, Random&) const { return question.quiet(); }

}  // namespace fyrd::newcastle
