// What the Heroes of an aftermath are worth, and the band they make (STO-061, STO-063, STO-X17).
#include "rulesets/stormclouds/aftermath/band.h"

#include <nlohmann/json.hpp>

namespace fyrd::stormclouds {

namespace {

using Json = nlohmann::ordered_json;

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
    if (beast.spells.has(static_cast<int>(i))) out["spells"].push_back(a.cards.spells[i].id);
  }
  if (beast.experience > 0) out["experience"] = beast.experience;
  if (beast.trained > 0) out["trained"] = beast.trained;
  for (int i = 0; i < 4; ++i) {
    if (beast.raised.has(i)) out["raised"].push_back(die_names[i]);
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

}  // namespace fyrd::stormclouds
