// Opening a battle of Stormclouds: numbers, ground, forces and what it is about (STO-060 … STO-062, STO-080, STO-081,
// STO-X18).
#include "rulesets/stormclouds/ruleset.h"

#include <algorithm>

#include "rulesets/heading.h"
#include "rulesets/muster.h"
#include "rulesets/opening.h"
#include "rulesets/stormclouds/aftermath/open.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

namespace {

constexpr GameOption all_options[] = {
    {"points", "Points", "What a player's band may cost; 0 for any number, and then of any Heroes (STO-060).", 450, 0,
     5000},
};
constexpr Ruling all_rulings[] = {
    {"run",
     "How far one runs",
     "The draft gives a Run no limit.",
     "STO-A35",
     {{"unlimited", "As far as he likes, a Trauma for each inch."},
      {"speed", "No further than his Speed with one action."}}},
    {"unhurt",
     "The Trauma Test of who has no counters",
     "The draft has each Hero test, and a 1 may be rolled for nothing.",
     "STO-A08",
     {{"rolls", "He rolls like the others, and cannot fail."}, {"passes", "He passes without a roll."}}},
    {"villain_luck",
     "Luck of who has no dice",
     "A Villain's number stands for its roll, and two such rolls are alike.",
     "STO-A03",
     {{"none", "Neither a Curse nor a Blessing changes a number."},
      {"turned_over",
       "The Hero against it is Blessed or Cursed instead; where nobody rolls, the number changes by 1."}}},
    {"twist_stats",
     "Might and Dexterity of 8 by a Twist",
     "The draft does not say what becomes of a Villain that is better.",
     "STO-A13",
     {{"eight", "All have 8."}, {"at_least", "Who is better stays better."}}},
    {"newcomers",
     "When newcomers act",
     "Every Villain on the table acts in a Turn, and newcomers come in the middle of one.",
     "STO-A44",
     {{"this_turn", "In the Turn in which they come."}, {"next_turn", "From the next Turn on."}}},
};
constexpr Mirrored turned_over[] = {{"objectives[].at", InMirror::place}, {"objectives[].edge", InMirror::edge},
                                    {"caches[].at", InMirror::place},     {"edges[]", InMirror::edge},
                                    {"road[]", InMirror::place},          {"edge", InMirror::edge_number},
                                    {"where it stands", InMirror::hours}, {"left or right", InMirror::left_or_right}};
constexpr std::string_view scenario_keys[] = {"bands",    "several",    "plot",   "points", "edges",
                                              "villains", "objectives", "caches", "road",   "least_turns"};
constexpr data::Keyword<Edge> edge_names[] = {{"south", Edge::south},
                                              {"north", Edge::north},
                                              {"west", Edge::west},
                                              {"east", Edge::east}};
constexpr int most_newcomers = 8;

std::string lies_at(const std::string& name, Point at) {
  return name + " lies " + measure_text({at.x}, Unit::inch) + " from the western edge and " +
         measure_text({at.y}, Unit::inch) + " from the southern one";
}

// From wherever the Heroes come there is something to claim, and not too much to keep in mind.
void check_objectives(const data::Node& root, const StormcloudsBattle& b, data::Problems& problems) {
  const bool claims = b.plot == Plot::loot || b.plot == Plot::watch;
  const auto count = [&](std::optional<Edge> edge) {
    return std::count_if(b.loot.begin(), b.loot.end(),
                         [&](const Loot& loot) { return !loot.edge || !edge || *loot.edge == *edge; });
  };
  std::vector<std::optional<Edge>> edges(b.edges.begin(), b.edges.end());
  if (edges.empty()) edges.push_back({});
  for (const std::optional<Edge> edge : edges) {
    if (claims && count(edge) == 0)
      return root.refuse(problems, "what is to be claimed are its 'objectives', some for every edge (STO-083)");
    if (count(edge) + (b.plot == Plot::cart) > max_objectives)
      return root["objectives"].refuse(
          problems, "there are " + std::to_string(max_objectives) + " Objectives at most, the cart included (STO-080)");
  }
}

// What a scenario has of its own.
void read_plot(const data::Node& root, StormcloudsBattle& b, data::Problems& problems) {
  constexpr data::Keyword<Plot> plots[] = {{"fight", Plot::fight},
                                           {"loot", Plot::loot},
                                           {"watch", Plot::watch},
                                           {"cart", Plot::cart},
                                           {"massive", Plot::massive}};
  constexpr data::Keyword<bool> set_ups[] = {{"scatter", true}, {"zone", false}};
  b.plot = root["plot"].choice_or(problems, plots, Plot::fight);
  b.scattered = root["villains"].choice_or(problems, set_ups, false);
  b.least_turns = static_cast<int>(root["least_turns"].whole_or(problems, 1, 100, 4));
  if (root["least_turns"].present() && b.plot != Plot::loot)
    root["least_turns"].refuse(problems, "only who is after loot has to wait for a Turn (STO-084)");
  for (const data::Node& edge : root["edges"].items(problems, 0, 4))
    b.edges.push_back(edge.choice(problems, edge_names));
  for (const data::Node& node : root["objectives"].items(problems, 0, 4 * max_objectives)) {
    node.only(problems, {"edge", "name", "at", "looks"});
    Loot loot{node["name"].text(problems, 60), node["at"].point(problems, Unit::inch), {}, {}};
    loot.lies = lies_at(loot.name, loot.at);
    loot.looks = read_looks(node, prop_looks(), problems);
    if (const data::Node edge = node["edge"]; edge.present()) {
      loot.edge = edge.choice(problems, edge_names);
      if (std::find(b.edges.begin(), b.edges.end(), *loot.edge) == b.edges.end())
        edge.refuse(problems, "the Heroes do not come from there: it is not among the 'edges' (STO-081)");
    }
    b.loot.push_back(std::move(loot));
  }
  check_objectives(root, b, problems);
  for (const data::Node& node : root["caches"].items(problems, 0, 8)) {
    node.only(problems, {"id", "name", "at", "target", "gear"});
    const int gear = node["gear"].one_of(problems, ids(b.cards.gear));
    b.caches.push_back({node["id"].id(problems),
                        node["name"].text(problems, 60),
                        node["at"].point(problems, Unit::inch),
                        static_cast<int>(node["target"].whole(problems, 0, 20)),
                        static_cast<Gear>(std::max(gear, 0)),
                        {}});
    b.caches.back().lies = lies_at(b.caches.back().name, b.caches.back().at);
  }
  const std::vector<data::Node> road = root["road"].items(problems, 0, 2);
  for (std::size_t i = 0; i < road.size(); ++i) b.road[i] = road[i].point(problems, Unit::inch);
  if (b.plot == Plot::cart && road.size() != 2) root.refuse(problems, "an escort needs a 'road' with two ends");
  if (b.plot != Plot::cart && root["road"].present())
    root["road"].refuse(problems, "no cart goes along it: that is for the plot 'cart' (STO-X18)");
}

// STO-070 As many as the die has faces.
void read_twists(const data::Library& library, StormcloudsBattle& b, data::Problems& problems) {
  // clang-format off
  constexpr data::Keyword<Twist> kinds[] = {
      {"might", Twist::might}, {"dexterity", Twist::dexterity}, {"warrior_twice", Twist::warrior_twice},
      {"hunters_shoot", Twist::hunters_shoot}, {"mighty_blow", Twist::mighty_blow}, {"potion", Twist::potion},
      {"newcomers", Twist::newcomers}, {"spells", Twist::spells}, {"mighty_shot", Twist::mighty_shot},
      {"speed", Twist::speed}, {"parry", Twist::parry}, {"attacks", Twist::attacks}};
  // clang-format on
  const data::Tree tree = library.tree("stormclouds/twists.toml", problems);
  const auto faces = static_cast<std::size_t>(b.numbers.twist_sides);
  for (const data::Node& node : tree.root()["twists"].items(problems, faces, faces)) {
    node.only(problems, {"kind", "text"});
    b.twists.push_back({node["kind"].choice(problems, kinds), node["text"].text(problems, 200)});
  }
}

Man man_of(const Numbers& n, const Fighter& one) {
  Man man;
  man.trauma = static_cast<std::uint8_t>(one.trauma);
  man.gear = one.gear;
  man.last_ditch = one.last_ditch;
  man.armour = static_cast<std::uint8_t>(armour_of(n, one.gear));
  if (!one.hero) man.card = static_cast<std::uint8_t>(one.card);
  return man;
}

FigureId enlist(StormcloudsBattle& b, Side side, Fighter one, data::Problems& problems) {
  State& s = b.opening;
  const std::string& profile = one.hero ? b.cards.heroes[one.card].name : b.cards.villains[one.card].name;
  const FigureId id = enrol(b, s, side, one.id, one.name, profile, problems);
  if (id.none()) return id;
  Figure& f = s[id];
  f.base = static_cast<std::uint8_t>(one.hero ? b.cards.heroes[one.card].size : b.cards.villains[one.card].size);
  f.facing = one.facing.value_or(one.hero ? b.zones[0].facing : b.zones[1].facing);
  if (one.at) {  // else he is set up when the battle begins
    f.at = *one.at;
    f.elevation = b.ground.elevation(f.at);
    f.pose = Pose::standing;
  }
  if (one.out) f.pose = Pose::out;
  s.man(id) = man_of(b.numbers, one);
  b.fighters.push_back(std::move(one));
  return id;
}

void muster(StormcloudsBattle& b, std::vector<Warband> bands, data::Problems& problems) {
  State& s = b.opening;
  int points = 0;
  for (const Warband& band : bands) points += band.villains ? 0 : band.bill.total;
  for (Warband& band : bands) {
    if (band.villains) fill_up(b.cards, band, points);  // STO-X18
    const Side side = enrol_party(b, s, band.id, band.name);
    b.groups.push_back(band.villains ? 1 : 0);
    for (Fighter& one : band.fighters) {
      if (enlist(b, side, std::move(one), problems).none()) return;
    }
  }
  const int small = b.cards.villain(Type::warrior, Size::small);
  for (int i = 0; i < most_newcomers && s.figure_count < max_figures && small >= 0; ++i) {  // STO-A44
    Fighter one;
    one.hero = false;
    one.card = small;
    one.name = "newcomer " + std::to_string(i + 1);
    one.id = id_from(one.name);
    const FigureId id = enlist(b, b.villains, std::move(one), problems);
    if (id.none()) return;
    b.members[id.index].profile = "small villain";  // which, a die will say
    s.newcomers.add(id), b.newcomers.add(id);
  }
  check_places(b, s, problems);
}

// STO-A25 From the edge that asks for least.
int fewest_needed(const StormcloudsBattle& b) {
  if (b.edges.empty()) return heroes_needed({b, b.opening});
  int least = max_objectives;
  for (const Edge edge : b.edges) {
    State s = b.opening;
    s.edge = edge;
    least = std::min(least, heroes_needed({b, s}));
  }
  return least;
}

// STO-081 Who comes from an edge has the strip along it for his zone, and who is scattered the one behind him.
void check_zones(const StormcloudsBattle& b, data::Problems& problems) {
  const Edge edge = edge_behind(b.zones[0].facing);
  const auto is_strip = [&](const Zone& zone, Edge of, const char* which) {
    const Zone strip = edge_zone(b, of, {});
    if (zone.low != strip.low || zone.high != strip.high)
      problems.add("sides", std::string("the zone of the ") + which + " is the strip along the " + name_of(of) +
                                " edge, " + measure_text(b.numbers.zone, b.unit) + " deep (STO-081)");
  };
  if (!b.edges.empty()) is_strip(b.zones[0], edge, "Heroes");
  if (b.scattered && !b.edges.empty()) is_strip(b.zones[1], opposite(edge), "Villains");
}

// STO-030 what is no higher than a step is in nobody's way; water has no height.
void check_ground(const StormcloudsBattle& b, data::Problems& problems) {
  for (const Piece& piece : b.ground.pieces()) {
    if (piece.impassable && piece.solid.top > Length{} && piece.solid.top <= b.numbers.step)
      problems.add("ground", piece.name + " is stepped over, and cannot be impassable (STO-030)");
  }
}

}  // namespace

StormcloudsRuleset::StormcloudsRuleset()
    : Ruleset({.id = "stormclouds",
               .title = "Stormclouds over Northymbra",
               .summary = "Small beasts with great hearts, one to four players together, against Villains that act by "
                          "flowcharts. Heroes may dig deep for one more deed, and pay for it in Trauma.",
               .folder = "stormclouds",
               .options = all_options,
               .rulings = all_rulings,
               .charts = true,
               .mirrored = turned_over}) {}

std::shared_ptr<const Battle> StormcloudsRuleset::open(const data::Library& library, const Plan& plan,
                                                       data::Problems& problems) const {
  if (plan.scenario.root()["aftermath"].present())  // STO-X17
    return open_aftermath(library, plan, static_cast<int>(option(*this, plan.options, "points")), problems);
  auto battle = std::make_shared<StormcloudsBattle>();
  StormcloudsBattle& b = *battle;
  const Opening table = open_table(*this, library, plan, 100, {}, scenario_keys, b, problems);
  const int budget = static_cast<int>(option(*this, plan.options, "points"));
  const auto ruled = [&](const char* key) { return ruling(*this, plan.options, key) != 0; };
  b.rulings = {.run_by_speed = ruled("run"),
               .newcomers_wait = ruled("newcomers"),
               .unhurt_pass = ruled("unhurt"),
               .twist_at_least = ruled("twist_stats"),
               .luck_turned_over = ruled("villain_luck")};
  b.numbers = read_numbers(library, problems);
  b.cards = Cards(library, problems);
  b.charts = read_charts(library, problems);
  read_twists(library, b, problems);
  const data::Node root = plan.scenario.root();
  read_plot(root, b, problems);
  std::vector<Warband> bands;
  int& points = b.points;
  for (const data::Tree& side : plan.sides) {
    bands.push_back(read_warband(b.cards, side, budget, problems));
    if (!bands.back().villains) points += bands.back().bill.total;
  }
  const int villains =
      static_cast<int>(std::count_if(bands.begin(), bands.end(), [](const Warband& w) { return w.villains; }));
  if (bands.size() < 2 || villains != 1 || !bands.back().villains)
    problems.add("sides", "the Villains are one band, and the last");
  int risen = 0;
  for (const Warband& band : bands) risen = std::max(risen, band.risen);
  const int base = static_cast<int>(root["points"].whole_or(problems, 0, 5000, 0)),
            level = base > 0 ? base + risen : 0;  // STO-X17
  if (budget > 0 && level > 0 && points > level)  // STO-061
    problems.add("sides", "the Heroes are worth " + std::to_string(points) + " points, and the scenario's level is " +
                              std::to_string(level) +
                              "; take smaller bands, or leave somebody behind (`stays_home = true`) (STO-061)");
  int coming = 0;
  for (const Warband& band : bands) coming += band.villains ? 0 : static_cast<int>(band.fighters.size());
  if (const int least = fewest_needed(b); budget > 0 && coming < least)
    problems.add("sides", "the scenario needs at least " + std::to_string(least) + " Heroes, and " +
                              std::to_string(coming) + " come (STO-A25)");
  if (table.scenario.zones.size() < 2)
    problems.add("scenario", "there is a zone for the Heroes and one for the Villains");
  if (!problems.empty()) return nullptr;

  b.ground = table.scenario.ground;
  check_ground(b, problems);
  b.zones = {table.scenario.zones.front(), table.scenario.zones.back()};
  check_zones(b, problems);
  if (table.scenario.turns > 0) b.turns = table.scenario.turns;
  b.bases = {disc({}, b.numbers.small_base / 2), disc({}, b.numbers.large_base / 2),
             disc({}, b.numbers.massive_base / 2)};
  b.villains = Side{static_cast<std::uint8_t>(bands.size() - 1)};
  muster(b, std::move(bands), problems);
  bool massive = false;
  for (FigureId id : everyone(b.opening))
    massive = massive || (!b.hero(id) && b.card(b.opening, id).size == Size::massive);
  if (budget > 0 && b.plot == Plot::massive && !massive)
    problems.add("sides",
                 "a Massive Villain is whom the Heroes come for, and there is none among the Villains (STO-X18)");
  if (!problems.empty()) return nullptr;
  std::vector<Shape> climbs;
  for (const Piece& piece : b.ground.pieces()) {
    if (piece.floor && !piece.impassable && piece.solid.top > b.numbers.step) climbs.push_back(piece.solid.shape);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    b.ways[i] = Ways(b.ground, b.bases[i].radius);
    b.around[i] = Ways(b.ground, b.bases[i].radius, {}, climbs);
  }
  b.opening.turn = 1;
  b.opening.edge = edge_behind(b.zones[0].facing);
  return battle;
}

Bill StormcloudsRuleset::check(const data::Library& library, const data::Tree& warband,
                               data::Problems& problems) const {
  refuse_others(*this, warband.root(), "the warband", problems);
  return read_warband(Cards(library, problems), warband, static_cast<int>(option(*this, {}, "points")), problems).bill;
}

void StormcloudsRuleset::describe(const data::Library& library, Catalog& catalog) const {
  data::Problems problems;
  stormclouds::describe(Cards(library, problems), catalog);
  describe_terrain(*this, library, {}, catalog);
}

}  // namespace fyrd::stormclouds
