// Talking to a session.
#include "cli/conversation.h"

namespace fyrd::cli {

const Json& part(const Json& of, std::string_view key) {
  static const Json nothing;
  if (!of.is_object()) return nothing;
  const auto it = of.find(key);
  return it == of.end() ? nothing : *it;
}

std::string text_of(const Json& of, std::string_view key) {
  const Json& p = part(of, key);
  return p.is_string() ? p.get<std::string>() : std::string();
}

double number_of(const Json& of, std::string_view key, double otherwise) {
  const Json& p = part(of, key);
  return p.is_number() ? p.get<double>() : otherwise;
}

bool flag_of(const Json& of, std::string_view key) {
  const Json& p = part(of, key);
  return p.is_boolean() && p.get<bool>();
}

std::string refusal_text(std::string message, const std::vector<data::Problem>& problems) {
  if (problems.empty()) return message;
  const std::size_t first = message.find(": " + problems[0].where + ": " + problems[0].message);
  if (first != std::string::npos) message.erase(first + 1);
  for (const data::Problem& p : problems) message += "\n  " + p.where + ": " + p.message;
  return message;
}

Reply Conversation::ask(const char* what, Json with) {
  with["id"] = ++id_;
  with["do"] = what;
  const std::string line = with.dump(-1, ' ', false, Json::error_handler_t::replace);
  const Json reply = Json::parse(session_.handle(line), nullptr, false);
  Reply out;
  if (const Json& ok = part(reply, "ok"); !ok.is_null()) {
    out.good = true;
    out.ok = ok;
    return out;
  }
  const Json& error = part(reply, "error");
  out.code = text_of(error, "code");
  std::vector<data::Problem> problems;
  for (const Json& p : part(error, "problems")) problems.push_back({text_of(p, "where"), text_of(p, "message")});
  out.error = refusal_text(text_of(error, "message"), problems);
  if (const std::string rule = text_of(error, "rule"); !rule.empty()) out.error += " [" + rule + "]";
  return out;
}

}  // namespace fyrd::cli
