// Climbs up and down faces, looked at before they are made (NOT-060, NOT-158, NOT-163, NOT-A31, A69, A94, A95,
// NOT-X30).
#pragma once

#include "core/play/cure.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// What forbids a climb.
namespace no_climb {
// clang-format off
inline constexpr Reason
    no_face{"no_face", "There is nothing to climb there.", "NOT-060"},
    not_touching{"not_touching", "A climb begins in contact with the face and ends at its head or foot.", "NOT-060"},
    rider{"rider", "Nobody climbs on horseback.", "NOT-A89"},
    lying{"lying", "Nobody climbs from the ground.", "NOT-A65"},
    no_room{"no_room", "There is no room to stand there.", "NOT-A68", cure::with_room},
    blocked{"blocked", "A roof, a wall or somebody is in the way.", "NOT-A92", cure::way_around},
    not_climbable{"not_climbable", "That cannot be climbed.", "NOT-158"};
// clang-format on
}  // namespace no_climb

// NOT-060, NOT-158, NOT-A31, A95 a climb up or down a face to a place at its head or foot.
struct Climb {
  const Reason* no = nullptr;  // what forbids it
  int face = -1;  // the piece climbed; beyond the last piece: the wall of a trap's pit, by its place among the traps
  Length rise;    // still to climb, up or down
  bool up = true;
  Length step;         // level, from the face onto the top or to the foot
  int difficulty = 0;  // with the weather (NOT-163)
  Point to;
  Length height;  // at the end
  explicit operator bool() const { return no == nullptr; }
  Length needs() const { return rise + step; }
};
Climb climb_to(Here, FigureId, Point to);
// NOT-A95 the way of a climb that gets so far: from where he is, each leg upright or level, to where he then stands or
// hangs.
struct Ascent {
  std::array<Spot, 3> way{};
  int count = 0;
  bool whole = true;  // it is finished
  std::span<const Spot> spots() const { return {way.data(), static_cast<std::size_t>(count)}; }
  const Spot& end() const { return way[count - 1]; }
};
Ascent ascent(Here, FigureId, const Climb&, Length far);
// Over the foot of the face, just clear of it: where who hangs on it is, and where he falls.
Point foot_of(Here, FigureId, const Climb&);

// Where he could climb from here: the nearest place at the head and the foot of each face he touches, on each of its
// sides. Who looks closely also finds the gaps that people leave there.
std::vector<Point> climbs_from(Here, FigureId, bool closely = false);

}  // namespace fyrd::nottingham
