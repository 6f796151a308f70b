// Reading choices.
#include "cli/text/choices.h"

#include <algorithm>

namespace fyrd::cli {

bool uses(const Json& verb, const char* what) {
  const Json& all = part(verb, "uses");
  return std::any_of(all.begin(), all.end(), [&](const Json& u) { return u == what; });
}

std::string actor_of(const Json& choice) {
  if (const std::string id = text_of(choice, "figure"); !id.empty()) return id;
  const Json& all = part(choice, "figures");
  return all.is_array() && !all.empty() && all[0].is_string() ? all[0].get<std::string>() : "";
}

const Json& verb_named(const Json& decision, const std::string& name) {
  static const Json none;
  for (const Json& v : part(decision, "verbs"))
    if (text_of(v, "name") == name) return v;
  return none;
}

bool any_uses(const Json& decision, const char* what) {
  const Json& verbs = part(decision, "verbs");
  return std::any_of(verbs.begin(), verbs.end(), [&](const Json& v) { return uses(v, what); });
}

bool is_verb(const std::string& word, const std::string& verb) {
  if (word == verb || word == verb + "s" || (word.size() >= 3 && verb.starts_with(word))) return true;
  return verb.ends_with("e") ? word == verb.substr(0, verb.size() - 1) + "ing" : word == verb + "ing";
}

bool mentions(const Json& choice, const std::string& id) {
  if (text_of(choice, "figure") == id || text_of(choice, "target") == id) return true;
  const Json& all = part(choice, "figures");
  return std::any_of(all.begin(), all.end(), [&](const Json& f) { return f == id; });
}

std::size_t people_in(const Json& choice) {
  const Json& all = part(choice, "figures");
  return (text_of(choice, "figure").empty() ? 0u : 1u) + (text_of(choice, "target").empty() ? 0u : 1u) +
         (all.is_array() ? all.size() : 0u);
}

}  // namespace fyrd::cli
