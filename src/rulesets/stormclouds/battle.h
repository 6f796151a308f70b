// A battle of Stormclouds: its numbers, cards, charts, objectives and options.
#pragma once

#include "core/play/here.h"
#include "core/table/way.h"
#include "rulesets/scenario.h"
#include "rulesets/stormclouds/numbers.h"
#include "rulesets/stormclouds/people/warband.h"
#include "rulesets/stormclouds/state.h"
#include "rulesets/stormclouds/villains/chart.h"

namespace fyrd::stormclouds {

enum class Plot : std::uint8_t { fight, loot, watch, cart, massive };  // STO-084, STO-X18

// clang-format off
enum class Twist : std::uint8_t {  // STO-070
  might, dexterity, warrior_twice, hunters_shoot, mighty_blow, potion, newcomers, spells, mighty_shot, speed, parry,
  attacks
};
// clang-format on

struct Fate {  // a face of its die
  Twist kind = Twist::might;
  std::string text;
};

struct Loot {
  std::string name;
  Point at;
  std::optional<Edge> edge;  // only when the players have set up there
  std::string lies;          // where, in words for a tape measure
  std::string_view looks{};
};

struct Cache {  // STO-035
  std::string id, name;
  Point at;
  int target = 0;
  Gear gear = Gear::potion;
  std::string lies;  // as of Loot
};

constexpr int max_objectives = 8;

class StormcloudsBattle final : public BattleOf<StormcloudsBattle, State> {
 public:
  Numbers numbers;
  Cards cards;
  Charts charts;
  std::vector<Fighter> fighters;  // beside members
  std::vector<Fate> twists;       // STO-070 one for each face
  Rulings rulings;
  Plot plot = Plot::fight;
  int turns = 12, least_turns = 4;  // STO-084, STO-A25
  int points = 0;                   // of all Heroes who came
  std::vector<Zone> zones;          // the Heroes', the Villains'
  std::vector<Edge> edges;          // STO-081 to choose from; empty: the zone
  bool scattered = true;            // STO-082 the Villains, else in their zone
  std::vector<Loot> loot;
  std::vector<Cache> caches;
  std::array<Point, 2> road{};  // STO-X18
  Side villains;                // the last side, which nobody is asked for
  FigureSet newcomers;          // STO-A44 of them those whom a Twist brings
  State opening;
  Ways ways[3], around[3];  // for each base: over what can be climbed, and around it

  bool hero(FigureId id) const { return members[id.index].side != villains; }
  bool hero(const Tabletop& s, FigureId id) const { return s[id].in_play() && hero(id); }
  const Fighter& fighter(FigureId id) const { return fighters[id.index]; }
  const VillainCard& card(const State& s, FigureId id) const { return cards.villains[s.man(id).card]; }
  const Spell& spell(int which) const { return cards.spells[which]; }
  Shape shape(const Cache& cache) const { return disc(cache.at, numbers.objective / 2); }
  const Chart& chart(const State& s, FigureId id) const { return charts[static_cast<int>(card(s, id).type)]; }
  bool has(FigureId id, Ability a) const { return fighters[id.index].abilities.has(a); }
  bool has(FigureId id, Issue i) const { return fighters[id.index].issues.has(i); }
  Length height(const Figure& f) const {
    return f.base == 0 ? numbers.small_height : f.base == 1 ? numbers.large_height : numbers.massive_height;
  }

  void start(State& s) const { s = opening; }
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  std::string wins() const override;
  std::string verdict(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  std::span<const Shown> shows() const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  int worth(const Tabletop&, FigureId) const override;
  Sight sight(const Tabletop&, const Aim& from, const Aim& to) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  std::vector<Prop> props(const Tabletop&, Side) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

using Here = HereOf<StormcloudsBattle, State>;
using Now = NowOf<StormcloudsBattle, State>;

}  // namespace fyrd::stormclouds
