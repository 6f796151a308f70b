// Rolls of Heroes, what they dig deep for before them, and what that costs (STO-011, STO-052, STO-053, STO-056,
// STO-070, STO-A14, STO-A18, STO-A19).
#pragma once

#include "rulesets/stormclouds/battle.h"
#include "rulesets/stormclouds/turn/rolloff.h"

namespace fyrd::stormclouds {

// What is put into a roll, as bits of a choice's number.
enum Dig : std::int16_t {
  dig_blessing = 1,
  dig_resist = 2,
  dig_ambush = 4,
  dig_own = 8,    // a shield, a rope …
  dig_plain = 16  // STO-011 one die though it is Blessed
};
constexpr int dig_bits = 5;
constexpr std::int16_t dig_mask = (1 << dig_bits) - 1;

Luck with(Luck, int digs);
int cost(const StormcloudsBattle&, FigureId, int digs);
void owe(State&, FigureId, int counters);              // STO-A18 to be paid after the deed
std::string dig_text(int digs, const char* own = "");  // ", Blessed", for labels
std::string dig_title(int digs);                       // "Plainly", "With a Blessing"
// STO-052, STO-053 a Blessing where there is none yet, resistance where there is a Curse.
inline constexpr Reason no_such_dig{"no_such_dig", "There is no such way to dig deep.", "STO-056"};
WhyNot cannot_dig(Luck, int digs);
// The ways to roll that are worth a thought: plain, and with what helps. One die of two is worth it while a 1 can still
// twist fate.
struct DigChoices {
  std::int16_t all[8];
  int count = 0;
};
DigChoices dig_choices(const State&, Luck, bool own);

// What a Hero rolls for besides the deeds he chose: against something, or how many counters it will be.
enum class Cause : std::uint8_t { defence_attack, defence_shot, slip, ambush, bonus, recovery, potion };

// STO-A19 before such a roll.
class RollOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  static constexpr Verb all[] = {{"roll", uses_number}};
  RollOrder(Here here, FigureId hero, FigureId foe, Cause cause, int die, int need, Luck luck, bool own)
      : ShortQuestion(here, "roll", "STO-A19", all, here[hero].side, hero), foe(foe), cause(cause), die(die),
        need(need), luck(luck), own(own) {}

  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice& c) const override { return dig_title(c.number); }
  int read(const Choice& c) const { return c.number; }
  Luck laid(int digs) const;  // what lies on the roll then

  const FigureId foe;
  const Cause cause;
  const int die, need;  // he is well with `need` or more; 0: the number itself counts
  const Luck luck;
  const bool own;  // something of his own could bless it

 protected:
  Refusal refusal(const Choice&) const override;
};

// STO-X14 whether a lucky Hero lets the Twist pass.
class LuckyOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  enum : std::uint8_t { twist, ignore };
  static constexpr Verb all[] = {{"twist", uses_nothing, "Let fate twist"}, {"ignore"}};
  LuckyOrder(Here here, FigureId hero) : ShortQuestion(here, "lucky", "STO-X14", all, here[hero].side, hero) {}

  std::string prompt() const override;
  void list(Options&) const override;

 protected:
  Refusal refusal(const Choice&) const override;
};

// Asks what he digs deep for, throws, and remembers what it costs.
struct Answered {
  int rolled = 0;
  bool own = false;  // with what he has of his own
};
Answered roll(Now, const RollOrder&, const Why&);
// Throws a Hero's die and takes what his luck lets him take; a 1 on any of them is watched for (STO-A14). The marks are
// of what is taken.
int roll(Now, FigureId hero, int die, Luck, const Why&, Marks = every_number);

}  // namespace fyrd::stormclouds
