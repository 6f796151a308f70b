// Events told in plain English, naming people and dice.
#pragma once

#include <string>

#include "core/events/event.h"
#include "core/play/battle.h"

namespace fyrd {

// Fills the places of the event's text: {by} {at} {figures} {side} {number} {other} {length} {faces} {purpose} {thing},
// {way} one of eight winds, {wind} one of sixteen. What ends in s, and {it}, agrees with the side: "{side} {has} won".
std::string sentence(const Battle&, const Event&);
// The same with the modifiers of its tallies behind it.
std::string narrate(const Battle&, const Event&);

// "Hugh +1 leader, +2 charging = +3"; nothing for an empty tally.
std::string tally_text(const Battle&, const Tally&);

// "Hugh, Rolf and Osric".
std::string names(const Battle&, std::span<const FigureId>);

// "north-east", of the way between two points.
const char* compass(Vec);

}  // namespace fyrd
