// Opening a battle of Dark Ages: numbers, ground, people from data (DRK-A01, DRK-A03, DRK-B04, DRK-X01, DRK-X05,
// DRK-X06, DRK-X07).
#include "rulesets/darkages/ruleset.h"

#include "rulesets/darkages/table/wall.h"
#include "rulesets/muster.h"
#include "rulesets/opening.h"

namespace fyrd::darkages {

namespace {

constexpr GameOption all_options[] = {
    {"points", "Points", "What a band may cost; 0 for any number (DRK-X01).", 320, 0, 1000},
    {"pooled_sixes", "Pooled sixes",
     "Like missiles at one target share their dice: two sixes make a 7, three an 8 (DRK-A01).", 0, 0, 1},
    {"agree", "Open orders",
     "Orders are proposed in turns and in the open; who is changed too often does nothing (DRK-A03).", 0, 0, 1},
    {"leaders", "Leaders", "Far from a leader nobody charges and no wall moves (DRK-X05).", 0, 0, 1},
};
constexpr Ruling all_rulings[] = {
    {"halving",
     "Very difficult ground",
     "Very difficult ground halves the movement. Of which way?",
     "DRK-A09",
     {{"whole", "The whole move is halved, also what has been gone already."},
      {"rest", "Only what is left of the move is halved."}}},
    {"wall_sides",
     "Where a wall protects",
     "A shield wall protects those who stand in it. From where?",
     "DRK-A15",
     {{"around", "From all sides."}, {"front", "From the front half only."}}},
    {"arrival_shot",
     "Shooting at who comes",
     "May somebody who shot in the turn before shoot at the man who comes at him?",
     "DRK-A18",
     {{"every-turn", "Yes: bows shoot every turn."}, {"rested", "Only who did not shoot in the turn before."}}},
    {"climber",
     "Attacking across a bank",
     "Who attacks across an earth bank stands on it. Is he higher than the man behind it?",
     "DRK-A26",
     {{"higher", "Yes, and both rows count: +1 for the bank, −1 for his height."},
      {"level", "No, only the bank counts."}}},
    {"wall_when",
     "When a wall is a wall",
     "Shots are made at moments of the movement. When must the target stand in a shield wall?",
     "DRK-A33",
     {{"moment", "At the moment of the shot."}, {"phase", "When the movement is over, for all shots of the turn."}}},
    {"reload",
     "Loading",
     "A crossbow is loaded, a heavy shot made ready, in a turn of standing still. With an enemy upon him?",
     "DRK-A43",
     {{"still", "Also then: who neither moves nor shoots is ready."},
      {"undisturbed", "Nobody gets ready who strikes, is driven back or has an enemy in touch."}}},
    {"own_edge",
     "The shooter's own cover",
     "Does what the shooter himself leans on cover his target?",
     "DRK-A50",
     {{"covers", "Yes, whoever is behind it; and the edge of the wood he stands in."},
      {"open", "No, unless the target touches it, too; nor does his own edge of a wood."}}},
};
constexpr Mirrored turned_over[] = {{"loot[]", InMirror::place}, {"captive", InMirror::place}};
constexpr std::string_view terrain_keys[] = {"foot",  "cavalry", "mounted_foot", "cover", "slit", "opening",
                                             "hides", "raised",  "indoors",      "fort",  "burns"};
constexpr std::string_view scenario_keys[] = {"loot", "raiders", "captive"};

std::vector<TerrainTrait> read_traits(const data::Tree& tree, data::Problems& problems) {
  constexpr data::Keyword<Going> kinds[] = {
      {"easy", Going::easy}, {"difficult", Going::difficult}, {"very-difficult", Going::very_difficult}};
  std::vector<TerrainTrait> traits;
  for (const auto& [id, node] : tree.root().entries(problems)) {
    TerrainTrait t;
    t.going = {node["foot"].choice_or(problems, kinds, Going::easy),
               node["cavalry"].choice_or(problems, kinds, Going::easy),
               node["mounted_foot"].choice_or(problems, kinds, Going::easy)};
    const data::Node& of = node;
    const auto flag = [&](const char* key) { return of[key].flag_or(problems, false); };
    t.cover = flag("cover"), t.slit = flag("slit"), t.opening = flag("opening"), t.hides = flag("hides"),
    t.raised = flag("raised");
    t.indoors = flag("indoors"), t.fort = flag("fort"), t.burns = flag("burns");
    traits.push_back(t);
  }
  return traits;
}

void read_plot(DarkAgesBattle& b, const data::Node& root, data::Problems& problems) {
  for (const data::Node& place : root["loot"].items(problems, 0, max_loot))
    b.opening.loot[b.opening.loot_count++].at = place.point(problems, Unit::centimetre);
  if (b.opening.loot_count == 0 && root["raiders"].present())
    root["raiders"].refuse(problems, "there is no loot to be after (DRK-X07)");
  if (b.opening.loot_count > 0) b.raiders = Side{static_cast<std::uint8_t>(root["raiders"].whole(problems, 1, 2) - 1)};
}

// Pieces that burn, and those that slow somebody down.
void read_pieces(DarkAgesBattle& b, data::Problems& problems) {
  for (const Piece& piece : b.ground.pieces()) {
    const TerrainTrait& t = b.traits[piece.kind];
    b.slows.push_back(t.going != std::array<Going, 3>{});
    b.fire_of.push_back(t.burns ? static_cast<int>(b.burnables.size()) : -1);
    if (t.burns) b.burnables.push_back(static_cast<int>(b.fire_of.size()) - 1);
  }
  if (b.burnables.size() > max_fires)
    problems.add("ground", "at most " + std::to_string(max_fires) + " pieces may be of a kind that burns");
}

Zone behind(Zone zone, Length by) {
  const Vec back = along(zone.facing + south, by);
  zone.low = zone.low + back, zone.high = zone.high + back;
  return zone;
}

// Those in close order shoulder to shoulder in front, in two ranks when both are long enough for a wall (DRK-X03), the
// others with elbow room behind them.
struct Ranks {
  int close = 0, loose = 0;
};
Point place(const DarkAgesBattle& b, const Zone& zone, const Warband& band, const Soldier& one, Ranks& ranks) {
  int close = 0, loose = 0;
  for (const Soldier& any : band.soldiers) ++(any.close ? close : loose);
  const Length base = b.numbers.foot_base, room = b.numbers.rider_depth + base / 2;
  const bool deep = close >= 2 * b.numbers.wall_least;
  const int front = deep ? (close + 1) / 2 : close;
  if (one.close) {
    const int k = ranks.close++, row = k / front;
    return place_in_line(behind(zone, base * row), {base, base}, k % front, front, base);
  }
  return place_in_line(close > 0 ? behind(zone, base * (deep ? 3 : 2)) : zone, {room, room}, ranks.loose++, loose,
                       b.numbers.rider_depth);
}

Man man_of(const Soldier& one) {
  Man man;
  man.close = man.was_close = one.close;
  man.loaded = !one.unloaded;
  if (one.fighter.shoots) man.missiles = static_cast<std::uint8_t>(one.fighter.missile.shots);  // DRK-X02
  return man;
}

void muster(DarkAgesBattle& b, std::vector<Warband> bands, const data::Node& captive_at, data::Problems& problems) {
  State& s = b.opening;
  for (Warband& band : bands) {
    const Side side = enrol_party(b, s, band.id, band.name);
    const Zone& zone = b.zones[side.index];
    Ranks ranks;
    for (Soldier& one : band.soldiers) {
      Point at = place(b, zone, band, one, ranks);
      const FigureId id = enrol(b, s, side, one.id, one.name, one.fighter.name, problems);
      if (id.none()) return;
      const bool captive = one.captive && b.captive.none();
      if (one.captive && !captive) problems.add("sides", "there is one captive at most (DRK-X07)");
      if (captive && captive_at.present()) at = captive_at.point(problems, Unit::centimetre);
      s[id].base = one.fighter.mount == Mount::foot ? 0 : 1;
      take_place(b, s[id], one, zone, at);
      s.man(id) = man_of(one);
      s.man(id).trail.from = s[id].at, s.man(id).trail.facing = s[id].facing;
      s.man(id).bound = captive;  // DRK-X07
      if (captive) b.captive = id;
      b.soldiers.push_back(std::move(one));
    }
  }
  if (b.captive.none() && captive_at.present())
    captive_at.refuse(problems, "nobody in the bands is a captive (DRK-X07)");
  check_places(b, s, problems);
}

}  // namespace

DarkAgesRuleset::DarkAgesRuleset()
    : Ruleset({.id = "darkages",
               .title = "Dark Ages",
               .summary = "Everybody writes his orders in secret, and all of them happen at once. Spears strike before "
                          "swords, walls of shields stand where single men fall, and riders rule good ground.",
               .folder = "darkages",
               .unit = Unit::centimetre,
               .options = all_options,
               .rulings = all_rulings,
               .mirrored = turned_over}) {}

std::shared_ptr<const Battle> DarkAgesRuleset::open(const data::Library& library, const Plan& plan,
                                                    data::Problems& problems) const {
  auto battle = std::make_shared<DarkAgesBattle>();
  DarkAgesBattle& b = *battle;
  const Opening table = open_table(*this, library, plan, 100, terrain_keys, scenario_keys, b, problems);
  const auto on = [&](const char* key) { return option(*this, plan.options, key) != 0; };
  b.switches = {on("pooled_sixes"), on("agree"), on("leaders")};
  const auto other_way = [&](const char* key) { return ruling(*this, plan.options, key) != 0; };
  b.rulings = {other_way("wall_sides"), other_way("wall_when"), other_way("halving"), other_way("arrival_shot"),
               other_way("climber"),    other_way("own_edge"),  other_way("reload")};
  b.numbers = read_numbers(library, problems);
  b.traits = read_traits(table.terrain, problems);
  b.eye_height = 2_cm;
  const data::Node root = plan.scenario.root();
  read_plot(b, root, problems);
  const Armoury armoury(library, problems);
  std::vector<Warband> bands;
  for (const data::Tree& side : plan.sides)
    bands.push_back(read_warband(armoury, side, option(*this, plan.options, "points"), problems));
  if (bands.size() != 2 || table.scenario.zones.size() != 2) problems.add("sides", "this game is for two sides");
  if (!problems.empty()) return nullptr;

  b.ground = table.scenario.ground;
  b.zones = table.scenario.zones;
  b.objective = table.scenario.objective;
  if (table.scenario.turns > 0) b.numbers.turns = table.scenario.turns;
  b.bases = {disc({}, b.numbers.foot_base / 2),
             box({}, b.numbers.rider_width / 2, b.numbers.rider_depth / 2, north)};  // DRK-B04
  read_pieces(b, problems);
  muster(b, std::move(bands), root["captive"], problems);
  if (!problems.empty()) return nullptr;
  b.ways[0] = Ways(b.ground, b.numbers.foot_base / 2);
  b.ways[1] = Ways(b.ground, b.numbers.rider_depth / 2);
  State& s = b.opening;
  s.turn = 1;
  for (FigureId id : in_play(s)) {
    b.began[s[id].side.index] += b.soldier(id).points;
    s.man(id).touched = !touched_foes({b, s}, id).empty();
  }
  settle_walls(b, s);
  return battle;
}

Bill DarkAgesRuleset::bill(const data::Library& library, const data::Tree& warband, data::Problems& problems) const {
  return read_warband(Armoury(library, problems), warband, option(*this, {}, "points"), problems).bill;
}

void DarkAgesRuleset::describe(const data::Library& library, Catalog& catalog) const {
  data::Problems problems;
  darkages::describe(Armoury(library, problems), catalog);
  describe_terrain(*this, library, terrain_keys, catalog);
}

}  // namespace fyrd::darkages
