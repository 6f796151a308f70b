// What every rule system offers to the rest of the program: its data, its options, and battles fought by it.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/play/battle.h"
#include "data/library.h"
#include "rulesets/trial.h"

namespace fyrd {

// An option of a game: a switch (min 0, max 1) or a number.
struct GameOption {
  const char* key;
  const char* name;
  const char* help;
  std::int64_t fallback, min, max;
  bool is_switch() const { return min == 0 && max == 1; }
};

struct CatalogEntry {
  std::string id, name, help;
};

struct ScenarioEntry : CatalogEntry {
  std::string notes;                 // for those who set it up
  std::vector<std::string> sides;    // the warbands it suggests
  std::vector<int> bands;            // how many may fight it
  std::vector<std::string> several;  // those it suggests to allies who fight the last of `sides` together
  bool exercise = false;             // a few men, to learn by
};

// What there is to choose from.
struct Catalog {
  std::vector<ScenarioEntry> scenarios;  // the one to begin with first
  std::vector<CatalogEntry> warbands, profiles, gear, skills, terrain;
};

// Everything a battle is made from, in the form of the data files.
struct Plan {
  data::Tree scenario;
  std::vector<data::Tree> sides;
  data::Tree options;
};

// What a warband costs, item by item.
struct Bill {
  struct Item {
    std::string what;
    int points;
  };
  std::vector<Item> items;
  int total = 0;

  int add(std::string what, int points) {  // gives back the points
    if (points != 0) items.push_back({std::move(what), points});
    total += points;
    return points;
  }
};

class Ruleset {
 public:
  virtual ~Ruleset() = default;

  virtual const char* id() const = 0;  // "merlin-simple"
  virtual const char* title() const = 0;
  virtual const char* summary() const = 0;  // two sentences for somebody who chooses
  virtual const char* version() const = 0;  // of these rules; raised when an old record would play differently
  virtual const char* folder() const = 0;   // of its data files: "merlin"
  virtual Unit unit() const = 0;
  virtual std::span<const GameOption> options() const = 0;
  virtual bool charts() const { return false; }  // flowcharts by which the game itself moves somebody

  // A battle ready to begin, or nothing and every problem found.
  virtual std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const = 0;
  // A warband against the limits of the rules.
  virtual Bill check(const data::Library&, const data::Tree& warband, data::Problems&) const = 0;
  // Profiles, gear, skills and terrain; scenarios and warbands are filled in by `catalog`.
  virtual void describe(const data::Library&, Catalog&) const = 0;
  // Its tests from numbers alone, and the words that stand for numbers in them.
  virtual std::span<const Trial> trials() const { return {}; }
  virtual std::vector<Word> words(const data::Library&) const { return {}; }
};

std::span<const Ruleset* const> rulesets();
const Ruleset* find_ruleset(std::string_view id);
std::string ruleset_names();  // "merlin-simple, nottingham", for refusals

Catalog catalog(const Ruleset&, const data::Library&);

// Scenario and warbands by id. Without sides, those the scenario suggests; without a scenario, the first there is.
Plan plan(const Ruleset&, const data::Library&, std::string_view scenario, std::span<const std::string> sides,
          data::Problems&);
data::Tree scenario_tree(const Ruleset&, const data::Library&, std::string_view id, data::Problems&);
data::Tree warband_tree(const Ruleset&, const data::Library&, std::string_view id, data::Problems&);
std::vector<std::string> suggested_sides(const data::Tree& scenario, data::Problems&);

// The value of an option in a plan, or its default; unknown options and wrong values are problems.
void check_options(const Ruleset&, const data::Tree& options, data::Problems&);
std::int64_t option(const Ruleset&, const data::Tree& options, std::string_view key);

}  // namespace fyrd
