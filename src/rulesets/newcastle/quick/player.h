// How the quick player of Newcastle sees the table.
#pragma once

#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/quick/chance.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

class Quick {
 public:
  Quick(Here, Side me);

  Choice order() const;
  Choice charge() const;
  Choice bout() const;
  Choice react(const ReactOrder&) const;
  Choice ready() const;
  bool shoots(FigureId id) const;

 private:
  // Orders: nothing when he has nothing better to do than to stay.
  std::optional<Choice> shooter(FigureId) const;
  std::optional<Choice> fighter(FigureId) const;
  std::optional<Choice> line(FigureId) const;
  std::optional<Choice> herdsman(FigureId) const;
  std::optional<Choice> straggler(FigureId) const;
  std::optional<Choice> singly(FigureSet line) const;
  std::optional<Choice> wheel_to(FigureSet line, Angle) const;
  Point post(FigureId) const;                                           // his place at what is to be held, or taken
  std::optional<Choice> step(FigureId, Point goal, Length most) const;  // towards it, never into a charge
  Choice best_shot(FigureId) const;

  std::optional<Choice> line_charge(FigureId) const;
  std::optional<Choice> charge_of(FigureId, int& most) const;  // worth more than that, and how much
  bool can_charge(FigureId) const;                             // and wants to

  FigureId target_of(FigureId) const;              // whom he goes for
  int blow_value(FigureId by, FigureId at) const;  // what a contest promises, less what it risks
  int charge_value(FigureId by, FigureId at) const;
  bool threatened(FigureId, Length more) const;  // somebody could charge him, or nearly
  bool night_falls() const;                      // and he is not better off: time to hurry
  Length gap(FigureId a, FigureId b) const { return newcastle::gap(here_, a, b); }

  const Here here_;
  const Side me_;
  const ChanceTable& chances_;
  const FigureSet mine_, theirs_;
};

}  // namespace fyrd::newcastle
