// fyrd play --text: a battle in the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct PlayArguments {
  BattleArguments battle;
  std::string me = "0";            // a side, "both" or "none"
  std::string opponent = "quick";  // or a program from outside
  int patience = 10;               // seconds that one has for a decision
  std::optional<std::uint64_t> seed;
  std::string dice;  // "seeded" or "manual"; empty: as in the record, or seeded
  std::string load, save;
  bool force = false;
};

int play(const data::Library&, const PlayArguments&);

}  // namespace fyrd::cli
