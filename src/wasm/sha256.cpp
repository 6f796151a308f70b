// SHA-256 (FIPS 180-4) for WebAssembly, which has no library for it: only to tell by which numbers a battle is played.
// Nothing secret is computed by it, and where keys are needed it has none.
#include "crypto/sha256.h"

#include <algorithm>
#include <bit>

namespace fyrd::crypto {

namespace {

// clang-format off
constexpr std::array<std::uint32_t, 64> rounds = {
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2};
// clang-format on

}  // namespace

struct Sha256::Inner {
  void add(std::string_view bytes);
  void take_block();

  std::array<std::uint32_t, 8> state = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                        0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
  std::array<std::uint8_t, 64> block{};
  std::size_t filled = 0;
  std::uint64_t size = 0;
};

Sha256::Sha256() : inner_(std::make_unique<Inner>()) {}
Sha256::~Sha256() = default;
void Sha256::add(std::string_view bytes) { inner_->add(bytes); }

void Sha256::Inner::take_block() {
  std::array<std::uint32_t, 64> w;
  for (std::size_t i = 0; i < 16; ++i)
    w[i] = std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
           std::uint32_t{block[4 * i + 2]} << 8 | block[4 * i + 3];
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t x = w[i - 15], y = w[i - 2];
    w[i] = w[i - 16] + (std::rotr(x, 7) ^ std::rotr(x, 18) ^ x >> 3) + w[i - 7] +
           (std::rotr(y, 17) ^ std::rotr(y, 19) ^ y >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t one =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + w[i];
    const std::uint32_t two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
  }
  const std::array<std::uint32_t, 8> more = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += more[i];
  filled = 0;
}

void Sha256::Inner::add(std::string_view bytes) {
  size += bytes.size();
  while (!bytes.empty()) {
    const std::size_t n = std::min(bytes.size(), block.size() - filled);
    std::copy_n(bytes.begin(), n, block.begin() + static_cast<std::ptrdiff_t>(filled));
    filled += n;
    bytes.remove_prefix(n);
    if (filled == block.size()) take_block();
  }
}

std::string Sha256::hex() {
  Inner& all = *inner_;
  const std::uint64_t bits = all.size * 8;
  all.block[all.filled++] = 0x80;
  if (all.filled > 56) {
    std::fill(all.block.begin() + static_cast<std::ptrdiff_t>(all.filled), all.block.end(), std::uint8_t{0});
    all.take_block();
  }
  std::fill(all.block.begin() + static_cast<std::ptrdiff_t>(all.filled), all.block.end(), std::uint8_t{0});
  for (std::size_t i = 0; i < 8; ++i) all.block[63 - i] = static_cast<std::uint8_t>(bits >> (8 * i));
  all.take_block();
  std::string out;
  for (const std::uint32_t word : all.state)
    for (int shift = 28; shift >= 0; shift -= 4) out += "0123456789abcdef"[word >> shift & 15];
  return out;
}

bool has_hmac() { return false; }
std::optional<Digest> hmac_sha256(std::string_view, std::string_view) { return {}; }

std::string sha256(std::string_view bytes) {
  Sha256 hash;
  hash.add(bytes);
  return hash.hex();
}

}  // namespace fyrd::crypto
