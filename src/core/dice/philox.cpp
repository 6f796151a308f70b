// Ten rounds of Philox4x32, with the constants of the paper.
#include "core/dice/philox.h"

namespace fyrd {
namespace {

constexpr int rounds = 10;
constexpr std::uint64_t multiplier_0 = 0xD2511F53;
constexpr std::uint64_t multiplier_1 = 0xCD9E8D57;
constexpr std::uint32_t weyl_0 = 0x9E3779B9;
constexpr std::uint32_t weyl_1 = 0xBB67AE85;

constexpr std::uint32_t high(std::uint64_t product) { return static_cast<std::uint32_t>(product >> 32); }
constexpr std::uint32_t low(std::uint64_t product) { return static_cast<std::uint32_t>(product); }

}  // namespace

PhiloxBlock philox(PhiloxBlock counter, PhiloxKey key) {
  for (int round = 0; round < rounds; ++round) {
    const std::uint64_t p0 = multiplier_0 * counter[0];
    const std::uint64_t p1 = multiplier_1 * counter[2];
    counter = {high(p1) ^ counter[1] ^ key[0], low(p1), high(p0) ^ counter[3] ^ key[1], low(p0)};
    key[0] += weyl_0;
    key[1] += weyl_1;
  }
  return counter;
}

}  // namespace fyrd
