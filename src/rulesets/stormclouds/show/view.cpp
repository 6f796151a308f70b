// What anybody may know of a battle of Stormclouds, and the hash of a state.
#include "core/play/facts.h"
#include "core/play/survey.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/turn/dig.h"

namespace fyrd::stormclouds {

void StormcloudsBattle::fingerprint(const State& s, Hash& h) const {
  const Twists& t = s.twist;
  h.all(s.phase, s.edge, s.act.who, s.act.taken, s.act.ran, s.act.may_run_on, t.due, t.over, t.might, t.dexterity,
        t.spells, t.speed, t.warrior_twice, t.mighty_blow, t.mighty_shot, t.parry, s.newcomers.bits, s.found.bits,
        s.claimed.bits, s.cart, s.patch_count);
  for (int i = 0; i < s.patch_count; ++i) h.all(s.patches[i].at, s.patches[i].smoke);
  for (FigureId id : everyone(s)) {
    const Man& m = s.man(id);
    const Turn& n = m.turn;
    h.all(m.trauma, m.owed, m.speed, m.card, m.armour, m.felled, m.last_ditch, m.stubborn_used, m.lucky_used,
          m.interrupted, m.gear.bits, m.issue);
    h.all(n.acted, n.moved, n.shot, n.swung, n.bonus, n.marked, n.duelled, n.shielded, n.roped, n.spared, n.warded,
          n.veiled, n.rooted, n.swift, n.tested);
  }
}

std::span<const TurnPart> StormcloudsBattle::parts() const {
  static constexpr TurnPart all[] = {
      {"choice of the edge", "From where the Heroes come.", true},
      {"set-up", "The Heroes take their places, and the Villains theirs.", true},
      {"actions", "Heroes act in any order; Villains act by their charts."},
      {"end of the Turn", "Trauma is tested, and the Objectives are looked at."},
  };
  return all;
}

std::size_t StormcloudsBattle::part(const Tabletop& table) const {
  switch (state(table).phase) {
    case Phase::edge: return 0;
    case Phase::heroes:
    case Phase::villains: return 1;
    case Phase::next:
    case Phase::action: return 2;
    case Phase::tests: return 3;
  }
  return 0;
}

std::string StormcloudsBattle::wins() const {
  const std::string by = " by the end of Turn " + std::to_string(turns) + ".";
  const char* lost = " Too few Heroes left, and the battle is lost.";
  switch (plot) {
    case Plot::fight: return "No Villain is left" + by + lost;
    case Plot::loot:
      return "A Hero at every piece of loot and no Villain near, at the end of Turn " + std::to_string(least_turns) +
             " or later and" + by + lost;
    case Plot::watch:
      return "At the end of Turn " + std::to_string(turns) + " a Hero at every fire and no Villain near." + lost;
    case Plot::cart: return "The cart comes through" + by + lost;
    case Plot::massive: return "The massive one is out of action" + by + lost;
  }
  return "";
}

std::string StormcloudsBattle::verdict(const Tabletop& table) const {
  switch (static_cast<Ended>(table.verdict)) {
    case Ended::none: return "";
    case Ended::looted: return "The Heroes have claimed all the loot.";
    case Ended::too_few: return "Too few Heroes are left to go on.";
    case Ended::nightfall: return "The last Turn is over, and the Heroes have not done what they came for.";
    case Ended::watched: return "The last Turn is over, and the Heroes hold every fire.";
    case Ended::watch_broken: return "The last Turn is over, and a fire is not held.";
    case Ended::cart_through: return "The cart has come through.";
    case Ended::cart_lost: return "The last Turn is over, and the cart has not come through.";
    case Ended::slain: return "Nobody is left whom the Heroes came for.";
  }
  return "";
}

void StormcloudsBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  const Stats now = stats({*this, s}, id);
  const auto stat = [&](int n) { return (hero(id) ? "d" : "") + std::to_string(n); };
  facts.add("speed", now.speed);
  facts.add("might", stat(now.might));
  facts.add("dexterity", stat(now.dexterity));
  facts.add("stealth", stat(now.stealth));
  facts.add("will", stat(now.will));
  facts.add("trauma", int{man.trauma});
  facts.flag("wounded", man.trauma > 0);
  facts.flag("acted", man.turn.acted, "has acted");
  facts.flag("last_ditch", man.last_ditch, "on his last ditch");
  if (!hero(id)) {
    facts.flag("newcomer", s.newcomers.has(id));  // STO-A44 until a Twist calls it
    facts.add("card", card(s, id).name, "card:");
    facts.add("points", card(s, id).points);
    return facts.flag("wounded_side", man.trauma >= numbers.wounded, "fights wounded");
  }
  const auto names = [](const std::vector<Priced>& all, auto&& has) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (has(i)) text += (text.empty() ? "" : ", ") + all[i].name;
    }
    return text;
  };
  facts.add("points", fighter(id).points);
  facts.flag("major", fighter(id).major, "major hero");
  const std::string can = names(cards.abilities, [&](std::size_t i) { return has(id, static_cast<Ability>(i)); });
  const std::string carries = names(cards.gear, [&](std::size_t i) { return man.gear.has(static_cast<Gear>(i)); });
  const std::string ails = names(cards.issues, [&](std::size_t i) { return has(id, static_cast<Issue>(i + 1)); });
  if (!can.empty()) facts.add("abilities", can, "can:");
  if (!carries.empty()) facts.add("gear", carries, "with");
  if (!ails.empty()) facts.add("issues", ails, "ails:");
  std::string spells;
  for (const int i : fighter(id).spells) spells += (spells.empty() ? "" : ", ") + spell(i).name;
  if (!spells.empty()) facts.add("spells", spells, "casts:");
  if (!man.last_ditch) {  // STO-007 the other side of his card
    const Stats other = stormclouds::last_ditch(fighter(id).stats);
    facts.add("last_ditch_side",
              "speed " + std::to_string(other.speed) + ", might " + stat(other.might) + ", dexterity " +
                  stat(other.dexterity) + ", stealth " + stat(other.stealth) + ", will " + stat(other.will),
              "on his last ditch:");
  }
  if (s.over()) facts.add("experience", experience({*this, s}, id));  // STO-063
  if (man.felled > 0) facts.add("felled", int{man.felled}, "felled:");
  if (man.issue != Issue::none) facts.add("major_issue", cards.issue(man.issue).name, "ails for good:");
}

void StormcloudsBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = state(table);
  facts.add("in_play", in_play(s, side).size(), "on the field", enrolled(s, side));
  facts.flag("villains", side == villains);
  if (side == villains) {
    const Twists& t = s.twist;
    facts.flag("twist_might", t.might, "all stronger this turn"),
        facts.flag("twist_dexterity", t.dexterity, "all nimbler this turn"),
        facts.flag("twist_spells", t.spells, "spells do more this turn");
    facts.flag("twist_speed", t.speed, "all faster this turn"),
        facts.flag("warrior_twice", t.warrior_twice, "a warrior acts twice"),
        facts.flag("mighty_blow", t.mighty_blow, "the next blow is mighty");
    facts.flag("mighty_shot", t.mighty_shot, "the next shot is mighty"),
        facts.flag("parry", t.parry, "the next one attacked is mighty");
    return;
  }
  if (plot == Plot::cart) facts.add("cart", s.cart);
  if (!loot.empty()) facts.add("claimed", s.claimed.size(), "loot claimed");
}

Appearance StormcloudsBattle::appearance(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  Appearance look;
  const Man& man = s.man(id);
  look.shield = man.gear.has(Gear::shield) ? Board::heater : Board::none;
  look.armour = man.gear.has(Gear::heavy_armour) ? "heavy" : man.gear.has(Gear::light_armour) ? "light" : "none";
  const bool hunter = !hero(id) && card(s, id).type == Type::hunter;
  const bool mage = !hero(id) && card(s, id).type == Type::mage;
  if (mage) look.kind = "mage", look.robe = true;
  look.weapons.push_back(man.gear.has(Gear::great_weapon) ? "two-handed-sword" : hunter ? "bow" : "sword");
  look.arms.push_back(mage                               ? Arm::staff
                      : man.gear.has(Gear::great_weapon) ? Arm::great_sword
                      : hunter                           ? Arm::bow
                                                         : Arm::sword);
  if (hero(id)) look.weapons.push_back(man.gear.has(Gear::longbow) ? "longbow" : "bow"), look.arms.push_back(Arm::bow);
  look.banner = look.leader = hero(id) && fighter(id).major;
  static constexpr fyrd::Beast by_size[] = {fyrd::Beast::rat, fyrd::Beast::wolf,
                                            fyrd::Beast::bear};  // a Villain's card says no more
  look.beast = hero(id) ? cards.heroes[fighter(id).card].beast : by_size[static_cast<std::size_t>(card(s, id).size)];
  return look;
}

// STO-043 the first counter is a wound; with as many as his Will he is nearly out (STO-040).
int StormcloudsBattle::worth(const Tabletop& table, FigureId id) const {
  const int whole = Battle::worth(table, id), trauma = state(table).man(id).trauma;
  if (whole == 0 || trauma == 0) return whole;
  const int will = std::max(1, stats({*this, state(table)}, id).will);
  return whole * (85 - 65 * (std::min(trauma, will) - 1) / will) / 100;
}

void StormcloudsBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  if (!s[id].in_play()) return;
  if (man.trauma > 0) tokens.push_back({"trauma", std::to_string(man.trauma) + " Trauma", man.trauma});
  if (man.last_ditch) tokens.push_back({"last_ditch", "on his Last Ditch"});
  if (man.turn.acted) tokens.push_back({"acted", "has acted"});
  if (man.turn.warded) tokens.push_back({"ward", "warded"});
  if (man.turn.veiled) tokens.push_back({"veil", "veiled"});
  if (man.turn.rooted) tokens.push_back({"root", "rooted"});
  if (man.turn.swift) tokens.push_back({"swift", "swift"});
}

Sight StormcloudsBattle::sight(const Tabletop& table, const Aim& from, const Aim& to) const {
  const State& s = state(table);
  const auto spot = [&](const Aim& aim) {
    const Point at = aim.figure.none() ? aim.at : table[aim.figure].at;
    return Spot{at, ground.elevation(at) + numbers.step};
  };
  if (from.figure.none() || to.figure.none() || !s[from.figure].in_play() || !s[to.figure].in_play())
    return sight_along(*this, from, to, spot(from), spot(to), "STO-A38");
  const View seen = view({*this, s}, from.figure, to.figure);
  Sight out;
  out.sees = seen.look != Look::none;
  out.share = seen.seen;
  out.rule = "STO-A38";
  out.from = s[from.figure].at, out.to = s[to.figure].at;
  const char* how = seen.look == Look::clear     ? " sees "
                    : seen.look == Look::partial ? " sees a part of "
                                                 : " does not see ";
  out.text = name_of(*this, from) + how + name_of(*this, to);
  if (!seen.figure.none())
    out.by = members[seen.figure.index].id;
  else if (seen.piece >= 0)
    out.by = ground.pieces()[seen.piece].id;
  return out;
}

std::vector<Ring> StormcloudsBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  const Length far = allowance({*this, s}, id);
  Rings rings(*this, s[id]);
  rings.add("threat", "move", "STO-030", rings.measured(far) + ": one Move", max(far, touching));
  rings.part("sight", "STO-004", "what is before it", radius(s[id]) + 1_in, west, east);
  return rings.all;
}

std::vector<Prop> StormcloudsBattle::props(const Tabletop& table, Side) const {
  const State& s = state(table);
  std::vector<Prop> out;
  const Objectives aims = objectives({*this, s});
  for (int i = 0; i < aims.count; ++i) {
    const int which = aims.loot[i];
    const Shape& shape = aims.shapes[i];
    if (which < 0)
      out.push_back({"cart", "cart", "the cart", {shape, {}, 1_in}, bearing(road[1] - road[0])});
    else
      out.push_back({"objective-" + std::to_string(i + 1),
                     "objective",
                     loot[which].name,
                     {shape, {}, 1_in / 2},
                     {},
                     loot[which].looks});
  }
  for (std::size_t i = 0; i < caches.size(); ++i) {
    if (!s.found.has(static_cast<int>(i)))
      out.push_back({"cache-" + caches[i].id, "chest", caches[i].name, {shape(caches[i]), {}, 1_in / 2}, {}});
  }
  for (int i = 0; i < s.patch_count; ++i) {
    const Patch& patch = s.patches[i];
    const Length across = patch.smoke ? numbers.smoke : numbers.caltrops;
    out.push_back({"patch-" + std::to_string(i + 1),
                   patch.smoke ? "smoke" : "caltrops",
                   patch.smoke ? "smoke" : "caltrops",
                   {disc(patch.at, across / 2), {}, patch.smoke ? across : Length{}},
                   {}});
  }
  return out;
}

}  // namespace fyrd::stormclouds
