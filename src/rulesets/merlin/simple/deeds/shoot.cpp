// Who may shoot at whom, and what the two dice say (MER-S-004, MER-S-005, MER-S-A06, A07, A09, A10).
#include "rulesets/merlin/simple/deeds/shoot.h"

#include "core/dice/fraction.h"
#include "core/play/cure.h"
#include "rulesets/merlin/deeds/shots.h"
#include "rulesets/merlin/simple/turn/contest.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::simple {

Length range(const SimpleBattle& b, FigureId shooter) {  // MER-S-005
  return b.shooter(shooter) == Shooter::crossbow ? b.numbers.crossbow_range : b.numbers.longbow_range;
}

WhyNot cannot_shoot(Here here, FigureId shooter) {
  static constexpr Reason no_bow{"no_bow", "{by} carries neither bow nor crossbow.", "MER-S-004", cure::a_bow};
  static constexpr Reason shot_already{"shot_already", "{by} has shot this turn.", "MER-S-005", cure::next_turn};
  static constexpr Reason not_loaded{"not_loaded", "{by} has not loaded: he must stand still for a turn after a shot.",
                                     "MER-S-A10", cure::loaded};
  static constexpr Reason engaged{"engaged", "{at} is upon {by}, who cannot shoot now.", "MER-S-A09",
                                  cure::no_enemy_near};
  if (here.b.shooter(shooter) == Shooter::none) return {&no_bow, shooter};
  if (here.man(shooter).shot) return {&shot_already, shooter};
  if (!here.man(shooter).loaded) return {&not_loaded, shooter};                                      // MER-S-A10
  if (const FigureId foe = engaged_by(here, shooter); !foe.none()) return {&engaged, shooter, foe};  // MER-S-A09
  return {};
}

WhyNot cannot_hit(Here here, FigureId shooter, FigureId target) {
  return line_stop(here, shooter, target, range(here.b, shooter), "MER-S-005");
}

Tally shooting_tally(const SimpleBattle& b, FigureId shooter) {
  const Troop& troop = b.troop(shooter);
  return own_tally(b.numbers, shooter, "shot",
                   {.leader = troop.leader,
                    .mounted = troop.profile.mounted(),
                    .crossbow = b.shooter(shooter) == Shooter::crossbow});
}

Tally target_tally(const SimpleBattle& b, FigureId target) {
  // MER-S-A06 leader and mounted count for a target, a charge does not
  const Troop& troop = b.troop(target);
  return own_tally(b.numbers, target, "under fire", {.leader = troop.leader, .mounted = troop.profile.mounted()});
}

ShotOrder::ShotOrder(Here here)
    : ShotQuestion(here, "MER-S-004", "shoot at somebody, or be done shooting.", "Done shooting") {}

void ShotOrder::explain_shot(const Choice& c, Explanation& why) const {
  why.tallies = {shooting_tally(b_, c.figure), target_tally(b_, c.target)};
  line_witnesses(here_, c.figure, c.target, range(b_, c.figure), "MER-S-005", why);
  why.chance = Fraction(contest(why.tallies[0].total() - why.tallies[1].total()).wins, 36), why.comes = "fells him";
  if (why.chance->zero()) why.never = "Even a six against a one is not enough.";
  why.summary = b_[c.target].name + " falls if his roll is lower: " + why.chance->text() + ".";
}

void shooting(Now now) {
  const auto& [b, s, play] = now;
  const Choice order = any_shot(Here(now)) ? play.ask(ShotOrder(now)) : Choice{};
  if (order.verb == ShotOrder::done) {
    s.phase = Phase::fight;
    return;
  }
  const FigureId shooter = order.figure, target = order.target;
  s.man(shooter).shot = true;
  if (b.shooter(shooter) == Shooter::crossbow) s.man(shooter).loaded = false;
  s[shooter].facing = bearing(s[target].at - s[shooter].at);

  const Tally shot = shooting_tally(b, shooter), under_fire = target_tally(b, target);
  const int hand = play.sum(d(6), {"MER-S-004", "a shot", shooter, target}) + shot.total();
  const int luck = play.sum(d(6), {"MER-S-004", "being shot at", target, shooter}) + under_fire.total();
  const bool hit = luck < hand;  // MER-S-004; MER-S-A07 a tie is a miss
  if (hit) s[target].pose = Pose::out;
  play.tell(hit ? "shot_down" : "missed", "MER-S-004",
            hit ? "{by} shoots {at} down, {number} against {other}."
                : "{by} shoots at {at} and misses, {number} against {other}.",
            {.by = shooter, .at = target, .number = hand, .other = luck, .tally = &shot, .against = &under_fire});
}

void reload(const SimpleBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    // MER-S-A10 shot in turn t, still in t+1, next shot in t+2; a move starts the wait again
    if (s[id].side == s.active && b.shooter(id) == Shooter::crossbow && !man.shot && !man.moved) man.loaded = true;
  }
}

}  // namespace fyrd::merlin::simple
