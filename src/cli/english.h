// Small matters of English.
#pragma once

#include <cstdint>
#include <string>

namespace fyrd::cli {

std::string plural(std::uint64_t n, const char* one, const char* many);  // "1 battle", "2 battles"
std::string stopped(std::string text);   // with a full stop, or what else ends a sentence
std::string sentence(std::string text);  // with a capital
std::string lower(std::string text);     // in small letters

}  // namespace fyrd::cli
