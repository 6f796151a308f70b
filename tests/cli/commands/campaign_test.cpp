// fyrd campaign: a file that is always whole, whatever happens to the program.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/cli/talk.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

Json read(const std::string& file) { return Json::parse(text_of_file(file), nullptr, false); }

// A campaign whose first battle has been fought; made once.
const std::string& fought() {
  static const std::string text = [] {
    const Folder folder;
    const std::string file = folder.path + "/campaign.json";
    EXPECT_EQ(run({"campaign", "new", file, "--rules", "nottingham", "--bands", "brogan,baldwin", "--seed", "3"}).code,
              0);
    EXPECT_EQ(run({"campaign", "battle", file, "--players", "quick"}).code, 0);
    return text_of_file(file);
  }();
  return text;
}

struct InCampaign : testing::Test {
  InCampaign() { std::ofstream(file, std::ios::binary) << fought(); }
  const Folder folder;
  const std::string file = folder.path + "/campaign.json";
};

#define EXPECT_HAS(text, piece) EXPECT_NE((text).find(piece), std::string::npos) << (text)

TEST_F(InCampaign, a_campaign_goes_from_battle_to_aftermath_and_on) {
  EXPECT_HAS(run({"campaign", "status", file}).out, "a battle to settle");
  const Said early = run({"campaign", "battle", file, "--players", "quick"});
  EXPECT_EQ(early.code, 1);
  EXPECT_HAS(early.err, "not settled the last battle yet");
  const Said settled = run({"campaign", "aftermath", file, "--player", "quick"});
  EXPECT_EQ(settled.code, 0) << settled.err;
  EXPECT_HAS(settled.out, "ready for the next battle");
  const std::string then = text_of_file(file);
  EXPECT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 2) << "there is nothing left to settle";
  EXPECT_EQ(text_of_file(file), then);
  const Said status = run({"campaign", "status", file});
  EXPECT_HAS(status.out, "1 battle");
  EXPECT_HAS(status.out, "The next battle:");
  const Json told = Json::parse(run({"campaign", "status", file, "--json"}).out, nullptr, false);
  EXPECT_EQ(told["bands"].size(), 2u);
  EXPECT_TRUE(told["bands"][0]["battles"][0]["settled"].get<bool>());
}

TEST_F(InCampaign, a_person_settles_a_battle_in_the_terminal_and_may_leave_in_the_middle) {
  const Said left = run({"campaign", "aftermath", file, "--band", "1"}, "advise\nyes\nquit\n");
  EXPECT_EQ(left.code, 0) << left.err;
  const Json half = read(file);
  ASSERT_EQ(half["chain"].size(), 2u);
  EXPECT_TRUE(half["chain"][1]["record"]["result"].is_null());
  const std::size_t inputs = half["chain"][1]["record"]["inputs"].size();
  const Said on = run({"campaign", "aftermath", file, "--band", "1"}, "auto all\n");
  EXPECT_EQ(on.code, 0) << on.err;
  const Json whole = read(file);
  EXPECT_GT(whole["chain"][1]["record"]["inputs"].size(), inputs);
  EXPECT_FALSE(whole["chain"][1]["record"]["result"].is_null());
  for (std::size_t i = 0; i < inputs; ++i)
    EXPECT_EQ(whole["chain"][1]["record"]["inputs"][i], half["chain"][1]["record"]["inputs"][i]);
  EXPECT_EQ(run({"campaign", "status", file}).code, 0);
}

int decisions(const Json& record) {
  int n = 0;
  for (const Json& input : record["inputs"]) n += input.contains("choice");
  return n;
}

TEST_F(InCampaign, killed_at_a_question_it_has_kept_every_answer) {
  Talk talk({"campaign", "aftermath", file, "--band", "2"});
  ASSERT_TRUE(talk.hear("? [NOT-X20]", 1)) << talk.said;
  ASSERT_TRUE(talk.say("advise\nyes\n"));
  ASSERT_TRUE(talk.hear("? [NOT-X20]", 2)) << talk.said;
  talk.kill();
  const Json kept = read(file);
  ASSERT_EQ(kept["chain"].size(), 2u);
  EXPECT_EQ(decisions(kept["chain"][1]["record"]), 1);
  EXPECT_HAS(run({"campaign", "status", file}).out, "a battle to settle");
  EXPECT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 0);
}

TEST_F(InCampaign, typed_dice_can_be_taken_back) {
  Talk talk({"campaign", "aftermath", file, "--band", "1", "--dice", "manual"});
  ASSERT_TRUE(talk.hear("Roll ", 1)) << talk.said;
  const std::string first = talk.said.substr(talk.said.find("Roll "), 20);
  ASSERT_TRUE(talk.say("undo\n"));
  ASSERT_TRUE(talk.hear("Nothing of yours", 1)) << talk.said;
  ASSERT_TRUE(talk.say(first.starts_with("Roll 2d6") ? "3 4\n" : "5\n"));
  ASSERT_TRUE(talk.hear("NOT-X20]", 2)) << talk.said;
  ASSERT_TRUE(talk.say("undo\n"));
  ASSERT_TRUE(talk.hear("Taken back.", 1)) << talk.said;
  ASSERT_TRUE(talk.hear(first, 2)) << "the same throw again\n" << talk.said;
  talk.kill();
  EXPECT_TRUE(read(file)["chain"][1]["record"]["inputs"].empty());
}

TEST_F(InCampaign, two_at_once_do_not_write_over_each_other) {
  Talk talk({"campaign", "aftermath", file, "--band", "1"});
  ASSERT_TRUE(talk.hear("? [NOT-X20]", 1)) << talk.said;
  ASSERT_EQ(run({"campaign", "aftermath", file, "--band", "2", "--player", "quick"}).code, 0);
  const std::string settled = text_of_file(file);
  ASSERT_TRUE(talk.say("advise\nyes\n"));
  ASSERT_TRUE(talk.hear("? [NOT-X20]", 2)) << talk.said;
  talk.kill();
  EXPECT_EQ(text_of_file(file), settled);
}

TEST_F(InCampaign, a_battle_is_played_elsewhere_and_brought_back) {
  ASSERT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 0);
  const std::string away = folder.path + "/away.json", played = folder.path + "/played.json";
  ASSERT_EQ(run({"campaign", "battle", file, "--out", away}).code, 0);
  EXPECT_EQ(run({"campaign", "battle", file, "--out", away}).code, 2) << "nothing is written over";
  const Said said = run({"play", "--text", "--load", away, "--save", played, "--force"}, "auto all\n");
  ASSERT_EQ(said.code, 0) << said.err;
  const Said back = run({"campaign", "battle", file, "--record", played});
  EXPECT_EQ(back.code, 0) << back.err;
  EXPECT_HAS(back.out, "a battle to settle");
  EXPECT_EQ(run({"campaign", "battle", file, "--record", played}).code, 1) << "not twice";
  EXPECT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 0);
  EXPECT_HAS(run({"campaign", "status", file}).out, "2 battles");
}

TEST_F(InCampaign, a_roster_is_printed_of_every_band) {
  ASSERT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 0);
  const Said both = run({"print", "roster", file}), one = run({"print", "roster", file, "--band", "baldwin"});
  EXPECT_EQ(both.code, 0) << both.err;
  EXPECT_TRUE(has(both.out, "Brogan Twofingers") && has(both.out, "Baldwin de Bayoux"));
  EXPECT_TRUE(!has(one.out, "Brogan Twofingers") && has(one.out, "Baldwin de Bayoux"));
  for (const char* none : {"0", "7", "nobody"})
    EXPECT_EQ(run({"print", "roster", file, "--band", none}).code, 2) << none;
}

TEST_F(InCampaign, what_cannot_be_done_is_said_plainly) {
  const Said again = run({"campaign", "new", file, "--rules", "nottingham", "--bands", "brogan"});
  EXPECT_EQ(again.code, 2);
  EXPECT_HAS(again.err, "is there already");
  EXPECT_EQ(text_of_file(file), fought());
  EXPECT_HAS(run({"campaign", "new", folder.path + "/x", "--rules", "merlin-simple", "--bands", "boar"}).err,
             "has no campaigns");
  EXPECT_HAS(run({"campaign", "new", folder.path + "/x", "--rules", "nottingham", "--bands", "brogam"}).err, "brogan");
  EXPECT_HAS(run({"campaign", "aftermath", file, "--band", "nobody"}).err, "there is no band 'nobody'");
  std::ofstream(file, std::ios::binary) << fought().substr(0, fought().size() / 2);
  EXPECT_HAS(run({"campaign", "status", file}).err, file + " is no campaign: it is not JSON from line 1 on, byte ");
  EXPECT_HAS(run({"campaign", "new", folder.path + "/one", "--rules", "nottingham", "--bands", "brogan"}).out,
             "A campaign of 1 band, seed");
  EXPECT_HAS(run({"replay", folder.path + "/one"}).err, "/one is no record; it is a campaign");
  ASSERT_EQ(run({"play", "--text", "--me", "0", "--save", folder.path + "/evening.json"}).code, 0);
  EXPECT_HAS(run({"campaign", "status", folder.path + "/evening.json"}).err,
             "/evening.json is no campaign; it is the record of a game");
  std::ofstream(folder.path + "/empty.json") << "{}";
  EXPECT_HAS(run({"campaign", "status", folder.path + "/empty.json"}).err, "/empty.json: 'campaign.format' is missing");
}

TEST(CampaignRun, many_campaigns_give_the_same_bytes_on_any_number_of_threads) {
  const std::vector<std::string> wish = {"campaign", "run",       "--rules", "nottingham", "--campaigns",
                                         "3",        "--battles", "2",       "--json"};
  std::vector<std::string> more = wish;
  more.insert(more.end(), {"--threads", "2"});
  const Said one = run(wish), two = run(more);
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_EQ(one.out, two.out);
  EXPECT_EQ(Json::parse(one.out, nullptr, false)["curve"].size(), 2u);
}

// STO-X16, STO-X17 a band of Heroes against the Villains of the scenario.
TEST(CampaignOfHeroes, heroes_fight_the_villains_of_the_scenario) {
  const Folder folder;
  const std::string file = folder.path + "/oaks.json";
  ASSERT_EQ(run({"campaign", "new", file, "--rules", "stormclouds", "--bands", "oakshield", "--seed", "4"}).code, 0);
  for (int i = 0; i < 2; ++i) {
    const Said battle = run({"campaign", "battle", file, "--players", "quick"});
    ASSERT_EQ(battle.code, 0) << battle.err;
    const Said aftermath = run({"campaign", "aftermath", file}, "auto all\n");
    ASSERT_EQ(aftermath.code, 0) << aftermath.err;
    EXPECT_HAS(aftermath.out, "ready for the next battle");
  }
  EXPECT_HAS(run({"campaign", "status", file}).out, "2 battles");
  EXPECT_TRUE(has(run({"print", "roster", file}).out, "<article"));
}

// Two small bands, since all Heroes together keep to the level of the scenario (STO-061).
TEST(CampaignOfHeroes, two_bands_fight_side_by_side) {
  const Folder folder;
  const std::string file = folder.path + "/both.json";
  const auto small = [&](const char* name) {
    const std::string path = folder.path + "/" + name + ".toml",
                      mouse = std::string("[[figures]]\nprofile = \"mouse\"\nname = \"") + name;
    write_text(path, std::string("name = \"") + name + "\"\n" + mouse + " One\"\nmajor = true\n" + mouse + " Two\"\n");
    return path;
  };
  ASSERT_EQ(run({"campaign", "new", file, "--rules", "stormclouds", "--bands", small("Ash") + "," + small("Elm"),
                 "--seed", "4"})
                .code,
            0);
  for (int i = 0; i < 2; ++i) {
    const Said battle = run({"campaign", "battle", file, "--scenario", "night-watch", "--players", "quick"});
    ASSERT_EQ(battle.code, 0) << battle.err;
    EXPECT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 0);
  }
  const Json told = Json::parse(run({"campaign", "status", file, "--json"}).out, nullptr, false);
  EXPECT_EQ(told["bands"][0]["battles"][0]["result"], told["bands"][1]["battles"][0]["result"])
      << "they win or lose together";
}

}  // namespace
}  // namespace fyrd::test
