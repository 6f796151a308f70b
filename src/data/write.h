// A value as a TOML file, for people to read, mend and share.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace fyrd::data {

// Of an object: its keys in their order, lists of tables as [[key]], whatever lies deeper in one line. Nothing is lost
// but nulls.
std::string to_toml(const nlohmann::ordered_json&);

}  // namespace fyrd::data
