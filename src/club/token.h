// Tokens: 128 bits of the system's own chance as 22 letters and digits.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fyrd::club {

std::string new_token();
bool looks_like_token(std::string_view);
std::string new_secret();  // 32 bytes as digits
std::string new_word();    // for a seat that throws in none of its own
std::uint64_t new_seed();  // as great as a record can hold

}  // namespace fyrd::club
