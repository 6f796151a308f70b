// Ladders are put up, climbed and pushed over (MER-R-030, MER-R-A25, A46).
#pragma once

#include <optional>

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// Putting one up (MER-R-A46).
WhyNot cannot_raise(Here, FigureId, int work);
void raise_ladder(Now, FigureId, int work);

// MER-R-030, MER-R-A46 who starts up a ladder in the turn in which it is put up is on it until the fighting is over.
void start_up(Now, FigureId, Work&, Point top);
void reach_tops(Now);

// Pushing it over: with whom against how many, and on which spread.
struct Pushing {
  WhyNot no{};
  FigureSet pushers{};
  int hands = 0, spread = 0;
};
Pushing pushing(Here, Side, int work);
std::optional<int> push_spread(const Numbers&, int pushers, int hands);  // none: they are too few
void push_over(Now, Side, int work);

}  // namespace fyrd::merlin::realistic
