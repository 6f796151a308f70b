// Reading warbands of Heroes and of Villains (STO-060, STO-061, STO-063, STO-A28, STO-X13 … STO-X16, STO-X18).
#include "rulesets/stormclouds/people/warband.h"

#include <algorithm>

#include "rulesets/stormclouds/turn/rolloff.h"

namespace fyrd::stormclouds {

namespace {

using data::Node;
using data::Problems;

constexpr int most_fighters = 24;

void refuse_again(const Node& item, const std::string& id, Problems& problems) {
  item.refuse(problems, "'" + id + "' is taken twice");
}

template <class E>
Set<E> read_set(const Node& node, const std::vector<Priced>& known, Problems& problems, int first = 0) {
  Set<E> set;
  for (const Node& item : node.items(problems)) {
    const int which = item.one_of(problems, ids(known));
    if (which < 0) continue;
    const E one = static_cast<E>(which + first);
    if (set.has(one) && !std::is_same_v<E, Issue>)
      refuse_again(item, known[which].id, problems);  // STO-X16 may come again
    set.add(one);
  }
  return set;
}

// STO-X16 issues that change his statistics.
Stats troubled(Stats s, Set<Issue> issues) {
  if (issues.has(Issue::limp)) s.speed = slowed(s.speed, 1);
  if (issues.has(Issue::weak_arm)) s.might = smaller(s.might);
  if (issues.has(Issue::shakes)) s.dexterity = smaller(s.dexterity);
  if (issues.has(Issue::loud)) s.stealth = smaller(s.stealth);
  if (issues.has(Issue::haunted)) s.will = smaller(s.will);
  return s;
}

class Reader {
 public:
  Reader(const Cards& cards, int budget, Problems& problems) : cards_(cards), budget_(budget), problems_(problems) {}

  Fighter hero(const Node& node, Bill& bill) const {
    static constexpr std::string_view keys[] = {"profile",    "major",      "abilities", "gear",
                                                "issues",     "spells",     "trauma",    "last_ditch",
                                                "stays_home", "experience", "trained",   "raised"};
    Fighter one;
    static_cast<Start&>(one) = read_start(node, keys, Unit::inch, 100, problems_);
    one.card = node["profile"].one_of(problems_, ids(cards_.heroes));
    if (one.card < 0) return one;
    const HeroCard& card = cards_.heroes[one.card];
    one.major = node["major"].flag_or(problems_, false);
    one.abilities = read_set<Ability>(node["abilities"], cards_.abilities, problems_);
    one.gear = read_set<Gear>(node["gear"], cards_.gear, problems_);
    one.issues = read_set<Issue>(node["issues"], cards_.issues, problems_, 1);
    one.trauma = static_cast<int>(
        node["trauma"].whole_or(problems_, 0, 50, one.issues.has(Issue::bad_sleep) ? 1 : 0));  // STO-X16
    one.last_ditch = node["last_ditch"].flag_or(problems_, false);
    const int more = improve(node, one, card);
    one.stats = troubled(one.stats, one.issues);
    if (one.gear.has(Gear::heavy_armour))
      one.stats.speed = slowed(one.stats.speed, cards_.limits.heavy_loss);  // STO-X15
    for (const Node& item : node["spells"].items(problems_, 0, cards_.spells.size())) {
      const int which = item.one_of(problems_, ids(cards_.spells));
      if (which < 0) continue;
      if (std::find(one.spells.begin(), one.spells.end(), which) != one.spells.end())
        refuse_again(item, cards_.spells[which].id, problems_);
      one.spells.push_back(which);
    }
    judge(node, one, card, more);
    one.points = bill.add(one.name + ", " + card.name, card.points) + extras(one, bill);  // STO-A28
    return one;
  }

  Fighter villain(const Node& node, Bill& bill) const {
    static constexpr std::string_view keys[] = {"profile", "trauma"};
    Fighter one;
    static_cast<Start&>(one) = read_start(node, keys, Unit::inch, 100, problems_);
    one.hero = false;
    one.card = node["profile"].one_of(problems_, ids(cards_.villains));
    if (one.card < 0) return one;
    const VillainCard& card = cards_.villains[one.card];
    one.trauma = static_cast<int>(node["trauma"].whole_or(problems_, 0, card.stats.will - 1, 0));
    one.points = bill.add(one.name, card.points);
    return one;
  }

 private:
  int extras(const Fighter& one, Bill& bill) const {
    int sum = 0;
    const auto pay = [&](const Priced& p) { sum += bill.add(one.name + ", " + p.name, p.points); };
    for (std::size_t i = 0; i < cards_.abilities.size(); ++i) {
      if (one.abilities.has(static_cast<Ability>(i))) pay(cards_.abilities[i]);
    }
    for (std::size_t i = 0; i < cards_.gear.size(); ++i) {
      if (one.gear.has(static_cast<Gear>(i))) pay(cards_.gear[i]);
    }
    const int more = static_cast<int>(one.spells.size()) - cards_.limits.spells;
    if (more > 0) sum += bill.add(one.name + ", more spells", more * cards_.extra_spell);
    return sum;
  }

  // STO-063 what he has made of his experience: larger dice, and points to spend, which are given back.
  int improve(const Node& node, Fighter& one, const HeroCard& card) const {
    constexpr std::string_view names[] = {"might", "dexterity", "stealth", "will"};
    constexpr int Stats::* dice[] = {&Stats::might, &Stats::dexterity, &Stats::stealth, &Stats::will};
    one.stats = card.stats;
    const int earned = static_cast<int>(node["experience"].whole_or(problems_, 0, 1000, 0));
    const int trained = static_cast<int>(node["trained"].whole_or(problems_, 0, 100, 0));
    int spent = trained * cards_.limits.training;
    Set<int> grown;
    for (const Node& item : node["raised"].items(problems_, 0, std::size(names))) {
      const int which = item.one_of(problems_, names);
      if (which < 0) continue;
      int& die = one.stats.*dice[which];
      if (grown.has(which)) item.refuse(problems_, "a die grows once (STO-X17)");
      grown.add(which);
      if (larger(die) == die) item.refuse(problems_, "no die is larger than a d12 (STO-X17)");
      die = larger(die);
      spent += cards_.limits.growth;
    }
    if (spent > earned)
      node.refuse(problems_, one.name + " has " + std::to_string(earned) + " experience, and " + std::to_string(spent) +
                                 " are spent (STO-063)");
    return trained * cards_.limits.more;
  }

  // STO-060, STO-X14
  void judge(const Node& node, const Fighter& one, const HeroCard& card, int more) const {
    if (card.flies && !one.abilities.has(Ability::fly))
      node.refuse(problems_, "birds and bats must take Fly (STO-060)");
    if (!one.spells.empty() && !one.abilities.has(Ability::spellcaster))
      node["spells"].refuse(problems_, "only a Spellcaster knows spells (STO-X14)");
    if (one.abilities.has(Ability::leader) && !one.major && budget_ > 0)
      node["abilities"].refuse(problems_, "only a Major Hero is a Leader (STO-X14)");
    Bill aside;
    int most = (one.major ? cards_.limits.major : cards_.limits.minor) + more;
    if (one.issues.has(Issue::debt)) most -= cards_.limits.debt;  // STO-X16
    if (budget_ > 0 && extras(one, aside) > most)
      node.refuse(problems_,
                  one.name + " may have abilities and equipment for " + std::to_string(most) + " points (STO-060)");
  }

  const Cards& cards_;
  const int budget_;
  Problems& problems_;
};

}  // namespace

Warband read_warband(const Cards& cards, const data::Tree& tree, int budget, Problems& problems) {
  const Node root = tree.root();
  static constexpr std::string_view keys[] = {"villains", "fill", "figures", "wins", "recruits"};
  Warband band;
  read_band(root, keys, band, problems);
  band.risen = cards.limits.rise * static_cast<int>(root["wins"].whole_or(problems, 0, 1000, 0));  // STO-X17
  if (budget > 0) budget += band.risen;
  const Reader reader(cards, budget, problems);
  band.villains = root["villains"].flag_or(problems, false);
  for (const Node& item : root["fill"].items(problems, 0, most_fighters)) {
    if (const int which = item.one_of(problems, ids(cards.villains)); which >= 0) band.fill.push_back(which);
  }
  if (!band.fill.empty() && !band.villains) root["fill"].refuse(problems, "only Villains are filled up (STO-X18)");
  int heroes = 0, majors = 0;
  Bill at_home;
  for (const Node& node : root["figures"].items(problems, band.fill.empty() ? 1 : 0, most_fighters)) {
    const bool stays = !band.villains && node["stays_home"].flag_or(problems, false);  // STO-061
    Fighter one = band.villains ? reader.villain(node, band.bill) : reader.hero(node, stays ? at_home : band.bill);
    refuse_twins(node["name"], band.fighters, one, "figures", problems);
    if (one.card < 0) continue;
    ++heroes;
    majors += one.major;
    if (!stays) band.fighters.push_back(std::move(one));
  }
  if (band.villains || budget == 0) return band;
  const int cost = band.bill.total + at_home.total;
  if (heroes > 0 && band.fighters.empty())
    root.refuse(problems, "somebody has to come: not all Heroes stay at home (STO-061)");
  if (heroes > cards.limits.heroes)
    root.refuse(problems, "a band has " + std::to_string(cards.limits.heroes) + " Heroes at most (STO-060)");
  if (majors != 1) root.refuse(problems, "one of the Heroes is the Major Hero (STO-060)");
  refuse_cost(root, "the band", cost, budget, "STO-060", problems);
  return band;
}

void fill_up(const Cards& cards, Warband& band, int points) {
  const auto fits = [&](int card) { return band.bill.total + cards.villains[card].points <= points; };
  for (std::size_t k = 0; !band.fill.empty() && static_cast<int>(band.fighters.size()) < most_fighters; ++k) {
    if (std::none_of(band.fill.begin(), band.fill.end(), fits)) return;
    const int card = band.fill[k % band.fill.size()];
    if (!fits(card)) continue;
    Fighter one;
    one.hero = false;
    one.card = card;
    const VillainCard& of = cards.villains[card];
    const auto same =
        std::count_if(band.fighters.begin(), band.fighters.end(), [&](const Fighter& f) { return f.card == card; });
    one.name = "the " +
               (same == 0 ? std::string()
                          : std::to_string(same + 1) + (same == 1   ? "nd "
                                                        : same == 2 ? "rd "
                                                                    : "th ")) +
               of.name;
    one.id = of.id + (same == 0 ? std::string() : "-" + std::to_string(same + 1));
    one.points = band.bill.add(one.name, of.points);
    band.fighters.push_back(std::move(one));
  }
}

}  // namespace fyrd::stormclouds
