// Shots: who may shoot, at whom, what he must roll and who is struck (NEW-040 … NEW-045, NEW-A03, NEW-A06, NEW-A13,
// NEW-A14, NEW-A47, NEW-X05).
#pragma once

#include "rulesets/newcastle/deeds/weapon.h"

namespace fyrd::newcastle {

// NEW-042 whether he, or one of those who shoot for him, has both loaded and shot this turn, so much more counted in.
bool loaded_and_shot(Here, FigureId, int more_loads = 0, int more_shots = 0);
WhyNot cannot_shoot(Here, FigureId);
WhyNot cannot_load(Here, FigureId);
// NEW-043, NEW-A47 what keeps a shot from one man in particular.
WhyNot cannot_aim(Here, FigureId shooter, FigureId target);
// NEW-A47 whom a shot at this man can strike: him, or three and more of his group.
FigureSet marks(Here, FigureId shooter, FigureId target);
// One shot: who is named, whom it may strike, and whom its range is measured to (NEW-A14).
struct Shot {
  FigureId by, at, measured;
  FigureSet marks;
  bool snap = false;
};
Shot shot_at(Here, FigureId shooter, FigureId target, bool snap);

// NEW-040 what matters for a shot, taken from the table or said in words, and what it needs.
struct ShotFacts {
  enum class At : std::uint8_t { short_range, medium, far };  // NEW-A06
  int skill = 0;
  bool champion = false;
  At range = At::short_range;
  int shield = 0;  // towards the shooter
  int men = 1;     // in his group
  int wounds = 0;
  bool snap = false, aboard = false, dodges = false;
};
ShotFacts shot_facts(Here, const Shot&, FigureId victim);
Tally shot_tally(const Numbers&, const ShotFacts&, FigureId shooter = nobody);
Tally shot_tally(Here, const Shot&, FigureId victim);
Tally shot_tally(Here, FigureId shooter, FigureId target, bool snap);  // for the man himself
// NEW-A14 the chance that one of those it may strike is struck, or somebody of them.
Fraction shot_chance(Here, const Shot&, FigureId victim);
Fraction shot_chance(Here, const Shot&);
Explanation explain_shot(Here, FigureId shooter, FigureId target, bool snap);

// Looses at the table as the shooter sees it, and says whom it struck.
std::optional<Hit> loose(Now, FigureId shooter, FigureId target, bool snap);
void use_up(const NewcastleBattle&, State&, FigureId shooter);  // NEW-045 an arrow, or a javelin
void shoot(Now, FigureId shooter, FigureId target);
void load(Now, FigureId);

}  // namespace fyrd::newcastle
