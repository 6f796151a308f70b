// Naming the hated, and losing the hatred.
#include "rulesets/nottingham/turn/hatred.h"

#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/contest.h"

namespace fyrd::nottingham {

namespace {

bool may_hate(Here here, FigureId hater, FigureId other) {
  const auto& [b, s] = here;
  return b.enemies(s, hater, other) && s[other].in_play() && b.warrior(hater).may_hate(b.warrior(other));  // NOT-A24
}

}  // namespace

bool hates_classes(Here here, FigureId id) { return !here.b.warrior(id).hates.empty() && !here.b.rulings.hates_one; }

bool hates(Here here, FigureId id, FigureId other) {
  if (here.man(id).lost_hatred || !here.b.has(id, Skill::hatred)) return false;
  return hates_classes(here, id) ? here.b.warrior(id).may_hate(here.b.warrior(other)) : here.man(id).hated == other;
}

std::string HatredOrder::prompt() const { return "Whom does " + b_[about].name + " hate?"; }

Verdict HatredOrder::check(const Choice& c) const {
  if (c.verb == nobody_hated || may_hate(here_, about, c.target)) return {};
  return Refusal{"cannot_hate", b_[about].name + " has nothing against " + b_[c.target].name + ".", "NOT-133"};
}

void HatredOrder::list(Options& options) const {
  for (FigureId other : everyone(s_)) {
    if (!may_hate(here_, about, other)) continue;
    options.add({.target = other}, [&] { return b_[other].name; });
  }
  options.add(quiet(), [] { return "Nobody"; });
}

Choice HatredOrder::quiet() const { return {.verb = nobody_hated}; }

namespace {

// NOT-052, NOT-A56 at the start the side with the most free dice; equal sides throw for it.
Side most_dice(const State& s, Play& play) {
  std::array<int, max_sides> luck{};
  for (;;) {
    int highest = -1, count = 0;
    Side best = no_side;
    for (std::uint8_t i = 0; i < s.side_count; ++i) {
      const int score = s.bands[i].free * 10 + luck[i];
      count = score == highest ? count + 1 : score > highest ? 1 : count;
      if (score > highest) highest = score, best = Side{i};
    }
    if (count == 1) return best;
    for (std::uint8_t i = 0; i < s.side_count; ++i) {
      if (s.bands[i].free * 10 + luck[i] == highest)
        luck[i] = play.sum(d(6), {"NOT-A56", "who names first", nobody, nobody, Side{i}});
    }
  }
}

}  // namespace

void naming_hatred(Now now) {
  const auto& [b, s, play] = now;
  s.last = most_dice(s, play);
  for (const Side side : nomination_order(s)) {  // NOT-A99
    for (FigureId id : everyone(s)) {
      if (s[id].side != side || !b.has(id, Skill::hatred) || !s[id].in_play() || hates_classes(now, id)) continue;
      bool any = false;
      for (FigureId other : everyone(s)) any |= may_hate(now, id, other);
      if (!any) continue;
      const Choice choice = play.ask(HatredOrder(now, id));
      if (choice.verb == HatredOrder::nobody_hated) continue;
      s.man(id).hated = choice.target;
      play.tell("hated", "NOT-133", "{by} hates {at}.", {.by = id, .at = choice.target});
    }
  }
  s.phase = Phase::contest;
  s.turn = 1;
  play.tell("turn_began", "NOT-050", "Turn {number}.", {.number = 1});
}

void fading_hatred(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : everyone(s)) {  // NOT-A45
    Man& man = s.man(id);
    if (!b.has(id, Skill::hatred) || man.lost_hatred || man.activated || !s[id].in_play()) continue;
    for (FigureId other : enemies(now, id)) {
      if (!hates(now, id, other) || !s[other].in_play() || !sees(now, id, other)) continue;
      man.lost_hatred = true;
      play.tell("hatred_lost", "NOT-133", "{by} saw {at} and did nothing: he hates no more.", {.by = id, .at = other});
      break;
    }
  }
}

}  // namespace fyrd::nottingham
