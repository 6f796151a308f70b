// Figures on a table: sets of them, friends and enemies, what is in the way, how far one gets, and the way of a flight.
#include <gtest/gtest.h>

#include "core/figures/flight.h"
#include "core/figures/walk.h"
#include "table_support.h"

namespace fyrd {
namespace {

struct Plain : Men<int> {};

// Round bases of an inch on a table of 40″ × 40″, each where the test puts it.
class Field final : public BattleOf<Field, Plain> {
 public:
  explicit Field(std::vector<Piece> pieces = {}) {
    ground = Ground(40_in, 40_in, std::move(pieces));
    bases = {disc({}, 1_in / 2)};
    parties = {{"red", "Red"}, {"blue", "Blue"}, {"green", "Green"}};
    ways = Ways(ground, 1_in / 2);
    s.side_count = 3;
  }
  FigureId put(std::uint8_t side, double x, double y) {
    const FigureId id{s.figure_count++};
    members.push_back({"man-" + std::to_string(id.index), "Man " + std::to_string(id.index), Side{side}, ""});
    s[id].side = Side{side}, s[id].pose = Pose::standing;
    s[id].at = at(x, y);
    return id;
  }
  static Point at(double x, double y) {
    return {static_cast<int>(x * units_per_inch), static_cast<int>(y * units_per_inch)};
  }

  void start(Plain&) const {}
  void play(Plain&, Play&) const {}
  void fingerprint(const Plain&, Hash&) const {}
  std::span<const TurnPart> parts() const override {
    static constexpr TurnPart all[] = {{"", ""}};
    return all;
  }
  std::size_t part(const Tabletop&) const override { return 0; }
  std::string verdict(const Tabletop&) const override { return ""; }
  Fraction menace(const Tabletop&, FigureId, FigureId, bool) const override { return {}; }
  Choice quick(const Tabletop&, const Question& q, Random&) const override { return q.quiet(); }

  Plain s;
  Ways ways;
};

Piece house(double x0, double y0, double x1, double y1) {
  const Point low = Field::at(x0, y0), high = Field::at(x1, y1);
  Piece piece = table_test::wall(table_test::rectangle(low.x, low.y, high.x, high.y));
  piece.name = "the house";
  return piece;
}

TEST(FigureSet, is_walked_in_roster_order) {
  FigureSet set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.first(), nobody);
  for (const int i : {47, 3, 12}) set.add({static_cast<std::uint8_t>(i)});
  set.add({3});
  set.drop({5});
  std::vector<int> seen;
  for (FigureId id : set) seen.push_back(id.index);
  EXPECT_EQ(seen, (std::vector<int>{3, 12, 47}));
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.first(), FigureId{3});
  set.drop({3});
  EXPECT_FALSE(set.has({3}));
  EXPECT_EQ((set - FigureSet{std::uint64_t{1} << 12}).first(), FigureId{47});
}

TEST(Sides, friends_are_those_of_a_group) {
  Field b;
  const FigureId red = b.put(0, 5, 5), blue = b.put(1, 10, 5), green = b.put(2, 20, 5);
  EXPECT_EQ(enemies({b, b.s}, red).size(), 2);
  b.groups = {0, 0, 1};
  EXPECT_FALSE(b.enemies(b.s, red, blue));
  EXPECT_EQ(enemies({b, b.s}, red).first(), green);
  EXPECT_EQ(not_an_enemy({b, b.s}, Side{0}, blue, "X-1")->code, "not_an_enemy");
  EXPECT_FALSE(not_an_enemy({b, b.s}, Side{0}, green, "X-1"));
  EXPECT_EQ(not_yours({b, b.s}, Side{0}, blue)->code, "not_yours") << "a friend is still not one's own";
  b.s[green].pose = Pose::out;
  EXPECT_EQ(not_an_enemy({b, b.s}, Side{0}, green, "X-1")->code, "out_of_play");
  EXPECT_TRUE(enemies({b, b.s}, red).empty());
}

TEST(Sides, of_equally_near_ones_the_first_of_the_roster) {
  Field b;
  const FigureId a = b.put(0, 10, 10), east = b.put(1, 13, 10);
  b.put(1, 7, 10);
  EXPECT_EQ(nearest({b, b.s}, b.s[a].at, enemies({b, b.s}, a)), east);
  EXPECT_EQ(nearest({b, b.s}, b.s[a].at, {}), nobody);
}

TEST(Walk, what_is_in_the_way_is_named) {
  Field b({house(10, 10, 20, 12)});
  const FigureId a = b.put(0, 15, 5), friendly = b.put(0, 15, 7), foe = b.put(1, 5, 5);
  const auto into = [&](double x, double y, FigureSet bars = {}) {
    return obstruction({b, b.s}, a, straight(Field::at(x, y)), bars);
  };
  EXPECT_FALSE(into(15, 9)) << "past a friend";
  EXPECT_EQ(into(15, 9, others(b.s, a)).at, friendly) << "unless he bars the way";
  EXPECT_TRUE(into(15, 7.5).is(barred::no_room));
  EXPECT_TRUE(into(15, 11).is(barred::by_ground));
  EXPECT_TRUE(into(39.8, 5).is(barred::by_edge));
  EXPECT_EQ(into(2, 5, enemies({b, b.s}, a)).at, foe);
  EXPECT_EQ(in_words(b, into(15, 11)).message, "That way runs into the house.");
}

TEST(Walk, a_push_ends_at_the_first_thing_it_meets) {
  Field b({house(10, 10, 20, 12)});
  const FigureId a = b.put(0, 15, 5), other = b.put(1, 15, 8);
  const auto pushed = [&](double x, double y) { return leg({b, b.s}, a, b.s[a].at, Field::at(x, y), others(b.s, a)); };
  EXPECT_FALSE(pushed(20, 5).stopped);
  EXPECT_EQ(pushed(20, 5).to, Field::at(20, 5));
  EXPECT_EQ(pushed(15, 20).figure, other);
  EXPECT_NEAR(pushed(15, 20).to.y, Field::at(0, 7).y, 2);
  b.s[other].pose = Pose::out;
  EXPECT_EQ(pushed(15, 20).figure, nobody);
  EXPECT_NEAR(pushed(15, 20).to.y, Field::at(0, 9.5).y, 2);
  EXPECT_TRUE(pushed(15, -5).edge);
  EXPECT_NEAR(pushed(15, -5).to.y, Field::at(0, 0.5).y, 2);
}

TEST(Walk, the_place_found_on_a_mirrored_table_is_the_mirrored_one) {
  const Ground ground(40_in, 40_in, {});
  const auto found = [&](double x, bool mirrored) {
    const auto good = [&](Point p) {
      const int px = mirrored ? Field::at(40, 0).x - p.x : p.x;
      return px >= Field::at(x + 0.6, 0).x && p.y < Field::at(0, 19.8).y;
    };
    return *search_around(ground, Field::at(mirrored ? 40 - x : x, 20), 3_in, good);
  };
  const Point there = found(10, false), mirror = found(10, true);
  EXPECT_EQ(there.y, mirror.y);
  EXPECT_NEAR(Field::at(40, 0).x - mirror.x, there.x, 1);
  EXPECT_FALSE(search_around(ground, Field::at(10, 10), 3_in, [](Point) { return false; }));
}

TEST(Flight, goes_straight_away_until_the_table_ends) {
  Field b;
  const FigureId a = b.put(0, 20, 20);
  const Flights free = flights({b, b.s}, a, Field::at(20, 25), 6_in, b.ways);
  ASSERT_EQ(free.count, 1);
  EXPECT_EQ(free.ways[0].path.end(), Field::at(20, 14));
  EXPECT_FALSE(free.ways[0].off);
  EXPECT_TRUE(flights({b, b.s}, a, Field::at(20, 25), 30_in, b.ways).ways[0].off);
}

TEST(Flight, two_equal_ways_are_the_owners_choice) {
  Field b({house(15, 14, 25, 16)});
  const FigureId a = b.put(0, 20, 18);
  const Flights ways = flights({b, b.s}, a, Field::at(20, 25), 8_in, b.ways);
  ASSERT_EQ(ways.count, 2);
  const FlightOrder order({b, b.s}, a, ways, "X-1");
  EXPECT_FALSE(order.check(order.quiet()));
  EXPECT_EQ(order.check({.path = straight(Field::at(20, 10))})->rule, "X-1") << "only the two ways are legal";
  EXPECT_EQ(order.read({.path = ways.ways[1].path}).path, ways.ways[1].path);
}

}  // namespace
}  // namespace fyrd
