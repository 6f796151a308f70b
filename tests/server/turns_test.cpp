// Whose turn it is, counted in turns and not in time.
#include "server/turns.h"

#include <gtest/gtest.h>

namespace fyrd::server {
namespace {

// Takes so many turns, each charged with what it costs.
std::string served(Turns<int>& turns, int most) {
  std::string order;
  for (int i = 0; i < most; ++i) {
    const auto turn = turns.take();
    if (!turn) break;
    order += turn->who;
    turns.charge(turn->who, turn->item);
  }
  return order;
}

TEST(Turns, each_has_his_own_line) {
  Turns<int> turns;
  for (int i = 0; i < 100; ++i) turns.add("h", 1);
  turns.add("p", 1);
  turns.add("q", 1);
  EXPECT_EQ(served(turns, 4), "hpqh") << "who asks much waits for himself";
}

TEST(Turns, what_costs_more_comes_less_often) {
  Turns<int> turns;
  for (int i = 0; i < 100; ++i) turns.add("h", 50), turns.add("p", 10);
  const std::string order = served(turns, 60);
  EXPECT_NEAR(static_cast<double>(std::count(order.begin(), order.end(), 'p')), 50, 2) << order;
}

TEST(Turns, nobody_saves_up_while_he_asks_nothing) {
  Turns<int> turns;
  for (int i = 0; i < 50; ++i) turns.add("h", 10);
  served(turns, 20);
  for (int i = 0; i < 10; ++i) turns.add("p", 10);
  const std::string order = served(turns, 10);
  EXPECT_EQ(std::count(order.begin(), order.end(), 'p'), 5) << order;
}

TEST(Turns, who_asks_one_thing_after_the_other_is_remembered_for_what_it_cost) {
  Turns<int> turns;
  std::string order;
  turns.add("h", 100);
  turns.add("p", 1);
  for (int i = 0; i < 30; ++i) {
    const std::string who = served(turns, 1);
    order += who;
    turns.add(who, who == "h" ? 100 : 1);
  }
  EXPECT_EQ(std::count(order.begin(), order.end(), 'h'), 1) << order;
}

TEST(Turns, of_one_line_one_thing_is_under_way_where_that_is_said) {
  Turns<int> turns(Share::one);
  for (int i = 0; i < 10; ++i) turns.add("h", 10);
  turns.add("p", 1);
  EXPECT_EQ(turns.take()->who, "h");
  EXPECT_EQ(turns.take()->who, "p");
  EXPECT_TRUE(turns.empty()) << "all that waits is of those who are served";
  EXPECT_FALSE(turns.take());
  turns.add("p", 1);
  EXPECT_TRUE(turns.empty());
  turns.charge("p", 1);
  EXPECT_EQ(turns.take()->who, "p");
  turns.charge("h", 10);
  EXPECT_EQ(turns.take()->who, "h");
  turns.drop("h", [](int) { return true; });
  turns.charge("h", 10);
  turns.charge("p", 1);
  EXPECT_TRUE(turns.empty());
}

TEST(Turns, what_is_dropped_is_never_served) {
  Turns<int> turns;
  for (int i = 1; i <= 6; ++i) turns.add("h", i);
  turns.add("p", 1);
  turns.drop("h", [](int item) { return item % 2 == 1; });
  EXPECT_EQ(served(turns, 10).size(), 4u);
  turns.add("h", 1);
  turns.drop("h", [](int) { return true; });
  EXPECT_TRUE(turns.empty());
  EXPECT_FALSE(turns.take());
}

}  // namespace
}  // namespace fyrd::server
