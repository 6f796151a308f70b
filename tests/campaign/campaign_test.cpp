// Campaigns: a chain that can be stopped anywhere, read again, and never counted twice.
#include <functional>

#include "tests/campaign/sherwood.h"

namespace fyrd::campaign {
namespace {

std::string refused(const Json& file) {
  const auto loaded = Campaign::load(library(), file);
  return loaded ? "" : loaded.fault().code;
}

TEST(Campaign, what_a_band_has_to_do_follows_from_the_chain) {
  Campaign c = begun();
  EXPECT_EQ(c.business(0), Business::none);
  ASSERT_TRUE(c.fight(skirmish(), {0, 1}, {}, {}, DiceMode::seeded));
  EXPECT_EQ(c.business(0), Business::battle);
  EXPECT_EQ(c.fight(skirmish(), {0, 1}, {}, {}, DiceMode::seeded).fault().code, "unsettled");
  EXPECT_EQ(c.settle(0, DiceMode::seeded).fault().code, "nothing_to_settle");
  play(c, 0);
  EXPECT_EQ(c.business(0), Business::aftermath);
  EXPECT_EQ(c.fight(skirmish(), {0, 1}, {}, {}, DiceMode::seeded).fault().code, "unsettled");
  settle(c, 1);
  EXPECT_EQ(c.business(1), Business::none);
  EXPECT_EQ(c.business(0), Business::aftermath) << "each band settles for itself";
  EXPECT_EQ(c.settle(1, DiceMode::seeded).fault().code, "nothing_to_settle") << "not twice";
  settle(c, 0);
  EXPECT_TRUE(c.fight(skirmish(), {1, 0}, {}, {}, DiceMode::seeded));
}

TEST(Campaign, a_file_gives_the_same_campaign_again) {
  const auto loaded = Campaign::load(library(), one_battle());
  ASSERT_TRUE(loaded) << loaded.fault().message;
  EXPECT_EQ(loaded->json(), one_battle());
  Campaign c = begun();
  fight(c), settle(c, 0), settle(c, 1);
  EXPECT_EQ(now(*loaded), now(c));
  EXPECT_NE(now(c)[0], warband("brogan").to_json());
}

TEST(Campaign, nothing_counts_twice_or_for_another_band) {
  Json twice = one_battle();
  twice["chain"].push_back(twice["chain"][1]);
  EXPECT_EQ(refused(twice), "nothing_to_settle");
  Json again = one_battle();
  again["chain"].push_back(again["chain"][0]);
  EXPECT_EQ(refused(again), "another_game") << "the same battle, by bands that are no longer the same";
  Json swapped = one_battle();
  std::swap(swapped["chain"][1]["record"], swapped["chain"][2]["record"]);
  EXPECT_EQ(refused(swapped), "another_game");
  Json early = one_battle();
  std::swap(early["chain"][0], early["chain"][1]);
  EXPECT_EQ(refused(early), "nothing_to_settle");
  Json richer = one_battle();
  richer["chain"][1]["record"]["setup"]["scenario"]["aftermath"]["won"] =
      !richer["chain"][1]["record"]["setup"]["scenario"]["aftermath"]["won"];
  EXPECT_EQ(refused(richer), "another_game");
  Json lucky = one_battle();
  for (Json& input : lucky["chain"][1]["record"]["inputs"]) {
    if (input.contains("faces")) input["faces"][0] = 7 - input["faces"][0].get<int>();
  }
  EXPECT_NE(refused(lucky), "") << "changed dice lead elsewhere";
}

TEST(Campaign, what_is_settled_is_settled) {
  auto c = Campaign::load(library(), one_battle());
  ASSERT_TRUE(c);
  for (std::size_t link = 0; link < 3; ++link)
    EXPECT_EQ(c->put(link, one_battle()["chain"][link]["record"])->code, "settled");
}

// Killed after any input of an aftermath, and between it and the battle: read again and played on, it ends in the same
// band.
TEST(Campaign, stopped_anywhere_it_goes_on_as_if_nothing_had_been) {
  Json file = one_battle();
  file["chain"].erase(file["chain"].begin() + 2);
  const Json whole = file["chain"][1]["record"];
  const auto finished = Campaign::load(library(), file);
  ASSERT_TRUE(finished);
  const std::size_t inputs = whole["inputs"].size();
  for (std::size_t keep = 0; keep < inputs; keep += 1 + inputs / 4) {
    auto c = Campaign::load(library(), file);
    ASSERT_TRUE(c);
    Game& game = c->match(1).game;
    game.set_dice(DiceMode::manual);
    ASSERT_FALSE(game.undo(keep));
    game.set_dice(DiceMode::seeded);
    const auto read = Campaign::load(library(), c->json());
    ASSERT_TRUE(read) << read.fault().message;
    EXPECT_EQ(read->business(0), Business::aftermath);
    Campaign on = *read;
    EXPECT_EQ(*on.settle(0, DiceMode::seeded), 1u) << "the one that was begun";
    play(on, 1);
    EXPECT_EQ(now(on), now(*finished)) << keep;
  }
}

TEST(Campaign, a_battle_that_is_over_before_it_begins_can_be_read_again) {
  const Ruleset& rules = *find_ruleset("stormclouds");
  data::Problems problems;
  const Json fallen{{"name", "Fallen"},
                    {"figures", {{{"name", "Ash"}, {"profile", "mouse"}, {"major", true}, {"out", true}}}}};
  auto c = Campaign::begin(library(), rules, "Short", {data::Tree::from_json("band", fallen, problems)}, 1);
  ASSERT_TRUE(c) << c.fault().message;
  const data::Tree place = scenario_tree(rules, library(), "the-massive-one", problems);
  const auto link = c->fight(place, {0}, guests(rules, library(), place, 1, problems), {}, DiceMode::seeded);
  ASSERT_TRUE(link) << link.fault().message;
  ASSERT_TRUE(c->match(*link).game.over());
  const auto again = Campaign::load(library(), c->json());
  ASSERT_TRUE(again) << again.fault().message;
  EXPECT_EQ(again->business(0), Business::aftermath);
}

TEST(Campaign, others_may_take_part_in_a_battle) {
  auto alone = Campaign::begin(library(), nottingham(), "Alone", {warband("brogan")}, 1);
  ASSERT_TRUE(alone);
  Campaign c = std::move(*alone);
  ASSERT_TRUE(c.fight(skirmish(), {0}, {warband("baldwin")}, {}, DiceMode::seeded));
  play(c, 0), settle(c, 0);
  const auto loaded = Campaign::load(library(), c.json());
  ASSERT_TRUE(loaded) << loaded.fault().message;
  EXPECT_EQ(now(*loaded), now(c));
}

TEST(Campaign, a_game_played_elsewhere_is_put_back) {
  Json file = one_battle();
  file["chain"].erase(file["chain"].begin() + 1, file["chain"].end());
  auto c = Campaign::load(library(), file);
  ASSERT_TRUE(c);
  ASSERT_TRUE(c->settle(0, DiceMode::seeded));
  EXPECT_EQ(c->put(1, one_battle()["chain"][0]["record"])->code, "another_game");
  EXPECT_FALSE(c->put(1, one_battle()["chain"][1]["record"]));
  EXPECT_EQ(c->business(0), Business::none);
}

TEST(Campaign, a_battle_begun_elsewhere_by_these_bands_is_adopted) {
  Json file = one_battle();
  const Json record = file["chain"][0]["record"], aftermath = file["chain"][2]["record"];
  file["chain"] = Json::array();
  auto c = Campaign::load(library(), file);
  ASSERT_TRUE(c);
  EXPECT_EQ(c->adopt(aftermath).fault().code, "another_game") << "its battle has not been fought";
  const auto link = c->adopt(record);
  ASSERT_TRUE(link) << link.fault().message;
  EXPECT_EQ(c->business(0), Business::aftermath);
  EXPECT_FALSE(c->adopt(record)) << "not twice";
  ASSERT_TRUE(c->adopt(aftermath)) << "of the second band";
  EXPECT_EQ(c->business(1), Business::none);
  EXPECT_EQ(c->links().size(), 2u);
  Json changed = record;
  changed["checkpoints"] = Json::array();
  changed["setup"]["sides"][0]["name"] = "Others";
  EXPECT_EQ(c->adopt(changed).fault().code, "another_game");
  EXPECT_EQ(c->adopt(Json::object()).fault().code, "bad_campaign");
  EXPECT_EQ(c->links().size(), 2u) << "what is refused leaves no trace";
}

TEST(Campaign, a_record_that_has_been_overtaken_is_refused) {
  Campaign c = begun();
  const auto link = c.fight(skirmish(), {0, 1}, {}, {}, DiceMode::seeded);
  ASSERT_TRUE(link);
  const Json early = protocol::record_json(c.match(*link));
  Game& game = c.match(*link).game;
  const Side side = game.wanted()[0].side;
  Choice choice;
  game.at_question(side, [&](const Tabletop&, const Question& question) { choice = question.quiet(); });
  ASSERT_FALSE(game.answer(side, choice));
  const auto kept = c.match(*link).game.inputs().size();
  EXPECT_EQ(c.adopt(early).fault().code, "older_game");
  EXPECT_EQ(c.match(*link).game.inputs().size(), kept);
  EXPECT_TRUE(c.adopt(protocol::record_json(c.match(*link))));
}

TEST(Campaign, bands_that_are_alike_fight_each_other_elsewhere) {
  const auto twins = [] {
    return std::move(*Campaign::begin(library(), nottingham(), "Twins", {warband("brogan"), warband("brogan")}, 1));
  };
  Campaign here = twins(), there = twins();
  const auto link = there.fight(skirmish(), {0, 1}, {}, {}, DiceMode::seeded);
  if (!link) GTEST_SKIP() << link.fault().message;
  const auto adopted = here.adopt(protocol::record_json(there.match(*link)));
  ASSERT_TRUE(adopted) << adopted.fault().message;
  EXPECT_EQ(here.links()[*adopted].bands, (std::vector<std::size_t>{0, 1}));
}

TEST(Campaign, it_keeps_the_numbers_it_began_with) {
  data::Library changed = library();
  std::string text = *changed.find("nottingham/campaign.toml");
  text.replace(text.find("won = 8"), 7, "won = 9");
  changed.put("nottingham/campaign.toml", text);
  const auto loaded = Campaign::load(changed, one_battle());
  ASSERT_TRUE(loaded) << loaded.fault().message;
  EXPECT_EQ(loaded->json(), one_battle());
}

TEST(Campaign, rules_without_campaigns_say_so) {
  const Ruleset& merlin = *find_ruleset("merlin-simple");
  EXPECT_EQ(Campaign::begin(library(), merlin, "", {warband("brogan")}, 1).fault().code, "no_campaigns");
}

TEST(Campaign, villains_of_stormclouds_have_none) {
  const Ruleset& storm = *find_ruleset("stormclouds");
  data::Problems problems;
  EXPECT_EQ(
      Campaign::begin(library(), storm, "", {warband_tree(storm, library(), "villains", problems)}, 1).fault().code,
      "bad_setup");
}

TEST(Campaign, a_file_of_another_kind_is_refused) {
  EXPECT_EQ(refused(Json::object()), "bad_campaign");
  Json newer;
  newer["format"] = 2;
  EXPECT_EQ(refused(newer), "unsupported_format");
  Json none = one_battle();
  none["bands"] = Json::array();
  EXPECT_EQ(refused(none), "bad_campaign");
  Json bad = one_battle();
  bad["bands"][0]["heroes"][0]["class"] = "wizard";
  EXPECT_EQ(refused(bad), "bad_setup");
  Json odd = one_battle();
  odd["chain"][0]["battle"][0] = 7;
  EXPECT_EQ(refused(odd), "bad_campaign");
}

// Whatever is missing or of another kind, it is refused in words, and nothing falls over.
TEST(Campaign, a_strange_file_is_refused_and_does_no_harm) {
  const std::vector<Json> odd = {nullptr, -1, "x", Json::array(), Json::object()};
  int refused_files = 0;
  const auto all_ways = [&](const std::function<Json&(Json&)>& part) {
    Json first = one_battle();
    std::vector<std::string> keys;
    for (const auto& [key, value] : part(first).items()) keys.push_back(key);
    for (const std::string& key : keys) {
      for (const Json& thing : odd) {
        Json file = one_battle();
        part(file)[key] = thing;
        refused_files += !refused(file).empty();
      }
      Json file = one_battle();
      part(file).erase(key);
      refused_files += !refused(file).empty();
    }
  };
  all_ways([](Json& file) -> Json& { return file; });
  all_ways([](Json& file) -> Json& { return file["chain"][1]; });
  all_ways([](Json& file) -> Json& { return file["chain"][1]["record"]; });
  all_ways([](Json& file) -> Json& { return file["chain"][1]["record"]["setup"]; });
  EXPECT_GT(refused_files, 80);
}

}  // namespace
}  // namespace fyrd::campaign
