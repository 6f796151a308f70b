// How a seed and a key become faces.
#include "core/dice/seeded.h"

namespace fyrd {
namespace {

PhiloxKey split(std::uint64_t seed) {
  return {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)};
}

// The last counter word: every field has bits of its own, so that no two keys share a block.
constexpr std::uint32_t last_word(std::uint32_t figure, Stream stream, std::uint32_t block) {
  return figure << 16 | static_cast<std::uint32_t>(stream) << 8 | (block & 255);
}

// No figure: keeps a Random apart from the dice even when it is given their stream.
constexpr std::uint32_t no_roller = 0xFFFF;

// Lemire's method: a number below n from as many 32-bit words as it takes, without bias.
template <class Words>
std::uint32_t draw_below(std::uint32_t n, Words&& words) {
  std::uint64_t product = std::uint64_t{words()} * n;
  if (static_cast<std::uint32_t>(product) < n) {
    const std::uint32_t biased = (0u - n) % n;
    while (static_cast<std::uint32_t>(product) < biased) product = std::uint64_t{words()} * n;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

}  // namespace

Roll seeded_roll(std::uint64_t seed, Pool pool, DiceKey key) {
  Roll roll(pool);
  if (!pool.valid()) return roll;
  // 255 dice take 64 blocks of the 256; the rest is far more than rejected words ever need.
  std::uint32_t block = 0, used = 4;
  PhiloxBlock words;
  const auto word = [&] {
    if (used == words.size()) {
      words = philox({key.turn, key.reason, key.occurrence, last_word(key.figure, Stream::dice, block)}, split(seed));
      ++block;
      used = 0;
    }
    return words[used++];
  };
  for (int i = 0; i < pool.count; ++i) roll.add(static_cast<int>(draw_below(pool.sides, word)) + 1);
  return roll;
}

Random::Random(std::uint64_t seed, Stream stream, std::uint64_t sub)
    : key_(split(seed)), counter_{0, static_cast<std::uint32_t>(sub), static_cast<std::uint32_t>(sub >> 32),
                                  last_word(no_roller, stream, 0)} {}

void Random::refill() {
  words_ = philox(counter_, key_);
  ++counter_[0];
  used_ = 0;
}

std::uint32_t Random::below(std::uint32_t n) {
  if (n == 0) return 0;
  return draw_below(n, [this] { return next(); });
}

std::uint32_t Occurrences::next(std::uint32_t turn, std::uint16_t figure, std::uint32_t reason) {
  if (turn != turn_) {
    turn_ = turn;
    clear();
  }
  const std::uint32_t mixed = reason + figure * 0x9E3779B1u;
  std::uint32_t place = (mixed ^ mixed >> 15) * 0x2C1B3C6Du >> 24;
  for (; entries_[place].generation == generation_; place = (place + 1) % capacity) {
    Entry& entry = entries_[place];
    if (entry.reason == reason && entry.figure == figure) return entry.count++;
  }
  if (used_ == most_used) return next_in_overflow(figure, reason);
  entries_[place] = {reason, 1, figure, generation_};
  ++used_;
  return 0;
}

std::uint32_t Occurrences::next_in_overflow(std::uint16_t figure, std::uint32_t reason) {
  for (Entry& entry : overflow_)
    if (entry.reason == reason && entry.figure == figure) return entry.count++;
  overflow_.push_back({reason, 1, figure, generation_});
  return 0;
}

void Occurrences::clear() {
  used_ = 0;
  overflow_.clear();
  if (++generation_ == 0) {
    // Old stamps would come into force again once the generations have gone round.
    entries_.fill({});
    generation_ = 1;
  }
}

}  // namespace fyrd
