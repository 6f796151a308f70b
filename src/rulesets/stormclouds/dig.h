// Rolls of Heroes, what they dig deep for before them, and what that costs (STO-011, STO-052, STO-053, STO-056,
// STO-070, STO-A14, STO-A18, STO-A19).
#pragma once

#include "rulesets/stormclouds/battle.h"
#include "rulesets/stormclouds/rolloff.h"

namespace fyrd::stormclouds {

// What is put into a roll, as bits of a choice's number.
enum Dig : std::int16_t {
  dig_blessing = 1,
  dig_resist = 2,
  dig_ambush = 4,
  dig_own = 8
};  // own: his shield, rope or stubbornness
constexpr int dig_bits = 4;
constexpr std::int16_t dig_mask = (1 << dig_bits) - 1;

Luck with(Luck, int digs);
int cost(const StormcloudsBattle&, FigureId, int digs);
std::string dig_text(int digs, const char* own = "");  // ", Blessed", for labels
std::string dig_title(int digs);                       // "Plainly", "With a Blessing"
// STO-052, STO-053 a Blessing where there is none yet, resistance where there is a Curse.
Verdict cannot_dig(Luck, int digs);
// The ways to roll that are worth a thought: plain, and with what helps.
struct DigChoices {
  std::int16_t all[8];
  int count = 0;
};
DigChoices dig_choices(Luck, bool own);

// What a Hero rolls for when it is not his own action.
enum class Cause : std::uint8_t { defence_attack, defence_shot, slip, ambush };

// STO-A19 before a roll that somebody else, or an edge, brings about.
class RollOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  RollOrder(const StormcloudsBattle& b, const State& s, FigureId hero, FigureId foe, Cause cause, int die, int need,
            Luck luck, bool own)
      : ShortQuestion(b, s, "roll", "STO-A19", s[hero].side, hero), foe(foe), cause(cause), die(die), need(need),
        luck(luck), own(own) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice& c) const override { return dig_title(c.number); }
  int read(const Choice& c) const { return c.number; }

  const FigureId foe;
  const Cause cause;
  const int die, need;  // he is well with `need` or more
  const Luck luck;
  const bool own;  // something of his own could bless it

 protected:
  Refusal refusal(const Choice&) const override;
};

// STO-X14 whether a lucky Hero lets the Twist pass.
class LuckyOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  enum : std::uint8_t { twist, ignore };
  LuckyOrder(const StormcloudsBattle& b, const State& s, FigureId hero)
      : ShortQuestion(b, s, "lucky", "STO-X14", s[hero].side, hero) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;

 protected:
  Refusal refusal(const Choice&) const override;
};

// Throws a Hero's die and takes what his luck lets him take; a 1 on any of them is watched for (STO-A14). The marks are
// of what is taken.
int roll(const StormcloudsBattle&, State&, Play&, FigureId hero, int die, Luck, const Why&, Marks = every_number);

}  // namespace fyrd::stormclouds
