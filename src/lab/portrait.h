// How a game plays: who leads and how often that changes, how late it is settled, and what is done in it, by whom.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>

#include "ai/player.h"
#include "lab/simulate.h"

namespace fyrd {

// Of one battle of two sides, or of many, added up.
struct Portrait {
  // What was done or told: in how many battles, how often, and how often by who won in the end, or by who lost.
  struct Times {
    std::uint64_t battles = 0, all = 0, winners = 0, losers = 0;
    void add(const Times&);
  };
  using ByName = std::map<std::string, Times>;

  std::uint64_t battles = 0, drawn = 0;
  std::array<double, 2> turns{};  // sum, and sum of squares
  double decisions = 0;
  double lead_changes = 0;  // from likelier to win than not to the other way round, by what positions promise
  double drama = 0;         // how far below even the winner stood, on average over turns
  double settled = 0;       // after which share of the turns the winner was never behind again
  ByName deeds;             // by question and verb; those that could be answered and never were, too
  ByName rules;             // by the rules that events follow from
  ByName harm;              // what hurt somebody: the kind of event, and what it was done with

  void add(const Portrait&);
};

Portrait portrait_of(const Battle&, std::span<const Player* const> players, std::uint64_t seed);

}  // namespace fyrd
