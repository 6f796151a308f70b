// What the scenarios add to a battle: who attacks, where everybody begins, what happens at the end of a turn, and
// what wins besides rout (NOT-059, NOT-190, NOT-210 … NOT-212, NOT-A48, A99 … A103, NOT-X50, X51).
#pragma once

#include "core/table/edge.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

// Things, doors, machines and pines as they are before anybody decides anything.
void set_up_plot(const NottinghamBattle&, State&);

// How a battle stands by the plot's own measure; verdicts begin at 10.
struct Decision {
  Ending ending = Ending::none;
  Side winner = no_side;
  std::uint8_t verdict = 0;
};
Decision plot_decides(Here, bool end_of_turn);
std::string plot_verdict(Here);

// Something carried or led has come to where it was wanted (NOT-070).
void goods_arrive(Now, FigureId by, Load);

// Roles.
bool has_roles(const NottinghamBattle&);
inline bool attacks(Here here, Side side) {
  const auto& [b, s] = here;
  return !s.attacker.none() && b.groups[side.index] == b.groups[s.attacker.index];
}
inline bool defends(Here here, Side side) { return !here.s.attacker.none() && !attacks(here, side); }
Side first_defender(Here);
FigureId leader_of(Here, Side);  // nobody: there is none
bool all_deployed(const State&);

// Edges of the table.
inline bool touches(const NottinghamBattle& b, Edge edge, const Shape& shape) {
  return gap_to(b.ground, edge, shape) <= b.numbers.contact;
}  // NOT-A61
bool reaches(const Zone&, const Shape&);  // some of it lies in the zone or touches it

// Where somebody may be set up.
struct Post {
  Point low{}, high{};
  std::int8_t edge = -1;   // an Edge: the base is to touch it
  std::int16_t room = -1;  // a piece: inside it
  bool whole = false;      // the base lies wholly within, else it reaches in
  Length height{};         // of what is stood on; on the ground: zero
  Angle facing{};
};
struct Posts {
  std::array<Post, 12> all{};
  int count = 0;
  void add(const Post& post) {
    if (count < static_cast<int>(all.size())) all[count++] = post;
  }
  std::span<const Post> span() const { return {all.data(), static_cast<std::size_t>(count)}; }
};

// Who sets up next, and which of his people he may choose from.
struct Wave {
  Side side = no_side;
  FigureSet who{};
  bool drawn = false;  // NOT-210 in a house drawn by lot
};
// All sides take turns, one figure at a time, from the seat that may begin.
Wave take_turns(Here);
// The attackers or the defenders, taking turns where they are several bands.
enum class Part : std::uint8_t { everybody, leaders, followers };
Wave wave_of(Here, bool attackers, Part);

// One plot: a row of these for each.
struct PlotRules {
  const char* id;
  bool roles;
  void (*set_up)(const NottinghamBattle&, State&);
  Wave (*wave)(Here);
  void (*posts)(Here, FigureId, int house, Posts&);
  void (*events)(Now);
  void (*arrive)(Now, FigureId by, Load);
  Decision (*decides)(Here, bool end_of_turn);
  const char* (*verdict)(std::uint8_t);
  const char* wins = "";  // besides the rout of the others, in a sentence with a space behind it
};
extern const PlotRules battle_plot, gingerbread_plot, desires_plot, christmas_plot, gate_plot, trouble_plot;
const PlotRules& plot_rules(Plot);

void own_zone(Here, FigureId, int house, Posts&);  // a post: the zone of his band
Post in_room(const NottinghamBattle&, int piece, Angle facing);
Post at_edge(const NottinghamBattle&, Edge, Angle facing);
void plot_events(Now);

}  // namespace fyrd::nottingham
