// Over the edge, and to the foot of it (STO-032, STO-A16, STO-A17, STO-A36, STO-A37, STO-X14, STO-X15).
#include "rulesets/stormclouds/ways/fall.h"

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/dig.h"
#include "rulesets/stormclouds/turn/trauma.h"

namespace fyrd::stormclouds {

// STO-A16 each full 2″
int fall_trauma(const StormcloudsBattle& b, Length height) { return height.units / b.numbers.drop.units; }

void fall(Now now, FigureId id, Point foot, FigureId by) {
  const auto& [b, s, play] = now;
  const Length from = s[id].elevation;
  const auto room = [&](Point p) { return b.ground.elevation(p) + b.numbers.step < from && free_place(now, id, p); };
  const auto spot = search_around(b.ground, foot, 6_in, room);  // STO-A36
  if (!spot) return;                                            // there is no room to fall to
  put(b, s, id, *spot);
  const Length height = from - s[id].elevation;
  play.tell("fell_down", "STO-032", "{by} falls {length}.", {.by = id, .length = height});
  suffer(now, id, fall_trauma(b, height), Hurt::fall, by, "STO-032");
}

void slip(Now now, FigureId id, FigureId by) {
  const auto& [b, s, play] = now;
  const auto foot = drop_near(b, s[id], b.numbers.edge);  // STO-A17
  if (!foot) return;
  const int target = b.numbers.slip;
  int rolled = stats(now, id).dexterity;
  if (b.hero(id)) {
    const Luck luck{.blessed = b.has(id, Ability::nimble) || s.man(id).gear.has(Gear::rope)};  // STO-X14, STO-X15
    rolled =
        roll(now, RollOrder(now, id, nobody, Cause::slip, rolled, target + 1, luck, false), {"STO-032", "slip", id})
            .rolled;
  }
  const bool holds = succeeds(rolled, target);  // STO-A37
  play.tell(holds ? "held_on" : "slipped", "STO-032",
            holds ? "{by} keeps his footing ({number})." : "{by} slips ({number}).",
            {.by = id, .at = by, .number = rolled});
  if (!holds) fall(now, id, *foot, by);
}

}  // namespace fyrd::stormclouds
