// Places that a list should not leave out: all around somebody, and wherever he gets at an enemy (NOT-040, NOT-061).
#pragma once

#include <array>
#include <vector>

#include "core/figure_set.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Where a choice leaves him.
struct End {
  Spot at;
  bool stands = true;
};

// The choices of a list, by where each of them ends with every fall of the die; one that does not depend on it has one
// end.
class Sieve {
 public:
  Sieve(Here, FigureId, int binds);  // so many dice of his, which weigh on whatever he does from there (NOT-023)
  // Whether with some die no other comes near one of these ends, or gets at somebody as this one does. If so it is one
  // of them from now on.
  bool wants(std::span<const End>);

 private:
  FigureSet reached(const End&, FigureSet but) const;
  bool goes(const Spot&) const;
  bool near(const Spot&, const Spot&) const;

  struct Caught {
    std::vector<Spot> spots;
    FigureSet reached;
  };
  static constexpr int faces = 6;
  const Here here_;
  const FigureId id_;
  State after_;    // with the dice bound
  FigureSet now_;  // whom he gets at from where he is
  std::array<Caught, faces> caught_;
};

// Places to try, in rings around him and past each enemy, no farther than this.
std::vector<Point> places_around(Here, FigureId, Length far);

}  // namespace fyrd::nottingham
