// Whom to name, and how many dice to keep.
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/panic.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

// The chance, in thousandths, that he keeps his nerve with so many dice bound (NOT-093, NOT-131).
int keeps_nerve(Fear fear, int dice) {
  if (fear == Fear::none) return 1000;
  int keeps = 1000;
  for (int i = 0; i < dice; ++i) keeps = keeps * (fear == Fear::dread ? 5 : 4) / 6;
  return keeps;
}

}  // namespace

bool Quick::near_enemy(FigureId id, Length far) const {
  for (FigureId other : everyone(s_)) {
    if (s_[other].in_play() && b_.enemies(s_, id, other) && (s_[id].at - s_[other].at).squared() <= far.squared())
      return true;
  }
  return false;
}

bool Quick::engaged(FigureId id) const {
  for (FigureId other : everyone(s_)) {
    if (s_[other].in_play() && b_.enemies(s_, id, other) && !s_.panics(other) && s_.band_of(other).free > 0 &&
        within(b_, s_, id, other, b_.numbers.reach) && sees(b_, s_, other, id))
      return true;
  }
  return false;
}

int Quick::reserve() const {
  int threats = 0;
  for (FigureId id : everyone(s_)) {
    if (s_[id].side == side_ && s_[id].in_play() && near_enemy(id, inches(5))) ++threats;
  }
  return std::min(threats, 2);
}

bool Quick::others_shaken() const {  // NOT-A37
  for (std::uint8_t i = 0; i < s_.side_count; ++i) {
    if (b_.groups[i] != b_.groups[side_.index] && 4 * dice_lost(b_, s_, Side{i}) >= s_.bands[i].starting) return true;
  }
  return false;
}

// What one more bound die on him may cost when the turn ends; less and less, the longer the day.
int Quick::nerve(FigureId id) const {
  const int patience = std::max(0, b_.numbers.turns - 2 * s_.turn);
  const Fear fear = patience == 0 ? Fear::none : fear_of(b_, s_, id);
  const int dice = s_.man(id).bound();
  return (keeps_nerve(fear, dice) - keeps_nerve(fear, dice + 1)) * worth(id) / 1000 * 3 * patience /
         (2 * b_.numbers.turns);
}

// What the turn's end at a place may cost him by those who stand about it (NOT-092 c, NOT-131).
int Quick::exposure(FigureId id, Point at) const {
  const std::int64_t near = (b_.numbers.panic_near + b_.bases[foot_base].radius * 2).squared();
  int foes = 0;
  bool dread = false, alone = !b_.has(id, Skill::hero);
  for (FigureId other : everyone(s_)) {
    if (other == id || s_[other].pose != Pose::standing || s_.panics(other) || (s_[other].at - at).squared() > near)
      continue;
    if (b_.friends(s_, id, other)) {
      alone = false;
    } else {
      ++foes;
      dread |= b_.has(other, Skill::dreadful);
    }
  }
  const Fear fear = alone && foes >= 2 ? Fear::alone : dread ? Fear::dread : Fear::none;
  return (1000 - keeps_nerve(fear, s_.man(id).bound() + 1)) * worth(id) * 3 / 5000;
}

// NOT-082 while few are lost, who rallies keeps the others from fear; later on he hardly keeps himself from it.
int Quick::rally_promise(FigureId id) const {
  const int gain = rally_gain({.by = id, .dice = 1}), lost = dice_lost(b_, s_, side_), all = s_.band(side_).starting;
  if (4 * lost < all) return 2 * gain;
  if (4 * (lost - 1) < all) return 3 * gain;
  return s_.man(id).bound() == 1 ? gain - 4 : 0;
}

int Quick::promise(FigureId id, bool fearless) const {
  const Man& man = s_.man(id);
  if (s_.panics(id)) return s_[id].pose == Pose::lying ? 0 : rally_promise(id);
  const int tired = 30 * (man.plain + man.panic) + 10 * man.aiming + (fearless ? 0 : nerve(id));
  if (burns(s_[id].at, s_[id].elevation)) return 99 - tired;
  if (s_[id].pose == Pose::lying) return 45 - tired;
  std::int64_t least = -1;
  bool above = false;  // on a wall, where no blow reaches him
  for (FigureId other : everyone(s_)) {
    if (!s_[other].in_play() || !b_.enemies(s_, id, other)) continue;
    const std::int64_t far = (s_[id].at - s_[other].at).squared();
    if (least < 0 || far < least) least = far, above = s_[other].elevation - s_[id].elevation > b_.numbers.body_height;
  }
  if (least < 0) return 0;
  const Length gap{static_cast<std::int32_t>(square_root(least))}, stride = activation_allowance(b_, s_, id);
  int gain = 22 - gap.units / inches(3).units;
  if (!above && gap <= stride + inches(2)) gain = 60 + 6 * b_.warrior(id).profile.melee;
  if (archer(id) && man.plain == 0)
    gain = std::max(gain,
                    30 + 6 * b_.warrior(id).profile.ranged + (man.aiming > 0 ? 15 : 0) - gap.units / inches(2).units);
  if (const std::optional<Task> duty = task(id)) {
    const bool at_door = duty->deed == Act::smash && near_door(id, duty->number);
    if (at_door && man.bound() > 0) return 0;  // NOT-153 every bound die weighs on it
    const bool near = duty->deed == Act::carry && distance(s_[id].at, duty->to) <= stride;
    if (b_.plot == Plot::gate &&
        duty->deed == Act::nothing) {  // whoever can still be there in time, the foremost first
      const Length far = distance(s_[id].at, duty->to);
      return (far > b_.inch(8) * (b_.setting.turns - s_.turn + 1) ? 10
                                                                  : std::max(gain, 70 - far.units / b_.inch().units)) -
             tired;
    }
    const bool first =
        b_.plot == Plot::gate && duty->deed != Act::nothing;  // before the gate is open nobody else gets anywhere
    gain = std::max(gain, at_door ? 99 : saves(*duty) ? 90 : first ? 70 : near ? 62 : 40);
  } else if (b_.plot == Plot::trouble && gap > stride + inches(4)) {
    gain = 5;  // hands off a fight that is not needed
  }
  return gain - tired;
}

Choice Quick::nominate() const {
  Choice c;
  int best = 0;
  const auto choose = [&](bool fearless) {
    for (FigureId id : everyone(s_)) {
      if (s_[id].side != side_ || !s_[id].in_play()) continue;
      if (const int gain = promise(id, fearless); gain > best) {
        best = gain;
        c.verb = NominateOrder::name;
        c.figure = id;
      }
    }
  };
  choose(false);
  if (best == 0 && s_.idle > 0 && !s_.any_activation) choose(true);  // NOT-X52 somebody must go on
  // The last dice are worth more for a block than for a tired man's stroll.
  if (c.verb == NominateOrder::name && best < 25 && s_.band(side_).free <= reserve()) return {};
  return c;
}

}  // namespace fyrd::nottingham
