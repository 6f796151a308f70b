// A campaign of two bands of Nottingham, to be played and settled.
#pragma once

#include <gtest/gtest.h>

#include "ai/play_out.h"
#include "campaign/campaign.h"

namespace fyrd::campaign {

inline const data::Library& library() {
  static const data::Library all = data::Library::embedded();
  return all;
}
inline const Ruleset& nottingham() { return *find_ruleset("nottingham"); }

inline data::Tree warband(const char* id) {
  data::Problems problems;
  return warband_tree(nottingham(), library(), id, problems);
}

inline data::Tree skirmish() {
  data::Problems problems;
  return scenario_tree(nottingham(), library(), "skirmish", problems);
}

inline Campaign begun(std::uint64_t seed = 1) {
  auto made = Campaign::begin(library(), nottingham(), "Sherwood", {warband("brogan"), warband("baldwin")}, seed);
  EXPECT_TRUE(made) << made.fault().message;
  return std::move(*made);
}

inline void play(Campaign& c, std::size_t link) {
  const auto quick = make_player("quick");
  const Player* const players[] = {quick.get(), quick.get()};
  ASSERT_TRUE(play_out(c.match(link).game, players));
  c.close(link);
}

inline void fight(Campaign& c) {
  const auto link = c.fight(skirmish(), {0, 1}, {}, {}, DiceMode::seeded);
  ASSERT_TRUE(link) << link.fault().message;
  play(c, *link);
}

inline void settle(Campaign& c, std::size_t band) {
  const auto link = c.settle(band, DiceMode::seeded);
  ASSERT_TRUE(link) << link.fault().message;
  play(c, *link);
}

// After one battle and both aftermaths; made once, since it takes a while.
inline const Json& one_battle() {
  static const Json file = [] {
    Campaign c = begun();
    fight(c), settle(c, 0), settle(c, 1);
    return c.json();
  }();
  return file;
}

inline std::vector<Json> now(const Campaign& c) {
  std::vector<Json> all;
  for (const data::Tree& band : c.bands()) all.push_back(band.to_json());
  return all;
}

}  // namespace fyrd::campaign
