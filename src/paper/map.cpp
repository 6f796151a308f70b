// Drawing the map.
#include "paper/map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "paper/svg.h"
#include "paper/terrain.h"

namespace fyrd::paper {

const char* const map_style =
    ".map{display:block;margin:0 auto}\n.map "
    "text{font-size:2.4px}\n.halo{paint-order:stroke;stroke:#fff;stroke-width:.8px;stroke-linejoin:round}\n"
    ".grid{stroke:#999;stroke-width:.1;fill:none}\n.edge{stroke:#000;stroke-width:.5;fill:none}\n.ground{stroke:#000;"
    "stroke-width:.25;fill:#fff}\n"
    ".thick{stroke-width:.5}\n.dots{stroke-dasharray:.2 "
    ".7;stroke-linecap:round}\n.zone{fill:none;stroke:#000;stroke-width:.4;stroke-dasharray:2 1}\n"
    ".aim{fill:none;stroke:#000;stroke-width:.5;stroke-dasharray:3 .8 .5 "
    ".8}\n.prop{fill:#fff;stroke:#000;stroke-width:.25}\n"
    ".number{font-weight:bold;text-anchor:middle}\n.name{text-anchor:middle;font-style:italic}\n";

namespace {

constexpr double margin = 6;  // around the table, for the numbers of the grid
constexpr double units_a_millimetre = 100;

constexpr const char* patterns =
    R"~(<defs><pattern id="wood" width="3" height="3" patternUnits="userSpaceOnUse">)~"
    R"~(<rect width="3" height="3" fill="#fff"/>)~"
    R"~(<circle cx="1.5" cy="1.3" r=".75" fill="none" stroke="#000" stroke-width=".15"/>)~"
    R"~(<path d="M1.5 2V2.7" stroke="#000" stroke-width=".15"/></pattern>)~"
    R"~(<pattern id="water" width="4" height="2.4" patternUnits="userSpaceOnUse">)~"
    R"~(<rect width="4" height="2.4" fill="#fff"/>)~"
    R"~(<path d="M0 1.2q1 -.9 2 0t2 0" fill="none" stroke="#000" stroke-width=".15"/></pattern>)~"
    R"~(<pattern id="rough" width="3" height="3" patternUnits="userSpaceOnUse">)~"
    R"~(<rect width="3" height="3" fill="#fff"/><circle cx=".8" cy=".8" r=".22"/><circle cx="2.3" cy="2.2" r=".22"/>)~"
    R"~(</pattern>)~"
    R"~(<pattern id="marsh" width="4" height="3" patternUnits="userSpaceOnUse">)~"
    R"~(<rect width="4" height="3" fill="#fff"/>)~"
    R"~(<path d="M.6 2.2h2.6M1.9 2.2v-1.2M1.4 2.2l-.5 -.9M2.4 2.2l.5 -.9" fill="none" stroke="#000")~"
    R"~( stroke-width=".15"/></pattern>)~"
    R"~(<pattern id="field" width="2" height="2" patternUnits="userSpaceOnUse">)~"
    R"~(<rect width="2" height="2" fill="#fff"/>)~"
    R"~(<path d="M0 1H2" stroke="#000" stroke-width=".12" stroke-dasharray="1.2 .8"/></pattern>)~"
    R"~(<pattern id="stone" width="2" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">)~"
    R"~(<rect width="2" height="2" fill="#fff"/><path d="M0 0V2" stroke="#000" stroke-width=".25"/></pattern>)~"
    R"~(<pattern id="planks" width="1.6" height="1.6" patternUnits="userSpaceOnUse">)~"
    R"~(<rect width="1.6" height="1.6" fill="#fff"/><path d="M.8 0V1.6" stroke="#000" stroke-width=".15"/>)~"
    R"~(</pattern></defs>)~";

struct Ink {
  const char *fill, *kind;
  int layer;  // the lowest first
};

Ink ink_of(Terrain terrain) {
  switch (terrain) {
    case Terrain::field: return {"url(#field)", "dots", 0};
    case Terrain::road: return {"#fff", "dots", 0};
    case Terrain::marsh: return {"url(#marsh)", "dots", 1};
    case Terrain::rough: return {"url(#rough)", "dots", 1};
    case Terrain::water: return {"url(#water)", "", 2};
    case Terrain::bridge: return {"url(#planks)", "", 3};
    case Terrain::hill: return {"#fff", "", 4};
    case Terrain::floor: return {"#fff", "", 5};
    case Terrain::unknown: return {"url(#rough)", "", 6};
    case Terrain::wood: return {"url(#wood)", "dots", 7};
    case Terrain::rock: return {"url(#stone)", "thick", 8};
    case Terrain::hedge: return {"#bbb", "", 8};
    case Terrain::fence: return {"#fff", "dots", 8};
    case Terrain::wall: return {"#555", "", 9};
    case Terrain::house: return {"#ddd", "thick", 9};
    case Terrain::roof: return {"none", "", -1};
  }
  return {"#fff", "", 6};
}

std::string path(const Outline& o) {
  std::string d;
  for (const XY& p : o) d += fmt::format("{}{:.2f} {:.2f}", d.empty() ? "M" : "L", p.x, p.y);
  return d + "Z";
}

// A piece, its contours if it is a hill, and the way up if it is a slope.
std::string piece_svg(const Frame& frame, const Piece& piece, Terrain terrain) {
  const Ink ink = ink_of(terrain);
  const Outline outline = frame.outline(piece.solid.shape);
  std::string out =
      fmt::format(R"(<path class="ground {}" style="fill:{}" d="{}"/>)", ink.kind, ink.fill, path(outline));
  if (terrain != Terrain::hill) return out;
  for (const double by : {1.2, 2.4})
    if (const Outline inner = inset(outline, by); !inner.empty())
      out += fmt::format(R"(<path class="grid" d="{}"/>)", path(inner));
  if (!piece.ramp) return out;
  const XY low = frame.at(piece.low), high = frame.at(piece.high), middle = centre(outline);
  const double long_way = std::max(0.01, distance(low, high)), x = (high.x - low.x) / long_way,
               y = (high.y - low.y) / long_way;
  const XY tip{middle.x + x * 1.6, middle.y + y * 1.6};
  return out + fmt::format(R"(<path class="ground" style="fill:none")"
                           R"( d="M{:.2f} {:.2f}L{:.2f} {:.2f}M{:.2f} {:.2f}L{:.2f} {:.2f}L{:.2f} {:.2f}"/>)",
                           middle.x - x * 1.6, middle.y - y * 1.6, tip.x, tip.y, tip.x - x - y * 0.7,
                           tip.y - y + x * 0.7, tip.x, tip.y, tip.x - x + y * 0.7, tip.y - y - x * 0.7);
}

std::string grid_svg(const Battle& battle, const Frame& f, int every) {
  std::string lines, numbers;
  const auto number = [&](double x, double y, int n) {
    numbers += fmt::format(R"(<text x="{:.2f}" y="{:.2f}" text-anchor="middle">{}</text>)", x, y, n);
  };
  for (int i = 0; measure(battle.unit, i) <= battle.ground.width(); i += every) {
    const double x = f.left + f.length(measure(battle.unit, i));
    lines += fmt::format("M{:.2f} {:.2f}V{:.2f}", x, f.top, f.top + f.height);
    number(x, f.top - 1.5, i), number(x, f.top + f.height + 3.4, i);
  }
  for (int i = 0; measure(battle.unit, i) <= battle.ground.depth(); i += every) {
    const double y = f.top + f.height - f.length(measure(battle.unit, i));
    lines += fmt::format("M{:.2f} {:.2f}H{:.2f}", f.left, y, f.left + f.width);
    number(f.left - 3, y + 0.8, i), number(f.left + f.width + 3, y + 0.8, i);
  }
  return fmt::format(R"(<path class="grid" d="{}"/>{})", lines, numbers);
}

std::string area_svg(const Frame& f, const Area& area) {
  const XY low = f.at(area.low), high = f.at(area.high);
  std::string out = fmt::format(R"(<rect class="{}" x="{:.2f}" y="{:.2f}" width="{:.2f}" height="{:.2f}"/>)",
                                area.zone ? "zone" : "aim", low.x, high.y, high.x - low.x, low.y - high.y);
  return out + fmt::format(R"(<text class="name halo" x="{:.2f}" y="{:.2f}">{}</text>)", (low.x + high.x) / 2,
                           area.zone ? (low.y + high.y) / 2 + 0.8 : high.y + 2.8, escaped(area.name));
}

}  // namespace

std::string coordinate(Length l, Unit unit) {
  std::string text = measure_text(l, unit);
  text.resize(text.size() - std::string_view(symbol(unit)).size());
  return text;
}

std::string place_of(const Shape& shape, Unit unit) {
  const auto at = [&](Point p) { return "(" + coordinate({p.x}, unit) + ", " + coordinate({p.y}, unit) + ")"; };
  const auto corners = shape.corners();
  if (corners.size() == 1) return at(corners[0]);
  Point low = corners[0], high = corners[0];
  for (const Point& p : corners)
    low = {std::min(low.x, p.x), std::min(low.y, p.y)}, high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  const bool upright = corners.size() == 4 && std::all_of(corners.begin(), corners.end(), [&](const Point& p) {
                         return (p.x == low.x || p.x == high.x) && (p.y == low.y || p.y == high.y);
                       });
  if (upright) return at(low) + "–" + at(high);
  std::string all;
  for (const Point& p : corners) all += (all.empty() ? "" : " ") + at(p);
  return all;
}

std::vector<Group> groups_of(const Battle& battle) {
  std::vector<Group> out;
  for (const Piece& piece : battle.ground.pieces()) {
    if (piece.part || terrain_of(piece) == Terrain::roof) continue;
    const auto same = std::find_if(out.begin(), out.end(), [&](const Group& g) {
      return g.like->name == piece.name && g.like->kind == piece.kind &&
             g.like->solid.shape.count == piece.solid.shape.count &&
             g.like->solid.shape.radius == piece.solid.shape.radius;
    });
    if (same == out.end())
      out.push_back({&piece, {&piece}});
    else
      same->pieces.push_back(&piece);
  }
  return out;
}

std::vector<Things> things_of(const Battle& battle, const Tabletop& begun) {
  std::vector<Things> out;
  for (Prop& prop : battle.props(begun, no_side)) {
    auto same = std::find_if(out.begin(), out.end(), [&](const Things& t) { return t.name == prop.name; });
    if (same == out.end()) {
      out.push_back({prop.name, {}});
      same = out.end() - 1;
    }
    same->all.push_back(std::move(prop));
  }
  return out;
}

Map map_of(const Battle& battle, const Tabletop& begun, const std::vector<Area>& areas, double width, double height) {
  Map map;
  const double across = battle.ground.width().units / units_a_millimetre,
               deep = battle.ground.depth().units / units_a_millimetre;
  constexpr int scales[] = {1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100};
  for (const int scale : scales) {
    map.scale = scale;
    if (across / scale <= width - 2 * margin && deep / scale <= height - 2 * margin) break;
  }
  constexpr double narrowest = 11;  // millimetres between lines of the grid
  const double unit_mm = units_per(battle.unit) / units_a_millimetre / map.scale;
  for (const int step : battle.unit == Unit::inch ? std::vector{1, 2, 3, 6, 12, 24} : std::vector{5, 10, 20, 50, 100}) {
    map.grid = step;
    if (step * unit_mm >= narrowest) break;
  }
  Frame f;
  f.scale = 1 / units_a_millimetre / map.scale;
  f.left = f.top = margin;
  f.width = across / map.scale, f.height = deep / map.scale;
  map.width = f.width + 2 * margin, map.height = f.height + 2 * margin;
  map.svg = fmt::format(R"(<svg class="map" width="{0:.2f}mm" height="{1:.2f}mm" viewBox="0 0 {0:.2f} {1:.2f}">{2})",
                        map.width, map.height, patterns);
  map.svg += fmt::format(
      R"~(<clipPath id="table"><rect x="{0:.2f}" y="{0:.2f}" width="{1:.2f}" height="{2:.2f}"/></clipPath>)~"
      R"~(<g clip-path="url(#table)">)~",
      margin, f.width, f.height);
  std::vector<std::pair<int, const Piece*>> layers;
  for (const Piece& piece : battle.ground.pieces()) layers.emplace_back(ink_of(terrain_of(piece)).layer, &piece);
  std::stable_sort(layers.begin(), layers.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [layer, piece] : layers)
    if (layer >= 0 && piece->solid.shape.count > 0) map.svg += piece_svg(f, *piece, terrain_of(*piece));
  for (const Things& things : things_of(battle, begun))
    for (const Prop& prop : things.all)
      map.svg += fmt::format(R"(<path class="prop" d="{}"/>)", path(f.outline(prop.solid.shape)));
  map.svg += "</g>" + grid_svg(battle, f, map.grid);
  for (const Area& area : areas) map.svg += area_svg(f, area);
  const auto label = [&](const Shape& shape, const std::string& text) {
    const Outline outline = f.outline(shape);
    const XY at = centre(outline);
    const double aside = axis(outline).half < 1.6 ? 2.4 : 0;  // what is too small to bear it
    map.svg += fmt::format(R"(<text class="number halo" x="{:.2f}" y="{:.2f}">{}</text>)", at.x + aside,
                           at.y + 0.8 - aside / 3, text);
  };
  int number = 0;
  for (const Group& group : groups_of(battle)) {
    ++number;
    for (const Piece* piece : group.pieces) label(piece->solid.shape, std::to_string(number));
  }
  char letter = 'a';
  for (const Things& things : things_of(battle, begun)) {
    for (const Prop& prop : things.all) label(prop.solid.shape, std::string(1, letter));
    ++letter;
  }
  map.svg += fmt::format(R"(<rect class="edge" x="{0:.2f}" y="{0:.2f}" width="{1:.2f}" height="{2:.2f}"/></svg>)",
                         margin, f.width, f.height);
  return map;
}

}  // namespace fyrd::paper
