// One throw for each thing that can be read.
#include "odds/falls.h"

#include <memory>

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
    chance = chance * Fraction(1, pool.sides);
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

// The best face; of the highest there is, how often it came.
std::vector<Fall> by_best(Pool pool) {
  std::vector<Fall> all;
  const Distribution best = Distribution::best(pool), tops = Distribution::at_least(pool, pool.sides);
  for (const Distribution::Outcome& o : best.outcomes()) {
    if (o.value < pool.sides) all.push_back({roll_of(pool, 1, o.value, 1), o.chance});
  }
  for (const Distribution::Outcome& o : tops.outcomes()) {
    if (o.value > 0) all.push_back({roll_of(pool, o.value, pool.sides, 1), o.chance});
  }
  return all;
}

}  // namespace

std::vector<Fall> falls(Pool pool, Reading reading, std::size_t most) {
  if (pool.count == 0) return {{Roll(pool), Fraction(1)}};
  if (pool.count == 1 || reading.of == Reading::Of::dice_told_apart) {
    if (reading.of != Reading::Of::at_least) return told_apart(pool, most);
  }
  if (reading.of == Reading::Of::best) return by_best(pool);
  std::vector<Fall> all;
  const auto each = [&](const Distribution& d, auto&& roll) {
    for (const Distribution::Outcome& o : d.outcomes()) all.push_back({roll(o.value), o.chance});
  };
  switch (reading.of) {
    case Reading::Of::sum: each(Distribution::sum(pool), [&](int sum) { return roll_with_sum(pool, sum); }); break;
    case Reading::Of::lowest: each(Distribution::lowest(pool), [&](int face) { return roll_of(pool, 1, face, pool.sides); }); break;
    case Reading::Of::at_least: {
      const int low = reading.face > 1 ? 1 : pool.sides;
      each(Distribution::at_least(pool, reading.face), [&](int many) { return roll_of(pool, many, pool.sides, low); });
      break;
    }
    default: break;
  }
  return all;
}

std::span<const Fall> Falls::of(Pool pool, Reading reading) {
  for (const auto& known : known_) {
    if (known->pool == pool && known->reading == reading) return known->all;
  }
  known_.push_back(std::make_unique<Known>(Known{pool, reading, falls(pool, reading, most)}));
  return known_.back()->all;
}

}  // namespace fyrd
