// Bows, slings and javelins (NEW-040 … NEW-045, NEW-A06, NEW-A13, NEW-A14, NEW-A32, NEW-A47, NEW-X02, NEW-X04,
// NEW-X05).
#include "rulesets/newcastle/deeds/shoot.h"

#include <algorithm>

#include "core/figures/area.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

const Arm* missile(const NewcastleBattle& b, const State& s, FigureId id) {
  if (b.held(s, id).weapon.missile()) return &b.held(s, id);
  for (const Arm& arm : b.fighter(id).arms) {
    if (arm.weapon.aboard()) return &arm;  // NEW-X04
  }
  return nullptr;
}

bool loaded_and_shot(const NewcastleBattle& b, const State& s, FigureId id, int more_loads, int more_shots) {
  const Done& now = s.man(id).now;
  const int ready = s.man(id).loaded + now.shots - now.loads;  // bows that were loaded when the turn began
  const int empty = missile(b, s, id)->weapon.crew - ready;
  return now.shots + more_shots > ready ||
         now.loads + more_loads > empty;  // NEW-X04 else each shot or load is another man's
}

Verdict cannot_shoot(const NewcastleBattle& b, const State& s, FigureId id) {
  const std::string& name = b[id].name;
  const Man& man = s.man(id);
  const Arm* arm = missile(b, s, id);
  if (!arm) return Refusal{"no_missile", name + " has nothing to shoot with in his hand.", "NEW-042"};
  if (man.runs || man.cowers)
    return Refusal{"cannot_act", name + " has other things on his mind.", man.runs ? "NEW-X07" : "NEW-X10"};
  if (man.now.shots >= arm->weapon.crew) return Refusal{"shot_already", name + " has shot this turn.", "NEW-042"};
  if (arm->weapon.loads && man.loaded == 0) return Refusal{"not_loaded", name + " has not loaded.", "NEW-045"};
  if (arm->weapon.loads && man.now.moved && loaded_and_shot(b, s, id, 0, 1))
    return Refusal{"no_time", name + " has done two things this turn.", "NEW-042"};
  if (in_melee(b, s, id)) return Refusal{"engaged", name + " is in melee.", "NEW-A40"};
  return {};
}

Verdict cannot_load(const NewcastleBattle& b, const State& s, FigureId id) {
  const std::string& name = b[id].name;
  const Man& man = s.man(id);
  const Arm* arm = missile(b, s, id);
  if (!arm || !arm->weapon.loads) return Refusal{"nothing_to_load", name + " has nothing to load.", "NEW-042"};
  if (man.runs || man.cowers)
    return Refusal{"cannot_act", name + " has other things on his mind.", man.runs ? "NEW-X07" : "NEW-X10"};
  if (man.loaded >= arm->weapon.crew) return Refusal{"loaded", name + " has loaded.", "NEW-042"};
  if (man.now.loads >= arm->weapon.crew || (man.now.moved && loaded_and_shot(b, s, id, 1, 0)))
    return Refusal{"no_time", name + " has done two things this turn.", "NEW-042"};
  if (in_melee(b, s, id)) return Refusal{"engaged", name + " is in melee.", "NEW-A40"};
  return {};
}

ShotStop shot_stop(const NewcastleBattle& b, const State& s, FigureId shooter, FigureId target) {
  using By = ShotStop::By;
  const Figure &from = s[shooter], &to = s[target];
  if (!within(b.disc_of(from), b.disc_of(to), missile(b, s, shooter)->weapon.furthest()))
    return {By::range};                            // NEW-A06
  if (s.man(target).cowers) return {By::cowers};   // NEW-X10
  if (in_melee(b, s, target)) return {By::melee};  // NEW-043
  for (FigureId id : everyone(s)) {  // NEW-043 through nobody; NEW-A47 men of one group do not hide each other
    if (id == shooter || id == target || !s[id].in_play() || s.mates(id, target)) continue;
    if (crosses(b.disc_of(s[id]), from.at, to.at)) return {By::figure, id};
  }
  if (!sees(b, from.at, to.at)) return {By::ground};  // NEW-023
  return {};
}

Refusal refusal(const NewcastleBattle& b, const State& s, FigureId shooter, FigureId target, const ShotStop& stop) {
  const std::string& name = b[target].name;
  switch (stop.by) {
    case ShotStop::By::nothing: break;
    case ShotStop::By::range:
      return {"out_of_range",
              name + " is " + measure_text(nearest(b.base(s[shooter]), b.base(s[target])).gap, b.unit) + " away, and " +
                  measure_text(missile(b, s, shooter)->weapon.furthest(), b.unit) + " is as far as it goes.",
              "NEW-A06"};
    case ShotStop::By::cowers: return {"hidden", name + " cowers and cannot be seen.", "NEW-X10"};
    case ShotStop::By::melee: return {"in_melee", name + " is in melee, and nobody shoots into one.", "NEW-043"};
    case ShotStop::By::figure: return {"blocked", b[stop.figure].name + " stands in the line of the shot.", "NEW-043"};
    case ShotStop::By::ground: return {"blocked", name + " cannot be seen from there.", "NEW-023"};
  }
  return {};
}

FigureSet marks(const NewcastleBattle& b, const State& s, FigureId shooter, FigureId target) {
  FigureSet seen, alone;
  for (FigureId id : members(s, target)) {
    if (!shot_stop(b, s, shooter, id)) seen.add(id);
  }
  if (seen.size() >= b.numbers.least) return seen;  // NEW-A13, NEW-A47
  if (seen.has(target)) alone.add(target);
  return alone;
}

Tally shot_tally(const NewcastleBattle& b, const State& s, FigureId shooter, FigureId target, int of, bool snap) {
  const Numbers& n = b.numbers;
  const Arm& arm = *missile(b, s, shooter);
  const auto as_near_as = [&](Length l) { return within(b.disc_of(s[shooter]), b.disc_of(s[target]), l); };
  Tally need(shooter, "needs");
  need.add("NEW-002", "skill", arm.skill);
  if (b.soldier(shooter).champion) need.add("NEW-X02", "champion", n.champion_skill);
  if (!as_near_as(arm.weapon.ranges[1])) {  // NEW-A06 the bound belongs to the nearer bracket
    need.add("NEW-040", "long range", n.far);
  } else if (!as_near_as(arm.weapon.ranges[0])) {
    need.add("NEW-040", "medium range", n.medium);
  }
  if (shielded(b, s, target, shooter)) need.add("NEW-040", "shield", b.fighter(target).shield);
  if (of >= n.large_size) {
    need.add("NEW-X05", "large group", n.large_group);
  } else if (of >= n.middle_size) {
    need.add("NEW-X05", "group", n.middle_group);
  } else if (of >= n.least) {
    need.add("NEW-040", "group", n.small_group);
  }
  if (s.man(shooter).wounded) need.add("NEW-A32", "wounded", n.wounded);
  if (snap) need.add("NEW-071", "snap shot", n.snap);  // NEW-A03
  if (arm.weapon.aboard()) need.add("NEW-X04", "from a chariot", n.aboard);
  if (s.man(target).dodges) need.add("NEW-X09", "target dodges", n.dodge);
  return need;
}

Fraction shot_chance(const NewcastleBattle& b, const State& s, FigureId shooter, FigureSet marks, bool snap) {
  const auto chance = [](int need) { return Fraction(std::clamp(21 - need, 0, 20), 20); };
  // NEW-A14 one of those the roll is good enough for is drawn, so that only their number matters.
  Fraction sum;
  for (FigureId id : marks)
    sum += chance(shot_tally(b, s, shooter, id, marks.size(), snap).total()) / Fraction(marks.size());
  return sum;
}

Explanation explain_shot(const NewcastleBattle& b, const State& s, FigureId shooter, FigureId target, bool snap) {
  Explanation why;
  const FigureSet at = marks(b, s, shooter, target);
  if (at.empty()) return why;
  const Arm& arm = *missile(b, s, shooter);
  why.tallies = {shot_tally(b, s, shooter, target, at.size(), snap), damage_tally(b, s, shooter, arm)};
  const Nearest gap = nearest(b.base(s[shooter]), b.base(s[target]));
  why.witnesses.push_back({"range", "NEW-040",
                           measure_text(gap.gap, b.unit) + " of " + measure_text(arm.weapon.furthest(), b.unit),
                           gap.on_a, gap.on_b, arm.weapon.furthest() - gap.gap});
  why.witnesses.push_back(front_witness({b, s}, target, shooter, "NEW-044"));
  why.chance = shot_chance(b, s, shooter, at, snap);
  why.summary = b[shooter].name + " needs " + std::to_string(why.tallies[0].total()) + ": " + why.chance->text() + "." +
                (at.size() > 1 ? " Any of " + std::to_string(at.size()) + " men may be struck." : "");
  return why;
}

std::optional<Hit> loose(const NewcastleBattle& b, const State& s, Play& play, FigureId shooter, FigureId target,
                         bool snap) {
  const FigureSet at = marks(b, s, shooter, target);
  const auto need = [&](FigureId id) { return shot_tally(b, s, shooter, id, at.size(), snap); };
  Marks needs = 0;
  for (FigureId id : at)
    needs |= mark_at(need(id).total()) | mark_at(need(id).total() + 1);  // NEW-X06 one more than needed is no luck
  const int roll = play.sum(d(20), {snap ? "NEW-071" : "NEW-040", "shot", shooter, target}, needs);
  bool good = false;
  for (FigureId id : at) good = good || roll >= need(id).total();
  const char* rule = snap ? "NEW-071" : "NEW-040";
  if (!good) {
    const Tally missed = need(target);
    play.tell("missed", rule, "{by} shoots at {at}, rolls {number} and misses.",
              {.by = shooter, .at = target, .number = roll, .tally = &missed});
    return {};
  }
  // NEW-041, NEW-A14 it is good enough for one of them: now who it goes to, whose own shield may still stop it
  FigureId victim = target;
  if (at.size() > 1) {
    int drawn = play.sum(d(at.size()), {"NEW-041", "who is struck", shooter, target});
    for (FigureId id : at) {
      if (--drawn == 0) victim = id;
    }
  }
  const Tally tally = need(victim);
  const bool struck = roll >= tally.total();
  play.tell(struck ? "shot" : "missed", rule,
            struck ? "{by} rolls {number} and strikes {at}." : "{by} rolls {number}; the shield of {at} stops it.",
            {.by = shooter, .at = victim, .number = roll, .tally = &tally});
  if (!struck) return {};
  const int critical = b.switches.fumbles && roll == tally.total();  // NEW-X06
  const int dice = damage_tally(b, s, shooter, *missile(b, s, shooter)).total() + critical;
  return Hit{shooter, victim, static_cast<std::uint8_t>(dice), true};
}

int spare_weapon(const NewcastleBattle& b, const State& s, FigureId id) {
  const Man& man = s.man(id);
  for (int i = 0; i < static_cast<int>(b.fighter(id).arms.size()); ++i) {
    if (i != man.hand && !(man.dropped >> i & 1) && !b.arm(id, i).weapon.missile()) return i;
  }
  return -1;
}

void change_weapon(const NewcastleBattle& b, State& s, Play& play, FigureId id, int to) {
  Man& man = s.man(id);
  man.dropped = static_cast<std::uint8_t>(man.dropped | 1 << man.hand);  // NEW-A42 for the battle
  man.hand = static_cast<std::uint8_t>(to);
  man.loaded = 0;
  play.tell("changed", "NEW-058", "{by} drops what he holds and draws his {thing}.",
            {.by = id, .thing = b.held(s, id).weapon.name.c_str()});
}

void use_up(const NewcastleBattle& b, State& s, FigureId shooter) {
  Man& man = s.man(shooter);
  const Weapon& weapon = missile(b, s, shooter)->weapon;
  if (weapon.loads) --man.loaded;  // NEW-045
  if (weapon.shots == 0 || --man.missiles > 0) return;
  const int next = spare_weapon(b, s, shooter);  // NEW-X02 the last javelin is gone
  man.dropped = static_cast<std::uint8_t>(man.dropped | 1 << man.hand);
  if (next >= 0) man.hand = static_cast<std::uint8_t>(next);
}

void shoot(const NewcastleBattle& b, State& s, Play& play, FigureId shooter, FigureId target) {
  if (!s.formed(shooter) && b.fighter(shooter).mount == Mount::foot)
    s[shooter].facing = bearing(s[target].at - s[shooter].at);
  ++s.man(shooter).now.shots;
  offer_turn(b, s, play, target, shooter);  // NEW-A29
  if (const auto hit = loose(b, s, play, shooter, target, false)) s.hits[s.hit_count++] = *hit;
  use_up(b, s, shooter);
}

void load(const NewcastleBattle&, State& s, Play& play, FigureId id) {
  ++s.man(id).loaded;
  ++s.man(id).now.loads;
  play.tell("loaded", "NEW-042", "{by} loads.", {.by = id});
}

}  // namespace fyrd::newcastle
