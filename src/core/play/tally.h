// A sum of named modifiers, each with its rule: the same object computes, explains and prints.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "core/ids.h"

namespace fyrd {

struct Modifier {
  const char* rule;  // "MER-S-003"
  const char* name;  // "leader"
  std::int16_t value;
};

class Tally {
 public:
  static constexpr int max_modifiers = 16;

  Tally() = default;
  // What is added to a throw, or a number by itself: one that is needed, a die, dice to throw.
  enum class Is : std::uint8_t { added, number };
  Tally(FigureId of, const char* what, Is is = Is::added) : of_(of), what_(what), is_(is) {}

  Tally& add(const char* rule, const char* name, int value) {
    assert(count_ < max_modifiers);
    modifiers_[count_++] = {rule, name, static_cast<std::int16_t>(value)};
    total_ = static_cast<std::int16_t>(total_ + value);
    return *this;
  }
  int total() const { return total_; }
  FigureId of() const { return of_; }
  const char* what() const { return what_; }
  bool number() const { return is_ == Is::number; }
  std::span<const Modifier> modifiers() const { return {modifiers_.data(), count_}; }

 private:
  FigureId of_;
  const char* what_ = "";
  Is is_ = Is::added;
  std::int16_t total_ = 0;
  std::uint8_t count_ = 0;
  std::array<Modifier, max_modifiers> modifiers_;
};

}  // namespace fyrd
