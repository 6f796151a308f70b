// The other commands, their exit codes and their complaints.
#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/paths.h"

namespace fyrd::test {
namespace {

class Command : public ProgramTest {};

TEST_F(Command, help_and_version_and_bad_usage) {
  EXPECT_EQ(run({"--version"}).code, 0);
  EXPECT_TRUE(has(run({"--help"}).out, "play"));
  for (const char* name : {"play", "--text", "sim", "replay", "draw", "engine", "rules", "warband", "bench"}) {
    const Said said = run({name, "--help"});
    EXPECT_EQ(said.code, 0) << name;
    EXPECT_TRUE(has(said.out, "Examples:")) << name;
  }
  EXPECT_EQ(run({}).code, 2);
  const Said typo = run({"ply"});
  EXPECT_EQ(typo.code, 2);
  EXPECT_TRUE(has(typo.err, "did you mean 'play'")) << typo.err;
  EXPECT_EQ(run({"sim"}).code, 2);
  EXPECT_EQ(run({"sim", "chess"}).code, 2);
  EXPECT_EQ(run({"sim", "merlin-simple", "--games", "none"}).code, 2);
  EXPECT_EQ(run({"sim", "merlin-simple", "--players", "quick,nobody"}).code, 2);
  EXPECT_EQ(run({"play", "--text", "--me", "7"}).code, 2);
  EXPECT_EQ(run({"play", "--text", "--scenario", "nowhere"}).code, 2);
  EXPECT_EQ(run({"draw", "--rules", "merlin-simple", "-o", file("no/such/folder.svg")}).code, 2);
}

TEST_F(Command, simulations_are_the_same_bytes_on_any_number_of_threads) {
  for (const std::vector<std::string>& more :
       {std::vector<std::string>{}, {"--json"}, {"--swap", "--players", "quick,random"}}) {
    std::vector<std::string> one = {"sim", "merlin-simple", "--games", "60", "--seed", "9", "--threads", "1"};
    one.insert(one.end(), more.begin(), more.end());
    std::vector<std::string> three = one;
    three[7] = "3";
    const Said a = run(one), b = run(three);
    EXPECT_EQ(a.code, 0) << a.err;
    EXPECT_FALSE(a.out.empty());
    EXPECT_EQ(a.out, b.out);
  }
}

TEST_F(Command, a_simulation_as_json_adds_up) {
  const Said said = run({"sim", "merlin-simple", "--games", "40", "--swap", "--json"});
  const auto json = nlohmann::json::parse(said.out, nullptr, false);
  ASSERT_TRUE(json.is_object()) << said.out << said.err;
  EXPECT_EQ(json["games"], 80);
  int games = json["drawn"]["games"].get<int>(), by_player = games;
  for (const auto& side : json["sides"]) games += side["won"]["games"].get<int>();
  for (const auto& player : json["players"]) by_player += player["won"]["games"].get<int>();
  EXPECT_EQ(games, 80);
  EXPECT_EQ(by_player, 80);
  EXPECT_EQ(json["hash"].get<std::string>().size(), 16u);
}

TEST_F(Command, rules_tell_what_there_is) {
  const Said all = run({"rules"}), one = run({"rules", "merlin-simple"});
  EXPECT_TRUE(has(all.out, "merlin-simple"));
  EXPECT_EQ(one.code, 0) << one.err;
  for (const char* word : {"Scenarios", "field", "Warbands", "boar", "Profiles", "Ground"})
    EXPECT_TRUE(has(one.out, word)) << word;
  EXPECT_EQ(run({"rules", "chess"}).code, 2);
}

TEST_F(Command, data_laid_over_the_built_in_files) {
  const std::string original = text_of_file(std::string(source_folder) + "/data/merlin/simple.toml");
  ASSERT_FALSE(original.empty());
  write_text(file("data/merlin/simple.toml"), original + "\nmovment = = 20\n");
  const Said typo = run({"--data", file("data"), "sim", "merlin-simple", "--games", "1"});
  EXPECT_EQ(typo.code, 2);
  const long lines = std::count(original.begin(), original.end(), '\n') + 2;
  EXPECT_TRUE(has(typo.err, "merlin/simple.toml:" + std::to_string(lines) + ":")) << typo.err;

  std::string slower = original;  // a number that changes every battle
  slower.replace(slower.find("movement = 20"), 13, "movement = 6");
  write_text(file("data/merlin/simple.toml"), slower);
  const std::vector<std::string> sim = {"sim", "merlin-simple", "--games", "20", "--data", file("data")};
  const Said changed = run(sim);
  EXPECT_EQ(changed.code, 0) << changed.err;
  EXPECT_NE(changed.out, run({"sim", "merlin-simple", "--games", "20"}).out);

  const Said missing = run({"--data", file("nowhere"), "rules"});
  EXPECT_EQ(missing.code, 2);
  EXPECT_TRUE(has(missing.err, "nowhere")) << missing.err;
}

TEST_F(Command, data_that_nothing_would_look_at_is_refused) {
  const std::string simple = text_of_file(std::string(source_folder) + "/data/merlin/simple.toml");
  const std::string boar = text_of_file(std::string(source_folder) + "/data/merlin/warbands/boar.toml");
  const std::vector<std::pair<const char*, const char*>> wrong = {
      {"merlin/simpel.toml", "did you mean 'merlin/simple.toml'"},
      {"data/merlin/simple.toml", "did you mean 'merlin/simple.toml'"},  // a folder too deep
      {"simple.toml", "did you mean 'merlin/simple.toml'"},              // a folder missing
      {"merlin/simple.TOML", "did you mean 'merlin/simple.toml'"},
      {"merlin/warband/mine.toml", "did you mean 'merlin/warbands/mine.toml'"},
      {"data/merlin/warbands/mine.toml", "did you mean 'merlin/warbands/mine.toml'"},
      {"chess/pieces.toml", "takes the place of no built-in file"},
  };
  for (std::size_t i = 0; i < wrong.size(); ++i) {
    const std::string folder = file("wrong" + std::to_string(i));
    write_text(folder + "/" + wrong[i].first, simple);
    const Said said = run({"--data", folder, "rules"});
    EXPECT_EQ(said.code, 2) << wrong[i].first;
    EXPECT_TRUE(has(said.err, wrong[i].second)) << said.err;
    EXPECT_TRUE(has(said.err, wrong[i].first)) << said.err;
  }
  write_text(file("empty/merlin/readme.txt"), "nothing");
  const Said empty = run({"--data", file("empty"), "rules"});
  EXPECT_EQ(empty.code, 2);
  EXPECT_TRUE(has(empty.err, "no .toml file")) << empty.err;
  write_text(file("right/merlin/simple.toml"), simple);
  write_text(file("right/merlin/warbands/mine.toml"), boar);
  const Said right = run({"--data", file("right"), "rules", "merlin-simple"});
  EXPECT_EQ(right.code, 0) << right.err;
  EXPECT_TRUE(has(right.out, "mine")) << right.out;
}

TEST_F(Command, numbers_are_digits_within_bounds) {
  const std::string path = recorded("game.json");
  for (const char* number : {"-1", "+1", "100000000000000000000", "9223372036854775808", "0x10", "1.5", "one", ""}) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"play", "--text", "--seed"},
                                                      {"sim", "merlin-simple", "--games", "1", "--seed"},
                                                      {"replay", path, "--at"},
                                                      {"draw", path, "--at"},
                                                      {"sim", "merlin-simple", "--games"}}) {
      std::vector<std::string> all = arguments;
      all.back() += "=" + std::string(number);
      const Said said = run(all);
      EXPECT_EQ(said.code, 2) << all.back();
      EXPECT_TRUE(has(said.err, arguments.back())) << said.err;
    }
  }
  const Said said = run({"play", "--text", "--seed", "-1"});
  EXPECT_TRUE(has(said.err, "from 0 to 9223372036854775807, not '-1'")) << said.err;
  EXPECT_TRUE(has(run({"play", "--text", "--seed", "9223372036854775807"}).out, "The seed is 9223372036854775807"));
  EXPECT_TRUE(has(run({"play", "--text", "--seed", "010"}).out, "The seed is 10:"));
}

TEST_F(Command, what_a_record_already_has_is_not_asked_for_again) {
  const std::string path = recorded("game.json");
  for (const std::vector<std::string>& more : {std::vector<std::string>{"--seed", "3"},
                                               {"--rules", "merlin-simple"},
                                               {"--scenario", "field"},
                                               {"--sides", "boar,boar"},
                                               {"--option", "scale=50"}}) {
    std::vector<std::string> play = {"play", "--text", "--load", path}, draw = {"draw", path};
    play.insert(play.end(), more.begin(), more.end());
    draw.insert(draw.end(), more.begin(), more.end());
    const Said said = run(play);
    EXPECT_EQ(said.code, 2);
    EXPECT_TRUE(has(said.err, "leave " + more[0] + " out")) << said.err;
    EXPECT_EQ(run(draw).code, 2);
  }
  EXPECT_EQ(run({"draw", "--at", "3"}).code, 2);
}

TEST_F(Command, an_opponent_nobody_knows_is_refused_before_the_battle) {
  const Said said = run({"play", "--text", "--opponent", "merlin"});
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(has(said.err, "no player called 'merlin'; there are quick, random")) << said.err;
}

TEST_F(Command, a_warband_as_json_is_bounded) {
  std::string keys = "{\"a\":1";
  for (int i = 0; i < 60'000; ++i) keys += ",\"k" + std::to_string(i) + "\":1";
  write_text(file("keys.json"), keys + "}");
  const auto check = [&](const char* name) {
    return run({"warband", "check", file(name), "--rules", "merlin-simple"});
  };
  EXPECT_EQ(check("keys.json").code, 1);
  EXPECT_TRUE(has(check("keys.json").err, "256 keys")) << check("keys.json").err;
  write_text(file("long.json"), "\"" + std::string(2 << 20, 'x') + "\"");
  EXPECT_TRUE(has(check("long.json").err, "1 MiB")) << check("long.json").err;
  write_text(file("deep.json"), std::string(1000, '['));
  EXPECT_EQ(check("deep.json").code, 1);
  write_text(file("no.json"), "{");
  EXPECT_EQ(check("no.json").code, 1);
}

TEST_F(Command, a_warband_is_checked_whole) {
  const Said good = run(
      {"warband", "check", std::string(source_folder) + "/data/merlin/warbands/boar.toml", "--rules", "merlin-simple"});
  EXPECT_EQ(good.code, 0) << good.err;
  EXPECT_TRUE(has(good.out, "in all")) << good.out;
  write_text(file("bad.toml"),
             "name = \"Bad\"\n[[figures]]\nname = \"A\"\nprofile = \"wizard\"\n[[figures]]\nname = \"B\"\nprofile = "
             "\"dragon\"\n");
  const Said bad = run({"warband", "check", file("bad.toml"), "--rules", "merlin-simple"});
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad.err, "bad.toml:4:")) << bad.err;
  EXPECT_TRUE(has(bad.err, "bad.toml:7:")) << bad.err;
}

TEST_F(Command, what_is_no_file_is_written_to_as_it_is) {
  namespace fs = std::filesystem;
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  const int from = ::open(file("pipe").c_str(), O_RDONLY | O_NONBLOCK);
  const int held = ::open(file("pipe").c_str(), O_WRONLY | O_CLOEXEC);  // so that the reader waits for the program
  ::fcntl(from, F_SETFL, 0);
  std::string came;
  std::thread reader([&] { came = drained(from); });
  EXPECT_EQ(run({"chart", "warrior", "-o", file("pipe")}).code, 0);
  EXPECT_TRUE(fs::is_fifo(file("pipe")));
  ::close(held);
  reader.join();
  EXPECT_EQ(came, run({"chart", "warrior"}).out);

  write_text(file("there.svg"), "old");
  for (const char* name : {"there.svg", "later.svg"}) {
    const std::string link = file(std::string("link to ") + name);
    fs::create_symlink(name, link);
    EXPECT_EQ(run({"chart", "warrior", "-o", link}).code, 0);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(text_of_file(file(name)), came);
  }
}

TEST_F(Command, what_is_read_is_not_written_over) {
  const std::string record = recorded("game.json"), before = text_of_file(record), band = file("mine.toml");
  const std::string text = text_of_file(std::string(source_folder) + "/data/nottingham/warbands/rollo.toml");
  write_text(band, text);
  std::filesystem::create_symlink("game.json", file("link.json"));
  const std::string campaign = file("campaign.json");
  ASSERT_EQ(run({"campaign", "new", campaign, "--rules", "nottingham", "--bands", "rollo,sheriff"}).code, 0);
  const std::string begun = text_of_file(campaign);
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"draw", record, "-o", record},
        {"draw", record, "-o", file("link.json")},
        {"draw", "--rules", "nottingham", "--sides", band + ",sheriff", "-o", band},
        {"print", "cards", "--record", record, "-o", record},
        {"print", "cards", band, "--rules", "nottingham", "-o", band},
        {"print", "scenario", "skirmish", "--rules", "nottingham", "--sides", band + ",sheriff", "-o", band},
        {"print", "roster", campaign, "-o", campaign}}) {
    const Said said = run(arguments);
    EXPECT_EQ(said.code, 2) << arguments[0] << " " << arguments[1];
    EXPECT_TRUE(has(said.err, "would be written over")) << said.err;
  }
  EXPECT_EQ(text_of_file(record), before);
  EXPECT_EQ(text_of_file(band), text);
  EXPECT_EQ(text_of_file(campaign), begun);
}

TEST_F(Command, output_that_is_lost_is_no_success) {
  for (const std::string rules : {"", "nottingham"}) {  // less than a buffer, and more
    const std::string line =
        "trap '' XFSZ; ulimit -f 0; " + std::string(program_file) + " rules " + rules + " 2>&1 >" + file("out.txt");
    FILE* const said = ::popen(line.c_str(), "r");
    ASSERT_NE(said, nullptr);
    char buffer[1000] = {};
    const std::size_t n = std::fread(buffer, 1, sizeof buffer - 1, said);
    EXPECT_EQ(WEXITSTATUS(::pclose(said)), 1);
    EXPECT_EQ(std::string(buffer, n), "fyrd: not all that was said could be written to standard output\n");
  }
}

TEST_F(Command, a_file_does_where_a_warband_is_named) {
  const std::string band = file("mine.toml");
  std::string text = text_of_file(std::string(source_folder) + "/data/nottingham/warbands/rollo.toml");
  const std::string name = "Rollo's peasant revolt";
  ASSERT_TRUE(has(text, name));
  write_text(band, "rules = ['nottingham']\n" + text.replace(text.find(name), name.size(), "Nobody's fools"));
  const std::string sides = band + ",sheriff";
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"play", "--text", "--rules", "nottingham", "--sides", sides},
        {"sim", "nottingham", "--games", "1", "--sides", sides},
        {"print", "scenario", "skirmish", "--rules", "nottingham", "--sides", sides}}) {
    const Said said = run(arguments);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_TRUE(has(said.out, "Nobody's fools") || has(said.out, "Nobody&#39;s fools")) << arguments[0];
  }
  EXPECT_EQ(run({"draw", "--rules", "nottingham", "--sides", sides, "-o", file("table.svg")}).code, 0);
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"play", "--text", "--rules", "newcastle", "--sides"},
        {"sim", "newcastle", "--sides"}}) {
    std::vector<std::string> other = arguments, none = arguments;
    other.push_back(band + ",eric");
    none.push_back(file("no.toml") + ",eric");
    EXPECT_TRUE(has(run(other).err, "this warband is for nottingham, not for newcastle")) << run(other).err;
    EXPECT_TRUE(has(run(none).err, "there is no file")) << run(none).err;
  }
}

TEST_F(Command, switches_are_on_or_off) {
  const auto sim = [](const std::string& value) {
    return run({"sim", "darkages", "--games", "2", "--option", "leaders=" + value});
  };
  for (const char* value : {"on", "yes", "true"}) EXPECT_EQ(sim(value).code, 0) << sim(value).err;
  EXPECT_EQ(sim("off").out, sim("false").out);
  EXPECT_EQ(sim("off").out, sim("no").out);
  EXPECT_TRUE(has(sim("maybe").err, "KEY=on or KEY=off")) << sim("maybe").err;
}

TEST_F(Command, an_empty_name_is_refused) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"sim", "", "--games", "1"},
                                                    {"sim", "merlin-simple", "--games", "1", "--scenario", ""},
                                                    {"play", "--text", "--rules", ""},
                                                    {"rules", ""},
                                                    {"print", "reference", ""},
                                                    {"warband", "new", ""}}) {
    const Said said = run(arguments);
    EXPECT_EQ(said.code, 2) << arguments[0];
    EXPECT_TRUE(has(said.err, "is empty; give a name")) << said.err;
  }
}

TEST_F(Command, a_title_that_ends_itself_gets_no_full_stop) {
  for (const char* rules : {"merlin-simple", "nottingham", "newcastle", "darkages", "stormclouds"}) {
    const std::string out = run({"rules", rules}).out;
    EXPECT_FALSE(has(out, "!. ") || has(out, "?. ")) << rules;
  }
}

}  // namespace
}  // namespace fyrd::test
