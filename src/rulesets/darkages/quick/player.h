// The quick player of Dark Ages: keeps a wall, shoots from where it can, charges on good ground, seeks woods from
// riders, strikes where its weapons are longer, and goes for what the scenario is about.
#pragma once

#include "rulesets/darkages/deeds/melee.h"
#include "rulesets/darkages/deeds/move.h"
#include "rulesets/darkages/deeds/shoot.h"
#include "rulesets/darkages/ways/recoil.h"

namespace fyrd::darkages {

constexpr int hurry = 3;  // turns before the last, in which what is to be taken is gone for

class Quick {
 public:
  Quick(Here, Side me);

  Choice order(const MoveOrder&) const;
  Choice shot(const ShotOrder&) const;
  Choice name(const NameOrder&) const;
  bool follows(const FollowOrder&) const;

 private:
  using Thought = std::optional<Choice>;

  // What the table looks like.
  bool shooter(FigureId) const;  // whose place is not in the melee
  bool rider(FigureId id) const { return rides(here_, id); }
  Length apart(FigureId, FigureId) const;  // between two bases, nearly
  FigureId nearest(Point, FigureSet) const;
  FigureId nearest_foe(FigureId id) const { return nearest(here_[id].at, foes_); }
  bool in_the_way(FigureId, FigureId foe) const;  // another enemy stands before this one
  bool fights(FigureId) const;                    // of ours: has an enemy upon him
  bool busy(FigureId foe) const;                  // of theirs: has one of ours upon him
  bool holds() const { return here_.b.objective && here_.b.objective->holder == me_; }
  bool storms() const { return here_.b.objective && here_.b.objective->holder != me_; }
  int boldness() const;  // what loss an attack may be expected to bring, in points times 216

  // What a blow of one at the other may do; what some of ours upon one foe come to, in points times 216.
  BlowWays chances(FigureId by, FigureId at, bool charges = false, bool braced = false) const;
  int outcome(FigureSet men, FigureId foe) const;
  int danger(FigureId, FigureId foe) const;
  int worth(const MoveOrder&, FigureId, FigureId foe) const;

  // Where the wall forms up this turn.
  struct Line {
    FigureSet men;
    Point middle;
    Angle facing;
    FigureSet rear{};  // of men in two ranks
    bool deep = false;
    bool fights = false;
  };
  FigureSet liners() const;
  static int front_of(const Line& l) { return l.deep ? (l.men.size() + 1) / 2 : l.men.size(); }
  Line line() const;
  Point line_goal(Point middle, FigureId foe) const;
  Vec place_in(const Line&, FigureId) const;
  std::optional<Point> refuge(Point, int aside) const;  // in a wood near by, from riders

  // Orders; nothing when there is nothing of that kind to do.
  Thought errand(const MoveOrder&, FigureId) const;  // DRK-X07 loot, captives
  Thought claim(const MoveOrder&, FigureId) const;   // DRK-X07 into what is to be held or taken
  Thought keep_line(const MoveOrder&, FigureId) const;
  Thought move_line(const MoveOrder&, FigureId, const Line&) const;
  Thought shelter(const MoveOrder&, FigureId) const;     // behind the line
  Thought take_cover(const MoveOrder&, FigureId) const;  // in a wood
  Thought aim(const MoveOrder&, FigureId) const;
  Thought ambush(const MoveOrder&, FigureId, FigureId foe) const;  // into bushes to shoot from
  Thought attack(const MoveOrder&, FigureId) const;
  Thought hover(const MoveOrder&, FigureId) const;  // of riders: out of reach, and ready to charge
  Thought withdraw(const MoveOrder&, FigureId) const;
  Choice advance(const MoveOrder&, FigureId) const;
  Choice order_for(const MoveOrder&, FigureId) const;

  Choice stand(FigureId, FigureId foe, bool close) const;
  Thought walk(const MoveOrder&, FigureId, Point goal, Length most, bool bad_ground) const;
  Thought walk_home(const MoveOrder&, FigureId) const;
  bool roomy(const MoveOrder&, FigureId, Point) const;            // nobody of ours is or comes there
  bool goes_for(const MoveOrder&, FigureId, FigureId foe) const;  // has that order
  bool crowded(const MoveOrder&, FigureId, FigureId foe) const;   // somebody else goes for him from the same side

  int points_at(const Shooting&, const Shot&) const;
  Thought fire(FigureId, int than) const;  // worth more than that

  const Here here_;
  const Side me_;
  FigureSet mine_, foes_;  // foes: whom one may harm
  FigureSet horsemen_;     // of theirs, when we have fewer
};

}  // namespace fyrd::darkages
