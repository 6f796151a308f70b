// Reading tables and ground from data.
#include "rulesets/scenario.h"

#include <algorithm>

#include "core/ids.h"
#include "rulesets/looks.h"

namespace fyrd {

using data::Node;
using data::Problems;

Length scaled(Length l, int percent) {
  const std::int64_t n = std::int64_t{l.units} * percent;
  return {static_cast<std::int32_t>((n + (n < 0 ? -50 : 50)) / 100)};
}

Point scaled(Point p, int percent) { return {scaled(Length{p.x}, percent).units, scaled(Length{p.y}, percent).units}; }

std::vector<TerrainKind> read_terrain(const data::Tree& tree, Unit unit, int percent,
                                      std::span<const std::string_view> own, Problems& problems) {
  std::vector<std::string_view> keys = {"name",   "help",  "blocks_sight", "see_through", "impassable",
                                        "linear", "floor", "height",       "looks"};
  keys.insert(keys.end(), own.begin(), own.end());
  std::vector<TerrainKind> kinds;
  for (const auto& [id, node] : tree.root().entries(problems)) {
    node.only(problems, keys);
    TerrainKind kind;
    kind.id = id;
    kind.name = node["name"].text(problems, 60);
    kind.help = node["help"].text_or(problems, "");
    kind.like.land = read_land(node, id, problems);
    kind.like.blocks_sight = node["blocks_sight"].flag_or(problems, false);
    kind.like.see_through = node["see_through"].flag_or(problems, false);
    kind.like.impassable = node["impassable"].flag_or(problems, false);
    kind.like.linear = node["linear"].flag_or(problems, false);
    kind.like.floor = node["floor"].flag_or(problems, false);
    kind.height = scaled(node["height"].length(problems, unit, Length{}, inches(100)), percent);
    kinds.push_back(kind);
  }
  return kinds;
}

namespace {

constexpr Length widest_table = inches(200);

// A piece is a polygon, a circle (at, radius) or a strip (from, to, width).
Shape read_shape(const Node& node, Unit unit, int percent, Problems& problems) {
  const bool circle = node["radius"].present(), strip = !circle && node["width"].present();
  const auto others = [&](const char* shape, std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
      if (node[key].present()) node[key].refuse(problems, std::string("does nothing here: the piece is a ") + shape);
    }
  };
  if (circle)
    others("circle (at, radius)", {"width", "from", "to", "polygon"});
  else if (strip)
    others("strip (from, to, width)", {"at", "polygon"});
  else
    others("polygon", {"at", "from", "to"});
  const auto length = [&](const char* key, Length least) {
    return scaled(node[key].length(problems, unit, least, widest_table), percent);
  };
  const auto point = [&](const Node& n) { return scaled(n.point(problems, unit), percent); };
  if (circle) return disc(point(node["at"]), length("radius", Length{1}));
  if (strip) {
    const Point a = point(node["from"]), b = point(node["to"]);
    const Vec side = with_length({a.y - b.y, b.x - a.x}, length("width", Length{2}) / 2);
    const Point corners[] = {a + side, a - side, b - side, b + side};
    if (const auto shape = hull(corners)) return *shape;
    node.refuse(problems, "a strip needs two different ends and some width");
    return {};
  }
  std::vector<Point> corners;
  for (const Node& corner : node["polygon"].items(problems, 3, Shape::max_points)) corners.push_back(point(corner));
  const auto shape = hull(corners);
  if (!shape) {
    node.refuse(problems, "needs a polygon with an area, a circle (at, radius) or a strip (from, to, width)");
    return {};
  }
  if (shape->count != corners.size())
    node["polygon"].refuse(problems,
                           "the polygon must be convex, without repeated or needless corners; make two pieces of it");
  return *shape;
}

Piece read_piece(const Node& node, const std::vector<TerrainKind>& kinds, Unit unit, int percent, Problems& problems) {
  node.only(problems, {"id", "kind", "name", "polygon", "at", "radius", "from", "to", "width", "bottom", "height",
                       "low", "high", "looks"});
  std::vector<std::string_view> names;
  for (const TerrainKind& kind : kinds) names.push_back(kind.id);
  const int kind = node["kind"].one_of(problems, names);
  Piece piece = kind < 0 ? Piece{} : kinds[kind].like;
  piece.kind = static_cast<std::uint8_t>(std::max(kind, 0));
  piece.id = node["id"].id(problems);
  piece.name = node["name"].text_or(problems, piece.id, 60);
  piece.looks = read_looks(node, ground_looks(), problems);
  piece.solid.shape = read_shape(node, unit, percent, problems);
  const Length height = kind < 0 ? Length{} : kinds[kind].height;
  piece.solid.bottom = scaled(node["bottom"].length_or(problems, unit, Length{}, Length{}, inches(100)), percent);
  piece.solid.top =
      piece.solid.bottom + (node["height"].present()
                                ? scaled(node["height"].length(problems, unit, Length{}, inches(100)), percent)
                                : height);
  if (node["low"].present() || node["high"].present()) {
    piece.ramp = true;
    piece.low = scaled(node["low"].point(problems, unit), percent);
    piece.high = scaled(node["high"].point(problems, unit), percent);
    if (piece.low == piece.high) node.refuse(problems, "a ramp needs two different ends, 'low' and 'high'");
  }
  return piece;
}

struct Corners {
  Point low, high;
};
Corners read_corners(const Node& node, Unit unit, int percent, Problems& problems) {
  Corners corners;
  const auto numbers = node.items(problems, 4, 4);
  if (numbers.size() != 4) return corners;
  const auto read = [&](std::size_t i) { return scaled(numbers[i].length(problems, unit), percent).units; };
  corners.low = {read(0), read(1)};
  corners.high = {read(2), read(3)};
  if (corners.low.x >= corners.high.x || corners.low.y >= corners.high.y)
    node.refuse(problems, "a zone is [left, bottom, right, top]");
  return corners;
}

Zone read_zone(const Node& node, Unit unit, int percent, Problems& problems) {
  node.only(problems, {"warband", "zone", "facing"});
  const Corners corners = read_corners(node["zone"], unit, percent, problems);
  return {corners.low, corners.high, node["facing"].bearing_or(problems, north)};
}

Objective read_objective(const Node& node, Unit unit, int percent, Problems& problems) {
  node.only(problems, {"kind", "zone", "side", "name"});
  constexpr std::string_view kinds[] = {"hold"};
  node["kind"].one_of(problems, kinds);
  const Corners corners = read_corners(node["zone"], unit, percent, problems);
  const auto side = node["side"].whole(problems, 1, max_sides);
  return {corners.low, corners.high, Side{static_cast<std::uint8_t>(side - 1)}, node["name"].text(problems, 60)};
}

}  // namespace

Scenario read_scenario(const data::Tree& tree, const std::vector<TerrainKind>& kinds, Unit unit, int percent,
                       Problems& problems, std::span<const std::string_view> own) {
  const Node root = tree.root();
  std::vector<std::string_view> keys = {"name",  "help",   "rules",     "order", "table",  "turns",
                                        "sides", "ground", "objective", "notes", "winter", "exercise"};
  keys.insert(keys.end(), own.begin(), own.end());
  root.only(problems, keys);
  Scenario scenario;
  scenario.name = root["name"].text(problems, 60);
  scenario.help = root["help"].text_or(problems, "");
  scenario.turns = static_cast<int>(root["turns"].whole_or(problems, 1, 1000, 0));
  scenario.winter = root["winter"].flag_or(problems, false);

  Length size[2] = {inches(48), inches(48)};
  const auto table = root["table"].items(problems, 2, 2);
  for (std::size_t i = 0; i < table.size(); ++i)
    size[i] = scaled(table[i].length(problems, unit, inches(4), widest_table), percent);

  const auto keep_on_table = [&](const auto& zone, const Node& node) {
    if (zone.low.x < 0 || zone.low.y < 0 || zone.high.x > size[0].units || zone.high.y > size[1].units)
      node.refuse(problems, "the zone reaches over the table's edge");
  };
  for (const Node& side : root["sides"].items(problems, 2, max_sides)) {
    const Zone zone = read_zone(side, unit, percent, problems);
    keep_on_table(zone, side["zone"]);
    scenario.zones.push_back(zone);
  }
  if (root["objective"].present()) {
    scenario.objective = read_objective(root["objective"], unit, percent, problems);
    keep_on_table(*scenario.objective, root["objective"]["zone"]);
    if (scenario.objective->holder.index >= scenario.zones.size())
      root["objective"]["side"].refuse(problems, "there is no such side");
  }
  std::vector<Piece> pieces;
  for (const Node& node : root["ground"].items(problems, 0, 200)) {
    const Piece piece = read_piece(node, kinds, unit, percent, problems);
    if (std::any_of(pieces.begin(), pieces.end(), [&](const Piece& p) { return p.id == piece.id; }))
      node["id"].refuse(problems, "there is already a piece of ground with this id");
    if (piece.solid.shape.count > 0) pieces.push_back(piece);
  }
  scenario.ground = Ground(size[0], size[1], std::move(pieces));
  return scenario;
}

}  // namespace fyrd
