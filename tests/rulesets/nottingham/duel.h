// Two men of Nottingham face to face, for tests of blows.
#pragma once

#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

// Hugh strikes at Rolf, half an inch before him, with dice to spare on both sides. Rolf looks at him unless told
// otherwise.
struct Duel : NottinghamGame {
  Duel() : Duel({}, {}) {}
  Duel(const Json& hugh, const Json& rolf, int rolf_looks = 180, double gap = 0.5) {
    red("Hugh", {20, 20}, hugh);
    red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    Json second = {{"facing", rolf_looks}};
    if (!rolf.is_null()) second.update(rolf);
    blue("Rolf", {20, 20 + apart(gap)}, second);
    blue_elsewhere();
  }
  // What comes of a blow that shows this face, without a block.
  std::string blow(int face, int dice = 1) {
    acts("Hugh", dice);
    return strikes("Rolf", face);
  }
  // Blocked with one die: "hit 8:7".
  std::string against(int face, int guard) {
    acts("Hugh");
    attack("Rolf"), with_weapon();
    add(0), block(1), roll(face), roll(guard);
    return outcome();
  }
};

// Numbers and skills with some gear; the weapons first in the list are in the hands.
inline Json with(std::initializer_list<const char*> gear, Json more = Json::object()) {
  more["gear"] = Json::array();
  for (const char* one : gear) more["gear"].push_back(one);
  return more;
}

}  // namespace fyrd::nottingham
