// Reading a band and what a battle has done to it (STO-042, STO-063, STO-X16, STO-X17).
#include "rulesets/stormclouds/aftermath/open.h"

#include <algorithm>

#include "rulesets/muster.h"

namespace fyrd::stormclouds {

namespace {

using data::Node;
using data::Problems;

constexpr int most_strangers = 6;

template <class E>
Set<E> read_set(const Node& node, const std::vector<Priced>& known, Problems& problems, int first = 0) {
  Set<E> set;
  for (const Node& item : node.items(problems)) {
    if (const int which = item.one_of(problems, ids(known)); which >= 0) set.add(static_cast<E>(which + first));
  }
  return set;
}

// A Hero of a band that has been read and found good.
Beast read_beast(const Cards& cards, const Node& node, Problems& problems) {
  Beast beast;
  beast.fate = Beast::Fate::here;
  beast.card = static_cast<std::uint8_t>(std::max(0, node["profile"].one_of(problems, ids(cards.heroes))));
  beast.major = node["major"].flag_or(problems, false);
  beast.stays = node["stays_home"].flag_or(problems, false);
  beast.experience = static_cast<std::uint16_t>(node["experience"].whole_or(problems, 0, 1000, 0));
  beast.trained = static_cast<std::uint8_t>(node["trained"].whole_or(problems, 0, 100, 0));
  beast.abilities = read_set<Ability>(node["abilities"], cards.abilities, problems);
  beast.gear = read_set<Gear>(node["gear"], cards.gear, problems);
  beast.issues = read_set<Issue>(node["issues"], cards.issues, problems, 1);
  for (const Node& item : node["raised"].items(problems)) {
    constexpr std::string_view names[] = {die_names[0], die_names[1], die_names[2], die_names[3]};
    if (const int which = item.one_of(problems, names); which >= 0) beast.raised.add(which);
  }
  for (const Node& item : node["spells"].items(problems)) {
    if (const int which = item.one_of(problems, ids(cards.spells)); which >= 0) beast.spells.add(which);
  }
  return beast;
}

void enter(Aftermath& a, const Node& root, Problems& problems) {
  Den& s = a.opening;
  const std::string name = root["name"].text(problems, 60);
  enrol_party(a, s, root["id"].id_or(problems, id_from(name)), name);
  for (const Node& node : root["figures"].items(problems)) {
    const Start start = read_start(node, Unit::inch, 100, problems);
    const Beast beast = read_beast(a.cards, node, problems);
    const FigureId id = enrol(a, s, the_band, start.id, start.name, a.cards.heroes[beast.card].name, problems);
    if (id.none()) return;
    s.beast(id) = beast;
    s[id].pose = Pose::standing;
    a.joined.push_back(0);
  }
  s.wins = static_cast<std::uint16_t>(root["wins"].whole_or(problems, 0, 1000, 0));
  a.recruits = static_cast<int>(root["recruits"].whole_or(problems, 0, 100'000, 0));
}

void invite(Aftermath& a, const Node& list, Problems& problems) {
  std::vector<std::string> names;
  for (const Node& name : list.items(problems, 1, 500)) names.push_back(name.text(problems, 30));
  if (names.empty()) return;
  const int size = static_cast<int>(names.size());
  for (int n = a.recruits, found = 0; found < most_strangers && a.opening.figure_count < max_figures; ++n) {
    const std::string name = names[n % size] + (n < size ? "" : " " + std::to_string(n / size + 1));
    const auto same = [&](const Member& m) { return m.id == id_from(name); };
    if (std::any_of(a.members.begin(), a.members.end(), same)) continue;
    enrol(a, a.opening, the_band, id_from(name), name, "recruit", problems);
    a.joined.push_back(n + 1);
    ++found;
  }
}

void read_report(Aftermath& a, const Node& report, Problems& problems) {
  report.only(problems, {"won", "figures", "allies", "together"});
  a.won = report["won"].flag(problems);
  a.allies = static_cast<int>(report["allies"].whole_or(problems, 1, max_sides, 1));
  a.together = static_cast<int>(report["together"].whole_or(problems, 0, 50'000, 0));
  a.gains.resize(a.members.size());
  for (const Node& node : report["figures"].items(problems, 0, max_figures)) {
    node.only(problems, {"id", "out", "felled", "experience", "issue"});
    const std::string id = node["id"].id(problems);
    const auto at = std::find_if(a.members.begin(), a.members.end(), [&](const Member& m) { return m.id == id; });
    if (at == a.members.end()) {
      node["id"].refuse(problems, "nobody of the band is '" + id + "'");
      continue;
    }
    Aftermath::Gain& gain = a.gains[at - a.members.begin()];
    gain.fought = true;
    gain.experience = static_cast<int>(node["experience"].whole_or(problems, 0, 500, 0));
    if (node["issue"].present())
      gain.issue = static_cast<Issue>(node["issue"].one_of(problems, ids(a.cards.issues)) + 1);
  }
}

}  // namespace

std::shared_ptr<const Battle> open_aftermath(const data::Library& library, const Plan& plan, int budget,
                                             Problems& problems) {
  auto battle = std::make_shared<Aftermath>();
  Aftermath& a = *battle;
  const Node root = plan.scenario.root();
  root.only(problems, {"id", "name", "help", "aftermath"});
  a.scenario = root["name"].text(problems, 120);
  a.aim = root["help"].text_or(problems, "");
  a.cards = Cards(library, problems);
  a.budget = budget;
  const data::Tree campaign = library.tree("stormclouds/campaign.toml", problems);
  if (plan.sides.size() != 1) problems.add("sides", "an aftermath is settled by one band");
  if (!problems.empty()) return nullptr;
  const Warband band = read_warband(a.cards, plan.sides[0], budget, problems);
  if (band.villains) problems.add("sides", "Villains learn nothing");
  a.came = band.bill.total;
  if (!problems.empty()) return nullptr;
  enter(a, plan.sides[0].root(), problems);
  read_report(a, root["aftermath"], problems);
  invite(a, campaign.root()["names"], problems);
  if (!problems.empty()) return nullptr;
  a.gains.resize(a.members.size());
  a.ground = Ground(inches(26), inches(8), {});
  a.bases = {disc({}, millimetres(15))};
  for (FigureId id : everyone(a.opening))
    a.opening[id].at = {inches(2 + id.index % 12 * 2).units, inches(2 + id.index / 12 * 3).units};
  a.opening.turn = 1;
  a.opening.active = the_band;
  return battle;
}

}  // namespace fyrd::stormclouds
