// Dice, hits and saves (MER-B-005 … MER-B-008, MER-B-A01 … A04, A07, A10, A11, A13).
#include "rulesets/merlin/better/arms.h"

#include <algorithm>

namespace fyrd::merlin::better {

int dice_with(const BetterBattle& b, const State& s, FigureId id, const Arm& arm) {
  if (!b.fighter(id).mounted) return arm.dice;
  if (!s.man(id).charging) return b.numbers.mounted;  // MER-B-A10 with any weapon, spear and lance as well
  return arm.lance ? b.numbers.couched : b.numbers.charging;
}

int best_arm(const BetterBattle& b, const State& s, FigureId id, FigureId enemy) {
  int best = -1, most = 0;
  for (int i = 0; i < b.fighter(id).arm_count; ++i) {
    const Arm& arm = b.fighter(id).arms[static_cast<std::size_t>(i)];
    const int worth = dice_with(b, s, id, arm) * (7 - arm.hits);
    if (worth > most && b.in_reach(s, id, enemy, arm.reach)) best = i, most = worth;
  }
  return best;
}

Tally blow_tally(const BetterBattle& b, const State& s, FigureId id, const Arm& arm) {
  Tally tally(id, "attack");
  const int dice = dice_with(b, s, id, arm);
  if (!b.fighter(id).mounted) return tally.add(arm.rule, arm.name, dice);
  if (!s.man(id).charging) return tally.add("MER-B-A10", "mounted", dice);
  return tally.add("MER-B-005", arm.lance ? "charging with couched lance" : "charging", dice);
}

Tally shot_tally(const BetterBattle& b, FigureId shooter) {
  const Arm& bow = b.fighter(shooter).shot;
  return Tally(shooter, "attack").add(bow.rule, bow.name, bow.dice);
}

namespace {

// MER-B-A01 a bonus of place is so many dice; at most one modifier of each tally.
Modifier place_modifier(const BetterBattle& b, const State& s, FigureId target, FigureId attacker, bool missile) {
  const Numbers& n = b.numbers;
  const bool high = higher(b, s, target, attacker), fort = fortified(b, s, target, attacker);
  const auto of = [](const char* rule, const char* name, int value) {
    return Modifier{rule, name, static_cast<std::int16_t>(value)};
  };
  Modifier best = high && fort ? of("MER-B-A11", "up on a fortified wall", n.wall)  // MER-B-A11 both are the wall
                  : high       ? of("MER-B-008", "higher ground", n.higher)
                  : fort       ? of("MER-B-008", "fortified", n.fortified)
                               : of("", "", 0);
  if (!missile) return best;
  static constexpr const char* covers[] = {"", "half covered", "covered by more than half", "behind a window or slit"};
  const int cover_level = cover(b, s, attacker, target);
  const int dice = n.cover[cover_level];
  if (dice > best.value) best = of("MER-B-008", covers[cover_level], dice);  // MER-B-A11 the larger number alone
  return best;
}

}  // namespace

int place_dice(const BetterBattle& b, const State& s, FigureId target, FigureId attacker, bool missile) {
  return place_modifier(b, s, target, attacker, missile).value;
}

Tally guard_tally(const BetterBattle& b, FigureId target) {
  const Numbers& n = b.numbers;
  const Profile& p = b.troop(target).profile;
  Tally tally(target, "defence");
  tally.add("MER-B-007", "a die", n.base);
  if (p.helmet) tally.add("MER-B-007", "helmet", n.helmet);
  if (p.shield) tally.add("MER-B-007", "shield", n.shield);
  if (p.armour == Armour::mail) tally.add("MER-B-007", "mail", n.mail);
  if (p.armour >= Armour::plate_mail) tally.add("MER-B-A02", "plate", n.plate);  // MER-B-A02 instead of mail
  if (p.armoured_horse) tally.add("MER-B-007", "armoured horse", n.horse);
  return tally;
}

Tally defence_tally(const BetterBattle& b, const State& s, FigureId target, FigureId attacker, bool missile) {
  Tally tally = guard_tally(b, target);
  const Modifier place = place_modifier(b, s, target, attacker, missile);
  if (place.value != 0) tally.add(place.rule, place.name, place.value);
  return tally;
}

namespace {

const char* outcome_text(bool missile, bool hit, bool falls) {
  if (!hit) return missile ? "{by} shoots at {at} and misses." : "{by} strikes at {at} and misses.";
  if (falls)
    return missile ? "{by} shoots {at} down: hits {number}, saved {other}."
                   : "{by} strikes {at} down: hits {number}, saved {other}.";
  return missile ? "{by} hits {at}, whose armour holds: hits {number}, saved {other}."
                 : "{by} strikes at {at}, who fends it off: hits {number}, saved {other}.";
}

void resolve(const BetterBattle& b, State& s, Play& play, const Attack& a, bool missile) {
  if (s.man(a.at).doomed) {  // MER-B-A13 an attack on somebody who falls anyway is lost
    play.tell([&] {
      Event e;
      e.kind = "wasted", e.rule = "MER-B-A13", e.by = a.by, e.at = a.at;
      e.text = missile ? "{by} shoots at {at}, who falls already." : "{by} strikes at {at}, who falls already.";
      return e;
    });
    return;
  }
  const Arm& arm = missile ? b.fighter(a.by).shot : b.fighter(a.by).arms[s.man(a.by).arm];
  const int hits =
      play.at_least(dice(a.dice, 6), arm.hits, {"MER-B-006", missile ? "a shot" : "an attack", a.by, a.at});
  int saved = 0;
  if (hits > 0) {
    const int guard = defence_tally(b, s, a.at, a.by, missile).total();  // MER-B-A08 all his dice against each attack
    saved = play.at_least(dice(guard, 6), b.numbers.saves, {"MER-B-007", "the defence", a.at, a.by});
  }
  const bool falls = hits > saved;  // MER-B-007 any hit left
  s.man(a.at).doomed = falls;
  play.tell([&] {
    Event e;
    static constexpr const char* shots[] = {"shot_past", "glanced_off", "shot_down"};
    static constexpr const char* blows[] = {"struck_past", "parried", "struck"};
    e.kind = (missile ? shots : blows)[falls ? 2 : hits > 0 ? 1 : 0];
    e.rule = hits > 0 ? "MER-B-007" : "MER-B-006";
    e.text = outcome_text(missile, hits > 0, falls);
    e.by = a.by, e.at = a.at, e.number = hits, e.other = saved;
    e.tallies = {missile ? shot_tally(b, a.by) : blow_tally(b, s, a.by, arm), defence_tally(b, s, a.at, a.by, missile)};
    return e;
  });
}

// MER-B-A05 the fallen leave when everything that was named has been thrown.
void bury(State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    if (!man.doomed) continue;
    man.doomed = false;
    man.lost = true;
    s[id].pose = Pose::out;
    s.routed &= ~(std::uint64_t{1} << id.index);
  }
}

}  // namespace

void resolve_attacks(const BetterBattle& b, State& s, Play& play, Phase then) {
  if (s.resolved < s.attack_count) {
    resolve(b, s, play, s.attacks[s.resolved], s.phase == Phase::volley);
    ++s.resolved;
    return;
  }
  bury(s);
  s.resolved = s.attack_count = 0;
  s.phase = then;
}

}  // namespace fyrd::merlin::better
