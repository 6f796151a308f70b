// Crossing those who lie there (MER-R-006).
#include "rulesets/merlin/realistic/ways/fallen.h"

#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/turn/loss.h"
#include "rulesets/merlin/realistic/ways/fall.h"

namespace fyrd::merlin::realistic {

FigureId fallen_on_way(Here here, FigureId id, const Path& path) {
  if (!here.b.numbers.fallen_bodies) return nobody;
  for (FigureId body : everyone(here.s)) {
    if (here[body].pose != Pose::out) continue;
    const Disc wide{here[body].at, here.b.radius(here[body]) + here.b.radius(here[id])};
    Point from = here[id].at;
    for (Point to : path.all()) {
      if (crosses(wide, from, to)) return body;
      from = to;
    }
  }
  return nobody;
}

bool fought_across(Here here, FigureId mover, FigureId body) {
  for (FigureId e : enemies(here, mover) - here.s.routed) {
    if (in_reach(here, e, body, longest_reach(here, e))) return true;
  }
  return false;
}

void cross_fallen(Now now, FigureId id, FigureId body) {
  const auto& [b, s, play] = now;
  const Numbers::Fall& fall = fall_at(now, id);
  if (!horse_falls(fall, play, {"MER-R-006", "crossing the fallen", id, body})) return;
  const bool out = rider_out(fall, play, {"MER-R-006", "the fall", id});
  if (out) {
    remove(b, s, id);
  } else {
    unhorse(s, id);
  }
  play.tell(out ? "fell" : "stumbled", "MER-R-006",
            out ? "{by}'s horse stumbles over {at}, and the rider does not get up."
                : "{by}'s horse stumbles over {at}; the rider goes on on foot.",
            {.by = id, .at = body});
}

}  // namespace fyrd::merlin::realistic
