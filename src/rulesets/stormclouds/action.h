// What a Hero may do with an action, and what it does (STO-030 … STO-038, STO-050 … STO-056, STO-A27, STO-A33 …
// STO-A35).
#pragma once

#include "rulesets/stormclouds/dig.h"
#include "rulesets/stormclouds/walk.h"

namespace fyrd::stormclouds {

// One action of the Hero whose activation it is, or the end of it. Digs are in the low bits of a choice's number, which
// spell or which place is in the bits above.
class ActionOrder final : public QuestionOf<StormcloudsBattle, State> {
 public:
  enum : std::uint8_t {
    done,
    move,
    jump,
    run,
    run_on,
    attack,
    shoot,
    search,
    cast,
    kindle,
    rally,
    help,
    drink,
    smoke,
    caltrops
  };
  ActionOrder(const StormcloudsBattle& b, const State& s)
      : QuestionOf(b, s, "action", "STO-021", s[s.act.who].side, s.act.who) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override;
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice&) const override;

 private:
  Verdict check_deed(const Choice&) const;
  void list_moves(Options&) const;
  void list_deeds(Options&) const;
  void list_spells(Options&) const;
  void explain_roll(const Choice&, Explanation&) const;
};

// STO-031 what is left of a Move after a jump.
class MoveOnOrder final : public QuestionOf<StormcloudsBattle, State> {
 public:
  enum : std::uint8_t { stop, move, jump };
  MoveOnOrder(const StormcloudsBattle& b, const State& s, Length left)
      : QuestionOf(b, s, "move_on", "STO-031", s[s.act.who].side, s.act.who), left(left) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override { return {.facing = s_[about].facing}; }
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice& c) const override { return dig_title(c.number); }

  const Length left;
};

inline int which(const Choice& c) { return c.number >> dig_bits; }
inline int digs(const Choice& c) { return c.number & dig_mask; }
constexpr std::int16_t numbered(int which, int digs) { return static_cast<std::int16_t>(which << dig_bits | digs); }

bool bonus(const State&);  // STO-050 the next action would be one
bool has_action(const State&);

// What lies on the roll of a deed, before anybody digs deep; and its Target.
Tally luck_tally(const StormcloudsBattle&, const State&, FigureId,
                 const Choice&);  // what blesses a roll, what curses it
Luck luck_of(const StormcloudsBattle&, const State&, FigureId, const Choice&);
int target_of(const StormcloudsBattle&, const State&, FigureId, const Choice&);
int die_of(const StormcloudsBattle&, const State&, FigureId, const Choice&);
bool may_ambush(const StormcloudsBattle&, const State&, FigureId hero, FigureId villain);  // STO-051, STO-A21
int blow_trauma(const StormcloudsBattle&, const State&, FigureId, const Choice&);          // STO-X15
int rally_bonus(const StormcloudsBattle&, const State&, FigureId);                         // STO-X14
Verdict cannot_cast(const StormcloudsBattle&, const State&, FigureId, const Choice&);
const Spell& spell_of(const StormcloudsBattle&, FigureId, const Choice&);
Verdict cannot_move(const StormcloudsBattle&, const State&, FigureId, const Choice&, bool jumps, Length allowed);

void act(const StormcloudsBattle&, State&, Play&);  // one action, asked for and done
void carry_out(const StormcloudsBattle&, State&, Play&, FigureId, const Choice&);
void cast_spell(const StormcloudsBattle&, State&, Play&, FigureId, const Choice&);
void gust(const StormcloudsBattle&, State&, Play&, FigureId by, FigureId at, Length push);
void end_activation(const StormcloudsBattle&, State&);

}  // namespace fyrd::stormclouds
