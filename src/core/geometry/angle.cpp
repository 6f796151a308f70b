// Sines, bearings and arcs from two small tables computed in whole numbers while compiling.
#include "core/geometry/angle.h"

#include <algorithm>
#include <array>

#include "core/geometry/root.h"

namespace fyrd {
namespace {

constexpr int eighth = 8192;  // 45°
constexpr int quarter_turn = 16384;
constexpr int bits = 60;                          // of the tables
constexpr std::int64_t pi = 3622009729038561421;  // × 2^60

struct Ray {
  std::int64_t cos = 0, sin = 0;  // × 2^60
};

constexpr std::int64_t times(std::int64_t a, std::int64_t b) {
  return static_cast<std::int64_t>((Wide{a} * b) >> bits);
}

// The ray `half_steps` of 1/131072 turn from the axis, at most 45°, by the power series.
constexpr Ray by_series(int half_steps) {
  const std::int64_t x = static_cast<std::int64_t>(Wide{pi} * half_steps / 65536);
  const std::int64_t square = times(x, x);
  Ray r;
  std::int64_t cos_term = std::int64_t{1} << bits, sin_term = x;
  for (int k = 1; cos_term > 0 || sin_term > 0; k += 2) {
    const bool add = k % 4 == 1;
    r.cos += add ? cos_term : -cos_term;
    r.sin += add ? sin_term : -sin_term;
    cos_term = times(cos_term, square) / (k * (k + 1));
    sin_term = times(sin_term, square) / ((k + 1) * (k + 2));
  }
  return r;
}

constexpr int fine_count = 256;
constexpr int coarse_count = 2 * eighth / fine_count + 1;
template <int count, int step>
constexpr std::array<Ray, count> table() {
  std::array<Ray, count> t{};
  for (int i = 0; i < count; ++i) t[i] = by_series(i * step);
  return t;
}
constexpr auto coarse = table<coarse_count, fine_count>();
constexpr auto fine = table<fine_count, 1>();

// Half steps, so that the border between two neighbouring bearings has its ray too. 0 ≤ half_steps ≤ 45°.
Ray ray(int half_steps) {
  const Ray& a = coarse[half_steps / fine_count];
  const Ray& b = fine[half_steps % fine_count];
  return {static_cast<std::int64_t>((Wide{a.cos} * b.cos - Wide{a.sin} * b.sin) >> bits),
          static_cast<std::int64_t>((Wide{a.sin} * b.cos + Wide{a.cos} * b.sin) >> bits)};
}

std::int32_t rounded(std::int64_t c) {
  return static_cast<std::int32_t>((c + (std::int64_t{1} << (bits - 31))) >> (bits - 30));
}

constexpr Vec clockwise(Vec v) { return {v.y, -v.x}; }

// The bearing of (big, small) off the axis of `big`, 0 … 8192. 0 ≤ small ≤ big, big > 0.
int steps_off_axis(std::int64_t big, std::int64_t small) {
  // 31 bits, so that the guess below is good for short vectors too.
  const int up = std::countl_zero(static_cast<std::uint64_t>(big)) - 33;
  if (up > 0) {
    big <<= up;
    small <<= up;
  }
  // The coarse ray before it, to 30 bits; the error goes into what is left.
  int low = 0;
  for (int step = (coarse_count - 1) / 2; step > 0; step /= 2) {
    const Ray& r = coarse[low + step];
    low += small * (r.cos >> 30) > big * (r.sin >> 30) ? step : 0;
  }
  // What is left is under 0.71°, where angle and tangent differ by less than a hundredth of a step; a radian has
  // 10430.4.
  const std::int64_t cos = coarse[low].cos >> 30, sin = coarse[low].sin >> 30;
  const std::int64_t x = big * cos + small * sin;
  const std::int64_t y = std::max<std::int64_t>(small * cos - big * sin, 0);
  const int parts = static_cast<int>((y >> 14) * (10430 * 64 + 24) / (x >> 14));  // 1/64 of a step
  int steps = std::min(low * (fine_count / 2) + (parts + 32) / 64, eighth);
  if (parts % 64 < 28 || parts % 64 > 36) return steps;
  // So near to the border between two bearings the rays themselves decide.
  const auto beyond = [&](const Ray& r) { return Wide{small} * r.cos > Wide{big} * r.sin; };
  while (steps < eighth && beyond(ray(2 * steps + 1))) ++steps;
  while (steps > 0 && !beyond(ray(2 * steps - 1))) --steps;
  return steps;
}

}  // namespace

Vec direction(Angle a) {
  const int off = a.turn % quarter_turn;
  const Ray r = ray(2 * std::min(off, quarter_turn - off));
  Vec v{rounded(r.sin), rounded(r.cos)};
  if (off > eighth) std::swap(v.x, v.y);
  for (int turns = a.turn / quarter_turn; turns > 0; --turns) v = clockwise(v);
  return v;
}

Angle bearing(Vec v) {
  if (v.zero()) return north;
  const std::int64_t x = v.x < 0 ? -std::int64_t{v.x} : v.x, y = v.y < 0 ? -std::int64_t{v.y} : v.y;
  const int off = x > y ? quarter_turn - steps_off_axis(x, y) : steps_off_axis(y, x);
  const int turn = v.x >= 0 ? (v.y >= 0 ? off : 32768 - off) : (v.y >= 0 ? 65536 - off : 32768 + off);
  return {static_cast<std::uint16_t>(turn)};
}

Vec along(Angle a, Length l) {
  const Vec d = direction(a);
  const auto one = [&](std::int32_t c) {
    return static_cast<std::int32_t>(kernel::divided(std::int64_t{c} * l.units, std::int64_t{direction_scale}));
  };
  return {one(d.x), one(d.y)};
}

namespace {

// North goes to `d`.
Vec turned_with(Vec v, Vec d) {
  const auto one = [](std::int64_t c) {
    return static_cast<std::int32_t>(kernel::divided(c, std::int64_t{direction_scale}));
  };
  return {one(std::int64_t{v.x} * d.y + std::int64_t{v.y} * d.x),
          one(std::int64_t{v.y} * d.y - std::int64_t{v.x} * d.x)};
}

}  // namespace

Vec turned(Vec v, Angle by) { return turned_with(v, direction(by)); }

void turn(std::span<Point> points, Angle by) {
  const Vec d = direction(by);
  for (Point& p : points) p = Point{} + turned_with(p - Point{}, d);
}

Quarter quarter(Point at, Angle facing, Point of) {
  const Vec f = direction(facing), v = of - at;
  const std::int64_t ahead = dot(f, v), left = cross(f, v);
  const std::int64_t far = ahead < 0 ? -ahead : ahead, aside = left < 0 ? -left : left;
  if (aside > far) return left > 0 ? Quarter::left : Quarter::right;
  return ahead < 0 ? Quarter::rear : Quarter::front;
}

bool in_front_half(Point at, Angle facing, Point of) { return dot(direction(facing), of - at) >= 0; }

ArcWitness arc_witness(Point at, Angle facing, Angle half, Point of) {
  const Vec f = direction(facing), v = of - at;
  if (v.zero()) return {true, {}, at};
  if (half.turn > quarter_turn) half.turn = quarter_turn;
  const bool on_left = cross(f, v) > 0;
  Vec edge = direction(on_left ? facing - half : facing + half);
  // The lines at 45° are built as quarter() sees them, so that the two never contradict each other.
  if (half.turn == eighth) edge = on_left ? f - clockwise(f) : f + clockwise(f);
  // How far v lies from the edge toward the facing, times the length of `edge`.
  const std::int64_t inward = on_left ? -cross(edge, v) : cross(edge, v);
  const std::int64_t forward = dot(edge, v);
  const bool inside = inward >= 0 && dot(f, v) >= 0;
  if (forward < 0) return {inside, -length(v), at};  // behind the tip: the tip itself is nearest
  const std::int64_t n = edge.squared();
  const kernel::Root root = kernel::root_of(static_cast<std::uint64_t>(n));
  const std::int64_t margin = kernel::over_root(inward < 0 ? -inward : inward, n, root);
  const std::int64_t foot = kernel::over_root(forward, n, root);
  return {inside, {static_cast<std::int32_t>(inside ? margin : -margin)}, at + kernel::stretched(edge, n, root, foot)};
}

}  // namespace fyrd
