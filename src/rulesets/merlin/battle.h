// What the battles of all three games share: people, bases, and the numbers of the table.
#pragma once

#include "core/geometry/disc.h"
#include "core/play/battle.h"
#include "core/table/way.h"
#include "rulesets/merlin/troop.h"

namespace fyrd::merlin {

struct Common {
  Length contact, high_ground, sight_height;
  Length foot_base, mounted_base;
  int turns = 0;
};

class MerlinBattle : public Battle {
 public:
  Common common;
  std::vector<Troop> troops;  // beside members
  Tabletop start_table;
  Ways ways[2];               // for foot and for riders
  int percent = 100;          // MER-S-007 one factor for all lengths

  const Troop& troop(FigureId id) const { return troops[id.index]; }
  // MER-S-A13 bases are round, and distances between their nearest edges, the exact distance included.
  Length radius(const Figure& f) const { return bases[f.base].radius; }
  Disc disc_of(const Figure& f) const { return {f.at, radius(f)}; }
  bool in_contact(const Tabletop& s, FigureId a, FigureId b) const {  // MER-S-A04
    return within(disc_of(s[a]), disc_of(s[b]), common.contact);
  }
};

inline bool enemies(const Tabletop& s, FigureId a, FigureId b) { return s[a].side != s[b].side; }

// The options of all three games: scale and points.
extern const GameOption scale_option, points_option;

// Reads common numbers, ground and forces and sets everybody up; problems say what is wrong.
void open_common(const Ruleset&, const data::Library&, const Plan&, MerlinBattle&, data::Problems&);
void describe_common(const data::Library&, Catalog&);
Bill check_common(const Ruleset&, const data::Library&, const data::Tree& warband, data::Problems&);

}  // namespace fyrd::merlin
