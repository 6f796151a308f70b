// Everything somebody can do with his activating dice: for each deed whether he may, and doing it (NOT-060 … NOT-082).
#pragma once

#include "rulesets/nottingham/turn.h"

namespace fyrd::nottingham {

// May he, with these dice, the way the choice says?
using May = Verdict(const NottinghamBattle&, const State&, const Hand&, const Choice&);
using Do = void(const NottinghamBattle&, State&, Play&, Hand&, const Choice&);

// posture.cpp
extern May may_go_prone, may_get_up, may_help_up;
extern Do go_prone, get_up, help_up;
inline bool gets_up(int best, int less, int needed) { return best > 1 && best - less > needed; }  // NOT-072, NOT-073
// clamber.cpp
extern May may_climb, may_jump;
extern Do climb, jump;
// handle.cpp
extern May may_swap, may_pick_up, may_rob, may_drop, may_load, may_carry, may_drag, may_blow_horn;
extern Do swap, pick_up, rob, drop, load, carry, drag, blow_horn;
// door.cpp
extern May may_open, may_close, may_lock, may_smash, may_use_window, may_break_thatch;
extern Do open_door, close_door, lock_door, smash, use_window, break_thatch;
// skill.cpp
extern May may_thrust, may_provoke, may_command, may_rally;
extern Do thrust, provoke, command, rally;
Tally thrust_tally(const NottinghamBattle&, const State&, FigureId, FigureId target);  // NOT-143
inline bool thrust_fells(int total) { return total >= 4; }                             // NOT-143
Tally rally_tally(const NottinghamBattle&, const State&, const Hand&);                 // NOT-082
// trap.cpp, pine.cpp, machine.cpp
extern May may_spot, may_chop, may_load_machine, may_shoot_bolt, may_lob, may_smash_machine;
extern Do spot, chop, load_machine, shoot_bolt, lob, smash_machine;

// What a list of options tries for a deed.
enum class Tries : std::uint8_t {
  once,
  enemies,
  friends,
  bodies,
  things,
  doors,
  grips,
  hands,
  items,
  climbs,
  jumps,
  pines,
  machines,
  bolts,
  lobs
};

struct Deed {
  Verb verb;
  const char* rule;
  const char* label;  // "{by}" and "{at}" are filled in
  Tries tries;
  May* may;
  Do* perform;
};
std::span<const Deed> deeds();
std::string labelled(const NottinghamBattle&, const State&, FigureId by, const Deed&,
                     const Choice&);  // of a choice that is legal

// The places of deeds() that the program itself names.
enum class Act : std::uint8_t {
  nothing,
  run,
  climb,
  jump,
  aim,
  shoot,
  quickshot,
  attack,
  two_weapons,
  cleave,
  disarm,
  thrust,
  provoke,
  command,
  rally,
  carry,
  drag,
  prone,
  get_up,
  help_up,
  swap,
  pick_up,
  rob,
  drop,
  load,
  mount,
  dismount,
  open,
  close,
  lock,
  smash,
  window,
  thatch,
  horn,
  spot,
  chop,
  load_machine,
  bolt,
  lob,
  smash_machine
};

// NOT-090, NOT-094, NOT-A65, A84, A89, A95 what somebody's state forbids, whatever the deed.
Verdict state_forbids(const NottinghamBattle&, const State&, const Hand&, Act);

class ActionOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  ActionOrder(const NottinghamBattle& b, const State& s, const Hand& hand)
      : QuestionOf(b, s, "action", "NOT-054", s[hand.by].side, hand.by), hand(hand) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override { return {}; }
  Explanation explain(const Choice&) const override;

  const Hand hand;
};

}  // namespace fyrd::nottingham
