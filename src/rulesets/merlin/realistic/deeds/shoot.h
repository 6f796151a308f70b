// Missiles: all named before any dice fall, all effects together (MER-R-010 … MER-R-015, MER-R-A06, A11, A12, A16, A23,
// A40 … A42, A49).
#pragma once

#include "rulesets/merlin/realistic/battle.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::realistic {

// What keeps a figure from shooting at all.
struct NoShot {
  enum class By : std::uint8_t {
    nothing,
    no_missile,
    broken,
    no_javelins,
    named_already,
    not_loaded,
    too_fast,
    busy,
    engaged
  } by = By::nothing;
  FigureId figure = nobody;  // who is upon him
  explicit operator bool() const { return by != By::nothing; }
};
NoShot cannot_shoot(const RealisticBattle&, const State&, FigureId shooter);
LineStop cannot_hit(const RealisticBattle&, const State&, FigureId shooter, FigureId target);

// What two dice must show.
Tally needed_tally(const RealisticBattle&, const State&, FigureId shooter, FigureId target);

class ShotOrder final : public QuestionOf<RealisticBattle, State> {
 public:
  enum : std::uint8_t { done, shoot };
  ShotOrder(const RealisticBattle& b, const State& s) : QuestionOf(b, s, "shoot", "MER-R-012", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override {
    return std::none_of(s_.men.begin(), s_.men.end(), [](const Man& man) { return !man.aim.none(); });
  }
  Explanation explain(const Choice&) const override;
};

// The step in which shots are named: one of them, or the side has named enough.
void aiming(const RealisticBattle&, State&, Play&);
// The step in which they fly: one of them, or all their effects.
void shooting(const RealisticBattle&, State&, Play&);
// MER-R-011, MER-R-A23, A41 who has given this turn to loading is further on with it.
void reload(const RealisticBattle&, State&);

}  // namespace fyrd::merlin::realistic
