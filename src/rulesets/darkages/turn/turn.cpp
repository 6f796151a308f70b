// The order of a turn, and what its end brings (DRK-B01, DRK-A02, DRK-A18, DRK-A42, DRK-A43, DRK-X04, DRK-X08).
#include "rulesets/darkages/deeds/melee.h"
#include "rulesets/darkages/deeds/move.h"
#include "rulesets/darkages/deeds/shoot.h"
#include "rulesets/darkages/table/fire.h"
#include "rulesets/darkages/turn/ending.h"

namespace fyrd::darkages {

namespace {

// DRK-A43 a whole turn still, without shooting.
void make_ready(Now now, FigureId id) {
  Man& man = now.man(id);
  const Weapon& weapon = now.b.fighter(id).missile;
  const bool disturbed = man.struck || man.touched || man.recoiled || !touched_foes(now, id).empty();
  const bool quiet = !man.moved && !man.shot && !(now.b.rulings.undisturbed && disturbed);
  if (weapon.loads && quiet) man.loaded = true;
  if (weapon.heavy_to.units > 0) man.prepared = quiet || (man.prepared && !man.moved);
}

void end_turn(Now now) {
  const auto& [b, s, play] = now;
  burn_on(now);
  judge(now);
  if (s.over()) return;
  for (FigureId id : in_play(s)) make_ready(now, id);
  ++s.turn;
  s.phase = Phase::movement;
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.was_crouched = man.crouched, man.was_close = man.close;
    man.shot_before = man.shot;  // DRK-A18
    man.touched = s[id].in_play() && !touched_foes(now, id).empty();
    man.moved = man.alone = man.slowed = man.shot = man.shot_arriving = man.recoiled = man.struck = false;
    man.charged = man.names = nobody;
    man.trail = {.from = s[id].at, .facing = s[id].facing};
  }
  settle_walls(b, s);
  play.tell("turn_began", "DRK-A02", "Turn {number}.", {.number = s.turn});
}

}  // namespace

void DarkAgesBattle::play(State& s, Play& play) const {
  const Now now{*this, s, play};
  switch (s.phase) {  // DRK-B01, DRK-A02
    case Phase::movement: return move_together(now);
    case Phase::shooting: return shoot_together(now);
    case Phase::naming: return name_together(now);
    case Phase::blows: return strike(now);
    case Phase::ending: return end_turn(now);
  }
}

}  // namespace fyrd::darkages
