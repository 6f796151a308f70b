// What to draw of a figure: how it looks by its equipment, and the marks that would lie beside it on a real table. What
// pictures can show is a closed set, so that nobody who draws has to guess from a name.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fyrd {

// clang-format off
// In a hand, on an arm, on a head; and what a body is, where it is no man's.
enum class Arm : std::uint8_t {
  none, sword, great_sword, dagger, axe, great_axe, mace, club, staff, fork, spear, pike, halberd, lance, javelin, stone,
  sling, staff_sling, bow, crossbow
};
enum class Board : std::uint8_t { none, heater, round, buckler };  // a shield
enum class Headgear : std::uint8_t { bare, coif, nasal, great_helm, kettle, hood, straw, tonsure, feather };
enum class Beast : std::uint8_t {
  none, mouse, shrew, squirrel, hedgehog, badger, stoat, hare, otter, fox, wildcat, sparrow, bat, rat, wolf, bear
};
// clang-format on

// Their names, in the order of the values: "great-sword".
std::span<const std::string_view> arm_names();
std::span<const std::string_view> board_names();
std::span<const std::string_view> headgear_names();
std::span<const std::string_view> beast_names();

// What single pieces of ground and props may look like besides what their kinds say.
std::span<const std::string_view> ground_looks();
std::span<const std::string_view> prop_looks();

// What somebody wears by his walk of life.
struct Dress {
  Headgear helm = Headgear::nasal, hat = Headgear::bare;  // when he has a helmet, and when he has none
  bool robe = false;
};

struct Appearance {
  const char* kind = "man";          // or "mage", "chariot"
  std::vector<std::string> weapons;  // ids, the most used first
  std::vector<std::string> hands;    // ids of what is in hand, where the rules know: the right one first
  std::vector<Arm> arms;             // what is drawn: in the right hand, in the left or at the side
  const char* armour = "none";       // or "light", "heavy"
  Board shield = Board::none;
  Headgear headgear = Headgear::bare;
  Beast beast = Beast::none;
  bool helmet = false, mounted = false, banner = false, leader = false, robe = false;

  void wear(const Dress&);  // when armour and helmet are known
};

struct Token {
  const char* id;    // "bound"
  std::string text;  // "2 bound dice"
  int count = 0;     // 0: there is nothing to count
};
using Tokens = std::vector<Token>;

enum class MarkKind : std::uint8_t {
  state,    // how he is, until something ends it
  passing,  // how he is this turn
  deed,     // what he has done this turn
  stock,    // what he has ready
  pose,     // the figure itself shows it
};
std::optional<MarkKind> mark_kind(std::string_view id);  // nothing for an id that there is not
std::span<const std::string_view> mark_kind_names();

}  // namespace fyrd
