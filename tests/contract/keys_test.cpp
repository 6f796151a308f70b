// A key in a file does something, or is a problem with its place: each key that any scenario or warband of a ruleset
// has is put where it is missing and altered where it is, and so is each of a warband that only its reader knows.
#include "tests/contract/keys.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/paths.h"

namespace fyrd {
namespace {

namespace fs = std::filesystem;
using test::each_table, test::Json, test::Keys, test::keys_of;

// Another value of the same kind, as unlike as it may be.
Json altered(const Json& value) {
  if (value.is_boolean()) return !value.get<bool>();
  if (value.is_number_integer()) return value.get<int>() > 1 ? 1 : value.get<int>() + 1;
  if (value.is_number()) return value.get<double>() + 1;
  if (value.is_string()) return value.get<std::string>() + "x";
  if (value.is_array() && !value.empty() && !value.is_object()) {
    Json other = value;
    other.back() = altered(value.back());
    if (value.front().is_number()) other.front() = altered(value.front());
    return other;
  }
  return value;
}

// Words in the sources of a ruleset, and in what all of them share: whatever a reader asks for is among them.
std::set<std::string> words_of_readers(const std::string& folder) {
  std::set<std::string> all;
  const fs::path rooms = fs::path(source_folder) / "src" / "rulesets";
  const auto read = [&](const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string word;
    bool open = false;
    for (const char c : std::string(std::istreambuf_iterator<char>(in), {})) {
      const bool of_a_key = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
      if (c == '"') {
        if (open && !word.empty()) all.insert(word);
        open = true, word.clear();
      } else if (open && of_a_key) {
        word += c;
      } else {
        open = false;
      }
    }
  };
  for (const auto& entry : fs::directory_iterator(rooms)) {
    if (entry.path().extension() == ".cpp") read(entry.path());
  }
  for (const auto& entry : fs::recursive_directory_iterator(rooms / folder)) {
    if (entry.path().extension() == ".cpp") read(entry.path());
  }
  return all;
}

// What a word may be that a reader takes: those it names where another is refused.
std::vector<Json> words_named(const data::Problems& problems, const std::string& key) {
  std::vector<Json> words;
  for (const data::Problem& problem : problems.all()) {
    const std::string& text = problem.message;
    const std::size_t of = text.find("must be one of "), end = text.find(", not ");
    if (of == std::string::npos || end == std::string::npos || text.find(key) > of) continue;
    std::string word;
    for (const char c : text.substr(of + 15, end - of - 15) + ",") {
      if (c == ',') {
        words.push_back(word), word.clear();
      } else if (c != ' ') {
        word += c;
      }
    }
  }
  return words;
}

class KeysOf : public test::KeysOf {
 protected:
  // Each key at every shape of table: those that files have at such a place, and if so wished those that only a
  // reader knows. Under sanitizers a few of them.
  void expect_effects(const std::string& path, const Keys& all, bool readers_too) {
    data::Problems problems;
    Json file = library.tree(path, problems).to_json();
    std::set<std::string> shapes;
    std::map<std::string, int> looked;
    each_table(file, "", [&](const std::string& at, Json& table) {
      const auto keys = all.find(at);
      if (keys == all.end() || !shapes.insert(at + shape(table)).second || looked[at]++ >= most_shapes) return;
      const Json as_it_was = table;
      Keys::mapped_type tried = keys->second;
      if (readers_too && looked[at] == 1) {
        for (const std::string& key : accepted(path, file, table)) {
          if (!tried.contains(key)) tried[key] = plausible(path, file, table, key, all);
        }
      }
      for (auto& [key, values] : tried) {
        if (at.empty() && (key == "rules" || key == "order")) continue;  // in which lists it stands, and where
        if (thorough == 1 && ++told_ % 8 != 1) continue;
        const bool there = as_it_was.contains(key);
        if (there) values.insert(values.begin(), altered(as_it_was[key]));
        // A quarter of a turn: who stands by a wall is turned by what is less as the wall lies.
        if (there && key == "facing" && as_it_was[key].is_number())
          values.insert(values.begin(), as_it_was[key].get<double>() + 90);
        if (counts(path, file, table, at, key, values)) continue;
        ADD_FAILURE() << path << ": " << (there ? "another '" : "'") << (at.empty() ? "" : at + ".") << key
                      << "' does nothing in " << as_it_was.dump().substr(0, 200);
      }
    });
  }

 private:
  static constexpr int most_shapes = thorough > 1 ? 2 : 1;

  static std::string shape(const Json& table) {
    std::string all;
    for (const auto& [key, value] : table.items()) all += " " + key + (key == "kind" ? value.dump() : "");
    return all;
  }

  // Whether a key counts: one of the values that are allowed is felt, or its absence is. One that nobody allows is a
  // problem with its place, which is as well.
  bool counts(const std::string& path, const Json& file, Json& table, const std::string& at, const std::string& key,
              const std::vector<Json>& values) {
    const Json as_it_was = table;
    const auto felt = [&](bool exchanged) {
      bool allowed = false;
      const auto look = [&] {
        if (table == as_it_was) return false;
        const Effect now = effect(path, file, exchanged);
        allowed |= now != Effect::refused;
        return now == Effect::some;
      };
      bool some = false;
      for (const Json& value : values) {
        table = as_it_was;
        table[key] = value;
        if ((some = look())) break;
      }
      table = as_it_was;
      table.erase(key);
      some = some || look();
      table = as_it_was;
      return some || !allowed;
    };
    return felt(false) || (at == "sides[]" && felt(true));
  }

  data::Problems problems_of(const std::string& path, const Json& file) const {
    data::Library files = library;
    files.put(path, data::to_toml(file));
    data::Problems problems;
    for (const Plan& mine : plans(files, false, problems)) {
      for (const data::Tree& side : mine.sides) rules->check(files, side, problems);
      rules->open(files, mine, problems);
    }
    return problems;
  }

  // Of all words of the readers those that are no unknown key here.
  std::set<std::string> accepted(const std::string& path, const Json& file, Json& table) const {
    static std::map<std::string, std::set<std::string>> words;
    std::set<std::string>& known = words[folder];
    if (known.empty()) known = words_of_readers(folder);
    constexpr std::size_t at_once = 60;  // a list of problems is bounded
    const Json as_it_was = table;
    std::set<std::string> all;
    for (auto next = known.begin(); next != known.end();) {
      std::set<std::string> some;
      for (; next != known.end() && some.size() < at_once; ++next) {
        if (as_it_was.contains(*next)) continue;
        some.insert(*next);
        table[*next] = false;
      }
      for (const data::Problem& problem : problems_of(path, file).all()) {
        if (!problem.message.starts_with("unknown key '")) continue;
        some.erase(problem.message.substr(13, problem.message.find('\'', 13) - 13));
      }
      all.merge(some);
      table = as_it_was;
    }
    return all;
  }

  // Values for a key that no file has at such a place: of its name elsewhere, of every kind, and what the reader asks
  // for.
  std::vector<Json> plausible(const std::string& path, const Json& file, Json& table, const std::string& key,
                              const Keys& all) const {
    const Json as_it_was = table;
    table[key] = "?";
    std::vector<Json> values = words_named(problems_of(path, file), key);
    table = as_it_was;
    for (const auto& [at, keys] : all) {
      if (const auto known = keys.find(key); known != keys.end())
        values.insert(values.end(), known->second.begin(), known->second.end());
    }
    for (const char* json : {"true", "1", "2", "7", "90", "0.5", "\"another\"", "[5, 5]", "[9, 14]", "[[12, 20]]"})
      values.push_back(Json::parse(json));
    return values;
  }

  int told_ = 0;
};

TEST_P(KeysOf, a_scenario_has_no_key_that_does_nothing) {
  expect_effects(folder + "/scenarios/" + GetParam().scenario + ".toml", keys_of(library, folder + "/scenarios/"),
                 false);
}

TEST_P(KeysOf, a_warband_has_no_key_that_does_nothing) {
  data::Problems problems;
  const std::vector<std::string> sides = suggested_sides(plan.scenario, problems);
  ASSERT_FALSE(sides.empty());
  expect_effects(folder + "/warbands/" + sides[0] + ".toml", keys_of(library, folder + "/warbands/"), true);
}

INSTANTIATE_TEST_SUITE_P(All, KeysOf, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
