// Keys of data files: where they stand in the files of a ruleset, and whether one has an effect in a battle.
#pragma once

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/events/narrate.h"
#include "data/write.h"
#include "protocol/table.h"
#include "rulesets/campaign.h"
#include "tests/contract/contract.h"

namespace fyrd::test {

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

using Keys =
    std::map<std::string, std::map<std::string, std::vector<Json>>>;  // by the path of their table, with values

inline Keys keys_of(const data::Library& library, const std::string& folder) {
  constexpr std::size_t most = 3;  // unlike values of each
  Keys all;
  for (const std::string& path : library.list(folder)) {
    data::Problems problems;
    Json file = library.tree(path, problems).to_json();
    each_table(file, "", [&](const std::string& at, const Json& table) {
      for (const auto& [key, value] : table.items()) {
        std::vector<Json>& values = all[at][key];
        if (values.size() < most && std::ranges::find(values, value) == values.end()) values.push_back(value);
      }
    });
  }
  return all;
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
    const Catalog listed = catalog(*rules, files);
    for (const auto& one : listed.warbands) text += one.id + one.name + "\n";
    for (const ScenarioEntry& one : listed.scenarios) {
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
        for (std::size_t i = 0; static_cast<int>(sides.size()) < bands; ++i)
          sides.push_back(one.sides[i % one.sides.size()]);
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

  enum class Effect { refused, none, some };
  Effect effect(const std::string& path, const Json& file, bool exchanged = false) {
    data::Library files = library;
    files.put(path, data::to_toml(file));
    const std::string after = look(files, exchanged);
    if (after.empty()) return Effect::refused;
    if (after != usual_look(exchanged) || played(files, exchanged) != usual_play(exchanged)) return Effect::some;
    return Effect::none;
  }

  const Ruleset* rules = nullptr;
  std::string folder;
  data::Library library = data::Library::embedded();

 private:
  std::string before_[2], played_[2];  // by `exchanged`
};

}  // namespace fyrd::test
