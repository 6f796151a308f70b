// The band as it fought, what the battle did to it, and who might join.
#include "rulesets/nottingham/aftermath/open.h"

#include <algorithm>

#include "rulesets/muster.h"
#include "rulesets/nottingham/aftermath/aftermath.h"
#include "rulesets/nottingham/aftermath/camp.h"
#include "rulesets/numbers.h"

namespace fyrd::nottingham {

using data::Node;
using data::Problems;

namespace {

using N = CampaignNumbers;
constexpr Key<N> keys[] = {
    {"injury", "hero_dead", &N::hero_dead},
    {"injury", "hero_wound", &N::hero_wound},
    {"injury", "hero_misses", &N::hero_misses},
    {"injury", "henchman_dead", &N::henchman_dead},
    {"experience", "survived", &N::survived},
    {"experience", "felled", &N::felled},
    {"experience", "group_felled", &N::group_felled},
    {"experience", "won", &N::won},
    {"experience", "leader", &N::leader},
    {"advance", "characteristic", &N::characteristic, 1},
    {"advance", "highest", &N::highest, 1},
    {"advance", "skill", &N::skill, 1},
    {"rise", "every", &N::rise_every, 1},
    {"rise", "die", &N::rise_die, 1},
    {"loot", "won", &N::loot_won},
    {"loot", "not_won", &N::loot_not_won},
    {"loot", "objective", &N::loot_objective},
    {"loot", "behind", &N::loot_behind},
    {"loot", "step", &N::loot_step, 1},
    {"upkeep", "hero", &N::hero_upkeep},
};
constexpr std::string_view other_sections[] = {"names"};

// The names of those who may join, without end: the list again with a number behind.
class Names {
 public:
  Names(const Node& list, Problems& problems) {
    for (const Node& name : list.items(problems, 1, 500)) all_.push_back(name.text(problems, 30));
  }
  std::string operator[](int n) const {
    const int size = static_cast<int>(all_.size()), round = n / std::max(size, 1);
    return all_[n % size] + (round == 0 ? "" : " " + std::to_string(round + 1));
  }
  bool empty() const { return all_.empty(); }

 private:
  std::vector<std::string> all_;
};

Learner learner_of(const Aftermath& a, const Warrior& w) {
  Learner l;
  const auto number = [](int n) { return static_cast<std::uint8_t>(n); };
  l.numbers = {number(w.profile.initiative), number(w.profile.melee), number(w.profile.ranged)};
  l.walk = w.walk;
  l.balance = number(w.balance);
  l.hates = w.hates;
  l.skills = w.skills;
  if (w.has(Skill::leader)) l.skills.drop(Skill::command);  // NOT-120 part of the office
  l.skills.drop(Skill::hero), l.skills.drop(Skill::leader);
  l.trained = w.trained;
  for (const ItemId item : w.items) {
    if (a.item(item).kind != ItemKind::purse) l.items[l.item_count++] = item;
  }
  return l;
}

// What a band remembers of its battles, beside what any warband has.
void read_past(Camp& s, const Node& root, Problems& problems) {
  const auto number = [&](const Node& node) {
    return static_cast<std::uint16_t>(node.whole_or(problems, 0, 10'000, 0));
  };
  const std::vector<Node> heroes = root["heroes"].items(problems), groups = root["groups"].items(problems);
  for (std::size_t i = 0; i < heroes.size(); ++i) {
    s.heroes[i].experience = number(heroes[i]["experience"]);
    s.fellows[i].promoted = heroes[i]["promoted"].flag_or(problems, false);
  }
  for (std::size_t g = 0; g < groups.size(); ++g) {
    s.groups[g].experience = number(groups[g]["experience"]);
    s.groups[g].earned = number(groups[g]["earned"]);
  }
}

void enter(Aftermath& a, const Roster& roster, Problems& problems) {
  Camp& s = a.opening;
  enrol_party(a, s, roster.id, roster.name);
  for (const Warrior& w : roster.warriors) {
    const FigureId id = enrol(a, s, the_band, w.id, w.name, a.armoury.classes[w.walk].name, problems);
    Fellow& fellow = s.fellow(id);
    fellow.fate = Fate::here;
    fellow.group = static_cast<std::int8_t>(w.group);
    fellow.pennies = static_cast<std::uint16_t>(w.pennies);
    s.learner(id) = learner_of(a, w);
    s.group_count = std::max(s.group_count, static_cast<std::uint8_t>(w.group + 1));
    s[id].pose = Pose::standing;
    if (w.has(Skill::leader)) s.leader = id;
    a.warriors.push_back(w);
    a.joined.push_back(0);
  }
  s.pennies = roster.stash;
  for (const ItemId item : roster.spare) ++s.spare[item.index];
}

void invite(Aftermath& a, const Names& names, Problems& problems) {
  for (int n = a.recruits; a.opening.figure_count < max_figures; ++n) {
    Warrior stranger;
    stranger.name = names[n];
    stranger.id = id_from(stranger.name);
    const auto same = [&](const Member& m) { return m.id == stranger.id; };
    if (std::any_of(a.members.begin(), a.members.end(), same)) continue;
    enrol(a, a.opening, the_band, stranger.id, stranger.name, "recruit", problems);
    a.warriors.push_back(std::move(stranger));
    a.joined.push_back(n + 1);
  }
}

// What the battle did to them.
void read_report(Aftermath& a, const Node& report, Problems& problems) {
  report.only(problems, {"won", "objective", "behind", "figures", "taken"});
  a.won = report["won"].flag(problems);
  a.objective = report["objective"].flag_or(problems, false);
  a.behind = static_cast<int>(report["behind"].whole_or(problems, 0, 100'000, 0));
  for (const Node& name : report["taken"].items(problems, 0, 200)) {
    const std::string text = name.text(problems, 60);
    const ItemId item = a.armoury.item(text);
    if (item.none() || a.item(item).kind == ItemKind::purse)
      name.refuse(problems, "there is no gear '" + text + "'");
    else
      a.taken.push_back(item);
  }
  for (const Node& node : report["figures"].items(problems, 0, max_band)) {
    node.only(problems, {"id", "out", "felled", "pennies"});
    const std::string id = node["id"].id(problems);
    const auto same = [&](const Warrior& w) { return w.id == id; };
    const auto at = std::find_if(a.warriors.begin(), a.warriors.end(), same);
    if (at == a.warriors.end()) {
      node["id"].refuse(problems, "nobody of the band is '" + id + "'");
      continue;
    }
    Fellow& fellow = a.opening.fellow({static_cast<std::uint8_t>(at - a.warriors.begin())});
    fellow.fought = true;
    fellow.fell = node["out"].flag_or(problems, false);
    fellow.felled = static_cast<std::uint8_t>(node["felled"].whole_or(problems, 0, max_figures, 0));
    fellow.pennies = static_cast<std::uint16_t>(node["pennies"].whole_or(problems, 0, 10'000, 0));
  }
}

}  // namespace

void leave_at_home(const data::Tree& band, Roster& roster) {
  data::Problems known;  // reported when the roster was read
  const Node root = band.root();
  const std::vector<Node> heroes = root["heroes"].items(known);
  for (std::size_t i = std::min(heroes.size(), roster.warriors.size()); i-- > 0;) {
    if (heroes[i]["misses"].flag_or(known, false) && !roster.warriors[i].has(Skill::leader))
      roster.warriors.erase(roster.warriors.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

std::shared_ptr<const Battle> open_aftermath(const data::Library& library, const Plan& plan, Problems& problems) {
  auto battle = std::make_shared<Aftermath>();
  Aftermath& a = *battle;
  const Node root = plan.scenario.root();
  root.only(problems, {"id", "name", "help", "aftermath"});
  a.scenario = root["name"].text(problems, 120);
  a.aim = root["help"].text_or(problems, "");
  a.armoury = Armoury(library, problems);
  const data::Tree tree = library.tree("nottingham/campaign.toml", problems);
  a.numbers = read_keys<N>(tree.root(), keys, Unit::inch, 100, other_sections, problems);
  const Node naming = tree.root()["names"];
  naming.only(problems, {"last", "list"});
  const Names names(naming["list"], problems);
  a.last_class = a.armoury.walk(naming["last"].id(problems));
  if (a.last_class < 0 || !a.armoury.classes[a.last_class].hero)
    naming["last"].refuse(problems, "there are no heroes of that class");
  if (plan.sides.size() != 1) problems.add("sides", "an aftermath is settled by one band");
  if (!problems.empty()) return nullptr;
  const Roster roster = read_roster(a.armoury, plan.sides[0], Unit::inch, 100, 0, problems);
  if (!problems.empty()) return nullptr;

  const Node band = plan.sides[0].root();
  a.recruits = static_cast<int>(band["recruits"].whole_or(problems, 0, 100'000, 0));
  a.machines = roster.machines;
  a.ground = Ground(inches(26), inches(14), {});
  a.bases = {disc({}, millimetres(10))};
  enter(a, roster, problems);
  read_past(a.opening, band, problems);
  read_report(a, root["aftermath"], problems);
  if (problems.empty()) invite(a, names, problems);
  if (!problems.empty()) return nullptr;
  for (FigureId id : everyone(a.opening)) a.opening[id].at = place_in_camp(id.index);
  a.opening.turn = 1;
  a.opening.active = the_band;
  return battle;
}

}  // namespace fyrd::nottingham
