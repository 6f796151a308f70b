// The course of an aftermath: what was earned and suffered, choices until somebody is content, and the farewell
// (STO-X16, STO-X17).
#include "rulesets/stormclouds/aftermath/den.h"

#include "rulesets/stormclouds/aftermath/order.h"

namespace fyrd::stormclouds {

namespace {

// STO-X16 a debt may leave him with more than he may have: that is taken from him, gear first.
void collect(DenNow now, FigureId id) {
  const auto& [a, s, play] = now;
  Beast& beast = s.beast(id);
  for (std::size_t i = 0; i < a.cards.gear.size() && !a.trouble(s).empty(); ++i) {
    if (!beast.gear.has(static_cast<Gear>(i))) continue;
    beast.gear.drop(static_cast<Gear>(i));
    play.tell("collected", "STO-X16", "{by} loses for his debts: {thing}.",
              {.by = id, .thing = a.cards.gear[i].name.c_str()});
  }
  for (std::size_t i = a.cards.abilities.size(); i-- > 1 && !a.trouble(s).empty();) {  // all but Fly
    if (!beast.abilities.has(static_cast<Ability>(i))) continue;
    beast.abilities.drop(static_cast<Ability>(i));
    if (static_cast<Ability>(i) == Ability::spellcaster) beast.spells = {};
    play.tell("collected", "STO-X16", "{by} has no time any more for: {thing}.",
              {.by = id, .thing = a.cards.abilities[i].name.c_str()});
  }
}

void report(DenNow now) {
  const auto& [a, s, play] = now;
  for (FigureId id : everyone(s)) {
    const Aftermath::Gain& gain = a.gains[id.index];
    if (!gain.fought) continue;
    Beast& beast = s.beast(id);
    beast.experience = static_cast<std::uint16_t>(beast.experience + gain.experience);
    if (gain.experience > 0)
      play.tell("learnt", "STO-X17", "{by} gains {number} experience.", {.by = id, .number = gain.experience});
    if (gain.issue == Issue::none) continue;
    beast.issues.add(gain.issue);  // STO-042 for the rest of the campaign
    const Priced& issue = a.cards.issue(gain.issue);
    play.tell("troubled", "STO-X16", "{by} has to live with it: {thing}.", {.by = id, .thing = issue.name.c_str()});
    if (gain.issue == Issue::debt) collect(now, id);
  }
  if (a.won) {
    ++s.wins;  // STO-X17 the level rises
    play.tell("level_rose", "STO-X17", "The band may be worth {number} points more.", {.number = a.cards.limits.rise});
  }
  s.part = Den::Part::choices;
}

void tell(DenNow now, const Choice& c, FigureId who) {
  const Cards& cards = now.b.cards;
  const auto thing = [&]() -> const char* {
    const int n = c.number;
    switch (c.verb) {
      case DenOrder::raise: return die_names[n];
      case DenOrder::learn: return cards.abilities[n].name.c_str();
      case DenOrder::study: return cards.spells[n].name.c_str();
      case DenOrder::buy:
      case DenOrder::hand_in: return cards.gear[n].name.c_str();
      case DenOrder::hire: return cards.heroes[n].name.c_str();
      default: return "";
    }
  };
  static constexpr std::pair<const char*, const char*> told[] = {{"", ""},
                                                                 {"advanced", "{by} trains, and may have more."},
                                                                 {"advanced", "{by} has a larger die: {thing}."},
                                                                 {"taught", "{by} learns: {thing}."},
                                                                 {"taught", "{by} studies a spell: {thing}."},
                                                                 {"given", "{by} takes: {thing}."},
                                                                 {"taken", "{by} hands in: {thing}."},
                                                                 {"joined", "{by} joins, a {thing}."},
                                                                 {"left", "{by} goes his own way."},
                                                                 {"stays", "{by} stays at home."},
                                                                 {"comes", "{by} comes along."}};
  const auto& [kind, text] = told[c.verb];
  now.play.tell(kind, "STO-063", text, {.by = who, .number = c.number, .thing = thing()});
}

}  // namespace

FigureId Den::stranger() const {
  for (FigureId id : everyone(*this)) {
    if (beast(id).fate == Beast::Fate::stranger) return id;
  }
  return nobody;
}

int Aftermath::unspent(const Den& s, FigureId id) const {
  const Beast& beast = s.beast(id);
  return beast.experience - beast.trained * cards.limits.training - beast.raised.size() * cards.limits.growth;
}

void Aftermath::play(Den& s, Play& play) const {
  switch (s.part) {
    case Den::Part::report: return report({*this, s, play});
    case Den::Part::choices: {
      const Choice c = play.ask(DenOrder({*this, s}));
      if (c.verb == DenOrder::done) {
        s.part = Den::Part::farewell;
        return;
      }
      const FigureId who = c.verb == DenOrder::hire ? s.stranger() : c.figure;
      apply(*this, s, c);
      return tell({*this, s, play}, c, who);
    }
    case Den::Part::farewell:
      if (play.ask(FarewellOrder({*this, s})).verb == FarewellOrder::back) {
        s.part = Den::Part::choices;
        return;
      }
      s.ending = Ending::won;
      s.winner = the_band;
      s.verdict = 1;
      return;
  }
}

}  // namespace fyrd::stormclouds
