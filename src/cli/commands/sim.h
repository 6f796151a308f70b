// fyrd sim: many battles between computer players, counted.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/battle.h"
#include "cli/lab/course.h"

namespace fyrd::cli {

struct SimArguments {
  BattleArguments battle;
  std::vector<std::string> set;  // "gear.longbow.damage=2"
  std::uint32_t games = 1000;
  std::uint64_t seed = 1;
  std::vector<std::string> players = {"quick"};
  std::string failing = "stop";  // or "lose": what becomes of a battle in which a program fails
  bool swap = false;
  CourseArguments course;
};

int sim(const data::Library&, const SimArguments&);

}  // namespace fyrd::cli
