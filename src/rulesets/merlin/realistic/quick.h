// What one thought of the quick player knows and weighs.
#pragma once

#include "rulesets/merlin/realistic/melee.h"
#include "rulesets/merlin/realistic/move.h"
#include "rulesets/merlin/realistic/shoot.h"

namespace fyrd::merlin::realistic {

class Quick {
 public:
  Quick(const RealisticBattle&, const State&, Side me);

  Choice move_order() const;
  Choice shot_order() const;
  Choice blow_order() const;
  Choice divide_order(const DivideOrder&) const;

 private:
  std::span<const FigureId> ours() const { return {mine_.data(), mine_count_}; }
  std::span<const FigureId> others() const { return {theirs_.data(), theirs_count_}; }
  Length gap(FigureId, FigureId) const;
  bool shoots(FigureId) const;
  bool kept_back(FigureId) const;
  int worth(FigureId) const;
  FigureId nearest_foe(FigureId) const;
  bool shoot_better() const;
  bool late() const { return s_.turn * 2 >= b_.common.turns; }  // no more waiting
  bool supported(FigureId, FigureId foe) const;
  Length common_gap() const;
  bool has_target(FigureId) const;
  int appeal(FigureId, FigureId foe) const;
  int blow_worth(FigureId, FigureId foe, int share) const;

  bool order(FigureId, Choice&) const;
  bool attack(FigureId, Choice&) const;
  bool step_into(FigureId, FigureId foe, Length reach, Gait, Choice&) const;
  bool run_into(FigureId, FigureId foe, Length reach, Choice&) const;
  bool approach(FigureId, Point goal, Length keep, Gait fastest, Choice&) const;
  bool around(FigureId, Point goal, Length keep, Choice&) const;
  bool face(FigureId, Point to, Choice&) const;
  bool legal(FigureId, Gait, Point to, Angle facing, Choice&) const;

  const RealisticBattle& b_;
  const State& s_;
  const Side me_;
  std::array<FigureId, most_troops> mine_, theirs_;
  std::size_t mine_count_ = 0, theirs_count_ = 0;
};

}  // namespace fyrd::merlin::realistic
