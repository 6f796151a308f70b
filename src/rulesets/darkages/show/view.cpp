// What anybody may know of a battle of Dark Ages, and the hash of a state.
#include "core/events/agree.h"
#include "core/play/facts.h"
#include "core/play/survey.h"
#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/table/ground.h"
#include "rulesets/darkages/table/sight.h"
#include "rulesets/darkages/turn/ending.h"
#include "rulesets/stakes.h"

namespace fyrd::darkages {

void DarkAgesBattle::fingerprint(const State& s, Hash& h) const {
  h.all(s.phase, s.length, s.loot_count);
  for (int i = 0; i < s.loot_count; ++i) {
    const Loot& loot = s.loot[i];
    h.all(loot.at, loot.taken, loot.off);
  }
  for (const std::uint8_t fire : s.fires) h.add(fire);
  for (FigureId id : everyone(s)) {
    const Man& m = s.man(id);
    h.all(m.missiles, m.loaded, m.prepared, m.crouched, m.close, m.afoot, m.bound, m.home, m.loot);
    h.all(m.was_crouched, m.was_close, m.touched, m.moved, m.alone, m.slowed, m.walled, m.shot, m.shot_arriving,
          m.shot_before, m.recoiled, m.struck, m.charged, m.names, m.across.bits, m.trail.from, m.trail.facing);
    for (const Trail::Step& step : m.trail.steps) h.all(step.x, step.y);
  }
}

std::span<const TurnPart> DarkAgesBattle::parts() const {
  static constexpr TurnPart all[] = {
      {"movement", "Both sides write orders in secret; then all move at once."},
      {"shooting", "Shots at any moment of the movement, in secret, then all at once."},
      {"melee", "Who touches an enemy strikes, the longer weapon first."},
      {"end of turn", "Fires burn on, and who has lost half withdraws."},
  };
  return all;
}

std::size_t DarkAgesBattle::part(const Tabletop& table) const {
  switch (state(table).phase) {
    case Phase::movement: return 0;
    case Phase::shooting: return 1;
    case Phase::naming:
    case Phase::blows: return 2;
    case Phase::ending: return 3;
  }
  return 0;
}

std::string DarkAgesBattle::wins() const {
  const std::string turns = std::to_string(numbers.turns);
  const std::string withdrawal =
      "Who has only " + std::to_string(numbers.withdraw) + " % of the worth of his men left withdraws and has lost.";
  const auto name = [&](Side side) { return parties[side.index].name; };
  if (!raiders.none())
    return does(name(raiders), "carries") + " all the loot off by the end of turn " + turns + ", or " +
           does(name(other(raiders)), "wins") + ". " + withdrawal;
  if (!captive.none())
    return does(name(members[captive.index].side), "brings") + " the captive home by the end of turn " + turns +
           ", or " + does(name(other(members[captive.index].side)), "wins") + ". " + withdrawal;
  if (objective) return contested(*this, *objective, numbers.turns) + " " + withdrawal;
  return withdrawal + " After turn " + turns + " who has the larger share left wins.";
}

std::string DarkAgesBattle::verdict(const Tabletop& table) const {
  switch (static_cast<Ended>(table.verdict)) {
    case Ended::none: return "";
    case Ended::withdrew: return loser_does(*this, table, "has") + " lost too many men, and withdrawn.";
    case Ended::both_withdrew: return "Both sides have lost half of their worth.";
    case Ended::turn_limit:
      return table.winner.none() ? "The last turn is over, and both sides are as well off."
                                 : "The last turn is over, and " + winner_does(*this, table, "is") + " better off.";
    case Ended::held: return "The last turn is over, and " + objective->name + " has been held.";
    case Ended::taken: return "The last turn is over, and " + objective->name + " has been taken.";
    case Ended::carried_off: return "All the loot has been carried off.";
    case Ended::loot_kept: return "The last turn is over, and there is loot left.";
    case Ended::rescued: return "The captive is home.";
    case Ended::not_rescued: return "The captive has not come home.";
  }
  return "";
}

void DarkAgesBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  const Fighter& f = fighter(id);
  facts.add("class", f.rank);
  if (f.armour > 0) facts.add("armour", f.armour);
  facts.add("weapon", f.weapon.name, "with");
  if (f.shield != Shield::none) facts.add("shield", f.shield == Shield::large ? "large" : "small", "shield:");
  facts.add("move", allowance({*this, s}, id));
  facts.add("points", soldier(id).points);
  if (f.shoots) {
    facts.add("missile", f.missile.name, "shoots with");
    facts.add("range", max(f.missile.ranges.furthest(), f.missile.riding.furthest()), "shoots");
    if (f.missile.loads) facts.add("loaded", man.loaded);
    if (f.missile.shots > 0) facts.add("missiles", int{man.missiles}, "missiles left:");
    if (f.missile.heavy_to.units > 0) facts.add("heavy_range", f.missile.heavy_to, "heavy shots to");
    facts.flag("prepared", man.prepared);
  }
  facts.flag("mounted", !on_foot({*this, s}, id));
  facts.flag("mounted_foot", mount({*this, s}, id) == Mount::mounted_foot, "fights on foot");
  facts.flag("no_saddle", mount({*this, s}, id) == Mount::cavalry && !f.saddle, "no saddle for a charge");
  facts.flag("drilled", f.drilled, "trained for close order");
  facts.flag("braced", f.braced, "trained against cavalry");
  facts.flag("good_thrower", f.good_thrower, "good thrower");
  facts.flag("close_order", man.close);
  facts.flag("shield_wall", man.walled);
  facts.flag("crouched", man.crouched);
  facts.flag("leader", soldier(id).leader);
  facts.flag("bound", man.bound);
  facts.flag("loot", man.loot >= 0, "carries loot");
  facts.flag("moved", man.moved, "has moved");
  facts.flag("charging", !man.charged.none());
}

void DarkAgesBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = state(table);
  facts.add("in_play", in_play(s, side).size(), "on the field", enrolled(s, side));
  facts.add("points", points_left({*this, s}, side), nullptr, began[side.index]);
  facts.add("began", began[side.index], untold);
  if (raiders == side) facts.add("loot_off", count_off(s), "loot carried off");
}

Appearance DarkAgesBattle::appearance(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  const Fighter& f = fighter(id);
  Appearance look;
  // A bow is in hand until an enemy is upon him; what is thrown waits beside the weapon.
  const bool aims = f.shoots && f.missile.shots == 0 && s[id].in_play() && touched_foes({*this, s}, id).empty();
  if (aims) look.hands.push_back(f.missile.id), look.arms.push_back(f.missile.looks);
  look.hands.push_back(f.weapon.id), look.arms.push_back(f.weapon.looks);
  look.weapons.push_back(f.weapon.id);
  if (f.shoots) look.weapons.push_back(f.missile.id);
  look.shield = f.shield == Shield::large ? Board::round : f.shield == Shield::small ? Board::buckler : Board::none;
  look.helmet = f.rank >= 4;
  look.banner = look.leader = soldier(id).leader;
  look.mounted = !on_foot({*this, s}, id);
  look.armour = f.armour > 0 ? "heavy" : f.rank >= 3 ? "light" : "none";
  look.wear(f.dress);
  return look;
}

void DarkAgesBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  if (!s[id].in_play()) return;
  const Weapon& missile = fighter(id).missile;
  if (man.bound) tokens.push_back({"bound", "bound"});
  if (man.loot >= 0) tokens.push_back({"loot", "carries loot"});
  if (man.walled) tokens.push_back({"shield_wall", "in the shield wall"});
  if (man.crouched) tokens.push_back({"crouched", "crouches"});
  if (missile.loads)
    tokens.push_back(man.loaded ? Token{"loaded", missile.name + " loaded"}
                                : Token{"unloaded", missile.name + " not loaded"});
  if (man.prepared) tokens.push_back({"prepared", "a heavy shot ready"});
  if (missile.shots > 0) tokens.push_back({"missiles", missile.name, man.missiles});
  if (!man.charged.none()) tokens.push_back({"charging", "charges"});
  if (man.moved) tokens.push_back({"moved", "has moved"});
  if (man.shot) tokens.push_back({"shot", "has shot"});
  if (man.recoiled) tokens.push_back({"recoiled", "was driven back"});
}

Sight DarkAgesBattle::sight(const Tabletop& table, const Aim& from, const Aim& to) const {
  const auto spot = [&](const Aim& aim) {
    const Point at = aim.figure.none() ? aim.at : table[aim.figure].at;
    return Spot{at, ground.elevation(at) + eye_height};
  };
  Sight seen = sight_along(*this, from, to, spot(from), spot(to), "DRK-A35");
  if (!seen.sees || from.figure.none() || to.figure.none()) return seen;
  const Here here{*this, state(table)};
  const View past = view(here, here, from.figure, to.figure);
  if (past.clear) return seen;
  seen.sees = false;
  if (!past.figure.none()) {
    seen.by = members[past.figure.index].id;
    seen.text = name_of(*this, from) + " does not see " + name_of(*this, to) + ": " + members[past.figure.index].name +
                " stands between them";
  } else {
    seen.text = name_of(*this, from) + " does not see " + name_of(*this, to) + ": there are " +
                measure_text(past.wood, unit) + " of wood between them";
  }
  return seen;
}

std::vector<Ring> DarkAgesBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  Rings rings(*this, s[id]);
  const Fighter& f = fighter(id);
  static constexpr const char* names[] = {"near range", "middle range", "far range"};
  const bool riding = f.missile.riding.count > 0 && rides({*this, s}, id);  // DRK-021
  const Ranges& ranges = riding ? f.missile.riding : f.missile.ranges;
  for (int i = 0; i < ranges.count; ++i) {
    const Range& range = ranges.all[i];
    const int need = f.good_thrower ? f.missile.good : range.need;  // DRK-023
    rings.within("range", names[i], "DRK-A49", range.to,
                 "needs " + std::to_string(need) + (riding ? " on the move on easy ground" : ""));
  }
  rings.within("threat", "move", "DRK-001", allowance({*this, s}, id), "how far he can go");
  if (s.man(id).walled && rulings.from_the_front)
    rings.part("shield wall", "DRK-A15", "what the wall protects from", 3_cm, west, east);
  return rings.all;
}

std::vector<Prop> DarkAgesBattle::props(const Tabletop& table, Side) const {
  const State& s = state(table);
  std::vector<Prop> all;
  for (int i = 0; i < s.loot_count; ++i) {
    if (!s.loot[i].taken && !s.loot[i].off)
      all.push_back({"loot-" + std::to_string(i + 1), "chest", "some loot", {disc(s.loot[i].at, 5_mm), {}, 1_cm}, {}});
  }
  for (int i = 0; i < std::ssize(burnables); ++i) {
    const int p = burnables[i];
    if (burning({*this, s}, p))
      all.push_back(
          {"fire-" + std::to_string(i + 1), "fire", piece(p).name + " burns", {piece(p).solid.shape, {}, 3_cm}, {}});
  }
  return all;
}

}  // namespace fyrd::darkages
