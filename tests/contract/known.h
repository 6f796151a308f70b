// Faults that the properties have found and that are not mended yet: whoever mends one takes its line away. The list is
// to be empty.
#pragma once

#include <algorithm>
#include <string_view>

#include "rulesets/ruleset.h"

namespace fyrd {

struct KnownFault {
  std::string_view rules, what;
};

// clang-format off
inline constexpr KnownFault known_faults[] = {
    {"merlin-better", "move go: no way to an enemy"},
    {"merlin-better", "strike strike: another sum"},
    {"merlin-realistic", "move move: nothing of the kind"},
    {"merlin-realistic", "move move: no place near it"},
    {"merlin-realistic", "move boost: nothing of the kind"},
    {"merlin-simple", "'objective'"},
    {"newcastle", "charge charge: no way to an enemy"},
    {"newcastle", "charge wheel: nothing of the kind"},
    {"newcastle", "order leave: no place near it"},
    {"newcastle", "order move: no way to an enemy"},
    {"newcastle", "order wheel: nothing of the kind"},
    {"newcastle", "ready face: nothing of the kind"},  // a facing that covers no more than his own
    {"newcastle", "dice of damage: the view says another damage"},
    {"newcastle", "'figures[].formed'"}, {"newcastle", "'turns'"}, {"newcastle", "'objective'"},
    {"darkages", "shoot shoot: nothing of the kind"},  // every moment of a movement
};
// clang-format on

inline bool known(const Ruleset& rules, std::string_view what) {
  return std::ranges::any_of(known_faults,
                             [&](const KnownFault& fault) { return fault.rules == rules.id() && fault.what == what; });
}

}  // namespace fyrd
