// A program run beside this one, spoken to by lines on its standard input and output.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>

namespace fyrd::cli {

class Process {
 public:
  enum class Got { line, late, ended, too_long };

  explicit Process(const std::string& command);  // by the shell
  ~Process();                                    // it is stopped, with whatever it began
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  bool running() const { return pid_ > 0; }
  // Sends a line and waits for one.
  Got ask(const std::string& line, std::chrono::milliseconds patience, std::string& reply);

 private:
  using Clock = std::chrono::steady_clock;
  bool wait(short events, Clock::time_point until) const;

  pid_t pid_ = 0;
  int talk_ = -1;
  std::string buffer_;
};

}  // namespace fyrd::cli
