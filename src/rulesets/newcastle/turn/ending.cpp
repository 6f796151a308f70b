// Twice as many fine men, the last turn, the bridge, the cattle (NEW-080, NEW-A28, NEW-A52, NEW-X12).
#include "rulesets/newcastle/turn/ending.h"

#include "core/figures/sides.h"
#include "core/play/ending.h"
#include "rulesets/newcastle/plots/cattle.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

int count_fine(const State& s) {
  int n = 0;
  for (FigureId id : everyone(s)) n += s[id].in_play() && fine(s, id);
  return n;
}

int count_fine(const State& s, Side side) {
  int n = 0;
  for (FigureId id : in_play(s, side)) n += fine(s, id);
  return n;
}

int count_holding(Here here, Side side) {
  int n = 0;
  for (FigureId id : in_play(here.s, side)) n += here.b.objective->contains(here[id].at);
  return n;
}

namespace {

// Fine men of either side, as they are counted: who has more, and whether it is twice the other's.
struct Count {
  std::int64_t first, second;
  Side larger() const { return first == second ? no_side : Side{static_cast<std::uint8_t>(second > first)}; }
  bool twice() const { return first >= 2 * second || second >= 2 * first; }
};

Count shares(Here here) {  // NEW-A52 of those a side began with
  const auto& [b, s] = here;
  return {std::int64_t{count_fine(s, Side{0})} * b.began[1], std::int64_t{count_fine(s, Side{1})} * b.began[0]};
}

}  // namespace

Side better_off(Here here) { return shares(here).larger(); }

bool by_shares(const NewcastleBattle& b) {  // NEW-A52 two to one would be over before it begins
  return b.rulings.rout_by_shares || Count{b.began[0], b.began[1]}.twice();
}

void judge_flight(Now now) {
  const auto& [b, s, play] = now;
  const Count left = by_shares(b) ? shares(now) : Count{count_fine(s, Side{0}), count_fine(s, Side{1})};
  if (left.first == 0 && left.second == 0)  // NEW-A28
    return end_battle(s, play, no_side, Ended::nobody_fine, "NEW-A28", "Nobody is left unhurt on either side: a draw.");
  if (left.twice() && !left.larger().none())  // NEW-080
    return end_battle(s, play, left.larger(), Ended::fled, "NEW-080", "The other side flees, and {side} {wins}.");
}

void judge(Now now) {
  const auto& [b, s, play] = now;
  if (b.raid && count_home(s) * 2 > s.beast_count)
    return end_battle(s, play, b.raid->side, Ended::driven_home, "NEW-X12",
                      "{side} {has} most of the herd and {wins}.");
  judge_flight(now);
  if (s.over()) return;
  if (s.turn < b.numbers.turns) return;
  if (b.raid)
    return end_battle(s, play, other(b.raid->side), Ended::herd_kept, "NEW-X12",
                      "{side} {has} kept the herd and {wins}.");
  if (b.objective) {
    const Side holder = b.objective->holder;
    const bool taken = count_holding(now, other(holder)) > count_holding(now, holder);
    return end_battle(
        s, play, taken ? other(holder) : holder, taken ? Ended::taken : Ended::held, "NEW-X12",
        taken ? "{side} {has} taken what {it} came for and {wins}." : "{side} {has} held out and {wins}.");
  }
  const Side better = better_off(now);
  end_battle(s, play, better, Ended::turn_limit, "NEW-A52",
             better.none() ? "Night falls on a draw." : "Night falls, and {side} {is} better off.");
}

}  // namespace fyrd::newcastle
