// Refusals are values: a code for programs, a sentence for people, and the rule that says no.
#pragma once

#include <optional>
#include <string>

namespace fyrd {

struct Refusal {
  std::string code;     // "out_of_reach"
  std::string message;  // "Boemund is 2.4″ away; a sword reaches 1″"
  std::string rule;     // "MER-S-A04", empty when no rule is concerned
};

// Nothing: the choice is legal.
using Verdict = std::optional<Refusal>;

}  // namespace fyrd
