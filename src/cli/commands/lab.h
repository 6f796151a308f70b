// fyrd lab: values of positions fitted from battles, how far each level of the computer beats the one below, whether
// what is better helps, and what is never done.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct FitArguments {
  std::string rules, out;
  std::uint32_t games = 600;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one a core
};
int lab_fit(const data::Library&, const FitArguments&);

struct LadderArguments {
  BattleArguments battle;
  std::vector<std::string> players;  // the weakest first; empty: the levels
  int patience = 10;                 // seconds that a program from outside has for a decision
  std::uint32_t pairs = 400;
  std::uint64_t seed = 1;
  unsigned threads = 0;
};
int lab_ladder(const data::Library&, const LadderArguments&);

// Whether any number or skill that is better makes who has it lose.
struct CheckArguments {
  std::string rules, player = "quick", only;
  std::uint32_t pairs = 2'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;
};
int lab_check(const data::Library&, const CheckArguments&);

// What the rules offer and nobody ever does.
struct UnusedArguments {
  std::string rules, player = "quick";
  std::uint32_t games = 1'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;
};
int lab_unused(const data::Library&, const UnusedArguments&);

}  // namespace fyrd::cli
