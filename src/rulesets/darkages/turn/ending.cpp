// Half of one's worth, the last turn, the loot, the bank, the captive (DRK-A47, DRK-X04, DRK-X07).
#include "rulesets/darkages/turn/ending.h"

#include "core/play/ending.h"
#include "core/table/edge.h"

namespace fyrd::darkages {

int points_left(const DarkAgesBattle& b, const State& s, Side side) {
  int sum = 0;
  for (FigureId id : everyone(s)) {
    if (s[id].side == side && (s[id].in_play() || s.man(id).home)) sum += b.soldier(id).points;
  }
  return sum;
}

int points_holding(const DarkAgesBattle& b, const State& s, Side side) {
  int sum = 0;
  for (FigureId id : in_play(s, side)) sum += b.objective->contains(s[id].at) ? b.soldier(id).points : 0;
  return sum;
}

int count_off(const State& s) {
  int n = 0;
  for (int i = 0; i < s.loot_count; ++i) n += s.loot[static_cast<std::size_t>(i)].off;
  return n;
}

namespace {

Edge edge_of(const DarkAgesBattle& b, Side side) { return edge_behind(b.zones[side.index].facing); }

}  // namespace

Point way_home(const DarkAgesBattle& b, const State& s, FigureId id) {
  return at_edge(b.ground, edge_of(b, s[id].side), s[id].at, half_depth(b, s[id]));
}

bool home_edge(const DarkAgesBattle& b, const Figure& f, Side side, Point p) {
  return gap_to(b.ground, edge_of(b, side), disc(p, half_depth(b, f))) <= 1_mm;
}

void drop_loot(const DarkAgesBattle&, State& s, FigureId id) {
  Man& man = s.man(id);
  if (man.loot < 0) return;
  Loot& loot = s.loot[static_cast<std::size_t>(man.loot)];
  loot.at = s[id].at;
  loot.taken = false;
  man.loot = -1;
}

namespace {

void leave(const DarkAgesBattle& b, State& s, Play& play, FigureId id) {
  Man& man = s.man(id);
  if (!home_edge(b, s[id], s[id].side, s[id].at)) return drop_loot(b, s, id);  // DRK-A47 lost
  if (man.loot >= 0) {
    s.loot[static_cast<std::size_t>(man.loot)].off = true;
    man.home = true;
    play.tell("carried_off", "DRK-X07", "{by} carries his loot off.", {.by = id});
    man.loot = -1;
  }
  if (id == b.captive) {
    man.home = true;
    play.tell("rescued", "DRK-X07", "{by} is home.", {.by = id});
  }
}

void pick_up(const DarkAgesBattle& b, State& s, Play& play, FigureId id) {
  if (s[id].side != b.raiders || s.man(id).loot >= 0 || !touched_foes(b, s, id).empty()) return;
  const Shape base = b.base(s[id]);
  for (std::int8_t i = 0; i < static_cast<std::int8_t>(s.loot_count); ++i) {
    Loot& loot = s.loot[static_cast<std::size_t>(i)];
    if (loot.taken || loot.off || !contains(base, loot.at)) continue;
    loot.taken = true;
    s.man(id).loot = i;
    return play.tell("picked_up", "DRK-X07", "{by} picks up some loot.", {.by = id});
  }
}

}  // namespace

void after_movement(const DarkAgesBattle& b, State& s, Play& play) {
  for (FigureId id : everyone(s)) {
    if (s[id].pose == Pose::away && s.man(id).moved) leave(b, s, play, id);
    if (s[id].in_play()) pick_up(b, s, play, id);
  }
  if (b.captive.none() || !s[b.captive].in_play() || !s.man(b.captive).bound) return;
  if (touched_friends(b, s, b.captive).empty() || !touched_foes(b, s, b.captive).empty()) return;
  s.man(b.captive).bound = false;
  play.tell("freed", "DRK-X07", "{by} is free.", {.by = b.captive});
}

namespace {

void judge_goal(const DarkAgesBattle& b, State& s, Play& play) {
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
int share(const DarkAgesBattle& b, const State& s, Side side) {
  return points_left(b, s, side) * 1000 / std::max(1, b.began[side.index]);
}

}  // namespace

void judge(const DarkAgesBattle& b, State& s, Play& play) {
  judge_goal(b, s, play);
  if (s.over()) return;
  const int first = share(b, s, Side{0}), second = share(b, s, Side{1}), half = b.numbers.withdraw * 10;
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
    const bool taken = points_holding(b, s, other(holder)) > points_holding(b, s, holder);
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
