// Text from outside: whether it is UTF-8, and how much of it may be shown.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fyrd::data {

// The length of the well-formed code point that `text` begins with; 0 when it begins with none.
std::size_t code_point(std::string_view text);
bool valid_utf8(std::string_view text);
bool is_control(std::string_view text);  // what it begins with
// For messages: valid UTF-8 of about `most` bytes, cut with "…"; control characters and stray bytes become "?".
std::string printable(std::string_view text, std::size_t most);
std::string quoted(std::string_view text);  // 'text', printable and cut to the length of a name

}  // namespace fyrd::data
