// Who keeps his feet, his horse, his life (MER-R-006, MER-R-014, MER-R-029, MER-R-030, MER-R-A15, A21).
#include "rulesets/merlin/realistic/ways/fall.h"

#include "core/play/against.h"

namespace fyrd::merlin::realistic {

bool falls_off(const Numbers& n, Play& play, const Why& why) {
  return no_more_than(play, dice(2, 6), n.level_falls, why);
}

bool out_by_fall(const Numbers& n, Play& play, const Why& why) { return reaches(play, dice(2, 6), n.level_out, why); }

const Numbers::Fall& fall_at(Here here, FigureId rider) {
  const Gait pace = here.man(rider).pace;
  return here.b.numbers.falls[pace == Gait::run    ? 2
                              : pace == Gait::trot ? 1
                                                   : 0];  // MER-R-A21 who stands falls as at a walk
}

bool horse_falls(const Numbers::Fall& fall, Play& play, const Why& why) {
  return no_more_than(play, dice(2, 6), fall.horse, why);
}

bool rider_out(const Numbers::Fall& fall, Play& play, const Why& why) {
  return reaches(play, dice(2, 6), fall.rider, why);
}

bool horse_hit(const Numbers& n, Play& play, const Why& why) { return no_more_than(play, d(6), n.horse_hit, why); }

void unhorse(State& s, FigureId id) {  // MER-R-A15
  s[id].base = 0;
  Man& man = s.man(id);
  man.gait = Gait::stand;  // MER-R-A29
  man.halt = Halt::lost_horse;
}

}  // namespace fyrd::merlin::realistic
