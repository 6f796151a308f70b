// Twice as many fine men, the last turn, the bridge, the cattle (NEW-080, NEW-A28, NEW-A52, NEW-X12).
#include "rulesets/newcastle/turn/ending.h"

#include "core/figures/sides.h"
#include "core/play/ending.h"
#include "core/table/edge.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

int count_fine(const State& s, Side side) {
  int n = 0;
  for (FigureId id : in_play(s, side)) n += fine(s, id);
  return n;
}

int count_holding(const NewcastleBattle& b, const State& s, Side side) {
  int n = 0;
  for (FigureId id : in_play(s, side)) n += b.objective->contains(s[id].at);
  return n;
}

int count_home(const State& s) {
  int n = 0;
  for (int i = 0; i < s.beast_count; ++i) n += s.beasts[static_cast<std::size_t>(i)].home;
  return n;
}

int beast_near(const NewcastleBattle& b, const State& s, FigureId id) {
  if (!b.raid || s[id].side != b.raid->side || s.formed(id)) return -1;
  for (int i = 0; i < s.beast_count; ++i) {
    const Beast& beast = s.beasts[static_cast<std::size_t>(i)];
    if (!beast.home && within(b.disc_of(s[id]), Disc{beast.at, b.numbers.foot_base / 2}, b.numbers.herd)) return i;
  }
  return -1;
}

Length to_edge(const NewcastleBattle& b, const Figure& f) {
  return gap_to(b.ground, edge_behind(b.zones[f.side.index].facing), b.base(f));
}

void drive_beast(const NewcastleBattle& b, State& s, Play& play, FigureId id, int which) {
  Beast& beast = s.beasts[static_cast<std::size_t>(which)];
  beast.at = s[id].at - along(s[id].facing, b.radius(s[id]) * 2);  // it goes before him, and he has turned to look back
  beast.home = to_edge(b, s[id]) <= b.numbers.home;
  play.tell(beast.home ? "brought_home" : "drove", "NEW-X12",
            beast.home ? "{by} drives a beast off the table." : "{by} drives a beast along.", {.by = id});
}

namespace {

// NEW-A52 fine men as shares of those a side began with: who has the larger, and whether it is twice the other.
struct Shares {
  std::int64_t first, second;
  Side larger() const { return first == second ? no_side : Side{static_cast<std::uint8_t>(second > first)}; }
  bool twice() const { return first >= 2 * second || second >= 2 * first; }
};
Shares shares(const NewcastleBattle& b, const State& s) {
  return {std::int64_t{count_fine(s, Side{0})} * b.began[1], std::int64_t{count_fine(s, Side{1})} * b.began[0]};
}

}  // namespace

Side better_off(const NewcastleBattle& b, const State& s) { return shares(b, s).larger(); }

void judge(const NewcastleBattle& b, State& s, Play& play) {
  const Shares now = shares(b, s);
  if (now.first == 0 && now.second == 0)  // NEW-A28
    return end_battle(s, play, no_side, Ended::nobody_fine, "NEW-A28", "Nobody is left unhurt on either side: a draw.");
  if (b.raid && count_home(s) * 2 > s.beast_count)
    return end_battle(s, play, b.raid->side, Ended::driven_home, "NEW-X12",
                      "{side} {has} most of the herd and {wins}.");
  if (now.twice() && !now.larger().none())  // NEW-080
    return end_battle(s, play, now.larger(), Ended::fled, "NEW-080", "The other side flees, and {side} {wins}.");
  if (s.turn < b.numbers.turns) return;
  if (b.raid)
    return end_battle(s, play, other(b.raid->side), Ended::herd_kept, "NEW-X12",
                      "{side} {has} kept the herd and {wins}.");
  if (b.objective) {
    const Side holder = b.objective->holder;
    const bool taken = count_holding(b, s, other(holder)) > count_holding(b, s, holder);
    return end_battle(
        s, play, taken ? other(holder) : holder, taken ? Ended::taken : Ended::held, "NEW-X12",
        taken ? "{side} {has} taken what {it} came for and {wins}." : "{side} {has} held out and {wins}.");
  }
  end_battle(s, play, now.larger(), Ended::turn_limit, "NEW-A52",
             now.larger().none() ? "Night falls on a draw." : "Night falls, and {side} {is} better off.");
}

}  // namespace fyrd::newcastle
