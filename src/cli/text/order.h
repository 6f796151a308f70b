// Orders typed in words: "move hugh 12.5 30", "hugh toward rolf 5", "wat shoots odo", "strike hugh rolf 2".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/text/scene.h"

namespace fyrd::cli {

struct Order {
  std::optional<Json> choice;           // understood
  std::vector<std::size_t> candidates;  // several listed options fit
  std::string trouble;                  // not understood, and why
  std::vector<int> numbers = {};  // when none was typed: those that are listed, the first that gets so far is meant
};

// `decision` is the pending question, `options` the list of legal choices for it, `current` whoever was picked before.
Order read_order(const Scene&, const Json& decision, const Json& options, const std::string& line,
                 const Spotted* current);

}  // namespace fyrd::cli
