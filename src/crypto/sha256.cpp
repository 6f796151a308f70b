// Asking OpenSSL. That it has no memory for it is the only way this fails, and then nothing can be vouched for.
#include "crypto/sha256.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <cstdlib>

#include "crypto/hex.h"

namespace fyrd::crypto {

namespace {

std::string text_of(const Digest& digest) {
  return to_hex({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

// Fetched once: OpenSSL looks for it each time otherwise, which takes longer than a short hash.
const EVP_MD* method() {
  static const EVP_MD* const fetched = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  return fetched;
}

}  // namespace

struct Sha256::Inner {
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  ~Inner() { EVP_MD_CTX_free(context); }
};

Sha256::Sha256() : inner_(std::make_unique<Inner>()) {
  if (EVP_DigestInit_ex2(inner_->context, method(), nullptr) != 1) std::abort();
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) {
  if (EVP_DigestUpdate(inner_->context, bytes.data(), bytes.size()) != 1) std::abort();
}

std::string Sha256::hex() {
  Digest digest;
  if (EVP_DigestFinal_ex(inner_->context, digest.data(), nullptr) != 1) std::abort();
  return text_of(digest);
}

std::string sha256(std::string_view bytes) {
  Digest digest;
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, method(), nullptr) != 1) std::abort();
  return text_of(digest);
}

bool has_hmac() { return true; }

std::optional<Digest> hmac_sha256(std::string_view key, std::string_view message) {
  Digest digest;
  if (HMAC(method(), key.data(), static_cast<int>(key.size()), reinterpret_cast<const unsigned char*>(message.data()),
           message.size(), digest.data(), nullptr) == nullptr)
    std::abort();
  return digest;
}

}  // namespace fyrd::crypto
