// What the battles of all three games share: people, bases, and the numbers of the table.
#pragma once

#include "core/figures/sides.h"
#include "core/table/way.h"
#include "rulesets/merlin/troop.h"
#include "rulesets/scenario.h"

namespace fyrd::merlin {

struct Common {
  Length contact, high_ground, higher, sight_height;
  Length foot_base, mounted_base;
  int turns = 0;
};

// What a kind of ground means to the people in it; the simple game looks at none of it.
struct TerrainTrait {
  int cover = 0;           // against missiles for who stands behind it: 1 half, 2 more than half, 3 slit or window
  bool fortified = false;  // for who defends it
  bool rough = false;      // walked through at a walk only
  bool fort = false;       // inside a fort (MER-R-011, MER-R-041)
  bool gate = false;       // closed until it is broken open (MER-X04)
  bool ladder = false;     // where a ladder can be put up (MER-R-030)
  bool stair = false;      // one figure a turn (MER-R-005)
};

class MerlinBattle : public Battle {
 public:
  Common common;
  std::vector<TerrainTrait> traits;  // beside terrain
  std::vector<Troop> troops;         // beside members
  Tabletop start_table;
  Ways ways[2];                        // for foot and for riders
  std::optional<Objective> objective;  // MER-X03
  int percent = 100;                   // MER-S-007 one factor for all lengths

  const Troop& troop(FigureId id) const { return troops[id.index]; }
  // MER-S-A13, MER-S-A04 bases are round, and distances between their nearest edges, the exact distance included.
  bool in_contact(const Tabletop& s, FigureId a, FigureId b) const {
    return within(disc_of(s[a]), disc_of(s[b]), common.contact);
  }
  std::string verdict(const Tabletop&) const final;
  std::span<const Shown> shows() const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  Sight sight(const Tabletop&, const Aim& from, const Aim& to) const override;  // MER-S-A09
};

// MER-B-008, MER-R-013 the best cover of a target behind ground that the line of a shot crosses: 0 … 3.
int cover(const MerlinBattle&, const Tabletop&, FigureId shooter, FigureId target);
// MER-B-008, MER-R-025 a figure in or on fortified ground, or behind it towards the enemy.
bool fortified(const MerlinBattle&, const Tabletop&, FigureId, FigureId against);
// MER-B-008, MER-R-027, MER-B-A21 a figure stands clearly higher than another.
inline bool higher(const MerlinBattle& b, const Tabletop& s, FigureId a, FigureId than) {
  return s[a].elevation - s[than].elevation >= b.common.higher;
}

inline bool enemies(const Tabletop& s, FigureId a, FigureId b) { return s[a].side != s[b].side; }

}  // namespace fyrd::merlin
