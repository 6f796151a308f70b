// The last man standing, or the clock (MER-X03).
#include "rulesets/merlin/turn/victory.h"

#include "core/play/ending.h"
#include "rulesets/stakes.h"

namespace fyrd::merlin {

int points_fighting(Here here, Side side, FigureSet routed) {
  int points = 0;
  for (FigureId id : in_play(here.s, side) - routed) points += here.b.troop(id).points;
  return points;
}

int count_holding(Here here, Side side, FigureSet routed) {
  int n = 0;
  for (FigureId id : in_play(here.s, side) - routed) n += here.b.objective->contains(here[id].at);
  return n;
}

void judge_end_of_turn(Now now, FigureSet routed) {
  const auto gone = [&](Side side) { return count_fighting(now.s, side, routed) == 0; };
  judge_end_of_turn(now, routed, {gone(Side{0}), gone(Side{1})});
}

void judge_end_of_turn(Now now, FigureSet routed, std::array<bool, 2> beaten) {
  const auto& [b, s, play] = now;
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
    const bool taken = count_holding(now, taker, routed) > count_holding(now, holder, routed);
    how = taken ? Ended::taken : Ended::held;
    winner = taken ? taker : holder;
  } else {
    // MER-X03 after the last turn more points of fighting figures win, equal is a draw
    how = Ended::turn_limit;
    const int points[2] = {points_fighting(now, sides[0], routed), points_fighting(now, sides[1], routed)};
    if (points[0] != points[1]) winner = sides[points[1] > points[0]];
  }
  end_battle(s, play, winner, how, "MER-X03",
             winner.none()         ? "The battle is a draw."
             : how == Ended::held  ? "{side} {has} held out and {wins}."
             : how == Ended::taken ? "{side} {has} taken what {it} came for and {wins}."
                                   : "{side} {holds} the field and {wins}.");
}

std::string MerlinBattle::wins() const {
  const std::string last = "A side with nobody left to fight has lost";
  if (objective) return contested(*this, *objective, common.turns) + " " + last + ".";
  return last + "; after turn " + std::to_string(common.turns) + " more points still fighting win.";
}

std::string MerlinBattle::verdict(const Tabletop& s) const {
  switch (static_cast<Ended>(s.verdict)) {
    case Ended::none: return "";
    case Ended::last_standing: return loser_does(*this, s, "has") + " nobody left to fight.";
    case Ended::nobody_left: return "Nobody is left to fight on either side.";
    case Ended::turn_limit:
      return s.winner.none()
                 ? "The last turn is over and both sides are worth the same."
                 : "The last turn is over, and " + winner_does(*this, s, "has") + " more points still fighting.";
    case Ended::held: return "The last turn is over, and " + objective->name + " has been held.";
    case Ended::taken: return "The last turn is over, and " + objective->name + " has been taken.";
    case Ended::given_up:
      return s.winner.none() ? "Both sides have lost too many and give up the field."
                             : loser_does(*this, s, "has") + " lost too many to hold the field.";
  }
  return "";
}

}  // namespace fyrd::merlin
