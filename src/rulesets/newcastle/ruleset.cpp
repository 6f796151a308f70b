// Opening a battle of Newcastle: numbers, ground, people and lines from data (NEW-004, NEW-011, NEW-X01, NEW-X06 …
// NEW-X12).
#include "rulesets/newcastle/ruleset.h"

#include "core/figures/sides.h"
#include "rulesets/muster.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/opening.h"

namespace fyrd::newcastle {

namespace {

constexpr GameOption all_options[] = {
    {"points", "Points", "What a warband may cost; 0 for any number (NEW-X01).", 120, 0, 1000},
    {"leaving", "Breaking off",
     "A man may leave a melee at half his move, and everybody who reaches him strikes first (NEW-X08).", 1, 0, 1},
    {"fumbles", "Fumbles and criticals",
     "A natural 1 leaves only defence for the next turn; the very number needed is a die more of damage (NEW-X06).", 0,
     0, 1},
    {"morale", "Morale",
     "Men may run when a quarter and when half of their side is out, unless a leader is near (NEW-X07).", 0, 0, 1},
    {"dodge", "Dodging", "A man may do nothing but dodge until his next turn (NEW-X09).", 0, 0, 1},
    {"cower", "Cowering", "Behind hard cover a man may hide until his next turn (NEW-X10).", 0, 0, 1},
    {"initiative", "Initiative",
     "A side goes on until the other does something about it, three turns at most (NEW-X11).", 0, 0, 1},
};
constexpr Ruling all_rulings[] = {
    {"second_wound",
     "Wounded again",
     "Two dice wound a man, which slows and weakens him from then on. What do they do to one who is wounded already?",
     "NEW-A07",
     {{"worse", "The same again: he is slower and weaker still."}, {"out", "He is out of the fight."}},
     1},
    {"gap_neighbour",
     "Across an empty place",
     "A gap of one man does not part a line. Are those on its two sides neighbours?",
     "NEW-A16",
     {{"counts", "Whoever comes next in the line is a neighbour, also across an empty place."},
      {"beside", "Only who stands right beside a man is his neighbour."}}},
    {"rout_when",
     "When flight is judged",
     "The side with half as many unhurt men flees. When is that looked at?",
     "NEW-A28",
     {{"at-once", "As soon as a hit has made it so."}, {"turn-end", "At the end of each player's turn."}}},
    {"charges",
     "Charges among other moves",
     "Moves and shots are one part of the turn, and a charge is a move. May others move and shoot after one?",
     "NEW-A34",
     {{"any-time", "After a charge others may still move and shoot."},
      {"last", "Charges come after all other moves and shots."}}},
    {"group_seen",
     "Part of a group",
     "A group of three to seven is easier to hit. What if fewer of them can be seen, or some are in melee?",
     "NEW-A47",
     {{"whole", "The group is as strong as it is, and any of those who can be hit may be struck."},
      {"seen", "Only those who can be hit count; fewer than three are single men."}},
     1},
    {"second_push",
     "Pushed a second time",
     "A man in line is pushed back an inch, and the second time driven out. What is a second time?",
     "NEW-A49",
     {{"ever", "Any further push while he is in that line."},
      {"before-stepping-up", "One before he has stepped up into his place again."}}},
    {"rout_by",
     "When a side breaks",
     "One side flees when the other has twice as many unhurt men. How are sides of unequal size counted?",
     "NEW-A52",
     {{"counts", "Men are counted; only where one side begins with twice as many, shares of those it began with."},
      {"shares", "Always shares of those a side began with."}}},
};
constexpr Mirrored turned_over[] = {{"raid.beasts[]", InMirror::place}};
constexpr std::string_view terrain_keys[] = {"difficult", "cover"};
constexpr std::string_view scenario_keys[] = {"first", "raid"};

std::vector<TerrainTrait> read_traits(const data::Tree& tree, data::Problems& problems) {
  std::vector<TerrainTrait> traits;
  for (const auto& [id, node] : tree.root().entries(problems))
    traits.push_back({node["difficult"].flag_or(problems, false), node["cover"].flag_or(problems, false)});
  return traits;
}

std::optional<Raid> read_raid(const data::Node& node, data::Problems& problems) {
  if (!node.present()) return {};
  node.only(problems, {"side", "beasts"});
  Raid raid{Side{static_cast<std::uint8_t>(node["side"].whole(problems, 1, 2) - 1)}, {}};
  for (const data::Node& beast : node["beasts"].items(problems, 1, max_beasts))
    raid.beasts.push_back(beast.point(problems, Unit::inch));
  return raid;
}

Man man_of(const Soldier& one) {
  Man man;
  man.hand = static_cast<std::uint8_t>(one.hand);
  man.wounds = one.wounded;
  for (const Arm& arm : one.fighter.arms) {
    if (arm.weapon.loads && !one.unloaded) man.loaded = static_cast<std::uint8_t>(arm.weapon.crew);  // NEW-042
    if (arm.weapon.shots > 0) man.missiles = static_cast<std::uint8_t>(arm.weapon.shots);
  }
  return man;
}

// In a close line where somebody begins formed, else a ragged one with elbow room.
Spacing spacing(const NewcastleBattle& b, const Warband& band) {
  Length widest = b.numbers.pitch;
  bool formed = false;
  for (const Soldier& one : band.soldiers) {
    widest = max(widest, 2 * b.bases[static_cast<int>(one.fighter.mount)].radius * 6 / 5);
    formed = formed || one.formed;
  }
  return {widest, formed ? widest : 2 * widest};
}

void muster(NewcastleBattle& b, std::vector<Warband> bands, data::Problems& problems) {
  State& s = b.opening;
  for (Warband& band : bands) {
    const Side side = enrol_party(b, s, band.id, band.name);
    const Zone& zone = b.zones[side.index];
    const Spacing apart = spacing(b, band);
    const int count = static_cast<int>(band.soldiers.size());
    for (int k = 0; k < count; ++k) {
      Soldier& one = band.soldiers[k];
      const FigureId id = enrol(b, s, side, one.id, one.name, one.fighter.name, problems);
      if (id.none()) return;
      s[id].base = static_cast<std::uint8_t>(one.fighter.mount);
      take_place(b, s[id], one, zone, place_in_line(zone, apart, k, count, 2 * b.radius(s[id])));
      s.man(id) = man_of(one);
      b.soldiers.push_back(std::move(one));
    }
  }
  check_places(b, s, problems);
}

// NEW-011 who begins in line is formed.
void form_lines(NewcastleBattle& b) {
  State& s = b.opening;
  for (std::uint8_t i = 0; i < 2; ++i) {
    FigureSet lined;
    for (FigureId id : in_play(s, Side{i})) {
      if (b.soldier(id).formed && !b.fighter(id).rides()) lined.add(id);
    }
    for (FigureId id : lined) {
      const FigureSet line = line_of({b, s}, id, lined);
      if (!s.formed(id) && !line.empty()) form(b, s, line, s[id].facing);
    }
  }
}

}  // namespace

NewcastleRuleset::NewcastleRuleset()
    : Ruleset({.id = "newcastle",
               .title = "Newcastle Quite Decent Ancient Skirmish",
               .summary =
                   "One roll of a d20 is attack and defence at once: reach your skill, but stay below the enemy's "
                   "roll. Spearmen hold in line, axemen must get past the points, archers shoot and run.",
               .folder = "newcastle",
               .options = all_options,
               .rulings = all_rulings,
               .mirrored = turned_over}) {}

std::shared_ptr<const Battle> NewcastleRuleset::open(const data::Library& library, const Plan& plan,
                                                     data::Problems& problems) const {
  auto battle = std::make_shared<NewcastleBattle>();
  NewcastleBattle& b = *battle;
  const Opening table = open_table(*this, library, plan, 100, terrain_keys, scenario_keys, b, problems);
  const auto on = [&](const char* key) { return option(*this, plan.options, key) != 0; };
  b.switches = {on("leaving"), on("fumbles"), on("morale"), on("dodge"), on("cower"), on("initiative")};
  const auto otherwise = [&](const char* key) { return ruling(*this, plan.options, key) != 0; };
  b.rulings = {.wounded_twice_is_out = otherwise("second_wound"),
               .only_beside = otherwise("gap_neighbour"),
               .rout_at_end = otherwise("rout_when"),
               .charges_last = otherwise("charges"),
               .group_as_seen = otherwise("group_seen"),
               .push_forgotten = otherwise("second_push"),
               .rout_by_shares = otherwise("rout_by")};
  b.numbers = read_numbers(library, problems);
  b.traits = read_traits(table.terrain, problems);
  b.raid = read_raid(plan.scenario.root()["raid"], problems);
  b.first = Side{static_cast<std::uint8_t>(plan.scenario.root()["first"].whole_or(problems, 1, 2, 1) - 1)};  // NEW-011
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
  b.bases = {disc({}, b.numbers.foot_base / 2), disc({}, b.numbers.mounted_base / 2),
             disc({}, b.numbers.chariot_base / 2)};
  muster(b, std::move(bands), problems);
  if (!problems.empty()) return nullptr;
  for (int i = 0; i < 3; ++i) b.ways[i] = Ways(b.ground, b.bases[i].radius);
  b.roads = Ways(b.ground, b.numbers.pitch * 3);
  form_lines(b);
  State& s = b.opening;
  s.turn = 1;
  s.active = b.first;
  for (std::uint8_t i = 0; i < 2; ++i) b.began[i] = in_play(s, Side{i}).size();
  for (FigureId id : everyone(s)) s.man(id).now.lined = s.formed(id);
  if (b.raid) {
    for (const Point p : b.raid->beasts) s.beasts[s.beast_count++].at = p;
  }
  return battle;
}

Bill NewcastleRuleset::bill(const data::Library& library, const data::Tree& warband, data::Problems& problems) const {
  return read_warband(Armoury(library, problems), warband, option(*this, {}, "points"), problems).bill;
}

void NewcastleRuleset::describe(const data::Library& library, Catalog& catalog) const {
  data::Problems problems;
  newcastle::describe(Armoury(library, problems), catalog);
  describe_terrain(*this, library, terrain_keys, catalog);
}

}  // namespace fyrd::newcastle
