// Orders typed in words: "move hugh 12.5 30", "hugh toward rolf 5", "wat shoots odo", "strike hugh rolf 2".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/scene.h"

namespace fyrd::cli {

// Lower case, without commas and the full stop at the end.
std::vector<std::string> words_of(const std::string& line);
std::string joined(const std::vector<std::string>& words, std::size_t from = 0);

struct Named {
  const Spotted* figure = nullptr;
  std::size_t words = 0;  // how many it took
  std::string trouble;    // "which one: Sir Hugh or Sir Piers?"
};
// A figure's name, id, or one word of its name, at this place among the words. `prefer` breaks ties for that side.
Named named_at(const Scene&, const std::vector<std::string>& words, std::size_t at);

// Two who are in the battle, for examples: one of this side and an enemy of his, each by one word that is enough.
struct Examples {
  std::string mine = "hugh", other = "rolf";
};
Examples examples(const Scene&, const std::string& side);

struct Order {
  std::optional<Json> choice;           // understood
  std::vector<std::size_t> candidates;  // several listed options fit
  std::string trouble;                  // not understood, and why
  std::vector<int> numbers = {};  // when none was typed: those that are listed, the first that gets so far is meant
};

// `decision` is the pending question, `options` the list of legal choices for it, `current` whoever was picked before.
Order read_order(const Scene&, const Json& decision, const Json& options, const std::string& line,
                 const Spotted* current);

// Whether a verb of a question takes a "path", a "number" and so on.
bool uses(const Json& verb, const char* what);

// Whom a choice is about: its figure, or the first of several; empty when nobody.
std::string actor_of(const Json& choice);

}  // namespace fyrd::cli
