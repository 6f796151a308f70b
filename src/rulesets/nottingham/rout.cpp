// Who has run, and who is left.
#include "rulesets/nottingham/rout.h"

#include "rulesets/nottingham/plot.h"

namespace fyrd::nottingham {

namespace {

// NOT-058 all of a band are out of action or panic.
bool broken(const State& s, Side side) {
  for (FigureId id : everyone(s)) {
    if (s[id].side == side && s[id].in_play() && !s.panics(id)) return false;
  }
  return true;
}

}  // namespace

void rout(const NottinghamBattle&, State& s, Play& play, Side side) {
  s.band(side).routed = true;
  for (FigureId id : everyone(s)) {
    if (s[id].side == side && s[id].in_play()) s[id].pose = Pose::away;
  }
  play.tell("routed", "NOT-058", "{side} {routs}.", {.side = side});
}

void judge(const NottinghamBattle& b, State& s, Play& play) {
  if (s.over()) return;
  if (const Decision d = plot_decides(b, s, s.phase == Phase::judge);
      d.ending != Ending::none) {  // NOT-A48 objectives first
    s.ending = d.ending, s.winner = d.winner, s.verdict = d.verdict;
    return;
  }
  // All who are broken at this moment rout together.
  std::array<bool, max_sides> breaks{};
  for (std::uint8_t i = 0; i < s.side_count; ++i) breaks[i] = !s.bands[i].routed && broken(s, Side{i});
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (breaks[i]) rout(b, s, play, Side{i});
  }
  Side left = no_side;
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (s.bands[i].routed) continue;
    if (!left.none() && b.groups[left.index] != b.groups[i]) return;  // two groups still fight
    if (left.none()) left = Side{i};
  }
  s.ending = left.none() ? Ending::drawn : Ending::won;
  s.winner = left;
  s.verdict = left.none() ? all_routed : enemy_routed;
}

void judge_turn(const NottinghamBattle& b, State& s, Play& play) {
  judge(b, s, play);
  s.phase = Phase::dice;
}

}  // namespace fyrd::nottingham
