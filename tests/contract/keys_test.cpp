// A key in a file does something, or is a problem with its place: each key that any scenario or warband of a ruleset
// has is put where it is missing and altered where it is.
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/events/narrate.h"
#include "data/write.h"
#include "protocol/table.h"
#include "rulesets/campaign.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

using Json = nlohmann::ordered_json;

// Every table in a document with its path, items of lists without their numbers: "walls[].doors[]".
template <class Found>
void each_table(Json& value, const std::string& path, Found&& found) {
  if (value.is_array()) {
    for (Json& item : value) each_table(item, path + "[]", found);
  } else if (value.is_object()) {
    found(path, value);
    for (auto& [key, child] : value.items()) each_table(child, path.empty() ? key : path + "." + key, found);
  }
}

using Keys = std::map<std::string, std::map<std::string, Json>>;  // by the path of their table, with a value

Keys keys_of(const data::Library& library, const std::string& folder) {
  Keys all;
  for (const std::string& path : library.list(folder)) {
    data::Problems problems;
    Json file = library.tree(path, problems).to_json();
    each_table(file, "", [&](const std::string& at, const Json& table) {
      for (const auto& [key, value] : table.items()) all[at].try_emplace(key, value);
    });
  }
  return all;
}

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

class KeysOf : public Contract {
 protected:
  void SetUp() override {
    Contract::SetUp();
    rules = GetParam().rules;
    folder = rules->folder();
    ASSERT_FALSE(usual_look(false).empty());
  }

  // All that can be known of a battle before it begins, and of a few plays of it where that is the same; nothing if it
  // cannot be fought.
  std::string look(const data::Library& files, bool exchanged) const {
    data::Problems problems;
    std::string text;
    for (const ScenarioEntry& one : catalog(*rules, files).scenarios) {
      text += one.id + "\n";
      if (one.id != GetParam().scenario) continue;
      text += one.name + one.help + one.notes + (one.exercise ? "exercise" : "");
      for (const std::string& side : one.sides) text += side;
      for (const int bands : one.bands) text += std::to_string(bands);
      for (const std::string& side : one.several) text += side;
    }
    for (const Plan& mine : plans(files, exchanged, problems)) text += look(files, mine, problems);
    return problems.empty() ? text : "";
  }
  // A key may matter only when more bands take part than a scenario suggests; and of a seat only when others sit there,
  // since roles go by who they are: `exchanged` has the suggested bands in each other's seats.
  std::vector<Plan> plans(const data::Library& files, bool exchanged, data::Problems& problems) const {
    std::vector<Plan> all{fyrd::plan(*rules, files, GetParam().scenario, {}, problems)};
    for (const ScenarioEntry& one : catalog(*rules, files).scenarios) {
      if (one.id != GetParam().scenario || !one.several.empty() || one.sides.empty()) continue;
      if (exchanged) {
        const std::vector<std::string> sides(one.sides.rbegin(), one.sides.rend());
        return {fyrd::plan(*rules, files, GetParam().scenario, sides, problems)};
      }
      for (const int bands : one.bands) {
        if (bands <= static_cast<int>(one.sides.size())) continue;
        std::vector<std::string> sides = one.sides;
        const std::vector<std::string> guests = suggested_guests(all[0].scenario, problems);
        sides.insert(sides.end(), guests.begin(), guests.end());
        for (std::size_t i = 0; static_cast<int>(sides.size()) < bands; ++i) sides.push_back(one.sides[i]);
        sides.resize(static_cast<std::size_t>(bands));
        all.push_back(fyrd::plan(*rules, files, GetParam().scenario, sides, problems));
      }
    }
    return all;
  }
  std::string look(const data::Library& files, const Plan& mine, data::Problems& problems) const {
    std::string text;
    const auto opened = rules->open(files, mine, problems);
    for (const data::Tree& side : mine.sides) {
      text += side.to_json().value("help", "");
      for (const Bill::Item& item : rules->check(files, side, problems).items)
        text += item.what + std::to_string(item.points);
    }
    if (!opened) return "";
    const Stored start(*opened);
    text += opened->scenario + opened->aim + (opened->winter ? "winter" : "") + std::to_string(opened->hash(*start));
    text += std::to_string(opened->ground.width().units) + " " + std::to_string(opened->ground.depth().units);
    text += protocol::ground_json(*opened).dump() + protocol::props_json(*opened, *start, Side{}).dump() +
            protocol::sides_json(*opened, *start).dump();
    for (FigureId id : everyone(*start)) text += protocol::figure_view(*opened, *start, id).dump();
    return text;
  }
  std::string played(const data::Library& files, bool exchanged) const {
    data::Problems problems;
    std::string text;
    for (const Plan& mine : plans(files, exchanged, problems)) text += played(rules->open(files, mine, problems));
    return text;
  }
  std::string played(const std::shared_ptr<const Battle>& opened) const {
    std::string text;
    for (std::uint64_t seed = 0; opened && seed < 3; ++seed) {
      Game game(opened, DiceMode::seeded, seed);
      Random random(seed, Stream::players, 0);
      for (int i = 0; i < 2'000 && !game.over(); ++i) {
        const Side side = game.wanted()[0].side;
        Choice choice;
        game.at_question(side, [&](const Tabletop& s, const Question& q) {
          choice = quick->answer({*opened, s, q, s, {}}, random);
        });
        if (game.answer(side, choice)) break;
        text += std::to_string(game.hash());  // how they stand on the way there, too
      }
      text += std::to_string(game.hash()) + (game.over() ? opened->verdict(game.now()) : "");
      for (const Event& e : game.events()) text += sentence(*opened, e);
    }
    return text;
  }

  // The same of the files as they are.
  const std::string& usual_look(bool exchanged) {
    return before_[exchanged].empty() ? before_[exchanged] = look(library, exchanged) : before_[exchanged];
  }
  const std::string& usual_play(bool exchanged) {
    return played_[exchanged].empty() ? played_[exchanged] = played(library, exchanged) : played_[exchanged];
  }

  bool has_effect(const std::string& path, const Json& file, bool exchanged = false) {
    data::Library files = library;
    files.put(path, data::to_toml(file));
    const std::string after = look(files, exchanged);
    return after.empty() || after != usual_look(exchanged) || played(files, exchanged) != usual_play(exchanged);
  }

  // Each key that is known at a place; under sanitizers a few of them.
  void expect_effects(const std::string& path, const Keys& all) {
    data::Problems problems;
    Json file = library.tree(path, problems).to_json();
    std::map<std::string, int> looked;
    each_table(file, "", [&](const std::string& at, Json& table) {
      const auto keys = all.find(at);
      if (keys == all.end() || looked[at]++ == (thorough > 1 ? 2 : 1)) return;
      const Json as_it_was = table;
      for (const auto& [key, value] : keys->second) {
        if (at.empty() && (key == "rules" || key == "order")) continue;  // in which lists it stands, and where
        const bool there = as_it_was.contains(key);
        // A quarter of a turn: who stands by a wall is turned by what is less as the wall lies.
        const bool turns = key == "facing" && value.is_number();
        const Json other = !there ? value : turns ? Json(as_it_was[key].get<double>() + 90) : altered(as_it_was[key]);
        if (there && other == as_it_was[key]) continue;
        const std::string what = (there ? "another '" : "'") + (at.empty() ? "" : at + ".") + key + "'";
        if (!looked_at_.insert(what).second) continue;
        if (thorough == 1 && looked_at_.size() % 8 != 1) continue;
        table = as_it_was;
        table[key] = other;
        bool counts = has_effect(path, file);
        if (there && !counts && at == "sides[]") counts = has_effect(path, file, true);
        if (there && !counts) {  // a value may matter in few plays; a key that may as well be missing does nothing
          table.erase(key);
          counts = has_effect(path, file);
        }
        if (!counts) ADD_FAILURE() << path << ": " << what << " does nothing";
      }
      table = as_it_was;
    });
  }

  const Ruleset* rules = nullptr;
  std::string folder;
  data::Library library = data::Library::embedded();

 private:
  std::string before_[2], played_[2];  // by `exchanged`
  std::set<std::string> looked_at_;
};

TEST_P(KeysOf, a_scenario_has_no_key_that_does_nothing) {
  expect_effects(folder + "/scenarios/" + GetParam().scenario + ".toml", keys_of(library, folder + "/scenarios/"));
}

TEST_P(KeysOf, a_warband_has_no_key_that_does_nothing) {
  data::Problems problems;
  const std::vector<std::string> sides = suggested_sides(plan.scenario, problems);
  ASSERT_FALSE(sides.empty());
  expect_effects(folder + "/warbands/" + sides[0] + ".toml", keys_of(library, folder + "/warbands/"));
}

INSTANTIATE_TEST_SUITE_P(All, KeysOf, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
