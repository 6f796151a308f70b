// Opening an aftermath, and the band that comes of it (STO-042, STO-063, STO-X16, STO-X17).
#include <algorithm>
#include <nlohmann/json.hpp>

#include "rulesets/muster.h"
#include "rulesets/stormclouds/aftermath.h"
#include "rulesets/stormclouds/plot.h"
#include "rulesets/stormclouds/ruleset.h"

namespace fyrd::stormclouds {

namespace {

using data::Node;
using data::Problems;
using Json = nlohmann::ordered_json;

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
    if (const int which = item.one_of(problems, names); which >= 0)
      beast.raised = static_cast<std::uint8_t>(beast.raised | 1 << which);
  }
  for (const Node& item : node["spells"].items(problems)) {
    if (const int which = item.one_of(problems, ids(cards.spells)); which >= 0)
      beast.spells = static_cast<std::uint16_t>(beast.spells | 1 << which);
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
    const std::string name =
        names[static_cast<std::size_t>(n % size)] + (n < size ? "" : " " + std::to_string(n / size + 1));
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
    Aftermath::Gain& gain = a.gains[static_cast<std::size_t>(at - a.members.begin())];
    gain.fought = true;
    gain.experience = static_cast<int>(node["experience"].whole_or(problems, 0, 500, 0));
    if (node["issue"].present())
      gain.issue = static_cast<Issue>(node["issue"].one_of(problems, ids(a.cards.issues)) + 1);
  }
}

template <class E>
void add_set(Json& out, const char* key, Set<E> set, const std::vector<Priced>& known, int first = 0) {
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (set.has(static_cast<E>(static_cast<int>(i) + first))) out[key].push_back(known[i].id);
  }
}

Json beast_json(const Aftermath& a, const Member& member, const Beast& beast) {
  Json out;
  out["name"] = member.name;
  if (member.id != id_from(member.name)) out["id"] = member.id;
  out["profile"] = a.cards.heroes[beast.card].id;
  if (beast.major) out["major"] = true;
  if (beast.stays) out["stays_home"] = true;
  add_set(out, "abilities", beast.abilities, a.cards.abilities);
  add_set(out, "gear", beast.gear, a.cards.gear);
  add_set(out, "issues", beast.issues, a.cards.issues, 1);
  for (std::size_t i = 0; i < a.cards.spells.size(); ++i) {
    if (beast.spells >> i & 1) out["spells"].push_back(a.cards.spells[i].id);
  }
  if (beast.experience > 0) out["experience"] = beast.experience;
  if (beast.trained > 0) out["trained"] = beast.trained;
  for (int i = 0; i < 4; ++i) {
    if (beast.raised >> i & 1) out["raised"].push_back(die_names[i]);
  }
  return out;
}

}  // namespace

// Those who stay at home are of the band as well (STO-061).
int worth(const Cards& cards, const data::Tree& band) {
  Json all = band.to_json();
  if (all.contains("figures") && all["figures"].is_array()) {
    for (Json& figure : all["figures"])
      if (figure.is_object()) figure.erase("stays_home");
  }
  data::Problems problems;
  return read_warband(cards, data::Tree::from_json("band", all, problems), 0, problems).bill.total;
}

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

data::Tree Aftermath::band(const Den& s) const {
  Json out;
  out["id"] = parties[0].id;
  out["name"] = parties[0].name;
  if (s.wins > 0) out["wins"] = s.wins;
  int last = recruits;
  for (FigureId id : everyone(s)) {
    if (s.beast(id).fate != Beast::Fate::stranger) last = std::max(last, joined[id.index]);
  }
  if (last > 0) out["recruits"] = last;
  out["figures"] = Json::array();
  for (FigureId id : everyone(s)) {
    if (s.here(id)) out["figures"].push_back(beast_json(*this, members[id.index], s.beast(id)));
  }
  data::Problems problems;
  return data::Tree::from_json("band", out, problems);
}

Stats Aftermath::stats(const Den& s, FigureId id) const {
  Beast beast = s.beast(id);
  beast.stays = false;
  Json alone;
  alone["name"] = parties[0].name;
  alone["figures"] = Json::array({beast_json(*this, members[id.index], beast)});
  data::Problems problems;
  const Warband band = read_warband(cards, data::Tree::from_json("band", alone, problems), 0, problems);
  return band.fighters.empty() ? Stats{} : band.fighters[0].stats;
}

// STO-061, STO-X17 what is left of the level is shared by all who fought together.
int Aftermath::level(const Den& s) const {
  const int whole = budget + cards.limits.rise * s.wins;
  return allies > 1 ? came + std::max(0, whole - together) / allies : whole;
}

std::string Aftermath::trouble(const Den& s) const {
  data::Problems problems;
  const int coming = read_warband(cards, band(s), budget, problems).bill.total;
  if (!problems.empty()) return problems.all()[0].message + ".";
  if (budget == 0 || allies == 1 || coming <= level(s)) return "";
  return "Those who come are worth " + std::to_string(coming) + " points, and of the level of all bands together " +
         std::to_string(level(s)) + " are theirs (STO-061).";
}

data::Tree StormcloudsRuleset::aftermath(const Battle& battle, const Tabletop& over, Side side) const {
  const auto* fought = dynamic_cast<const StormcloudsBattle*>(&battle);
  if (!fought || !over.over() || side == fought->villains) return {};
  const StormcloudsBattle& b = *fought;
  const State& s = static_cast<const State&>(over);
  Json report;
  report["won"] = s.winner != b.villains;
  if (b.villains.index > 1) report["allies"] = b.villains.index, report["together"] = b.points;
  Json& figures = report["figures"] = Json::array();
  for (FigureId id : everyone(s)) {
    if (s[id].side != side) continue;
    Json one;
    one["id"] = b.fighter(id).id;
    one["out"] = s[id].pose == Pose::out;
    one["felled"] = s.man(id).felled;
    one["experience"] = experience(b, s, id);  // STO-X17
    if (s.man(id).issue != Issue::none) one["issue"] = b.cards.issues[static_cast<std::size_t>(s.man(id).issue) - 1].id;
    figures.push_back(std::move(one));
  }
  Json scenario;
  scenario["name"] = "After " + b.scenario;
  scenario["help"] = "The battle is over. Lick your wounds, and make something of what you have learnt.";
  scenario["aftermath"] = std::move(report);
  data::Problems problems;
  return data::Tree::from_json("aftermath", scenario, problems);
}

data::Tree StormcloudsRuleset::band_after(const Battle& battle, const Tabletop& over) const {
  const auto* settled = dynamic_cast<const Aftermath*>(&battle);
  return settled && over.over() ? settled->band(Aftermath::den(over)) : data::Tree();
}

int StormcloudsRuleset::rating(const data::Library& library, const data::Tree& band) const {
  data::Problems problems;
  return worth(Cards(library, problems), band);
}

}  // namespace fyrd::stormclouds
