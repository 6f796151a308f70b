// How often each thing that can be answered is done, and how often it could have been.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "ai/player.h"

namespace fyrd {

struct Usage {
  struct Times {
    std::uint32_t done = 0;
    std::uint32_t looked = 0, open = 0;  // of so many questions looked at closely, in how many it was allowed
  };
  std::map<std::pair<std::string, std::string>, Times> verbs;  // by the kind of question and the name of the verb

  void add(const Usage&);
};

// One player on all sides. The same for any number of threads.
Usage usage_of(const Battle&, const Player&, std::uint32_t games, std::uint64_t seed, unsigned threads);

}  // namespace fyrd
