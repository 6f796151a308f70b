// The places somebody can get to, each with what would come of going there and of what he means to do then.
#pragma once

#include "odds/forecast.h"

namespace fyrd {

struct FieldPlace {
  Choice choice;  // the move that leads there
  // The chance that the target loses a tenth or more of what he is worth now; where nothing is meant to be done after
  // the move, the chance that he is hit by what could be.
  Fraction hurt;
  Fraction risk;      // the chance that whoever moves does, on the way and by what he does there
  double danger = 0;  // the chance that an enemy hits him then, if each does next what is likeliest to
  bool exact = true;
};

struct FieldOrder {
  Choice move;               // like any other; its path and its facing are replaced
  FigureId figure;           // who moves
  FigureId target;           // at whom he looks when he has arrived; nobody: where he goes
  Length step;               // between the lines of the grid
  std::size_t most = 2'000;  // places
  // In pieces: the first point of the grid to look at, and the runs of the rules after which the rest is left.
  std::size_t from = 0;
  std::optional<std::int64_t> piece{};
};

struct Field {
  std::vector<FieldPlace> places;
  std::optional<std::size_t> next;  // where the next piece begins, if this is not all
};

// In the order of rows from below. The choices of the intention are those after the move.
Field field(const Game&, const Intention&, const FieldOrder&);

}  // namespace fyrd
