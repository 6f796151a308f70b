// The way in.
#pragma once

namespace fyrd::cli {

// Reads the arguments and runs the command they name; gives the exit code.
int run(int argc, char** argv);

}  // namespace fyrd::cli
