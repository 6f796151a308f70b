// Dice and other random numbers that follow from a seed and the question asked, not from what was drawn before.
#pragma once

#include <array>
#include <vector>

#include "core/dice/philox.h"
#include "core/dice/roll.h"
#include "core/dice/why.h"

namespace fyrd {

// Separates the uses of one seed, so that none can foresee or disturb another.
enum class Stream : std::uint8_t { dice, players, decoration };

// Names one throw of a game; two throws with different keys are independent.
struct DiceKey {
  std::uint32_t turn = 0;
  std::uint16_t figure = 0;      // see roller()
  std::uint32_t reason = 0;      // see reason()
  std::uint32_t occurrence = 0;  // earlier throws this turn by that figure for that reason
};

constexpr DiceKey dice_key(std::uint32_t turn, const Why& why, std::uint32_t occurrence) {
  return {turn, roller(why), reason(why), occurrence};
}

// Every face equally likely; an invalid pool gives no faces.
Roll seeded_roll(std::uint64_t seed, Pool pool, DiceKey key);

// A plain generator for computer players and for games run adrift; `sub` tells apart the users of a stream. It repeats
// after 2^34 words.
class Random {
 public:
  Random(std::uint64_t seed, Stream stream, std::uint64_t sub);
  std::uint32_t next() {
    if (used_ == words_.size()) refill();
    return words_[used_++];
  }
  std::uint32_t below(std::uint32_t n);  // 0 … n-1, equally likely; zero for n = 0

 private:
  void refill();

  PhiloxKey key_;
  PhiloxBlock counter_;
  PhiloxBlock words_{};
  std::uint32_t used_ = 4;
};

// Counts how often a figure threw for a reason this turn. Copies are snapshots: after one is put back, the count goes
// on from there.
class Occurrences {
 public:
  // How often the pair came up earlier in this turn. A turn other than the last one starts all counts anew.
  std::uint32_t next(std::uint32_t turn, std::uint16_t figure, std::uint32_t reason);

 private:
  // An entry counts only while its stamp is the present generation: clearing is raising the generation.
  struct Entry {
    std::uint32_t reason = 0;
    std::uint32_t count = 0;
    std::uint16_t figure = 0;
    std::uint16_t generation = 0;
  };
  static constexpr std::uint32_t capacity = 256;
  static constexpr std::uint32_t most_used = 224;  // free places end every search

  void clear();
  std::uint32_t next_in_overflow(std::uint16_t figure, std::uint32_t reason);

  std::array<Entry, capacity> entries_{};
  std::vector<Entry> overflow_;  // the pairs that came after the table was full
  std::uint32_t turn_ = 0;
  std::uint16_t used_ = 0;
  std::uint16_t generation_ = 1;
};

}  // namespace fyrd
