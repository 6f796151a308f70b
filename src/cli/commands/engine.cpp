// fyrd engine: the protocol on standard input and output, one line each.
#include "cli/commands/engine.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "cli/complaint.h"
#include "cli/files/lines.h"
#include "lab/many.h"
#include "protocol/json.h"
#include "protocol/session.h"

namespace fyrd::cli {

namespace {

std::string too_long() {
  return fmt::format(
      R"({{"id":null,"error":{{"code":"too_long","message":"A line may be {} MiB long; this one was skipped."}}}})",
      protocol::max_line >> 20);
}

// Flushed at once: whoever asked waits for it.
bool say(const std::string& reply) {
  return std::fwrite(reply.data(), 1, reply.size(), stdout) == reply.size() && std::fputc('\n', stdout) != EOF &&
         std::fflush(stdout) == 0;
}

bool blank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

}  // namespace

int engine(const data::Library& library) {
  protocol::Session session(library, hands(threads_of(0)));
  Lines lines(STDIN_FILENO, protocol::max_line);
  std::string line;
  for (;;) {
    switch (lines.next(line)) {
      case Lines::Got::end: return fine;
      case Lines::Got::too_long:
        if (!say(too_long())) return complain("nobody reads the replies any more");
        break;
      case Lines::Got::line:
        if (!blank(line) && !say(session.handle(line))) return complain("nobody reads the replies any more");
    }
  }
}

}  // namespace fyrd::cli
