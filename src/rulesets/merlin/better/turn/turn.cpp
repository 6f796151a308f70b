// First move, routs, movement, shots, blows, morale (MER-B-001, MER-B-A05, MER-B-A13).
#include "rulesets/merlin/better/turn/turn.h"

#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/deeds/melee.h"
#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/better/deeds/shoot.h"
#include "rulesets/merlin/better/turn/morale.h"
#include "rulesets/merlin/better/turn/rout.h"
#include "rulesets/merlin/turn/first.h"
#include "rulesets/merlin/turn/victory.h"

namespace fyrd::merlin::better {

namespace {

void initiative(Now now) {
  now.s.decides = higher_die(now.play, "MER-B-001");
  now.s.phase = Phase::first;
}

void first_move(Now now) {
  const auto& [b, s, play] = now;
  s.first = play.ask(FirstOrder(now, "MER-B-001", s.decides));  // MER-B-001
  s.phase = Phase::rout;
  tell_first(play, "MER-B-001", s.turn, s.decides, s.first);
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

void end_turn(Now now) {
  const auto& [b, s, play] = now;
  reload(b, s);
  judge_end_of_turn({b, s, play}, s.routed);  // MER-X03
  if (s.over()) return;
  ++s.turn;
  s.phase = Phase::initiative;
  for (FigureId id : everyone(s)) s.man(id) = {.loaded = s.man(id).loaded, .since = s.man(id).since};
}

void BetterBattle::start(State& s) const {
  static_cast<Tabletop&>(s) = start_table;
  s.turn = 1;
}

void BetterBattle::play(State& s, Play& play) const {
  const Now now{*this, s, play};
  switch (s.phase) {  // MER-B-A05
    case Phase::initiative: return initiative(now);
    case Phase::first: return first_move(now);
    case Phase::rout: return routing(now);
    case Phase::move: return movement(now);
    case Phase::shoot: return shooting(now);
    case Phase::volley:
      resolve_attacks(now, Phase::strike);
      if (s.phase == Phase::strike) s.active = s.first;
      return;
    case Phase::strike: return striking(now);
    case Phase::melee: return resolve_attacks(now, Phase::force);
    case Phase::force: return shake_force(now);
    case Phase::alarm: return alarm_neighbours(now);
    case Phase::recovery: return recover(now);
  }
}

}  // namespace fyrd::merlin::better
