// One die whose sixes are thrown again, and its exact chances (DRK-044, DRK-A01).
#pragma once

#include "core/dice/fraction.h"
#include "core/play/play.h"

namespace fyrd::darkages {

constexpr int highest = 8;  // a triple six

// 1 … 8. The die is thrown once, twice or three times; the marks are of these eight numbers.
int throw_die(Play&, const Why&, Marks = every_number);
// What it may come to is counted in falls of three dice: so many there are, and so many of each value.
constexpr int whole = 216;
constexpr std::array<int, highest + 1> weight = {0, 36, 36, 36, 36, 36, 30, 5, 1};
Fraction chance_of(int value);

// DRK-A04 a shot: 1 misses, and nothing is certain.
inline bool shot_hits(int value, int modifiers, int need) { return value != 1 && value + modifiers >= need; }
int shot_ways(int modifiers, int need);  // of `whole`
Fraction shot_chance(int modifiers, int need);
Marks shot_marks(int modifiers, int need);
// DRK-A01 pooled sixes: how many of these dice hit, a pair of sixes counting as one 7 and three as one 8.
int pooled_hits(const Roll&, int modifiers, int need);
Reading pooled_reading(int modifiers, int need);

// DRK-003 slowing dice.
struct Slowing {
  bool blocked = false;
  int off = 0;  // centimetres
};
Slowing slowing(const Roll&, bool very_difficult);
// DRK-002. The marks are of the centimetres at which it makes a difference.
Slowing roll_slowing(Play&, bool on_foot, bool very_difficult, FigureId, Marks = every_number);

}  // namespace fyrd::darkages
