// The part of a scenario that all rulesets read alike: the table, its ground, and where each side sets up.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/ids.h"
#include "core/table/ground.h"
#include "data/tree.h"
#include "rulesets/mirror.h"

namespace fyrd {

// A kind of ground of a ruleset.
struct TerrainKind {
  std::string id, name, help;
  Piece like;     // its flags
  Length height;  // unless a piece says otherwise
};
// `own` are the keys that the ruleset reads itself.
std::vector<TerrainKind> read_terrain(const data::Tree&, Unit, int percent, std::span<const std::string_view> own,
                                      data::Problems&);

// Where a side sets up, and looking where.
struct Zone {
  Point low, high;
  Angle facing;
};

// What a battle is about when it is not about the enemy alone: one side is to hold a part of the table.
struct Objective {
  Point low, high;
  Side holder;
  std::string name;  // "the bridge"

  bool contains(Point p) const { return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y; }
};

struct Scenario {
  std::string name, help;
  Ground ground;
  std::vector<Zone> zones;  // one a side
  std::optional<Objective> objective;
  int turns = 0;  // 0: as the ruleset says
  bool winter = false;
};

constexpr Mirrored mirrored_scenario[] = {
    {"sides[].zone", InMirror::zone},   {"sides[].facing", InMirror::bearing},   {"ground[].at", InMirror::place},
    {"ground[].from", InMirror::place}, {"ground[].to", InMirror::place},        {"ground[].low", InMirror::place},
    {"ground[].high", InMirror::place}, {"ground[].polygon[]", InMirror::place}, {"objective.zone", InMirror::zone}};

// All lengths are scaled by `percent`. `own` are keys of the scenario that the ruleset reads itself.
Scenario read_scenario(const data::Tree&, const std::vector<TerrainKind>&, Unit, int percent, data::Problems&,
                       std::span<const std::string_view> own = {});

// A length by a percentage, rounded to the nearest unit.
Length scaled(Length, int percent);
Point scaled(Point, int percent);

}  // namespace fyrd
