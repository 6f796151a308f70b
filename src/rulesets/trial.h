// A test of the rules by itself, made from numbers alone, so that its chances can be counted without a battle.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/play/battle.h"

namespace fyrd {

// Something that can be said of somebody: "melee 4", "2 dice", "brave".
struct Stat {
  const char* key;
  const char* help;
  int usual = 0;  // when nothing is said
  int least = 0;  // that can be said; what is added to something else may be less than nothing
};
constexpr int any_number = -99;

// What is said of one of the two.
class Stats {
 public:
  Stats() = default;
  explicit Stats(std::span<const Stat> known) {
    for (const Stat& stat : known) all_.emplace_back(stat.key, stat.usual);
  }
  int operator[](std::string_view key) const {
    for (const auto& [known, value] : all_) {
      if (known.data() == key.data()) return value;  // mostly it is the very same text
    }
    for (const auto& [known, value] : all_) {
      if (known == key) return value;
    }
    return 0;
  }
  bool set(std::string_view key, int value) {  // false: nothing like that is asked of him
    for (auto& [known, old] : all_) {
      if (known == key) return old = value, true;
    }
    return false;
  }
  std::span<const std::pair<std::string_view, int>> all() const { return all_; }

 private:
  std::vector<std::pair<std::string_view, int>> all_;
};

struct Trial {
  const char* name;
  const char* rule;
  const char* help;
  std::span<const Stat> by, at;
  std::span<const char* const> results;
  // Plays it once with the numbers of a battle, and says which of the results came of it; less than none: it is thrown
  // again.
  int (*run)(const Battle&, Play&, const Stats& by, const Stats& at);
  // What a table of it runs through.
  struct Range {
    const char* key = "";  // empty: there is only one line
    int from = 0, to = 0;
  } down, across;  // of `by`, of `at`
  // Adds up what is the same in every play, once, before it is played for every fall of the dice.
  void (*weigh)(const Battle&, Stats& by, Stats& at) = nullptr;
};

// A word that says several things at once: a weapon, an armour, a kind of fighter.
struct Word {
  std::string name;
  std::vector<std::pair<std::string, int>> says;
};

}  // namespace fyrd
