// What goes wrong, told in one plain sentence on standard error, and what the program then exits with.
#pragma once

#include <string>
#include <vector>

#include "data/problems.h"

namespace fyrd::cli {

enum Exit : int {
  fine = 0,
  wrong = 1,   // what was asked about is not in order
  misuse = 2,  // what was asked cannot be understood or done
};

// These give back `code`. All problems are told, one a line after the first.
int complain(const std::string& sentence, Exit code = misuse);
int complain(const data::Problems&, Exit code = misuse);

// A refusal and all its problems, each once: the message of one has the first in it already.
std::string refusal_text(std::string message, const std::vector<data::Problem>& problems);

}  // namespace fyrd::cli
