// Dice, hits and saves (MER-B-005 … MER-B-008, MER-B-A01 … A04, A07, A10, A11, A13).
#include "rulesets/merlin/better/deeds/attack.h"

#include "rulesets/merlin/table/cover.h"

namespace fyrd::merlin::better {

namespace {

Modifier modifier(const char* rule, const char* name, int value) {
  return {rule, name, static_cast<std::int16_t>(value)};
}

}  // namespace

Modifier blow_dice(const Numbers& n, const Arm& arm, bool knightly, bool charging) {
  if (!knightly) return modifier(arm.rule, arm.name, arm.dice);
  if (!charging) return modifier("MER-B-A10", "mounted", n.mounted);  // MER-B-A10 with any weapon, spear and lance too
  return arm.lance ? modifier("MER-B-005", "charging with couched lance", n.couched)
                   : modifier("MER-B-005", "charging", n.charging);
}

Modifier blow_dice(Here here, FigureId id, const Arm& arm) {
  return blow_dice(here.b.numbers, arm, here.b.fighter(id).knightly, here.man(id).charging);
}

int best_arm(Here here, FigureId id, FigureId enemy) {
  int best = -1, most = 0;
  const Fighter& f = here.b.fighter(id);
  for (int i = 0; i < f.arm_count; ++i) {
    const int worth = blow_dice(here, id, f.arms[i]).value * (7 - f.arms[i].hits);
    if (worth > most && in_reach(here, id, enemy, f.arms[i].reach)) best = i, most = worth;
  }
  return best;
}

Tally blow_tally(Here here, FigureId id, const Arm& arm, int given) {
  const Modifier dice = blow_dice(here, id, arm);
  Tally tally(id, "attack", Tally::Is::number);
  tally.add(dice.rule, dice.name, dice.value);
  if (given < dice.value) tally.add("MER-B-006", "kept for others", given - dice.value);
  return tally;
}

Tally shot_tally(const BetterBattle& b, FigureId shooter) {
  const Arm& bow = b.fighter(shooter).shot;
  Tally tally(shooter, "attack", Tally::Is::number);
  tally.add(bow.rule, bow.name, bow.dice);
  return tally;
}

PostDice post_dice(const Numbers& n, const Post& post) {  // MER-B-A01 so many dice
  static constexpr const char* covers[] = {"", "half covered", "covered by more than half", "behind a window or slit"};
  PostDice all{.place = post.higher && post.fortified
                            ? modifier("MER-B-A11", "up on a fortified wall", n.wall)  // MER-B-A11 both are the wall
                        : post.higher    ? modifier("MER-B-008", "higher ground", n.higher)
                        : post.fortified ? modifier("MER-B-008", "fortified", n.fortified)
                                         : modifier("", "", 0),
               .cover = modifier("MER-B-008", covers[post.cover], n.cover[post.cover])};
  if (n.rulings.larger_alone) (all.cover.value > all.place.value ? all.place : all.cover).value = 0;  // MER-B-A11
  return all;
}

namespace {

Post post(Here here, FigureId target, FigureId attacker, bool missile) {
  return {.higher = higher(here, target, attacker),
          .fortified = fortified(here, target, attacker),
          .cover = missile ? cover(here, attacker, target) : 0};
}

}  // namespace

int post_dice(Here here, FigureId target, FigureId attacker, bool missile) {
  const PostDice dice = post_dice(here.b.numbers, post(here, target, attacker, missile));
  return dice.place.value + dice.cover.value;
}

Tally defence_tally(const Numbers& n, FigureId id, const Harness& worn, const Post& post) {
  Tally tally = guard_tally(n, id, worn);
  const PostDice dice = post_dice(n, post);
  for (const Modifier& m : {dice.place, dice.cover}) {
    if (m.value != 0) tally.add(m.rule, m.name, m.value);
  }
  return tally;
}

Tally defence_tally(Here here, FigureId target, FigureId attacker, bool missile) {
  return defence_tally(here.b.numbers, target, here.b.fighter(target).harness, post(here, target, attacker, missile));
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

void resolve(Now now, const Attack& a, bool missile) {
  const auto& [b, s, play] = now;
  if (s.man(a.at).doomed)  // MER-B-A13 an attack on somebody who falls anyway is lost
    return play.tell("wasted", "MER-B-A13",
                     missile ? "{by} shoots at {at}, who falls already." : "{by} strikes at {at}, who falls already.",
                     {.by = a.by, .at = a.at});
  const Arm& arm = missile ? b.fighter(a.by).shot : b.fighter(a.by).arms[s.man(a.by).arm];
  const int hits =
      play.at_least(dice(a.dice, 6), arm.hits, {"MER-B-006", missile ? "a shot" : "an attack", a.by, a.at});
  const Tally attack = missile ? shot_tally(b, a.by) : blow_tally(now, a.by, arm, a.dice);
  const Tally defence = defence_tally(now, a.at, a.by, missile);  // MER-B-A08 all his dice against each attack
  const int saved =
      hits == 0 ? 0
                : play.at_least(dice(defence.total(), 6), b.numbers.saves, {"MER-B-007", "the defence", a.at, a.by});
  const bool falls = hits > saved;  // MER-B-007 any hit left
  s.man(a.at).doomed = falls;
  static constexpr const char* shots[] = {"shot_past", "glanced_off", "shot_down"};
  static constexpr const char* blows[] = {"struck_past", "parried", "struck"};
  play.tell((missile ? shots : blows)[falls      ? 2
                                      : hits > 0 ? 1
                                                 : 0],
            hits > 0 ? "MER-B-007" : "MER-B-006", outcome_text(missile, hits > 0, falls),
            {.by = a.by, .at = a.at, .number = hits, .other = saved, .tally = &attack, .against = &defence});
}

// MER-B-A05 the fallen leave when everything that was named has been thrown.
void bury(State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    if (!man.doomed) continue;
    man.doomed = false;
    man.lost = true;
    s[id].pose = Pose::out;
    s.routed.drop(id);
  }
}

}  // namespace

void resolve_attacks(Now now, Phase then) {
  State& s = now.s;
  if (s.resolved < s.attack_count) return resolve(now, s.attacks[s.resolved++], s.phase == Phase::volley);
  bury(s);
  s.resolved = s.attack_count = 0;
  s.phase = then;
}

}  // namespace fyrd::merlin::better
