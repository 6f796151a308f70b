// A table seen in a mirror, from left to right, as its ruleset says what turns over.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/play/game.h"
#include "data/measure.h"
#include "rulesets/ruleset.h"
#include "rulesets/scenario.h"

namespace fyrd::test {

using Json = nlohmann::ordered_json;

inline data::Tree tree(const Json& json) {
  data::Problems problems;
  data::Tree made = data::Tree::from_json("", json, problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  return made;
}

class Mirror {
 public:
  Mirror(const Ruleset& rules, const Battle& battle) : battle_(battle) {
    for (const Mirrored& one : mirrored_scenario) all_.push_back(one);
    for (const Mirrored& one : rules.mirrored()) all_.push_back(one);
  }

  std::int32_t across(std::int32_t x) const { return battle_.ground.width().units - x; }
  Angle across(Angle a) const { return Angle{} - a; }

  data::Tree scenario(const data::Tree& scenario) const {
    Json json = scenario.to_json();
    for (const Mirrored& one : all_) turn_over(json, one.what, one.as);
    return tree(json);
  }

  // The warbands with the place of every figure written out in the mirror; who is set up by decisions has none yet.
  std::vector<data::Tree> sides(const std::vector<data::Tree>& sides, const Tabletop& start) const {
    if (start.figures[0].pose == Pose::away) return sides;
    std::vector<data::Tree> out;
    std::uint8_t next = 0;
    for (const data::Tree& side : sides) {
      Json json = side.to_json();
      for (Json& figure : json["figures"]) {
        if (next == start.figure_count || !battle_.members[next].name.starts_with(figure["name"].get<std::string>()))
          continue;  // left behind
        const Figure& f = start.figures[next++];
        figure["at"] = {decimal(across(f.at.x)), decimal(f.at.y)};
        figure["facing"] = data::to_degrees(across(f.facing));
      }
      out.push_back(tree(json));
    }
    EXPECT_EQ(next, start.figure_count) << "every figure of the battle has its line in a warband";
    return out;
  }

  Choice choice(Choice c, const Verb& verb) const {
    for (int i = 0; i < c.path.count; ++i) c.path.points[i].x = across(c.path.points[i].x);
    c.facing = across(c.facing);
    if (verb.name && is(verb.name, InMirror::edge_number) && c.number >= 2)  // south and north stay
      c.number = static_cast<std::int16_t>(5 - c.number);
    return c;
  }

  std::vector<std::uint16_t> faces(std::vector<std::uint16_t> faces, const WantedRoll& roll) const {
    const int last = roll.pool.sides;
    for (std::uint16_t& face : faces) {
      if (is(roll.purpose, InMirror::hours) && face != last) face = static_cast<std::uint16_t>(last - face);
      if (is(roll.purpose, InMirror::left_or_right)) face = static_cast<std::uint16_t>(3 - face);
    }
    return faces;
  }

 private:
  bool is(std::string_view what, InMirror as) const {
    return std::any_of(all_.begin(), all_.end(), [&](const Mirrored& one) { return one.as == as && one.what == what; });
  }

  double decimal(std::int32_t units) const { return data::to_decimal(Length{units}, battle_.unit); }
  Json across(const Json& x) const { return decimal(battle_.ground.width().units) - x.get<double>(); }

  // Everything there is at a path as "walls[].from". A flag that is not there is off.
  void turn_over(Json& json, std::string_view path, InMirror as) const {
    if (path.empty()) return turn_over(json, as);
    if (path.starts_with("[]")) {
      path.remove_prefix(path.starts_with("[].") ? 3 : 2);
      for (Json& item : json) turn_over(item, path, as);
      return;
    }
    const std::size_t end = std::min(path.find_first_of(".["), path.size());
    const std::string key(path.substr(0, end));
    path.remove_prefix(path.substr(end).starts_with(".") ? end + 1 : end);
    if (as == InMirror::flag && path.empty()) json.emplace(key, false);
    if (json.contains(key)) turn_over(json[key], path, as);
  }

  void turn_over(Json& part, InMirror as) const {
    switch (as) {
      case InMirror::place: part[0] = across(part[0]); break;
      case InMirror::zone:
        std::swap(part[0], part[2]);
        part[0] = across(part[0]), part[2] = across(part[2]);
        break;
      case InMirror::bearing: part = -part.get<double>(); break;
      case InMirror::edge: part = part == "west" ? "east" : part == "east" ? Json("west") : part; break;
      case InMirror::hand: part = part == "left" ? "right" : "left"; break;
      case InMirror::flag: part = !part.get<bool>(); break;
      default: break;  // no part of a scenario
    }
  }

  const Battle& battle_;
  std::vector<Mirrored> all_;
};

}  // namespace fyrd::test
