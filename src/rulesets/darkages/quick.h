// The quick player of Dark Ages: keeps walls, shoots from where it can, charges on good ground, and goes for what falls.
#pragma once

#include "rulesets/darkages/melee.h"
#include "rulesets/darkages/order.h"
#include "rulesets/darkages/shoot.h"

namespace fyrd::darkages {

constexpr int whole = 216;  // chances are counted in these
int kill_chance(int modifiers, int rank, int armour);
int recoil_chance(int modifiers, int rank, int armour);

class Quick {
 public:
  Quick(const DarkAgesBattle& b, const State& s, Side me) : b_(b), s_(s), me_(me), foes_(in_play(s, other(me))) {
    if (!b.captive.none() && s.man(b.captive).bound) foes_.drop(b.captive);
  }

  Choice order(const MoveOrder&) const;
  Choice shot(const ShotOrder&) const;
  Choice name(const NameOrder&) const;
  bool follows(const FollowOrder&) const;

 private:
  // What a fight between two would bring, in points times 216, if the first goes for the second.
  int duel(FigureId, FigureId foe, bool charging, int gang = 1) const;
  int gang(FigureId foe) const;     // how many of ours could be upon him this turn, three at most
  bool alone(FigureId foe) const;   // too few of his friends around to matter
  FigureId nearest_foe(FigureId) const;
  bool shooter(FigureId) const;  // whose place is not in the melee

  int support(const MoveOrder&, FigureId foe) const;
  int danger(FigureId, FigureId foe) const;

  std::optional<Choice> errand(const MoveOrder&, FigureId) const;     // DRK-X07 loot, captives
  std::optional<Choice> wall(const MoveOrder&, FigureId) const;
  std::optional<Choice> attack(const MoveOrder&, FigureId) const;
  std::optional<Choice> take_aim(const MoveOrder&, FigureId) const;
  Choice advance(const MoveOrder&, FigureId) const;
  Choice stand(FigureId, FigureId foe, bool close) const;
  bool roomy(const MoveOrder&, FigureId, Point) const;  // nobody of ours is or comes there
  bool crowded(const MoveOrder&, FigureId, FigureId foe) const;  // somebody else goes for him from the same side
  std::optional<Choice> walk(const MoveOrder&, FigureId, Point goal, Length most, bool bad_ground) const;
  std::optional<Choice> walk_home(const MoveOrder&, FigureId) const;
  int boldness() const;
  bool supported(FigureId, Point) const;  // somebody who fights is near

  const DarkAgesBattle& b_;
  const State& s_;
  const Side me_;
  FigureSet foes_;  // whom one may harm
};

}  // namespace fyrd::darkages
