// Talking to a session.
#include "cli/text/conversation.h"

#include "cli/complaint.h"
#include "cli/english.h"

namespace fyrd::cli {

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
  out.error = with_rule(refusal_text(text_of(error, "message"), problems), text_of(error, "rule"));
  return out;
}

}  // namespace fyrd::cli
