// What anybody may know of an aftermath, and its fingerprint.
#include "core/events/agree.h"
#include "core/play/facts.h"
#include "rulesets/nottingham/aftermath/aftermath.h"
#include "rulesets/nottingham/aftermath/camp.h"

namespace fyrd::nottingham {

namespace {

void add(Hash& h, const Learner& l) {
  for (const std::uint8_t number : l.numbers) h.add(number);
  h.all(l.walk, l.balance, l.rises, static_cast<std::int16_t>(l.hates.empty() ? -1 : l.hates.first()), l.skills.bits,
        l.trained.bits, l.experience, l.earned, l.item_count);
  for (const ItemId item : l.carried()) h.add(item.index);
}

}  // namespace

void Aftermath::fingerprint(const Camp& s, Hash& h) const {
  h.all(s.part, s.done, s.group_count, s.stash, s.leader, s.bearer, s.pennies);
  for (FigureId id : everyone(s)) {
    const Fellow& f = s.fellow(id);
    h.all(f.fate, f.group, f.felled, f.fought, f.fell, f.promoted, f.misses, f.unpaid, f.pennies);
    if (f.fate == Fate::here && f.group < 0) add(h, s.heroes[id.index]);
  }
  for (int g = 0; g < s.group_count; ++g) add(h, s.group(g));
  for (const std::uint16_t n : s.spare) h.add(n);
}

std::span<const TurnPart> Aftermath::parts() const {
  static constexpr TurnPart all[] = {
      {"injuries", "What became of the fallen."},  {"experience", "What was learned."},
      {"new heroes", "Who rises from the ranks."}, {"loot", "What was carried home."},
      {"camp", "What the pennies are spent on."},  {"farewell", "Off to the next battle."},
  };
  return all;
}

std::size_t Aftermath::part(const Tabletop& table) const {
  switch (camp(table).part) {
    case Camp::Part::injuries: return 0;
    case Camp::Part::experience: return 1;
    case Camp::Part::rise: return 2;
    case Camp::Part::loot: return 3;
    case Camp::Part::choices: return 4;
    case Camp::Part::farewell: return 5;
  }
  return 0;
}

std::string Aftermath::verdict(const Tabletop& table) const {
  return table.over() ? does(parties[0].name, "is") + " ready for the next battle." : "";
}

void Aftermath::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const Camp& s = camp(table);
  const Fellow& f = s.fellow(id);
  facts.flag("dead", f.fate == Fate::dead);
  facts.flag("retired", f.fate == Fate::retired);
  facts.flag("stranger", f.fate == Fate::stranger);
  if (!s.here(id)) return;
  const Learner& l = s.learner(id);
  facts.add("class", armoury.classes[l.walk].name);
  facts.add("initiative", l.numbers[0]);
  facts.add("melee", l.numbers[1]);
  facts.add("ranged", l.numbers[2]);
  std::string carried;
  const std::string learned = skill_names(armoury, l.skills, l.trained, l.hates, l.balance);
  for (const ItemId one : l.carried()) carried += (carried.empty() ? "" : ", ") + item(one).name;
  if (!learned.empty()) facts.add("skills", learned, "can:");
  if (!carried.empty()) facts.add("gear", carried, "with");
  facts.add("experience", l.experience);
  facts.add("price", price(s, id));
  if (f.group >= 0) facts.add("group", f.group + 1);
  facts.flag("hero", f.group < 0);
  facts.flag("leader", id == s.leader);
  facts.flag("misses", f.misses);
  facts.flag("unpaid", f.unpaid);
  if (f.felled > 0) facts.add("felled", f.felled, "felled:");
}

void Aftermath::describe(const Tabletop& table, Side, Facts& facts) const {
  const Camp& s = camp(table);
  facts.add("pennies", s.pennies);
  facts.add("rating", rating(s));
  facts.add("warriors", s.strength());
  facts.flag("won", won, untold);
  std::string spare;
  for (std::uint8_t i = 0; i < armoury.items.size(); ++i) {
    if (s.spare[i] > 0)
      spare += (spare.empty() ? "" : ", ") + (s.spare[i] > 1 ? std::to_string(s.spare[i]) + " × " : "") +
               armoury.items[i].name;
  }
  if (!spare.empty()) facts.add("spare_gear", spare);
}

Appearance Aftermath::appearance(const Tabletop& table, FigureId id) const {
  const Camp& s = camp(table);
  Appearance look;
  if (!s.here(id)) return look;
  for (const ItemId one : s.learner(id).carried()) {
    const Item& thing = item(one);
    if (thing.weapon()) look.weapons.push_back(thing.id), look.arms.push_back(thing.looks);
    if (thing.kind == ItemKind::armour) look.armour = thing.heavy ? "heavy" : "light", look.helmet = thing.heavy;
    if (thing.kind == ItemKind::shield) look.shield = Board::heater;
    if (thing.kind == ItemKind::buckler) look.shield = Board::buckler;
  }
  look.leader = id == s.leader;
  look.wear(armoury.classes[s.learner(id).walk].dress);
  return look;
}

}  // namespace fyrd::nottingham
