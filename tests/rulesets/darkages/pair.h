// Two in contact, one above the other, and others far away so that the battle goes on.
#pragma once

#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

struct Pair : DarkStage {
  Pair(const char* mine, const char* his, double apart = 2) {
    crowd();
    red("Ned", mine, Cm(40, 60));
    blue("Odo", his, Cm(40, 60 + apart));
  }
  // The blows with these dice; the rest of the turn with ones.
  void fight(std::initializer_list<int> faces) {
    march();
    while (asked() == "shoot" || asked() == "name") next(1);
    throws(faces);
  }
};

}  // namespace fyrd::darkages
