// What a result of a test from numbers means for what is tested after it, so that tests can be chained.
#pragma once

#include "rulesets/ruleset.h"

namespace fyrd {

// A number of one of the two changes, or he is out of it.
struct After {
  enum class Who : std::uint8_t { by, at } who;
  int result;
  const char* key = nullptr;  // nothing: he is out, and nothing more is done by him or to him
  int value = 0;
  bool adds = false;            // to what the number was
  const char* until = nullptr;  // the number that it must reach for him to be out of it
};

struct Sequel {
  std::string_view test;
  std::span<const After> after;
  // What is true of him at whom several men are, from the second of them on: he has answered the first.
  const char* outnumbered = nullptr;
};

class SequelRules {
 public:
  virtual ~SequelRules() = default;
  virtual std::span<const Sequel> sequels() const = 0;
};

// Nothing of a test that leaves both as they were.
inline Sequel sequel(const Ruleset& rules, const Trial& trial) {
  if (const auto* known = dynamic_cast<const SequelRules*>(&rules)) {
    for (const Sequel& sequel : known->sequels()) {
      if (sequel.test == trial.name) return sequel;
    }
  }
  return {};
}

}  // namespace fyrd
