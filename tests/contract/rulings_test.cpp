// A ruling is a switch that somebody can see and that is tried: its reading on the page of the rules names it with all
// its ways, and a test named for that reading plays each of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "rulesets/ruleset.h"
#include "tests/paths.h"

namespace fyrd {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

struct Ruled {
  const Ruleset* rules;
  const Ruling* ruling;
};

std::vector<Ruled> all_rulings() {
  std::vector<Ruled> all;
  for (const Ruleset* rules : rulesets()) {
    for (const Ruling& ruling : rules->rulings()) all.push_back({rules, &ruling});
  }
  return all;
}

std::string ruling_name(const ::testing::TestParamInfo<Ruled>& info) {
  std::string name = std::string(info.param.rules->id()) + "_" + info.param.ruling->key;
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

class Rulings : public ::testing::TestWithParam<Ruled> {
 protected:
  const Ruleset& rules() const { return *GetParam().rules; }
  const Ruling& ruling() const { return *GetParam().ruling; }

  fs::path tests() const { return fs::path(source_folder) / "tests" / "rulesets" / rules().folder(); }
};

TEST_P(Rulings, its_reading_names_it_with_all_its_ways) {
  std::istringstream file(read(fs::path(source_folder) / "docs" / "rules" / (std::string(rules().folder()) + ".md")));
  const std::string start = std::string("| **") + ruling().reading + "** |";
  std::string line;
  while (std::getline(file, line) && !line.starts_with(start)) {}
  EXPECT_NE(line.find(std::string("`") + ruling().key + "`"), std::string::npos) << start;
  for (const Ruling::Way& way : ruling().ways()) EXPECT_NE(line.find(way.word), std::string::npos) << way.word;
}

// A file of its ruleset's tests has one named for its reading that sets the switch to each way but the letter, which
// holds unless something is said.
TEST_P(Rulings, a_test_named_for_its_reading_plays_each_of_its_ways) {
  std::string suite = ruling().reading;
  std::ranges::replace(suite, '-', '_');
  const auto quoted = [](const char* word) { return '"' + std::string(word) + '"'; };
  bool found = false;
  for (const auto& entry : fs::recursive_directory_iterator(tests())) {
    if (!entry.is_regular_file()) continue;
    const std::string text = read(entry.path());
    const auto has = [&](const std::string& what) { return text.find(what) != std::string::npos; };
    found |= has("TEST(" + suite + ",") && has(quoted(ruling().key)) &&
             std::ranges::all_of(ruling().ways().subspan(1), [&](const auto& way) { return has(quoted(way.word)); });
  }
  EXPECT_TRUE(found) << suite << " " << ruling().key;
}

INSTANTIATE_TEST_SUITE_P(All, Rulings, ::testing::ValuesIn(all_rulings()), ruling_name);

}  // namespace
}  // namespace fyrd
