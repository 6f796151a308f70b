// One blow: what is added to the die, what comes of it, and the exact chances (DRK-040 … DRK-046).
#pragma once

#include "rulesets/darkages/table/wall.h"
#include "rulesets/darkages/turn/die.h"

namespace fyrd::darkages {

enum class Result : std::uint8_t { miss, recoil, hit };

// DRK-042 … DRK-044 a die of 1 … 8 and what is added to it, against class and armour.
Result result(int value, int modifiers, int rank, int armour);

struct BlowWays {  // of `whole` falls of the dice
  int hit = 0, recoil = 0, miss = 0;
};
BlowWays blow_ways(int modifiers, int rank, int armour);
struct BlowOdds {
  Fraction hit, recoil, miss;
};
BlowOdds blow_odds(int modifiers, int rank, int armour);
Marks blow_marks(int modifiers, int rank, int armour);  // where the result changes

struct Blow {
  FigureId by{}, at{};
  int value = 0, modifiers = 0;
  int rank = 0, armour = 0;  // of the striker
  Result result = Result::miss;
};
// Throws the die of a blow against class and armour; more than the result is read if it may be `compared`.
void throw_blow(Play&, Blow&, int rank, int armour, bool compared);
// DRK-045 two who strike each other at the same time with the same result: whose counts.
bool prevails(const Blow&, const Blow& over);  // neither does in a full tie (DRK-A05)
bool clash(Blow&, Blow&);                      // whether they did; who does not prevail has missed

// DRK-040 what matters for a blow, taken from the table or said in words, and what is added to its die.
struct BlowFacts {
  int rank = 0;       // of the striker
  bool wall = false;  // his foe stands in one
  bool heavy = false, improvised = false, across = false, lower = false;
  bool riding_down = false, against_riders = false, charging = false, braced = false;
};
bool one_handed(Here, FigureId);         // DRK-A29 a big axe beside a shield, in the wall
WeaponLength length_of(Here, FigureId);  // DRK-041
BlowFacts blow_facts(Here, FigureId by, FigureId at);
Tally blow_tally(const Numbers&, const BlowFacts&, FigureId by = nobody);
Tally blow_tally(Here, FigureId by, FigureId at);
// Of who goes for somebody, and of that one against him, as they will be if he stays where he is.
std::pair<Tally, Tally> tallies_on_arrival(Here, FigureId by, FigureId at);

}  // namespace fyrd::darkages
