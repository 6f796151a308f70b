// Shots: who may shoot, at whom, what he must roll and who is struck (NEW-040 … NEW-045, NEW-A06, NEW-A13, NEW-A14,
// NEW-A47, NEW-X05).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

// What he shoots with as he stands: the weapon in his hand, or the bows of those who ride with him.
const Arm* missile(const NewcastleBattle&, const State&, FigureId);
// NEW-042 whether he, or one of those who shoot for him, has both loaded and shot this turn, so much more counted in.
bool loaded_and_shot(const NewcastleBattle&, const State&, FigureId, int more_loads = 0, int more_shots = 0);
Verdict cannot_shoot(const NewcastleBattle&, const State&, FigureId);
Verdict cannot_load(const NewcastleBattle&, const State&, FigureId);

// NEW-043, NEW-A47 what keeps a shot from one man in particular.
struct ShotStop {
  enum class By : std::uint8_t { nothing, range, cowers, melee, figure, ground } by = By::nothing;
  FigureId figure{};  // who stands in the line
  explicit operator bool() const { return by != By::nothing; }
};
ShotStop shot_stop(const NewcastleBattle&, const State&, FigureId shooter, FigureId target);
Refusal refusal(const NewcastleBattle&, const State&, FigureId shooter, FigureId target, const ShotStop&);

// NEW-A47 whom a shot at this man can strike: him, or three and more of his group.
FigureSet marks(const NewcastleBattle&, const State&, FigureId shooter, FigureId target);
Tally shot_tally(const NewcastleBattle&, const State&, FigureId shooter, FigureId target, int of, bool snap);
// The chance that somebody is struck.
Fraction shot_chance(const NewcastleBattle&, const State&, FigureId shooter, FigureSet marks, bool snap);
Explanation explain_shot(const NewcastleBattle&, const State&, FigureId shooter, FigureId target, bool snap);

// Looses and says whom it struck; `s` is the table as the shooter sees it.
std::optional<Hit> loose(const NewcastleBattle&, const State&, Play&, FigureId shooter, FigureId target, bool snap);
void use_up(const NewcastleBattle&, State&, FigureId shooter);  // NEW-045 an arrow, or a javelin
void shoot(const NewcastleBattle&, State&, Play&, FigureId shooter, FigureId target);
void load(const NewcastleBattle&, State&, Play&, FigureId);
// NEW-058 what was in hand is dropped for good (NEW-A42).
void change_weapon(const NewcastleBattle&, State&, Play&, FigureId, int to);
int spare_weapon(const NewcastleBattle&, const State&,
                 FigureId);  // the next he carries for melee; -1 when there is none

}  // namespace fyrd::newcastle
