// The server as a whole: started, it serves on threads of its own until it is stopped.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "data/library.h"
#include "server/limits.h"

namespace fyrd::server {

constexpr std::uint16_t usual_port = 1066;

struct Settings {
  std::string store;  // the file with the games
  std::string web;    // the folder of the page
  std::uint16_t port = usual_port;
  bool this_port_only = false;  // otherwise the next free one is taken
  bool listen = false;          // to other computers too
  unsigned threads = 0;         // 0: one a core
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
  virtual void stop() = 0;
};

}  // namespace fyrd::server
