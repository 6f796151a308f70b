// What a server says of itself, a line for each thing, as text or as JSON. Links are never in it.
#pragma once

#include <cstdio>
#include <mutex>

#include "protocol/json.h"

namespace fyrd::server {

class Log {
 public:
  enum class Form { none, text, json };
  explicit Log(Form form = Form::none, std::FILE* to = stderr) : form_(form), to_(to) {}

  enum class Level { info, warning, error };
  void say(Level, const char* event, const protocol::Json& fields = protocol::Json::object());

 private:
  const Form form_;
  std::FILE* const to_;
  std::mutex mutex_;
};

// A path without the tokens in it: "/api/games/…/record".
std::string without_links(std::string_view path);

}  // namespace fyrd::server
