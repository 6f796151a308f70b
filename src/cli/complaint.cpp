// Telling what goes wrong.
#include "cli/complaint.h"

#include <cstdio>

namespace fyrd::cli {

int complain(const std::string& sentence, Exit code) {
  std::fflush(stdout);
  std::fprintf(stderr, "fyrd: %s\n", sentence.c_str());
  return code;
}

int complain(const data::Problems& problems, Exit code) {
  std::string text = problems.text();
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return complain(text, code);
}

std::string refusal_text(std::string message, const std::vector<data::Problem>& problems) {
  if (problems.empty()) return message;
  const std::size_t first = message.find(": " + problems[0].where + ": " + problems[0].message);
  if (first != std::string::npos) message.erase(first + 1);
  for (const data::Problem& p : problems) message += "\n  " + p.where + ": " + p.message;
  return message;
}

}  // namespace fyrd::cli
