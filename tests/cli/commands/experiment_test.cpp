// Experiments: the same answer on any number of threads, in shards, after an end by hand, and from what they say of
// themselves; every battle can be looked at; what cannot be is refused before a battle is played.
#include <cmath>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

using Words = std::vector<std::string>;

Words operator+(Words a, const Words& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

const Words compare = {"lab",      "compare", "as-is",  "simple.range.longbow=45", "--rules", "merlin-simple",
                       "--rounds", "60",      "--fixed"};

class Experiments : public ProgramTest {
 protected:
  nlohmann::json json(const Words& words) {
    const Said said = run(words);
    EXPECT_EQ(said.code, 0) << said.err;
    return nlohmann::json::parse(said.out, nullptr, false);
  }
};

TEST_F(Experiments, compare_says_the_same_on_any_number_of_threads) {
  const Words sequential = {
      "lab",    "compare", "simple.range.longbow=1", "simple.range.longbow=60", "--rules", "merlin-simple",
      "--more", "20"};
  for (const Words& words : {compare, sequential}) {
    const Said one = run(words + Words{"--threads", "1"}), three = run(words + Words{"--threads", "3"});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(one.out, three.out);
  }
}

TEST_F(Experiments, compare_tells_what_differs_and_by_how_much) {
  const auto result = json(compare + Words{"--json"});
  EXPECT_EQ(result["seeds"], 60);
  EXPECT_EQ(result["battles"], 240);
  const auto& difference = result["difference"];
  EXPECT_LT(difference["low"], difference["estimate"]);
  EXPECT_LT(difference["estimate"], difference["high"]);
  EXPECT_NEAR(result["measures"]["score"]["b"].get<double>() - result["measures"]["score"]["a"].get<double>(),
              difference["seen"].get<double>(), 2e-4);
  const Said said = run(compare);
  EXPECT_TRUE(has(said.out, "B: simple.range.longbow=45 (simple.range.longbow, instead of 25)")) << said.out;
}

// Where little differs, the same dice make battles that go alike; on dice of their own, 60 pairs would agree by more
// than 0.25 once in forty times.
TEST_F(Experiments, the_same_dice_agree_where_little_differs) {
  const auto result = json({"lab", "compare", "as-is", "simple.range.longbow=25.1", "--rules", "merlin-simple",
                            "--rounds", "60", "--fixed", "--json"});
  EXPECT_GT(result["correlation"].get<double>(), 0.25);                                     // 0.43
  EXPECT_LT(result["correlation"].get<double>(), 1);                                        // some do go otherwise
  EXPECT_LT(std::abs(json(compare + Words{"--json"})["correlation"].get<double>()), 0.25);  // 20 inches more: 0.01
}

TEST_F(Experiments, a_number_that_nothing_reads_gets_no_verdict) {
  const Said said = run({"lab", "compare", "better.reach.longbow=1", "--rules", "merlin-simple", "--rounds", "20"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "No verdict: in 20 seeds no battle went otherwise")) << said.out;
}

TEST_F(Experiments, a_result_can_be_played_again_from_what_it_says) {
  const Said first = run(compare + Words{"--seed", "5", "--json"});
  write_text(file("result.json"), first.out);
  const Said again = run({"lab", "compare", file("result.json"), "--json"});
  EXPECT_EQ(again.out, first.out) << again.err;
  const auto said = nlohmann::json::parse(first.out, nullptr, false)["experiment"];
  EXPECT_EQ(said["data"]["merlin/simple.toml"].get<std::string>().size(), 64u);
  EXPECT_FALSE(said["rules_version"].get<std::string>().empty());
}

TEST_F(Experiments, own_data_and_own_bands_go_with_the_result) {
  std::string text = text_of_file(std::string(source_folder) + "/data/merlin/simple.toml");
  text.replace(text.find("longbow = 25"), 12, "longbow = 30");
  write_text(file("mine/merlin/simple.toml"), text);
  const Said first = run(Words{"--data", file("mine")} + compare + Words{"--json"});
  ASSERT_EQ(first.code, 0) << first.err;
  write_text(file("result.json"), first.out);
  EXPECT_EQ(run({"lab", "compare", file("result.json"), "--json"}).out, first.out);
  EXPECT_NE(run(compare + Words{"--json"}).out, first.out);
}

TEST_F(Experiments, data_that_is_not_what_it_was_is_refused) {
  auto result = json(compare + Words{"--json"});
  result["experiment"]["data"]["merlin/simple.toml"] = std::string(64, '0');
  write_text(file("result.json"), result.dump());
  const Said said = run({"lab", "compare", file("result.json")});
  EXPECT_EQ(said.code, 2);
  EXPECT_TRUE(has(said.err, "another merlin/simple.toml")) << said.err;
}

TEST_F(Experiments, shards_come_to_the_same_as_one_machine) {
  for (const std::string kind : {"csv", "ndjson"}) {
    const std::string whole = file("whole." + kind), merged = file("merged." + kind);
    const Said one = run(compare + Words{"--rows", whole});
    ASSERT_EQ(one.code, 0) << one.err;
    Words merge = {"lab", "merge"};
    for (const std::string part : {"3", "1", "2"}) {
      merge.push_back(file("part" + part + "." + kind));
      EXPECT_EQ(run(compare + Words{"--rows", merge.back(), "--shard", part + "/3"}).code, 0);
    }
    const Said all = run(merge + Words{"--rows", merged});
    EXPECT_EQ(all.out, one.out) << all.err;
    EXPECT_EQ(text_of_file(merged), text_of_file(whole));
    merge.erase(merge.begin() + 3);
    const Said less = run(merge);
    EXPECT_EQ(less.code, 1);
    EXPECT_TRUE(has(less.err, "shard 1 of 3 is missing")) << less.err;
  }
}

TEST_F(Experiments, what_was_cut_off_is_played_on) {
  for (const std::string kind : {"csv", "ndjson"}) {
    const std::string whole = file("whole." + kind), broken = file("broken." + kind);
    const Said one = run(compare + Words{"--rows", whole});
    const std::string text = text_of_file(whole);
    for (const double share : {0.4, 0.77}) {  // in the middle of a row, most likely
      write_text(broken, text.substr(0, static_cast<std::size_t>(double(text.size()) * share)));
      const Said on = run(compare + Words{"--rows", broken, "--resume"});
      EXPECT_EQ(on.out, one.out) << on.err;
      EXPECT_EQ(text_of_file(broken), text);
    }
    EXPECT_EQ(run(compare + Words{"--rows", whole}).code, 2);  // is there already
    const Said other = run(compare + Words{"--rows", whole, "--resume", "--seed", "3"});
    EXPECT_EQ(other.code, 2);
    EXPECT_TRUE(has(other.err, "its 'seed' is another")) << other.err;
  }
}

TEST_F(Experiments, an_end_by_hand_prints_what_there_is) {
  // To the program alone: `timeout` would tell it and its group, and who is told twice ends at once.
  const std::string command = "timeout --foreground --preserve-status -s INT 0.7 '" + std::string(program_file) +
                              "' sim merlin-simple --games 50000000 --threads 1 --rows '" + file("rows.csv") + "' > '" +
                              file("out") + "' 2> '" + file("err") + "'";
  const int status = std::system(command.c_str());
  EXPECT_EQ(WEXITSTATUS(status), 130);
  EXPECT_TRUE(has(text_of_file(file("out")), "Won by")) << text_of_file(file("err"));
  EXPECT_TRUE(has(text_of_file(file("err")), "interrupted after")) << text_of_file(file("err"));
  std::istringstream rows(text_of_file(file("rows.csv")));
  std::string line;
  std::size_t count = 0;
  while (std::getline(rows, line)) ++count;
  EXPECT_TRUE(has(text_of_file(file("out")), std::to_string(count - 2) + " battles of"));
}

TEST_F(Experiments, every_row_is_a_battle_to_be_looked_at) {
  const Words sims[] = {
      {"sim", "merlin-simple", "--games", "6", "--players", "quick,random", "--swap"},
      {"sim", "darkages", "--games", "3", "--players", "recruit"},
      {"sim", "nottingham", "--games", "3", "--set", "gear.longbow.damage=2"},
  };
  for (const Words& sim : sims) {
    const std::string rows = file(sim[1] + ".csv"), record = file("record.json");
    ASSERT_EQ(run(sim + Words{"--rows", rows}).code, 0);
    for (const char* k : {"0", "2"}) {
      const Said said = run({"lab", "battle", rows, k, "-o", record});
      ASSERT_EQ(said.code, 0) << sim[1] << " " << said.err;
      const Said replayed = run({"replay", record, "--verify", "--quiet"});
      EXPECT_EQ(replayed.code, 0) << sim[1] << " " << replayed.out << replayed.err;
    }
  }
  const Said none = run({"lab", "battle", file("nottingham.csv"), "99"});
  EXPECT_EQ(none.code, 1);
  EXPECT_TRUE(has(none.err, "there is no battle 99")) << none.err;
  EXPECT_TRUE(has(run({"replay", file("record.json"), "--quiet"}).out,
                  "nottingham/gear.toml: longbow.damage is 2, printed is 1"));
}

TEST_F(Experiments, a_sweep_tries_every_value_on_the_same_dice) {
  const auto one =
      json({"lab", "sweep", "simple.range.longbow=15,25,35", "--rules", "merlin-simple", "--rounds", "40", "--json"});
  ASSERT_EQ(one["values"].size(), 3u);
  EXPECT_EQ(one["values"][1]["name"], "simple.range.longbow=25");
  const auto two = json({"lab", "sweep", "simple.range.longbow=15..25 by 10", "simple.range.crossbow=10,30", "--rules",
                         "merlin-simple", "--rounds", "40", "--json"});
  ASSERT_EQ(two["values"].size(), 4u);
  EXPECT_EQ(two["values"][3]["name"], "simple.range.longbow=25, simple.range.crossbow=30");
  EXPECT_EQ(two["values"][3]["score"], one["values"][1]["score"]);  // as printed, on the same seeds
}

TEST_F(Experiments, fair_tells_of_every_scenario) {
  const auto result = json({"lab", "fair", "merlin-better", "--rounds", "8", "--json"});
  EXPECT_GE(result["scenarios"].size(), 2u);
  for (const auto& one : result["scenarios"]) EXPECT_LE(one["first_end"]["low"], one["first_end"]["high"]);
}

TEST_F(Experiments, fair_names_the_most_even_of_several_values) {
  const auto result = json({"lab", "fair", "merlin-simple", "--scenario", "field", "--try", "simple.bonus.leader=1..2",
                            "--rounds", "20", "--json"});
  ASSERT_EQ(result["scenarios"].size(), 2u);
  EXPECT_EQ(result["scenarios"][1]["variant"], "simple.bonus.leader=2");
}

TEST_F(Experiments, tune_finds_the_value_that_comes_nearest) {
  const auto result = json({"lab", "tune", "simple.movement=10..30 by 10", "--target", "turns=36", "--rules",
                            "merlin-simple", "--rounds", "200", "--json"});
  EXPECT_EQ(result["nearest"], "simple.movement=10");
  EXPECT_EQ(result["decided"], true);
  EXPECT_EQ(result["seeds"], 100);  // long before the last round
}

TEST_F(Experiments, price_knows_what_a_band_pays_for_each_part) {
  const auto result = json({"lab", "price", "boar", "--rules", "merlin-simple", "--rounds", "30", "--json"});
  ASSERT_GE(result["parts"].size(), 3u);
  bool rider = false;
  for (const auto& part : result["parts"]) {
    EXPECT_GT(part["printed"].get<int>(), 0) << part;
    rider = rider || part["name"] == "one mounted-knight";
  }
  EXPECT_TRUE(rider);
}

TEST_F(Experiments, a_thing_that_costs_nothing_to_leave_at_home_is_priced_by_itself) {
  const auto result = json({"lab", "price", "rollo", "--rules", "nottingham", "--rounds", "2", "--json"});
  const auto& parts = result["parts"];
  const auto staff = std::find_if(parts.begin(), parts.end(), [](const auto& p) { return p["name"] == "longbow"; });
  ASSERT_NE(staff, parts.end());
  EXPECT_EQ((*staff)["printed"], 2);  // of one man
}

TEST_F(Experiments, a_deed_that_is_forbidden_is_never_done) {
  const auto with = json({"lab", "measure", "merlin-simple", "--games", "20", "--json"});
  const auto without = json({"lab", "measure", "merlin-simple", "--games", "20", "--forbid", "shoot", "--json"});
  EXPECT_GT(with["deeds"]["shoot: shoot"]["times"].get<double>(), 1) << with["deeds"];
  EXPECT_EQ(without["deeds"]["shoot: shoot"]["times"], 0) << without["deeds"];
  EXPECT_GE(with["lead_changes"].get<double>(), 0);
  EXPECT_LE(with["settled"].get<double>(), 1);
  const auto compared =
      json({"lab", "compare", "forbid=shoot", "--rules", "merlin-simple", "--rounds", "30", "--fixed", "--json"});
  EXPECT_NE(compared["decision"], "no verdict");
}

TEST_F(Experiments, a_report_is_one_file_with_all_in_it) {
  const Said said = run(compare + Words{"--report", file("r.html")});
  EXPECT_EQ(said.code, 0) << said.err;
  const std::string page = text_of_file(file("r.html"));
  for (const char* what : {"<svg", "- longbow = 25", "+ longbow = 45", "the most surprising", "data:application/json,",
                           "again.json", "95 % sure"})
    EXPECT_TRUE(has(page, what)) << what;
  for (const char* outside : {"http://", "https://", " src="}) EXPECT_FALSE(has(page, outside)) << outside;
  // What is saved from it plays the same battle, and the experiment in it the same comparison.
  const std::size_t at = page.find("data:application/json,") + 22, end = page.find('"', at);
  std::string record;
  for (std::size_t i = at; i < end; ++i) {
    if (page[i] == '%')
      record += static_cast<char>(std::stoi(page.substr(i + 1, 2), nullptr, 16)), i += 2;
    else
      record += page[i];
  }
  write_text(file("battle.json"), record);
  EXPECT_EQ(run({"replay", file("battle.json"), "--verify", "--quiet"}).code, 0);
  const std::size_t json_at = page.find("id=\"result\">") + 12;
  write_text(file("again.json"), page.substr(json_at, page.find("</script>", json_at) - json_at));
  EXPECT_EQ(run({"lab", "compare", file("again.json")}).out, said.out);
}

TEST_F(Experiments, what_cannot_be_is_refused_before_a_battle_is_played) {
  const struct {
    Words words;
    const char* why;
  } wrong[] = {
      {{"lab", "compare", "gear.longbow.damge=2", "--rules", "nottingham"}, "did you mean 'gear.longbow.damage'?"},
      {{"lab", "compare", "gear.longbow.damage=99999", "--rules", "nottingham"}, "nottingham/gear.toml:"},
      {{"lab", "compare", "as-is", "as-is", "--rules", "nottingham"}, "A and B are the same"},
      {{"lab", "compare", "aftermoth=on", "--rules", "nottingham"}, "aftermoth"},
      {{"lab", "compare", "gear.longbow.damage=2"}, "which rules?"},
      {{"lab", "compare", "gear.longbow.damage=2", "--rules", "nottingham", "--more", "1", "--less", "1"},
       "must be greater"},
      {{"lab", "compare", "gear.longbow.damage=2", "--rules", "nottingham", "--sides", "rollo,nobody"}, "nobody"},
      {{"lab", "sweep", "gear.longbow.damage=2..2", "--rules", "nottingham"}, "a range of one value"},
      {{"lab", "compare", "gear.longbow.damage=2", "--rules", "nottingham", "--shard", "4/3", "--rows", "x"}, "3/16"},
      {{"lab", "compare", "gear.longbow.damage=2", "--rules", "nottingham", "--shard", "1/3"}, "needs --rows"},
      {{"lab", "compare", "nothing.toml"}, "nothing.toml"},
      {{"sim", "merlin-simple", "--set", "simple.rang.longbow=2"}, "did you mean 'simple.range.longbow'?"},
      {{"sim", "merlin-simple", "--swap"}, "both are the same"},
      {{"lab", "tune", "simple.movement=1..3", "--rules", "merlin-simple"}, "towards what?"},
      {{"lab", "tune", "simple.movement=1..3", "--rules", "merlin-simple", "--target", "fun=8"}, "MEASURE=NUMBER"},
  };
  for (const auto& one : wrong) {
    const Said said = run(one.words);
    EXPECT_EQ(said.code, 2) << one.why << "\n" << said.out;
    EXPECT_EQ(said.out, "");
    EXPECT_TRUE(has(said.err, one.why)) << said.err;
  }
}

TEST_F(Experiments, an_experiment_may_be_a_file_that_an_author_wrote) {
  write_text(
      file("evening.toml"),
      "asks = \"compare\"\nrules = \"merlin-simple\"\nscenarios = [\"field\"]\nbands = [\"boar\", \"castle-watch\"]\n"
      "rounds = 60\nfixed = true\n[[variants]]\nname = \"as-is\"\n[[variants]]\nname = \"long reach\"\n"
      "set = [\"simple.range.longbow=45\"]\n");
  const Said said = run({"lab", "compare", file("evening.toml")});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "B: long reach (simple.range.longbow, instead of 25)")) << said.out;
  write_text(file("bad.toml"), "asks = \"compare\"\nrules = \"merlin-simple\"\nround = 5\n");
  const Said bad = run({"lab", "compare", file("bad.toml")});
  EXPECT_EQ(bad.code, 2);
  EXPECT_TRUE(has(bad.err, "bad.toml:3:1: unknown key 'round' (did you mean 'rounds'?)")) << bad.err;
}

}  // namespace
}  // namespace fyrd::test
