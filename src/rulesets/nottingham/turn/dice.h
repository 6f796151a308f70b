// Dice as they pass from the pool into the hand and onto the figure, and how many of them somebody takes (NOT-010 …
// NOT-015, NOT-021, NOT-A06).
#pragma once

#include "core/play/play.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// The activating dice of the action in hand, and how somebody came to act.
struct Hand {
  FigureId by;
  int dice = 0;
  bool commanded = false;      // NOT-128 with the dice of another
  bool opportune = false;      // NOT-080 out of sequence
  bool reined = false;         // NOT-160 a rider who does not claim his charge
  FigureId provoked = nobody;  // NOT-137 who must be activated when this is over
};

inline int take(State& s, Side side, int dice) {  // NOT-010 free → activating
  Band& band = s.band(side);
  assert(dice >= 0 && dice <= band.free);
  band.free = static_cast<std::uint8_t>(band.free - dice);
  return dice;
}
inline void give_back(State& s, Side side, int dice) {
  s.band(side).free = static_cast<std::uint8_t>(s.band(side).free + dice);
}
inline void bind(State& s, FigureId id, int dice) {  // NOT-011 activating → bound
  s.man(id).plain = static_cast<std::uint8_t>(s.man(id).plain + dice);
}
inline void lower_aim(Man& man) {  // NOT-062 aiming dice become plain ones
  man.plain = static_cast<std::uint8_t>(man.plain + std::exchange(man.aiming, std::uint8_t{0}));
  man.aims_at = nobody;
}
inline void bind(State& s, Hand& hand) {
  bind(s, hand.by, hand.dice);
  hand.dice = 0;
}

// How many dice for something.
class DiceOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum class For : std::uint8_t { contest, unopposed, provoked, extra, block, agile, two_weapons, quickshot, aim_back };
  static constexpr Verb all[] = {{"dice", uses_number}};

  DiceOrder(Here, For, FigureId about, int least, int most, FigureId against = nobody);
  // What the dice are for: the sums of both sides and the number to beat, for whoever wants to know why.
  DiceOrder& with(const Tally* own, const Tally* theirs, int target);
  DiceOrder& beside(int dice) { return at_stake = dice, *this; }
  // In a contest: one who has said how many dice he throws against him.
  void meets(FigureId rival, int dice) { rivals[rival_count++] = {rival, dice}; }

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  Explanation explain(const Choice&) const override;
  int read(const Choice& c) const { return c.number; }

  const For purpose;
  const int least, most;
  const FigureId against;
  const Tally *own = nullptr, *theirs = nullptr;
  int target = 0;
  int at_stake = 0;  // dice that lie there already: his own, or those of who strikes at him
  struct Rival {
    FigureId id;
    int dice = 0;
  };
  std::array<Rival, max_sides> rivals{};
  int rival_count = 0;
};

// Asks for a number of free dice and takes them; nothing is asked where there is no choice.
int ask_dice(Now, DiceOrder::For, FigureId about, int least, FigureId against = nobody, const Tally* own = nullptr,
             const Tally* theirs = nullptr, int target = 0, int beside = 0);
int ask_dice(Now, const DiceOrder&);
// Divides the dice of a hand: how many go to the first part. Between 1 and all but one.
int divide(Now, DiceOrder::For, const Hand&, FigureId against = nobody);

}  // namespace fyrd::nottingham
