// A shell at the other end of a socket, in a process group of its own.
#include "cli/outside/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

namespace fyrd::cli {

namespace {

constexpr std::size_t longest_reply = 1 << 20;

}  // namespace

Process::Process(const std::string& command) {
  int ends[2];
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
  posix_spawn_file_actions_t files;
  posix_spawnattr_t how;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawnattr_init(&how);
  ::posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  ::posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
  ::posix_spawnattr_setpgroup(&how, 0);
  std::string shell = "sh", option = "-c", text = command;
  char* const arguments[] = {shell.data(), option.data(), text.data(), nullptr};
  if (::posix_spawn(&pid_, "/bin/sh", &files, &how, arguments, environ) != 0) pid_ = 0;
  ::posix_spawn_file_actions_destroy(&files);
  ::posix_spawnattr_destroy(&how);
  ::close(ends[1]);
  talk_ = ends[0];
  ::fcntl(talk_, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
  if (talk_ >= 0) ::close(talk_);
  if (pid_ <= 0) return;
  ::kill(-pid_, SIGKILL);
  ::waitpid(pid_, nullptr, 0);
}

bool Process::wait(short events, Clock::time_point until) const {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  pollfd one{talk_, events, 0};
  return left > 0 && ::poll(&one, 1, static_cast<int>(std::min<std::int64_t>(left, 1'000'000))) > 0;
}

Process::Got Process::ask(const std::string& line, std::chrono::milliseconds patience, std::string& reply) {
  const Clock::time_point until = Clock::now() + patience;
  for (std::size_t sent = 0; sent < line.size();) {
    if (!wait(POLLOUT, until)) return Got::late;
    const ssize_t n = ::send(talk_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
    if (n < 0 && errno != EAGAIN && errno != EINTR) return Got::ended;
    if (n > 0) sent += n;
  }
  for (;;) {
    if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
      reply = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return Got::line;
    }
    if (buffer_.size() > longest_reply) return Got::too_long;
    if (!wait(POLLIN, until)) return Got::late;
    char part[4096];
    const ssize_t n = ::recv(talk_, part, sizeof part, 0);
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) return Got::ended;
    if (n > 0) buffer_.append(part, n);
  }
}

}  // namespace fyrd::cli
