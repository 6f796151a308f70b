// What anybody may know of an aftermath, its fingerprint, and its quick player.
#include <algorithm>

#include "core/events/agree.h"
#include "core/play/facts.h"
#include "rulesets/stormclouds/aftermath/order.h"

namespace fyrd::stormclouds {

namespace {

void add_stats(const Stats& stats, Facts& facts) {
  facts.add("speed", stats.speed);
  const auto die = [&](const char* key, int sides) { facts.add(key, "d" + std::to_string(sides)); };
  die("might", stats.might);
  die("dexterity", stats.dexterity);
  die("stealth", stats.stealth);
  die("will", stats.will);
}

}  // namespace

void Aftermath::fingerprint(const Den& s, Hash& h) const {
  h.all(s.part, s.wins);
  for (FigureId id : everyone(s)) {
    const Beast& b = s.beast(id);
    h.all(b.fate, b.card, b.major, b.stays, b.trained, b.raised.bits, b.experience, b.spells.bits, b.abilities.bits,
          b.gear.bits, b.issues.bits);
  }
}

std::span<const TurnPart> Aftermath::parts() const {
  static constexpr TurnPart all[] = {
      {"report", "What the battle brought."},
      {"choices", "What is made of it."},
      {"farewell", "Off to the next battle."},
  };
  return all;
}

std::size_t Aftermath::part(const Tabletop& table) const {
  switch (den(table).part) {
    case Den::Part::report: return 0;
    case Den::Part::choices: return 1;
    case Den::Part::farewell: return 2;
  }
  return 0;
}

std::string Aftermath::verdict(const Tabletop& table) const {
  return table.over() ? does(parties[0].name, "is") + " ready for the next battle." : "";
}

void Aftermath::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const Den& s = den(table);
  const Beast& beast = s.beast(id);
  facts.flag("stranger", beast.fate == Beast::Fate::stranger);
  facts.flag("gone", beast.fate == Beast::Fate::gone);
  if (!s.here(id)) return;
  facts.add("profile", cards.heroes[beast.card].name);
  add_stats(stats(s, id), facts);
  facts.add("experience", unspent(s, id));
  const auto names = [](const auto& all, auto has) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (has(i)) text += (text.empty() ? "" : ", ") + all[i].name;
    }
    return text;
  };
  const auto told = [&](const char* key, const char* label, const std::string& text) {
    if (!text.empty()) facts.add(key, text, label);
  };
  told("abilities",
       "can:", names(cards.abilities, [&](std::size_t i) { return beast.abilities.has(static_cast<Ability>(i)); }));
  told("gear", "with", names(cards.gear, [&](std::size_t i) { return beast.gear.has(static_cast<Gear>(i)); }));
  told("issues",
       "ails:", names(cards.issues, [&](std::size_t i) { return beast.issues.has(static_cast<Issue>(i + 1)); }));
  told("spells", "casts:", names(cards.spells, [&](std::size_t i) { return beast.spells.has(static_cast<int>(i)); }));
  facts.flag("major", beast.major, "major hero");
  facts.flag("stays_home", beast.stays);
  if (beast.trained > 0) facts.add("trained", beast.trained);
}

void Aftermath::describe(const Tabletop& table, Side, Facts& facts) const {
  const Den& s = den(table);
  data::Problems problems;
  facts.add("points", read_warband(cards, band(s), 0, problems).bill.total);
  if (budget > 0) facts.add("level", level(s));
  facts.flag("won", won, untold);
}

// Larger dice first, the ones that matter most; then room for more; then whatever the points buy.
Choice Aftermath::quick(const Tabletop& table, const Question& question, Random&) const {
  const Den& s = den(table);
  const auto* order = dynamic_cast<const DenOrder*>(&question);
  if (!order) return question.quiet();
  Choice c;
  const auto may = [&](std::uint8_t verb, FigureId figure, int number) {
    c = {.verb = verb, .figure = figure, .number = static_cast<std::int16_t>(number)};
    return !order->check(c);
  };
  static constexpr int dice[] = {3, 0, 1};  // Will, Might, Dexterity
  static constexpr Ability wanted[] = {Ability::tough, Ability::stubborn, Ability::lucky, Ability::marksman,
                                       Ability::duelist};
  static constexpr Gear carried[] = {Gear::light_armour, Gear::shield, Gear::charm, Gear::potion};
  for (FigureId id : everyone(s)) {
    if (!s.here(id)) continue;
    for (const int die : dice) {
      if (unspent(s, id) >= cards.limits.growth && may(DenOrder::raise, id, die)) return c;
    }
    if (std::ranges::all_of(dice, [&](int die) { return s.beast(id).raised.has(die); }) && may(DenOrder::train, id, 0))
      return c;
    for (const Ability ability : wanted) {
      if (may(DenOrder::learn, id, static_cast<int>(ability))) return c;
    }
    for (const Gear gear : carried) {
      if (may(DenOrder::buy, id, static_cast<int>(gear))) return c;
    }
  }
  for (int card = 0; card < static_cast<int>(cards.heroes.size()); ++card) {
    if (may(DenOrder::hire, nobody, card)) return c;
  }
  return question.quiet();
}

}  // namespace fyrd::stormclouds
