// The page of a game's rules, as far as one needs it at the table.
#pragma once

#include "paper/markdown.h"
#include "rulesets/ruleset.h"

namespace fyrd::paper {

// The sections that say how the game goes: no readings, examples, scenarios or lists of contents.
std::vector<Section> rules_of(const Ruleset&);

}  // namespace fyrd::paper
