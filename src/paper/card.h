// What stands on the card of a figure, told by what its rules tell of it and by the data files.
#pragma once

#include "core/play/battle.h"
#include "paper/numbers.h"
#include "paper/style.h"

namespace fyrd::paper {

struct Card {
  struct Line {
    std::string name, text;  // "sword", "damage 1, block 1. Wounds more and blocks better."
  };
  struct Tick {
    std::string name;
    int count = 1, ticked = 0;
  };

  FigureId id;
  std::string name, profile, band, traits, help;
  std::vector<std::pair<std::string, std::string>> stats;
  std::vector<Line> lines;  // weapons, gear, skills
  std::vector<Tick> boxes;
};

Card card_of(const GameData&, const Style&, const Battle&, const Tabletop& begun, const Tabletop& now, FigureId);

// The base seen from above, facing up: in true size where it is no larger than `most` millimetres, else 1 : 2, 1 : 3
// and so on, as the words say.
struct BasePicture {
  std::string svg, words;
  double width = 0, height = 0;  // on the paper, in millimetres
};
BasePicture base_picture(const Battle&, const Tabletop&, FigureId, double most);

}  // namespace fyrd::paper
