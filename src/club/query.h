// What stands behind the ? of an address.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fyrd::club {

// The value of a key in "key=value&key=value", without its %-escapes; nothing when it is not there or not well written.
std::optional<std::string> from_query(std::string_view query, std::string_view key);

}  // namespace fyrd::club
