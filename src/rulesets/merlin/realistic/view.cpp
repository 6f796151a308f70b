// What anybody may know of a battle of the more realistic game.
#include "rulesets/merlin/realistic/castle.h"
#include "rulesets/merlin/realistic/gait.h"
#include "rulesets/merlin/victory.h"

namespace fyrd::merlin::realistic {

std::uint64_t RealisticBattle::fingerprint(const State& s) const {
  Hash h;
  h.add(static_cast<const Tabletop&>(s));
  h.all(s.phase, s.first, s.band, s.routed, s.fresh, s.force_throws[0], s.force_throws[1], s.quarter_due[0], s.quarter_due[1],
        s.quarter_done[0], s.quarter_done[1]);
  for (int i = 0; i < s.work_count; ++i) {
    const Work& w = s.works[static_cast<std::size_t>(i)];
    h.all(w.piece, w.raised, w.up, w.tried, w.since, w.used, w.hands, w.climber, w.top);
  }
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    h.all(man.began, man.inside, man.blow, man.foe_count, man.total, man.gait, man.pace, man.loading, man.javelins, man.broken, man.aim,
          man.effect, man.driver, man.unhorsed, man.ordered, man.busy, man.shot, man.struck, man.stopped, man.shaken, man.alarmed);
    for (int i = 0; i < man.foe_count; ++i) h.add(man.foes[static_cast<std::size_t>(i)]);
  }
  return h.value();
}

std::string RealisticBattle::phase(const Tabletop& table) const {
  switch (static_cast<const State&>(table).phase) {
    case Phase::initiative: return "first move";
    case Phase::rout: return "routs";
    case Phase::move: return "movement";
    case Phase::aim: return "naming shots";
    case Phase::shots: return "shooting";
    case Phase::name: return "naming blows";
    case Phase::totals:
    case Phase::divide:
    case Phase::chart: return "combat";
    case Phase::morale: return "morale";
  }
  return "";
}

void RealisticBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = static_cast<const State&>(table);
  const Troop& t = troop(id);
  const Man& man = s.man(id);
  std::string weapons;
  for (std::size_t i = 0; i < t.profile.weapons.size(); ++i)
    weapons += (weapons.empty() ? "" : ", ") + t.profile.weapons[i].name + (man.broken >> i & 1 ? " (broken)" : "");
  facts.push_back({"weapons", weapons});
  facts.push_back({"points", std::int64_t{t.points}});
  if (mounted(s, id)) facts.push_back({"mounted", true});
  if (t.leader) facts.push_back({"leader", true});
  if (t.standard) facts.push_back({"standard", true});
  facts.push_back({"defence", std::int64_t{build(s, id).defence}});
  facts.push_back({"reach", longest_reach(*this, s, id)});
  facts.push_back({"pace", std::string(gait_name(man.gait))});
  if (s.routs(id)) facts.push_back({"routs", true});
  if (kit(id).missile == Missile::javelin) facts.push_back({"javelins", std::int64_t{man.javelins}});
  if (kit(id).missile != Missile::none) {
    facts.push_back({"range", numbers.range[static_cast<int>(kit(id).missile)]});
    facts.push_back({"loaded", man.loading == 0});
  }
}

void RealisticBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = static_cast<const State&>(table);
  facts.push_back({"in_play", std::int64_t{count_fighting(s, side, s.routed)}});
}

}  // namespace fyrd::merlin::realistic
