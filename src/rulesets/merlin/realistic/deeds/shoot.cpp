// Who may shoot at whom, what is needed, and what it does (MER-R-010 … MER-R-015, MER-R-A06, A16, A23, A40 … A42, A49).
#include "rulesets/merlin/realistic/deeds/shoot.h"

#include "core/play/cure.h"
#include "rulesets/merlin/deeds/shots.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/turn/loss.h"
#include "rulesets/merlin/realistic/ways/fall.h"
#include "rulesets/merlin/table/cover.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::realistic {

namespace {

// MER-R-011 two inches forward, or down from a wall.
bool thrown_well(Here here, FigureId id, FigureId target) {
  if (fortified(here, id, target) && higher(here, id, target)) return true;
  const std::int64_t forward = dot(here[id].at - here.man(id).began, along(here[id].facing, inches(1)));
  return forward >= std::int64_t{here.b.numbers.javelin_forward.units} * inches(1).units;
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
      unhorse(s, id);
    }
    man.effect = Effect::none, man.unhorsed = false;
  }
}

// MER-R-014 horse or knight, and the fall; MER-R-A49 any other rider is simply out.
const char* hit(Now now, FigureId shooter, FigureId target) {
  const auto& [b, s, play] = now;
  Man& man = s.man(target);
  if (!mounted(now, target) || !b.kit(target).knight ||
      !horse_hit(b.numbers, play, {"MER-R-014", "horse or rider", shooter, target})) {
    man.effect = Effect::out;
    return "{by} shoots {at} down: {number}, and {other} was needed.";
  }
  if (rider_out(fall_at(now, target), play, {"MER-R-014", "the fall", target, shooter})) {
    man.effect = Effect::out;
    return "{by} shoots {at}'s horse, and the rider does not get up: {number}, and {other} was needed.";
  }
  man.unhorsed = true;
  return "{by} shoots {at}'s horse under him: {number}, and {other} was needed.";
}

}  // namespace

WhyNot cannot_shoot(Here here, FigureId shooter) {
  static constexpr Reason no_missile{"no_missile", "{by} has nothing to shoot with.", "MER-R-012", cure::a_missile};
  static constexpr Reason broken{"broken", "{by}'s weapon is broken.", "MER-R-015"};
  static constexpr Reason no_javelins{"no_javelins", "{by} has thrown all his javelins.", "MER-R-A16"};
  static constexpr Reason named_already{"named_already", "{by} has a target already.", "MER-R-012"};
  static constexpr Reason not_loaded{"not_loaded", "{by} has not loaded yet.", "MER-R-011", cure::loaded};
  static constexpr Reason too_fast{"too_fast", "{by} went faster than a walk.", "MER-R-A41", cure::slower};
  static constexpr Reason busy{"busy", "{by} has something else to do this turn.", "MER-R-A41", cure::nothing_else};
  static constexpr Reason engaged{"engaged", "{at} is upon {by}, who cannot shoot now.", "MER-S-A09",
                                  cure::no_enemy_near};
  const Kit& kit = here.b.kit(shooter);
  const Man& man = here.man(shooter);
  const bool throws = kit.missile == Missile::javelin;
  if (kit.missile == Missile::none) return {&no_missile, shooter};
  if (man.has_broken(kit.missile_weapon)) return {&broken, shooter};  // MER-R-015
  if (!man.aim.none() || man.shot) return {&named_already, shooter};
  if (man.loading > 0) return {&not_loaded, shooter};               // MER-R-011
  if (man.busy || man.halt != Halt::none) return {&busy, shooter};  // MER-R-A41
  // MER-R-011, MER-R-A41 bows go with a walk, javelins with any pace
  if (!throws && man.pace > Gait::walk) return {&too_fast, shooter};
  if (throws && man.javelins == 0 && !inside_fort(here.b, here[shooter].at)) return {&no_javelins, shooter};
  if (const FigureId foe = engaged_by(here, shooter, here.s.routed); !foe.none())  // MER-S-A09
    return {&engaged, shooter, foe};
  return {};
}

WhyNot cannot_hit(Here here, FigureId shooter, FigureId target) {
  static constexpr Reason gate{"blocked", "The gate is closed.", "MER-X04"};
  if (here.s.work_count > 0 && gate_in_line(here, here[shooter].at, here[target].at)) return {&gate};
  return line_stop(here, shooter, target, range(here.b, shooter), "MER-R-010");
}

Length range(const RealisticBattle& b, FigureId shooter) {
  return b.numbers.range[static_cast<int>(b.kit(shooter).missile)];
}

Tally needed_tally(const Numbers& n, FigureId target, const Shot& shot) {
  static constexpr const char* covers[] = {"half covered", "covered by more than half", "behind a slit or window"};
  Tally tally(target, "needed", Tally::Is::number);
  tally.add("MER-R-012", shot.armour, n.needed[shot.row][static_cast<int>(shot.missile)]);
  if (shot.cover > 0) tally.add("MER-R-013", covers[shot.cover - 1], n.cover[shot.cover - 1]);  // MER-R-013
  if (shot.standing) tally.add("MER-R-011", "thrown standing", n.javelin_still);
  return tally;
}

Tally needed_tally(Here here, FigureId shooter, FigureId target) {
  const Missile missile = here.b.kit(shooter).missile;
  return needed_tally(here.b.numbers, target,
                      {.missile = missile,
                       .standing = missile == Missile::javelin && !thrown_well(here, shooter, target),
                       .armour = build(here, target).armour,
                       .row = build(here, target).row,
                       .cover = cover(here, shooter, target)});
}

int chances_to_throw(int needed) {
  static constexpr int table[] = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};
  return needed > 12 ? 0 : table[std::max(needed, 0)];
}

ShotOrder::ShotOrder(Here here)
    : ShotQuestion(here, "MER-R-012", "name a shot, or be done. All are named before any dice fall.",
                   "Done naming shots") {}

WhyNot ShotOrder::takes_no_orders(FigureId id) const {
  static constexpr Reason routs{"routs", "{by} runs and takes no orders.", "MER-R-040", cure::takes_heart};
  return s_.routs(id) ? WhyNot{&routs, id} : WhyNot{};
}

void ShotOrder::explain_shot(const Choice& c, Explanation& why) const {
  if (b_.kit(c.figure).missile == Missile::none) return;
  why.tallies = {needed_tally(here_, c.figure, c.target)};
  line_witnesses(here_, c.figure, c.target, range(b_, c.figure), "MER-R-010", why);
  const int needed = why.tallies[0].total();
  why.chance = Fraction(chances_to_throw(needed), 36), why.comes = "fells him";
  if (why.chance->zero()) why.never = "Two dice never show " + std::to_string(needed) + ".";
  why.summary = "Two dice must show " + std::to_string(needed) + " or more: " + why.chance->text() + ".";
}

void aiming(Now now) {
  const auto& [b, s, play] = now;
  const Choice order = any_shot(Here(now)) ? play.ask(ShotOrder(now)) : Choice{};
  if (order.verb == ShotOrder::shoot) {
    s.man(order.figure).aim = order.target;
    return play.tell("aimed", "MER-R-012", "{by} aims at {at}.", {.by = order.figure, .at = order.target});
  }
  if (s.active == s.first) {  // MER-R-A42 the side that moved first, then the other
    s.active = other(s.first);
    return;
  }
  s.active = no_side;
  s.phase = Phase::shots;
}

void shooting(Now now) {
  const auto& [b, s, play] = now;
  const FigureId shooter = next_shooter(s);
  if (shooter.none()) {
    take_effect(b, s);
    s.phase = Phase::name, s.band = 0, s.active = s.first;
    return;
  }
  Man& man = s.man(shooter);
  const FigureId target = man.aim;
  const Kit& kit = b.kit(shooter);
  const Tally needed = needed_tally(now, shooter, target);
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
  if (broke) man.breaks(kit.missile_weapon);
  const bool hits = rolled >= needed.total();  // MER-R-012
  const char* text = hits    ? hit(now, shooter, target)
                     : broke ? "{by} misses {at}, and his weapon breaks: {number}, and {other} was needed."
                             : "{by} shoots at {at} and misses: {number}, and {other} was needed.";
  play.tell(!hits                                 ? "missed"
            : s.man(target).effect == Effect::out ? "shot_down"
                                                  : "unhorsed",
            broke && !hits ? "MER-R-015" : "MER-R-012", text,
            {.by = shooter, .at = target, .number = rolled, .other = needed.total(), .tally = &needed});
}

void reload(const RealisticBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    // MER-R-A41 running, climbing and fighting cost the turn; nobody loads in the turn of his shot
    if (man.loading == 0 || man.shot || man.busy || man.struck || man.halt != Halt::none || man.pace > Gait::walk ||
        s.routs(id))
      continue;
    if (b.kit(id).missile == Missile::crossbow && man.pace != Gait::stand) continue;  // MER-R-011 standing still
    --man.loading;
  }
}

}  // namespace fyrd::merlin::realistic
