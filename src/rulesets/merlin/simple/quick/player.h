// What the quick player of the simple game knows and weighs: shoot before fighting, gang up, charge what stands alone,
// keep crossbows still.
#pragma once

#include "rulesets/merlin/simple/deeds/melee.h"

namespace fyrd::merlin::simple {

// Worth is in points times 36, the outcomes of a contest.
class Quick {
 public:
  Quick(Here, Side me);

  Choice move_order() const;
  Choice shot_order() const;
  Choice combat_order() const;
  Choice loss_order(const LossOrder&) const;

 private:
  // What one thought needs to know of a figure.
  struct Piece {
    FigureId id;
    Disc disc;
    Shooter shoots;
    bool mounted, fought, moved;
    Edge edge;
    int bonus;  // what he adds when he is attacked
    int worth;  // what its loss means: shooters kill without risk, so they count for more than they cost
  };
  // Somebody who may attack, and how near his centre must be to an enemy's edge.
  struct Ready {
    const Piece* who;
    Point at;
    Length reach;
  };
  struct Attacker {
    const Piece* who;
    std::int32_t cost;  // in half units, 0 in contact
    int rides;          // what he adds as a rider
  };
  struct Attack {
    const Piece* enemy = nullptr;
    int count = 0;
    Attacker gang[biggest_gang];
    int worth = 0;
  };
  static constexpr int most_near = 4;

  // player.cpp: combat, and shots.
  int ready(bool planning, FigureSet left_out, std::span<Ready> all) const;
  int near_enemy(const Piece& enemy, bool planning, std::span<const Ready>, Attacker (&near)[most_near]) const;
  int avengers(const Piece& enemy) const;
  void weigh(Attack& best, const Piece& enemy, std::span<const Attacker> near, bool planning) const;
  Attack best_attack(bool planning, FigureSet left_out) const;
  Length gap(const Piece& a, const Piece& e) const {
    return distance(a.disc.at, e.disc.at) - a.disc.radius - e.disc.radius;
  }

  // move.cpp: who goes where.
  bool attack(Choice&) const;
  bool bring_into_range(Choice&) const;
  bool advance(Choice&) const;
  bool goes(const Piece&, const Path&, Choice&) const;
  bool go_into_contact(const Piece&, const Piece& enemy, Choice&) const;
  bool go_toward(const Piece&, Point to, Length way, Choice&) const;
  const Piece* nearest_enemy(const Piece&) const;
  bool shoot_better() const;

  std::span<const Piece> ours() const { return {mine_.data(), mine_count_}; }
  std::span<const Piece> others() const { return {theirs_.data(), theirs_count_}; }

  const Here here_;
  const Length arms_;  // how near a man goes to fight
  std::array<Piece, most_troops> mine_, theirs_;
  std::size_t mine_count_ = 0, theirs_count_ = 0;
};

}  // namespace fyrd::merlin::simple
