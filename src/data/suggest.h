// Guessing which known word was meant by a misspelt one.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fyrd::data {

// " (did you mean 'sword'?)" or "": the nearest known word at most two slips away (a letter more, less, other, or two
// swapped), and fewer than half its letters. Case is ignored; the first of equals wins.
std::string suggestion(std::string_view wrong, std::span<const std::string_view> known);

// The number of slips between two words (optimal string alignment), or limit + 1 when there are more than `limit`.
int slips(std::string_view a, std::string_view b, int limit);

}  // namespace fyrd::data
