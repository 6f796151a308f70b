// One client's conversation with the engine: a line of JSON in, a line of JSON out, and at most one game between.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ai/player.h"
#include "protocol/match.h"

namespace fyrd::protocol {

class Session {
 public:
  // Who thinks ahead in it has a crew to help him, if any.
  explicit Session(data::Library library = data::Library::embedded(), Crew crew = {});

  // Answers one request, whatever it is; docs/protocol.md says how. The reply has no newline.
  std::string handle(std::string_view line);

 private:
  data::Library library_;
  Crew crew_;
  std::optional<Match> match_;
};

}  // namespace fyrd::protocol
