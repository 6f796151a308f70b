// Weapons, ranks and distances of hand-to-hand combat (MER-R-020 … MER-R-023, MER-R-A07, A10, A20, A38, A39,
// A52).
#include "rulesets/merlin/realistic/deeds/reach.h"

#include <cstdlib>

namespace fyrd::merlin::realistic {

bool usable(Here here, FigureId id, const Arm& arm) {
  if (here.man(id).has_broken(arm.weapon)) return false;
  return arm.kind != WeaponClass::lance || mounted(here, id);  // MER-B-003 a lance is for horseback
}

namespace {

constexpr std::uint8_t last_band = bands - 1;

// How many ranks may strike past somebody, by the weapon in his hands (MER-R-020).
int ranks_behind(Here here, FigureId id) {
  int ranks = 0;
  if (mounted(here, id)) return ranks;
  for (const Arm& arm : here.b.kit(id).hand()) {
    if (usable(here, id, arm)) ranks = std::max(ranks, arm.ranks);
  }
  return ranks;
}

// MER-R-A20 past friends only from right behind them, with such a weapon oneself and only where theirs leave room.
bool ranks_allow(Here here, FigureId attacker, FigureId target, int allowed) {
  int count = 0;
  FigureId front[most_ranks];
  const Point from = here[attacker].at, to = here[target].at;
  const auto between = [](int a, int b, int c, Length width) {
    return std::min(a, b) - width.units <= c && c <= std::max(a, b) + width.units;
  };
  for (FigureId id : everyone(here.s)) {
    const Figure& f = here[id];
    if (f.side != here[attacker].side || id == attacker || !f.in_play()) continue;
    const Length radius = here.b.radius(f);
    if (!between(from.x, to.x, f.at.x, radius) || !between(from.y, to.y, f.at.y, radius)) continue;
    if (!crosses(here.disc(id), from, to)) continue;
    allowed = std::min(allowed, ranks_behind(here, id));
    if (++count > allowed) return false;
    front[count - 1] = id;
  }
  if (count == 0) return true;
  const auto closed_up = [&](FigureId a, FigureId c) { return in_contact(here, a, c); };
  if (count == 1) return closed_up(attacker, front[0]);
  return closed_up(front[0], front[1]) && (closed_up(attacker, front[0]) || closed_up(attacker, front[1]));
}

}  // namespace

int stroke_dice(const Numbers& n, const Arm& arm, bool mounted, bool charging) {
  if (mounted && charging) return arm.kind == WeaponClass::lance ? n.couched_dice : n.charging_dice;
  const bool hand = arm.kind == WeaponClass::dagger || arm.kind == WeaponClass::unarmed;
  return mounted && !hand ? n.mounted_dice : arm.dice;  // MER-R-A38 with any weapon but these
}

Length longest_reach(Here here, FigureId id) {
  Length longest = here.b.numbers.hand;  // MER-R-A39 what is left of a broken weapon, or bare hands
  for (const Arm& arm : here.b.kit(id).hand()) {
    if (usable(here, id, arm)) longest = max(longest, arm.reach);
  }
  return longest;
}

std::optional<Stroke> stroke(Here here, FigureId attacker, FigureId target, int band) {
  const Numbers& n = here.b.numbers;
  const bool rides = mounted(here, attacker), inside = here.man(attacker).inside.has(target);
  const Length theirs = inside ? longest_reach(here, target) : Length{};
  const bool charges = rides && charging(here, attacker, target);
  bool any = false;
  for (const Arm& arm : here.b.kit(attacker).hand()) {
    if (!usable(here, attacker, arm)) continue;
    any = true;
    // MER-R-023, MER-R-A10 he is inside: the longer weapon is improvised against him
    const bool improvised = inside && arm.reach > theirs, cut_short = improvised && here.b.numbers.rulings.short_inside;
    const std::uint8_t when = cut_short ? last_band : arm.band;
    if (when != band) continue;
    return Stroke{.band = when,
                  .reach = cut_short ? n.hand : arm.reach,
                  .dice = improvised ? n.improvised_dice : stroke_dice(n, arm, rides, charges),
                  .less = charges ? 0 : arm.less,
                  .breaks = arm.breaks,
                  .ranks = rides || cut_short ? 0 : arm.ranks,
                  .weapon = arm.weapon,
                  .what = improvised     ? "enemy inside the reach"
                          : arm.less > 0 ? "bare hands"
                                         : ""};
  }
  if (any || band != last_band) return {};
  // MER-R-A39 the stump of a weapon, or bare hands; who charges has the dice of a charge
  const bool stump = !here.man(attacker).broken.empty() && here.b.kit(attacker).arm_count > 0;
  const Arm hand{.kind = WeaponClass::unarmed, .dice = n.improvised_dice};
  return Stroke{.band = last_band,
                .reach = n.hand,
                .dice = stroke_dice(n, hand, rides, charges),
                .less = stump || charges ? 0 : n.unarmed_less,
                .what = stump ? "broken weapon" : "bare hands"};
}

bool within_reach(const RealisticBattle& b, const Figure& a, const Figure& c, Length reach) {
  // MER-R-A52 a figure is so tall; what is still between feet and head counts
  const Length up = Length{std::abs((a.elevation - c.elevation).units)} - b.numbers.figure;
  if (up.units > 0) {
    if (up > reach) return false;
    reach = Length{static_cast<std::int32_t>(square_root(reach.squared() - up.squared()))};
  }
  return within(b.disc_of(a), b.disc_of(c), reach);
}

bool can_strike(Here here, FigureId attacker, FigureId target, int band) {
  if (!in_reach(here, attacker, target, here.b.kit(attacker).longest)) return false;
  const auto how = stroke(here, attacker, target, band);
  return how && within_reach(here.b, here[attacker], here[target], how->reach) &&
         ranks_allow(here, attacker, target, how->ranks);
}

int first_band(Here here, FigureId attacker, FigureId target) {
  if (!in_reach(here, attacker, target, here.b.kit(attacker).longest)) return bands;
  for (int band = 0; band < bands; ++band) {
    const auto how = stroke(here, attacker, target, band);
    if (how && within_reach(here.b, here[attacker], here[target], how->reach))
      return ranks_allow(here, attacker, target, how->ranks) ? band : bands;
  }
  return bands;
}

bool can_strike(Here here, FigureId attacker, FigureId target) { return first_band(here, attacker, target) < bands; }

bool held_off(Here here, FigureId id, FigureId by) {
  return here.man(id).halt == Halt::driven_back && first_band(here, by, id) < here.s.band;
}

FigureId nearer_enemy(Here here, FigureId attacker, FigureId target) {
  const Length to = gap(here, attacker, target);
  for (FigureId e : enemies(here, attacker)) {
    if (e != target && gap(here, attacker, e) < to && can_strike(here, attacker, e) && !held_off(here, attacker, e))
      return e;
  }
  return nobody;
}

bool charging(Here here, FigureId rider, FigureId into) {
  return mounted(here, rider) && here.man(rider).charged.has(into);  // MER-R-A07
}

FigureSet charged_from(Here here, FigureId rider, Point from, Gait pace) {
  FigureSet all;
  if (!mounted(here, rider) || (here.b.numbers.rulings.charge_at_trot && pace < Gait::trot)) return all;
  Figure before = here[rider];
  before.at = from, before.elevation = here.b.ground.elevation(from);
  const Length reach = longest_reach(here, rider);
  for (FigureId e : enemies(here, rider)) {
    if (within_reach(here.b, here[rider], here[e], reach) && !within_reach(here.b, before, here[e], reach)) all.add(e);
  }
  return all;
}

bool in_anybodys_reach(Here here, FigureId id) {
  for (FigureId e : enemies(here, id) - here.s.routed) {
    if (within_reach(here.b, here[e], here[id], longest_reach(here, e))) return true;
  }
  return false;
}

bool reaches_anybody(Here here, FigureId id, Point from) {
  Figure there = here[id];
  there.at = from;
  there.elevation = here.b.ground.elevation(from);
  const Length reach = longest_reach(here, id);
  for (FigureId e : enemies(here, id)) {
    if (within_reach(here.b, there, here[e], reach)) return true;
  }
  return false;
}

}  // namespace fyrd::merlin::realistic
