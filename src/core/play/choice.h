// What a player answers: one plain value for every question of every ruleset.
#pragma once

#include <array>
#include <span>
#include <string>

#include "core/events/show.h"
#include "core/geometry/angle.h"
#include "core/geometry/path.h"
#include "core/ids.h"

namespace fyrd {

// Which parts of a choice a verb uses; the others stay empty.
enum Uses : std::uint16_t {
  uses_nothing = 0,
  uses_figure = 1,   // who acts
  uses_target = 2,   // on whom
  uses_figures = 4,  // several who act
  uses_path = 8,     // where to
  uses_facing = 16,  // looking where at the end
  uses_number = 32,  // how many, which
};

// One thing a question lets a player do.
struct Verb {
  const char* name;  // "move"
  std::uint16_t uses = uses_nothing;
  const char* label = nullptr;  // what people read; nothing: the name does
  Shows shows = Shows::words;   // of several that may be done to somebody: a shot or a blow comes first to mind
};
std::string label_of(const Verb&);  // "Get up", of the name "get_up"

struct Choice {
  static constexpr int max_figures = 8;

  std::uint8_t verb = 0;  // an index into the question's verbs
  FigureId figure{};
  FigureId target{};
  std::uint8_t count = 0;  // of figures
  std::array<FigureId, max_figures> figures{};
  std::int16_t number = 0;
  Angle facing{};
  Path path{};

  std::span<const FigureId> all_figures() const { return {figures.data(), count}; }
  void add(FigureId id) { figures[count++] = id; }
  bool operator==(const Choice&) const;
};

}  // namespace fyrd
