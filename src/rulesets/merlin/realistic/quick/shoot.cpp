// Shots of the quick player: the dearest target that is likely to fall, and not all at one.
#include "rulesets/merlin/realistic/deeds/shoot.h"

#include "rulesets/merlin/realistic/quick/player.h"

namespace fyrd::merlin::realistic {

bool Quick::has_target(FigureId id) const {
  if (cannot_shoot(here_, id)) return false;
  return std::ranges::any_of(others(), [&](FigureId e) { return !cannot_hit(here_, id, e); });
}

Choice Quick::shot_order() const {
  for (FigureId id : ours()) {
    if (!here_.s.fights(id) || cannot_shoot(here_, id)) continue;
    FigureId best = nobody;
    int most = 0;
    for (FigureId e : others()) {
      int prize = chances_to_throw(needed_tally(here_, id, e).total()) * worth(e);
      for (FigureId f : ours()) prize -= here_.man(f).aim == e ? prize / 3 : 0;  // not all at one
      if (here_.s.routs(e)) prize /= 3;
      if (prize > most && !cannot_hit(here_, id, e)) best = e, most = prize;
    }
    if (most > 0) return {.verb = ShotOrder::shoot, .figure = id, .target = best};
  }
  return {};
}

}  // namespace fyrd::merlin::realistic
