// Reading the numbers of Dark Ages from data/darkages/rules.toml.
#include "rulesets/darkages/numbers.h"

#include "rulesets/numbers.h"

namespace fyrd::darkages {

namespace {

using N = Numbers;
constexpr int modifier = -6;  // the least that may be added to a die

constexpr Key<N> keys[] = {
    {"base", "foot", &N::foot_base, 200},
    {"base", "width", &N::rider_width, 200},
    {"base", "depth", &N::rider_depth, 200},
    {"move", "foot", &N::foot, 20},
    {"move", "burdened", &N::burdened, 20},
    {"move", "cavalry", &N::cavalry, 20},
    {"move", "mounted", &N::mounted, 20},
    {"close", "forward", &N::forward, 20},
    {"close", "aside", &N::aside, 20},
    {"close", "turn", &N::wall_turn, 1},
    {"close", "alike", &N::alike},
    {"close", "least", &N::wall_least, 2},
    {"shoot", "cover", &N::cover, modifier},
    {"shoot", "wall", &N::wall, modifier},
    {"shoot", "slit", &N::slit, modifier},
    {"shoot", "mail", &N::mail, modifier},
    {"shoot", "furtive", &N::furtive, modifier},
    {"shoot", "worst", &N::worst, modifier},
    {"shoot", "moving", &N::moving, modifier},
    {"shoot", "mounted", &N::shoot_mounted, modifier},
    {"shoot", "group", &N::group, modifier},
    {"shoot", "wood", &N::wood},
    {"shoot", "before_contact", &N::before_contact},
    {"shoot", "lean", &N::lean},
    {"shoot", "group_gap", &N::group_gap},
    {"shoot", "group_spread", &N::group_spread},
    {"shoot", "group_least", &N::group_least, 2},
    {"shoot", "alight", &N::alight, 1},
    {"melee", "wall", &N::foe_in_wall, modifier},
    {"melee", "heavy", &N::heavy, modifier},
    {"melee", "poor", &N::poor, modifier},
    {"melee", "poor_class", &N::poor_class, 0, Since::later},
    {"melee", "across", &N::across, modifier},
    {"melee", "lower", &N::lower, modifier},
    {"melee", "riding_down", &N::riding_down, modifier},
    {"melee", "against_riders", &N::against_riders, modifier},
    {"melee", "charge", &N::charge, modifier},
    {"melee", "braced", &N::braced, modifier},
    {"melee", "height", &N::height},
    {"melee", "uphill", &N::uphill, 0, Since::later},
    {"melee", "charge_way", &N::charge_way},
    {"melee", "charge_turn", &N::charge_turn},
    {"leader", "reach", &N::leader},
    {"leader", "class", &N::leader_class, 1},
    {"fire", "spread", &N::fire_spread, 1},
    {"fire", "turns", &N::fire_turns, 1},
    {"fire", "smoke", &N::smoke, 1, Since::later},
    {"agree", "changes", &N::changes},
    {"battle", "turns", &N::turns, 1},
    {"battle", "withdraw", &N::withdraw},
    {"battle", "draw", &N::draw},
};

}  // namespace

Numbers read_numbers(const data::Library& library, data::Problems& problems) {
  const data::Tree tree = library.tree("darkages/rules.toml", problems);
  return read_keys<Numbers>(tree.root(), keys, Unit::centimetre, 100, {}, problems);
}

}  // namespace fyrd::darkages
