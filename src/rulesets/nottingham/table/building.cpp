// Reading houses and walls, and putting them up piece by piece (NOT-A92, NOT-A93).
#include "rulesets/nottingham/table/building.h"

#include <algorithm>

namespace fyrd::nottingham {

using data::Node;
using data::Problems;

std::vector<TerrainTrait> read_traits(const data::Tree& terrain, Problems& problems, int percent) {
  std::vector<TerrainTrait> traits;
  for (const auto& [id, node] : terrain.root().entries(problems)) {
    const auto flag = [&](const char* key) { return node[key].flag_or(problems, false); };
    TerrainTrait t;
    t.climb = static_cast<int>(node["climb"].whole_or(problems, 0, 6, -1));
    t.broken = flag("broken"), t.pit = flag("pit"), t.shallow = flag("shallow"), t.deep = flag("deep"),
    t.river = flag("river");
    t.thatch = flag("thatch"), t.room = flag("room"), t.pine = flag("pine"), t.stairs = flag("stairs");
    t.hides = scaled(node["hides"].length_or(problems, Unit::inch, Length{}, Length{}, inches(20)), percent);
    traits.push_back(t);
  }
  return traits;
}

Masonry read_masonry(const data::Tree& terrain, Unit unit, int percent, Problems& problems) {
  const Node wall = terrain.root()["wall"];
  const auto length = [&](const Node& node) { return scaled(node.length(problems, unit, {1}, inches(20)), percent); };
  Masonry m;
  m.thickness = length(wall["thickness"]), m.height = length(wall["height"]);
  const auto door = wall["door"].items(problems, 2, 2), window = wall["window"].items(problems, 3, 3);
  if (door.size() == 2) m.door_width = length(door[0]), m.door_height = length(door[1]);
  if (window.size() == 3)
    m.window_width = length(window[0]), m.window_sill = length(window[1]), m.window_head = length(window[2]);
  return m;
}

namespace {

// A frame on the table: x runs along a building's row of rooms, y across it.
struct Frame {
  Point origin;
  Angle turn;
  bool mirrored = false;  // x runs the other way

  Vec turned(std::int32_t x, std::int32_t y) const { return fyrd::turned({mirrored ? -x : x, y}, turn); }
  Shape box(Length x0, Length y0, Length x1, Length y1) const {
    const Point corners[] = {origin + turned(x0.units, y0.units), origin + turned(x1.units, y0.units),
                             origin + turned(x1.units, y1.units), origin + turned(x0.units, y1.units)};
    return hull(corners).value_or(disc(corners[0], {1}));
  }
};

struct Opening {
  Length from, to;  // along the wall
  Length sill, head;
  Door door;  // without its leaf
};

// A straight wall in a frame, along x or y.
struct Run {
  bool along_x = true;
  Length from, to, near, far;  // along it, and across
  Vec inward;                  // in the frame
  std::vector<Opening> openings;

  Shape part(const Frame& frame, Length a, Length b) const {
    return along_x ? frame.box(a, near, b, far) : frame.box(near, a, far, b);
  }
};

class Builder {
 public:
  Builder(const std::vector<TerrainKind>& kinds, const Masonry& masonry, Unit unit, int percent, const Ground& table,
          Problems& problems, Buildings& out)
      : kinds_(kinds), masonry_(masonry), unit_(unit), percent_(percent), table_width_(table.width()),
        table_depth_(table.depth()), problems_(problems), out_(out) {}

  void building(const Node&);
  void wall(const Node&);

 private:
  Length length(const Node& node, Length least = {}) {
    return scaled(node.length(problems_, unit_, least, inches(200)), percent_);
  }
  Length length_or(const Node& node, Length fallback, Length least = {1}) {
    return node.present() ? length(node, least) : fallback;
  }
  Point point(const Node& node) { return scaled(node.point(problems_, unit_), percent_); }

  void piece(std::string_view kind, const std::string& name, const Shape&, Length bottom, Length top);
  Opening opening(const Node&, bool window, int smash, const std::string& default_name);
  void into(const Node&, Run&, Opening);
  void put_up(const Frame&, Run&, std::string_view kind, const std::string& name, Length height);

  const std::vector<TerrainKind>& kinds_;
  const Masonry& masonry_;
  const Unit unit_;
  const int percent_;
  const Length table_width_, table_depth_;
  Problems& problems_;
  Buildings& out_;
  std::string id_;
  int part_ = 0;
};

void Builder::piece(std::string_view kind, const std::string& name, const Shape& shape, Length bottom, Length top) {
  const auto found = std::find_if(kinds_.begin(), kinds_.end(), [&](const TerrainKind& k) { return k.id == kind; });
  if (found == kinds_.end()) return problems_.add("terrain", "there is no kind of ground '" + std::string(kind) + "'");
  Piece p = found->like;
  p.id = id_ + "-" + std::to_string(++part_);
  p.name = name;
  p.part = kind != "room";
  p.kind = static_cast<std::uint8_t>(found - kinds_.begin());
  p.solid = {shape, bottom, top};
  out_.pieces.push_back(p);
}

Opening Builder::opening(const Node& node, bool window, int smash, const std::string& default_name) {
  constexpr data::Keyword<DoorState> states[] = {
      {"closed", DoorState::closed}, {"open", DoorState::open}, {"locked", DoorState::locked}};
  Opening o;
  const Length middle = length(node["at"]);
  const Length width = length_or(node["width"], window ? masonry_.window_width : masonry_.door_width);
  o.from = middle - width / 2, o.to = o.from + width;
  o.sill = window ? masonry_.window_sill : Length{};
  o.head = window ? masonry_.window_head : masonry_.door_height;
  o.door.id =
      node["id"].id_or(problems_, id_ + (window ? "-window-" : "-door-") + std::to_string(out_.doors.size() + 1));
  o.door.name = node["name"].text_or(problems_, default_name, 60);
  o.door.shutter = window;
  o.door.state = node["state"].choice_or<DoorState>(problems_, states, DoorState::closed);
  o.door.smash = static_cast<int>(node["smash"].whole_or(problems_, -6, 6, smash));
  return o;
}

void Builder::into(const Node& node, Run& run, Opening o) {
  const bool fits = o.from >= run.from && o.to <= run.to;
  const bool apart = std::none_of(run.openings.begin(), run.openings.end(),
                                  [&](const Opening& p) { return o.from < p.to && p.from < o.to; });
  if (!fits || !apart)
    return node["at"].refuse(problems_, fits ? "two openings overlap" : "the opening reaches beyond the wall");
  run.openings.push_back(std::move(o));
}

void Builder::put_up(const Frame& frame, Run& run, std::string_view kind, const std::string& name, Length height) {
  std::sort(run.openings.begin(), run.openings.end(),
            [](const Opening& a, const Opening& b) { return a.from < b.from; });
  Length done = run.from;
  for (Opening& o : run.openings) {
    if (o.from > done) piece(kind, name, run.part(frame, done, o.from), {}, height);
    const Shape gap = run.part(frame, o.from, o.to);
    if (o.sill.units > 0) piece(kind, name, gap, {}, min(o.sill, height));
    if (o.head < height) piece(kind, name, gap, o.head, height);
    o.door.leaf = {gap, o.sill, min(o.head, height)};
    o.door.inward = frame.turned(run.inward.x, run.inward.y);
    if (out_.doors.size() < max_doors)
      out_.doors.push_back(o.door);
    else
      problems_.add(id_, "a table has room for " + std::to_string(max_doors) + " doors and windows");
    done = o.to;
  }
  if (done < run.to) piece(kind, name, run.part(frame, done, run.to), {}, height);
}

void Builder::building(const Node& node) {
  node.only(problems_, {"id", "name", "at", "size", "facing", "mirrored", "rooms", "height", "thatch", "smash", "doors",
                        "windows"});
  id_ = node["id"].id(problems_);
  part_ = 0;
  const std::string name = node["name"].text_or(problems_, id_, 60);
  const Frame frame{point(node["at"]), node["facing"].bearing_or(problems_, north),
                    node["mirrored"].flag_or(problems_, false)};
  const auto size = node["size"].items(problems_, 2, 2);
  if (size.size() != 2) return;
  const Length t = masonry_.thickness, least = inches(1);
  const Length wide = length(size[0], least), deep = length(size[1], least);
  const Length height = length_or(node["height"], masonry_.height, least);
  const int rooms = static_cast<int>(node["rooms"].whole_or(problems_, 1, max_rooms, 1));
  const int smash = static_cast<int>(node["smash"].whole_or(problems_, -6, 6, 0));
  if (node["smash"].present() && !node["doors"].present() && !node["windows"].present())
    node["smash"].refuse(problems_, "there is no door or window to smash");
  if (out_.rooms + rooms > max_rooms)
    return node.refuse(problems_, "a table has room for " + std::to_string(max_rooms) + " rooms");

  // The long sides run through at the corners; the others and the inner walls stand between them.
  constexpr int inch = units_per_inch;
  std::vector<Run> runs = {{true, {}, wide, {}, t, {0, inch}, {}},
                           {false, t, deep - t, wide - t, wide, {-inch, 0}, {}},
                           {true, {}, wide, deep - t, deep, {0, -inch}, {}},
                           {false, t, deep - t, {}, t, {inch, 0}, {}}};
  const auto parted = [&](int k) { return Length{static_cast<std::int32_t>(std::int64_t{wide.units} * k / rooms)}; };
  for (int k = 1; k < rooms; ++k)
    runs.push_back({false, t, deep - t, parted(k) - t / 2, parted(k) - t / 2 + t, {}, {}});
  constexpr std::string_view sides[] = {"south", "east", "north", "west", "inner"};
  for (const bool window : {false, true}) {
    for (const Node& o : node[window ? "windows" : "doors"].items(problems_, 0, max_doors)) {
      o.only(problems_, {"id", "name", "wall", "inner", "at", "state", "width", "smash"});
      const int side = o["wall"].one_of(problems_, sides);
      if (side < 0) continue;
      const int inner = side == 4 ? static_cast<int>(o["inner"].whole_or(problems_, 1, max_rooms - 1, 1)) : 0;
      if (inner >= rooms) {
        o["wall"].refuse(problems_, "there is no such inner wall");
        continue;
      }
      Opening made = opening(o, window, smash, (window ? "a window of " : "the door of ") + name);
      const Length middle = made.from + (made.to - made.from) / 2;
      int room = side == 1 ? rooms - 1 : side == 3 ? 0 : inner - 1;
      for (int k = 0; k < rooms && (side == 0 || side == 2); ++k) {
        if (middle >= parted(k)) room = k;
      }
      made.door.room = out_.rooms + std::clamp(room, 0, rooms - 1);
      into(o, runs[side == 4 ? 3 + inner : side], std::move(made));
    }
  }
  for (Run& run : runs) put_up(frame, run, "wall", "the wall of " + name, height);
  for (int k = 0; k < rooms; ++k) {
    const Length a = k == 0 ? t : parted(k) - t / 2 + t, b = k + 1 == rooms ? wide - t : parted(k + 1) - t / 2;
    piece("room", rooms == 1 ? name : "room " + std::to_string(k + 1) + " of " + name, frame.box(a, t, b, deep - t), {},
          height);
  }
  for (const Point p : {Point{}, Point{wide.units, 0}, Point{wide.units, deep.units}, Point{0, deep.units}}) {
    const Point corner = frame.origin + frame.turned(p.x, p.y);
    if (corner.x >= 0 && corner.y >= 0 && corner.x <= table_width_.units && corner.y <= table_depth_.units) continue;
    node["at"].refuse(problems_, "the building reaches over the table's edge");
    break;
  }
  const bool thatch = node["thatch"].flag_or(problems_, false);
  // NOT-A92 the roof bears figures, at the height of the walls
  const Length thick = min(scaled(Length{units_per_inch / 10}, percent_), height);
  piece(thatch ? "thatch" : "roof", "the roof of " + name, frame.box({}, {}, wide, deep), height - thick, height);
  out_.rooms += rooms;
}

void Builder::wall(const Node& node) {
  node.only(problems_, {"id", "name", "from", "to", "width", "height", "kind", "inside", "doors"});
  id_ = node["id"].id(problems_);
  part_ = 0;
  const std::string name = node["name"].text_or(problems_, id_, 60);
  const Point a = point(node["from"]), b = point(node["to"]);
  if (a == b) return node.refuse(problems_, "a wall needs two different ends");
  const Frame frame{a, bearing(b - a) - east};
  const Length width = length_or(node["width"], masonry_.thickness),
               height = length_or(node["height"], masonry_.height);
  constexpr data::Keyword<int> insides[] = {{"left", 1}, {"right", -1}};
  const int inside = node["inside"].choice_or<int>(problems_, insides, 0);
  Run run{true, {}, distance(a, b), -(width / 2), width - width / 2, {0, inside * units_per_inch}, {}};
  for (const Node& o : node["doors"].items(problems_, 0, max_doors)) {
    o.only(problems_, {"id", "name", "at", "state", "width", "smash"});
    into(o, run, opening(o, false, 0, "the gate in " + name));
  }
  put_up(frame, run, node["kind"].text_or(problems_, "wall", 40), name, height);
}

}  // namespace

Buildings read_buildings(const data::Tree& scenario, const std::vector<TerrainKind>& kinds, const Masonry& masonry,
                         Unit unit, int percent, const Ground& table, Problems& problems) {
  Buildings out;
  Builder builder(kinds, masonry, unit, percent, table, problems, out);
  const Node root = scenario.root();
  for (const Node& node : root["buildings"].items(problems, 0, max_rooms)) builder.building(node);
  for (const Node& node : root["walls"].items(problems, 0, 20)) builder.wall(node);
  return out;
}

Ground lay_ground(const Ground& ground, const std::vector<TerrainTrait>& traits, const Buildings& buildings) {
  std::vector<Piece> pieces(ground.pieces().begin(), ground.pieces().end());
  for (Piece& p : pieces) {
    if (traits[p.kind].pit) p.solid = {p.solid.shape, p.solid.bottom - p.solid.top, {}};  // NOT-152
  }
  for (std::size_t i = 0, all = pieces.size(); i < all; ++i) {  // NOT-033 what is thin above hides by its foot alone
    const Length hides = traits[pieces[i].kind].hides;
    if (hides.units == 0) continue;
    Piece foot = pieces[i];
    foot.id += "-foot";
    foot.solid.top = min(foot.solid.top, foot.solid.bottom + hides);
    foot.part = true;
    foot.impassable = foot.floor = false;
    pieces[i].blocks_sight = false;
    pieces.push_back(std::move(foot));
  }
  pieces.insert(pieces.end(), buildings.pieces.begin(), buildings.pieces.end());
  return Ground(ground.width(), ground.depth(), std::move(pieces));
}

}  // namespace fyrd::nottingham
