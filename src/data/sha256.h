// SHA-256 (FIPS 180-4): the fingerprint of what was written, the same natively and in WebAssembly.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fyrd::data {

class Sha256 {
 public:
  void add(std::string_view bytes);
  std::string hex();  // 64 digits; nothing may be added afterwards

 private:
  void take_block();

  std::array<std::uint32_t, 8> state_ = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                         0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
  std::array<std::uint8_t, 64> block_{};
  std::size_t filled_ = 0;
  std::uint64_t bytes_ = 0;
};

std::string sha256(std::string_view bytes);

}  // namespace fyrd::data
