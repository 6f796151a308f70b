// The half of the table a shield covers, as large a part of the enemies as fits into it (NEW-044, NEW-A29, NEW-A48).
#include "rulesets/newcastle/table/shield.h"

#include "core/figures/sides.h"

namespace fyrd::newcastle {

FigureSet covered(Here here, FigureId id, Angle facing, FigureSet foes) {
  FigureSet all;
  for (FigureId foe : foes) {
    if (in_front_half(here[id].at, facing, here[foe].at)) all.add(foe);
  }
  return all;
}

Covers covers(Here here, FigureId id, FigureSet foes) {
  const FigureSet now = covered(here, id, here[id].facing, foes);
  Covers found;
  for (FigureId first : foes) {  // the one on the left hand, and everybody up to half a turn from him
    const Angle left = bearing(here[first].at - here[id].at);
    Angle wide{};
    for (FigureId foe : foes) {
      const Angle off = bearing(here[foe].at - here[id].at) - left;
      if (off.turn <= south.turn && off.turn > wide.turn) wide = off;
    }
    const Angle facing = left + Angle{static_cast<std::uint16_t>(wide.turn / 2)};
    const FigureSet whom = covered(here, id, facing, foes);
    bool better = !(whom - now).empty();
    for (const Cover& other : found.all()) better = better && !(whom - other.foes).empty();
    if (better) found.ways[found.count++] = {facing, whom};
  }
  return found;
}

std::string cover_label(Here here, FigureId id, const Cover& cover) {
  std::string whom;
  int left = cover.foes.size();
  for (FigureId foe : cover.foes) {
    whom += (whom.empty() ? "" : left == 1 ? " and " : ", ") + here.name(foe);
    --left;
  }
  return here.name(id) + " turns his shield to " + whom;
}

void turn_shield(Now now, FigureId id, Angle facing) {
  now[id].facing = facing;
  constexpr int nearly = degrees(1).turn;
  for (FigureId foe : enemies(now, id)) {
    if (between(bearing(now[foe].at - now[id].at), facing) > nearly) continue;
    return now.play.tell("turned", "NEW-A29", "{by} turns to face {at}.", {.by = id, .at = foe});
  }
  now.play.tell("turned", "NEW-A29", "{by} turns his shield.", {.by = id});
}

}  // namespace fyrd::newcastle
