// Two bands with something of everything, on ground with something of everything, for battles at random.
#pragma once

#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

struct Fair : NottinghamGame {
  explicit Fair(bool placed) {
    scenario["table"] = {36, 36};
    scenario["sides"] = {{{"zone", {0, 0, 36, 8}}, {"facing", 0}}, {{"zone", {0, 28, 36, 36}}, {"facing", 180}}};
    scenario["river"] = {{"drift", 2}, {"flow", 90}};
    options["turns"] = 5;
    lay();
    for (int side = 0; side < 2; ++side) {
      const double y = placed ? (side ? 21 : 13) : 0;
      const auto man = [&](const char* name, double x, const Json& more) { hero(side, name, {x, y}, more); };
      const std::string mark = side ? " of Blue" : " of Red";
      const auto many = [&](const char* name, double x, const Json& more) {
        henchman(side, (name + mark).c_str(), {x, y}, more);
      };
      man(("Lead" + mark).c_str(), 17, {{"gear", {"sword", "shield", "horn"}}, {"skills", {"provoke", "agile"}}});
      man(("Rider" + mark).c_str(), 13,
          {{"gear", {"warhorse", "heavy-armour", "lance", "axe"}}, {"skills", {"cleave"}}});
      man(("Brute" + mark).c_str(), 20,
          {{"gear", {"broadsword", "light-armour"}}, {"skills", {"thrust", "dreadful", "cleave"}}});
      many("Archer", 22, {{"gear", {"longbow", "dagger"}}, {"skills", {"quickshot"}}});
      many("Bolt", 24, {{"gear", {"crossbow", "mace"}}});
      many("Two", 15, {{"gear", {"sword", "dagger"}}, {"skills", {"disarm"}}});
      if (placed) forces[side]["heroes"][1]["facing"] = 90;
      if (!placed) {
        for (Json& hero : forces[side]["heroes"]) hero.erase("at");
        for (Json& group : forces[side]["groups"]) {
          for (Json& one : group["members"]) one.erase("at");
        }
      }
    }
  }
  void lay() {
    Json hut = {{"id", "hut"}, {"at", {4, 15}}, {"size", {5, 4}}, {"thatch", true}};
    hut["doors"] = {{{"id", "front"}, {"wall", "east"}, {"at", 2}, {"state", "closed"}}};
    hut["windows"] = {{{"id", "back"}, {"wall", "south"}, {"at", 2.5}, {"state", "open"}}};
    scenario["buildings"] = Json::array({hut});
    ground("rock", {16, 16}, {18, 18}), ground("pit", {20, 16}, {22, 18}), ground("river", {0, 24}, {36, 26}),
        ground("ford", {16, 23}, {20, 27});
    ground("broken", {10, 14}, {15, 20}), ground("fence", {23, 15}, {23.1, 20}), ground("table", {26, 15}, {28, 17});
    ground("hilltop", {30, 14}, {34, 20}, {{"height", 2}}),
        ground("slope", {26, 18}, {30, 20}, {{"low", {26, 19}}, {"high", {30, 19}}, {"height", 2}});
    scenario["ground"].push_back({{"id", "oak"}, {"kind", "tree"}, {"at", {12, 17}}, {"radius", 0.25}});
  }
};

}  // namespace fyrd::nottingham
