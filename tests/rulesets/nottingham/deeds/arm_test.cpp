// With what, whether in a charge, and how far: the choices around a blow (NOT-066, NOT-127, NOT-160, NOT-A49).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

// What the sums of a choice come to: the test, then the wound.
std::vector<int> totals(const Explanation& why) {
  std::vector<int> all;
  for (const Tally& tally : why.tallies) all.push_back(tally.total());
  return all;
}

}  // namespace

TEST(NOT_A49, the_hand_that_holds_the_weapon_decides) {
  Duel right(with({"sword"}, {{"hands", {"sword"}}}), {}), left(with({"sword"}, {{"hands", {"empty", "sword"}}}), {});
  EXPECT_EQ(right.held("Hugh"), "sword, nothing");
  EXPECT_EQ(left.held("Hugh"), "nothing, sword");
  EXPECT_EQ(right.blow(4), "hit 7:6");
  left.acts("Hugh");
  left.attack("Rolf"), left.pick(Arm::left), left.add(0), left.block(0), left.roll(4);
  EXPECT_EQ(left.outcome(), "missed 6:6") << "-1 for the left hand";
  EXPECT_EQ(left.modifier("missed", "left hand"), -1);
}

TEST(NOT_A49, a_shield_in_the_right_hand_leaves_the_left_one) {
  Duel g(with({"sword", "shield"}, {{"hands", {"shield", "sword"}}}), {});
  EXPECT_EQ(g.held("Hugh"), "shield, sword");
  g.acts("Hugh");
  EXPECT_EQ(totals(g.explain(g.order(Act::attack, "Rolf"))).at(0), 2) << "Melee 3, less one";
}

TEST(NOT_066, nobody_is_asked_with_what_unless_it_matters) {
  Duel sword(with({"sword"}, {{"hands", {"sword"}}}), {});
  sword.acts("Hugh");
  sword.attack("Rolf");
  EXPECT_EQ(sword.asked(), "extra_dice") << "bare hands are worse in everything";
  Duel dagger(with({"dagger"}, {{"hands", {"dagger"}}}), {});
  dagger.acts("Hugh");
  dagger.attack("Rolf");
  EXPECT_EQ(dagger.asked(), "pick") << "a dagger is easier to block than a fist";
  Duel two(with({"axe", "sword"}, {{"hands", {"axe", "sword"}}}), {});
  two.acts("Hugh");
  two.attack("Rolf");
  EXPECT_EQ(two.asked(), "extra_dice") << "the axe is in the better hand and bites deeper";
}

TEST(NOT_113, a_lance_that_cannot_charge_is_explained_as_it_strikes) {
  NottinghamGame g;
  g.red("Guy", {18, 18.8}, {{"gear", {"lance", "warhorse"}}, {"hands", {"lance"}}});
  g.red_man("Rob", {80, 20}), g.blue_elsewhere();
  g.blue("Odo", {18, 20.8});
  g.activate("Guy");
  g.go({18, 19.2});
  const auto sums = totals(g.explain(g.order(Act::attack, "Odo")));
  ASSERT_EQ(sums.size(), 2u);
  EXPECT_EQ(sums[1], 0) << "bare hands -1, from the saddle +1: no lance without a charge";
  g.attack("Odo");
  g.add(0), g.block(0), g.roll(6), g.roll(6);
  EXPECT_EQ(g.wound(), 6) << "and so it is thrown";
}

namespace {

// A rider who has come more than three inches.
struct Rider : NottinghamGame {
  explicit Rider(const Json& more) {
    Json guy = {{"gear", {"sword", "warhorse"}}, {"hands", {"sword"}}};
    guy.update(more);
    red("Guy", {18, 14}, guy);
    red_man("Rob", {80, 20}), blue_elsewhere();
    blue("Odo", {18, 20.8});
    activate("Guy");
    go({18, 19.2});
  }
};

}  // namespace

TEST(NOT_160, a_rider_says_whether_he_claims_his_charge) {
  Rider home(Json::object()), reins(Json::object());
  home.attack("Odo"), reins.attack("Odo");
  ASSERT_EQ(home.asked(), "pick");
  EXPECT_EQ(totals(home.explain(NottinghamGame::numbered(PickOrder::claimed))), (std::vector<int>{2, 4}));
  EXPECT_EQ(totals(home.explain(NottinghamGame::numbered(PickOrder::reined))), (std::vector<int>{3, 2}));
  home.pick(PickOrder::claimed), home.add(0), home.block(0), home.roll(4);
  EXPECT_EQ(home.outcome(), "missed 6:6") << "-1 for the charge";
  reins.pick(PickOrder::reined), reins.add(0), reins.block(0), reins.roll(4);
  EXPECT_EQ(reins.outcome(), "hit 7:6");
  reins.roll(1);
  EXPECT_EQ(reins.wound(), 3) << "sword and height, and no charge";
}

TEST(NOT_160, nobody_is_asked_where_a_charge_costs_nothing) {
  Rider trained(Json{{"skills", {"mounted-charge-training"}}});
  trained.attack("Odo");
  EXPECT_EQ(trained.asked(), "extra_dice") << "NOT-135 no -1 for him";
  Rider lance(Json{{"gear", {"lance", "warhorse"}}, {"hands", {"lance"}}});
  lance.attack("Odo");
  EXPECT_EQ(lance.asked(), "extra_dice") << "NOT-113 a lance does nothing else";
}

TEST(NOT_129, a_rider_who_disarms_wounds_nobody_and_claims_nothing) {
  Rider g(Json{{"skills", {"disarm"}}});
  const Explanation why = g.explain(g.order(Act::disarm, "Odo"));
  EXPECT_EQ(totals(why), std::vector<int>{3}) << "no wound among the sums, and no -1";
}

TEST(NOT_127, who_cleaves_may_stop) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"melee", 4}, {"skills", {"cleave"}}, {"gear", {"halberd"}}});
  g.red_man("Rob", {80, 20}), g.red_man("Much", {82, 20}), g.blue_elsewhere();
  g.blue_man("Mid", {20, 20 + apart(0.5)}), g.blue_man("Right", {20.9, 20 + apart(0.4)});
  g.acts("Hugh", 2);
  g.act(Act::cleave, "Mid"), g.add(0), g.block(0), g.roll({4, 1}), g.roll({3, 3});
  ASSERT_EQ(g.asked(), "pick") << "one man is left, and still he is asked";
  g.pick(PickOrder::no_more);
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_TRUE(g.standing("Right"));
}

}  // namespace fyrd::nottingham
