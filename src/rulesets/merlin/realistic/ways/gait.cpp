// Steps of pace, their inches and their turns (MER-R-002 … MER-R-004, MER-R-A02, A22, A28 … A30).
#include "rulesets/merlin/realistic/ways/gait.h"

#include "rulesets/merlin/realistic/deeds/reach.h"

namespace fyrd::merlin::realistic {

namespace {

// MER-R-003 stand, walk, trot, run; MER-R-A02 without the trot on foot.
int rung(Here here, FigureId id, Gait g) {
  if (g == Gait::run) return mounted(here, id) ? 3 : 2;
  return static_cast<int>(g);
}

}  // namespace

const char* gait_name(Gait g) {
  static constexpr const char* names[] = {"stand", "walk", "trot", "run"};
  return names[static_cast<int>(g)];
}

bool has_gait(Here here, FigureId id, Gait g) { return g != Gait::trot || mounted(here, id); }

bool may_change(Here here, FigureId id, Gait g) {
  const int step = rung(here, id, g) - rung(here, id, here.man(id).gait);
  return has_gait(here, id, g) && step >= -1 && step <= 1;  // MER-R-003 one step a turn, up or down
}

Gait slowest(Here here, FigureId id) {
  for (const Gait g : {Gait::stand, Gait::walk, Gait::trot}) {
    if (may_change(here, id, g)) return g;
  }
  return Gait::run;
}

Gait fastest(Here here, FigureId id) {
  for (const Gait g : {Gait::run, Gait::trot, Gait::walk}) {
    if (may_change(here, id, g)) return g;
  }
  return Gait::stand;
}

Length most(Here here, FigureId id, Gait g) {  // MER-R-002
  switch (g) {
    case Gait::stand: return {};
    case Gait::walk: return here.b.numbers.walk;
    case Gait::trot: return build(here, id).trot;
    case Gait::run: return build(here, id).run;
  }
  return {};
}

Length least(Here here, FigureId id, Gait g) {
  // MER-R-A28 more than the most of the next slower pace
  if (g == Gait::run) return most(here, id, mounted(here, id) ? Gait::trot : Gait::walk);
  return g == Gait::trot ? here.b.numbers.walk : Length{};
}

Turning turning(Here here, FigureId id, Gait g, const Path& path, Angle facing) {
  const Figure& f = here[id];
  if (g == Gait::run) {  // MER-R-004, MER-R-A30 straight on, and looking there at the end
    Point from = f.at;
    for (Point to : path.all()) {
      if (to != from && between(bearing(to - from), f.facing) > here.b.numbers.straight.turn)
        return Turning::not_straight;
      from = to;
    }
    return between(facing, f.facing) > here.b.numbers.straight.turn ? Turning::not_straight : Turning::fine;
  }
  if (g != Gait::trot || !build(here, id).stiff) return Turning::fine;  // MER-R-A22
  int turned = 0;
  Angle now = f.facing;
  Point from = f.at;
  for (Point to : path.all()) {
    if (to == from) continue;
    turned += between(bearing(to - from), now);
    now = bearing(to - from);
    from = to;
  }
  turned += between(facing, now);
  return turned > here.b.numbers.trot_turn.turn ? Turning::too_much : Turning::fine;  // MER-R-004
}

void settle_gaits(const RealisticBattle& b, State& s) {
  for (FigureId id : in_play(s)) {
    Man& man = s.man(id);
    // MER-R-A29 so do those who run, who climbed, and whose horse went down on the way
    man.gait =
        s.routs(id) || man.busy || man.halt != Halt::none || in_anybodys_reach({b, s}, id) ? Gait::stand : man.pace;
  }
}

}  // namespace fyrd::merlin::realistic
