// Reading the numbers of Newcastle from data/newcastle/rules.toml.
#include "rulesets/newcastle/numbers.h"

#include "rulesets/numbers.h"

namespace fyrd::newcastle {

namespace {

using N = Numbers;
constexpr int factor = -20;  // the least a factor on W may be

constexpr Key<N> keys[] = {
    {"base", "foot", &N::foot_base, 200},
    {"base", "mounted", &N::mounted_base, 200},
    {"base", "chariot", &N::chariot_base, 200},
    {"contest", "neighbour", &N::neighbour, factor},
    {"contest", "extra_wieldy", &N::extra_wieldy, factor},
    {"contest", "wounded", &N::wounded, factor},
    {"contest", "riding_down", &N::riding_down, factor},
    {"contest", "dodge", &N::dodge, factor},
    {"shoot", "medium", &N::medium, factor},
    {"shoot", "long", &N::far, factor},
    {"shoot", "snap", &N::snap, factor},
    {"shoot", "aboard", &N::aboard, factor},
    {"shoot", "small_group", &N::small_group, factor},
    {"shoot", "middle_group", &N::middle_group, factor},
    {"shoot", "large_group", &N::large_group, factor},
    {"shoot", "middle_size", &N::middle_size, 1},
    {"shoot", "large_size", &N::large_size, 1},
    {"move", "difficult", &N::difficult},
    {"move", "riders_difficult", &N::riders_difficult},
    {"move", "formed", &N::formed},
    {"move", "least", &N::slowest, 1},
    {"group", "least", &N::least, 2},
    {"group", "gap", &N::gap, 1},
    {"group", "beside", &N::beside},
    {"group", "turned", &N::turned},
    {"group", "pitch", &N::pitch, 200},
    {"damage", "slower", &N::slower},
    {"damage", "weaker", &N::weaker},
    {"damage", "pushed", &N::pushed},
    {"damage", "least", &N::fewest, 1, Since::later},
    {"cavalry", "charge", &N::charge_dice},
    {"cavalry", "turn", &N::turn},
    {"champion", "skill", &N::champion_skill, factor},
    {"champion", "toughness", &N::champion_toughness, factor},
    {"morale", "leader", &N::leader},
    {"morale", "steady", &N::steady},
    {"morale", "wounded", &N::wounded_steady},
    {"morale", "share", &N::share, 1, Since::later},
    {"morale", "tests", &N::tests, 0, Since::later},
    {"cattle", "herd", &N::herd},
    {"cattle", "home", &N::home},
    {"battle", "turns", &N::turns, 1},
    {"battle", "in_a_row", &N::in_a_row, 1},
};

}  // namespace

Numbers read_numbers(const data::Library& library, data::Problems& problems) {
  const data::Tree tree = library.tree("newcastle/rules.toml", problems);
  return read_keys<Numbers>(tree.root(), keys, Unit::inch, 100, {}, problems);
}

}  // namespace fyrd::newcastle
