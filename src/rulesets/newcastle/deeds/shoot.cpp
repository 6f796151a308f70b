// Bows, slings and javelins (NEW-040 … NEW-045, NEW-A06, NEW-A13, NEW-A14, NEW-A32, NEW-A47, NEW-X02, NEW-X04,
// NEW-X05).
#include "rulesets/newcastle/deeds/shoot.h"

#include "core/figures/area.h"
#include "core/play/cure.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

bool loaded_and_shot(Here here, FigureId id, int more_loads, int more_shots) {
  const Done& now = here.man(id).now;
  const int ready = here.man(id).loaded + now.shots - now.loads;  // bows that were loaded when the turn began
  const int empty = missile(here, id)->weapon.crew - ready;
  return now.shots + more_shots > ready ||
         now.loads + more_loads > empty;  // NEW-X04 else each shot or load is another man's
}

namespace {

constexpr Reason no_time{"no_time", "{by} has done two things this turn.", "NEW-042", cure::less_done};
constexpr Reason engaged{"engaged", "{by} is in melee.", "NEW-A40", cure::no_enemy_near};

WhyNot minds_other_things(Here here, FigureId id) {
  static constexpr Reason other_things{"cannot_act", "{by} has other things on his mind.", "NEW-X07"};
  if (here.man(id).runs) return {&other_things, id};
  if (here.man(id).cowers) return WhyNot{&other_things, id}.by_rule("NEW-X10");
  return {};
}

}  // namespace

WhyNot cannot_shoot(Here here, FigureId id) {
  static constexpr Reason no_missile{"no_missile", "{by} has nothing to shoot with in his hand.", "NEW-042",
                                     cure::a_missile};
  static constexpr Reason shot{"shot_already", "{by} has shot this turn.", "NEW-042", cure::next_turn};
  static constexpr Reason not_loaded{"not_loaded", "{by} has not loaded.", "NEW-045", cure::loaded};
  const Man& man = here.man(id);
  const Arm* arm = missile(here, id);
  if (!arm) return {&no_missile, id};
  if (const WhyNot no = minds_other_things(here, id)) return no;
  if (man.now.shots >= arm->weapon.crew) return {&shot, id};
  if (arm->weapon.loads && man.loaded == 0) return {&not_loaded, id};
  if (arm->weapon.loads && man.now.moved && loaded_and_shot(here, id, 0, 1)) return {&no_time, id};
  if (in_melee(here, id)) return {&engaged, id};
  return {};
}

WhyNot cannot_load(Here here, FigureId id) {
  static constexpr Reason nothing{"nothing_to_load", "{by} has nothing to load.", "NEW-042"};
  static constexpr Reason loaded{"loaded", "{by} has loaded.", "NEW-042"};
  const Man& man = here.man(id);
  const Arm* arm = missile(here, id);
  if (!arm || !arm->weapon.loads) return {&nothing, id};
  if (const WhyNot no = minds_other_things(here, id)) return no;
  if (man.loaded >= arm->weapon.crew) return {&loaded, id};
  if (man.now.loads >= arm->weapon.crew || (man.now.moved && loaded_and_shot(here, id, 1, 0))) return {&no_time, id};
  if (in_melee(here, id)) return {&engaged, id};
  return {};
}

WhyNot cannot_aim(Here here, FigureId shooter, FigureId target) {
  static constexpr Reason range{"out_of_range", "{at} is {length} away, and {most} is as far as it goes.", "NEW-A06"};
  static constexpr Reason cowers{"hidden", "{at} cowers and cannot be seen.", "NEW-X10"};
  static constexpr Reason melee{"in_melee", "{at} is in melee, and nobody shoots into one.", "NEW-043"};
  static constexpr Reason figure{"blocked", "{at} stands in the line of the shot.", "NEW-043"};
  static constexpr Reason ground{"blocked", "{at} cannot be seen from there.", "NEW-023"};
  const Point from = here[shooter].at, to = here[target].at;
  const Length furthest = missile(here, shooter)->weapon.furthest();
  if (!within(here.disc(shooter), here.disc(target), furthest))  // NEW-A06
    return {.reason = &range, .by = shooter, .at = target, .length = gap(here, shooter, target), .most = furthest};
  if (here.man(target).cowers) return {&cowers, shooter, target};  // NEW-X10
  if (in_melee(here, target)) return {&melee, shooter, target};    // NEW-043
  for (FigureId id : others(here.s, shooter)) {                    // NEW-043 through nobody
    if (id == target || here.s.mates(id, target)) continue;        // NEW-A47 men of one group do not hide each other
    if (crosses(here.disc(id), from, to)) return {&figure, shooter, id};
  }
  if (!sees(here.b, from, to)) return {&ground, shooter, target};  // NEW-023
  return {};
}

FigureSet marks(Here here, FigureId shooter, FigureId target) {
  FigureSet seen, alone;
  for (FigureId id : members(here.s, target)) {
    if (!cannot_aim(here, shooter, id)) seen.add(id);
  }
  const FigureSet group = here.b.rulings.group_as_seen ? seen : members(here.s, target);
  if (group.size() >= here.b.numbers.least) return seen;  // NEW-A13, NEW-A47
  if (seen.has(target)) alone.add(target);
  return alone;
}

Shot shot_at(Here here, FigureId shooter, FigureId target, bool snap) {
  Shot shot{shooter, target, target, marks(here, shooter, target), snap};
  if (!shot.marks.empty() && !shot.marks.has(target)) shot.measured = nearest(here, here[shooter].at, shot.marks);
  return shot;
}

ShotFacts shot_facts(Here here, const Shot& shot, FigureId victim) {
  const Arm& arm = *missile(here, shot.by);
  // NEW-A14 one range for all whom the shot may strike
  const auto as_near_as = [&](Length l) { return within(here.disc(shot.by), here.disc(shot.measured), l); };
  using At = ShotFacts::At;  // NEW-A06 the bound belongs to the nearer bracket
  return {.skill = arm.skill,
          .champion = here.b.soldier(shot.by).champion,
          .range = !as_near_as(arm.weapon.ranges[1])   ? At::far
                   : !as_near_as(arm.weapon.ranges[0]) ? At::medium
                                                       : At::short_range,
          .shield = shielded(here, victim, shot.by) ? here.b.fighter(victim).shield : 0,
          .men = here.b.rulings.group_as_seen ? shot.marks.size() : members(here.s, shot.at).size(),  // NEW-A47
          .wounds = here.man(shot.by).wounds,
          .snap = shot.snap,
          .aboard = arm.weapon.aboard(),
          .dodges = here.man(victim).dodges};
}

Tally shot_tally(const Numbers& n, const ShotFacts& shot, FigureId shooter) {
  Tally need(shooter, "needs", Tally::Is::number);
  need.add("NEW-002", "skill", shot.skill);
  if (shot.champion) need.add("NEW-X02", "champion", n.champion_skill);
  if (shot.range == ShotFacts::At::far) need.add("NEW-040", "long range", n.far);
  if (shot.range == ShotFacts::At::medium) need.add("NEW-040", "medium range", n.medium);
  if (shot.shield != 0) need.add("NEW-040", "shield", shot.shield);
  if (shot.men >= n.large_size) {
    need.add("NEW-X05", "large group", n.large_group);
  } else if (shot.men >= n.middle_size) {
    need.add("NEW-X05", "group", n.middle_group);
  } else if (shot.men >= n.least) {
    need.add("NEW-040", "group", n.small_group);
  }
  if (shot.wounds > 0) need.add("NEW-A32", "wounded", n.wounded * shot.wounds);
  if (shot.snap) need.add("NEW-071", "snap shot", n.snap);  // NEW-A03
  if (shot.aboard) need.add("NEW-X04", "from a chariot", n.aboard);
  if (shot.dodges) need.add("NEW-X09", "target dodges", n.dodge);
  return need;
}

Tally shot_tally(Here here, const Shot& shot, FigureId victim) {
  return shot_tally(here.b.numbers, shot_facts(here, shot, victim), shot.by);
}

Tally shot_tally(Here here, FigureId shooter, FigureId target, bool snap) {
  return shot_tally(here, shot_at(here, shooter, target, snap), target);
}

Fraction shot_chance(Here here, const Shot& shot, FigureId victim) {
  // NEW-A14 one of those the roll is good enough for is drawn, so that only their number matters.
  return {faces_from(shot_tally(here, shot, victim).total()), faces * shot.marks.size()};
}

Fraction shot_chance(Here here, const Shot& shot) {
  Fraction sum;
  for (FigureId id : shot.marks) sum += shot_chance(here, shot, id);
  return sum;
}

Explanation explain_shot(Here here, FigureId shooter, FigureId target, bool snap) {
  const Shot shot = shot_at(here, shooter, target, snap);
  if (shot.marks.empty()) return {};
  const auto text = [&](Length l) { return measure_text(l, here.b.unit); };
  const Arm& arm = *missile(here, shooter);
  const Length most = arm.weapon.furthest();
  const Nearest near = nearest(here.base(shooter), here.base(shot.measured));
  const Tally need = shot_tally(here, shot, shot.measured);
  const Fraction chance = shot_chance(here, shot);
  Explanation why{
      .tallies = {need, damage_tally(here, shooter, arm)},
      .witnesses = {{"range", "NEW-040", text(near.gap) + " of " + text(most), near.on_a, near.on_b, most - near.gap},
                    front_witness(here, shot.measured, shooter, "NEW-044")},
      .summary = here.name(shooter) + " needs " + std::to_string(need.total()) + ": " + chance.text() + ".",
      .chance = chance,
      .comes = "hits"};
  if (shot.marks.size() > 1) why.summary += " Any of " + std::to_string(shot.marks.size()) + " men may be struck.";
  if (!snap && may_turn_to_shot(here, target, shooter))
    why.summary += " " + here.name(target) + " may turn his shield first, and then it is " +
                   std::to_string(need.total() + here.b.fighter(target).shield) + ".";
  return why;
}

std::optional<Hit> loose(Now now, FigureId shooter, FigureId target, bool snap) {
  const auto& [b, s, play] = now;
  const char* rule = snap ? "NEW-071" : "NEW-040";
  const Shot shot = shot_at(now, shooter, target, snap);
  const auto need = [&](FigureId id) { return shot_tally(now, shot, id); };
  Marks needs = 0;
  for (FigureId id : shot.marks)
    needs |= mark_at(need(id).total()) | mark_at(need(id).total() + 1);  // NEW-X06 one more than needed is no luck
  const int roll = play.sum(d(faces), {rule, "shot", shooter, target}, needs);
  bool good = false;
  for (FigureId id : shot.marks) good = good || roll >= need(id).total();
  if (!good) {
    const Tally missed = need(shot.measured);
    play.tell("missed", rule, "{by} shoots at {at}, rolls {number} and misses.",
              {.by = shooter, .at = shot.measured, .number = roll, .tally = &missed});
    return {};
  }
  // NEW-041, NEW-A14 it is good enough for one of them: now who it goes to, whose own shield may still stop it
  FigureId victim = shot.measured;
  if (shot.marks.size() > 1) {
    int drawn = play.sum(d(shot.marks.size()), {"NEW-041", "who is struck", shooter, target});
    for (FigureId id : shot.marks) {
      if (--drawn == 0) victim = id;
    }
  }
  const Tally tally = need(victim);
  const bool struck = roll >= tally.total();
  play.tell(struck ? "shot" : "missed", rule,
            struck                           ? "{by} rolls {number} and strikes {at}."
            : shielded(now, victim, shooter) ? "{by} rolls {number}; the shield of {at} stops it."
                                             : "{by} rolls {number}; {at} gets out of its way.",
            {.by = shooter, .at = victim, .number = roll, .tally = &tally});
  if (!struck) return {};
  const int critical = b.switches.fumbles && roll == tally.total();  // NEW-X06
  const int dice = damage_tally(now, shooter, *missile(now, shooter)).total() + critical;
  return Hit{shooter, victim, static_cast<std::uint8_t>(dice), true};
}

void use_up(const NewcastleBattle& b, State& s, FigureId shooter) {
  Man& man = s.man(shooter);
  const Weapon& weapon = missile({b, s}, shooter)->weapon;
  if (weapon.loads) --man.loaded;  // NEW-045
  if (weapon.shots == 0 || --man.missiles > 0) return;
  const int next = spare_weapon({b, s}, shooter);  // NEW-X02 the last javelin is gone
  drop(man);
  if (next >= 0) man.hand = static_cast<std::uint8_t>(next);
}

void shoot(Now now, FigureId shooter, FigureId target) {
  const auto& [b, s, play] = now;
  if (!s.formed(shooter) && !b.fighter(shooter).rides()) s[shooter].facing = bearing(s[target].at - s[shooter].at);
  ++s.man(shooter).now.shots;
  offer_turn(now, target, shooter);  // NEW-A29
  s.man(target).now.shot_at = true;  // NEW-044 he faces one threat: no other shot of this turn finds him turned
  if (const auto hit = loose(now, shooter, target, false)) s.hits[s.hit_count++] = *hit;
  use_up(b, s, shooter);
}

void load(Now now, FigureId id) {
  ++now.man(id).loaded;
  ++now.man(id).now.loads;
  now.play.tell("loaded", "NEW-042", "{by} loads.", {.by = id});
}

}  // namespace fyrd::newcastle
