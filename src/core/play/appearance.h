// What to draw of a figure: how it looks by its equipment, and the marks that would lie beside it on a real table.
#pragma once

#include <string>
#include <vector>

namespace fyrd {

struct Appearance {
  const char* kind = "man";
  std::vector<std::string> weapons;  // ids, the most used first
  std::vector<std::string> hands;    // ids of what is in hand, where the rules know: the right one first
  const char* armour = "none";       // or "light", "heavy"
  bool shield = false, helmet = false, mounted = false, banner = false;
};

struct Token {
  const char* id;    // "bound"
  std::string text;  // "2 bound dice"
  int count = 0;     // 0: there is nothing to count
};
using Tokens = std::vector<Token>;

}  // namespace fyrd
