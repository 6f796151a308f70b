// One shooter and his mark in Lord Merlin's more realistic game.
#pragma once

#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

// Alan shoots, Odo is the mark.
struct Range : RealisticStage {
  explicit Range(const char* bow = "longbowman", const char* mark = "halberdier", const Json& of_mark = {},
                 double apart = 15) {
    red("Alan", bow, {60, 20});
    blue("Odo", mark, {60, 20 + apart}, of_mark);
  }
};

inline std::string after_shot(Range& stage, int sum) {
  stage.first(red);
  stage.shoots("Alan", "Odo");
  stage.to_dice();
  stage.two(sum);
  return stage.last({"missed", "shot_down", "unhorsed"});
}

}  // namespace fyrd::merlin::realistic
