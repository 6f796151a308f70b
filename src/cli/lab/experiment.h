// An experiment: what is played, what varies in it and what is asked, from the command line, from a file, or from a
// result of it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/json.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

// One way to play: numbers and options that are not as in the others.
struct Variant {
  std::string name;
  std::vector<std::string> set;       // "gear.longbow.damage=2"
  std::vector<std::string> options;   // "aftermath=off"
  std::vector<std::string> forbid{};  // verbs: "shoot"
  std::vector<Json> bands{};          // instead of those of the experiment; empty: those
  bool operator==(const Variant&) const = default;
};

struct Experiment {
  std::string asks = "sim";  // "compare", "sweep", "fair", "price", "tune": see answer.h
  std::string rules;
  std::vector<std::string> scenarios;            // empty: the first there is
  std::vector<Json> bands;                       // names, or whole bands; empty: those the scenario suggests
  std::vector<std::string> set, options;         // of all variants
  std::vector<std::string> players = {"quick"};  // one for each side, or one for all
  std::vector<Variant> variants;                 // none: as it is
  std::uint64_t seed = 1;
  std::uint32_t rounds = 1000;  // seeds at most; each is played by all variants, in all scenarios, from all ends
  bool swap = false;            // of players, as `sim` does
  bool one_end = false;         // else two bands change ends as well, where they can
  bool fixed = false;           // all rounds are played, decided or not
  bool apart = false;           // each variant with dice of its own
  bool lose = false;            // a battle whose program fails is lost; else all ends
  std::string of = "turns";     // what is to come near the target, see measure.h
  double target = 0;
  double more = 2, less = 0;                // percent of a battle: what is to be told apart, see Bounds
  std::string version, rules_version;       // by which it was played; empty: it was not
  std::map<std::string, std::string> data;  // SHA-256 of the files it was played by
  std::map<std::string, std::string> own;   // texts of those that are not built in
};

Json experiment_json(const Experiment&);
// A TOML file an author wrote, or what a result, or rows, say of themselves; nothing after a complaint.
std::optional<Experiment> read_experiment(const std::string& file, int& code);
std::optional<Experiment> experiment_from(const Json&, const std::string& name, int& code);

// "gear.longbow.damage=2, aftermath=off, forbid=shoot": what has a dot before it is a number, the rest are options.
// "as-is" has none.
Variant read_variant(const std::string& text);

}  // namespace fyrd::cli
