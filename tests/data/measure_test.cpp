// Lengths and angles survive the way through decimal numbers, and are written short for people.
#include "data/measure.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace fyrd::data {
namespace {

constexpr Unit both[] = {Unit::inch, Unit::centimetre};

TEST(Measure, EveryLengthComesBack) {
  for (Unit u : both) {
    const auto check = [&](std::int32_t units) {
      const Length l{units};
      if (from_decimal(to_decimal(l, u), u) != l) FAIL() << units << " in " << symbol(u);
    };
    for (std::int32_t i = -60'000; i <= 60'000; ++i) check(i);
    for (std::int32_t i = -longest.units; i <= longest.units; i += 37) check(i);
    for (std::int32_t i = longest.units - 5'000; i <= longest.units; ++i) check(i), check(-i);
  }
}

TEST(Measure, LengthsPrintShortInJson) {
  const auto printed = [](Length l, Unit u) { return nlohmann::json(to_decimal(l, u)).dump(); };
  EXPECT_EQ(printed({12345}, Unit::inch), "4.8602");
  EXPECT_EQ(printed({1}, Unit::inch), "0.0004");
  EXPECT_EQ(printed(6_in, Unit::inch), "6.0");
  EXPECT_EQ(printed({-12345}, Unit::centimetre), "-12.345");
  for (std::int32_t i = -longest.units; i <= longest.units; i += 4'999) {
    const std::string s = printed({i}, Unit::inch);
    ASSERT_LE(s.size() - s.find('.') - 1, 4u) << s;
  }
}

TEST(Measure, DecimalsGoToTheNearestUnit) {
  EXPECT_EQ(from_decimal(2.5, Unit::inch), Length{6350});
  EXPECT_EQ(from_decimal(0.1, Unit::centimetre), 1_mm);
  EXPECT_EQ(from_decimal(0.00014, Unit::centimetre), Length{0});
  EXPECT_EQ(from_decimal(0.0006, Unit::centimetre), Length{1});
  EXPECT_EQ(from_decimal(-0.0006, Unit::centimetre), Length{-1});
}

TEST(Measure, NothingIsTooWild) {
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(from_decimal(1e300, Unit::inch), longest);
  EXPECT_EQ(from_decimal(-inf, Unit::inch), -longest);
  EXPECT_EQ(from_decimal(std::nan(""), Unit::inch), Length{0});
  EXPECT_EQ(from_degrees(std::nan("")), north);
  EXPECT_EQ(from_degrees(inf), north);
  from_degrees(1e308);
}

TEST(Measure, EveryAngleComesBack) {
  for (int i = 0; i < 65536; ++i) {
    const Angle a{static_cast<std::uint16_t>(i)};
    const double d = to_degrees(a);
    ASSERT_EQ(from_degrees(d), a) << i << " as " << d;
    ASSERT_TRUE(d >= 0 && d < 360) << d;
    ASSERT_LE(nlohmann::json(d).dump().size(), 7u) << d;
  }
}

TEST(Measure, AnglesAreBearings) {
  EXPECT_EQ(from_degrees(0), north);
  EXPECT_EQ(from_degrees(90), east);
  EXPECT_EQ(from_degrees(-90), west);
  EXPECT_EQ(from_degrees(540), south);
  EXPECT_EQ(from_degrees(359.9999), north);
  for (int d = 0; d < 360; ++d) EXPECT_EQ(to_degrees(from_degrees(d)), d);
}

TEST(Measure, TextForPeople) {
  EXPECT_EQ(measure_text(12_cm, Unit::centimetre), "12 cm");
  EXPECT_EQ(measure_text({6096}, Unit::inch), "2.4″");
  EXPECT_EQ(measure_text({635}, Unit::inch), "0.25″");
  EXPECT_EQ(measure_text({-635}, Unit::inch), "-0.25″");
  EXPECT_EQ(measure_text({-1}, Unit::inch), "0″");
  EXPECT_EQ(measure_text({1005}, Unit::centimetre), "1.01 cm");
  EXPECT_EQ(measure_text({-1005}, Unit::centimetre), "-1.01 cm");
  EXPECT_EQ(measure_text({1004}, Unit::centimetre), "1 cm");
  EXPECT_EQ(measure_text({1996}, Unit::centimetre), "2 cm");
  EXPECT_EQ(measure_text({1050}, Unit::centimetre), "1.05 cm");
  EXPECT_EQ(measure_text({INT32_MIN}, Unit::centimetre), "-2147483.65 cm");
  EXPECT_EQ(measure(Unit::inch, 3), 3_in);
}

}  // namespace
}  // namespace fyrd::data
