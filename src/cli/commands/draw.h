// fyrd draw: a table as a picture.
#pragma once

#include <optional>
#include <string>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct DrawArguments {
  std::string file;  // a record, or empty for the set-up of `battle`
  BattleArguments battle;
  std::string out = "-";
  std::optional<std::size_t> at;
  int size = 1400;  // pixels, of the longer edge
};

int draw(const data::Library&, const DrawArguments&);

}  // namespace fyrd::cli
