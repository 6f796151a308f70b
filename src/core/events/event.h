// Something that happened, as a value: enough for a picture, a sentence and a test.
#pragma once

#include <string>
#include <vector>

#include "core/dice/pool.h"
#include "core/geometry/path.h"
#include "core/ids.h"
#include "core/play/tally.h"

namespace fyrd {

struct Event {
  const char* kind = "";  // past tense: "struck"
  const char* rule = "";  // what it follows from
  const char* text = "";  // a sentence with places: "{by} strikes {at} down."; see narrate.h
  FigureId by, at;
  Side side;
  int number = 0, other = 0;
  Length length;
  Point from;
  Path path;                      // where somebody went
  std::vector<FigureId> figures;  // several at once
  Pool pool{0, 0};                // of a roll
  std::vector<std::uint16_t> faces;
  const char* purpose = "";    // of a roll
  const char* thing = "";      // what was dropped, taken, used; a name that the battle keeps
  std::vector<Tally> tallies;  // what the faces were modified by
};

}  // namespace fyrd
