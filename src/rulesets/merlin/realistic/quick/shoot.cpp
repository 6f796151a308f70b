// Shots of the quick player: the dearest target that is likely to fall, and not all at one.
#include <algorithm>

#include "rulesets/merlin/realistic/quick/player.h"

namespace fyrd::merlin::realistic {

namespace {

// Chances of 36 that two dice show at least n.
int chances_of(int n) {
  static constexpr int table[] = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};
  return n > 12 ? 0 : table[std::max(n, 0)];
}

}  // namespace

bool Quick::has_target(FigureId id) const {
  if (cannot_shoot(b_, s_, id)) return false;
  return std::any_of(others().begin(), others().end(), [&](FigureId e) { return !cannot_hit(b_, s_, id, e); });
}

Choice Quick::shot_order() const {
  for (FigureId id : ours()) {
    if (!s_.fights(id) || cannot_shoot(b_, s_, id)) continue;
    Choice best;
    int most = 0;
    for (FigureId e : others()) {
      int prize = chances_of(needed_tally(b_, s_, id, e).total()) * worth(e);
      for (FigureId f : ours()) prize -= s_.man(f).aim == e ? prize / 3 : 0;  // not all at one
      if (s_.routs(e)) prize /= 3;
      if (prize <= most || cannot_hit(b_, s_, id, e)) continue;
      most = prize;
      best.verb = ShotOrder::shoot, best.figure = id, best.target = e;
    }
    if (most > 0) return best;
  }
  return {};
}

}  // namespace fyrd::merlin::realistic
