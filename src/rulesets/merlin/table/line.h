// Where a shot may go, in all three games (MER-S-A09).
#pragma once

#include "core/table/sight.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// What stops a shot from one figure at another.
struct LineStop {
  enum class By : std::uint8_t { nothing, range, friend_near, figure, ground } by = By::nothing;
  FigureId figure = nobody;  // who is in the way or too near
  explicit operator bool() const { return by != By::nothing; }
};
LineStop line_stop(const MerlinBattle&, const Tabletop&, FigureId shooter, FigureId target, Length range);

// The enemy in contact who keeps a figure from shooting; `routed` has a bit for each figure that runs.
FigureId engaged_by(const MerlinBattle&, const Tabletop&, FigureId shooter, std::uint64_t routed = 0);

// The refusal for a stopped shot, and the witnesses for any; `range_rule` is where the game's ranges come from.
Refusal line_refusal(const MerlinBattle&, const Tabletop&, FigureId shooter, FigureId target, Length range,
                     const char* range_rule, LineStop);
void line_witnesses(const MerlinBattle&, const Tabletop&, FigureId shooter, FigureId target, Length range,
                    const char* range_rule, Explanation&);

// All shots a side can make: `found(shooter, target)` until it says that it has seen enough. Who may shoot, and at
// whom, is for each game's own `cannot_shoot` and `cannot_hit`.
template <class B, class S, class Found>
bool find_shot(const B& b, const S& s, Side side, Found&& found) {
  for (FigureId shooter : everyone(s)) {
    if (s[shooter].side != side || !s.fights(shooter) || cannot_shoot(b, s, shooter)) continue;
    for (FigureId target : everyone(s)) {
      if (!enemies(s, shooter, target) || !s[target].in_play() || cannot_hit(b, s, shooter, target)) continue;
      if (found(shooter, target)) return true;
    }
  }
  return false;
}

template <class B, class S>
bool any_shot(const B& b, const S& s) {
  return find_shot(b, s, s.active, [](FigureId, FigureId) { return true; });
}

template <class B, class S>
void list_shots(const B& b, const S& s, Side side, std::uint8_t verb, Options& options) {
  find_shot(b, s, side, [&](FigureId shooter, FigureId target) {
    Choice c;
    c.verb = verb, c.figure = shooter, c.target = target;
    options.add(c, [&] { return b[shooter].name + " shoots at " + b[target].name; });
    return false;
  });
}

}  // namespace fyrd::merlin
