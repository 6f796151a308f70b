// The answer as one page that opens anywhere: what was asked, the answer, a picture of it, what differs, battles to
// look at, and how to play it all again.
#pragma once

#include <string>
#include <vector>

#include "cli/lab/answer.h"

namespace fyrd::cli {

// HTML of one file, with pictures as SVG, the data as JSON, and battles as records inside it. `rounds` has all outcomes
// one after the other.
std::string report(const Opened&, const Answer&, std::span<const Outcome> rounds);

}  // namespace fyrd::cli
