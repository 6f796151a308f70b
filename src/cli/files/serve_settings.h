// The settings of fyrd serve, from a TOML file: packaging/serve.toml has them all.
#pragma once

#include "data/problems.h"
#include "server/server.h"

namespace fyrd::cli {

struct ServeSettings {
  server::Settings server;
  server::Log::Form log = server::Log::Form::text;
  std::chrono::seconds finish{20};
};

// Lays what the text says over the settings. `name` stands before the places in problems.
void read_settings(const std::string& name, const std::string& text, ServeSettings&, data::Problems&);

}  // namespace fyrd::cli
