// The examples of the standard, and that it does not matter in which pieces bytes come.
#include "crypto/sha256.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace fyrd::crypto
