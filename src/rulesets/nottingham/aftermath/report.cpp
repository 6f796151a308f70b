// What a battle leaves to be settled by a band: who fell, who felled how many, what was picked up (NOT-X20).
#include <algorithm>
#include <nlohmann/json.hpp>

#include "rulesets/nottingham/ruleset.h"
#include "rulesets/nottingham/turn/rout.h"

namespace fyrd::nottingham {

namespace {

using Json = nlohmann::ordered_json;

int held(const Man& man, ItemId item) {
  return static_cast<int>(std::count(man.items.begin(), man.items.begin() + man.item_count, item));
}
int began_with(const Warrior& w, ItemId item) {
  return static_cast<int>(std::count(w.items.begin(), w.items.end(), item));
}

ItemId purse(const NottinghamBattle& b) {
  for (std::uint8_t i = 0; i < b.armoury.items.size(); ++i) {
    if (b.armoury.items[i].kind == ItemKind::purse) return {i};
  }
  return nothing;
}

// What each has in his purse, and in those he robbed: the lost ones in the order of the roster.
std::vector<int> money(Here here) {
  const auto& [b, s] = here;
  const ItemId kind = purse(b);
  std::vector<int> coins(s.figure_count, 0), lost;
  for (FigureId id : everyone(s)) {
    const int pennies = b.warrior(id).pennies;
    if (pennies == 0) continue;
    if (held(s.man(id), kind) > 0)
      coins[id.index] = pennies;
    else
      lost.push_back(pennies);
  }
  std::size_t next = 0;
  for (FigureId id : everyone(s)) {
    const int own = b.warrior(id).pennies > 0 ? 1 : 0;
    for (int extra = held(s.man(id), kind) - own; extra > 0 && next < lost.size(); --extra)
      coins[id.index] += lost[next++];
  }
  return coins;
}

// Gear the band has more of than it began with. What somebody who lies on the field has taken is not held any more.
Json gains(Here here, Side side) {
  const auto& [b, s] = here;
  Json all = Json::array();
  for (std::uint8_t i = 0; i < b.armoury.items.size(); ++i) {
    if (b.armoury.items[i].kind == ItemKind::purse) continue;
    int more = 0;
    for (FigureId id : everyone(s)) {
      if (s[id].side != side) continue;
      const int before = began_with(b.warrior(id), {i}), now = held(s.man(id), {i});
      more += (s[id].pose == Pose::out ? std::min(now, before) : now) - before;
    }
    for (; more > 0; --more) all.push_back(b.armoury.items[i].id);
  }
  return all;
}

}  // namespace

data::Tree NottinghamRuleset::aftermath(const Battle& battle, const Tabletop& over, Side side) const {
  const auto* fought = dynamic_cast<const NottinghamBattle*>(&battle);
  if (!fought || !over.over()) return {};
  const NottinghamBattle& b = *fought;
  const State& s = static_cast<const State&>(over);
  const bool won = s.ending == Ending::won && b.friends(s.winner, side);
  std::array<int, max_sides> ratings{};  // NOT-X20 of who took the field
  for (FigureId id : everyone(s)) ratings[s[id].side.index] += b.warrior(id).price;
  int strongest = 0;
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (!b.friends(side, Side{i})) strongest = std::max(strongest, ratings[i]);
  }
  Json report;
  report["won"] = won;
  report["objective"] = won && s.verdict >= first_plot_verdict;
  report["behind"] = std::max(0, strongest - ratings[side.index]);
  Json& figures = report["figures"] = Json::array();
  const std::vector<int> coins = money({b, s});
  for (FigureId id : everyone(s)) {
    if (s[id].side != side) continue;
    Json man;
    man["id"] = b.warrior(id).id;
    man["out"] = s[id].pose == Pose::out;
    man["felled"] = s.man(id).felled;
    if (coins[id.index] > 0) man["pennies"] = coins[id.index];
    figures.push_back(std::move(man));
  }
  report["taken"] = gains({b, s}, side);
  Json scenario;
  scenario["name"] = "After " + b.scenario;
  scenario["help"] = "The battle is over. See to the fallen, share the loot, and get the band ready for the next one.";
  scenario["aftermath"] = std::move(report);
  data::Problems problems;
  return data::Tree::from_json("aftermath", scenario, problems);
}

}  // namespace fyrd::nottingham
