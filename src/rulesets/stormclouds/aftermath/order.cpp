// What can be done between battles (STO-060, STO-063, STO-X17).
#include "rulesets/stormclouds/aftermath/order.h"

#include "rulesets/stormclouds/aftermath/band.h"

namespace fyrd::stormclouds {

namespace {

template <class T>
bool among(int n, const std::vector<T>& all) {
  return n >= 0 && n < static_cast<int>(all.size());
}

template <class E>
bool gain(Set<E>& set, int n) {
  const bool had = set.has(static_cast<E>(n));
  set.add(static_cast<E>(n));
  return !had;
}

std::string a(const std::string& noun) {
  return (std::string_view("aeiou").find(noun.empty() ? ' ' : noun[0]) == std::string_view::npos ? "a " : "an ") + noun;
}

}  // namespace

bool apply(const Aftermath& a, Den& s, const Choice& c) {
  if (c.verb == DenOrder::hire) {
    const FigureId id = s.stranger();
    if (id.none() || !among(c.number, a.cards.heroes)) return false;
    Beast& beast = s.beast(id);
    beast = {.fate = Beast::Fate::here, .card = static_cast<std::uint8_t>(c.number)};
    if (a.cards.heroes[beast.card].flies) beast.abilities.add(Ability::fly);  // STO-060
    s[id].pose = Pose::standing;
    return true;
  }
  if (!s.here(c.figure)) return false;
  Beast& beast = s.beast(c.figure);
  switch (c.verb) {
    case DenOrder::train: return ++beast.trained < 100;
    case DenOrder::raise: {
      if (c.number < 0 || c.number > 3 || beast.raised.has(c.number)) return false;
      beast.raised.add(c.number);
      return true;
    }
    case DenOrder::learn: return among(c.number, a.cards.abilities) && gain(beast.abilities, c.number);
    case DenOrder::study: {
      if (!among(c.number, a.cards.spells) || beast.spells.has(c.number)) return false;
      beast.spells.add(c.number);
      return true;
    }
    case DenOrder::buy: return among(c.number, a.cards.gear) && gain(beast.gear, c.number);
    case DenOrder::hand_in: {
      if (!among(c.number, a.cards.gear) || !beast.gear.has(static_cast<Gear>(c.number))) return false;
      beast.gear.drop(static_cast<Gear>(c.number));
      return true;
    }
    case DenOrder::dismiss:
      beast.fate = Beast::Fate::gone;
      s[c.figure].pose = Pose::away;
      return true;
    case DenOrder::stay:
    case DenOrder::come: {
      const bool stays = c.verb == DenOrder::stay;
      if (beast.stays == stays) return false;
      beast.stays = stays;
      return true;
    }
    default: return false;
  }
}

std::string DenOrder::prompt() const {
  const std::string ask = "What do the Heroes make of what they have learnt?";
  if (b_.budget == 0) return ask;
  data::Problems problems;
  const int points = b_.allies > 1 ? read_warband(b_.cards, b_.band(s_), 0, problems).bill.total
                                   : worth(b_.cards, b_.band(s_));  // as trouble() counts
  return "The band has " + std::to_string(points) + " of " + std::to_string(b_.level(s_)) + " points. " + ask;
}

Verdict DenOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  Den next = s_;
  if (!apply(b_, next, c)) return Refusal{"makes_no_sense", "There is no such thing to do.", rule};
  const std::string why = b_.trouble(next);
  return why.empty() ? Verdict{} : Refusal{"cannot_fight", why, "STO-060"};
}

void DenOrder::list(Options& options) const {
  const auto offer = [&](std::uint8_t verb, FigureId figure, int number) {
    const Choice c{.verb = verb, .figure = figure, .number = static_cast<std::int16_t>(number)};
    options.offer(*this, c, [&] { return label(c); });
  };
  offer(done, nobody, 0);
  for (FigureId id : everyone(s_)) {
    if (!s_.here(id)) continue;
    for (const std::uint8_t verb : {train, dismiss, stay, come}) offer(verb, id, 0);
    for (int i = 0; i < 4; ++i) offer(raise, id, i);
    for (int i = 0; i < static_cast<int>(b_.cards.abilities.size()); ++i) offer(learn, id, i);
    for (int i = 0; i < static_cast<int>(b_.cards.spells.size()); ++i) offer(study, id, i);
    for (int i = 0; i < static_cast<int>(b_.cards.gear.size()); ++i) offer(buy, id, i), offer(hand_in, id, i);
  }
  for (int i = 0; i < static_cast<int>(b_.cards.heroes.size()); ++i) offer(hire, nobody, i);
}

std::string DenOrder::label(const Choice& c) const {
  const std::string who = c.figure.none() ? "" : here_.name(c.figure);
  const int n = c.number;
  const auto points = [](int p) { return " (" + std::to_string(p) + " points)"; };
  const auto costs = [](int p) { return " (" + std::to_string(p) + " experience)"; };
  switch (c.verb) {
    case done: return "That is all";
    case train: return who + " trains" + costs(b_.cards.limits.training);
    case raise: return who + ": a larger die for " + die_names[n] + costs(b_.cards.limits.growth);
    case learn: return who + " learns " + b_.cards.abilities[n].name + points(b_.cards.abilities[n].points);
    case study: return who + " studies " + b_.cards.spells[n].name;
    case buy: return who + " takes " + b_.cards.gear[n].name + points(b_.cards.gear[n].points);
    case hand_in: return who + " hands in " + b_.cards.gear[n].name;
    case hire: return "Take in " + a(b_.cards.heroes[n].name) + points(b_.cards.heroes[n].points);
    case dismiss: return who + " goes his own way";
    case stay: return who + " stays at home";
    default: return who + " comes along";
  }
}

std::string FarewellOrder::prompt() const { return "Is the band ready for its next battle?"; }

void FarewellOrder::list(Options& options) const {
  options.add({}, [] { return "It is"; });
  options.add({.verb = back}, [] { return "Not yet"; });
}

Refusal FarewellOrder::refusal(const Choice&) const {
  return {"bad_choice", "There is no such thing to do here.", "STO-063"};
}

}  // namespace fyrd::stormclouds
