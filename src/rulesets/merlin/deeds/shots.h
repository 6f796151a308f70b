// All shots a side can make (MER-S-A09). Who may shoot, and at whom, is for each game's own `cannot_shoot` and
// `cannot_hit`.
#pragma once

#include "core/play/question.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// Calls `found(shooter, target)` until it says that it has seen enough.
template <class GameHere, class Found>
bool find_shot(GameHere here, Side side, Found&& found) {
  const FigureSet targets = in_play(here.s, other(side));
  for (FigureId shooter : in_play(here.s, side)) {
    if (!here.s.fights(shooter) || cannot_shoot(here, shooter)) continue;
    for (FigureId target : targets) {
      if (!cannot_hit(here, shooter, target) && found(shooter, target)) return true;
    }
  }
  return false;
}

template <class GameHere>
bool any_shot(GameHere here) {
  return find_shot(here, here.s.active, [](FigureId, FigureId) { return true; });
}

template <class GameHere>
void list_shots(GameHere here, Side side, std::uint8_t verb, Options& options) {
  find_shot(here, side, [&](FigureId shooter, FigureId target) {
    options.add({.verb = verb, .figure = shooter, .target = target},
                [&] { return here.name(shooter) + " shoots at " + here.name(target); });
    return false;
  });
}

}  // namespace fyrd::merlin
