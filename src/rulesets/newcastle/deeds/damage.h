// Dice of damage against toughness, and what they do to a man (NEW-003, NEW-060, NEW-061, NEW-A07 … NEW-A11, NEW-A18,
// NEW-A50).
#pragma once

#include "core/dice/fraction.h"
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

enum class Harm : std::uint8_t { unharmed, driven_back, wounded, incapacitated, killed };

// NEW-060 by how many dice reach T; NEW-A07 to a man whom a wound would put out; and the chances of each result.
Harm harm(int dice_up, bool last_wound = false);
std::array<Fraction, 5> harm_odds(int dice, int toughness, bool last_wound = false);
inline bool last_wound(const Rulings& rulings, int wounds) { return rulings.wounded_twice_is_out && wounds > 0; }
int roll_damage(Play&, int dice, int toughness, FigureId by = nobody, FigureId at = nobody);  // how many dice reach T
constexpr int wounded_worth = 30;  // of a hundred: he counts no longer, but still fights

int toughness(const Numbers&, int basic, bool champion);  // NEW-X02
int toughness(const NewcastleBattle&, FigureId);

// NEW-060 what matters for the dice of a hit, taken from the table or said in words, and how many there are.
struct HitFacts {
  int damage = 0;
  int wounds = 0;
  bool charges = false;  // NEW-X03 on a horse
  int first_charge = 0;  // NEW-X04 the dice of a first charge; 0: it is none
};
Tally damage_tally(const Numbers&, const HitFacts&, FigureId by = nobody);
Tally damage_tally(Here, FigureId by, const Arm& with);

// What a hit came to.
struct Effect {
  Harm harm = Harm::unharmed;
  Vec driven;  // where to

  bool moved() const { return !driven.zero(); }
};
// Throws for a hit that struck home and lets it take effect.
Effect strike_home(Now, const Hit&);
// The step after a contest or a shot: the dice of its hits (NEW-A11 both, where rolls were equal), and who follows up.
void resolve_hits(Now);

// Out of the fight for good: taken off, and his place in the line is empty.
void take_off(const NewcastleBattle&, State&, FigureId, Pose = Pose::out);
// NEW-A19 nobody is closed with him any more, but perhaps one.
void part(State&, FigureId, FigureId but = nobody);

// NEW-060 the victor may follow a man he has driven back; NEW-A54 a man in line up to an inch without leaving it.
class FollowOrder final : public ShortQuestion<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { stay, keep_line, follow };
  static constexpr Verb all[] = {{"stay"}, {"keep_line"}, {"follow"}};
  FollowOrder(Here here, FigureId victor, FigureId driven, Length way)
      : ShortQuestion(here, "follow", "NEW-060", all, here[victor].side, victor), driven_(driven), way_(way) {}

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
