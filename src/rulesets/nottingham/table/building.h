// Houses and walls with doors: what a scenario says in a few lines, built up from pieces of ground (NOT-153, NOT-154,
// NOT-A92, A93, NOT-X50, X51); and what the kinds of ground mean.
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Keys of the terrain file and of scenarios that are Nottingham's own.
constexpr std::string_view terrain_keys[] = {"climb", "broken", "pit",       "shallow", "deep",   "river",  "thatch",
                                             "room",  "pine",   "thickness", "door",    "window", "stairs", "hides"};
constexpr std::string_view building_keys[] = {"buildings", "walls"};

std::vector<TerrainTrait> read_traits(const data::Tree& terrain, data::Problems&, int percent = 100);

// What walls are made with (NOT-A92), from the kind `wall` of the terrain file.
struct Masonry {
  Length thickness, height;
  Length door_width, door_height;
  Length window_width, window_sill, window_head;
};
Masonry read_masonry(const data::Tree& terrain, Unit, int percent, data::Problems&);

// [[buildings]]  id, name, at (a corner), size [along the row of rooms, across], facing (turned clockwise about that
//   corner), mirrored (it runs to the other side of that corner, east and west changed), rooms (how many in a row),
//   height (of the walls), thatch, smash (on rolls against its doors and shutters), doors and windows: lists of { wall
//   = "south" | "east" | "north" | "west" | "inner", at = middle of the opening, measured from the west or south end of
//   that wall, inner = which inner wall, state = "open" | "closed" | "locked", id, name, width, smash }. The sides are
//   those before turning.
// [[walls]]      id, name, from, to, width, height, kind, inside = "left" | "right", doors as above without `wall`.
struct Buildings {
  std::vector<Piece> pieces;
  std::vector<Door> doors;
  int rooms = 0;
};
Buildings read_buildings(const data::Tree& scenario, const std::vector<TerrainKind>&, const Masonry&, Unit, int percent,
                         const Ground& table, data::Problems&);

// The ground of a scenario with its buildings on it. Pits go down instead of up.
Ground lay_ground(const Ground&, const std::vector<TerrainTrait>&, const Buildings&);

}  // namespace fyrd::nottingham
