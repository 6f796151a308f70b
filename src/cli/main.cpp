// The program fyrd.
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>

#include "cli/arguments/arguments.h"
#include "cli/complaint.h"

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error, and not the end
  int code = fyrd::cli::misuse;
  std::string trouble;
  try {
    code = fyrd::cli::run(argc, argv);
  } catch (const std::exception& e) { trouble = e.what(); }
  // First, since what cannot be written is thrown as well.
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
    return fyrd::cli::complain("not all that was said could be written to standard output", fyrd::cli::wrong);
  return trouble.empty() ? code : fyrd::cli::complain("something went wrong that should not: " + trouble);
}
