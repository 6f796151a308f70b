// The page while it is being drawn.
#pragma once

#include "cli/pictures/ink.h"
#include "cli/pictures/picture.h"
#include "core/dice/seeded.h"

namespace fyrd::cli {

struct Page {
  Frame frame;
  std::string out;
  Random random{7, Stream::decoration, 0};

  void add(const std::string& markup) { out += markup, out += '\n'; }
  double chance() { return random.next() / 4294967296.0; }  // 0 … 1
  double between(double a, double b) { return a + (b - a) * chance(); }
};

}  // namespace fyrd::cli
