// The server as a whole: started, it serves on threads of its own until it is stopped.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "data/library.h"
#include "server/door.h"
#include "server/limits.h"
#include "server/log.h"

namespace fyrd::server {

constexpr std::uint16_t usual_port = 1066;

struct Settings {
  std::string store;  // the file with the games
  std::string web;    // the folder of the page
  std::uint16_t port = usual_port;
  bool this_port_only = false;  // otherwise the next free one is taken
  bool listen = false;          // to other computers too
  std::string address{};        // of this computer, to listen at; nothing: 127.0.0.1, or all with `listen`
  Public known{};               // with a proxy before it nobody is this computer, and X-Forwarded-For says who asks
  std::optional<std::uint16_t> operator_port{};  // of 127.0.0.1: health, metrics and every game
  Log* log = nullptr;
  unsigned threads = 0;  // 0: one a core
  Limits limits;
};

class Server {
 public:
  // Nothing and a sentence in `error` when it cannot be started.
  static std::unique_ptr<Server> start(const Settings&, data::Library, std::string& error);
  virtual ~Server() = default;
  virtual std::uint16_t port() const = 0;
  virtual std::vector<std::string> listening() const = 0;     // addresses for other devices
  virtual const std::vector<std::string>& notes() const = 0;  // what was found when the games were opened
  virtual std::uint16_t operator_port() const = 0;
  // Takes nobody in any more, answers who has asked, says good-bye, and stops; at the latest after that time.
  virtual void finish(std::chrono::milliseconds within) = 0;
  virtual void stop() = 0;
};

}  // namespace fyrd::server
