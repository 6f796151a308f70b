// Who may shoot at whom, what is needed, and what it does (MER-R-010 … MER-R-015, MER-R-A06, A16, A23, A40 … A42, A49).
#include "rulesets/merlin/realistic/deeds/shoot.h"

#include <algorithm>

#include "core/dice/fraction.h"
#include "rulesets/merlin/realistic/table/castle.h"

namespace fyrd::merlin::realistic {

namespace {

Length range(const RealisticBattle& b, FigureId shooter) {
  return b.numbers.range[static_cast<int>(b.kit(shooter).missile)];
}  // MER-R-010

// MER-R-011 two inches forward, or down from a wall.
bool thrown_well(const RealisticBattle& b, const State& s, FigureId id, FigureId target) {
  const Figure& f = s[id];
  if (fortified(b, s, id, target) && higher(b, s, id, target)) return true;
  const std::int64_t forward = dot(f.at - s.man(id).began, along(f.facing, inches(1)));
  return forward >= std::int64_t{b.numbers.javelin_forward.units} * inches(1).units;
}

// Chances of two dice to show at least n.
Fraction at_least(int n) {
  int ways = 0;
  for (int a = 1; a <= 6; ++a) {
    for (int c = 1; c <= 6; ++c) ways += a + c >= n;
  }
  return Fraction(ways, 36);
}

FigureId next_shooter(const State& s) {
  for (const Side side : {s.first, other(s.first)}) {
    for (FigureId id : everyone(s)) {
      if (s[id].side == side && !s.man(id).aim.none()) return id;
    }
  }
  return nobody;
}

// MER-R-012 effects come all at the same time.
void take_effect(const RealisticBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    if (man.effect == Effect::out) {
      remove(b, s, id);
    } else if (man.unhorsed) {
      unhorse(b, s, id);
    }
    man.effect = Effect::none, man.unhorsed = false;
  }
}

// MER-R-014 horse or knight, and the fall; MER-R-A49 any other rider is simply out.
const char* hit(const RealisticBattle& b, State& s, Play& play, FigureId shooter, FigureId target) {
  Man& man = s.man(target);
  if (!b.mounted(s, target) || !b.kit(target).knight ||
      play.sum(d(6), {"MER-R-014", "horse or rider", shooter, target}) > b.numbers.horse_hit) {
    man.effect = Effect::out;
    return "{by} shoots {at} down: {number}, and {other} was needed.";
  }
  if (play.sum(dice(2, 6), {"MER-R-014", "the fall", target, shooter}) >= fall_at(b, s, target).rider) {
    man.effect = Effect::out;
    return "{by} shoots {at}'s horse, and the rider does not get up: {number}, and {other} was needed.";
  }
  man.unhorsed = true;
  return "{by} shoots {at}'s horse under him: {number}, and {other} was needed.";
}

}  // namespace

NoShot cannot_shoot(const RealisticBattle& b, const State& s, FigureId shooter) {
  using By = NoShot::By;
  const Kit& kit = b.kit(shooter);
  const Man& man = s.man(shooter);
  if (kit.missile == Missile::none) return {By::no_missile};
  if (man.broken >> kit.missile_weapon & 1) return {By::broken};  // MER-R-015
  if (!man.aim.none() || man.shot) return {By::named_already};
  if (man.loading > 0) return {By::not_loaded};    // MER-R-011
  if (man.busy || man.stopped) return {By::busy};  // MER-R-A41
  // MER-R-011, MER-R-A41 bows go with a walk, javelins with any pace
  if (kit.missile != Missile::javelin && man.pace > Gait::walk) return {By::too_fast};
  if (kit.missile == Missile::javelin && man.javelins == 0 && !inside_fort(b, s[shooter].at)) return {By::no_javelins};
  if (const FigureId foe = engaged_by(b, s, shooter, s.routed); !foe.none()) return {By::engaged, foe};  // MER-S-A09
  return {};
}

LineStop cannot_hit(const RealisticBattle& b, const State& s, FigureId shooter, FigureId target) {
  if (s.work_count > 0 && gate_in_line(b, s, s[shooter].at, s[target].at)) return {LineStop::By::ground};
  return line_stop(b, s, shooter, target, range(b, shooter));
}

Tally needed_tally(const RealisticBattle& b, const State& s, FigureId shooter, FigureId target) {
  const Build& build = b.build(s, target);
  const Missile missile = b.kit(shooter).missile;
  Tally tally(target, "needed");
  tally.add("MER-R-012", build.armour, b.numbers.needed[build.row][static_cast<int>(missile)]);
  if (const int behind = cover(b, s, shooter, target); behind > 0) {  // MER-R-013
    static constexpr const char* names[] = {"half covered", "covered by more than half", "behind a slit or window"};
    tally.add("MER-R-013", names[behind - 1], b.numbers.cover[behind - 1]);
  }
  if (missile == Missile::javelin && !thrown_well(b, s, shooter, target))
    tally.add("MER-R-011", "thrown standing", b.numbers.javelin_still);
  return tally;
}

std::span<const Verb> ShotOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"shoot", uses_figure | uses_target}};
  return all;
}

std::string ShotOrder::prompt() const {
  return b_.parties[who.index].name + ": name a shot, or be done. All are named before any dice fall.";
}

Verdict ShotOrder::check(const Choice& c) const {
  using By = NoShot::By;
  if (c.verb == done) return {};
  const std::string& name = b_[c.figure].name;
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (const Verdict no = not_an_enemy({b_, s_}, who, c.target, "MER-R-012")) return no;
  if (s_.routs(c.figure)) return Refusal{"routs", name + " runs and takes no orders.", "MER-R-040"};
  const NoShot no = cannot_shoot(b_, s_, c.figure);
  switch (no.by) {
    case By::nothing: break;
    case By::no_missile: return Refusal{"no_missile", name + " has nothing to shoot with.", "MER-R-012"};
    case By::broken: return Refusal{"broken", name + "'s weapon is broken.", "MER-R-015"};
    case By::no_javelins: return Refusal{"no_javelins", name + " has thrown all his javelins.", "MER-R-A16"};
    case By::named_already: return Refusal{"named_already", name + " has a target already.", "MER-R-012"};
    case By::not_loaded: return Refusal{"not_loaded", name + " has not loaded yet.", "MER-R-011"};
    case By::too_fast: return Refusal{"too_fast", name + " went faster than a walk.", "MER-R-A41"};
    case By::busy: return Refusal{"busy", name + " has something else to do this turn.", "MER-R-A41"};
    case By::engaged:
      return Refusal{"engaged", b_[no.figure].name + " is upon " + name + ", who cannot shoot now.", "MER-S-A09"};
  }
  const LineStop stop = cannot_hit(b_, s_, c.figure, c.target);
  if (stop.by == LineStop::By::ground && s_.work_count > 0 && gate_in_line(b_, s_, s_[c.figure].at, s_[c.target].at))
    return Refusal{"blocked", "The gate is closed.", "MER-X04"};
  return stop ? Verdict(line_refusal(b_, s_, c.figure, c.target, range(b_, c.figure), "MER-R-010", stop)) : Verdict();
}

void ShotOrder::list(Options& options) const {
  options.add({}, [] { return "Done naming shots"; });
  list_shots(b_, s_, who, shoot, options);
}

Explanation ShotOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) {
    why.summary = "Nobody else shoots this turn.";
    return why;
  }
  if (b_.kit(c.figure).missile == Missile::none) return why;
  why.tallies = {needed_tally(b_, s_, c.figure, c.target)};
  line_witnesses(b_, s_, c.figure, c.target, range(b_, c.figure), "MER-R-010", why);
  const int needed = why.tallies[0].total();
  why.chance = at_least(needed);
  why.summary = "Two dice must show " + std::to_string(needed) + " or more: " + why.chance->text() + ".";
  return why;
}

void aiming(const RealisticBattle& b, State& s, Play& play) {
  const Choice order = any_shot(b, s) ? play.ask(ShotOrder(b, s)) : Choice{};
  if (order.verb == ShotOrder::shoot) {
    s.man(order.figure).aim = order.target;
    play.tell([&] {
      Event e;
      e.kind = "aimed", e.rule = "MER-R-012", e.text = "{by} aims at {at}.", e.by = order.figure, e.at = order.target;
      return e;
    });
    return;
  }
  if (s.active == s.first) {  // MER-R-A42 the side that moved first, then the other
    s.active = other(s.first);
    return;
  }
  s.active = no_side;
  s.phase = Phase::shots;
}

void shooting(const RealisticBattle& b, State& s, Play& play) {
  const FigureId shooter = next_shooter(s);
  if (shooter.none()) {
    take_effect(b, s);
    s.phase = Phase::name, s.band = 0, s.active = s.first;
    return;
  }
  Man& man = s.man(shooter);
  const FigureId target = man.aim;
  const Kit& kit = b.kit(shooter);
  const Tally needed = needed_tally(b, s, shooter, target);
  man.aim = nobody, man.shot = true;
  if (kit.missile == Missile::javelin) {
    if (!inside_fort(b, s[shooter].at)) --man.javelins;  // MER-R-011 in a fort there are always more
  } else {
    man.loading = static_cast<std::uint8_t>(kit.missile == Missile::crossbow ? b.numbers.loading_crossbow
                                                                             : b.numbers.loading_bow);
  }
  const int rolled = play.sum(dice(2, 6), {"MER-R-012", "a shot", shooter, target},
                              mark_at(needed.total()) | mark_at(b.numbers.missile_breaks + 1));
  // MER-R-015, MER-R-A06 the dice as they fell; MER-R-A40 a javelin's throw costs only that javelin
  const bool broke = rolled <= b.numbers.missile_breaks && kit.missile != Missile::javelin;
  if (broke) man.broken = static_cast<std::uint8_t>(man.broken | 1 << kit.missile_weapon);
  const bool hits = rolled >= needed.total();  // MER-R-012
  const char* text = hits    ? hit(b, s, play, shooter, target)
                     : broke ? "{by} misses {at}, and his weapon breaks: {number}, and {other} was needed."
                             : "{by} shoots at {at} and misses: {number}, and {other} was needed.";
  play.tell([&] {
    Event e;
    e.kind = hits ? (s.man(target).effect == Effect::out ? "shot_down" : "unhorsed") : "missed",
    e.rule = hits    ? "MER-R-012"
             : broke ? "MER-R-015"
                     : "MER-R-012";
    e.text = text, e.by = shooter, e.at = target, e.number = rolled, e.other = needed.total(), e.tallies = {needed};
    return e;
  });
}

void reload(const RealisticBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    const Kit& kit = b.kit(id);
    // MER-R-A41 running, climbing and fighting cost the turn; nobody loads in the turn of his shot
    if (man.loading == 0 || man.shot || man.busy || man.struck || man.stopped || man.pace > Gait::walk || s.routs(id))
      continue;
    if (kit.missile == Missile::crossbow && man.pace != Gait::stand) continue;  // MER-R-011 standing still
    --man.loading;
  }
}

}  // namespace fyrd::merlin::realistic
