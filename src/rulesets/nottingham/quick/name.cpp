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
int keeps_nerve(const Numbers& n, Fear fear, int dice) {
  if (fear == Fear::none) return 1000;
  int keeps = 1000;
  for (int i = 0; i < dice; ++i) keeps = keeps * (6 - last_bad(n, fear)) / 6;
  return keeps;
}

}  // namespace

bool Quick::near_enemy(FigureId id, Length far) const {
  for (FigureId other : enemies(here_, id)) {
    if ((here_[id].at - here_[other].at).squared() <= far.squared()) return true;
  }
  return false;
}

bool Quick::engaged(FigureId id) const {
  for (FigureId other : enemies(here_, id)) {
    if (!here_.s.panics(other) && here_.s.band_of(other).free > 0 && within(here_, id, other, here_.b.numbers.reach) &&
        sees(here_, other, id))
      return true;
  }
  return false;
}

// In an open fight who comes into reach first is struck first. But somebody must begin: every so many turns all go.
bool Quick::wary() const {
  constexpr int patience = 8;
  return here_.b.plot == Plot::battle && here_.s.turn % patience != 0;
}

bool Quick::threatened(FigureId id, Point at, Length nearer) const {
  const Length bodies = 2 * here_.b.inner(here_[id]) + here_.b.numbers.reach + nearer;
  for (FigureId other : enemies(here_, id)) {
    if (here_[other].pose != Pose::standing || here_.s.panics(other) || here_.s.band_of(other).free == 0) continue;
    if ((here_[other].at - at).squared() <= (activation_allowance(here_, other) + bodies).squared()) return true;
  }
  return false;
}

int Quick::reserve() const {
  int threats = 0;
  for (FigureId id : in_play(here_.s, side_)) threats += near_enemy(id, inches(5));
  return std::min(threats, 2);
}

bool Quick::others_shaken() const {  // NOT-A37
  for (std::uint8_t i = 0; i < here_.s.side_count; ++i) {
    if (here_.b.groups[i] != here_.b.groups[side_.index] && 4 * dice_lost(here_, Side{i}) >= here_.s.bands[i].starting)
      return true;
  }
  return false;
}

bool Quick::mostly_shaken() const {
  const FigureSet all = in_play(here_.s, side_);
  int shaken = 0;
  for (FigureId id : all) shaken += here_.s.panics(id);
  return 2 * shaken >= all.size();
}

// What one more bound die on him may cost when the turn ends; less and less, the longer the day.
int Quick::nerve(FigureId id) const {
  const int patience = std::max(0, here_.b.numbers.turns - 2 * here_.s.turn);
  const Fear fear = patience == 0 ? Fear::none : fear_of(here_, id);
  const int dice = here_.man(id).bound();
  return (keeps_nerve(here_.b.numbers, fear, dice) - keeps_nerve(here_.b.numbers, fear, dice + 1)) * worth(id) / 1000 *
         3 * patience / (2 * here_.b.numbers.turns);
}

// What the turn's end at a place may cost him by those who stand about it (NOT-092 c, NOT-131).
int Quick::exposure(FigureId id, Point at) const {
  const std::int64_t near = (here_.b.numbers.panic_near + here_.b.bases[foot_base].inner * 2).squared();
  int foes = 0;
  bool dread = false, alone = !here_.b.has(id, Skill::hero);
  for (FigureId other : everyone(here_.s)) {
    if (other == id || here_[other].pose != Pose::standing || here_.s.panics(other) ||
        (here_[other].at - at).squared() > near)
      continue;
    if (here_.b.friends(here_.s, id, other)) {
      alone = false;
    } else {
      ++foes;
      dread |= here_.b.has(other, Skill::dreadful);
    }
  }
  const Fear fear = alone && foes >= here_.b.numbers.panic.foes ? Fear::alone : dread ? Fear::dread : Fear::none;
  return (1000 - keeps_nerve(here_.b.numbers, fear, here_.man(id).bound() + 1)) * worth(id) * 3 / 5000;
}

// NOT-082 while few are lost, who rallies keeps the others from fear; later on he hardly keeps himself from it.
int Quick::rally_promise(FigureId id) const {
  const int gain = rally_gain({.by = id, .dice = 1}), lost = dice_lost(here_, side_),
            all = here_.s.band(side_).starting;
  if (4 * lost < all) return 2 * gain;
  if (4 * (lost - 1) < all) return 3 * gain;
  return here_.man(id).bound() == 1 ? gain - 4 : 0;
}

int Quick::promise(FigureId id, bool fearless) const {
  const Man& man = here_.man(id);
  if (here_.s.panics(id)) return here_[id].pose == Pose::lying ? 0 : rally_promise(id);
  const bool open = here_.b.plot == Plot::battle;  // nobody needs to hurry: who is fresh goes
  const int tired = (open ? 60 : 30) * (man.plain + man.panic) + 10 * man.aiming + (fearless ? 0 : nerve(id));
  if (burns(here_[id].at, here_[id].elevation)) return 99 - tired;
  if (here_[id].pose == Pose::lying) return 45 - tired;
  std::int64_t least = -1;
  bool above = false;  // on a wall, where no blow reaches him
  for (FigureId other : enemies(here_, id)) {
    const std::int64_t far = (here_[id].at - here_[other].at).squared();
    if (least < 0 || far < least)
      least = far, above = here_[other].elevation - here_[id].elevation > here_.b.numbers.body_height;
  }
  if (least < 0) return 0;
  const Length gap{static_cast<std::int32_t>(square_root(least))}, stride = activation_allowance(here_, id);
  int gain = (open ? 30 : 22) - gap.units / inches(3).units;
  const Length two_steps = 2 * stride + inches(2);
  if (wary() && gap > stride + inches(2) && gap <= two_steps && !archer(id) && threatened(id, here_[id].at, stride))
    gain = 0;
  if (!above && gap <= stride + inches(2)) gain = 60 + 6 * here_.b.warrior(id).profile.melee;
  if (archer(id) && man.plain == 0)
    gain = std::max(
        gain, 30 + 6 * here_.b.warrior(id).profile.ranged + (man.aiming > 0 ? 15 : 0) - gap.units / inches(2).units);
  if (man.hanging() && man.bound() > 1) return 0;  // NOT-060 he would get nowhere, and might slip
  if (const std::optional<Task> duty = task(id)) {
    const bool at_door = duty->deed == Act::smash && near_door(id, duty->number);
    if (at_door && man.bound() > 0) return 0;  // NOT-153 every bound die weighs on it
    const bool near = duty->deed == Act::carry && distance(here_[id].at, duty->to) <= stride;
    if (here_.b.plot == Plot::gate &&
        duty->deed == Act::nothing) {  // whoever can still be there in time, the foremost first
      const Length far = distance(here_[id].at, duty->to);
      return (far > here_.b.inch(8) * (here_.b.setting.turns - here_.s.turn + 1)
                  ? 10
                  : std::max(gain, 70 - far.units / here_.b.inch().units)) -
             tired;
    }
    const bool first =
        here_.b.plot == Plot::gate && duty->deed != Act::nothing;  // before the gate is open nobody else gets anywhere
    gain = std::max(gain, at_door ? 99 : saves(*duty) ? 90 : first ? 70 : near ? 62 : 40);
  } else if (here_.b.plot == Plot::trouble && gap > stride + inches(4)) {
    gain = 5;  // hands off a fight that is not needed
  }
  return gain - tired;
}

Choice Quick::nominate() const {
  FigureId best = nobody;
  int most = 0;
  const auto choose = [&](bool fearless) {
    for (FigureId id : in_play(here_.s, side_)) {
      if (const int gain = promise(id, fearless); gain > most) most = gain, best = id;
    }
  };
  choose(false);
  if (most == 0 && here_.s.idle > 0 && !here_.s.any_activation) choose(true);  // NOT-X52 somebody must go on
  // The last dice are worth more for a block than for a tired man's stroll.
  if (best.none() || (most < 25 && here_.s.band(side_).free <= reserve())) return {};
  return {.verb = NominateOrder::name, .figure = best};
}

}  // namespace fyrd::nottingham
