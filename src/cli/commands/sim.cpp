// fyrd sim: many battles between computer players, counted. The same seed gives the same bytes on any number of
// threads.
#include "cli/commands/sim.h"

#include <algorithm>

#include "cli/complaint.h"
#include "cli/lab/bands.h"

namespace fyrd::cli {

int sim(const data::Library& library, const SimArguments& a) {
  int code = fine;
  Experiment e;
  e.asks = "sim";
  if (!take_battle(library, a.battle, e, code)) return code;
  e.set = a.set, e.players = a.players;
  e.seed = a.seed, e.rounds = a.games;
  e.swap = a.swap, e.lose = a.failing == "lose";
  return run_experiment(library, std::move(e), a.course);
}

}  // namespace fyrd::cli
