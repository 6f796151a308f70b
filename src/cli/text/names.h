// People of the battle by their names, as somebody would type them.
#pragma once

#include <string>
#include <vector>

#include "cli/text/scene.h"

namespace fyrd::cli {

struct Named {
  const Spotted* figure = nullptr;
  std::size_t words = 0;  // how many it took
  std::string trouble;    // "which one: Sir Hugh or Sir Piers?"
};
// A figure's name, id, or one word of its name, at this place among the words.
Named named_at(const Scene&, const std::vector<std::string>& words, std::size_t at);

// Two who are in the battle, for examples: one of this side and an enemy of his, each by one word that is enough.
struct Examples {
  std::string mine = "hugh", other = "rolf";
};
Examples examples(const Scene&, const std::string& side);

}  // namespace fyrd::cli
