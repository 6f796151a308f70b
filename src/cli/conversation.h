// A client's side of the protocol: requests out, replies in, as JSON and nothing else.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "protocol/session.h"

namespace fyrd::cli {

using Json = nlohmann::ordered_json;

// Parts of a reply, or something empty where the part is not there or not of that kind.
const Json& part(const Json& of, std::string_view key);
std::string text_of(const Json& of, std::string_view key);
double number_of(const Json& of, std::string_view key, double otherwise = 0);
bool flag_of(const Json& of, std::string_view key);

// A refusal and all its problems, each once: the message of one has the first in it already.
std::string refusal_text(std::string message, const std::vector<data::Problem>& problems);

struct Reply {
  bool good = false;
  Json ok;
  std::string code, error;  // "Boemund is 2.4″ away; a sword reaches 1″ [NOT-066]"
};

class Conversation {
 public:
  explicit Conversation(const data::Library& library) : session_(library) {}
  Reply ask(const char* what, Json with = Json::object());

 private:
  protocol::Session session_;
  int id_ = 0;
};

}  // namespace fyrd::cli
