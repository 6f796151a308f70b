// The quick player's face: each question to the one who knows it.
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

Choice StormcloudsBattle::quick(const Tabletop&, const Question& question, Random&) const { return question.quiet(); }

}  // namespace fyrd::stormclouds
