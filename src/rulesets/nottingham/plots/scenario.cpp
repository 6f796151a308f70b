// Reading a plot, and what takes part in it.
#include "rulesets/nottingham/plots/scenario.h"

#include <algorithm>

#include "data/suggest.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/building.h"

namespace fyrd::nottingham {

using data::Node;
using data::Problems;

std::span<const std::string_view> scenario_keys() {
  static const std::vector<std::string_view> all = [] {
    std::vector<std::string_view> keys(std::begin(plot_keys), std::end(plot_keys));
    keys.insert(keys.end(), std::begin(building_keys), std::end(building_keys));
    return keys;
  }();
  return all;
}

namespace {

class PlotReader {
 public:
  PlotReader(Unit unit, int percent, NottinghamBattle& b, Problems& problems)
      : unit_(unit), percent_(percent), b_(b), problems_(problems) {}

  void read(const Node& root);

 private:
  Length length(const Node& node, Length most) { return scaled(node.length(problems_, unit_, {}, most), percent_); }
  Point point(const Node& node) { return scaled(node.point(problems_, unit_), percent_); }
  Zone zone(const Node&);
  void weather(const Node& root);
  void houses(const Node&);
  void pines(const Node& root);
  void goods(const Node& root);
  void wall(const Node& root);
  void objects(const Node&);
  void needs(const Node& root);
  void idle_keys(const Node& root);

  const Unit unit_;
  const int percent_;
  NottinghamBattle& b_;
  Problems& problems_;
};

Zone PlotReader::zone(const Node& node) {
  node.only(problems_, {"warband", "zone", "facing"});
  const auto sides = node["zone"].items(problems_, 4, 4);
  Zone made;
  if (sides.size() != 4) return made;
  const auto at = [&](std::size_t i) { return scaled(sides[i].length(problems_, unit_), percent_).units; };
  made = {{at(0), at(1)}, {at(2), at(3)}, node["facing"].bearing_or(problems_, north)};
  const bool proper = made.low.x < made.high.x && made.low.y < made.high.y && made.low.x >= 0 && made.low.y >= 0 &&
                      made.high.x <= b_.ground.width().units && made.high.y <= b_.ground.depth().units;
  if (!proper) node["zone"].refuse(problems_, "a zone is [left, bottom, right, top], on the table");
  return made;
}

void PlotReader::weather(const Node& root) {
  if (root["rain"].flag_or(problems_, false)) b_.rain = 1;               // NOT-163
  if (root["fog"].present()) b_.fog = length(root["fog"], inches(200));  // NOT-164
  const Node river = root["river"];
  if (!river.present()) return;
  river.only(problems_, {"drift", "flow"});
  b_.drift = scaled(inches(static_cast<int>(river["drift"].whole(problems_, 1, 4))), percent_);  // NOT-157
  b_.flow = river["flow"].bearing(problems_);
}

void PlotReader::houses(const Node& node) {
  for (const Node& name : node.items(problems_, 0, max_rooms)) {
    const std::string id = name.id(problems_);
    Setting::House house{id, {}, {}};
    int number = -1;
    for (std::size_t i = 0; i < b_.ground.pieces().size(); ++i) {
      const Piece& piece = b_.ground.pieces()[i];
      if (!b_.trait(piece).room) continue;
      ++number;
      const bool part = piece.id == id || (piece.id.starts_with(id + "-") &&
                                           piece.id.find_first_not_of("0123456789", id.size() + 1) == piece.id.npos);
      if (!part) continue;
      house.rooms.push_back(static_cast<int>(i));
      house.numbers.push_back(number);
    }
    if (house.rooms.empty()) name.refuse(problems_, "there is no building '" + id + "'");
    b_.setting.houses.push_back(std::move(house));
  }
}

void PlotReader::pines(const Node& root) {
  for (std::size_t i = 0; i < b_.ground.pieces().size(); ++i) {
    const Piece& piece = b_.ground.pieces()[i];
    if (!b_.trait(piece).pine) continue;
    b_.setting.pines.push_back(static_cast<int>(i));
    // NOT-A103 towards the middle there is always room for it to fall
    const Bound stump = bound(piece.solid.shape);
    const Point middle{b_.ground.width().units / 2, b_.ground.depth().units / 2};
    const Point trunk = stump.at + along(bearing(middle - stump.at), stump.radius + b_.numbers.trunk_length / 2);
    if (!b_.ground.on_table(disc(trunk, {}))) problems_.add("ground", piece.name + " has no room to fall (NOT-A103)");
  }
  if (b_.setting.pines.size() > max_pines)
    problems_.add("ground", "a table has room for " + std::to_string(max_pines) + " pines");
  // NOT-212 two numbers: with two bands, and with more
  const auto tokens = root["tokens"].items(problems_, 0, 2), pull = root["pull"].items(problems_, 0, 2);
  const std::size_t which = b_.groups.size() > 2 ? 1 : 0;
  b_.setting.tokens = tokens.size() == 2 ? static_cast<int>(tokens[which].whole(problems_, 1, 100)) : which ? 12 : 6;
  b_.setting.pull = pull.size() == 2 ? length(pull[which], inches(6)) : which ? scaled(inches(1), percent_) : Length{};
}

void PlotReader::goods(const Node& root) {
  for (const Node& at : root["casks"].items(problems_, 0, max_rooms)) b_.setting.casks.push_back(point(at));
  if (root["ram"].present()) b_.setting.ram = point(root["ram"]);
}

// NOT-X50 the walk on the wall, and the gate in it.
void PlotReader::wall(const Node& root) {
  if (root["walk"].present()) {
    const auto sides = root["walk"].items(problems_, 4, 4);
    if (sides.size() != 4) return;
    const auto at = [&](std::size_t i) { return scaled(sides[i].length(problems_, unit_), percent_).units; };
    b_.setting.walk_low = {at(0), at(1)};
    b_.setting.walk_high = {at(2), at(3)};
    // As low as it is along its middle line: a tree may stand on it.
    const int wide = at(2) - at(0), deep = at(3) - at(1);
    const Point middle{(at(0) + at(2)) / 2, (at(1) + at(3)) / 2};
    const Vec off = wide > deep ? Vec{wide / 4, 0} : Vec{0, deep / 4};
    b_.setting.walk_height = b_.ground.elevation(middle);
    for (const Point there : {middle - off, middle + off})
      b_.setting.walk_height = min(b_.setting.walk_height, b_.ground.elevation(there));
  }
  if (!root["gate"].present()) return;
  const std::string id = root["gate"].id(problems_);
  for (std::size_t i = 0; i < b_.doors.size(); ++i) {
    if (b_.doors[i].id != id) continue;
    b_.setting.gate = static_cast<int>(i);
    b_.doors[i].bars = b_.numbers.gate_bars;  // NOT-X50
  }
  if (b_.setting.gate < 0) root["gate"].refuse(problems_, "there is no door '" + id + "'");
}

// NOT-155 heavy things of any kind, anywhere.
void PlotReader::objects(const Node& node) {
  for (const Node& one : node.items(problems_, 0, max_things / 2)) {
    one.only(problems_, {"what", "at", "height"});
    const std::string what = one["what"].id(problems_);
    const auto& kinds = b_.numbers.heavy;
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const HeavyKind& kind) { return kind.id == what; });
    if (found == kinds.end()) {
      std::vector<std::string_view> known;
      for (const HeavyKind& kind : kinds) known.push_back(kind.id);
      one["what"].refuse(problems_, "there is no heavy thing '" + what + "'" + data::suggestion(what, known));
      continue;
    }
    const Length height =
        scaled(one["height"].length_or(problems_, unit_, Length{}, inches(-20), inches(20)), percent_);
    b_.setting.objects.push_back({static_cast<std::uint8_t>(found - kinds.begin()), point(one["at"]), height});
  }
}

// A key that would do nothing here is a mistake.
void PlotReader::idle_keys(const Node& root) {
  const auto refuse = [&](const char* key, bool used, const char* why) {
    if (root[key].present() && !used) root[key].refuse(problems_, why);
  };
  const bool housed = b_.plot == Plot::gingerbread || b_.plot == Plot::deadly_desires || b_.plot == Plot::trouble;
  refuse("houses", housed, "only the plots 'gingerbread', 'deadly-desires' and 'trouble' have houses of their own");
  refuse("casks", b_.plot == Plot::trouble, "only the plot 'trouble' has casks; other heavy things are 'objects'");
  for (const char* key : {"ram", "walk", "gate"}) refuse(key, b_.plot == Plot::gate, "this belongs to the plot 'gate'");
  for (const char* key : {"tokens", "pull"}) refuse(key, !b_.setting.pines.empty(), "there is no pine on the table");
  refuse("roles", has_roles(b_), "nobody attacks or defends in this plot");
  const auto any = [&](auto&& is) {
    return std::any_of(b_.ground.pieces().begin(), b_.ground.pieces().end(),
                       [&](const Piece& piece) { return is(b_.trait(piece)); });
  };
  const bool river = any([](const TerrainTrait& t) { return t.river; });
  refuse("river", river, "there is no river on the table (NOT-157)");
  if (river && !root["river"].present())
    problems_.add("river", "a river needs its drift and its flow: [river] (NOT-157)");
  const std::vector<int>& bands = b_.setting.bands;
  const auto for_so_many = [&](std::size_t n) {
    return std::find(bands.begin(), bands.end(), static_cast<int>(n)) != bands.end();
  };
  refuse("groups", for_so_many(b_.setting.groups.size()), "so many bands never take part: see 'bands'");
  const std::size_t guests = root["guests"].items(problems_, 0, max_sides).size();
  refuse("guests", for_so_many(b_.zones.size()) || guests == 0, "so many bands never take part: see 'bands'");
}

// What a plot cannot do without.
void PlotReader::needs(const Node& root) {
  const Setting& setting = b_.setting;
  const auto missing = [&](const char* key, const char* what) {
    root[key].refuse(problems_, std::string("this plot needs ") + what);
  };
  switch (b_.plot) {
    case Plot::battle: break;
    case Plot::gingerbread:
      if (setting.houses.empty() || setting.houses.size() > 3) missing("houses", "one to three houses of the farm");
      break;
    case Plot::deadly_desires:
      if (setting.houses.size() != 1) missing("houses", "a hut");
      break;
    case Plot::christmas:
      if (setting.pines.empty()) missing("ground", "pines");
      break;
    case Plot::gate:
      if (setting.gate < 0) missing("gate", "a gate");
      if (setting.walk_low == setting.walk_high) missing("walk", "a walk on the wall");
      break;
    case Plot::trouble:
      if (setting.houses.size() != 1) missing("houses", "a house");
      if (setting.casks.empty()) missing("casks", "casks");
      break;
  }
}

void PlotReader::read(const Node& root) {
  Setting& setting = b_.setting;
  constexpr data::Keyword<Plot> plots[] = {{"battle", Plot::battle},
                                           {"gingerbread", Plot::gingerbread},
                                           {"deadly-desires", Plot::deadly_desires},
                                           {"christmas", Plot::christmas},
                                           {"gate", Plot::gate},
                                           {"trouble", Plot::trouble}};
  b_.plot = root["plot"].choice_or(problems_, plots, Plot::battle);
  constexpr data::Keyword<Setting::Roles> roles[] = {
      {"dice", Setting::Roles::dice}, {"random", Setting::Roles::random}, {"fixed", Setting::Roles::fixed}};
  setting.roles = root["roles"].choice_or(problems_, roles, Setting::Roles::dice);
  setting.traps = root["traps"].flag_or(problems_, true);
  setting.machines = root["machines"].flag_or(problems_, true);
  setting.turns = static_cast<int>(root["turns"].whole_or(problems_, 1, 1000, 0));
  if ((b_.plot == Plot::gate || b_.plot == Plot::trouble) && setting.turns == 0)
    setting.turns = 10;  // NOT-X50, NOT-X51
  for (const Node& n : root["bands"].items(problems_, 0, max_sides))
    setting.bands.push_back(static_cast<int>(n.whole(problems_, 2, max_sides)));
  if (setting.bands.empty()) setting.bands.push_back(static_cast<int>(b_.zones.size()));
  for (const Node& n : root["groups"].items(problems_, 0, max_sides))
    setting.groups.push_back(static_cast<int>(n.whole(problems_, 1, max_sides)) - 1);
  for (const Node& guest : root["guests"].items(problems_, 0, max_sides)) b_.zones.push_back(zone(guest));
  weather(root);
  houses(root["houses"]);
  pines(root);
  goods(root);
  wall(root);
  objects(root["objects"]);
  needs(root);
  idle_keys(root);
}

}  // namespace

void read_plot(const Node& root, Unit unit, int percent, NottinghamBattle& b, Problems& problems) {
  PlotReader(unit, percent, b, problems).read(root);
  form_groups(b, static_cast<int>(b.groups.size()), problems);
}

void form_groups(NottinghamBattle& b, int bands, Problems& problems) {
  const std::vector<int>& allowed = b.setting.bands;
  if (std::find(allowed.begin(), allowed.end(), bands) == allowed.end()) {  // NOT-001
    std::string numbers;
    for (const int n : allowed) numbers += (numbers.empty() ? "" : " or ") + std::to_string(n);
    problems.add("sides", "the scenario is for " + numbers + " sides, given were " + std::to_string(bands));
  }
  b.groups.clear();
  const bool grouped = static_cast<int>(b.setting.groups.size()) == bands;
  for (int i = 0; i < bands; ++i) b.groups.push_back(grouped ? b.setting.groups[i] : i);
  for (int& group : b.groups) {
    if (group < static_cast<int>(b.zones.size())) continue;
    problems.add("sides", "there is no zone for group " + std::to_string(group + 1));
    group = 0;
  }
  const bool sides =
      std::any_of(b.groups.begin(), b.groups.end(), [&](int group) { return group != b.groups.front(); });
  if (!b.groups.empty() && !sides) problems.add("groups", "somebody has to fight somebody");
  const bool two = std::none_of(b.groups.begin(), b.groups.end(), [](int group) { return group > 1; });
  if (has_roles(b) && !two) problems.add("sides", "this plot is for two sides or two groups (NOT-190)");
}

void bring_works(NottinghamBattle& b, Side side, const Roster& roster) {
  for (const int kind : roster.traps) b.setting.bought_traps.push_back({side, static_cast<std::uint8_t>(kind)});
  for (const int kind : roster.machines) b.setting.bought_machines.push_back({side, static_cast<std::uint8_t>(kind)});
}

}  // namespace fyrd::nottingham
