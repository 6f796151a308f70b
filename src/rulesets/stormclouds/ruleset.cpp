// Opening a battle of Stormclouds: numbers, ground, forces and what it is about (STO-060 … STO-062, STO-080, STO-081,
// STO-X18).
#include "rulesets/stormclouds/ruleset.h"

#include <algorithm>

#include "rulesets/muster.h"
#include "rulesets/opening.h"
#include "rulesets/stormclouds/aftermath/open.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/plots/scenario.h"
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
constexpr int most_newcomers = 8;

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
  const std::size_t faces = b.numbers.twist_sides;
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
    return open_aftermath(library, plan, option(*this, plan.options, "points"), problems);
  auto battle = std::make_shared<StormcloudsBattle>();
  StormcloudsBattle& b = *battle;
  const Opening table = open_table(*this, library, plan, 100, {}, scenario_keys, b, problems);
  const int budget = option(*this, plan.options, "points");
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

Bill StormcloudsRuleset::bill(const data::Library& library, const data::Tree& warband, data::Problems& problems) const {
  return read_warband(Cards(library, problems), warband, option(*this, {}, "points"), problems).bill;
}

void StormcloudsRuleset::describe(const data::Library& library, Catalog& catalog) const {
  data::Problems problems;
  stormclouds::describe(Cards(library, problems), catalog);
  describe_terrain(*this, library, {}, catalog);
}

}  // namespace fyrd::stormclouds
