// Reading the numbers of Nottingham (NOT-002), each from its section of data/nottingham/rules.toml.
#include "rulesets/nottingham/numbers.h"

#include <type_traits>

#include "rulesets/numbers.h"

namespace fyrd::nottingham {

namespace {

constexpr Since later = Since::later;
constexpr Key<Numbers> keys[] = {
    {"move", "activation", &Numbers::activation_move},
    {"move", "mounted", &Numbers::mounted_move},
    {"move", "step", &Numbers::step},
    {"move", "waist", &Numbers::waist},
    {"move", "get_up_room", &Numbers::get_up_room},
    {"move", "bound", &Numbers::bound_slows, 0, later},
    {"move", "athletic", &Numbers::athletic, 0, later},
    {"melee", "reach", &Numbers::reach},
    {"melee", "charge", &Numbers::charge},
    {"melee", "higher", &Numbers::higher},
    {"melee", "rider_higher", &Numbers::rider_higher},
    {"melee", "toss", &Numbers::toss},
    {"shoot", "point_blank", &Numbers::point_blank},
    {"shoot", "range_step", &Numbers::range_step, 1},
    {"shoot", "lying_cover", &Numbers::lying_cover},
    {"near", "contact", &Numbers::contact},
    {"near", "pick_up", &Numbers::pick_up},
    {"near", "command", &Numbers::command},
    {"near", "rally", &Numbers::rally_near},
    {"near", "panic", &Numbers::panic_near},
    {"near", "flight", &Numbers::flight},
    {"near", "smash_run", &Numbers::smash_run},
    {"base", "square", &Numbers::square_bases, 0, later},
    {"base", "foot_mm", Millimetres<Numbers>{&Numbers::foot_base}},
    {"base", "mounted_mm", Millimetres<Numbers>{&Numbers::mounted_base}},
    {"body", "width", &Numbers::body_width},
    {"body", "height", &Numbers::body_height},
    {"body", "eyes", &Numbers::body_eyes},
    {"body", "length", &Numbers::body_length},
    {"body", "lying_height", &Numbers::lying_height},
    {"body", "lying_eyes", &Numbers::lying_eyes},
    {"body", "rider_height", &Numbers::rider_height},
    {"body", "rider_eyes", &Numbers::rider_eyes},
    {"target", "attack", &Numbers::target, 1},
    {"target", "disarm", &Numbers::disarm_target, 1},
    {"target", "rally", &Numbers::rally_target, 1},
    {"target", "smash", &Numbers::smash_target, 1},
    {"contest", "horn", &Numbers::horn, -20, later},
    {"end", "turns", &Numbers::turns, 1},
    {"end", "idle_turns", &Numbers::idle_turns, 0},
    {"doubt", "die", &Numbers::doubt_die, 1, later},
    {"doubt", "share", &Numbers::doubt_share, 0, later},
    {"things", "horse_height", &Numbers::horse_height, 1, later},
    {"things", "pig_height", &Numbers::pig_height, 1, later},
    {"things", "heavy_height", &Numbers::heavy_height, 1, later},
    {"things", "heavy_mm", Millimetres<Numbers>{&Numbers::heavy_base}, 2, later},
    {"things", "trunk_length", &Numbers::trunk_length, 1, later},
    {"things", "trunk_width", &Numbers::trunk_width, 1, later},
    {"things", "trunk_height", &Numbers::trunk_height, 1, later},
    {"things", "hurl", &Numbers::hurl_far, 1, later},
    {"trap", "near", &Numbers::trap_near, 1, later},
    {"trap", "net_width", &Numbers::net_width, 1, later},
    {"trap", "pit_width", &Numbers::pit_width, 1, later},
    {"trap", "pit_depth", &Numbers::pit_depth, 1, later},
    {"trap", "off", &Numbers::trap_off, 1, later},
    {"trap", "seen", &Numbers::trap_seen, 1, later},
    {"machine", "side", &Numbers::machine_side, 1, later},
    {"machine", "trebuchet_side", &Numbers::trebuchet_side, 1, later},
    {"machine", "height", &Numbers::machine_height, 1, later},
    {"machine", "behind", &Numbers::behind, 0, later},
    {"plot", "ram", &Numbers::ram, 1, later},
    {"plot", "gate_men", &Numbers::gate_men, 1, later},
    {"plot", "gate_bars", &Numbers::gate_bars, 1, later},
    {"plot", "chop_out", &Numbers::chop_out, 0, later},
    {"plot", "chop_ground", &Numbers::chop_ground, 0, later},
    {"plot", "fire_turn", &Numbers::fire_turn, 1, later},
    {"plot", "fire_die", &Numbers::fire_die, 1, later},
};
constexpr std::string_view machine_sections[] = {"ballista", "mangonel", "trebuchet"};
constexpr std::string_view other_sections[] = {"ballista", "mangonel", "trebuchet", "test",  "attack", "thrust",
                                               "shot",     "stone",    "wound",     "harm",  "fall",   "smash",
                                               "rally",    "rise",     "panic",     "skill", "heavy",  "hurl"};

void read_machine(const data::Node& node, int percent, MachineNumbers& m, data::Problems& problems) {
  if (node.present())
    node.only(problems,
              {"crew", "loads", "damage", "through", "scatter", "arc", "nearest", "furthest", "range_step", "radius"});
  const auto count = [&](const char* key, int& n, int least, int most) {
    n = static_cast<int>(node[key].whole_or(problems, least, most, n));
  };
  const auto length = [&](const char* key, Length& l, Length least) {
    l = scaled(node[key].length_or(problems, Unit::inch, l, least, inches(1000)), percent);
  };
  count("crew", m.crew, 1, 10), count("loads", m.loads, 1, 100), count("damage", m.damage, -6, 20),
      count("through", m.through, -6, 20);
  count("scatter", m.scatter, 0, 10), count("arc", m.arc, 1, 180);
  length("nearest", m.nearest, {}), length("furthest", m.furthest, {}), length("range_step", m.range_step, {1}),
      length("radius", m.radius, {});
}

template <class Section>
void read_section(const data::Node& node, Section& section,
                  std::type_identity_t<std::initializer_list<std::pair<std::string_view, int Section::*>>> keys,
                  data::Problems& problems) {
  std::vector<std::string_view> known;
  for (const auto& [key, number] : keys) {
    known.push_back(key);
    section.*number = static_cast<int>(node[key].whole_or(problems, -20, 20, section.*number));
  }
  if (node.present()) node.only(problems, known);
}

void read_modifiers(const data::Node& root, Numbers& n, data::Problems& problems) {
  using Test = TestNumbers;
  read_section(root["test"], n.test,
               {{"bound", &Test::bound}, {"ground", &Test::ground}, {"deep_water", &Test::deep_water}}, problems);
  using Attack = AttackNumbers;
  read_section(root["attack"], n.attack,
               {{"behind", &Attack::behind},
                {"side", &Attack::side},
                {"ground", &Attack::ground},
                {"shield", &Attack::shield},
                {"obscured", &Attack::obscured},
                {"moved", &Attack::moved},
                {"improvised", &Attack::improvised},
                {"left_hand", &Attack::left_hand},
                {"second_blow", &Attack::second_blow},
                {"cleaving", &Attack::cleaving},
                {"mounted_charge", &Attack::mounted_charge}},
               problems);
  using Thrust = ThrustNumbers;
  read_section(root["thrust"], n.thrust,
               {{"behind", &Thrust::behind},
                {"side", &Thrust::side},
                {"obscured", &Thrust::obscured},
                {"charge", &Thrust::charge},
                {"mounted_charge", &Thrust::mounted_charge},
                {"ground", &Thrust::ground}},
               problems);
  using Shot = ShotNumbers;
  read_section(root["shot"], n.shot,
               {{"point_blank", &Shot::point_blank},
                {"distance", &Shot::distance},
                {"target_moved", &Shot::target_moved},
                {"moved", &Shot::moved},
                {"mounted", &Shot::mounted},
                {"obscured", &Shot::obscured},
                {"snapshot", &Shot::snapshot},
                {"rain", &Shot::rain}},
               problems);
  using Stone = StoneNumbers;
  read_section(root["stone"], n.stone, {{"distance", &Stone::distance}, {"unseen", &Stone::unseen}}, problems);
  using Hurl = HurlNumbers;
  read_section(root["hurl"], n.hurl, {{"clumsy", &Hurl::clumsy}, {"damage", &Hurl::damage}}, problems);
  using Wound = WoundNumbers;
  read_section(root["wound"], n.wound,
               {{"bare_hands", &Wound::bare_hands},
                {"club", &Wound::club},
                {"charge", &Wound::charge},
                {"mounted_charge", &Wound::mounted_charge},
                {"higher", &Wound::higher},
                {"ground", &Wound::ground},
                {"tree", &Wound::tree}},
               problems);
  using Harm = HarmNumbers;
  read_section(root["harm"], n.harm, {{"ground", &Harm::ground}, {"out", &Harm::out}}, problems);
  using Fall = FallNumbers;
  read_section(root["fall"], n.fall,
               {{"empty_hand", &Fall::empty_hand},
                {"heavy", &Fall::heavy},
                {"depth", &Fall::depth},
                {"stands", &Fall::stands},
                {"ground", &Fall::ground}},
               problems);
  using Smash = SmashNumbers;
  read_section(root["smash"], n.smash, {{"bound", &Smash::bound}, {"run_up", &Smash::run_up}}, problems);
  using Rally = RallyNumbers;
  read_section(root["rally"], n.rally,
               {{"hero", &Rally::hero}, {"leader", &Rally::leader}, {"commanded", &Rally::commanded}}, problems);
  using Rise = RiseNumbers;
  read_section(root["rise"], n.rise, {{"net", &Rise::net}, {"help", &Rise::help}}, problems);
  using Panic = PanicNumbers;
  read_section(root["panic"], n.panic,
               {{"fails", &Panic::fails},
                {"dread_fails", &Panic::dread_fails},
                {"losses", &Panic::losses},
                {"foes", &Panic::foes}},
               problems);
  using Skill = SkillNumbers;
  read_section(root["skill"], n.skill,
               {{"balance", &Skill::balance},
                {"brave", &Skill::brave},
                {"brave_dice", &Skill::brave_dice},
                {"dodge", &Skill::dodge},
                {"escape", &Skill::escape},
                {"hatred", &Skill::hatred},
                {"tireless", &Skill::tireless},
                {"tough", &Skill::tough},
                {"training", &Skill::training}},
               problems);
}

// NOT-155 the kinds of heavy things, after those the program names.
void read_heavy(const data::Node& node, int percent, Numbers& n, data::Problems& problems) {
  for (HeavyKind& kind : n.heavy) kind.across = n.heavy_base, kind.height = n.heavy_height;
  for (const data::Node& one : node.items(problems, 0, 40)) {
    one.only(problems, {"id", "name", "mm", "height"});
    HeavyKind kind{one["id"].id(problems), one["name"].text(problems, 40), {}, {}};
    kind.across = scaled(millimetres(static_cast<int>(one["mm"].whole(problems, 5, 100))), percent);
    kind.height = scaled(one["height"].length(problems, Unit::inch, {1}, inches(3)), percent);
    n.heavy.push_back(std::move(kind));
  }
}

}  // namespace

Numbers read_numbers(const data::Library& library, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("nottingham/rules.toml", problems);
  const data::Node root = tree.root();
  Numbers numbers = read_keys<Numbers>(root, keys, Unit::inch, percent, other_sections, problems);  // NOT-002
  for (std::size_t i = 0; i < std::size(machine_sections); ++i)
    read_machine(root[machine_sections[i]], percent, numbers.machines[i + 1], problems);
  read_modifiers(root, numbers, problems);
  read_heavy(root["heavy"], percent, numbers, problems);
  return numbers;
}

}  // namespace fyrd::nottingham
