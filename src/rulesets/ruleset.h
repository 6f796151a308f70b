// What every rule system offers to the rest of the program: its data, its options, and battles fought by it.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/play/battle.h"
#include "data/library.h"
#include "rulesets/mirror.h"
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

// A reading of the rules that a table may settle in its own way. The first way is the letter of the rulebook and holds
// unless another is chosen.
struct Ruling {
  struct Way {
    const char* word = nullptr;  // "counts", as a file and the command line say it
    const char* text = nullptr;  // what is played then, in a sentence
  };
  const char* key;      // among the options: "rout_by"
  const char* name;     // "When a side breaks"
  const char* text;     // what is unclear, in a sentence
  const char* reading;  // on the page of the rules: "NEW-A52"
  Way all_ways[4];
  int before = 0;  // the way of battles written down before it was one

  std::span<const Way> ways() const;
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

// Who a rule system is.
struct Identity {
  const char* id;  // "merlin-simple"
  const char* title;
  const char* summary;        // two sentences for somebody who chooses
  const char* folder;         // of its data files: "merlin"
  const char* version = "1";  // of these rules; raised when an old record would play differently
  Unit unit = Unit::inch;
  std::span<const GameOption> options = {};
  std::span<const Ruling> rulings = {};
  bool charts = false;                      // flowcharts by which the game itself moves somebody
  std::span<const Mirrored> mirrored = {};  // besides what all scenarios have
};

class Ruleset {
 public:
  explicit Ruleset(const Identity& identity) : identity_(identity) {}
  virtual ~Ruleset() = default;

  const char* id() const { return identity_.id; }
  const char* title() const { return identity_.title; }
  const char* summary() const { return identity_.summary; }
  const char* version() const { return identity_.version; }
  const char* folder() const { return identity_.folder; }
  Unit unit() const { return identity_.unit; }
  std::span<const GameOption> options() const { return identity_.options; }
  std::span<const Ruling> rulings() const { return identity_.rulings; }
  bool charts() const { return identity_.charts; }
  std::span<const Mirrored> mirrored() const { return identity_.mirrored; }

  // A battle ready to begin, or nothing and every problem found.
  virtual std::shared_ptr<const Battle> open(const data::Library&, const Plan&, data::Problems&) const = 0;
  // A warband against the limits of the rules, which may be for others.
  Bill check(const data::Library&, const data::Tree& warband, data::Problems&) const;
  // Profiles, gear, skills and terrain; scenarios and warbands are filled in by `catalog`.
  virtual void describe(const data::Library&, Catalog&) const = 0;
  // Its tests from numbers alone, and the words that stand for numbers in them.
  virtual std::span<const Trial> trials() const { return {}; }
  virtual std::vector<Word> words(const data::Library&) const { return {}; }

 private:
  virtual Bill bill(const data::Library&, const data::Tree& warband, data::Problems&) const = 0;

  const Identity identity_;
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

// The options of a plan hold its rulings too. Unknown ones and wrong values are problems.
void check_options(const Ruleset&, const data::Tree& options, data::Problems&);
// The value of an option in a plan, or its default.
int option(const Ruleset&, const data::Tree& options, std::string_view key);
// Which of its ways a ruling is played; 0: by the letter.
int ruling(const Ruleset&, const data::Tree& options, std::string_view key);

}  // namespace fyrd
