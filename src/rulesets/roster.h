// What the warbands of all rulesets have in common: names and ids, and where somebody begins.
#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "rulesets/ruleset.h"

namespace fyrd {

// "Sir Hugh" → "sir-hugh": the name under which programs know somebody.
std::string id_from(std::string_view name);

template <class T>
std::vector<std::string_view> ids(const std::vector<T>& all) {
  std::vector<std::string_view> names;
  for (const T& one : all) names.push_back(one.id);
  return names;
}

// Who a band is, and what it costs.
struct Band {
  std::string id, name;
  Bill bill;
};
// Its name and id; with them its help is judged, which no rule reads. It has `more` keys, and no other.
void read_band(const data::Node& root, std::span<const std::string_view> more, Band&, data::Problems&);
constexpr std::string_view figure_keys[] = {"figures"};  // of one that is nothing else
// Of what costs more than is allowed; 0 allows any. `what` is "the band".
void refuse_cost(const data::Node& root, const char* what, int cost, int allowed, const char* rule, data::Problems&);

// Who somebody is, and how he begins the battle.
struct Start {
  std::string id, name;
  std::optional<Point> at;  // placed by hand
  std::optional<Angle> facing;
  bool out = false;  // begins the battle out of it
};
Start read_start(const data::Node&, Unit, int percent, data::Problems&);
// The same of somebody who has `more` keys, and no other.
Start read_start(const data::Node&, std::span<const std::string_view> more, Unit, int percent, data::Problems&);

// Refuses a second figure of one id; `name` is where its own stands.
template <class T>
void refuse_twins(const data::Node& name, const std::vector<T>& all, const Start& one, const char* people,
                  data::Problems& problems) {
  const auto same = [&](const T& other) { return other.id == one.id; };
  if (!one.name.empty() && std::any_of(all.begin(), all.end(), same))
    name.refuse(problems, std::string("two ") + people + " share the name '" + one.name +
                              "'; give one of them an id or another name");
}

}  // namespace fyrd
