// The tables of the file with the games, and their versions.
#pragma once

#include <string>

#include "store/sql.h"

namespace fyrd::store {

constexpr std::size_t newest_version = 6;

// What a file of one version lacks to another. In one go: it is of the old version or of the new.
bool take_steps(Database&, std::size_t from, std::size_t to);
std::string make_tables(Database&, const std::string& path, std::size_t version);  // in a new file

}  // namespace fyrd::store
