// The order of a turn: first move, routs, movement, shots, blows by reach, nerve (MER-R-001); who is beaten then
// (MER-X06).
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/deeds/move.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/turn/morale.h"
#include "rulesets/merlin/realistic/turn/rout.h"
#include "rulesets/merlin/turn/first.h"
#include "rulesets/merlin/turn/victory.h"

namespace fyrd::merlin::realistic {

namespace {

void begin_turn(const RealisticBattle& b, State& s) {
  s.phase = Phase::rout;
  s.active = no_side;
  s.fresh = {};
  s.ran = s.routed;
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.began = s[id].at;
    man.pace = Gait::stand;
    man.charged = {};
    man.ordered = man.busy = man.shot = man.struck = false;
    man.halt = Halt::none;
  }
  part_the_separated(b, s);
}

// MER-R-001 a die each, and the higher one chooses; after a tie this step is simply played again.
void initiative(Now now) {
  const auto& [b, s, play] = now;
  int dice[2];
  for (std::uint8_t i = 0; i < 2; ++i)
    dice[i] = play.sum(d(6), {"MER-R-001", "the first move", nobody, nobody, Side{i}});
  if (dice[0] == dice[1]) return play.tell("tied", "MER-R-001", "The dice are alike, and both throw again.");
  const Side higher{dice[1] > dice[0]};
  s.first = play.ask(FirstOrder(now, "MER-R-001", higher));
  begin_turn(b, s);
  tell_first(play, "MER-R-001", s.turn, higher, s.first);
}

// MER-X06 whoever began to run this turn may still recover; with a quarter left in play a side gives up.
bool beaten(Here here, Side side) {
  const auto& [b, s] = here;
  const bool last_turn = s.turn >= b.common.turns;
  const FigureSet lost = b.numbers.rally && !last_turn ? s.routed & s.ran : s.routed;
  return count_fighting(s, side, lost) == 0 ||
         count_fighting(s, side) * 100 <= b.strength[side.index] * b.numbers.give_up;
}

void end_turn(Now now) {
  const auto& [b, s, play] = now;
  reload(b, s);
  judge_end_of_turn({b, s, play}, s.routed, {beaten(now, Side{0}), beaten(now, Side{1})});
  if (s.over()) return;
  ++s.turn;
  s.phase = Phase::initiative;
}

}  // namespace

void RealisticBattle::start(State& s) const {
  static_cast<Tabletop&>(s) = start_table;
  s.turn = 1;
  for (FigureId id : everyone(s)) s.man(id).javelins = static_cast<std::uint8_t>(numbers.javelin_rounds);  // MER-R-A16
  find_works(*this, s);
}

void RealisticBattle::play(State& s, Play& play) const {
  const Now now{*this, s, play};
  switch (s.phase) {
    case Phase::initiative: return initiative(now);
    case Phase::rout: return routing(now);
    case Phase::move: return movement(now);
    case Phase::aim: return aiming(now);
    case Phase::shots: return shooting(now);
    case Phase::name: return naming(now);
    case Phase::totals: return totalling(now);
    case Phase::divide: return dividing(now);
    case Phase::chart: return charting(now);
    case Phase::morale:
      if (!morale(now)) end_turn(now);
      return;
  }
}

}  // namespace fyrd::merlin::realistic
