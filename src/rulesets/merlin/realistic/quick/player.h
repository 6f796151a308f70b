// What one thought of the quick player knows and weighs.
#pragma once

#include "rulesets/merlin/realistic/deeds/blow.h"

namespace fyrd::merlin::realistic {

class Quick {
 public:
  Quick(Here, Side me);

  Choice move_order() const;
  Choice shot_order() const;
  Choice blow_order() const;
  Choice divide_order(const DivideOrder&) const;

 private:
  // player.cpp: who is there, and what they are worth.
  std::span<const FigureId> ours() const { return {mine_.data(), mine_count_}; }
  std::span<const FigureId> others() const { return {theirs_.data(), theirs_count_}; }
  Length gap(FigureId a, FigureId c) const { return merlin::gap(here_, a, c); }
  bool apart(Here here, FigureId a, FigureId c) const {  // so far that no weapon reaches; else perhaps
    return (here[a].at - here[c].at).squared() > grasp_;
  }
  Length gap_at_least(FigureId, FigureId) const;
  bool shoots(FigureId) const;
  bool kept_back(FigureId) const;
  int worth(FigureId) const;
  Length detour(FigureId foe) const;
  bool few(FigureId foe) const;
  FigureId nearest_foe(FigureId) const;
  FigureId quarry(FigureId) const;
  Length common_gap() const;
  bool winning() const;
  bool outranges(Side) const;
  bool presses() const;
  bool patient() const;

  // fight.cpp: blows, and what comes of standing somewhere.
  struct Odds {
    int back = 0, shaken = 0, out = 0;  // of 36
  };
  Odds odds(Here, FigureId, FigureId foe, int share) const;
  int scare_worth(FigureId) const;
  int fall_worth(Here, FigureId) const;
  int result_worth(Here, const Odds&, FigureId foe) const;
  int blow_worth(Here, FigureId, FigureId foe, int share) const;
  // How an enemy is beset by my others: how many he could strike at instead, and how often he comes to strike in a
  // band.
  struct Beset {
    int rivals = 1;
    std::array<int, bands> comes{};  // of 36
  };
  using Besets = std::array<Beset, most_troops>;
  Besets beset_without(FigureId) const;
  int exchange(Here, FigureId, const Besets&, int enough) const;

  // shoot.cpp
  bool has_target(FigureId) const;

  // way.cpp: how to get somewhere.
  bool goes(FigureId, Gait, const Path&, Angle facing, Choice&) const;
  bool legal(FigureId, Gait, Point to, Angle facing, Choice&) const;
  bool climbs(FigureId, FigureId helper, Point to, Choice&) const;
  bool run_into(FigureId, FigureId foe, Length reach, Point& to) const;
  bool approach(FigureId, Point goal, Length keep, Gait fastest, Choice&) const;
  bool up_to_step(FigureId, Point goal, Choice&) const;
  bool over(FigureId, Point goal, Choice&) const;
  bool around(FigureId, Point goal, Length keep, Choice&) const;
  bool face(FigureId, Point to, Choice&) const;
  bool crowded(FigureId, Point) const;

  // castle.cpp: walls, ladders and gates.
  bool holds_fort(FigureId) const;
  bool storm(FigureId, Choice&) const;
  bool to_ladder(FigureId, int work, Choice&) const;
  bool to_gate(FigureId, int work, Choice&) const;
  bool boosted(FigureId, Choice&) const;
  bool man_wall(FigureId, Choice&) const;

  // move.cpp: who goes where.
  bool order(FigureId, Choice&) const;
  bool shooter_order(FigureId, FigureId foe, Choice&) const;
  bool attack(FigureId, FigureId near, Choice&) const;
  bool ride(FigureId, Choice&) const;
  Length kept(FigureId, FigureId foe) const;

  const Here here_;
  const Side me_;
  std::array<FigureId, most_troops> mine_, theirs_;
  std::size_t mine_count_ = 0, theirs_count_ = 0;
  std::int64_t grasp_ = 0;  // squared, between the middles of two: nobody reaches farther
  std::array<int, 2> fighting_{};
  std::array<Length, 2> range_{};  // of the bow that carries furthest
  std::array<bool, 2> brittle_{};  // one loss more, and the whole force throws for its nerve
};

}  // namespace fyrd::merlin::realistic
