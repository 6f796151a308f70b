// Facings as compass bearings in 1/65536 of a turn: 0 looks north (+y), a quarter east (+x); and the arcs around them.
#pragma once

#include <span>

#include "core/geometry/point.h"

namespace fyrd {

struct Angle {
  std::uint16_t turn = 0;
  constexpr bool operator==(const Angle&) const = default;
  friend constexpr Angle operator+(Angle a, Angle b) { return {static_cast<std::uint16_t>(a.turn + b.turn)}; }
  friend constexpr Angle operator-(Angle a, Angle b) { return {static_cast<std::uint16_t>(a.turn - b.turn)}; }
};

// Rounded to the nearest 1/65536 of a turn.
constexpr Angle degrees(int n) { return {static_cast<std::uint16_t>(((((n % 360) + 360) % 360) * 65536 + 180) / 360)}; }
constexpr Angle north{0}, east{16384}, south{32768}, west{49152};

// The smaller way round between two bearings, 0 … 32768.
constexpr int between(Angle a, Angle b) {
  const int d = static_cast<std::uint16_t>(a.turn - b.turn);
  return d > 32768 ? 65536 - d : d;
}

constexpr int direction_scale = 1 << 30;
Vec direction(Angle a);                 // of length direction_scale, each coordinate rounded to nearest
Angle bearing(Vec v);                   // nearest 1/65536; zero vector gives north
Vec along(Angle a, Length l);           // a step of length l in that direction, rounded to nearest
Vec turned(Vec v, Angle by);            // clockwise, each coordinate rounded to nearest
void turn(std::span<Point>, Angle by);  // the same for points around the origin

// The four 90° areas around a figure, parted by lines at 45° to its facing; a line itself belongs to front or rear.
enum class Quarter : std::uint8_t { front, right, rear, left };
Quarter quarter(Point at, Angle facing, Point of);
// The front half: everything not behind the line through the centre across the facing; the line belongs to it.
bool in_front_half(Point at, Angle facing, Point of);

// How far a point is from leaving (positive) or entering (negative) the arc of half-width `half` (≤ 90°) about the
// facing, and the point on the nearer edge of the arc that says so: the foot on that edge, or the tip for a point
// behind it. The edges belong to the arc, as does the tip; straight ahead and straight behind count to the right-hand
// edge. At 45° the answer is that of quarter().
struct ArcWitness {
  bool inside = false;
  Length margin;
  Point edge;
};
ArcWitness arc_witness(Point at, Angle facing, Angle half, Point of);

}  // namespace fyrd
