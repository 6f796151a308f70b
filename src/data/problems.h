// What is wrong with the data that was read: everything at once, so that an author mends a file in one go.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fyrd::data {

struct Problem {
  std::string where;    // "warbands/boar.toml:12:5", or "scenario.sides[1].figures[2].weapon" in JSON
  std::string message;  // "'weapon' must be text, not 5"
  bool operator==(const Problem&) const = default;
};

// A bounded list. Whatever is added comes out as valid UTF-8 without control characters, and never twice.
class Problems {
 public:
  static constexpr std::size_t most = 100;

  void add(std::string_view where, std::string_view message);
  bool empty() const { return all_.empty(); }
  std::size_t count() const { return all_.size() + more_; }  // with those that no longer fitted
  std::span<const Problem> all() const { return all_; }
  std::string text() const;  // a line for each: "where: message\n", at last "… and n more\n"

 private:
  std::vector<Problem> all_;
  std::size_t more_ = 0;
};

}  // namespace fyrd::data
