// What must be true of every reply, whatever was asked: one line, valid JSON, an object with either `ok` or `error`.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "protocol/session.h"

namespace fyrd::fuzz {

inline nlohmann::json ask(protocol::Session& session, std::string_view request) {
  const std::string text = session.handle(request);
  nlohmann::json reply = nlohmann::json::parse(text, nullptr, false);
  const bool sound =
      reply.is_object() && text.find('\n') == std::string::npos && reply.contains("ok") != reply.contains("error");
  if (!sound) {
    std::fprintf(stderr, "request: %.*s\nreply: %s\n", static_cast<int>(request.size()), request.data(), text.c_str());
    std::abort();
  }
  return reply;
}

}  // namespace fyrd::fuzz
