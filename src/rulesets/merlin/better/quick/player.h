// How the quick player of the better game sees the table.
#pragma once

#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/deeds/melee.h"
#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/better/deeds/shoot.h"

namespace fyrd::merlin::better {

// Worth is in points, values in points times a thousand.
class Quick {
 public:
  Quick(Here, Side me);

  Choice pick_order() const;
  Choice path_order() const;
  Choice shot_order() const;
  Choice strike_order() const;

 private:
  // What one thought needs to know of a figure.
  struct Piece {
    FigureId id;
    Disc disc;
    const Fighter* fighter;
    int worth;
    bool routed;
    bool precious;  // leader or standard, whose fall shakes everybody
  };
  // An enemy as the one who moves sees him: distances squared, between the centres.
  struct Foe {
    Point at;
    std::int64_t struck_at, strikes_at, charges_at, contact, shot_at, shoots_at;
    int prize, charge_prize, shot_prize;     // what attacking him is worth
    int threat, charge_threat, shot_threat;  // what his attack costs
    bool routed, reached;                    // in reach already
  };
  struct Place {
    Point at;
    int value;
  };
  static constexpr int most_places = 48;

  // Picking who moves.
  bool wants_to_move(const Piece&) const;
  bool has_shot(const Piece&) const;
  const Piece* nearest(const Piece&) const;  // enemy who does not rout

  // Finding a place.
  int meet(const Piece&, std::span<Foe>) const;
  int propose(const Piece&, std::span<const Foe>, std::span<Place>) const;
  int propose_shelter(const Piece&, const Piece& enemy, std::span<Place>) const;
  int value_at(const Piece&, std::span<const Foe>, Point) const;
  int goal_value(const Piece&, std::span<const Foe>, Point) const;
  int crowd(const Piece&, Point) const;  // friends near enough to be alarmed by his fall
  int shelter_value(const Piece&, Point) const;
  bool around(const Piece&, Point goal, Choice&) const;

  // Sharing out attacks.
  int alive(FigureId target, bool missile) const;  // of a thousand, after what has been named
  int prize(const Piece& attacker, const Arm&, int dice, const Piece& target, bool missile) const;

  std::span<const Piece> ours() const { return {mine_.data(), mine_count_}; }
  std::span<const Piece> others() const { return {theirs_.data(), theirs_count_}; }
  bool holding() const { return here_.b.objective.has_value(); }

  const Here here_;
  const Side me_;
  std::array<Piece, max_figures> mine_, theirs_;
  std::size_t mine_count_ = 0, theirs_count_ = 0;
  bool any_enemy_shoots_ = false;
};

}  // namespace fyrd::merlin::better
