// The list of problems stays short, single and printable.
#include "data/problems.h"

#include <gtest/gtest.h>

#include "data/utf8.h"

namespace fyrd::data {
namespace {

TEST(Problems, OneLineEach) {
  Problems p;
  EXPECT_TRUE(p.empty());
  p.add("a.toml:1:2", "'x' is missing");
  p.add("", "no place");
  EXPECT_EQ(p.text(), "a.toml:1:2: 'x' is missing\nno place\n");
  EXPECT_EQ(p.all().size(), 2u);
}

TEST(Problems, TheSameOnlyOnce) {
  Problems p;
  p.add("a", "b");
  p.add("a", "b");
  p.add("a", "c");
  EXPECT_EQ(p.count(), 2u);
}

TEST(Problems, BoundedAtAHundred) {
  Problems p;
  for (int i = 0; i < 250; ++i) p.add("f:" + std::to_string(i), "bad");
  EXPECT_EQ(p.all().size(), 100u);
  EXPECT_EQ(p.count(), 250u);
  EXPECT_TRUE(p.text().ends_with("f:99: bad\n… and 150 more\n"));
}

TEST(Problems, SafeToPrint) {
  Problems p;
  std::string message("\x1b[31m\xff\xc2\x9b é\0", 12);
  message.append(10'000, 'x');
  p.add("a\nb", message);
  EXPECT_TRUE(valid_utf8(p.text()));
  EXPECT_EQ(p.all()[0].where, "a?b");
  EXPECT_TRUE(p.all()[0].message.starts_with("?[31m?? é")) << p.all()[0].message;
  EXPECT_LT(p.all()[0].message.size(), 1'000u);
}

TEST(Utf8, WellFormedOnly) {
  for (const char* good : {"", "a", "é", "″", "𝄞", "\xF4\x8F\xBF\xBF"}) EXPECT_TRUE(valid_utf8(good)) << good;
  for (const char* bad : {"\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
                          "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xE2\x80", "\xFF"})
    EXPECT_FALSE(valid_utf8(bad));
}

TEST(Utf8, CutsBetweenCodePoints) {
  EXPECT_EQ(printable("ééé", 5), "éé…");
  EXPECT_EQ(printable("ééé", 6), "ééé");
}

}  // namespace
}  // namespace fyrd::data
