// An order as it was typed: a verb, people, a way, a number, in any order that makes sense.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/text/scene.h"

namespace fyrd::cli {

struct Typed {
  const Json* verb = nullptr;
  std::vector<const Spotted*> figures;  // in the order they were named, the one who acts first
  std::vector<std::pair<double, double>> path;
  std::optional<double> facing;
  std::optional<int> number;  // how many, or which: one that stands alone
  std::string manner;         // a word that only listed choices may know: "trots"
  std::string trouble;
};

Typed read_typed(const Scene&, const Json& decision, const std::vector<std::string>& words, const Spotted* current);

std::string unknown(const std::string& word);  // "I do not know 'trots'"
constexpr const char* two_numbers = "a place is two numbers, east and north, as in: 12.5 30";

}  // namespace fyrd::cli
