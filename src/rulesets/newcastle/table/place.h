// Who stands where: reach, melee, shields, sight, bad ground and how fast a man is (NEW-020 … NEW-023, NEW-044,
// NEW-054, NEW-A09, NEW-A50).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

// NEW-A33 gaps between bases; what touches is in reach of anything.
Length gap(Here, FigureId, FigureId);
Length reach(Here, FigureId);
bool reaches(Here, FigureId by, FigureId at);  // he can strike him from where he stands
// NEW-A40 a pair may fight when one has the other in reach.
bool in_melee_with(Here, FigureId, FigureId);
bool meets(Here, FigureId, Point from, FigureId enemy);  // if he stood there
bool in_melee(Here, FigureId);
FigureSet foes_at(Here, FigureId, Point from);  // whom he would meet there

// NEW-044, NEW-A48 his shield is towards the other.
bool shielded(Here, FigureId target, FigureId from);

// NEW-023 no hedge between two places.
bool sees(const NewcastleBattle&, Point from, Point to);
// NEW-021 any part of the way, or of where he stands, touches bad ground.
bool crosses_difficult(Here, FigureId, const Path&);
bool on_difficult(Here, FigureId);

// NEW-020 … NEW-022, NEW-A43 an M in inches and what wounds, a line and bad ground take of it.
struct Going {
  int wounds = 0;
  bool formed = false, difficult = false, mounted = false;
};
Tally pace(const Numbers&, int move, Going, FigureId = nobody);
Tally rate_tally(Here, FigureId, bool formed, bool difficult);
Length rate(Here, FigureId, bool formed = false, bool difficult = false);

// NEW-A09, NEW-A50 how far a man goes straight on before ground, the table's edge or anybody stops him.
Vec room(Here, FigureId, Vec way);
void put(const NewcastleBattle&, State&, FigureId, Point);

inline bool fine(const State& s, FigureId id) { return s[id].in_play() && s.man(id).wounds == 0; }  // NEW-A28

}  // namespace fyrd::newcastle
