// A folder of data laid over the built-in files.
#include "tests/cli/program.h"
#include "tests/paths.h"

namespace fyrd::test {
namespace {

class DataFolder : public ProgramTest {};

TEST_F(DataFolder, data_laid_over_the_built_in_files) {
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

TEST_F(DataFolder, data_that_nothing_would_look_at_is_refused) {
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

}  // namespace
}  // namespace fyrd::test
