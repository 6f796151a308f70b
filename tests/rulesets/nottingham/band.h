// Warbands of Nottingham for tests: read from a few lines, and told in a few words.
#pragma once

#include <gtest/gtest.h>

#include "rulesets/nottingham/people/warband.h"
#include "rulesets/nottingham/state.h"

namespace fyrd::nottingham::band {

inline const Armoury& armoury() {
  static const Armoury all = [] {
    data::Problems problems;
    Armoury read(data::Library::embedded(), problems);
    EXPECT_TRUE(problems.empty()) << problems.text();
    return read;
  }();
  return all;
}

struct Read {
  Roster roster;
  std::string wrong;
};

inline Read read(const std::string& band, int purse = 100, int percent = 100) {
  data::Problems problems;
  const auto tree = data::Tree::parse_toml("w.toml", "name = \"Band\"\n" + band, problems);
  Roster roster = read_roster(armoury(), tree, Unit::inch, percent, purse, problems);
  int sum = 0;
  for (const Bill::Item& item : roster.bill.items) sum += item.points;
  EXPECT_EQ(sum, roster.bill.total) << "the items add up";
  return {std::move(roster), problems.text()};
}

inline Read sample(const std::string& id) {
  data::Problems problems;
  const auto tree = data::Library::embedded().tree("nottingham/warbands/" + id + ".toml", problems);
  Roster roster = read_roster(armoury(), tree, Unit::inch, 100, 100, problems);
  return {std::move(roster), problems.text()};
}

inline std::string hero(const std::string& name, const std::string& more) {
  return "[[heroes]]\nname = \"" + name + "\"\n" + more + "\n";
}
inline std::string leader(const std::string& more = "") {
  return hero("Hob", "class = \"peasant\"\nleader = true\n" + more);
}
inline std::string group(const std::string& names, const std::string& more) {
  return "[[groups]]\nnames = [" + names + "]\n" + more + "\n";
}

// A leader who is a peasant costs 1 + 1 + 1 + 3.
constexpr int peasant_leader = 6;

inline const Warrior& named(const Roster& roster, const std::string& name) {
  for (const Warrior& w : roster.warriors) {
    if (w.name == name) return w;
  }
  ADD_FAILURE() << "nobody is called " << name;
  return roster.warriors.front();
}

inline std::string gear_of(const Warrior& w) {
  std::string all;
  for (const ItemId item : w.items) all += (all.empty() ? "" : ", ") + armoury()[item].id;
  return all;
}

inline std::string skills_of(const Warrior& w) {
  std::string all;
  for (int s = 0; s < skill_count; ++s) {
    if (w.has(static_cast<Skill>(s))) all += (all.empty() ? "" : ", ") + armoury().skills[s].id;
  }
  return all;
}

inline std::string trained(const Warrior& w) {
  std::string all;
  for (std::uint8_t i = 0; i < armoury().items.size(); ++i) {
    if (w.trained_with({i})) all += (all.empty() ? "" : ", ") + armoury().items[i].id;
  }
  return all;
}

inline std::string in_hands(const Warrior& w) {
  if (!w.hands) return "as he likes";
  const auto of = [](ItemId item) { return item.none() ? std::string("empty") : armoury()[item].id; };
  return of((*w.hands)[0]) + ", " + of((*w.hands)[1]);
}

inline std::string hands(const std::string& gear, const std::string& held) {
  const Read band = read(leader("gear = [" + gear + "]\nhands = [" + held + "]"));
  return band.wrong.empty() ? in_hands(band.roster.warriors[0]) : band.wrong;
}

}  // namespace fyrd::nottingham::band

#ifndef EXPECT_SAYS
#define EXPECT_SAYS(text, part) \
  EXPECT_NE((text).find(part), std::string::npos) << "expected: " << (part) << "\nsaid:\n" << (text)
#endif
