// Who goes first, then each side moves, shoots and fights (MER-S-A05, MER-S-A12).
#include "rulesets/merlin/simple/turn/turn.h"

#include "rulesets/merlin/simple/deeds/melee.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "rulesets/merlin/turn/first.h"
#include "rulesets/merlin/turn/victory.h"

namespace fyrd::merlin::simple {

namespace {

void begin_side_turn(Now now, Side side) {
  const auto& [b, s, play] = now;
  s.active = side;
  s.phase = Phase::move;
  s.left = b.numbers.movement.units * 2;  // MER-S-006
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.began = s[id].at;
    man.moved = man.shot = man.fought = false;
  }
}

// MER-S-A05 a die each turn, the higher goes first.
void initiative(Now now) {
  const auto& [b, s, play] = now;
  s.first = higher_die(play, "MER-S-A05");
  begin_side_turn(now, s.first);
  play.tell("turn_began", "MER-S-A05", "Turn {number}: {side} {goes} first.", {.number = s.turn, .side = s.first});
}

}  // namespace

void end_side_turn(Now now) {
  const auto& [b, s, play] = now;
  reload(b, s);
  if (s.active == s.first && count_fighting(s, Side{0}) > 0 && count_fighting(s, Side{1}) > 0) {
    begin_side_turn(now, other(s.first));
    play.tell("side_turn_began", "MER-S-A12", "Now {side}.", {.side = s.active});
    return;
  }
  judge_end_of_turn({b, s, play});
  if (s.over()) return;
  ++s.turn;
  s.active = no_side;
  s.phase = Phase::initiative;
}

void SimpleBattle::start(State& s) const {
  static_cast<Tabletop&>(s) = start_table;
  s.turn = 1;
}

void SimpleBattle::play(State& s, Play& play) const {
  const Now now{*this, s, play};
  switch (s.phase) {
    case Phase::initiative: return initiative(now);
    case Phase::move: return movement(now);
    case Phase::shoot: return shooting(now);
    case Phase::fight: return fighting(now);
  }
}

}  // namespace fyrd::merlin::simple
