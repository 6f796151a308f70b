// The examples of the standard, and that it does not matter in which pieces bytes come.
#include "crypto/sha256.h"

#include <gtest/gtest.h>

#include "crypto/hex.h"

namespace fyrd::crypto {
namespace {

TEST(Sha256, gives_what_the_standard_gives) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, does_not_depend_on_the_pieces) {
  for (std::size_t length = 0; length < 200; ++length) {
    const std::string text(length, 'x');
    Sha256 pieces;
    for (std::size_t at = 0; at < length; at += 7) pieces.add(std::string_view(text).substr(at, 7));
    ASSERT_EQ(pieces.hex(), sha256(text)) << length;
  }
}

std::string mac(std::string_view key, std::string_view message) {
  const Digest digest = *hmac_sha256(key, message);
  return to_hex({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

// RFC 4231, with a short key, and with one that is longer than a block.
TEST(Hmac, gives_what_the_standard_gives) {
  ASSERT_TRUE(has_hmac());
  EXPECT_EQ(mac(std::string(20, '\x0b'), "Hi There"),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(mac("Jefe", "what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(mac(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(Hex, goes_there_and_back_and_takes_nothing_else) {
  EXPECT_EQ(to_hex(std::string_view("\x00\xff\x5a", 3)), "00ff5a");
  EXPECT_EQ(from_hex("00ff5a"), std::string("\x00\xff\x5a", 3));
  for (const char* bad : {"0", "0g", "0A", "  "}) EXPECT_FALSE(from_hex(bad)) << bad;
}

}  // namespace
}  // namespace fyrd::crypto
