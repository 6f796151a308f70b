// Keeping problems few, short and safe to print, whatever the file they come from.
#include "data/problems.h"

#include <algorithm>

#include "data/utf8.h"

namespace fyrd::data {

void Problems::add(std::string_view where, std::string_view message) {
  Problem p{printable(where, 300), printable(message, 600)};
  if (std::find(all_.begin(), all_.end(), p) != all_.end()) return;
  if (all_.size() < most)
    all_.push_back(std::move(p));
  else
    ++more_;
}

std::string Problems::text() const {
  std::string out;
  for (const Problem& p : all_) {
    if (!p.where.empty()) out += p.where + ": ";
    out += p.message + "\n";
  }
  if (more_ > 0) out += "… and " + std::to_string(more_) + " more\n";
  return out;
}

}  // namespace fyrd::data
