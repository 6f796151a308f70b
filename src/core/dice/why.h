// Why dice are thrown: the rule that asks, what for, and who throws at whom.
#pragma once

#include <cstdint>

#include "core/ids.h"

namespace fyrd {

// Rule ids and purposes are string literals, so a Why may be kept and copied freely.
struct Why {
  const char* rule = "";
  const char* purpose = "";
  FigureId by = nobody;
  FigureId at = nobody;
  Side side = no_side;
};

// The numbers at which a rule begins to read a throw differently, a bit each; larger ones are always told apart.
using Marks = std::uint64_t;
constexpr int most_marks = 64;
constexpr Marks every_number = ~Marks{0};
constexpr Marks mark_at(int number) { return number >= 0 && number < most_marks ? Marks{1} << number : 0; }
constexpr Marks marks_from(int number) {
  return number <= 0 ? every_number : number < most_marks ? every_number << number : 0;
}

// What a rule reads off a throw. Throws that read alike are one outcome to whoever walks all of them; faces told apart
// are always right. A best throw counts each of the highest face beyond the first as one more.
struct Reading {
  enum class Of : std::uint8_t { faces, sum, best, lowest, at_least } of = Of::faces;
  Marks marks = every_number;
  std::uint16_t face = 0;  // of at_least
  constexpr bool operator==(const Reading&) const = default;
};

constexpr std::uint32_t fnv1a_basis = 2166136261u;
constexpr std::uint32_t fnv1a(std::uint32_t hash, char c) { return (hash ^ static_cast<unsigned char>(c)) * 16777619u; }
constexpr std::uint32_t fnv1a(std::uint32_t hash, const char* text) {
  for (; *text != '\0'; ++text) hash = fnv1a(hash, *text);
  return hash;
}

// FNV-1a of "rule/purpose": of the text, not the pointers, so that it is the same on every build.
constexpr std::uint32_t reason(const Why& why) { return fnv1a(fnv1a(fnv1a(fnv1a_basis, why.rule), '/'), why.purpose); }

// Who throws, as one number: a figure, or else a side. The target stays out of it, so that a figure choosing another
// target gets the same faces; and the side of a known figure adds nothing.
constexpr std::uint16_t roller(const Why& why) {
  return static_cast<std::uint16_t>(why.by.none() ? 256 + why.side.index : why.by.index);
}

}  // namespace fyrd
