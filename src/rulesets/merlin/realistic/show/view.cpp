// What anybody may know of a battle of the more realistic game.
#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/turn/victory.h"
#include "rulesets/told_end.h"

namespace fyrd::merlin::realistic {

void RealisticBattle::fingerprint(const State& s, Hash& h) const {
  h.all(s.phase, s.first, s.band, s.routed.bits, s.fresh.bits, s.force_throws[0], s.force_throws[1], s.quarter_due[0],
        s.quarter_due[1], s.quarter_done[0], s.quarter_done[1]);
  if (numbers.rally) h.add(s.ran.bits);  // older records know nothing of it
  for (const Work& w : s.all_works())
    h.all(w.piece, w.raised, w.up, w.tried, w.since, w.used, w.hands.bits, w.climber, w.top);
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    h.all(man.began, man.inside.bits, man.blow, man.foe_count, man.total, man.gait, man.pace, man.loading, man.javelins,
          man.broken.bits, man.aim, man.effect, man.driver, man.unhorsed, man.ordered, man.busy, man.shot, man.struck,
          man.halt, man.shaken, man.alarms, man.since, man.charged.bits);
    for (FigureId foe : man.all_foes()) h.add(foe);
  }
}

std::string RealisticBattle::wins() const {
  return MerlinBattle::wins() + " A side that has only " + std::to_string(numbers.give_up) +
         " % of its men left gives up the field.";
}

std::span<const TurnPart> RealisticBattle::parts() const {
  static constexpr TurnPart all[] = {
      {"first move", "A die each; the higher says who moves first."},
      {"routs", "Those who run, run on."},
      {"movement", "At a walk, a trot or a run."},
      {"naming shots", "All shots are named before a die falls."},
      {"shooting", "The shots that were named."},
      {"naming blows", "Blows are named, the longest weapons first."},
      {"combat", "The dice for the blows, and what they do."},
      {"morale", "Who has seen friends fall throws for his nerve."},
  };
  return all;
}

std::size_t RealisticBattle::part(const Tabletop& table) const {
  switch (state(table).phase) {
    case Phase::initiative: return 0;
    case Phase::rout: return 1;
    case Phase::move: return 2;
    case Phase::aim: return 3;
    case Phase::shots: return 4;
    case Phase::name: return 5;
    case Phase::totals:
    case Phase::divide:
    case Phase::chart: return 6;
    case Phase::morale: return 7;
  }
  return 0;
}

void RealisticBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = state(table);
  const Troop& t = troop(id);
  const Man& man = s.man(id);
  const Here here{*this, s};
  std::string weapons;
  for (int i = 0; const Weapon& w : t.profile.weapons)
    weapons += (weapons.empty() ? "" : ", ") + w.name + (man.has_broken(i++) ? " (broken)" : "");
  facts.add("weapons", weapons, "with");
  facts.add("points", t.points);
  facts.flag("mounted", mounted(here, id));
  facts.flag("leader", t.leader);
  facts.flag("standard", t.standard);
  facts.add("defence", build(here, id).defence);
  facts.add("reach", longest_reach(here, id));
  facts.add("pace", std::string(gait_name(man.gait)), "pace:");
  facts.flag("routs", s.routs(id), "running");
  if (kit(id).missile == Missile::javelin) facts.add("javelins", man.javelins);
  if (kit(id).missile != Missile::none && !man.has_broken(kit(id).missile_weapon)) {
    facts.add("range", range(*this, id), "shoots");
    facts.add("loaded", man.loading == 0);
  }
}

void RealisticBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = state(table);
  facts.add("in_play", count_fighting(s, side), "on the field", enrolled(s, side));
  facts.add("fighting", count_fighting(s, side, s.routed), untold);
  tell_end(facts, common.turns, objective, side, objective ? count_holding({*this, s}, side, s.routed) : 0);
}

Appearance RealisticBattle::appearance(const Tabletop& table, FigureId id) const {
  const Man& man = state(table).man(id);
  Appearance look = MerlinBattle::appearance(table, id);
  look.weapons.clear(), look.arms.clear();
  for (int i = 0; const Weapon& w : troop(id).profile.weapons) {
    const bool thrown = w.kind == WeaponClass::javelin && man.javelins == 0;
    if (!man.has_broken(i++) && !thrown) look.weapons.push_back(w.id), look.arms.push_back(w.looks);
  }
  return look;
}

int RealisticBattle::worth(const Tabletop& table, FigureId id) const {
  const int whole = Battle::worth(table, id);
  return state(table).routs(id) ? whole * 3 / 10 : whole;  // MER-R-040
}

void RealisticBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  if (!table[id].in_play()) return;
  if (s.routs(id)) tokens.push_back({"routed", "runs away"});
  if (man.shaken || man.alarms > 0) tokens.push_back({"shaken", "must test his nerve"});
  if (man.gait == Gait::trot) tokens.push_back({"trotting", "at a trot"});
  if (man.gait == Gait::run) tokens.push_back({"running", "at a run"});
  if (kit(id).missile == Missile::javelin) {
    tokens.push_back({"javelins", std::to_string(man.javelins) + " javelins", man.javelins});
  } else if (kit(id).missile != Missile::none && !man.has_broken(kit(id).missile_weapon)) {
    tokens.push_back(man.loading == 0
                         ? Token{"loaded", "ready to shoot"}
                         : Token{"unloaded", "still " + std::to_string(man.loading) + " to load", man.loading});
  }
  for (int i = 0; const Weapon& w : troop(id).profile.weapons) {
    if (man.has_broken(i++)) tokens.push_back({"broken", w.name + " broken"});
  }
  if (man.busy) tokens.push_back({"busy", "has his hands full"});
  if (man.halt == Halt::lost_horse || (man.halt == Halt::driven_back && numbers.rulings.back_from_all))
    tokens.push_back({"stopped", "attacks no more this turn"});
  else if (man.halt == Halt::driven_back)
    tokens.push_back({"stopped", "driven back: strikes at no longer weapon this turn"});
  if (man.ordered) tokens.push_back({"moved", "has had his move"});
  if (man.shot) tokens.push_back({"shot", "has shot"});
  if (man.struck) tokens.push_back({"fought", "has struck"});
}

}  // namespace fyrd::merlin::realistic
