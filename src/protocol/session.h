// One client's conversation with the engine: a line of JSON in, a line of JSON out, and at most one game between.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/match.h"

namespace fyrd::protocol {

class Session {
 public:
  explicit Session(data::Library library = data::Library::embedded());

  // Answers one request, whatever it is; docs/protocol.md says how. The reply has no newline.
  std::string handle(std::string_view line);

 private:
  data::Library library_;
  std::optional<Match> match_;
};

}  // namespace fyrd::protocol
