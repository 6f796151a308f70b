// Blows: attack, block, two weapons, cleave, disarm, opportunity (NOT-066 … NOT-069, NOT-080, NOT-127, NOT-129, NOT-A78
// … A83).
#pragma once

#include "rulesets/nottingham/turn.h"

namespace fyrd::nottingham {

// What somebody strikes with: the weapon in his right hand or his only one, the second one, or bare hands (NOT-A49).
enum class Arm : std::uint8_t { main, left, bare };
ItemId item_of(const NottinghamBattle&, const State&, FigureId, Arm);  // nothing for bare hands
Length reach_of(const NottinghamBattle&, const State&, FigureId, Arm);
bool improvised(const NottinghamBattle&, ItemId);  // NOT-A50 a bow swung as a club

enum class Blow : std::uint8_t { attack, first, second, cleave, disarm, opportunity };

// What keeps somebody from striking somebody with something.
struct NoBlow {
  enum class By : std::uint8_t {
    nothing,
    no_enemy,
    out,
    unseen,
    out_of_reach,
    no_arm,
    few_dice,
    not_charging,
    no_weapon_to_drop
  } by = By::nothing;
  explicit operator bool() const { return by != By::nothing; }
};
NoBlow cannot_strike(const NottinghamBattle&, const State&, const Hand&, FigureId target, Arm, Blow);
NoBlow cannot_strike(const NottinghamBattle&, const State&, const Hand&, FigureId target, Blow);  // with any arm
Refusal blow_refusal(const NottinghamBattle&, const State&, const Hand&, FigureId target, NoBlow);

// NOT-A09 was he far enough away when his activation began, and has he moved since?
bool charging(const NottinghamBattle&, const State&, const Hand&, FigureId target);

// The sums of a blow: `more` is what cleaving takes off; `hidden` takes it for granted whether ground or people hide
// him.
Tally attack_tally(const NottinghamBattle&, const State&, const Hand&, FigureId target, Arm, Blow, int more = 0);
Tally attack_tally(const NottinghamBattle&, const State&, const Hand&, FigureId target, Arm, Blow, int more,
                   bool hidden);
Tally block_tally(const NottinghamBattle&, const State&, FigureId blocker, FigureId attacker, ItemId with);
Tally wound_tally(const NottinghamBattle&, const State&, const Hand&, FigureId target, Arm);

// The actions.
void attack(const NottinghamBattle&, State&, Play&, Hand&, FigureId target);
void two_weapons(const NottinghamBattle&, State&, Play&, Hand&, FigureId target);
void cleave(const NottinghamBattle&, State&, Play&, Hand&, FigureId target);
void disarm(const NottinghamBattle&, State&, Play&, Hand&, FigureId target);
// NOT-080 a blow out of sequence with dice already taken; they bind here.
void strike_opportunely(const NottinghamBattle&, State&, Play&, FigureId striker, FigureId mover, int dice);
bool may_strike_opportunely(const NottinghamBattle&, const State&, FigureId striker, FigureId mover, int dice);

// The throws of a blow: against a number, or against the dice of a block.
struct Clash {
  Throw thrown, against;
  Won won = Won::nobody;
};
Clash clash(Play&, int dice, const Tally& swing, int block_dice, const Tally& parry, int goal, const Why&);

// The opposed part that attack and thrust share: extra dice, a block, the throws. The blocker's dice are bound by
// `finish`, after the wound (NOT-A75).
struct Exchange {
  bool hit = false, blocked = false;  // blocked: a block was tried and held
  int block_dice = 0;
};
Exchange exchange(const NottinghamBattle&, State&, Play&, Hand&, FigureId target, const Tally& swing,
                  const Tally& parry, int goal, const Why&);
void finish(State&, FigureId target, const Exchange&);

// Which of several: the arm to strike with, the next target of a cleave, the direction, the weapon to be dropped.
class PickOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum class Of : std::uint8_t { arm, second_target, cleave_way, disarmed };
  PickOrder(const NottinghamBattle& b, const State& s, Of, FigureId about, std::uint64_t allowed,
            FigureId against = nobody);

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  int read(const Choice&) const;  // the number picked, or the index of the figure

  const Of of;
  const std::uint64_t allowed;  // a bit for each number, or for each figure
  const FigureId against;

 private:
  std::string label(int) const;
};

}  // namespace fyrd::nottingham
