// The quick player of the Heroes: what each deed is worth in thousandths of a Hero's Trauma, and the best of them.
#pragma once

#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/deploy.h"
#include "rulesets/stormclouds/turn/end.h"
#include "rulesets/stormclouds/turn/order.h"

namespace fyrd::stormclouds {

class Quick {
 public:
  Quick(const StormcloudsBattle&, const State&);

  Choice deploy(const DeployOrder&) const;
  Choice next(const NextOrder&) const;
  Choice roll(const RollOrder&) const;
  Choice test(const TestOrder&) const;
  Choice action(const ActionOrder&) const;

  // What lies ahead of somebody in a place: the best blow or shot from there, and what may happen to him.
  struct Deed {
    Choice choice;
    int worth = 0;
  };

 private:
  // quick_worth.cpp
  int price(FigureId hero, int counters) const;  // of so many counters more; negative for fewer
  int harm(const State&, FigureId villain, int counters) const;
  int weigh(const State&, FigureId hero, Choice&, Luck,
            bool unseen) const;  // an Attack or Shot, with the best way to dig, which it chooses
  Deed best_strike(const State&, FigureId hero) const;
  Luck shot_luck(const State&, FigureId hero) const;  // in clear sight
  // What each Villain is worth to him wherever he stands, if nothing were in between.
  struct Hopes {
    using Each = std::array<int, max_figures>;
    Each blow[2]{}, shot[2]{};             // seen coming, and not
    Each draw{};                           // to be near it
    std::array<Vec, max_figures> ahead{};  // where it looks
  };
  Hopes hopes(const State&, FigureId hero) const;
  int hope(const State&, FigureId hero, FigureSet met, const Hopes&) const;
  int danger(const State&, FigureId hero) const;
  int calm(FigureId whom, int die, Luck) const;  // of taking counters off somebody
  // quick_move.cpp
  Deed best_move(FigureId hero, const ActionOrder&) const;
  int lure(const State&, FigureId hero, const std::optional<Shape>& goal,
           const Hopes&) const;                      // of a place, dangers apart
  std::optional<Shape> errand(FigureId hero) const;  // the objective that is his to take
  bool wins_now(const State&) const;
  int pull() const;      // for each inch nearer to it
  bool looting() const;  // it is time to think of it alone

  const StormcloudsBattle& b_;
  const State& s_;
  const Objectives objectives_;
  const FigureSet foes_;
  FigureSet at_objectives_;  // Villains that keep one from being claimed
};

int permille(int die, Luck, int target);  // of success

}  // namespace fyrd::stormclouds
