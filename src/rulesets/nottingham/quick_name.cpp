// Whom to name, and how many dice to keep.
#include "rulesets/nottingham/panic.h"
#include "rulesets/nottingham/place.h"
#include "rulesets/nottingham/plot.h"
#include "rulesets/nottingham/quick.h"

namespace fyrd::nottingham {

bool Quick::near_enemy(FigureId id, Length far) const {
  for (FigureId other : everyone(s_)) {
    if (s_[other].in_play() && b_.enemies(s_, id, other) && (s_[id].at - s_[other].at).squared() <= far.squared()) return true;
  }
  return false;
}

bool Quick::engaged(FigureId id) const {
  for (FigureId other : everyone(s_)) {
    if (s_[other].in_play() && b_.enemies(s_, id, other) && !s_.panics(other) && s_.band_of(other).free > 0 && within(b_, s_, id, other, b_.numbers.reach)) return true;
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

// NOT-092 whoever has dice bound when the turn ends tests his nerve.
bool Quick::shaken(Side side) const {
  if (4 * dice_lost(b_, s_, side) >= s_.band(side).starting) return true;
  const FigureId leader = leader_of(b_, s_, side);
  return !leader.none() && !s_[leader].in_play();
}

int Quick::promise(FigureId id, bool afraid) const {
  const Man& man = s_.man(id);
  const int tired = 30 * (man.plain + man.panic) + 10 * man.aiming + (afraid && man.bound() == 0 ? 25 : 0);
  if (s_.panics(id)) return s_[id].pose == Pose::lying ? 0 : rally_gain({.by = id, .dice = 1}) - 4;
  if (s_[id].pose == Pose::lying) return 45 - tired;
  std::int64_t least = -1;
  for (FigureId other : everyone(s_)) {
    if (!s_[other].in_play() || !b_.enemies(s_, id, other)) continue;
    const std::int64_t far = (s_[id].at - s_[other].at).squared();
    if (least < 0 || far < least) least = far;
  }
  if (least < 0) return 0;
  const Length gap{static_cast<std::int32_t>(square_root(least))}, stride = activation_allowance(b_, s_, id);
  int gain = 22 - gap.units / inches(3).units;
  if (gap <= stride + inches(2)) gain = 60 + 6 * b_.warrior(id).profile.melee;
  if (archer(id) && man.plain == 0 && !afraid) gain = std::max(gain, 30 + 6 * b_.warrior(id).profile.ranged + (man.aiming > 0 ? 15 : 0) - gap.units / inches(2).units);
  if (const std::optional<Task> duty = task(id)) {
    const bool near = duty->deed == Act::smash ? near_door(id, duty->number) : duty->deed == Act::carry && distance(s_[id].at, duty->to) <= stride;
    gain = std::max(gain, !near ? 40 : duty->deed == Act::smash ? 99 : 62);
  } else if ((b_.plot == Plot::trouble || (b_.plot == Plot::gingerbread && attacks(b_, s_, side_))) && gap > stride + inches(4)) {
    gain = 5;  // hands off a fight that is not needed
  }
  return gain - tired;
}

Choice Quick::nominate() const {
  Choice c;
  int best = 0;
  bool acted = false;
  const auto choose = [&](bool afraid) {
    for (FigureId id : everyone(s_)) {
      if (s_[id].side != side_ || !s_[id].in_play()) continue;
      acted |= s_.man(id).activated;
      if (const int gain = promise(id, afraid); gain > best) {
        best = gain;
        c.verb = NominateOrder::name;
        c.figure = id;
      }
    }
  };
  // Where the others are no better off, and when the day grows long, there is nothing to wait for.
  bool afraid = shaken(side_) && 2 * s_.turn < b_.numbers.turns;
  for (std::uint8_t i = 0; afraid && i < s_.side_count; ++i) afraid = Side{i} == side_ || s_.bands[i].routed || !shaken(Side{i});
  choose(afraid);
  if (afraid && best == 0 && !acted) choose(false);  // somebody must go on
  // The last dice are worth more for a block than for a tired man's stroll.
  if (c.verb == NominateOrder::name && best < 25 && s_.band(side_).free <= reserve()) return {};
  return c;
}

}  // namespace fyrd::nottingham
