// Taking JSON apart.
#include "cli/json.h"

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

}  // namespace fyrd::cli
