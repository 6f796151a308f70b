// The band as its aftermath leaves it, written in the form of the data files (NOT-A44, NOT-X20).
#include <algorithm>
#include <nlohmann/json.hpp>

#include "rulesets/nottingham/aftermath/aftermath.h"
#include "rulesets/nottingham/aftermath/camp.h"
#include "rulesets/nottingham/ruleset.h"

namespace fyrd::nottingham {

namespace {

using Json = nlohmann::ordered_json;

Json gear_json(const Aftermath& a, std::span<const ItemId> items) {
  Json all = Json::array();
  for (const ItemId item : items) all.push_back(a.item(item).id);
  return all;
}

Json skills_json(const Aftermath& a, const Learner& l) {
  Json all = Json::array();
  for (int i = 0; i < skill_count; ++i) {
    const Skill skill = static_cast<Skill>(i);
    if (!l.has(skill)) continue;
    std::string text = a.armoury[skill].id;
    if (skill == Skill::hatred) {
      std::string classes;
      for (std::size_t c = 0; c < a.armoury.classes.size(); ++c) {
        if (l.hates.has(static_cast<int>(c))) classes += (classes.empty() ? ": " : ", ") + a.armoury.classes[c].id;
      }
      text += classes;
    }
    if (skill == Skill::weapon_training) {
      std::string weapons;
      for (std::uint8_t w = 0; w < a.armoury.items.size(); ++w) {
        if (l.trained_with({w})) weapons += (weapons.empty() ? ": " : ", ") + a.armoury.items[w].id;
      }
      text += weapons;
    }
    for (int n = skill == Skill::balance ? l.balance : 1; n > 0; --n) all.push_back(text);
  }
  return all;
}

void add_learner(Json& out, const Aftermath& a, const Learner& l) {
  out["class"] = a.armoury.classes[l.walk].id;
  out["initiative"] = l.numbers[0];
  out["melee"] = l.numbers[1];
  out["ranged"] = l.numbers[2];
  if (Json skills = skills_json(a, l); !skills.empty()) out["skills"] = std::move(skills);
  if (l.item_count > 0) out["gear"] = gear_json(a, l.carried());
  if (l.experience > 0) out["experience"] = l.experience;
}

Json hero_json(InCamp here, FigureId id) {
  const auto& [a, s] = here;
  Json out;
  out["name"] = a.warriors[id.index].name;
  if (a.warriors[id.index].id != id_from(a.warriors[id.index].name)) out["id"] = a.warriors[id.index].id;
  if (id == s.leader) out["leader"] = true;
  if (s.fellow(id).promoted) out["promoted"] = true;
  if (s.fellow(id).misses) out["misses"] = true;
  add_learner(out, a, s.learner(id));
  if (id == s.bearer && s.pennies > 0) out["pennies"] = s.pennies;
  return out;
}

Json group_json(InCamp here, int g) {
  const auto& [a, s] = here;
  Json names = Json::array(), members = Json::array();
  bool plain = true;
  for (FigureId id : everyone(s)) {
    if (!s.here(id) || s.fellow(id).group != g) continue;
    const Warrior& w = a.warriors[id.index];
    plain &= w.id == id_from(w.name);
    names.push_back(w.name);
    Json member;
    member["name"] = w.name;
    member["id"] = w.id;
    members.push_back(std::move(member));
  }
  Json out;
  out[plain ? "names" : "members"] = plain ? std::move(names) : std::move(members);
  add_learner(out, a, s.group(g));
  if (s.group(g).earned > 0) out["earned"] = s.group(g).earned;
  return out;
}

}  // namespace

data::Tree Aftermath::band(const Camp& s) const {
  static constexpr const char* machine_names[] = {"", "ballista", "mangonel", "trebuchet"};
  Json out;
  out["id"] = parties[0].id;
  out["name"] = parties[0].name;
  out["preset"] = true;  // NOT-A44 numbers of their own, and no limit to what it is worth
  int last = recruits;
  for (FigureId id : everyone(s)) {
    if (s.fellow(id).fate != Fate::stranger) last = std::max(last, joined[id.index]);
  }
  if (last > 0) out["recruits"] = last;
  out["heroes"] = Json::array();
  for (FigureId id : everyone(s)) {
    if (s.hero(id)) out["heroes"].push_back(hero_json({*this, s}, id));
  }
  for (int g = 0; g < s.group_count; ++g) {
    if (s.men(g) > 0) out["groups"].push_back(group_json({*this, s}, g));
  }
  if (s.stash) {
    out["stash"]["pennies"] = s.pennies;
    Json& gear = out["stash"]["gear"] = Json::array();
    for (std::uint8_t i = 0; i < armoury.items.size(); ++i) {
      for (int n = s.spare[i]; n > 0; --n) gear.push_back(armoury.items[i].id);
    }
  }
  for (const int machine : machines) out["machines"].push_back(machine_names[machine]);
  data::Problems problems;
  return data::Tree::from_json("band", out, problems);
}

data::Tree NottinghamRuleset::band_after(const Battle& battle, const Tabletop& over) const {
  const auto* settled = dynamic_cast<const Aftermath*>(&battle);
  return settled && over.over() ? settled->band(Aftermath::camp(over)) : data::Tree();
}

}  // namespace fyrd::nottingham
