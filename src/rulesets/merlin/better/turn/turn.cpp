// The order of a turn: first move, routs, movement, shots, blows, morale (MER-B-001, MER-B-A05, MER-B-A13).
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/deeds/melee.h"
#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/better/deeds/shoot.h"
#include "rulesets/merlin/better/turn/morale.h"
#include "rulesets/merlin/turn/first.h"
#include "rulesets/merlin/turn/victory.h"

namespace fyrd::merlin::better {

namespace {

void initiative(State& s, Play& play) {
  int dice[2];
  for (;; play.again()) {
    play.round();
    for (std::uint8_t i = 0; i < 2; ++i)
      dice[i] = play.sum(d(6), {"MER-B-001", "the first move", nobody, nobody, Side{i}});
    if (dice[0] != dice[1]) break;  // MER-B-A13 a tie is thrown again
  }
  s.decides = Side{static_cast<std::uint8_t>(dice[1] > dice[0])};  // MER-B-001 the higher die
  s.phase = Phase::first;
}

void first_move(const BetterBattle& b, State& s, Play& play) {
  s.first = play.ask(FirstOrder(b, s, "MER-B-001", s.decides));  // MER-B-001
  s.phase = Phase::rout;
  play.tell([&] {
    Event e;
    e.kind = "turn_began", e.rule = "MER-B-001", e.text = "Turn {number}: {side} {moves} first.", e.side = s.first,
    e.number = s.turn;
    return e;
  });
}

}  // namespace

void next_side(State& s, Phase then) {
  if (s.active == s.first) {
    s.active = other(s.first);
    return;
  }
  s.phase = then;
  // The dice of a volley or a melee belong to nobody's turn; orders begin with who moved first.
  s.active = then == Phase::shoot ? s.first : no_side;
}

void end_turn(const BetterBattle& b, State& s, Play& play) {
  reload(b, s);
  judge_end_of_turn(b, s, play, s.routed);  // MER-X03
  if (s.over()) return;
  ++s.turn;
  s.phase = Phase::initiative;
  for (FigureId id : everyone(s)) {
    Man fresh;
    fresh.loaded = s.man(id).loaded;
    s.man(id) = fresh;
  }
}

void BetterBattle::start(State& s) const {
  static_cast<Tabletop&>(s) = start_table;
  s.turn = 1;
}

void BetterBattle::play(State& s, Play& play) const {
  switch (s.phase) {  // MER-B-A05
    case Phase::initiative: return initiative(s, play);
    case Phase::first: return first_move(*this, s, play);
    case Phase::rout: return routing(*this, s, play);
    case Phase::move: return movement(*this, s, play);
    case Phase::shoot: return shooting(*this, s, play);
    case Phase::volley:
      resolve_attacks(*this, s, play, Phase::strike);
      if (s.phase == Phase::strike) s.active = s.first;
      return;
    case Phase::strike: return striking(*this, s, play);
    case Phase::melee: return resolve_attacks(*this, s, play, Phase::force);
    case Phase::force: return shake_force(*this, s, play);
    case Phase::alarm: return alarm_neighbours(*this, s, play);
    case Phase::recovery: return recover(*this, s, play);
  }
}

}  // namespace fyrd::merlin::better
