// What every ruleset keeps of a figure on the table, and the part of the state that all rulesets share.
#pragma once

#include <array>
#include <span>

#include "core/geometry/shape.h"
#include "core/ids.h"

namespace fyrd {

enum class Pose : std::uint8_t { standing, lying, out, away };  // out: fallen; away: left the table or not yet on it

struct Figure {
  Point at;
  Length elevation;  // of the ground under the base
  Angle facing;
  Side side;
  Pose pose = Pose::away;
  std::uint8_t base = 0;  // an index into the battle's base sizes

  bool in_play() const { return pose == Pose::standing || pose == Pose::lying; }
};

// How a battle stands, or how it ended.
enum class Ending : std::uint8_t { none, won, drawn };

// The common head of every ruleset's state: `struct State : Tabletop { … }`, trivially copyable, no pointers.
struct Tabletop {
  std::array<Figure, max_figures> figures{};
  std::uint8_t figure_count = 0;
  std::uint8_t side_count = 0;
  std::uint16_t turn = 0;
  Side active;  // whose phase it is; none when all act together
  Ending ending = Ending::none;
  Side winner;               // of a won battle
  std::uint8_t verdict = 0;  // which of the battle's verdicts ended it

  Figure& operator[](FigureId id) { return figures[id.index]; }
  const Figure& operator[](FigureId id) const { return figures[id.index]; }
  bool over() const { return ending != Ending::none; }
};

// A tabletop on which the rules keep more of each figure: `struct State : Men<Man> { … }`.
template <class Man>
struct Men : Tabletop {
  std::array<Man, max_figures> men{};

  Man& man(FigureId id) { return men[id.index]; }
  const Man& man(FigureId id) const { return men[id.index]; }
};

// Every figure of a tabletop in roster order: `for (FigureId id : everyone(s))`.
struct FigureRange {
  struct Iterator {
    std::uint8_t index;
    FigureId operator*() const { return {index}; }
    Iterator& operator++() {
      ++index;
      return *this;
    }
    bool operator!=(const Iterator& o) const { return index != o.index; }
  };
  std::uint8_t count;
  Iterator begin() const { return {0}; }
  Iterator end() const { return {count}; }
};
inline FigureRange everyone(const Tabletop& s) { return {s.figure_count}; }

}  // namespace fyrd
