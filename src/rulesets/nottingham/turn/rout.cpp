// Who has run, who has had enough, and who is left.
#include "rulesets/nottingham/turn/rout.h"

#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/turn/contest.h"

namespace fyrd::nottingham {

namespace {

// NOT-058 all of a band are out of action or panic.
bool broken(const State& s, Side side) {
  for (FigureId id : in_play(s, side)) {
    if (!s.panics(id)) return false;
  }
  return true;
}

}  // namespace

void rout(Now now, Side side) {
  now.s.band(side).routed = true;
  for (FigureId id : in_play(now.s, side)) now[id].pose = Pose::away;
  now.play.tell("routed", "NOT-058", "{side} {routs}.", {.side = side});
}

void judge(Now now) {
  const auto& [b, s, play] = now;
  if (s.over()) return;
  if (const Decision d = plot_decides(now, s.phase == Phase::judge);
      d.ending != Ending::none) {  // NOT-A48 objectives first
    s.ending = d.ending, s.winner = d.winner, s.verdict = d.verdict;
    return;
  }
  // All who are broken at this moment rout together.
  std::array<bool, max_sides> breaks{};
  for (std::uint8_t i = 0; i < s.side_count; ++i) breaks[i] = !s.bands[i].routed && broken(s, Side{i});
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (breaks[i]) rout(now, Side{i});
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

void judge_turn(Now now) {
  judge(now);
  now.s.phase = Phase::dice;
}

const char* ending_rule(const State& s) {
  if (s.verdict == last_turn || s.verdict == nobody_acts) return "NOT-X52";
  return s.verdict >= first_plot_verdict ? "NOT-059" : "NOT-058";
}

void end_turn(Now now) {
  const auto& [b, s, play] = now;
  for (const Side side : nomination_order(s)) {
    if (s.over() || !s.band(side).leaves) continue;
    rout(now, side);  // NOT-058
    judge(now);
  }
  if (s.over()) return;
  s.idle = s.any_activation ? std::uint8_t{0} : static_cast<std::uint8_t>(std::min(s.idle + 1, 255));
  const bool idle = b.numbers.idle_turns > 0 && s.idle >= b.numbers.idle_turns;
  if (s.turn >= b.numbers.turns || idle) {  // NOT-X52
    s.ending = Ending::drawn;
    s.verdict = s.turn >= b.numbers.turns ? last_turn : nobody_acts;
    return;
  }
  // NOT-A96 moved, passes and horn are forgotten
  s.any_activation = false;
  for (std::uint8_t i = 0; i < s.side_count; ++i) s.bands[i].passed = s.bands[i].horn = false;
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.activated = man.moved = man.moved_now = man.bereft = false;
  }
  ++s.turn;
  s.phase = Phase::contest;
  play.tell("turn_began", "NOT-057", "Turn {number}.", {.number = s.turn});
}

}  // namespace fyrd::nottingham
