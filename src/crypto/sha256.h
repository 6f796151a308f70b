// SHA-256 and HMAC-SHA-256, by OpenSSL. WebAssembly has no OpenSSL and no keys: see src/wasm/sha256.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace fyrd::crypto {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(const Sha256&) = delete;
  Sha256& operator=(const Sha256&) = delete;
  void add(std::string_view bytes);
  std::string hex();  // 64 digits; nothing may be added afterwards

 private:
  struct Inner;
  std::unique_ptr<Inner> inner_;
};

std::string sha256(std::string_view bytes);  // as 64 digits

// Whether this program can compute with keys.
bool has_hmac();
// Nothing where it cannot.
std::optional<Digest> hmac_sha256(std::string_view key, std::string_view message);

}  // namespace fyrd::crypto
