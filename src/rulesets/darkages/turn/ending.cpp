// Half of one's worth, the last turn, the loot, the bank, the captive (DRK-X04, DRK-X07).
#include "rulesets/darkages/turn/ending.h"

#include "core/play/ending.h"
#include "rulesets/darkages/plots/prize.h"

namespace fyrd::darkages {

int points_left(Here here, Side side) {
  const auto& [b, s] = here;
  int sum = 0;
  for (FigureId id : everyone(s)) {
    if (s[id].side == side && (s[id].in_play() || s.man(id).home)) sum += b.soldier(id).points;
  }
  return sum;
}

int points_holding(Here here, Side side) {
  int sum = 0;
  for (FigureId id : in_play(here.s, side))
    sum += here.b.objective->contains(here[id].at) ? here.b.soldier(id).points : 0;
  return sum;
}

namespace {

void judge_goal(Now now) {
  const auto& [b, s, play] = now;
  if (!b.raiders.none() && count_off(s) == s.loot_count)
    return end_battle(s, play, b.raiders, Ended::carried_off, "DRK-X07",
                      "{side} {has} carried everything off and {wins}.");
  if (b.captive.none()) return;
  const Side friends = s[b.captive].side;
  if (s.man(b.captive).home)
    return end_battle(s, play, friends, Ended::rescued, "DRK-X07", "{side} {has} brought the captive home and {wins}.");
  if (!s[b.captive].in_play())
    end_battle(s, play, other(friends), Ended::not_rescued, "DRK-X07", "The captive is lost, and {side} {wins}.");
}

// DRK-X04 shares of the points a side began with, in thousandths.
int share(Here here, Side side) { return points_left(here, side) * 1000 / std::max(1, here.b.began[side.index]); }

}  // namespace

void judge(Now now) {
  const auto& [b, s, play] = now;
  judge_goal(now);
  if (s.over()) return;
  const int first = share(now, Side{0}), second = share(now, Side{1}), half = b.numbers.withdraw * 10;
  if (first <= half && second <= half)
    return end_battle(s, play, no_side, Ended::both_withdrew, "DRK-X04", "Both sides have had enough: a draw.");
  if (first <= half || second <= half)
    return end_battle(s, play, Side{static_cast<std::uint8_t>(first <= half)}, Ended::withdrew, "DRK-X04",
                      "The other side withdraws, and {side} {wins}.");
  if (s.turn < b.numbers.turns) return;
  if (!b.raiders.none())
    return end_battle(s, play, other(b.raiders), Ended::loot_kept, "DRK-X07", "There is loot left, and {side} {wins}.");
  if (!b.captive.none())
    return end_battle(s, play, other(s[b.captive].side), Ended::not_rescued, "DRK-X07",
                      "The captive is not home, and {side} {wins}.");
  if (b.objective) {
    const Side holder = b.objective->holder;
    const bool taken = points_holding(now, other(holder)) > points_holding(now, holder);
    return end_battle(
        s, play, taken ? other(holder) : holder, taken ? Ended::taken : Ended::held, "DRK-X07",
        taken ? "{side} {has} taken what {it} came for and {wins}." : "{side} {has} held out and {wins}.");
  }
  const int apart = first > second ? first - second : second - first;
  const Side better = apart < b.numbers.draw * 10 ? no_side : Side{static_cast<std::uint8_t>(second > first)};
  end_battle(s, play, better, Ended::turn_limit, "DRK-X04",
             better.none() ? "Night falls on a draw." : "Night falls, and {side} {is} better off.");
}

}  // namespace fyrd::darkages
