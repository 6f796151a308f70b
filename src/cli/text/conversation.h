// A client's side of the protocol: requests out, replies in, as JSON and nothing else.
#pragma once

#include <string>

#include "cli/json.h"
#include "lab/many.h"
#include "protocol/session.h"

namespace fyrd::cli {

struct Reply {
  bool good = false;
  Json ok;
  std::string code, error;  // "Boemund is 2.4″ away; a sword reaches 1″ [NOT-066]"
};

class Conversation {
 public:
  explicit Conversation(const data::Library& library) : session_(library, hands(threads_of(0))) {}
  Reply ask(const char* what, Json with = Json::object());

 private:
  protocol::Session session_;
  int id_ = 0;
};

}  // namespace fyrd::cli
