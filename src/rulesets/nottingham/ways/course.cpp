// Courses, and why a way is barred.
#include "rulesets/nottingham/ways/course.h"

#include "rulesets/nottingham/ways/walker.h"

namespace fyrd::nottingham {

Course course(Here here, FigureId id, const Path& path, Gait gait) { return Walker(here, id, gait).go(path); }

Refusal course_refusal(const NottinghamBattle& b, const Course& c) {
  using No = Course::No;
  const auto piece = [&] { return c.piece < 0 ? std::string("the ground") : b.ground.pieces()[c.piece].name; };
  switch (c.no) {
    case No::nothing: break;
    case No::empty: return {"empty", "That way leads nowhere.", "NOT-040"};
    case No::wall: return {"blocked", "That way runs into " + piece() + ".", "NOT-A69"};
    case No::door: {
      const Door& door = b.doors[c.door];
      if (door.shutter) return {"window", "Climbing through " + door.name + " is an action of its own.", "NOT-154"};
      return {"door_closed", door.name + " is closed.", "NOT-153"};
    }
    case No::figure: return {"figure_in_the_way", b[c.figure].name + " is in the way.", "NOT-A68"};
    case No::thing: return {"thing_in_the_way", "Something stands or lies in the way.", "NOT-A68"};
    case No::edge: return {"off_table", "That way leads over the edge of the table.", "NOT-A68"};
    case No::no_room: return {"no_room", "There is no room to stand there: " + piece() + " is in the way.", "NOT-A69"};
    case No::steep: return {"too_steep", "That is too steep to walk; it must be climbed.", "NOT-042"};
    case No::deep: return {"deep_water", "In deep water there is only swimming.", "NOT-156"};
    case No::indoors_mounted: return {"rider_indoors", "Nobody rides into a house.", "NOT-A89"};
    case No::not_in_water: return {"not_in_water", "There is no deep water to swim in.", "NOT-A33"};
  }
  return {};
}

}  // namespace fyrd::nottingham
