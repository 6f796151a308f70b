// Settings, the server, and waiting for the end.
#include "cli/commands/operate.h"

#include <fmt/format.h>

#include <csignal>
#include <filesystem>

#include "cli/commands/serve.h"
#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/files/serve_settings.h"

namespace fyrd::cli {

namespace {

using server::Log;

// The file's settings, and over them what was typed. Everything that is wrong is told at once.
std::optional<ServeSettings> settings_of(const OperateArguments& a, int& code) {
  ServeSettings out;
  server::Settings& s = out.server;
  data::Problems problems;
  if (!a.config.empty()) {
    std::string error;
    const auto text = read_file(a.config, error);
    if (!text) return code = complain(error), std::nullopt;
    read_settings(a.config, *text, out, problems);
  }
  if (!a.address.empty()) s.address = a.address;
  if (!a.store.empty()) s.store = a.store;
  if (!a.web.empty()) s.web = a.web;
  if (!a.log.empty()) out.log = a.log == "json" ? Log::Form::json : a.log == "none" ? Log::Form::none : Log::Form::text;
  if (a.port) s.port = *a.port;
  if (a.operator_port) s.operator_port = *a.operator_port;
  if (!a.names.empty()) s.known.names = a.names;
  s.known.proxy = s.known.proxy || a.proxy;
  s.this_port_only = true;
  if (s.store.empty()) s.store = usual_store();
  if (s.store.empty()) problems.add("store", "there is no home folder to keep the games in; name a file");
  if (!s.web.empty() && !std::filesystem::is_directory(s.web)) problems.add("web", "there is no folder " + s.web);
  if (s.web.empty()) s.web = beside_the_program("web");
  if (!problems.empty()) return code = complain(problems), std::nullopt;
  return out;
}

}  // namespace

int operate(const data::Library& library, const OperateArguments& arguments) {
  int code = fine;
  std::optional<ServeSettings> settings = settings_of(arguments, code);
  if (!settings) return code;

  // Held back in all threads and waited for below.
  sigset_t ends;
  sigemptyset(&ends);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ends, signal);
  ::pthread_sigmask(SIG_BLOCK, &ends, nullptr);
  std::signal(SIGPIPE, SIG_IGN);

  Log log(settings->log);
  settings->server.log = &log;
  std::string error;
  const auto server = server::Server::start(settings->server, library, error);
  if (!server) return complain(error);
  fmt::print("Fyrd is at http://{}:{}/ (SIGTERM ends it)\n",
             settings->server.address.empty() ? "127.0.0.1" : settings->server.address, server->port());
  if (server->operator_port() != 0) fmt::print("For the operator: http://127.0.0.1:{}/\n", server->operator_port());
  std::fflush(stdout);
  for (const std::string& note : server->notes()) log.say(Log::Level::warning, "store", {{"note", note}});
  log.say(Log::Level::info, "serving", {{"port", server->port()}, {"proxy", settings->server.known.proxy}});
  int signal = 0;
  ::sigwait(&ends, &signal);
  server->finish(settings->finish);
  return fine;
}

}  // namespace fyrd::cli
