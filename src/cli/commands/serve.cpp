// fyrd play in the browser: the server, the address, and waiting for the end.
#include "cli/commands/serve.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "cli/complaint.h"
#include "cli/files/file.h"
#include "server/server.h"

namespace fyrd::cli {

namespace fs = std::filesystem;

namespace {

std::string set_to(const char* variable) {
  const char* value = std::getenv(variable);
  return value ? value : "";
}

}  // namespace

std::string usual_store() {
  fs::path folder = set_to("XDG_DATA_HOME");
  if (!folder.is_absolute()) {
    if (set_to("HOME").empty()) return {};
    folder = fs::path(set_to("HOME")) / ".local" / "share";
  }
  return (folder / "fyrd" / "games.sqlite").string();
}

namespace {

void open_browser(const std::string& address) {
  if (set_to("DISPLAY").empty() && set_to("WAYLAND_DISPLAY").empty()) return;
  std::string program = "xdg-open", argument = address;
  char* const argv[] = {program.data(), argument.data(), nullptr};
  posix_spawn_file_actions_t silent;
  posix_spawn_file_actions_init(&silent);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&silent, stream, "/dev/null", O_RDWR, 0);
  posix_spawnattr_t plain;  // with the signals that are held back here
  posix_spawnattr_init(&plain);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&plain, &none);
  posix_spawnattr_setflags(&plain, POSIX_SPAWN_SETSIGMASK);
  pid_t child = 0;
  ::posix_spawnp(&child, argv[0], &silent, &plain, argv, environ);
  posix_spawnattr_destroy(&plain);
  posix_spawn_file_actions_destroy(&silent);
}

}  // namespace

int serve(const data::Library& library, const ServeArguments& arguments) {
  server::Settings settings;
  settings.store = arguments.store.empty() ? usual_store() : arguments.store;
  if (settings.store.empty()) return complain("there is no home folder to keep the games in; name a file with --store");
  settings.web = arguments.web.empty() ? beside_the_program("web") : arguments.web;
  if (!arguments.web.empty() && !fs::is_directory(arguments.web))
    return complain("there is no folder " + arguments.web);
  if (arguments.port) settings.port = *arguments.port, settings.this_port_only = true;
  settings.listen = arguments.listen;

  // Held back in all threads and waited for below.
  sigset_t ends;
  sigemptyset(&ends);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ends, signal);
  ::pthread_sigmask(SIG_BLOCK, &ends, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGCHLD, SIG_IGN);

  std::string error;
  const auto server = server::Server::start(settings, library, error);
  if (!server) return complain(error);
  const std::string address = fmt::format("http://127.0.0.1:{}/", server->port());
  fmt::print("Fyrd is at {} (Ctrl-C ends it)\n", address);
  for (const std::string& one : server->listening()) fmt::print("On other devices: {}\n", one);
  std::fflush(stdout);
  for (const std::string& note : server->notes()) fmt::print(stderr, "fyrd: {}\n", note);
  if (!arguments.no_browser) open_browser(address);
  int signal = 0;
  ::sigwait(&ends, &signal);
  server->stop();
  return fine;
}

}  // namespace fyrd::cli
