// What deeds are worth to the Heroes' quick player, in thousandths of a Hero's Trauma.
#pragma once

#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/rolloff.h"

namespace fyrd::stormclouds {

int permille(int die, Luck, int target);  // of success
// STO-A06 the battle is judged before anybody tests his nerve again.
inline bool last_turn(Here here) { return here.s.turn >= here.b.turns; }

// What lies ahead of a Hero: the best blow or shot from a place, and what may happen to him there.
class Worth {
 public:
  explicit Worth(Here);

  struct Deed {
    Choice choice;
    int worth = 0;
  };
  // What each Villain is worth to him wherever he stands, if nothing were in between.
  struct Hopes {
    using Each = std::array<int, max_figures>;
    Each blow[2]{}, shot[2]{};             // seen coming, and not
    Each draw{};                           // to be near it
    std::array<Vec, max_figures> ahead{};  // where it looks
  };

  int price(FigureId hero, int counters) const;  // of so many counters more; negative for fewer
  int harm(const State&, FigureId villain, int counters) const;
  int calm(FigureId whom, int die, Luck) const;  // of taking counters off somebody
  Deed best_strike(Here, FigureId hero) const;
  Hopes hopes(Here, FigureId hero) const;
  int hope(const State&, FigureId hero, FigureSet met, const Hopes&) const;
  int danger(Here, FigureId hero) const;  // what the Villains may do to him there before he acts again

  const Here here;
  const Objectives aims;
  const FigureSet foes;

 private:
  int weigh(Here, FigureId hero, Choice&, Luck,
            bool unseen) const;  // an Attack or Shot, with the best way to dig, which it chooses

  FigureSet at_aims_;  // Villains that keep one from being claimed
};

}  // namespace fyrd::stormclouds
