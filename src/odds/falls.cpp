// One throw for each thing that can be read.
#include "odds/falls.h"

#include <algorithm>

#include "core/dice/distribution.h"

namespace fyrd {

namespace {

// So many dice of one face, the rest of another.
Roll roll_of(Pool pool, int many, int face, int rest) {
  Roll roll(pool);
  for (int i = 0; i < pool.count; ++i) roll.add(i < many ? face : rest);
  return roll;
}

// Dice that add up to a sum, the first ones high.
Roll roll_with_sum(Pool pool, int sum) {
  Roll roll(pool);
  int left = sum - pool.count;
  for (int i = 0; i < pool.count; ++i) {
    const int more = std::min(left, pool.sides - 1);
    roll.add(1 + more);
    left -= more;
  }
  return roll;
}

std::vector<Fall> told_apart(Pool pool, std::size_t most) {
  std::vector<Fall> all;
  Fraction chance(1);
  std::size_t count = 1;
  for (int i = 0; i < pool.count; ++i) {
    chance *= Fraction(1, pool.sides);
    if ((count *= pool.sides) > most) return {};
  }
  for (Roll roll = roll_of(pool, 0, 1, 1);;) {
    all.push_back({roll, chance});
    const std::span<std::uint16_t> faces = roll.faces();
    std::size_t i = faces.size();
    while (i > 0 && faces[i - 1] == pool.sides) faces[--i] = 1;
    if (i == 0) return all;
    ++faces[i - 1];
  }
}

// The numbers that can be read, rising: best throws count each of the highest face beyond the first as one more.
Distribution numbers(Pool pool, const Reading& reading) {
  switch (reading.of) {
    case Reading::Of::faces: break;
    case Reading::Of::sum: return Distribution::sum(pool);
    case Reading::Of::lowest: return Distribution::lowest(pool);
    case Reading::Of::at_least: return Distribution::at_least(pool, reading.face);
    case Reading::Of::best: {
      Distribution result;
      const Distribution best = Distribution::best(pool), highest = Distribution::at_least(pool, pool.sides);
      for (const Distribution::Outcome& o : best.outcomes()) {
        if (o.value < pool.sides) result.add(o.value, o.chance);
      }
      for (const Distribution::Outcome& o : highest.outcomes()) {
        if (o.value > 0) result.add(pool.sides + o.value - 1, o.chance);
      }
      return result;
    }
  }
  return {};
}

Roll roll_that_reads(Pool pool, const Reading& reading, int number) {
  switch (reading.of) {
    case Reading::Of::faces: break;
    case Reading::Of::sum: return roll_with_sum(pool, number);
    case Reading::Of::lowest: return roll_of(pool, 1, number, pool.sides);
    case Reading::Of::at_least: return roll_of(pool, number, pool.sides, 1);
    case Reading::Of::best:
      return number < pool.sides ? roll_of(pool, 1, number, 1) : roll_of(pool, number - pool.sides + 1, pool.sides, 1);
  }
  return Roll(pool);
}

bool marked(Marks marks, int number) { return number >= most_marks || (marks >> number & 1); }

}  // namespace

std::vector<Fall> falls(Pool pool, Reading reading, std::size_t most) {
  if (pool.count == 0) return {{Roll(pool), Fraction(1)}};
  if (reading.of == Reading::Of::faces) return told_apart(pool, most);
  const Distribution read = numbers(pool, reading);
  std::vector<Fall> all;
  int last = 0;
  for (const Distribution::Outcome& o : read.outcomes()) {
    bool alike = !all.empty();
    for (int n = last + 1; alike && n <= o.value; ++n) alike = !marked(reading.marks, n);
    last = o.value;
    if (alike)
      all.back().chance += o.chance;
    else
      all.push_back({roll_that_reads(pool, reading, o.value), o.chance});
  }
  return all;
}

const Falls::Known& Falls::known(Pool pool, const Reading& reading) {
  for (const auto& known : known_) {
    if (known->pool == pool && known->reading == reading) return *known;
  }
  Known fresh{pool, reading, falls(pool, reading, most)};
  constexpr std::int64_t largest = std::int64_t{1} << 31;  // so that a product of two fits
  std::int64_t whole = 1;
  for (int i = 0; i < pool.count && whole < largest; ++i) whole *= pool.sides;
  for (Fall& fall : fresh.all) {
    fall.number = read(fall.roll, reading);
    if (whole >= largest || fall.chance.overflowed()) continue;
    fall.ways = static_cast<std::int64_t>(fall.chance.numerator()) *
                (whole / static_cast<std::int64_t>(fall.chance.denominator()));
  }
  if (whole < largest) fresh.whole = whole;
  known_.push_back(std::make_unique<Known>(std::move(fresh)));
  return *known_.back();
}

}  // namespace fyrd
