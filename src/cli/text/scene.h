// The table as a text client knows it: what a view says, in plain values.
#pragma once

#include <string>
#include <vector>

#include "cli/json.h"
#include "core/table/land.h"

namespace fyrd::cli {

struct Spotted {  // a figure
  std::string id, name, side, profile, pose;
  double x = 0, y = 0, facing = 0, radius = 0;
  Json told;              // what there is to know of him
  bool stranger = false;  // who may yet join, between battles
  bool in_play() const { return pose == "standing" || pose == "lying"; }
  bool never_came() const { return pose == "away" && x == 0 && y == 0; }  // whoever left has a place where he was last
};

struct Patch {  // a piece of ground
  std::string id, name, kind;
  std::vector<std::pair<double, double>> points;
  double radius = 0;
  bool floor = false;
  Land land = Land::other;
  bool holds(double x, double y) const;
};

struct Lying {  // what is neither figure nor ground
  std::string name, kind;
  double x = 0, y = 0;
};

struct Scene {
  double width = 0, depth = 0;
  std::string unit;  // "″" or " cm"
  std::vector<Spotted> figures;
  std::vector<Patch> ground;
  std::vector<Lying> props;
  std::vector<std::pair<std::string, std::string>> sides;  // id and name
  std::vector<Json> side_told;
  std::vector<std::pair<std::string, std::string>> allies;  // sides that are friends, both ways round
  int turn = 0;
  std::string phase, active;

  explicit Scene(const Json& view);
  Scene() = default;
  const Spotted* figure(const std::string& id) const;
  std::string side_name(const std::string& id) const;
  bool camp() const;  // between battles
  bool friends(const std::string& side, const std::string& other) const;
  std::size_t side_number(const std::string& id) const;
  double gap(const Spotted& a, const Spotted& b) const;  // between the bases' edges
};

std::string plain(double v);              // "12.5", at most two decimals
std::string facing_word(double degrees);  // "north-east"
std::pair<double, double> middle_of(const std::vector<std::pair<double, double>>& points);

}  // namespace fyrd::cli
