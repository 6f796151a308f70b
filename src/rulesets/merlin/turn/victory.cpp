// The last man standing, or the clock (MER-X03).
#include "rulesets/merlin/turn/victory.h"

#include "core/play/ending.h"

namespace fyrd::merlin {

namespace {

bool fighting(const Tabletop& s, FigureId id, Side side, std::uint64_t routed) {
  return s[id].side == side && s[id].in_play() && !(routed >> id.index & 1);
}

}  // namespace

int count_fighting(const Tabletop& s, Side side, std::uint64_t routed) {
  int n = 0;
  for (FigureId id : everyone(s)) n += fighting(s, id, side, routed);
  return n;
}

int points_fighting(const MerlinBattle& b, const Tabletop& s, Side side, std::uint64_t routed) {
  int points = 0;
  for (FigureId id : everyone(s)) {
    if (fighting(s, id, side, routed)) points += b.troop(id).points;
  }
  return points;
}

int count_holding(const MerlinBattle& b, const Tabletop& s, Side side, std::uint64_t routed) {
  int n = 0;
  for (FigureId id : everyone(s)) n += fighting(s, id, side, routed) && b.objective->contains(s[id].at);
  return n;
}

void judge_end_of_turn(const MerlinBattle& b, Tabletop& s, Play& play, std::uint64_t routed) {
  judge_end_of_turn(b, s, play, routed,
                    {count_fighting(s, Side{0}, routed) == 0, count_fighting(s, Side{1}, routed) == 0});
}

void judge_end_of_turn(const MerlinBattle& b, Tabletop& s, Play& play, std::uint64_t routed,
                       std::array<bool, 2> beaten) {
  const Side sides[2] = {Side{0}, Side{1}};
  const bool time_up = s.turn >= b.common.turns;
  if (!beaten[0] && !beaten[1] && !time_up) return;

  Side winner = no_side;
  Ended how = Ended::last_standing;
  if (beaten[0] || beaten[1]) {
    bool anybody = false;  // of the beaten who could fight on (MER-X06)
    for (Side side : sides) anybody = anybody || (beaten[side.index] && count_fighting(s, side, routed) > 0);
    how = anybody ? Ended::given_up : beaten[0] == beaten[1] ? Ended::nobody_left : Ended::last_standing;
    if (beaten[0] != beaten[1]) winner = sides[beaten[0]];
  } else if (b.objective) {
    // MER-X03 after the last turn the objective is taken by who has more people there than its holder
    const Side holder = b.objective->holder, taker = sides[1 - holder.index];
    const bool taken = count_holding(b, s, taker, routed) > count_holding(b, s, holder, routed);
    how = taken ? Ended::taken : Ended::held;
    winner = taken ? taker : holder;
  } else {
    // MER-X03 after the last turn more points of fighting figures win, equal is a draw
    how = Ended::turn_limit;
    const int points[2] = {points_fighting(b, s, sides[0], routed), points_fighting(b, s, sides[1], routed)};
    if (points[0] != points[1]) winner = sides[points[1] > points[0]];
  }
  end_battle(s, play, winner, how, "MER-X03",
             winner.none()         ? "The battle is a draw."
             : how == Ended::held  ? "{side} {has} held out and {wins}."
             : how == Ended::taken ? "{side} {has} taken what {it} came for and {wins}."
                                   : "{side} {holds} the field and {wins}.");
}

std::string verdict_text(const MerlinBattle& b, const Tabletop& s) {
  switch (static_cast<Ended>(s.verdict)) {
    case Ended::none: return "";
    case Ended::last_standing: return "The other side has nobody left to fight.";
    case Ended::nobody_left: return "Nobody is left to fight on either side.";
    case Ended::turn_limit:
      return s.winner.none() ? "The last turn is over and both sides are worth the same."
                             : "The last turn is over and more points are still standing.";
    case Ended::held: return "The last turn is over, and " + b.objective->name + " has been held.";
    case Ended::taken: return "The last turn is over, and " + b.objective->name + " has been taken.";
    case Ended::given_up:
      return s.winner.none() ? "Both sides have lost too many and give up the field."
                             : "The other side has lost too many and gives up the field.";
  }
  return "";
}

}  // namespace fyrd::merlin
