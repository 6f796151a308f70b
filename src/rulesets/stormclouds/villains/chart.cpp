// Reading flowcharts (STO-X11).
#include "rulesets/stormclouds/villains/chart.h"

#include <algorithm>

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

namespace {

// clang-format off
constexpr data::Keyword<When> conditions[] = {
    {"always", When::always}, {"touching", When::touching}, {"shared", When::shared},
    {"hero_in_move", When::hero_in_move}, {"hero_at_objective", When::hero_at_objective},
    {"clear_sight", When::clear_sight}, {"sight", When::sight}, {"unseen", When::unseen},
    {"can_hide", When::can_hide}, {"can_escape", When::can_escape}, {"can_retreat", When::can_retreat},
    {"mage_near", When::mage_near}, {"friend_to_heal", When::friend_to_heal}};
// clang-format on
// clang-format off
constexpr data::Keyword<Then> actions[] = {
    {"attack", Then::attack}, {"close_in", Then::close_in}, {"approach", Then::approach},
    {"approach_objective", Then::approach_objective}, {"escape", Then::escape}, {"retreat", Then::retreat},
    {"shoot", Then::shoot}, {"find_sight", Then::find_sight}, {"hide", Then::hide}, {"rally", Then::rally},
    {"to_mage", Then::to_mage}, {"heal", Then::heal}, {"heal_self", Then::heal_self}, {"dart", Then::dart},
    {"approach_sight", Then::approach_sight}, {"healthy", Then::healthy}};
// clang-format on
constexpr data::Keyword<Prefer> preferences[] = {{"nearest", Prefer::nearest},
                                                 {"most_trauma", Prefer::most_trauma},
                                                 {"lowest_dexterity", Prefer::lowest_dexterity}};

Line read_line(const data::Node& node, data::Problems& problems) {
  node.only(problems, {"when", "then", "at", "text"});
  Line line;
  for (const data::Node& item : node["when"].items(problems, 1, 8))
    line.when.push_back(item.choice(problems, conditions));
  line.then = node["then"].choice(problems, actions);
  line.at = node["at"].choice_or(problems, preferences, Prefer::nearest);
  constexpr Then chosen[] = {Then::attack, Then::close_in, Then::approach, Then::approach_objective,
                             Then::shoot,  Then::to_mage,  Then::heal,     Then::dart};
  if (node["at"].present() && std::find(std::begin(chosen), std::end(chosen), line.then) == std::end(chosen))
    node["at"].refuse(problems, "nobody is chosen there");
  line.text = node["text"].text(problems, 200);
  return line;
}

}  // namespace

bool Line::needs(When w) const { return std::find(when.begin(), when.end(), w) != when.end(); }

Charts read_charts(const data::Library& library, data::Problems& problems) {
  constexpr const char* types[] = {"warrior", "hunter", "mage"};
  constexpr const char* sides[] = {"healthy", "wounded"};
  const data::Tree tree = library.tree("stormclouds/charts.toml", problems);
  tree.root().only(problems, {"warrior", "hunter", "mage"});
  Charts charts;
  for (std::size_t t = 0; t < charts.size(); ++t) {
    const data::Node node = tree.root()[types[t]];
    node.only(problems, {"name", "healthy", "wounded"});
    charts[t].id = types[t];
    charts[t].name = node["name"].text(problems, 60);
    for (std::size_t i = 0; i < 2; ++i) {
      for (const data::Node& line : node[sides[i]].items(problems, 1, 16))
        charts[t].sides[i].push_back(read_line(line, problems));
    }
  }
  return charts;
}

std::string condition_words(const Numbers& n, const Line& line) {
  const auto far = [](Length l) { return measure_text(l, Unit::inch); };
  const std::array<std::string, std::size(conditions)> words = {
      "",
      "touches a Hero",
      "touches a Hero whom another Villain touches",
      "has a Hero within its move",
      "a Hero touches an Objective",
      "sees a Hero clearly",
      "sees a Hero, or a part of one",
      "no Hero could see it",
      "one move would hide it",
      "can get away from the Heroes",
      "can get " + far(n.away) + " away and see one",
      "a Mage is within " + far(n.mage) + ", and not touched",
      "a Villain with " + std::to_string(n.hurt) + " Trauma is within reach of Heal"};
  std::string all;
  for (const When w : line.when) all += (all.empty() || w == When::always ? "" : " and ") + words[static_cast<int>(w)];
  return all;
}

std::string action_words(const Line& line) {
  constexpr std::array<const char*, std::size(actions)> words = {
      "Attack",
      "Move into contact, from behind if there is room",
      "Move towards a Hero",
      "Move towards the Hero at the Objective",
      "Move away from all Heroes",
      "Move to the nearest place to shoot from",
      "Shoot",
      "Move to where it sees a Hero clearly, in cover if it can choose",
      "Move out of sight",
      "Rally",
      "Move to the Mage",
      "Cast Heal on it",
      "Cast Heal on itself",
      "Cast an Eldritch Dart",
      "Move to where it sees a Hero",
      "Go on with the healthy side"};
  constexpr std::array<const char*, std::size(preferences)> whom = {"", ": most Trauma first",
                                                                    ": lowest Dexterity first"};
  return std::string(words[static_cast<int>(line.then)]) + whom[static_cast<int>(line.at)];
}

std::array<std::string, 2> standing_words(const Numbers& n) {
  return {
      "The first line that holds is done. Of several Heroes the nearest unless it says otherwise, then most Trauma, "
      "then by a die.",
      "Who is nearest to an Objective stays within " + measure_text(n.guard, Unit::inch) +
          " of it until a Hero is within " + measure_text(n.alarm, Unit::inch) + " of it. No Villain jumps."};
}

}  // namespace fyrd::stormclouds
