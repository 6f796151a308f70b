// An experiment made ready: every battle that is played for a seed, and who plays it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/lab/experiment.h"
#include "cli/outside/seat.h"
#include "data/library.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

// One of the battles that are played for each seed.
struct Cell {
  std::shared_ptr<const Battle> battle;
  Plan plan;
  std::size_t scenario = 0, variant = 0, end = 0;
  std::vector<std::size_t> seats;  // which of its variant's players has which side
  Side mine{0};                    // of the first band
};

struct Opened {
  Experiment experiment;  // with all that was left open, and what it was played by
  const Ruleset* rules = nullptr;
  std::vector<data::Library> libraries;  // of each variant
  std::vector<Seat> players;             // of the first variant, of the second …
  std::vector<Cell> cells;               // of a round, by scenario, variant and end
  std::size_t ends = 1;
  std::string why_one_end;  // where two were wanted

  const Battle& battle() const { return *cells[0].battle; }  // the first of them
  std::size_t variants() const { return libraries.size(); }
  std::size_t scenarios() const { return experiment.scenarios.size(); }
  std::size_t cell(std::size_t scenario, std::size_t variant, std::size_t end) const {
    return (scenario * variants() + variant) * ends + end;
  }
  std::uint64_t seed(std::uint32_t round, const Cell&) const;
  const Seat& player(const Cell& cell, std::size_t side) const {
    return players[cell.variant * experiment.players.size() + cell.seats[side]];
  }
  Fought fight(std::uint32_t round, std::size_t cell) const;
};

// Nothing after every problem was told, each with its place: numbers that no file has, bands that cannot fight.
std::optional<Opened> open_experiment(const data::Library&, Experiment, int patience, int& code);

}  // namespace fyrd::cli
