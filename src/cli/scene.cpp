// Reading a view, and telling it in sentences.
#include "cli/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fyrd::cli {

namespace {

constexpr int handful = 5;

std::pair<double, double> point_of(const Json& p) {
  if (!p.is_array() || p.size() != 2 || !p[0].is_number() || !p[1].is_number()) return {};
  return {p[0].get<double>(), p[1].get<double>()};
}

std::pair<double, double> middle_of(const std::vector<std::pair<double, double>>& points) {
  double x = 0, y = 0;
  for (const auto& [px, py] : points) x += px, y += py;
  const auto n = static_cast<double>(std::max<std::size_t>(1, points.size()));
  return {x / n, y / n};
}

double to_segment(double x, double y, std::pair<double, double> a, std::pair<double, double> b) {
  const double dx = b.first - a.first, dy = b.second - a.second, len = dx * dx + dy * dy;
  const double t = len <= 0 ? 0 : std::clamp(((x - a.first) * dx + (y - a.second) * dy) / len, 0.0, 1.0);
  return std::hypot(x - a.first - t * dx, y - a.second - t * dy);
}

// A base as a circle: round ones exactly, others by their farthest corner.
double base_radius(const Json& base, double x, double y) {
  double r = number_of(base, "radius");
  double corner = 0;
  for (const Json& p : part(base, "points")) {
    const auto [px, py] = point_of(p);
    corner = std::max(corner, std::hypot(px - x, py - y));
  }
  return r + corner;
}

std::string fact_text(const std::string& key, const Json& value) {
  std::string words = key;
  std::replace(words.begin(), words.end(), '_', ' ');
  if (value.is_boolean()) return value.get<bool>() ? words : "";
  if (value.is_string()) return value.get<std::string>().empty() ? "" : words + " " + value.get<std::string>();
  if (value.is_number()) return words + " " + plain(value.get<double>());
  return "";
}

std::string facts_text(const Json& facts) {
  std::string all;
  if (!facts.is_object()) return all;
  for (const auto& [key, value] : facts.items())
    if (const std::string one = fact_text(key, value); !one.empty()) all += (all.empty() ? "" : ", ") + one;
  return all;
}

std::string spaced(std::string kind) {
  std::replace(kind.begin(), kind.end(), '-', ' ');
  return kind;
}

// "a house", "an upper floor", "rubble", "broken ground".
std::string kind_text(const Patch& patch) {
  const std::string kind = spaced(patch.kind);
  if (kind == "broken" || kind == "rough") return kind + " ground";
  if (kind.empty() || kind.ends_with('s') || kind == "rubble" || kind == "water") return kind;
  return (std::string_view("aeiou").find(kind[0]) == std::string_view::npos ? "a " : "an ") + kind;
}

std::string place(const Scene& s, const Spotted& f) {
  std::string text = fmt::format("at {} {}, facing {}", plain(f.x), plain(f.y), facing_word(f.facing));
  std::string in;
  for (const Patch& p : s.ground)
    if (p.holds(f.x, f.y))
      in += (!in.empty() ? " and " : p.floor ? ", on " : ", in ") + (p.name.empty() ? kind_text(p) : p.name);
  if (f.pose == "lying") text += ", lying";
  return text + in;
}

std::vector<const Spotted*> nearest(const Scene& s, const Spotted& of, bool enemies) {
  std::vector<const Spotted*> all;
  for (const Spotted& f : s.figures)
    if (&f != &of && f.in_play() && !s.friends(f.side, of.side) == enemies) all.push_back(&f);
  std::stable_sort(all.begin(), all.end(), [&](auto* a, auto* b) { return s.gap(of, *a) < s.gap(of, *b); });
  return all;
}

std::string away(const Scene& s, const Spotted& from, const Spotted& to) {
  const double turn = std::atan2(to.x - from.x, to.y - from.y) * 180 / M_PI;
  return fmt::format("{} {}{} {}", to.name, plain(s.gap(from, to)), s.unit, facing_word(turn));
}

}  // namespace

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
    side_facts.push_back(part(s, "facts"));
    for (const Json& other : part(s, "friends")) allies.emplace_back(text_of(s, "id"), other.get<std::string>());
  }
  for (const Json& f : part(view, "figures")) {
    Spotted one;
    one.id = text_of(f, "id"), one.name = text_of(f, "name"), one.side = text_of(f, "side");
    one.profile = text_of(f, "profile"), one.pose = text_of(f, "pose");
    std::tie(one.x, one.y) = point_of(part(f, "at"));
    one.facing = number_of(f, "facing");
    one.radius = base_radius(part(f, "base"), one.x, one.y);
    one.facts = part(f, "facts");
    figures.push_back(std::move(one));
  }
  for (const Json& g : part(view, "ground")) {
    Patch one;
    one.id = text_of(g, "id"), one.name = text_of(g, "name"), one.kind = text_of(g, "kind");
    for (const Json& p : part(g, "points")) one.points.push_back(point_of(p));
    one.radius = number_of(g, "radius");
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
  return std::any_of(figures.begin(), figures.end(), [](const Spotted& f) { return f.stranger(); });
}

double Scene::gap(const Spotted& a, const Spotted& b) const {
  return std::max(0.0, std::hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius);
}

std::string near_text(const Scene& s, const Spotted& f) {
  if (s.camp()) return fmt::format("{}: {}.", f.name, facts_text(f.facts));
  std::string text = fmt::format("{}, {}, {}", f.name, f.profile, place(s, f));
  const auto foes = nearest(s, f, true), friends = nearest(s, f, false);
  if (!foes.empty()) text += "; nearest enemy " + away(s, f, *foes[0]);
  if (!friends.empty()) text += "; nearest friend " + away(s, f, *friends[0]);
  return text + ".";
}

// Between battles: who is of the band, and what he is and has. Nobody stands anywhere.
std::string camp_text(const Scene& s) {
  std::string text;
  for (std::size_t i = 0; i < s.sides.size(); ++i)
    text += fmt::format("{}, {}:\n", s.sides[i].second, facts_text(s.side_facts[i]));
  for (const Spotted& f : s.figures) {
    if (f.stranger()) continue;
    const std::string facts = facts_text(f.facts);
    text += fmt::format("  {}{}{}.\n", f.name, facts.empty() ? "" : ": ", facts);
  }
  return text;
}

std::string look_text(const Scene& s) {
  if (s.camp()) return camp_text(s);
  std::string text =
      fmt::format("The table is {} wide and {} deep{}; places are east and north of its south-west corner.\n",
                  plain(s.width), plain(s.depth), s.unit == "″" ? ", in inches" : ", in centimetres");
  for (const Patch& p : s.ground) {
    const auto [x, y] = middle_of(p.points);
    const std::string kind = p.name.ends_with(spaced(p.kind)) ? "" : ", " + kind_text(p);
    text += fmt::format("{}{}, around {} {}.\n", p.name.empty() ? p.id : p.name, kind, plain(x), plain(y));
  }
  for (const Lying& p : s.props)
    text +=
        fmt::format("{}{}, at {} {}.\n", p.name, p.kind == "objective" ? ", an objective" : "", plain(p.x), plain(p.y));
  for (std::size_t i = 0; i < s.sides.size(); ++i) {
    const std::string facts = facts_text(s.side_facts[i]);
    text += fmt::format("{}{}{}:\n", s.sides[i].second, facts.empty() ? "" : ", ", facts);
    std::string fallen;
    const auto belongs = [&](const Spotted& f) { return f.side == s.sides[i].first; };
    const auto missing = std::count_if(s.figures.begin(), s.figures.end(),
                                       [&](const Spotted& f) { return belongs(f) && f.never_came(); });
    for (const Spotted& f : s.figures) {
      if (!belongs(f) || (f.never_came() && missing > handful)) continue;
      if (f.in_play())
        text += "  " + near_text(s, f) + "\n";
      else
        fallen += (fallen.empty() ? "" : ", ") + f.name + (f.pose == "away" ? " (not on the table)" : "");
    }
    if (!fallen.empty()) text += "  Out of it: " + fallen + ".\n";
    if (missing > handful) text += fmt::format("  {} more are not here.\n", missing);
  }
  return text;
}

std::string who_text(const Scene& s, const Spotted& f) {
  std::string text = fmt::format("{} ({}), {} of {}", f.name, f.id, f.profile, s.side_name(f.side));
  if (s.camp()) return text + (f.stranger() ? ", who might join.\n" : ": " + facts_text(f.facts) + ".\n");
  if (!f.in_play()) return text + (f.pose == "out" ? ", has fallen.\n" : ", is not on the table.\n");
  text += ", " + place(s, f) + ".\n";
  if (const std::string facts = facts_text(f.facts); !facts.empty()) text += "Also: " + facts + ".\n";
  for (const bool enemies : {true, false}) {
    const auto all = nearest(s, f, enemies);
    if (all.empty()) continue;
    text += enemies ? "Enemies near: " : "Friends near: ";
    for (std::size_t i = 0; i < all.size() && i < 4; ++i) text += (i == 0 ? "" : ", ") + away(s, f, *all[i]);
    text += ".\n";
  }
  return text;
}

}  // namespace fyrd::cli
