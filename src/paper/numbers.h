// The data files of a game as a reader wants them: lists of things with names, and numbers with what the file says
// about them. It knows no ruleset: a file in which everything has a name is a list, every other one holds numbers.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

#include "rulesets/ruleset.h"

namespace fyrd::paper {

using Values = std::vector<std::pair<std::string, std::string>>;  // "damage", "1"; a flag has no value

// A weapon, a skill, a kind of ground.
struct Thing {
  std::string id, name, help;
  Values values;
  std::vector<Values> carried;  // of a fighter: { weapon = "spear", skill = 10 }

  const std::string* value(std::string_view key) const;
};

struct List {
  std::string title;  // "gear"
  std::vector<Thing> things;
};

struct Number {
  std::string key, value;
  std::string note;  // what stands beside it in the file
};

struct Numbers {
  std::string file, title;  // "rules", "melee"
  std::string note;
  std::vector<Number> all;
};

struct GameData {
  std::vector<List> lists;
  std::vector<Numbers> numbers;  // those of prices last

  const Thing* find(std::string_view name_or_id, const Thing* except = nullptr) const;
  const Number* number(std::string_view key) const;  // the first of that name
  // What the game's own numbers say of a thing that has a class, by its name or that of the class: "reach 3, attack 2".
  Values numbers_of(const Thing&) const;
};
GameData game_data(const Ruleset&, const data::Library&);

bool is_price(std::string_view key);
std::string words(std::string_view key);  // "least_dice" → "least dice"
std::string lower(std::string_view text);
std::string value_text(const nlohmann::ordered_json&);  // of a data file: "4", "6/18/30", "spear, sword"

}  // namespace fyrd::paper
