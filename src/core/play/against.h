// Throws against a number: of the sum of the dice nothing else is read, so that odds tell no more falls apart.
#pragma once

#include "core/play/play.h"

namespace fyrd {

inline bool reaches(Play& play, Pool pool, int least, const Why& why) {
  return play.sum(pool, why, mark_at(least)) >= least;
}

inline bool no_more_than(Play& play, Pool pool, int most, const Why& why) {
  return play.sum(pool, why, mark_at(most + 1)) <= most;
}

}  // namespace fyrd
