// Reading a view.
#include "cli/text/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fyrd::cli {

namespace {

std::pair<double, double> point_of(const Json& p) {
  if (!p.is_array() || p.size() != 2 || !p[0].is_number() || !p[1].is_number()) return {};
  return {p[0].get<double>(), p[1].get<double>()};
}

double to_segment(double x, double y, std::pair<double, double> a, std::pair<double, double> b) {
  const double dx = b.first - a.first, dy = b.second - a.second, len = dx * dx + dy * dy;
  const double t = len <= 0 ? 0 : std::clamp(((x - a.first) * dx + (y - a.second) * dy) / len, 0.0, 1.0);
  return std::hypot(x - a.first - t * dx, y - a.second - t * dy);
}

// A base as a circle: round ones exactly, square ones by the disc inside, others by their farthest corner.
double base_radius(const Json& base, double x, double y) {
  if (base.contains("inner")) return number_of(base, "inner");
  double r = number_of(base, "radius");
  double corner = 0;
  for (const Json& p : part(base, "points")) {
    const auto [px, py] = point_of(p);
    corner = std::max(corner, std::hypot(px - x, py - y));
  }
  return r + corner;
}

}  // namespace

std::pair<double, double> middle_of(const std::vector<std::pair<double, double>>& points) {
  double x = 0, y = 0;
  for (const auto& [px, py] : points) x += px, y += py;
  const auto n = static_cast<double>(std::max<std::size_t>(1, points.size()));
  return {x / n, y / n};
}

std::string plain(double v) {
  std::string s = fmt::format("{:.2f}", v);
  while (s.back() == '0') s.pop_back();
  if (s.back() == '.') s.pop_back();
  return s == "-0" ? "0" : s;
}

std::string facing_word(double degrees) {
  static constexpr const char* winds[] = {"north", "north-east", "east", "south-east",
                                          "south", "south-west", "west", "north-west"};
  const int n = static_cast<int>(std::floor((degrees + 22.5) / 45));
  return winds[((n % 8) + 8) % 8];
}

bool Patch::holds(double x, double y) const {
  const std::size_t n = points.size();
  bool within = n >= 3;
  for (std::size_t i = 0; i < n; ++i) {
    const auto &a = points[i], &b = points[(i + 1) % n];
    if (to_segment(x, y, a, b) <= radius) return true;
    if ((b.first - a.first) * (y - a.second) - (b.second - a.second) * (x - a.first) < 0) within = false;
  }
  return within;
}

bool Scene::friends(const std::string& a, const std::string& b) const {
  return a == b || std::find(allies.begin(), allies.end(), std::pair(a, b)) != allies.end();
}

Scene::Scene(const Json& view) {
  width = number_of(part(view, "table"), "width");
  depth = number_of(part(view, "table"), "depth");
  unit = text_of(view, "unit") == "inch" ? "″" : " cm";
  turn = static_cast<int>(number_of(view, "turn"));
  phase = text_of(view, "phase");
  active = text_of(view, "active");
  for (const Json& s : part(view, "sides")) {
    sides.emplace_back(text_of(s, "id"), text_of(s, "name"));
    side_told.push_back(part(s, "told"));
    for (const Json& other : part(s, "friends")) allies.emplace_back(text_of(s, "id"), other.get<std::string>());
  }
  for (const Json& f : part(view, "figures")) {
    Spotted one;
    one.id = text_of(f, "id"), one.name = text_of(f, "name"), one.side = text_of(f, "side");
    one.profile = text_of(f, "profile"), one.pose = text_of(f, "pose");
    std::tie(one.x, one.y) = point_of(part(f, "at"));
    one.facing = number_of(f, "facing");
    one.radius = base_radius(part(f, "base"), one.x, one.y);
    one.told = part(f, "told");
    one.stranger = part(part(f, "facts"), "stranger").is_boolean();
    figures.push_back(std::move(one));
  }
  for (const Json& g : part(view, "ground")) {
    Patch one;
    one.id = text_of(g, "id"), one.name = text_of(g, "name"), one.kind = text_of(g, "kind");
    for (const Json& p : part(g, "points")) one.points.push_back(point_of(p));
    one.radius = number_of(g, "radius");
    const auto land = std::ranges::find(land_names(), text_of(g, "land"));
    if (land != land_names().end()) one.land = static_cast<Land>(land - land_names().begin());
    for (const Json& flag : part(g, "flags")) one.floor = one.floor || flag == "floor";
    ground.push_back(std::move(one));
  }
  for (const Json& p : part(view, "props")) {
    std::vector<std::pair<double, double>> points;
    for (const Json& corner : part(p, "points")) points.push_back(point_of(corner));
    const auto [x, y] = middle_of(points);
    props.push_back({text_of(p, "name"), text_of(p, "kind"), x, y});
  }
}

const Spotted* Scene::figure(const std::string& id) const {
  const auto it = std::find_if(figures.begin(), figures.end(), [&](const Spotted& f) { return f.id == id; });
  return it == figures.end() ? nullptr : &*it;
}

std::size_t Scene::side_number(const std::string& id) const {
  for (std::size_t i = 0; i < sides.size(); ++i)
    if (sides[i].first == id) return i;
  return sides.size();
}

std::string Scene::side_name(const std::string& id) const {
  const std::size_t i = side_number(id);
  return i < sides.size() ? sides[i].second : "nobody";
}

bool Scene::camp() const {
  return std::any_of(figures.begin(), figures.end(), [](const Spotted& f) { return f.stranger; });
}

double Scene::gap(const Spotted& a, const Spotted& b) const {
  return std::max(0.0, std::hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius);
}

}  // namespace fyrd::cli
