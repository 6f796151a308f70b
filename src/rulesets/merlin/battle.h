// What the battles of all three games share: people, bases, and the numbers of the table (MER-S-A04, MER-S-A13).
#pragma once

#include "core/figures/sides.h"
#include "core/table/way.h"
#include "rulesets/merlin/people/troop.h"
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

constexpr int max_works = 8;  // gates, ladders and stairs on a table

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
  std::string wins() const override;
  std::string verdict(const Tabletop&) const final;
  std::span<const Shown> shows() const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  Sight sight(const Tabletop&, const Aim& from, const Aim& to) const override;  // MER-S-A09
};

using Here = HereOf<MerlinBattle, Tabletop>;
using Now = NowOf<MerlinBattle, Tabletop>;

// MER-S-A13, MER-S-A04 bases are round, and distances between their nearest edges, the exact distance included.
inline bool in_reach(Here here, FigureId a, FigureId b, Length reach) {
  return within(here.disc(a), here.disc(b), reach);
}
inline bool in_contact(Here here, FigureId a, FigureId b) { return in_reach(here, a, b, here.b.common.contact); }
// The same, rounded to whole units.
inline Length gap(Here here, FigureId a, FigureId b) {
  return distance(here[a].at, here[b].at) - here.b.radius(here[a]) - here.b.radius(here[b]);
}

}  // namespace fyrd::merlin
