// Who plays a side where the computer plays them all: one of its own players, or a program from outside.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/outside/bot.h"
#include "lab/simulate.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

// What becomes of a battle in which a program fails.
enum class Failing : std::uint8_t { stop, lose };

struct Seat {
  std::unique_ptr<const Player> player;  // one of these two
  std::unique_ptr<Bot> bot;
};
// By the name of a player, or "cmd:" and a command; nothing after a complaint.
std::optional<Seat> take_seat(const std::string& name, int patience);

constexpr std::uint8_t program_failed = 255;  // as a verdict: the others have won by it

// One battle as `simulate` plays it, refereed where a program from outside takes part in it.
struct Fought {
  Outcome outcome;
  std::string failed{};  // a program did, and why; the battle is lost for it
};
Fought fight(const Ruleset&, const std::shared_ptr<const Battle>&, const std::vector<const Seat*>& seats,
             std::uint64_t seed);

}  // namespace fyrd::cli
