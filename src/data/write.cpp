// Writing TOML.
#include "data/write.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fyrd::data {

namespace {

using Json = nlohmann::ordered_json;

std::string quoted_text(const std::string& text) {
  constexpr char hex[] = "0123456789ABCDEF";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      (out += '\\') += c;
    else if (c == '\n')
      out += "\\n";
    else if (c == '\t')
      out += "\\t";
    else if (byte < 0x20 || byte == 0x7F)
      ((out += "\\u00") += hex[byte >> 4]) += hex[byte & 15];
    else
      out += c;
  }
  return out + '"';
}

std::string key_text(const std::string& key) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !key.empty() && std::all_of(key.begin(), key.end(), plain) ? key : quoted_text(key);
}

// In one line.
std::string value_text(const Json& value) {
  std::string out;
  if (value.is_string()) return quoted_text(value.get_ref<const std::string&>());
  if (value.is_array()) {
    for (const Json& item : value)
      if (!item.is_null()) out += (out.empty() ? "" : ", ") + value_text(item);
    return "[" + out + "]";
  }
  if (!value.is_object()) return value.dump();
  for (const auto& [key, item] : value.items())
    if (!item.is_null()) out += (out.empty() ? " " : ", ") + key_text(key) + " = " + value_text(item);
  return out.empty() ? "{}" : "{" + out + " }";
}

bool is_tables(const Json& value) {
  return value.is_array() && !value.empty() &&
         std::all_of(value.begin(), value.end(), [](const Json& item) { return item.is_object(); });
}

std::string lines(const Json& table) {
  std::string out;
  for (const auto& [key, value] : table.items())
    if (!value.is_null()) out += key_text(key) + " = " + value_text(value) + "\n";
  return out;
}

}  // namespace

std::string to_toml(const Json& root) {
  std::string out, below;
  if (!root.is_object()) return out;
  for (const auto& [key, value] : root.items()) {
    if (value.is_null()) continue;
    if (is_tables(value)) {
      for (const Json& item : value) below += "\n[[" + key_text(key) + "]]\n" + lines(item);
    } else if (value.is_object()) {
      below += "\n[" + key_text(key) + "]\n" + lines(value);
    } else {
      out += key_text(key) + " = " + value_text(value) + "\n";
    }
  }
  return out + below;
}

}  // namespace fyrd::data
