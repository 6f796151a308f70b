// The program fyrd.
#include <exception>
#include <string>

#include "cli/arguments.h"
#include "cli/commands.h"

int main(int argc, char** argv) {
  try {
    return fyrd::cli::run(argc, argv);
  } catch (const std::exception& e) {
    return fyrd::cli::complain(std::string("something went wrong that should not: ") + e.what());
  }
}
