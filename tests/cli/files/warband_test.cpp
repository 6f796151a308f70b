// Warbands from files.
#include "tests/cli/program.h"
#include "tests/paths.h"

namespace fyrd::test {
namespace {

class WarbandFile : public ProgramTest {};

TEST_F(WarbandFile, a_warband_as_json_is_bounded) {
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

TEST_F(WarbandFile, a_file_does_where_a_warband_is_named) {
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

}  // namespace
}  // namespace fyrd::test
