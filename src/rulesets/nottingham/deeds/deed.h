// What a deed is: whether somebody may do it with his activating dice, and doing it (NOT-060 … NOT-082).
#pragma once

#include "core/play/cure.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

// May he, with these dice, the way the choice says?
using May = WhyNot(Here, const Hand&, const Choice&);
using Do = void(Now, Hand&, const Choice&);

// What a list of options tries for a deed.
enum class Tries : std::uint8_t {
  once,
  enemies,
  friends,
  bodies,
  things,
  throws,
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
  smash_machine,
  hurl
};

// For deeds that must have been learned.
inline constexpr Reason no_skill{"no_skill", "{by} has not learned that.", "", cure::learned};
inline WhyNot lacks(const NottinghamBattle& b, FigureId id, Skill skill, const char* rule) {
  return b.has(id, skill) ? WhyNot{} : WhyNot{&no_skill, id}.by_rule(rule);
}

}  // namespace fyrd::nottingham
