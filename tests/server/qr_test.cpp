// QR codes: what every reader relies on, and the way back from the modules to the text.
#include "server/qr.h"

#include "tests/server/hosted.h"

namespace fyrd::server {
namespace {

// Undoes the mask, follows the columns and gives back the codewords, for codes of one block without version bits.
std::vector<int> codewords(const QrCode& code) {
  const int n = code.size;
  int format = 0;
  for (int i = 14; i >= 9; --i) format = format << 1 | code.at(14 - i, 8);
  format = format << 1 | code.at(7, 8);
  format = format << 1 | code.at(8, 8);
  format = format << 1 | code.at(8, 7);
  for (int i = 5; i >= 0; --i) format = format << 1 | code.at(8, i);
  const int mask = (format ^ 0x5412) >> 10;
  EXPECT_EQ(mask >> 3, 0) << "error correction M";
  const auto fixed = [&](int x, int y) {
    const bool corner = (x < 9 && y < 9) || (x >= n - 8 && y < 9) || (x < 9 && y >= n - 8);
    const bool aligned = n > 21 && std::abs(x - (n - 7)) <= 2 && std::abs(y - (n - 7)) <= 2;
    return corner || aligned || x == 6 || y == 6;
  };
  const auto inverted = [&](int x, int y) {
    const int rules[] = {(x + y) % 2,
                         y % 2,
                         x % 3,
                         (x + y) % 3,
                         (x / 3 + y / 2) % 2,
                         x * y % 2 + x * y % 3,
                         (x * y % 2 + x * y % 3) % 2,
                         ((x + y) % 2 + x * y % 3) % 2};
    return rules[mask & 7] == 0;
  };
  std::vector<int> words;
  int bits = 0;
  bool up = true;
  for (int right = n - 1; right > 0; right -= 2, up = !up) {
    if (right == 6) --right;
    for (int i = 0; i < n; ++i)
      for (int x : {right, right - 1}) {
        const int y = up ? n - 1 - i : i;
        if (fixed(x, y)) continue;
        if (bits++ % 8 == 0) words.push_back(0);
        words.back() = words.back() << 1 | (code.at(x, y) != inverted(x, y));
      }
  }
  return words;
}

// x to the power of n in the field of the code.
int power(int n) {
  int value = 1;
  while (n-- > 0) value = value << 1 ^ (value >> 7) * 0x11D;
  return value;
}
int product(int a, int b) {
  int out = 0;
  for (; b; b >>= 1, a = a << 1 ^ (a >> 7) * 0x11D)
    if (b & 1) out ^= a;
  return out;
}

TEST(Qr, the_text_can_be_read_back_and_the_correction_holds) {
  for (const auto& [text, total, correction] : {std::tuple{"Fyrd", 26, 10},
                                                {"http://10.0.0.7:1066/", 44, 16},
                                                {"http://10.0.0.7:1066/#/game/0123456789abc", 70, 26}}) {
    const auto code = qr_code(text);
    ASSERT_TRUE(code);
    std::vector<int> words = codewords(*code);
    ASSERT_GE(static_cast<int>(words.size()), total) << text;
    words.resize(static_cast<std::size_t>(total));
    std::string read;
    ASSERT_EQ(words[0] >> 4, 4);
    const int length = (words[0] & 15) << 4 | words[1] >> 4;
    for (int i = 0; i < length; ++i)
      read += static_cast<char>((words[static_cast<std::size_t>(i + 1)] & 15) << 4 |
                                words[static_cast<std::size_t>(i + 2)] >> 4);
    EXPECT_EQ(read, text);
    // A block without errors has the value 0 at each of the first powers of x.
    for (int i = 0; i < correction; ++i) {
      int value = 0;
      for (const int word : words) value = product(value, power(i)) ^ word;
      EXPECT_EQ(value, 0) << text << ", power " << i;
    }
  }
}

TEST(Qr, the_smallest_code_that_holds_it) {
  const auto size = [](std::size_t bytes) { return qr_code(std::string(bytes, 'a')).value_or(QrCode{}).size; };
  EXPECT_EQ(size(14), 21);
  EXPECT_EQ(size(15), 25);
  EXPECT_EQ(size(62), 33);
  EXPECT_EQ(size(180), 53);
  EXPECT_EQ(size(213), 57);
  EXPECT_EQ(size(214), 0) << "too long";
}

using QrPicture = test::Hosted;
TEST_F(QrPicture, comes_from_the_server) {
  start();
  const test::Reply reply = get("/api/qr?text=http%3A%2F%2F10.0.0.7%3A1066%2F%23%2Fgame%2Fabc");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.headers.at("content-type"), "image/svg+xml");
  EXPECT_EQ(reply.body, qr_picture(*qr_code("http://10.0.0.7:1066/#/game/abc")));
  for (const char* bad : {"/api/qr", "/api/qr?x=1", "/api/qr?text=%zz", "/api/qr?text=%4"})
    EXPECT_EQ(get(bad).status, 400) << bad;
  EXPECT_EQ(get("/api/qr?text=" + std::string(300, 'a')).status, 400);
}

}  // namespace
}  // namespace fyrd::server
