// Outlines and escaped text.
#include "paper/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "data/utf8.h"

namespace fyrd::paper {

std::string escaped(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t n = data::code_point(text);
    const char c = text[0];
    if (n == 0 || (n == 1 && (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)))
      out += ' ';  // XML has none of these
    else if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\'')
      out += "&#39;";
    else
      out += text.substr(0, n);
    text.remove_prefix(std::max<std::size_t>(n, 1));
  }
  return out;
}

std::string num(double v) {
  std::string s = fmt::format("{:.1f}", v);
  if (s.ends_with(".0")) s.resize(s.size() - 2);
  return s == "-0" ? "0" : s;
}

std::string path_of(const Outline& o) {
  std::string d;
  for (const XY& p : o) d += (d.empty() ? "M" : "L") + num(p.x) + " " + num(p.y);
  return d + "Z";
}

Outline Frame::outline(const Shape& shape) const {
  const auto corners = shape.corners();
  Outline out;
  const double r = length(shape.radius);
  const std::size_t n = corners.size();
  for (std::size_t i = 0; i < n; ++i) {
    const XY p = at(corners[i]);
    if (r <= 0) {
      out.push_back(p);
      continue;
    }
    // A corner becomes an arc from the outward normal of the edge before it to that of the edge after it. To the eye
    // the corners go anticlockwise; on the page, where y runs down, that makes angles fall.
    constexpr double turn = 2 * std::numbers::pi;
    double from = 0, sweep = turn;
    if (n > 1) {
      const XY before = at(corners[(i + n - 1) % n]), after = at(corners[(i + 1) % n]);
      from = std::atan2(p.x - before.x, before.y - p.y);
      sweep = from - std::atan2(after.x - p.x, p.y - after.y);
      if (sweep < 0) sweep += turn;
    }
    const int steps = std::max(2, static_cast<int>(sweep / turn * 40));
    for (int k = 0; k <= steps - (n == 1 ? 1 : 0); ++k) {
      const double a = from - sweep * k / steps;
      out.push_back({p.x + r * std::cos(a), p.y + r * std::sin(a)});
    }
  }
  return out;
}

namespace {

double cross(XY a, XY b, XY c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

double area(const Outline& o) {
  double sum = 0;
  for (std::size_t i = 0; i < o.size(); ++i) {
    const XY &a = o[i], &b = o[(i + 1) % o.size()];
    sum += a.x * b.y - a.y * b.x;
  }
  return sum / 2;
}

}  // namespace

double distance(XY a, XY b) { return std::hypot(a.x - b.x, a.y - b.y); }

XY centre(const Outline& o) {
  XY sum;
  double weight = 0;
  for (std::size_t i = 0; i < o.size(); ++i) {  // by length of the edges, so that finely drawn arcs do not pull
    const XY &a = o[i], &b = o[(i + 1) % o.size()];
    const double w = distance(a, b) + 1e-9;
    sum.x += (a.x + b.x) / 2 * w;
    sum.y += (a.y + b.y) / 2 * w;
    weight += w;
  }
  return weight > 0 ? XY{sum.x / weight, sum.y / weight} : XY{};
}

bool inside(const Outline& o, XY p) {
  const double sign = area(o) < 0 ? -1 : 1;
  for (std::size_t i = 0; i < o.size(); ++i)
    if (sign * cross(o[i], o[(i + 1) % o.size()], p) < 0) return false;
  return !o.empty();
}

Outline inset(const Outline& o, double by) {
  Outline left = o;
  const double sign = area(o) < 0 ? -1 : 1;
  for (std::size_t i = 0; i < o.size() && !left.empty(); ++i) {
    const XY a = o[i], b = o[(i + 1) % o.size()];
    const double len = distance(a, b);
    if (len < 1e-6) continue;
    // What lies at least `by` inside this edge stays.
    const auto depth = [&](XY p) { return sign * cross(a, b, p) / len - by; };
    Outline kept;
    for (std::size_t k = 0; k < left.size(); ++k) {
      const XY p = left[k], q = left[(k + 1) % left.size()];
      const double dp = depth(p), dq = depth(q);
      if (dp >= 0) kept.push_back(p);
      if ((dp >= 0) != (dq >= 0)) {
        const double t = dp / (dp - dq);
        kept.push_back({p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t});
      }
    }
    left = std::move(kept);
  }
  if (left.size() < 3) left.clear();
  return left;
}

Axis axis(const Outline& o) {
  // Along the direction of the farthest pair of points, as a rectangle around everything.
  XY a, b;
  double far = -1;
  for (const XY& p : o)
    for (const XY& q : o)
      if (const double d = distance(p, q); d > far) far = d, a = p, b = q;
  // A box's diagonal is not its middle line: the longest edge is a better guide when it is nearly as long.
  double longest_edge = 0;
  XY along{b.x - a.x, b.y - a.y};
  for (std::size_t i = 0; i < o.size(); ++i) {
    const XY &p = o[i], &q = o[(i + 1) % o.size()];
    if (const double d = distance(p, q); d > longest_edge && d > far * 0.6)
      longest_edge = d, along = {q.x - p.x, q.y - p.y};
  }
  const double len = std::max(1e-9, std::hypot(along.x, along.y));
  const XY u{along.x / len, along.y / len}, v{-u.y, u.x};
  double u0 = 1e18, u1 = -1e18, v0 = 1e18, v1 = -1e18;
  for (const XY& p : o) {
    const double pu = p.x * u.x + p.y * u.y, pv = p.x * v.x + p.y * v.y;
    u0 = std::min(u0, pu), u1 = std::max(u1, pu), v0 = std::min(v0, pv), v1 = std::max(v1, pv);
  }
  const double mid = (v0 + v1) / 2;
  return {{u.x * u0 + v.x * mid, u.y * u0 + v.y * mid}, {u.x * u1 + v.x * mid, u.y * u1 + v.y * mid}, (v1 - v0) / 2};
}

}  // namespace fyrd::paper
