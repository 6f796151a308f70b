// Places that help who stands there: cover, fortified ground, and standing higher (MER-B-008, MER-R-013, MER-R-025).
#pragma once

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// MER-B-008, MER-R-013 the best cover of a target behind ground that the line of a shot crosses: 0 … 3.
int cover(Here, FigureId shooter, FigureId target);
// MER-B-008, MER-R-025, MER-B-A21 a figure up on fortified ground, or behind it towards the enemy. Where both stand at
// the same wall it is for who was there first: the other one comes across.
bool fortified(Here, FigureId, FigureId against, bool there_first);

// MER-B-A21 when somebody came to where he stands: in which turn, and in which part of it.
enum class Came : std::uint8_t { routing, moving_first, moving_second, driven_back };
inline std::uint16_t moment(int turn, Came how) { return static_cast<std::uint16_t>(turn * 4 + static_cast<int>(how)); }
template <class State>
std::uint16_t moved_at(const State& s, Side side) {
  return moment(s.turn, side == s.first ? Came::moving_first : Came::moving_second);
}
template <class GameHere>
bool fortified(GameHere here, FigureId id, FigureId against) {
  return fortified(here, id, against, here.man(id).since < here.man(against).since);
}
// MER-B-008, MER-R-027, MER-B-A21 a figure stands clearly higher than another.
inline bool higher(Here here, FigureId a, FigureId than) {
  return here[a].elevation - here[than].elevation >= here.b.common.higher;
}

}  // namespace fyrd::merlin
