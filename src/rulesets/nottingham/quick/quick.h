// The quick computer player of Nottingham: dice kept for a block, arrows aimed before they fly, blows where the odds
// are good, and an eye on what the plot wants.
#pragma once

#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/pick.h"
#include "rulesets/nottingham/deeds/pine.h"
#include "rulesets/nottingham/deeds/walk.h"
#include "rulesets/nottingham/turn/deploy.h"
#include "rulesets/nottingham/turn/grip.h"

namespace fyrd::nottingham {

class Quick {
 public:
  Quick(Here here, Side side) : here_(here), side_(side) {}

  Choice deploy(const DeployOrder&) const;
  Choice hold(const GripOrder&) const;
  Choice nominate() const;
  Choice dice(const DiceOrder&) const;
  Choice walk(const WalkOrder&) const;
  Choice action(const ActionOrder&) const;
  Choice opportunity(const OpportunityOrder&) const;
  Choice pick(const PickOrder&) const;
  Choice second_target(const SecondTargetOrder&) const;
  Choice hatred(const Question&) const;
  Choice fell(const FellOrder&) const;

 private:
  // Something to do, and what it is worth: putting an ordinary man out is a hundred.
  struct Plan {
    Choice choice{};
    int gain = 0;
    void take(Act, int gain, FigureId target = nobody, int number = 0);  // if it is better
  };

  // What the plot asks of him: a place, and something to do there; `then` is where it is to go from there.
  struct Task {
    Point to;
    Act deed = Act::nothing;
    int number = 0;
    FigureId target = nobody;
    std::optional<Point> then{};
  };

  // quick_gain.cpp: what somebody is worth to his band, and what can be done to him.
  int worth(FigureId) const;
  int wound_gain(int dice, int sum, FigureId target, bool fells = false) const;
  int attack_gain(Here, const Hand&, FigureId target, Arm, bool hidden) const;
  void strike(Here, const Hand&, FigureId target, Plan&) const;
  void shoot(Here, const Hand&, FigureId target, Plan&) const;
  Plan best_strike(Here, const Hand&) const;
  Plan best_shot(Here, const Hand&) const;
  int rally_gain(const Hand&) const;
  Plan command(const Hand&) const;
  Plan provoke(const Hand&) const;
  Plan rearm(const Hand&) const;
  int grip_value(FigureId, Grip, bool shooting) const;
  bool archer(FigureId) const;

  // quick_name.cpp
  int reserve() const;  // free dice kept for blocks
  bool others_shaken() const;
  bool mostly_shaken() const;  // half of his own band or more
  int nerve(FigureId) const;
  int exposure(FigureId, Point) const;
  int rally_promise(FigureId) const;
  int promise(FigureId, bool fearless) const;  // what naming him promises
  bool near_enemy(FigureId, Length) const;
  bool wary() const;                                    // rather waits for the enemy than comes under his blows
  bool threatened(FigureId, Point, Length = {}) const;  // there, or so much nearer, somebody could strike at him
  bool engaged(FigureId) const;                         // an enemy would strike at him if he left

  // quick_move.cpp
  bool advance(FigureId, Gait, Length allowed, Point to, Choice&, const std::optional<Task>& duty) const;
  bool reach_place(FigureId, const WalkOrder&, Point to, Point round, Length clear, Choice&) const;
  bool dares(FigureId, Point to, const std::optional<Task>& duty, int bare) const;  // who is so exposed where he is
  enum class Step : std::uint8_t { good, taken, walled };  // taken: by people, or it is too far
  Step step(FigureId, Gait, Length allowed, const Path&) const;
  bool burns(Point, Length height) const;
  FigureId quarry(FigureId) const;  // the enemy to go for; nobody: all are gone
  void face_enemy(FigureId, Point from, Choice&) const;
  Choice stand_or_strike(const WalkOrder&, int& gain) const;

  // heights.cpp: over walls, and on long legs
  Plan leap(const Hand&, Point to, const std::optional<Task>& duty) const;
  bool up_high(FigureId) const;
  bool wanted_below(FigureId, const std::optional<Task>& duty) const;
  Plan climb_on(const Hand&, Point to) const;
  bool go_down(const WalkOrder&, Point to, Choice&) const;
  std::optional<Task> escalade(FigureId) const;

  // quick_plot.cpp
  Point gap_in_line(FigureId, Edge) const;
  std::optional<Task> task(FigureId) const;
  Plan errand(const Hand&, const Task&) const;

  // quick_cover.cpp
  FigureId threat(FigureId) const;
  bool take_cover(const WalkOrder&, Point to, Choice&) const;

  // quick_goods.cpp
  std::optional<Task> fetch(FigureId) const;
  bool saves(const Task&) const;
  FigureSet crew_of(FigureId, const Thing&, int place, int goods) const;
  std::optional<Point> hold_of(FigureId, const Thing&, Point home) const;

  // quick_door.cpp
  std::optional<Task> breach(FigureId, int door) const;
  std::optional<Task> ram(FigureId, int gate) const;
  bool sealed(FigureId) const;               // behind locked doors
  bool near_door(FigureId, int door) const;  // he gets there in one move
  bool can_smash(const Hand&, int door) const;
  Plan door_in_way(const Hand&, Point to) const;

  const Here here_;
  const Side side_;
};

}  // namespace fyrd::nottingham
