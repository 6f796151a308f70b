// Shooting in the better game: all shots are named, then thrown for (MER-B-003 … MER-B-006, MER-B-A12, MER-B-A13).
#pragma once

#include "rulesets/merlin/better/battle.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::better {

// What keeps a figure from shooting at all.
struct NoShot {
  enum class By : std::uint8_t { nothing, no_bow, routs, shot_already, not_loaded, engaged } by = By::nothing;
  FigureId figure = nobody;  // who is upon him
  explicit operator bool() const { return by != By::nothing; }
};

NoShot cannot_shoot(const BetterBattle&, const State&, FigureId shooter);
LineStop cannot_hit(const BetterBattle&, const State&, FigureId shooter, FigureId target);  // him of all enemies

class ShotOrder final : public QuestionOf<BetterBattle, State> {
 public:
  enum : std::uint8_t { done, shoot };
  ShotOrder(const BetterBattle& b, const State& s) : QuestionOf(b, s, "shoot", "MER-B-006", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return s_.attack_count == 0; }
  Explanation explain(const Choice&) const override;
};

// The step of the shooting phase: one shot is named, or the side has named all.
void shooting(const BetterBattle&, State&, Play&);
// MER-B-005 at the end of a turn: crossbows of those who stood still and did not shoot are loaded.
void reload(const BetterBattle&, State&);

}  // namespace fyrd::merlin::better
