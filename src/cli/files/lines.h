// Lines from a file descriptor, never more of one in memory than allowed.
#pragma once

#include <cstddef>
#include <string>

namespace fyrd::cli {

class Lines {
 public:
  enum class Got { line, too_long, end };

  Lines(int from, std::size_t most) : from_(from), most_(most) {}

  // The next line without its end; a last line without one counts too. A line that is too long is skipped whole and
  // leaves `line` empty.
  Got next(std::string& line);

 private:
  bool fill();  // false at the end of the input

  int from_;
  std::size_t most_;
  std::string buffer_;
  std::size_t at_ = 0;
};

}  // namespace fyrd::cli
