// Reading lines in bounded memory.
#include "cli/files/lines.h"

#include <unistd.h>

#include <cerrno>

namespace fyrd::cli {

bool Lines::fill() {
  char bytes[1 << 16];
  ssize_t n;
  do { n = ::read(from_, bytes, sizeof bytes); } while (n < 0 && errno == EINTR);
  if (n <= 0) return false;
  buffer_.assign(bytes, n);
  at_ = 0;
  return true;
}

Lines::Got Lines::next(std::string& line) {
  line.clear();
  bool any = false, too_long = false;
  for (;;) {
    if (at_ == buffer_.size() && !fill()) break;
    any = true;
    const std::size_t end = buffer_.find('\n', at_);
    const std::size_t stop = end == std::string::npos ? buffer_.size() : end;
    if (!too_long && line.size() + (stop - at_) > most_) {
      too_long = true;
      std::string().swap(line);
    }
    if (!too_long) line.append(buffer_, at_, stop - at_);
    at_ = end == std::string::npos ? stop : end + 1;
    if (end != std::string::npos) return too_long ? Got::too_long : Got::line;
  }
  if (!any) return Got::end;
  return too_long ? Got::too_long : Got::line;
}

}  // namespace fyrd::cli
