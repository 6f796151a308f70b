// Reading the numbers of Stormclouds from data/stormclouds/rules.toml.
#include "rulesets/stormclouds/numbers.h"

#include "rulesets/numbers.h"

namespace fyrd::stormclouds {

namespace {

using N = Numbers;
using Mm = Millimetres<N>;

constexpr Key<N> keys[] = {
    {"base", "small", Mm{&N::small_base}},
    {"base", "large", Mm{&N::large_base}},
    {"base", "massive", Mm{&N::massive_base}},
    {"base", "small_height", &N::small_height, 100},
    {"base", "large_height", &N::large_height, 100},
    {"base", "massive_height", &N::massive_height, 100},
    {"base", "objective", Mm{&N::objective}, 0, Since::later},
    {"base", "cart", &N::cart_size, 100, Since::later},
    {"move", "step", &N::step},
    {"move", "drop", &N::drop, 100},
    {"move", "edge", &N::edge},
    {"move", "slip", &N::slip},
    {"dig", "bonus", &N::bonus, 1},
    {"dig", "ambush", &N::ambush},
    {"dig", "blessing", &N::blessing},
    {"dig", "resist", &N::resist},
    {"dig", "interrupt", &N::interrupt},
    {"dig", "sneak", &N::sneak},
    {"trauma", "wounded", &N::wounded, 1},
    {"trauma", "recovery", &N::recovery, 1},
    {"trauma", "hit", &N::hit, 1, Since::later},
    {"trauma", "tough", &N::tough, 0, Since::later},
    {"twist", "sides", &N::twist_sides, 1},
    {"twist", "might", &N::twist_might},
    {"twist", "dexterity", &N::twist_dexterity},
    {"twist", "blow", &N::blow},
    {"twist", "dart", &N::dart},
    {"twist", "heal", &N::heal},
    {"twist", "move", &N::twist_move},
    {"twist", "attacked", &N::attacked},
    {"twist", "newcomers", &N::newcomers},
    {"gear", "damage", &N::damage, 1},
    {"gear", "potion", &N::potion, 1},
    {"gear", "light_armour", &N::light_armour, 0, Since::later},
    {"gear", "heavy_armour", &N::heavy_armour, 0, Since::later},
    {"gear", "charm", &N::charm, 0, Since::later},
    {"gear", "cloak", &N::cloak},
    {"gear", "cloak_loss", &N::cloak_loss, 0, Since::later},
    {"gear", "leader", &N::leader},
    {"gear", "leader_bonus", &N::leader_bonus, 0, Since::later},
    {"gear", "smoke", &N::smoke, 2},
    {"gear", "caltrops", &N::caltrops, 2},
    {"gear", "caltrops_loss", &N::caltrops_loss},
    {"chart", "guard", &N::guard},
    {"chart", "alarm", &N::alarm},
    {"chart", "away", &N::away},
    {"chart", "mage", &N::mage},
    {"chart", "hurt", &N::hurt, 1},
    {"place", "first", &N::first},
    {"place", "scatter", &N::scatter, 1, Since::later},
    {"place", "zone", &N::zone, 100},
    {"place", "claim", &N::claim},
    {"place", "cart", &N::cart},
    {"place", "escort", &N::escort},
    {"experience", "survived", &N::survived},
    {"experience", "claimed", &N::claimed},
    {"experience", "won", &N::won},
    {"experience", "hardened", &N::hardened, 0, Since::later},
};

constexpr std::string_view others[] = {"band"};  // read with the cards

}  // namespace

Numbers read_numbers(const data::Library& library, data::Problems& problems) {
  const data::Tree tree = library.tree("stormclouds/rules.toml", problems);
  return read_keys<Numbers>(tree.root(), keys, Unit::inch, 100, others, problems);
}

}  // namespace fyrd::stormclouds
