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

template <class T, std::size_t n>
void add_keys(const Key<T> (&of)[n], std::string_view section, std::vector<std::string_view>& keys) {
  for (const Key<T>& key : of) {
    if (key.section == section) keys.push_back(key.key);
  }
}

}  // namespace

Numbers read_numbers(const data::Library& library, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("nottingham/rules.toml", problems);
  const data::Node root = tree.root();
  root.only(problems, sections);
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
  for (Length Numbers::*number : {&Numbers::horse_height, &Numbers::pig_height, &Numbers::heavy_base, &Numbers::heavy_height, &Numbers::trunk_length,
                                  &Numbers::trunk_width, &Numbers::trunk_height, &Numbers::trap_near, &Numbers::net_width, &Numbers::pit_width,
                                  &Numbers::pit_depth, &Numbers::machine_side, &Numbers::trebuchet_side, &Numbers::machine_height})
    numbers.*number = scaled(numbers.*number, percent);
  // Shots are divided by it.
  if (numbers.range_step <= Length{}) {
    root["shoot"]["range_step"].refuse(problems, "'range_step' must be more than nothing");
    numbers.range_step = inches(10);
  }
  return numbers;
}

}  // namespace fyrd::nottingham
