// Points and directions on the table. x grows to the east (right), y to the north (away from the first player).
#pragma once

#include "core/geometry/length.h"

namespace fyrd {

struct Vec {
  std::int32_t x = 0, y = 0;
  constexpr bool operator==(const Vec&) const = default;
  constexpr Vec operator-() const { return {-x, -y}; }
  constexpr bool zero() const { return x == 0 && y == 0; }
  constexpr std::int64_t squared() const { return std::int64_t{x} * x + std::int64_t{y} * y; }
};

struct Point {
  std::int32_t x = 0, y = 0;
  constexpr bool operator==(const Point&) const = default;
};

constexpr Vec operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator+(Point a, Vec v) { return {a.x + v.x, a.y + v.y}; }
constexpr Point operator-(Point a, Vec v) { return {a.x - v.x, a.y - v.y}; }
constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }

constexpr std::int64_t dot(Vec a, Vec b) { return std::int64_t{a.x} * b.x + std::int64_t{a.y} * b.y; }
// Positive when b lies to the left (anticlockwise) of a.
constexpr std::int64_t cross(Vec a, Vec b) { return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x; }

std::int64_t square_root(std::int64_t n);  // the largest r with r*r <= n; n >= 0
Length length(Vec v);  // rounded up to the next unit: a measured way is never shorter than the true one
inline Length distance(Point a, Point b) { return length(b - a); }

// v stretched or shrunk to the given length, rounded to the nearest unit; zero stays zero.
Vec with_length(Vec v, Length l);
// The point `l` along the way from a to b (beyond b when l is longer).
inline Point toward(Point a, Point b, Length l) { return a + with_length(b - a, l); }

}  // namespace fyrd
