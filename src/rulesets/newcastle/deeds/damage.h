// Dice of damage against toughness, and what they do to a man (NEW-060, NEW-061, NEW-A07 … NEW-A11, NEW-A50).
#pragma once

#include "core/dice/fraction.h"
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

enum class Harm : std::uint8_t { unharmed, driven_back, wounded, incapacitated, killed };

Harm harm(int dice_up);                                      // NEW-060 by how many dice reach T
std::array<Fraction, 5> harm_odds(int dice, int toughness);  // of each of them
int toughness(const NewcastleBattle&, FigureId);

// NEW-060 how many dice a hit of his has with that weapon now.
Tally damage_tally(const NewcastleBattle&, const State&, FigureId by, const Arm& with);

// What a hit came to.
struct Effect {
  Harm harm = Harm::unharmed;
  Vec driven;  // where to

  bool moved() const { return !driven.zero(); }
};
// Throws for a hit that struck home and lets it take effect.
Effect strike_home(const NewcastleBattle&, State&, Play&, const Hit&);
// The step after a contest or a shot: the dice of its hits (NEW-A11 both, where rolls were equal), and who follows up.
void resolve_hits(const NewcastleBattle&, State&, Play&);

// Out of the fight for good: taken off, and his place in the line is empty.
void take_off(const NewcastleBattle&, State&, FigureId, Pose = Pose::out);
// NEW-A19 nobody is closed with him any more, but perhaps one.
void part(State&, FigureId, FigureId but = nobody);

// NEW-060 the victor may follow a man he has driven back; NEW-A54 a man in line up to an inch without leaving it.
class FollowOrder final : public ShortQuestion<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { stay, keep_line, follow };
  FollowOrder(const NewcastleBattle& b, const State& s, FigureId victor, FigureId driven, Length way)
      : ShortQuestion(b, s, "follow", "NEW-060", s[victor].side, victor), driven_(driven), way_(way) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;

 protected:
  Refusal refusal(const Choice&) const override;

 private:
  const FigureId driven_;
  const Length way_;
};

}  // namespace fyrd::newcastle
