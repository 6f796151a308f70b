// Who may shoot at whom (MER-B-003, MER-B-005, MER-B-006, MER-B-A12, MER-B-A13, MER-B-A17).
#include "rulesets/merlin/better/deeds/shoot.h"

#include "core/play/cure.h"
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/turn/turn.h"
#include "rulesets/merlin/deeds/shots.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::better {

WhyNot cannot_shoot(Here here, FigureId shooter) {
  static constexpr Reason no_bow{"no_bow", "{by} carries neither bow nor crossbow.", "MER-B-005", cure::a_bow};
  static constexpr Reason routs{"routs", "{by} is running and does not shoot.", "MER-B-A17", cure::takes_heart};
  static constexpr Reason shot_already{"shot_already", "{by} has his shot for this turn; a shot has one target.",
                                       "MER-B-006", cure::next_turn};
  static constexpr Reason not_loaded{"not_loaded", "{by} has not loaded: he must stand still for a turn after a shot.",
                                     "MER-B-005", cure::loaded};
  static constexpr Reason engaged{"engaged", "{at} is upon {by}, who must use his dagger now.", "MER-B-A12",
                                  cure::no_enemy_near};
  if (!here.b.fighter(shooter).shoots) return {&no_bow, shooter};
  if (here.s.routs(shooter)) return {&routs, shooter};  // MER-B-A17
  if (here.man(shooter).shot) return {&shot_already, shooter};
  if (!here.man(shooter).loaded) return {&not_loaded, shooter};
  // MER-S-A09, MER-B-A12 with an enemy at arm's length he uses his dagger
  if (const FigureId foe = engaged_by(here, shooter, here.s.routed); !foe.none()) return {&engaged, shooter, foe};
  return {};
}

WhyNot cannot_hit(Here here, FigureId shooter, FigureId target) {
  return line_stop(here, shooter, target, here.b.fighter(shooter).shot.reach, "MER-B-003");
}

ShotOrder::ShotOrder(Here here)
    : ShotQuestion(here, "MER-B-006", "name a shot, or be done. The dice fall when both sides have named theirs.",
                   "Done shooting") {}

void ShotOrder::explain_shot(const Choice& c, Explanation& why) const {
  if (!b_.fighter(c.figure).shoots) return;
  why.tallies = {shot_tally(b_, c.figure), defence_tally(here_, c.target, c.figure, true)};
  const Arm& bow = b_.fighter(c.figure).shot;
  line_witnesses(here_, c.figure, c.target, bow.reach, "MER-B-003", why);
  why.chance = chance_to_fell(bow.dice, bow.hits, why.tallies[1].total(), b_.numbers.saves);
  why.comes = "fells him";
  if (why.chance->zero()) why.never = "His defence stops as many hits as can be thrown.";
  why.summary = b_[c.target].name + " falls if a hit is left: " + why.chance->text() + ".";
}

void shooting(Now now) {
  const auto& [b, s, play] = now;
  const Choice order = any_shot(Here(now)) ? play.ask(ShotOrder(now)) : Choice{};
  if (order.verb == ShotOrder::done) return next_side(s, Phase::volley);  // MER-B-A13
  const Fighter& archer = b.fighter(order.figure);
  s.man(order.figure).shot = true;
  if (archer.crossbow) s.man(order.figure).loaded = false;
  s[order.figure].facing = bearing(s[order.target].at - s[order.figure].at);
  s.attacks[s.attack_count++] = {order.figure, order.target, static_cast<std::uint8_t>(archer.shot.dice)};
  play.tell("aimed", "MER-B-A13", "{by} aims at {at}.", {.by = order.figure, .at = order.target});
}

void reload(const BetterBattle& b, State& s) {
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    // MER-B-005 shot in turn t, still in t+1, next shot in t+2; a move starts the wait again (as MER-S-A10)
    if (b.fighter(id).crossbow && !man.shot && !man.moved) man.loaded = true;
  }
}

}  // namespace fyrd::merlin::better
