// fyrd play as a process of its own, to be killed.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "tests/paths.h"

namespace fyrd::test {

class Program {
 public:
  // With a command before it, if there is one: what prepares the ground and ends in "$@".
  explicit Program(std::vector<std::string> arguments, const std::vector<std::string>& before = {}) {
    int out[2];
    if (::pipe(out) != 0) return;
    child_ = ::fork();
    if (child_ == 0) {
      ::dup2(out[1], 1);
      ::dup2(out[1], 2);
      ::close(out[0]), ::close(out[1]);
      ::unsetenv("DISPLAY"), ::unsetenv("WAYLAND_DISPLAY");
      arguments.insert(arguments.begin(), {program_file, "play"});
      arguments.insert(arguments.begin(), before.begin(), before.end());
      std::vector<char*> argv;
      for (std::string& a : arguments) argv.push_back(a.data());
      argv.push_back(nullptr);
      ::execvp(argv[0], argv.data());
      ::_exit(127);
    }
    ::close(out[1]);
    out_ = out[0];
    char c = 0;
    while (::read(out_, &c, 1) == 1 && c != '\n') said_ += c;
    if (const std::size_t at = said_.find("127.0.0.1:"); at != std::string::npos)
      port_ = static_cast<std::uint16_t>(std::atoi(said_.c_str() + at + 10));
  }
  ~Program() {
    end(SIGKILL);
    ::close(out_);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  // The exit code, or 1000 and the signal it died of.
  int end(int signal) {
    if (child_ <= 0) return -1;
    ::kill(child_, signal);
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  }
  pid_t process() const { return child_; }
  std::uint16_t port() const { return port_; }
  const std::string& said() const { return said_; }  // its first line
  int wait() {
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = -1;
    return WEXITSTATUS(status);
  }

 private:
  pid_t child_ = -1;
  int out_ = -1;
  std::uint16_t port_ = 0;
  std::string said_;
};

}  // namespace fyrd::test
