// Spells of Heroes (STO-036, STO-X12).
#pragma once

#include "rulesets/stormclouds/deeds/action.h"

namespace fyrd::stormclouds {

const Spell& spell_of(const StormcloudsBattle&, FigureId, const Choice&);
WhyNot cannot_cast(Here, FigureId, const Choice&);
void cast_spell(Now, FigureId, const Choice&);
void gust(Now, FigureId by, FigureId at, Length push);

void list_spells(Here, const ActionOrder&, Options&);

}  // namespace fyrd::stormclouds
