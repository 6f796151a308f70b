// The quick computer player of Nottingham: dice kept for a block, arrows aimed before they fly, blows where the odds are good.
#pragma once

#include "rulesets/nottingham/contest.h"
#include "rulesets/nottingham/deeds.h"
#include "rulesets/nottingham/melee.h"
#include "rulesets/nottingham/move.h"

namespace fyrd::nottingham {

// Chances in thousandths.
int chance_of_value(int dice, int least);                  // that a throw is worth at least so much in a test
int chance_to_beat(int dice, int ahead, int other_dice);   // that it is worth more than another, being so much ahead

class Quick {
 public:
  Quick(const NottinghamBattle& b, const State& s, Side side) : b_(b), s_(s), side_(side) {}

  Choice nominate() const;
  Choice dice(const DiceOrder&) const;
  Choice walk(const WalkOrder&) const;
  Choice action(const ActionOrder&) const;
  Choice opportunity(const OpportunityOrder&) const;
  Choice pick(const PickOrder&) const;
  Choice hatred(const Question&) const;

 private:
  // What somebody is worth to his band, in points: a die is a hundred.
  int worth(FigureId) const;
  // What a hit with so many dice and such a sum is worth against somebody.
  int wound_gain(int dice, int sum, FigureId target) const;
  int attack_gain(const State&, const Hand&, FigureId target) const;
  int shot_gain(const State&, const Hand&, FigureId target, bool aimed) const;
  int reserve() const;  // free dice kept for blocks
  bool archer(FigureId) const;
  bool near_enemy(FigureId, Length) const;

  // The best thing to do from where somebody stands, and what it is worth.
  struct Plan {
    Choice choice;
    int gain = 0;
  };
  Plan best_strike(const State&, const Hand&) const;
  Plan best_shot(const State&, const Hand&) const;
  // What the plot asks of him: a place, and something to do there; `then` is where it is to go from there.
  struct Task {
    Point to;
    Act deed = Act::nothing;
    int number = 0;
    FigureId target = nobody;
    std::optional<Point> then{};
  };
  std::optional<Task> task(FigureId) const;
  Plan errand(const Hand&) const;

  int promise(FigureId) const;  // what naming him promises
  bool advance(FigureId, Gait, Length allowed, Point to, Choice&) const;
  void face_enemy(FigureId, Point from, Choice&) const;
  std::optional<Point> goal(FigureId) const;

  const NottinghamBattle& b_;
  const State& s_;
  const Side side_;
};

}  // namespace fyrd::nottingham
