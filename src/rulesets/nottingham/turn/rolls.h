// Characteristic tests: the best die and what is added to it (NOT-007, NOT-020 … NOT-025, NOT-A01 … A04).
#pragma once

#include "rulesets/nottingham/deeds/sum.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

// NOT-024, NOT-025 what a throw is worth in a test.
struct Throw {
  int value = 0;
  bool all_ones = true;
};
Throw read_throw(const Roll&);
constexpr Throw worth(int number) { return {number, number <= 1}; }  // of what is read as the best die
Throw throw_dice(Play&, int count, const Why&, Marks = every_number);

TestFacts test_facts(Here, FigureId, Characteristic);
inline Tally test_tally(Here here, FigureId id, Characteristic of, const char* what) {
  return test_tally(here.b.numbers, test_facts(here, id, of), what);
}

// NOT-022, NOT-025 a test against a number.
bool passes(const Throw&, const Tally&, int target);
Marks passes_from(const Tally&, int target);
// NOT-022, NOT-A03 an opposed one: whether the first wins, the second, or nobody.
enum class Won : std::uint8_t { nobody, first, second };
Won oppose(const Throw& a, const Tally& a_sum, const Throw& b, const Tally& b_sum);

// A whole test against a number, with extra dice (NOT-021).
bool test(Now, Hand&, const Tally&, int target, const Why&);

}  // namespace fyrd::nottingham
