// The places somebody can get to, each with what would come of going there and of what he means to do then.
#pragma once

#include "odds/forecast.h"

namespace fyrd {

struct FieldPlace {
  Choice choice;  // the move that leads there
  Fraction hurt;  // the chance that the target loses a tenth or more of what he is worth now
  Fraction risk;  // the chance that whoever moves is
  bool exact = true;
};

struct FieldOrder {
  Choice move;         // like any other; its path and its facing are replaced
  FigureId figure;     // who moves
  FigureId target;     // at whom he looks when he has arrived; nobody: where he goes
  Length step;         // between the lines of the grid
  std::size_t most = 2'000;  // places
};

// In the order of rows from below. The choices of the intention are those after the move.
std::vector<FieldPlace> field(const Game&, const Intention&, const FieldOrder&);

}  // namespace fyrd
