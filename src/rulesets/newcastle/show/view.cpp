// What anybody may know of a battle of Newcastle, and the hash of a state.
#include "core/events/agree.h"
#include "core/figures/sides.h"
#include "core/play/survey.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/plots/cattle.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"
#include "rulesets/stakes.h"
#include "rulesets/told_end.h"

namespace fyrd::newcastle {

void NewcastleBattle::fingerprint(const State& s, Hash& h) const {
  h.all(s.phase, s.charged, s.calls, s.hit_count, s.in_a_row, s.seized, s.tested[0], s.tested[1], s.beast_count);
  for (int i = 0; i < s.hit_count; ++i) {
    const Hit& hit = s.hits[i];
    h.all(hit.by, hit.at, hit.dice, hit.shot);
  }
  for (int i = 0; i < s.beast_count; ++i) h.all(s.beasts[i].at, s.beasts[i].home);
  for (FigureId id : everyone(s)) {
    const Man& m = s.man(id);
    const Done& n = m.now;
    h.all(m.hand, m.dropped.bits, m.loaded, m.missiles, m.group, m.slot, m.wounds, m.killed, m.pushed, m.gave.x,
          m.gave.y, m.pushed_once, m.charged_once, m.fumbled, m.dodges, m.cowers, m.runs, m.closed.bits);
    h.all(n.moved, n.charged, n.lined, n.outran, n.marching, n.rough, n.gone, n.changed, n.loads, n.shots, n.attacked,
          n.turned, n.snapped, n.evaded, n.shot_at, n.first_charge, n.fumbles, n.squared, n.held_off, n.closing,
          n.met.bits);
  }
}

std::span<const TurnPart> NewcastleBattle::parts() const {
  static constexpr TurnPart all[] = {
      {"nerve", "Those who have lost it run home."},
      {"moves and shots", "Men and lines move, shoot, load and change weapons."},
      {"charges", "Who charges goes in."},
      {"making ready", "Bows are dropped, weapons changed, shields turned."},
      {"melee", "Everybody in reach contests, on both sides."},
      {"judgement", "Who has had enough, and whose turn is next."},
  };
  return all;
}

std::size_t NewcastleBattle::part(const Tabletop& table) const {
  switch (state(table).phase) {
    case Phase::nerve: return 0;
    case Phase::orders: return 1;
    case Phase::charges: return 2;
    case Phase::ready: return 3;
    case Phase::contests: return 4;
    case Phase::morale: return 5;
  }
  return 0;
}

std::string NewcastleBattle::wins() const {
  const std::string flight = by_shares(*this) ? "Who has twice the share of unhurt men left wins: the others flee."
                                              : "Who has twice as many unhurt men wins: the others flee.";
  const std::string turns = std::to_string(numbers.turns);
  if (raid)
    return does(parties[raid->side.index].name, "drives") + " most of the herd off by the end of turn " + turns +
           ", or " + does(parties[other(raid->side).index].name, "keeps") + " it. " + flight;
  if (objective) return contested(*this, *objective, numbers.turns) + " " + flight;
  return flight;
}

std::string NewcastleBattle::verdict(const Tabletop& table) const {
  switch (static_cast<Ended>(table.verdict)) {
    case Ended::none: return "";
    case Ended::fled:
      return winner_does(*this, table, "has") +
             (by_shares(*this) ? " twice the share of unhurt men: " : " twice as many unhurt men: ") +
             loser_does(*this, table, "flees") + ".";
    case Ended::nobody_fine: return "Nobody is left unhurt on either side.";
    case Ended::turn_limit:
      return table.winner.none() ? "The last turn is over, and both sides are as well off."
                                 : "The last turn is over, and " + winner_does(*this, table, "is") + " better off.";
    case Ended::held: return "The last turn is over, and " + objective->name + " has been held.";
    case Ended::taken: return "The last turn is over, and " + objective->name + " has been taken.";
    case Ended::driven_home: return "Most of the herd has been driven off.";
    case Ended::herd_kept: return "The last turn is over, and the herd is still there.";
  }
  return "";
}

void NewcastleBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  const Fighter& f = fighter(id);
  const Arm& arm = held({*this, s}, id);
  const FightFacts alone{.skill = arm.skill, .champion = soldier(id).champion, .wounds = man.wounds};
  facts.add("weapon", arm.weapon.name, "with");
  facts.add("skill", (arm.weapon.x ? "X" : "") + std::to_string(need_tally(numbers, alone).total()));
  facts.add("damage", damage_tally({*this, s}, id, arm).total());
  facts.add("toughness", newcastle::toughness(*this, id));
  if (f.shield > 0) facts.add("shield", f.shield, "shield:");
  facts.add("move", rate({*this, s}, id, s.formed(id)));
  facts.add("points", soldier(id).points);
  if (arm.weapon.reach > Length{}) facts.add("reach", arm.weapon.reach);
  if (const Arm* bow = s[id].in_play() ? missile({*this, s}, id) : nullptr) {
    facts.add("range", bow->weapon.furthest(), "shoots");
    if (bow->weapon.loads) facts.add("loaded", man.loaded > 0);
    if (bow->weapon.shots > 0) facts.add("missiles", int{man.missiles}, "missiles left:");
  }
  facts.flag("wounded", man.wounds > 0);
  if (man.wounds > 1) facts.add("wounds", int{man.wounds}, "wounds:");
  facts.flag("charging", man.now.charged);
  facts.flag("first_charge", man.now.charged && man.now.first_charge && f.first_charge > 0);
  facts.flag("killed", man.killed);
  facts.flag("incapacitated", s[id].pose == Pose::out && !man.killed);
  facts.flag("formed", s.formed(id));
  if (s.formed(id)) facts.add("neighbours", newcastle::neighbours({*this, s}, id));
  facts.flag("leader", soldier(id).leader);
  facts.flag("champion", soldier(id).champion);
  facts.flag("mounted", f.rides());
  facts.flag("pushed", man.pushed);
  facts.flag("routed", man.runs, "running");
  if (!man.closed.empty()) {
    std::string with;
    for (FigureId foe : man.closed) with += (with.empty() ? "" : ", ") + members[foe.index].name;
    facts.add("closed_with", with);
  }
}

void NewcastleBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = state(table);
  facts.add("in_play", in_play(s, side).size(), "on the field", enrolled(s, side));
  facts.add("fine", count_fine(s, side), "unhurt", began[side.index]);
  facts.add("began", began[side.index], untold);
  tell_end(facts, numbers.turns, objective, side, objective ? count_holding({*this, s}, side) : 0);
  if (raid && raid->side == side) facts.add("beasts_home", count_home(s), "beasts brought home");
}

Appearance NewcastleBattle::appearance(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  const Fighter& f = fighter(id);
  Appearance look;
  if (f.mount == Mount::chariot) look.kind = "chariot";
  const Weapon& weapon = held({*this, s}, id).weapon;
  look.hands.push_back(weapon.id), look.weapons.push_back(weapon.id), look.arms.push_back(weapon.looks);
  for (int i = 0; i < std::ssize(f.arms); ++i) {
    if (i != s.man(id).hand && !s.man(id).has_dropped(i)) look.weapons.push_back(arm(id, i).weapon.id);
  }
  look.shield = f.shield > 0 ? Board::round : Board::none;
  look.helmet = soldier(id).champion || soldier(id).leader;
  look.banner = look.leader = soldier(id).leader;
  look.mounted = f.rides();
  look.armour = f.toughness >= 15 ? "heavy" : f.toughness >= 13 ? "light" : "none";
  look.wear(f.dress);
  return look;
}

int NewcastleBattle::worth(const Tabletop& table, FigureId id) const {
  const int whole = Battle::worth(table, id);
  return state(table).man(id).wounds > 0 ? whole * wounded_worth / 100 : whole;  // NEW-060
}

void NewcastleBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  if (!s[id].in_play()) return;
  if (man.wounds > 0) tokens.push_back({"wounded", "wounded", man.wounds > 1 ? man.wounds : 0});
  if (man.runs) tokens.push_back({"routed", "runs away"});
  for (FigureId foe : man.closed) tokens.push_back({"closed", "closed with " + members[foe.index].name});
  if (man.pushed) tokens.push_back({"pushed", "pushed back in line"});
  if (man.dodges) tokens.push_back({"dodging", "dodges"});
  if (man.cowers) tokens.push_back({"cowering", "cowers"});
  if (const Arm* bow = missile({*this, s}, id); bow && bow->weapon.loads)
    tokens.push_back(man.loaded > 0 ? Token{"loaded", bow->weapon.name + " loaded", man.loaded}
                                    : Token{"unloaded", bow->weapon.name + " not loaded"});
  if (man.now.charged) tokens.push_back({"charging", "charges"});
  if (man.now.moved) tokens.push_back({"moved", "has moved"});
  if (man.now.shots > 0 || man.now.snapped) tokens.push_back({"shot", "has shot"});
  if (man.now.attacked) tokens.push_back({"fought", "has spent his attack roll"});
}

Sight NewcastleBattle::sight(const Tabletop& table, const Aim& from, const Aim& to) const {
  const auto spot = [&](const Aim& aim) {
    const Point at = aim.figure.none() ? aim.at : table[aim.figure].at;
    return Spot{at, ground.elevation(at) + eye_height};
  };
  return sight_along(*this, from, to, spot(from), spot(to), "NEW-023");
}

std::vector<Ring> NewcastleBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  Rings rings(*this, s[id]);
  const Weapon& weapon = held({*this, s}, id).weapon;
  if (!weapon.missile())
    rings.add("reach", weapon.name, "NEW-054", rings.measured(weapon.reach) + ": whom he can strike",
              max(weapon.reach, touching));
  if (const Arm* bow = missile({*this, s}, id)) {
    static constexpr const char* names[] = {"short range", "medium range", "long range"};
    for (int i = 0; i < 3; ++i) rings.within("range", names[i], "NEW-040", bow->weapon.ranges[i], names[i]);
  }
  const Length way = rate({*this, s}, id, s.formed(id));
  rings.add("threat", "charge", "NEW-A25", rings.measured(way + weapon.reach) + ": his move and his reach",
            way + max(weapon.reach, touching));
  if (fighter(id).shield > 0)
    rings.part("shield", "NEW-044", "what his shield covers", radius(s[id]) + 1_in, west, east);
  return rings.all;
}

std::vector<Prop> NewcastleBattle::props(const Tabletop& table, Side) const {
  const State& s = state(table);
  std::vector<Prop> all;
  for (int i = 0; i < s.beast_count; ++i) {
    if (!s.beasts[i].home)
      all.push_back({"beast-" + std::to_string(i + 1),
                     "cow",
                     "a cow",
                     {disc(s.beasts[i].at, numbers.foot_base / 2), {}, 1_in},
                     {}});
  }
  return all;
}

}  // namespace fyrd::newcastle
