// Reading the names of what pictures show.
#include "rulesets/looks.h"

#include <algorithm>

namespace fyrd {

namespace {

// clang-format off
constexpr struct {
  std::string_view id;
  Arm arm;
} known_arms[] = {
    {"knightly-sword", Arm::sword}, {"two-hand-sword", Arm::great_sword}, {"broadsword", Arm::great_sword},
    {"two-hand-axe", Arm::great_axe}, {"two-handed-axe", Arm::great_axe}, {"long-axe", Arm::great_axe},
    {"knife", Arm::dagger}, {"throwing-mace", Arm::mace}, {"cudgel", Arm::club},
    {"hay-fork", Arm::fork}, {"tool", Arm::fork}, {"heavy-tool", Arm::fork},
    {"short-spear", Arm::spear}, {"long-spear", Arm::spear}, {"chariot-crew", Arm::spear},
    {"javelins", Arm::javelin}, {"stones", Arm::stone}, {"fists", Arm::none},
    {"longbow", Arm::bow}, {"composite-bow", Arm::bow}, {"feeble-bow", Arm::bow}, {"powerful-bow", Arm::bow},
    {"chariot-bows", Arm::bow}, {"light-crossbow", Arm::crossbow},
};
constexpr struct {
  std::string_view id;
  Land land;
} known_lands[] = {
    {"bushes", Land::bush}, {"pond", Land::water}, {"lake", Land::water}, {"river", Land::water},
    {"ford", Land::shallows}, {"stair", Land::stairs}, {"battlement", Land::parapet}, {"redoubt", Land::rough},
    {"fortification", Land::courtyard}, {"byre", Land::courtyard},
};
// clang-format on

template <class E>
E named(std::span<const std::string_view> names, std::string_view name, E otherwise) {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? otherwise : static_cast<E>(found - names.begin());
}

Arm usual_arm(std::string_view id) {
  for (const auto& one : known_arms) {
    if (one.id == id) return one.arm;
  }
  return named(arm_names(), id, Arm::club);
}

Land usual_land(std::string_view id) {
  for (const auto& one : known_lands) {
    if (one.id == id) return one.land;
  }
  return named(land_names(), id, Land::other);
}

template <class E>
E read(const data::Node& node, std::span<const std::string_view> names, E usual, data::Problems& problems) {
  const int which = node.one_of(problems, names, false);
  return which < 0 ? usual : static_cast<E>(which);
}

}  // namespace

Arm read_arm(const data::Node& node, std::string_view id, data::Problems& problems) {
  return read(node["looks"], arm_names(), usual_arm(id), problems);
}

Beast read_beast(const data::Node& node, std::string_view id, data::Problems& problems) {
  return read(node["looks"], beast_names(), named(beast_names(), id, Beast::none), problems);
}

Land read_land(const data::Node& node, std::string_view id, data::Problems& problems) {
  return read(node["looks"], land_names(), usual_land(id), problems);
}

std::string_view read_looks(const data::Node& node, std::span<const std::string_view> names, data::Problems& problems) {
  const int which = node["looks"].one_of(problems, names, false);
  return which < 0 ? std::string_view() : names[which];
}

Dress read_dress(const data::Node& node, const Dress& usual, data::Problems& problems) {
  return {read(node["helm"], headgear_names(), usual.helm, problems),
          read(node["hat"], headgear_names(), usual.hat, problems), node["robe"].flag_or(problems, usual.robe)};
}

}  // namespace fyrd
