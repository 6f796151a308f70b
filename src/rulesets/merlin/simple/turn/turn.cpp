// The order of a turn: who goes first, then each side moves, shoots and fights (MER-S-A05, MER-S-A12).
#include "rulesets/merlin/simple/battle.h"
#include "rulesets/merlin/simple/deeds/melee.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "rulesets/merlin/turn/victory.h"

namespace fyrd::merlin::simple {

namespace {

void begin_side_turn(const SimpleBattle& b, State& s, Side side) {
  s.active = side;
  s.phase = Phase::move;
  s.left = b.numbers.movement.units * 2;  // MER-S-006
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.began = s[id].at;
    man.moved = man.shot = man.fought = false;
  }
}

// MER-S-A05 a die each turn, the higher goes first; MER-S-A12 a tie is rolled again.
void initiative(const SimpleBattle& b, State& s, Play& play) {
  int dice[2];
  for (;; play.again()) {
    play.round();
    for (std::uint8_t i = 0; i < 2; ++i)
      dice[i] = play.sum(d(6), {"MER-S-A05", "the first move", nobody, nobody, Side{i}});
    if (dice[0] != dice[1]) break;
  }
  s.first = Side{static_cast<std::uint8_t>(dice[1] > dice[0])};
  begin_side_turn(b, s, s.first);
  play.tell([&] {
    Event e;
    e.kind = "turn_began", e.rule = "MER-S-A05", e.text = "Turn {number}: {side} {goes} first.", e.side = s.first,
    e.number = s.turn;
    return e;
  });
}

}  // namespace

void end_side_turn(const SimpleBattle& b, State& s, Play& play) {
  reload(b, s);
  if (s.active == s.first && count_fighting(s, Side{0}) > 0 && count_fighting(s, Side{1}) > 0) {
    begin_side_turn(b, s, other(s.first));
    play.tell([&] {
      Event e;
      e.kind = "side_turn_began", e.rule = "MER-S-A12", e.text = "Now {side}.", e.side = s.active;
      return e;
    });
    return;
  }
  judge_end_of_turn(b, s, play);
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
  switch (s.phase) {
    case Phase::initiative: return initiative(*this, s, play);
    case Phase::move: return movement(*this, s, play);
    case Phase::shoot: return shooting(*this, s, play);
    case Phase::fight: return fighting(*this, s, play);
  }
}

}  // namespace fyrd::merlin::simple
