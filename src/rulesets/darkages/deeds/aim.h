// One shot judged: whether it can be made, what it needs, what is added to the die (DRK-011, DRK-020 … DRK-038,
// DRK-A17, DRK-A18, DRK-A20, DRK-A34, DRK-A43 … DRK-A46).
#pragma once

#include <array>
#include <optional>

#include "rulesets/darkages/table/sight.h"
#include "rulesets/darkages/table/wall.h"

namespace fyrd::darkages {

struct Shot {
  enum class Kind : std::uint8_t { plain, group, heavy, fire } kind = Kind::plain;
  FigureId by{}, at{};
  int moment = ticks;  // DRK-A34
  int piece = -1;      // of fire: what is to burn
};

// DRK-030 … DRK-038 what matters for a shot, taken from the table or said in words, and what is added to its die.
struct ShotFacts {
  Cover cover = Cover::none;  // of the target
  bool wall = false, mail = false, furtive_target = false;
  bool moving = false, furtive = false, mounted_foot = false;  // the shooter
  bool group = false;                                          // aimed at one
};
Tally shot_tally(const Numbers&, const ShotFacts&, FigureId by = nobody);

// All that is judged about the shots of one moment.
class Shooting {
 public:
  Shooting(Here, int tick);

  WhyNot cannot(const Shot&) const;
  int need(const Shot&) const;
  Tally modifiers(const Shot&) const;
  bool at_group(const Shot&) const;      // DRK-A46 whether it is aimed at one
  FigureSet victims(const Shot&) const;  // DRK-A14 among whom the victim of a shot at a group is drawn
  Length furthest(FigureId) const;       // that he may shoot at that moment
  Then then() const { return {here_.b, moment_}; }

 private:
  const Ranges& ranges(FigureId) const;
  const Range* range(const Shot& shot) const { return ranges(shot.by).at(gap_to(shot)); }
  Length gap_to(const Shot& shot) const { return gap(then(), shot.by, shot.at); }
  WhyNot too_close(const Shot&) const;
  WhyNot cannot_burn(const Shot&) const;
  ShotFacts facts(const Shot&) const;
  bool on_the_way() const { return tick_ > 0 && tick_ < ticks; }

  const Here here_;
  const Tabletop moment_;
  const FigureSet walled_;     // DRK-A33
  const FigureSet embattled_;  // who has an enemy upon him
  const int tick_;
};

// Judges of moments, made when they are wanted.
class Moments {
 public:
  explicit Moments(Here here) : here_(here) {}
  const Shooting& at(int tick) {
    if (!all_[tick]) all_[tick].emplace(here_, tick);
    return *all_[tick];
  }

 private:
  const Here here_;
  std::array<std::optional<Shooting>, ticks + 1> all_;
};

WhyNot cannot_shoot(Here, FigureId);  // whatever the target
// DRK-A18 an enemy who came into contact this turn with him or his group.
bool arrives(Here, FigureId shooter, FigureId foe);

}  // namespace fyrd::darkages
