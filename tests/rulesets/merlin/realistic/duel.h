// Two men face to face in Lord Merlin's more realistic game.
#pragma once

#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

// Wat and Odo face each other, so many inches from edge to edge.
struct Duel : RealisticStage {
  Duel(const char* mine, const char* his, double apart, const Json& of_mine = {}, const Json& of_his = {},
       const Json& ruled = Json::object()) {
    options.update(ruled);
    red("Wat", mine, {60, 50}, of_mine);
    blue("Odo", his, {60, 50 + apart + radius(mine) + radius(his)}, of_his);
    first(fyrd::red);
    to_fight();
  }
  static double radius(const std::string& profile) {
    return profile == "mounted-knight" || profile.find("cavalry") != profile.npos ? 1.25 : 0.75;
  }
  void to_fight() {
    for (int i = 0; i < 9 && asked() != "strike" && asked() != "dice" && state().turn == 1; ++i) done();
  }
};

// Dice times ten, less what is taken off their sum, with the first weapon that can be used.
inline int dice_against(RealisticStage& stage, const char* who, const char* foe) {
  for (int band = 0; band < bands; ++band) {
    if (const auto how = stroke(stage.here(), stage.id(who), stage.id(foe), band)) return how->dice * 10 - how->less;
  }
  return 0;
}

}  // namespace fyrd::merlin::realistic
