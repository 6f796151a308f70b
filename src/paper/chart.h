// A Villain's flowchart as a picture, in colours or black on white (STO-X11).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::paper {

struct ChartInk {
  const char *text, *faded, *page, *box, *question, *action, *seal,
      *number;  // what is asked, what is done; the seal with the number of a line
};

std::string chart_picture(const stormclouds::Chart&, const stormclouds::Numbers&, const ChartInk&);
// The same without name, ground and frame, to be set into a page. `name` tells it from others there.
std::string chart_drawing(const stormclouds::Chart&, const stormclouds::Numbers&, const ChartInk&,
                          const std::string& name);

}  // namespace fyrd::paper
