// Which side of a door somebody is on, and what keeps it shut.
#include "rulesets/nottingham/table/door.h"

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

bool inside_of(const Door& door, Point at) { return dot(door.inward, at - bound(door.leaf.shape).at) > 0; }

bool blocked(Here here, int door) {
  const auto& [b, s] = here;
  const Prism& leaf = b.doors[door].leaf;
  for (const Thing& thing : s.things) {  // NOT-A93
    if (thing.kind != ThingKind::heavy || thing.height >= leaf.top ||
        thing.height + heavy_kind(b, thing).height <= leaf.bottom)
      continue;
    if (within(base_of(b, thing), leaf.shape, b.numbers.contact)) return true;
  }
  return false;
}

bool barred(Here here, int door) {
  return here.s.doors[door] == DoorState::locked || (!stands_open(here.s.doors[door]) && blocked(here, door));
}

bool at_hand(Here here, FigureId id, int door) {
  const auto& [b, s] = here;
  const Prism& leaf = b.doors[door].leaf;
  const Length low = s[id].elevation, high = low + b.numbers.body_height;
  if (high <= leaf.bottom - b.inch() || low >= leaf.top) return false;
  return within(base_of(here, id), leaf.shape, b.inch() - Length{1});  // closer than 1″
}

}  // namespace fyrd::nottingham
