// Modifiers come from the data file, for the game and for what is said to `fyrd odds` alike.
#include "rulesets/nottingham/show/said.h"
#include "rulesets/ruleset.h"
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {
namespace {

// Another number in one section of the rules.
void change(data::Library& library, std::string_view section, std::string_view was, std::string_view is) {
  std::string text = *library.find("nottingham/rules.toml");
  const std::size_t at = text.find(was, text.find(section));
  ASSERT_NE(at, text.npos) << section << " " << was;
  library.put("nottingham/rules.toml", text.replace(at, was.size(), is));
}

using Said = std::initializer_list<std::pair<const char*, int>>;

// What a test of `fyrd odds` weighs before its dice are thrown: the sum of the blow and that of the wound.
std::pair<int, int> weighed(const Battle& battle, std::string_view name, Said of_by, Said of_at) {
  for (const Trial& trial : find_ruleset("nottingham")->trials()) {
    if (name != trial.name) continue;
    Stats by(trial.by), at(trial.at);
    for (const auto& [key, value] : of_by) EXPECT_TRUE(by.set(key, value)) << key;
    for (const auto& [key, value] : of_at) EXPECT_TRUE(at.set(key, value)) << key;
    trial.weigh(battle, by, at);
    return {by["more"], by["wound"]};
  }
  ADD_FAILURE() << "there is no test " << name;
  return {};
}

// Hugh strikes Rolf, who lies with his back to him, both sums by the table and by what is said.
void expect_sums(NottinghamGame& g, int blow, int wound) {
  const Hand hand{.by = g.id("Hugh"), .dice = 1};
  EXPECT_EQ(attack_tallies(g, hand, g.id("Rolf"), Arm::main, Blow::attack)[0].total(), blow);
  EXPECT_EQ(wound_tally(g, hand, g.id("Rolf"), Arm::main).total(), wound);
  const auto said = weighed(g.battle(), "attack", {{"melee", 3}, {"weapon", 1}, {"behind", 1}}, {{"lying", 1}});
  EXPECT_EQ(said, std::pair(blow, wound));
}

}  // namespace

TEST(NOT_068, the_game_and_the_odds_add_the_numbers_of_the_data_file) {
  Duel usual(with({"sword"}), {{"lying", true}}, 0);
  expect_sums(usual, 3 + 2 + 1, 1 + 1);
  Duel changed(with({"sword"}), {{"lying", true}}, 0);
  change(changed.library, "[attack]", "behind = 2", "behind = 4");
  change(changed.library, "[attack]", "ground = 1", "ground = -1");
  change(changed.library, "[wound]", "ground = 1", "ground = 3");
  expect_sums(changed, 3 + 4 - 1, 1 + 3);
}

TEST(NOT_084, a_record_without_modifiers_has_those_of_old) {
  Duel old(with({"sword"}), {{"lying", true}}, 0);
  std::string text = *old.library.find("nottingham/rules.toml");
  old.library.put("nottingham/rules.toml", text.substr(0, text.find("# What is added to dice.")));
  expect_sums(old, 3 + 2 + 1, 1 + 1);
}

}  // namespace fyrd::nottingham
