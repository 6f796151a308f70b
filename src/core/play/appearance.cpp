// The names of what pictures show.
#include "core/play/appearance.h"

#include <algorithm>

namespace fyrd {

namespace {

// clang-format off
constexpr std::string_view arms[] = {
    "none", "sword", "great-sword", "dagger", "axe", "great-axe", "mace", "club", "staff", "fork", "spear", "pike",
    "halberd", "lance", "javelin", "stone", "sling", "staff-sling", "bow", "crossbow"};
constexpr std::string_view boards[] = {"none", "heater", "round", "buckler"};
constexpr std::string_view headgears[] = {
    "bare", "coif", "nasal", "great-helm", "kettle", "hood", "straw", "tonsure", "feather"};
constexpr std::string_view beasts[] = {
    "none", "mouse", "shrew", "squirrel", "hedgehog", "badger", "stoat", "hare", "otter", "fox", "wildcat", "sparrow",
    "bat", "rat", "wolf", "bear"};
constexpr std::string_view grounds[] = {"birch", "pine", "bare", "rock", "logs", "ice"};
constexpr std::string_view props[] = {"chest", "fire", "sacks", "crate"};
constexpr std::string_view mark_kinds[] = {"state", "passing", "deed", "stock", "pose"};

static_assert(std::size(arms) == static_cast<int>(Arm::crossbow) + 1);
static_assert(std::size(boards) == static_cast<int>(Board::buckler) + 1);
static_assert(std::size(headgears) == static_cast<int>(Headgear::feather) + 1);
static_assert(std::size(beasts) == static_cast<int>(Beast::bear) + 1);
static_assert(std::size(mark_kinds) == static_cast<int>(MarkKind::pose) + 1);

constexpr std::string_view states[] = {
    "bound", "aiming", "panicking", "netted", "climbing", "routed", "shaken", "trotting", "running", "doomed", "broken",
    "javelins", "loot", "shield_wall", "crouched", "prepared", "recoiled", "wounded", "closed", "pushed", "dodging",
    "cowering", "trauma", "last_ditch", "ward", "veil", "root", "swift"};
constexpr std::string_view passing[] = {"unloaded", "charging", "busy", "stopped"};
constexpr std::string_view deeds[] = {"moved", "shot", "fought", "acted"};
constexpr std::string_view stock[] = {"loaded", "missiles"};
constexpr std::string_view poses[] = {"prone", "out"};
constexpr std::span<const std::string_view> marks[] = {states, passing, deeds, stock, poses};  // beside MarkKind
// clang-format on

}  // namespace

std::span<const std::string_view> arm_names() { return arms; }
std::span<const std::string_view> board_names() { return boards; }
std::span<const std::string_view> headgear_names() { return headgears; }
std::span<const std::string_view> beast_names() { return beasts; }
std::span<const std::string_view> ground_looks() { return grounds; }
std::span<const std::string_view> prop_looks() { return props; }
std::span<const std::string_view> mark_kind_names() { return mark_kinds; }

std::optional<MarkKind> mark_kind(std::string_view id) {
  for (std::size_t kind = 0; kind < std::size(marks); ++kind) {
    if (std::ranges::find(marks[kind], id) != marks[kind].end()) return static_cast<MarkKind>(kind);
  }
  return {};
}

void Appearance::wear(const Dress& dress) {
  const bool plain = dress.hat == Headgear::bare && std::string_view(armour) == "light";
  headgear = helmet || std::string_view(armour) == "heavy" ? dress.helm : plain ? Headgear::coif : dress.hat;
  robe = robe || dress.robe;
}

}  // namespace fyrd
