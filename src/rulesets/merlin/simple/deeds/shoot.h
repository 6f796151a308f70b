// Shooting in the simple game: the shooter risks nothing (MER-S-004, MER-S-005, MER-S-A06, A07, A09, A10).
#pragma once

#include "rulesets/merlin/simple/battle.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::simple {

// What keeps a figure from shooting at all.
struct NoShot {
  enum class By : std::uint8_t { nothing, no_bow, shot_already, not_loaded, engaged } by = By::nothing;
  FigureId figure = nobody;  // who is upon him
  explicit operator bool() const { return by != By::nothing; }
};

NoShot cannot_shoot(const SimpleBattle&, const State&, FigureId shooter);
LineStop cannot_hit(const SimpleBattle&, const State&, FigureId shooter, FigureId target);  // him of all enemies

Length range(const SimpleBattle&, FigureId shooter);
Tally shooting_tally(const SimpleBattle&, const State&, FigureId shooter);
Tally target_tally(const SimpleBattle&, const State&, FigureId target);

class ShotOrder final : public QuestionOf<SimpleBattle, State> {
 public:
  enum : std::uint8_t { done, shoot };
  ShotOrder(const SimpleBattle& b, const State& s) : QuestionOf(b, s, "shoot", "MER-S-004", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// The step of the shooting phase: one shot, or the side has shot enough.
void shooting(const SimpleBattle&, State&, Play&);
// MER-S-A10 who has stood still for a turn after his shot has loaded again.
void reload(const SimpleBattle&, State&);

}  // namespace fyrd::merlin::simple
