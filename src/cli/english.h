// Small matters of English.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fyrd::cli {

std::string plural(std::uint64_t n, const char* one, const char* many);  // "1 battle", "2 battles"
std::string stopped(std::string text);                           // with a full stop, or what else ends a sentence
std::string sentence(std::string text);                          // with a capital
std::string lower(std::string text);                             // in small letters
std::string with_rule(std::string text, std::string_view rule);  // "He falls. [MER-S-001]"; without one the text alone

}  // namespace fyrd::cli
