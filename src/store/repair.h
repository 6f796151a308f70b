// Looking after the file: a copy while it is in use, and what is damaged put right as far as it can be.
#pragma once

#include <functional>

#include "store/store.h"

namespace fyrd::store {

// A copy of the file as it stands, also while games go on in it, whole or not at all. A sentence when it cannot be
// made.
std::string back_up(const std::string& path, const std::string& to);

struct Repaired {
  std::string kept_as;             // the damaged file; empty when there was nothing to repair
  std::vector<std::string> deeds;  // what was done, in sentences
};
// Keeps everything up to the damage. Of a link that is lost a new one is made for the host, with `new_token`.
Either<Repaired> repair(const std::string& path, const std::function<std::string()>& new_token);

}  // namespace fyrd::store
