// Who sees whom at a moment, past whom, and behind what cover (DRK-010 … DRK-012, DRK-029, DRK-030, DRK-032, DRK-A35,
// DRK-A36, DRK-A50).
#pragma once

#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

// DRK-A35 what a line between two figures runs into.
struct View {
  bool clear = true;
  FigureId figure{};  // who stands in it
  Length wood{};      // DRK-A36 on the line
};
View view(Here, Then, FigureId from, FigureId to);
bool sees(Here, Then, FigureId from, FigureId to);
bool lies_hidden(Here, Then, FigureId);  // DRK-010 whoever crouches in bushes, still, cannot be shot at

enum class Cover : std::uint8_t { none, cover, slit };
Cover cover(Here, Then, FigureId shooter, FigureId target);
bool shoots_from_inside(Here, Then, FigureId shooter, FigureId target);  // DRK-029

}  // namespace fyrd::darkages
