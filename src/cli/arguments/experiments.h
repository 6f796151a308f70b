// What may be typed after fyrd lab compare, sweep, fair, price, battle and merge, and options that fyrd sim has as
// well.
#pragma once

#include "cli/arguments/command.h"
#include "cli/lab/course.h"

namespace fyrd::cli {

void define_experiments(Commands&, CLI::App* lab);
void set_option(CLI::App*, std::vector<std::string>& set);
void course_options(CLI::App*, CourseArguments&);

}  // namespace fyrd::cli
