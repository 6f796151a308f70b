// Flowcharts as data: lines of conditions and what is done when all of them hold (STO-X11).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "data/library.h"
#include "rulesets/stormclouds/people/card.h"

namespace fyrd::stormclouds {

struct Numbers;

// clang-format off
enum class When : std::uint8_t {
  always, touching, shared, hero_in_move, hero_at_objective, clear_sight, sight, unseen, can_hide, can_escape,
  can_retreat, mage_near, friend_to_heal
};
enum class Then : std::uint8_t {
  attack, close_in, approach, approach_objective, escape, retreat, shoot, find_sight, hide, rally, to_mage, heal,
  heal_self, dart, approach_sight, healthy
};
// clang-format on
enum class Prefer : std::uint8_t { nearest, most_trauma, lowest_dexterity };

struct Line {
  std::vector<When> when;
  Then then = Then::approach;
  Prefer at = Prefer::nearest;
  std::string text;  // what it says, in words

  bool needs(When w) const;
};

struct Chart {
  std::string id, name;
  std::array<std::vector<Line>, 2> sides;  // healthy, wounded
};
using Charts = std::array<Chart, 3>;  // by type

Charts read_charts(const data::Library&, data::Problems&);
std::string condition_words(const Numbers&, const Line&);  // nothing for what holds always
std::string action_words(const Line&);
std::array<std::string, 2> standing_words(const Numbers&);  // what holds for all lines

}  // namespace fyrd::stormclouds
