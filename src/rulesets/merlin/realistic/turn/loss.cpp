// Who feels that somebody is gone (MER-R-041, MER-R-A43).
#include "rulesets/merlin/realistic/turn/loss.h"

namespace fyrd::merlin::realistic {

void miss(const RealisticBattle& b, State& s, FigureId id) {
  std::uint8_t& due = s.force_throws[s[id].side.index];
  due = static_cast<std::uint8_t>(due + b.troop(id).leader + b.troop(id).standard);
}

void remove(const RealisticBattle& b, State& s, FigureId id) {
  s[id].pose = Pose::out;
  miss(b, s, id);
  for (FigureId near : in_play(s, s[id].side) - s.routed) {  // MER-R-041 each friend within three inches
    if (!in_reach({b, s}, id, near, b.numbers.near)) continue;
    std::uint8_t& alarms = s.man(near).alarms;
    if (alarms == 0 || !b.numbers.rulings.one_throw) ++alarms;  // MER-R-A43
  }
}

}  // namespace fyrd::merlin::realistic
