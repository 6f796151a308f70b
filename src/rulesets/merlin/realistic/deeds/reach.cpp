// Weapons, ranks and distances of hand-to-hand combat (MER-R-020 … MER-R-023, MER-R-A10, A20, A27, A38, A39, A52).
#include "rulesets/merlin/realistic/deeds/reach.h"

#include <cstdlib>

namespace fyrd::merlin::realistic {

namespace {

constexpr std::uint8_t last_band = bands - 1;

bool usable(const RealisticBattle& b, const State& s, FigureId id, const Arm& arm) {
  if (s.man(id).broken >> arm.weapon & 1) return false;
  return arm.kind != WeaponClass::lance || b.mounted(s, id);  // MER-B-003 a lance is for horseback
}

std::span<const Arm> arms(const RealisticBattle& b, FigureId id) {
  return {b.kit(id).arms.data(), static_cast<std::size_t>(b.kit(id).arm_count)};
}

// MER-R-023
int dice_of(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target, const Arm& arm) {
  if (!b.mounted(s, attacker) || arm.kind == WeaponClass::dagger) return arm.dice;
  if (charging(b, s, attacker, target))
    return arm.kind == WeaponClass::lance ? b.numbers.couched_dice : b.numbers.charging_dice;
  return b.numbers.mounted_dice;  // MER-R-A38 with any weapon
}

// How many ranks may strike past somebody, by the weapon in his hands (MER-R-020).
int ranks_behind(const RealisticBattle& b, const State& s, FigureId id) {
  int ranks = 0;
  if (b.mounted(s, id)) return ranks;
  for (const Arm& arm : arms(b, id)) {
    if (usable(b, s, id, arm)) ranks = std::max(ranks, arm.ranks);
  }
  return ranks;
}

// MER-R-A20 past friends only from right behind them, with such a weapon oneself and only where theirs leave room.
bool ranks_allow(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target, int allowed) {
  int between = 0;
  FigureId front[most_ranks];
  const Disc mine = b.disc_of(s[attacker]);
  const Length far = b.kit(attacker).longest + b.radius(s[target]);  // nobody beyond stands between
  for (FigureId id : everyone(s)) {
    if (id == attacker || id == target || s[id].side != s[attacker].side || !s[id].in_play()) continue;
    if (!within(mine, b.disc_of(s[id]), far)) continue;
    if (!crosses(b.disc_of(s[id]), s[attacker].at, s[target].at)) continue;
    allowed = std::min(allowed, ranks_behind(b, s, id));
    if (++between > allowed) return false;
    front[between - 1] = id;
  }
  if (between == 0) return true;
  const auto closed_up = [&](FigureId a, FigureId c) { return b.in_contact(s, a, c); };
  if (between == 1) return closed_up(attacker, front[0]);
  return closed_up(front[0], front[1]) && (closed_up(attacker, front[0]) || closed_up(attacker, front[1]));
}

Length gap(const RealisticBattle& b, const State& s, FigureId a, FigureId c) {
  return distance(s[a].at, s[c].at) - b.radius(s[a]) - b.radius(s[c]);
}

}  // namespace

Length longest_reach(const RealisticBattle& b, const State& s, FigureId id) {
  Length longest = b.numbers.hand;  // MER-R-A39 what is left of a broken weapon, or bare hands
  for (const Arm& arm : arms(b, id)) {
    if (usable(b, s, id, arm)) longest = max(longest, arm.reach);
  }
  return longest;
}

std::optional<Stroke> stroke(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target, int band) {
  const bool inside = s.man(attacker).inside & bit(target);
  const Length theirs = inside ? longest_reach(b, s, target) : Length{};
  bool any = false;
  for (const Arm& arm : arms(b, attacker)) {
    if (!usable(b, s, attacker, arm)) continue;
    any = true;
    if (inside && arm.reach > theirs) {  // MER-R-A10 he is inside: the longer weapon is improvised against him
      if (band == last_band)
        return Stroke{last_band, b.numbers.hand, b.numbers.improvised_dice, 0, arm.breaks,
                      0,         arm.weapon,     "enemy inside the reach"};
    } else if (arm.band == band) {
      return Stroke{arm.band,   arm.reach,  dice_of(b, s, attacker, target, arm),
                    0,          arm.breaks, b.mounted(s, attacker) ? 0 : arm.ranks,
                    arm.weapon, ""};
    }
  }
  if (any || band != last_band) return {};
  if (s.man(attacker).broken != 0 && b.kit(attacker).arm_count > 0)  // MER-R-A39 the stump
    return Stroke{last_band, b.numbers.hand, b.numbers.improvised_dice, 0, 0, 0, -1, "broken weapon"};
  return Stroke{last_band, b.numbers.hand, b.numbers.improvised_dice, b.numbers.unarmed_less, 0, 0, -1, "bare hands"};
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

bool can_strike(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target, int band) {
  if (!within(b.disc_of(s[attacker]), b.disc_of(s[target]), b.kit(attacker).longest)) return false;
  const auto how = stroke(b, s, attacker, target, band);
  return how && within_reach(b, s[attacker], s[target], how->reach) && ranks_allow(b, s, attacker, target, how->ranks);
}

int first_band(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target) {
  if (!within(b.disc_of(s[attacker]), b.disc_of(s[target]), b.kit(attacker).longest)) return bands;
  for (int band = 0; band < bands; ++band) {
    const auto how = stroke(b, s, attacker, target, band);
    if (how && within_reach(b, s[attacker], s[target], how->reach))
      return ranks_allow(b, s, attacker, target, how->ranks) ? band : bands;
  }
  return bands;
}

bool can_strike(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target) {
  return first_band(b, s, attacker, target) < bands;
}

FigureId nearer_enemy(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target) {
  const Length to = gap(b, s, attacker, target);
  for (FigureId e : everyone(s)) {
    if (e == target || !s[e].in_play() || !enemies(s, attacker, e)) continue;
    if (gap(b, s, attacker, e) < to && can_strike(b, s, attacker, e)) return e;
  }
  return nobody;
}

bool charging(const RealisticBattle& b, const State& s, FigureId rider, FigureId into) {
  const Man& man = s.man(rider);
  // MER-R-A07 he came into reach this turn, at a trot or faster
  if (!b.mounted(s, rider) || man.pace < Gait::trot || s[rider].at == man.began) return false;
  Figure before = s[rider];
  before.at = man.began;
  return !within_reach(b, before, s[into], longest_reach(b, s, rider));
}

bool in_anybodys_reach(const RealisticBattle& b, const State& s, FigureId id) {
  for (FigureId e : everyone(s)) {
    if (enemies(s, id, e) && s.fights(e) && within_reach(b, s[e], s[id], longest_reach(b, s, e))) return true;
  }
  return false;
}

bool reaches_anybody(const RealisticBattle& b, const State& s, FigureId id, Point from) {
  Figure there = s[id];
  there.at = from;
  there.elevation = b.ground.elevation(from);
  const Length reach = longest_reach(b, s, id);
  for (FigureId e : everyone(s)) {
    if (enemies(s, id, e) && s[e].in_play() && within_reach(b, there, s[e], reach)) return true;
  }
  return false;
}

}  // namespace fyrd::merlin::realistic
