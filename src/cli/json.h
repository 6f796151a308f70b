// Parts of JSON, or something empty where the part is not there or not of that kind.
#pragma once

#include <string>
#include <string_view>

#include "protocol/json.h"

namespace fyrd::cli {

using protocol::Json;

const Json& part(const Json& of, std::string_view key);
std::string text_of(const Json& of, std::string_view key);
double number_of(const Json& of, std::string_view key, double otherwise = 0);
bool flag_of(const Json& of, std::string_view key);

}  // namespace fyrd::cli
