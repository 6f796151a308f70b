// Reading the numbers of Nottingham (NOT-002), each from its section of data/nottingham/rules.toml.
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

namespace {

template <class T>
struct Key {
  std::string_view section, key;
  T Numbers::*number;
};

constexpr Key<Length> lengths[] = {
    {"move", "activation", &Numbers::activation_move},
    {"move", "mounted", &Numbers::mounted_move},
    {"move", "step", &Numbers::step},
    {"move", "waist", &Numbers::waist},
    {"move", "get_up_room", &Numbers::get_up_room},
    {"melee", "reach", &Numbers::reach},
    {"melee", "charge", &Numbers::charge},
    {"melee", "higher", &Numbers::higher},
    {"melee", "rider_higher", &Numbers::rider_higher},
    {"melee", "toss", &Numbers::toss},
    {"shoot", "point_blank", &Numbers::point_blank},
    {"shoot", "range_step", &Numbers::range_step},
    {"shoot", "lying_cover", &Numbers::lying_cover},
    {"near", "contact", &Numbers::contact},
    {"near", "pick_up", &Numbers::pick_up},
    {"near", "command", &Numbers::command},
    {"near", "rally", &Numbers::rally_near},
    {"near", "panic", &Numbers::panic_near},
    {"near", "flight", &Numbers::flight},
    {"near", "smash_run", &Numbers::smash_run},
    {"body", "width", &Numbers::body_width},
    {"body", "height", &Numbers::body_height},
    {"body", "eyes", &Numbers::body_eyes},
    {"body", "length", &Numbers::body_length},
    {"body", "lying_height", &Numbers::lying_height},
    {"body", "lying_eyes", &Numbers::lying_eyes},
    {"body", "rider_height", &Numbers::rider_height},
    {"body", "rider_eyes", &Numbers::rider_eyes},
};
constexpr Key<Length> bases[] = {  // in millimetres, which no decimal of an inch gives exactly
    {"base", "foot_mm", &Numbers::foot_base},
    {"base", "mounted_mm", &Numbers::mounted_base},
};
constexpr Key<int> counts[] = {
    {"target", "attack", &Numbers::target},       {"target", "disarm", &Numbers::disarm_target},
    {"target", "rally", &Numbers::rally_target},  {"target", "smash", &Numbers::smash_target},
    {"end", "turns", &Numbers::turns},            {"end", "idle_turns", &Numbers::idle_turns},
};
constexpr std::string_view sections[] = {"move", "melee", "shoot", "near", "base", "body", "target", "end"};

// Those of things, traps, machines and plots have defaults, so that records from before they were in the file are read.
constexpr Key<Length> later_lengths[] = {
    {"things", "horse_height", &Numbers::horse_height}, {"things", "pig_height", &Numbers::pig_height},
    {"things", "heavy_height", &Numbers::heavy_height}, {"things", "trunk_length", &Numbers::trunk_length},
    {"things", "trunk_width", &Numbers::trunk_width},   {"things", "trunk_height", &Numbers::trunk_height},
    {"trap", "near", &Numbers::trap_near},              {"trap", "net_width", &Numbers::net_width},
    {"trap", "pit_width", &Numbers::pit_width},         {"trap", "pit_depth", &Numbers::pit_depth},
    {"trap", "off", &Numbers::trap_off},                {"trap", "seen", &Numbers::trap_seen},
    {"machine", "side", &Numbers::machine_side},        {"machine", "trebuchet_side", &Numbers::trebuchet_side},
    {"machine", "height", &Numbers::machine_height},
};
constexpr Key<int> later_counts[] = {
    {"plot", "ram", &Numbers::ram},
    {"plot", "gate_men", &Numbers::gate_men},
    {"plot", "fire_turn", &Numbers::fire_turn},
    {"plot", "fire_die", &Numbers::fire_die},
};
constexpr std::string_view later_sections[] = {"things", "trap", "machine", "plot"};
constexpr std::string_view machine_sections[] = {"ballista", "mangonel", "trebuchet"};

void read_machine(const data::Node& node, int percent, MachineNumbers& m, data::Problems& problems) {
  if (node.present()) node.only(problems, {"crew", "loads", "damage", "through", "scatter", "arc", "nearest", "furthest", "range_step", "radius"});
  const auto count = [&](const char* key, int& n, int least, int most) { n = static_cast<int>(node[key].whole_or(problems, least, most, n)); };
  const auto length = [&](const char* key, Length& l, Length least) { l = scaled(node[key].length_or(problems, Unit::inch, l, least, inches(1000)), percent); };
  count("crew", m.crew, 1, 10), count("loads", m.loads, 1, 100), count("damage", m.damage, -6, 20), count("through", m.through, -6, 20);
  count("scatter", m.scatter, 0, 10), count("arc", m.arc, 1, 180);
  length("nearest", m.nearest, {}), length("furthest", m.furthest, {}), length("range_step", m.range_step, {1}), length("radius", m.radius, {});
}

template <class T, std::size_t n>
void add_keys(const Key<T> (&of)[n], std::string_view section, std::vector<std::string_view>& keys) {
  for (const Key<T>& key : of) {
    if (key.section == section) keys.push_back(key.key);
  }
}

void read_later(const data::Node& root, int percent, Numbers& numbers, data::Problems& problems) {
  for (const std::string_view section : later_sections) {
    std::vector<std::string_view> keys;
    add_keys(later_lengths, section, keys);
    add_keys(later_counts, section, keys);
    if (section == "things") keys.push_back("heavy_mm");
    if (root[section].present()) root[section].only(problems, keys);
  }
  for (const auto& [section, key, number] : later_lengths)
    numbers.*number = scaled(root[section][key].length_or(problems, Unit::inch, numbers.*number, Length{1}, inches(100)), percent);
  for (const auto& [section, key, number] : later_counts) numbers.*number = static_cast<int>(root[section][key].whole_or(problems, 1, 1000, numbers.*number));
  const auto mm = root["things"]["heavy_mm"].whole_or(problems, 2, 1000, numbers.heavy_base.units / 100);
  numbers.heavy_base = scaled(millimetres(static_cast<int>(mm)), percent);
  for (std::size_t i = 0; i < std::size(machine_sections); ++i) read_machine(root[machine_sections[i]], percent, numbers.machines[i + 1], problems);
}

}  // namespace

Numbers read_numbers(const data::Library& library, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("nottingham/rules.toml", problems);
  const data::Node root = tree.root();
  std::vector<std::string_view> known(std::begin(sections), std::end(sections));
  known.insert(known.end(), std::begin(later_sections), std::end(later_sections));
  known.insert(known.end(), std::begin(machine_sections), std::end(machine_sections));
  root.only(problems, known);
  for (const std::string_view section : sections) {
    std::vector<std::string_view> keys;
    add_keys(lengths, section, keys);
    add_keys(bases, section, keys);
    add_keys(counts, section, keys);
    root[section].only(problems, keys);
  }
  Numbers numbers;
  for (const auto& [section, key, number] : lengths)
    numbers.*number = scaled(root[section][key].length(problems, Unit::inch, Length{}, inches(100)), percent);  // NOT-002
  for (const auto& [section, key, number] : bases)
    numbers.*number = scaled(millimetres(static_cast<int>(root[section][key].whole(problems, 2, 1000))), percent);
  for (const auto& [section, key, number] : counts)
    numbers.*number = static_cast<int>(root[section][key].whole(problems, 1, 1000));
  read_later(root, percent, numbers, problems);
  // Shots are divided by it.
  if (numbers.range_step <= Length{}) {
    root["shoot"]["range_step"].refuse(problems, "'range_step' must be more than nothing");
    numbers.range_step = inches(10);
  }
  return numbers;
}

}  // namespace fyrd::nottingham
