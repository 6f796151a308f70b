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
    {"nottingham", "action jump: nothing of the kind"},
    {"nottingham", "action jump: no place near it"},
    {"nottingham", "action jump: no way to an enemy"},
    {"nottingham", "action climb: nothing of the kind"},
    {"nottingham", "move go: no place near it"},
    {"nottingham", "move go: no way to an enemy"},
    {"nottingham", "run go: no place near it"},
    // Some of these are doubts that a die decides only when it is done (NOT-A60); those of wounds are not.
    {"nottingham", "action attack: another sum"}, {"nottingham", "action shoot: another sum"},
    {"nottingham", "action quickshot: another sum"}, {"nottingham", "action hurl: another sum"},
    {"nottingham", "'buildings[].smash'"}, {"nottingham", "another 'buildings[].smash'"},
    {"nottingham", "another 'sides[].facing'"}, {"nottingham", "another 'groups'"}, {"nottingham", "another 'pull'"},
    {"nottingham", "another 'guests[].warband'"}, {"nottingham", "another 'guests[].facing'"},
};
// clang-format on

inline bool known(const Ruleset& rules, std::string_view what) {
  return std::ranges::any_of(known_faults,
                             [&](const KnownFault& fault) { return fault.rules == rules.id() && fault.what == what; });
}

}  // namespace fyrd
