// A battle of the simple game: its numbers, its people, and the questions the rules put to the sides.
#pragma once

#include <optional>

#include "core/geometry/disc.h"
#include "core/play/hash.h"
#include "core/table/way.h"
#include "rulesets/merlin/simple/state.h"
#include "rulesets/merlin/troop.h"

namespace fyrd::merlin::simple {

struct Numbers {
  Length movement, contact, high_ground, sight_height;
  int mounted_free = 0, turns = 0;
  Length foot_base, mounted_base;
  int two_to_one = 0, three_to_one = 0, leader = 0, mounted = 0, charging = 0, crossbow = 0;
  Length longbow_range, crossbow_range;
};

enum class Ended : std::uint8_t { none, last_standing, nobody_left, turn_limit };

class SimpleBattle final : public BattleOf<SimpleBattle, State> {
 public:
  Numbers numbers;
  std::vector<Troop> troops;  // beside members
  Tabletop start_table;
  Ways ways[2];               // for foot and for riders

  const Troop& troop(FigureId id) const { return troops[id.index]; }
  Length radius(const Figure& f) const { return bases[f.base].radius; }

  void start(State&) const;
  void play(State&, Play&) const;
  std::uint64_t fingerprint(const State&) const;
  std::string phase(const Tabletop&) const override;
  std::string verdict(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

// MER-S-A13 bases are round, and distances between their nearest edges, the exact distance included.
inline Disc disc_of(const SimpleBattle& b, const Figure& f) { return {f.at, b.radius(f)}; }
inline bool in_contact(const SimpleBattle& b, const State& s, FigureId a, FigureId e) {  // MER-S-A04
  return within(disc_of(b, s[a]), disc_of(b, s[e]), b.numbers.contact);
}
inline bool enemies(const State& s, FigureId a, FigureId b) { return s[a].side != s[b].side; }
inline int count_in_play(const State& s, Side side) {
  int n = 0;
  for (FigureId id : everyone(s)) n += s[id].side == side && s[id].in_play();
  return n;
}

// A figure leaves the battle (MER-S-001, MER-S-004).
void eliminate(State&, FigureId);
// MER-S-A12 a turn is one side turn each.
void end_side_turn(const SimpleBattle&, State&, Play&);
// MER-X03: who has won, after this turn or because nobody is left to fight.
void judge_end_of_turn(const SimpleBattle&, State&, Play&);

// What two rolls of a die come to when one has `ahead` more to add: outcomes of 36.
struct Contest {
  int wins = 0, loses = 0;
};
Contest contest(int ahead);
std::string chances(const Contest&);  // "7/12 to win, 5/18 to lose, 5/36 nothing"

}  // namespace fyrd::merlin::simple
