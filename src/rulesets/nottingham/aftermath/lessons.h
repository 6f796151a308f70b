// What can be learnt between battles (NOT-120 … NOT-146, NOT-X20).
#pragma once

#include "rulesets/nottingham/aftermath/aftermath.h"

namespace fyrd::nottingham {

// Something to be learnt, as a number: a skill, or from `weapon_lessons` on a weapon to be trained with (NOT-146).
constexpr int weapon_lessons = 100;
bool may_learn(InCamp, FigureId, int lesson);
void teach(const Aftermath&, Camp&, FigureId, int lesson);
void tell_lesson(CampNow, FigureId, int lesson);
std::vector<int> lessons_for(InCamp, FigureId);
std::string lesson_text(const Aftermath&, int lesson);
const char* lesson_name(const Aftermath&, int lesson);  // kept by the battle

}  // namespace fyrd::nottingham
