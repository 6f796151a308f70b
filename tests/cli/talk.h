// The real program, talked to line by line until it is killed.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "tests/paths.h"

namespace fyrd::test {

class Talk {
 public:
  explicit Talk(std::vector<std::string> arguments) {
    int in[2], out[2];
    if (::pipe(in) || ::pipe(out)) return;
    child_ = ::fork();
    if (child_ == 0) {
      ::dup2(in[0], 0), ::dup2(out[1], 1);
      for (int fd : {in[0], in[1], out[0], out[1]}) ::close(fd);
      arguments.insert(arguments.begin(), program_file);
      std::vector<char*> argv;
      for (std::string& a : arguments) argv.push_back(a.data());
      argv.push_back(nullptr);
      ::execv(program_file, argv.data());
      ::_exit(127);
    }
    ::close(in[0]), ::close(out[1]);
    in_ = in[1], out_ = out[0];
  }
  ~Talk() { kill(); }
  bool say(const std::string& line) {
    return ::write(in_, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  }
  // Reads until these words have been said so often.
  bool hear(const std::string& words, int times) {
    const auto count = [&] {
      int n = 0;
      for (std::size_t at = said.find(words); at != std::string::npos; at = said.find(words, at + 1)) ++n;
      return n;
    };
    char buffer[4096];
    for (ssize_t got; count() < times && (got = ::read(out_, buffer, sizeof buffer)) > 0;) said.append(buffer, got);
    return count() >= times;
  }
  void kill() {
    if (child_ <= 0) return;
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
    ::close(in_), ::close(out_);
    child_ = -1;
  }
  std::string said;

 private:
  pid_t child_ = -1;
  int in_ = -1, out_ = -1;
};

}  // namespace fyrd::test
