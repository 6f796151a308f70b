// Reading armouries and forces, and adding up points (MER-X01).
#include "rulesets/merlin/troop.h"

#include <algorithm>

#include "rulesets/scenario.h"

namespace fyrd::merlin {

using data::Node;
using data::Problems;

namespace {

constexpr data::Choice<Shooter> shooters[] = {{"longbow", Shooter::longbow}, {"crossbow", Shooter::crossbow}};

// "Sir Hugh" → "sir-hugh": the name under which programs know a figure.
std::string id_from(const std::string& name) {
  std::string id;
  for (const char c : name) {
    const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9')) {
      id += lower;
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  while (!id.empty() && id.back() == '-') id.pop_back();
  return id.empty() ? "figure" : id.substr(0, 40);
}

template <class T>
std::vector<std::string_view> ids(const std::vector<T>& all) {
  std::vector<std::string_view> names;
  for (const T& one : all) names.push_back(one.id);
  return names;
}

}  // namespace

Armoury::Armoury(const data::Library& library, Problems& problems) {
  const data::Tree weapon_tree = library.tree("merlin/weapons.toml", problems);
  for (const auto& [id, node] : weapon_tree.root().entries(problems)) {
    node.only(problems, {"name", "points", "shoots"});
    weapons.push_back({id, node["name"].text(problems, 60), static_cast<int>(node["points"].whole_or(problems, 0, 1000, 0)),
                       node["shoots"].choice_or(problems, shooters, Shooter::none)});
  }
  const data::Tree point_tree = library.tree("merlin/points.toml", problems);
  const Node points = point_tree.root();
  points.only(problems, {"body", "role"});
  const auto role = [&](const char* key) { return static_cast<int>(points["role"][key].whole(problems, 0, 1000)); };
  leader_points = role("leader"), champion_points = role("champion"), hero_points = role("hero");
  std::vector<std::pair<std::string, int>> bodies;
  for (const auto& [id, node] : points["body"].entries(problems))
    bodies.emplace_back(id, static_cast<int>(node.whole(problems, 0, 1000)));
  std::vector<std::string_view> body_names;
  for (const auto& body : bodies) body_names.push_back(body.first);

  const data::Tree profile_tree = library.tree("merlin/profiles.toml", problems);
  for (const auto& [id, node] : profile_tree.root().entries(problems)) {
    node.only(problems, {"name", "help", "body", "mounted", "weapons"});
    Profile profile;
    profile.id = id;
    profile.name = node["name"].text(problems, 60);
    profile.help = node["help"].text_or(problems, "");
    profile.mounted = node["mounted"].flag_or(problems, false);
    if (const int body = node["body"].one_of(problems, body_names); body >= 0) {
      profile.body = bodies[static_cast<std::size_t>(body)].first;
      profile.body_points = bodies[static_cast<std::size_t>(body)].second;
    }
    for (const Node& weapon : node["weapons"].items(problems, 1, 4)) {
      if (const int w = weapon.one_of(problems, ids(weapons)); w >= 0)
        profile.weapons.push_back(weapons[static_cast<std::size_t>(w)]);
    }
    profiles.push_back(std::move(profile));
  }
}

Force read_force(const Armoury& armoury, const data::Tree& tree, Unit unit, int percent, int budget, Problems& problems) {
  const Node root = tree.root();
  root.only(problems, {"id", "name", "help", "rules", "figures"});
  Force force;
  force.name = root["name"].text(problems, 60);
  force.id = root["id"].id_or(problems, id_from(force.name));

  int leaders = 0, standards = 0;
  const auto bill = [&](std::string what, int points) {
    if (points != 0) force.bill.items.push_back({std::move(what), points});
    force.bill.total += points;
    return points;
  };
  for (const Node& node : root["figures"].items(problems, 1, most_troops)) {
    node.only(problems, {"id", "name", "profile", "weapons", "leader", "standard", "champion", "hero", "at", "facing", "out"});
    Troop troop;
    troop.name = node["name"].text(problems, 40);
    troop.id = node["id"].id_or(problems, id_from(troop.name));
    if (const int p = node["profile"].one_of(problems, ids(armoury.profiles)); p >= 0)
      troop.profile = armoury.profiles[static_cast<std::size_t>(p)];
    if (node["weapons"].present()) {
      troop.profile.weapons.clear();
      for (const Node& weapon : node["weapons"].items(problems, 1, 4)) {
        if (const int w = weapon.one_of(problems, ids(armoury.weapons)); w >= 0)
          troop.profile.weapons.push_back(armoury.weapons[static_cast<std::size_t>(w)]);
      }
    }
    troop.leader = node["leader"].flag_or(problems, false);
    troop.standard = node["standard"].flag_or(problems, false);
    troop.champion = node["champion"].flag_or(problems, false);
    troop.hero = node["hero"].flag_or(problems, false);
    if (node["at"].present()) troop.at = scaled(node["at"].point(problems, unit), percent);
    if (node["facing"].present()) troop.facing = node["facing"].bearing(problems);
    troop.out = node["out"].flag_or(problems, false);

    if (troop.leader && ++leaders == 2) node["leader"].refuse(problems, "a force has one leader");
    if (troop.standard && ++standards == 2) node["standard"].refuse(problems, "a force has one standard");
    if (std::any_of(force.troops.begin(), force.troops.end(), [&](const Troop& t) { return t.id == troop.id; }))
      node["name"].refuse(problems, "two figures share the name '" + troop.name + "'; give one of them an id or another name");
    for (const Weapon& weapon : troop.profile.weapons) {
      if (weapon.shoots == Shooter::none) continue;
      if (troop.shoots != Shooter::none) node["weapons"].refuse(problems, "a figure carries one bow or crossbow");
      troop.shoots = weapon.shoots;
    }

    // MER-X01
    troop.points = bill(troop.name + ", " + troop.profile.name, troop.profile.body_points);
    for (const Weapon& weapon : troop.profile.weapons) troop.points += bill(troop.name + ", " + weapon.name, weapon.points);
    if (troop.leader) troop.points += bill(troop.name + ", leader", armoury.leader_points);
    if (troop.champion) troop.points += bill(troop.name + ", champion", armoury.champion_points);
    if (troop.hero) troop.points += bill(troop.name + ", hero", armoury.hero_points);
    force.troops.push_back(std::move(troop));
  }
  if (budget > 0 && force.bill.total > budget)
    root.refuse(problems, "the force costs " + std::to_string(force.bill.total) + " points, and " + std::to_string(budget) +
                              " are allowed (MER-X01)");
  return force;
}

void describe(const Armoury& armoury, Catalog& catalog) {
  for (const Profile& p : armoury.profiles) {
    int points = p.body_points;
    for (const Weapon& w : p.weapons) points += w.points;
    catalog.profiles.push_back({p.id, p.name, p.help + " " + std::to_string(points) + " points."});
  }
  for (const Weapon& w : armoury.weapons) catalog.gear.push_back({w.id, w.name, w.points ? "+" + std::to_string(w.points) + " points." : ""});
}

}  // namespace fyrd::merlin
