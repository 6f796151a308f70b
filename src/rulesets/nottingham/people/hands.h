// Hands and what is in them, and what somebody has on him (NOT-074, NOT-075, NOT-081, NOT-101, NOT-119, NOT-A59,
// NOT-A90).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Something he has falls at the edge of his base (NOT-081, NOT-A59); `carried` is its place among his things.
void drop_item(Now, FigureId, int carried);
void put_away(State&, FigureId, int carried);                          // it is no longer his
bool take_in_hand(const NottinghamBattle&, State&, FigureId, ItemId);  // NOT-A90 a free hand, or two

// NOT-074, NOT-A90 the ways in which somebody can hold what he has on him: pairs of places among his things.
struct Grip {
  std::int8_t right = empty_hand, left = empty_hand;
  bool operator==(const Grip&) const = default;
};
std::vector<Grip> grips(Here, FigureId);
std::string grip_text(Here, FigureId, Grip);

// NOT-A90 how somebody holds his things when nobody says otherwise: a bow if he has one, else a blade and a shield.
void arm(const NottinghamBattle&, Man&);
bool has_horse(Here, FigureId);

}  // namespace fyrd::nottingham
