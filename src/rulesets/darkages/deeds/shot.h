// One shot judged: whether it can be made, what it needs, what is added to the die (DRK-020 … DRK-038, DRK-A17,
// DRK-A18, DRK-A20, DRK-A34, DRK-A43 … DRK-A46).
#pragma once

#include "rulesets/darkages/table/wall.h"

namespace fyrd::darkages {

struct Shot {
  enum class Kind : std::uint8_t { plain, group, heavy, fire } kind = Kind::plain;
  FigureId by, at;
  int moment = ticks;  // DRK-A34
  int piece = -1;      // of fire: what is to burn
};

enum class ShotStop : std::uint8_t {
  nothing,
  no_missile,
  none_left,
  unloaded,
  unprepared,
  bound,
  captive,
  crouches,
  moved,
  mounted,
  mounted_moving,
  fighting,
  not_arriving,
  shot_before,
  too_far,
  foot_moving,
  from_inside,
  friends,
  hides,
  wood,
  sight,
  no_group,
  not_heavy,
  cannot_burn,
};

// All that is judged about the shots of one moment.
class Shooting {
 public:
  Shooting(const DarkAgesBattle& b, const State& s, int tick) : b_(b), s_(s), then_(moment(b, s, tick)), tick_(tick) {}

  ShotStop stop(const Shot&) const;
  Refusal refusal(const Shot&, ShotStop) const;
  int need(const Shot&) const;
  Tally modifiers(const Shot&) const;
  FigureSet victims(const Shot&) const;  // DRK-A14 among whom the victim of a shot at a group is drawn
  const Tabletop& then() const { return then_; }

 private:
  const Range* range(const Shot&) const;
  Length gap_to(const Shot&) const;
  ShotStop contact_stop(const Shot&) const;
  ShotStop fire_stop(const Shot&) const;
  void add_target(const Shot&, Tally&) const;
  void add_shooter(const Shot&, Tally&) const;

  const DarkAgesBattle& b_;
  const State& s_;
  Tabletop then_;
  int tick_;
};

ShotStop cannot_shoot(const DarkAgesBattle&, const State&, FigureId);  // whatever the target
// DRK-A18 an enemy who came into contact this turn with him or his group.
bool arrives(const DarkAgesBattle&, const State&, FigureId shooter, FigureId foe);

}  // namespace fyrd::darkages
