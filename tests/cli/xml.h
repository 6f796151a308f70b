// Just enough of XML to know that a picture is well formed: tags that close in order, quoted attributes, known
// entities.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace fyrd::test {

inline std::string bad_entity(const std::string& text) {
  for (std::size_t at = text.find('&'); at != std::string::npos; at = text.find('&', at + 1)) {
    const std::size_t end = text.find(';', at);
    static const std::set<std::string> known = {"amp", "lt", "gt", "quot", "#39"};
    if (end == std::string::npos || !known.contains(text.substr(at + 1, end - at - 1))) return "a stray & in " + text;
  }
  return "";
}

// Empty when all is well, else the first thing that is not.
inline std::string xml_trouble(const std::string& xml) {
  std::vector<std::string> open;
  std::set<std::string> ids;
  bool any = false;
  std::size_t at = 0;
  while (at < xml.size()) {
    const std::size_t tag = xml.find('<', at);
    const std::string text = xml.substr(at, tag == std::string::npos ? std::string::npos : tag - at);
    if (const std::string bad = bad_entity(text); !bad.empty()) return bad;
    if (open.empty() && text.find_first_not_of(" \n") != std::string::npos)
      return "text outside of everything: " + text;
    if (tag == std::string::npos) break;
    if (xml.compare(tag, 2, "<?") == 0) {
      at = xml.find("?>", tag) + 2;
      continue;
    }
    std::size_t i = tag + 1;
    const bool closing = xml[i] == '/';
    if (closing) ++i;
    std::string name;
    while (i < xml.size() && (std::isalnum(static_cast<unsigned char>(xml[i])))) name += xml[i++];
    if (name.empty()) return "a stray < near " + xml.substr(tag, 40);
    std::set<std::string> keys;
    bool alone = false;
    for (;;) {
      while (i < xml.size() && (xml[i] == ' ' || xml[i] == '\n')) ++i;
      if (i >= xml.size()) return "no end of <" + name;
      if (xml[i] == '>') break;
      if (xml.compare(i, 2, "/>") == 0) {
        alone = true;
        ++i;
        break;
      }
      const std::size_t equals = xml.find('=', i);
      if (equals == std::string::npos || xml[equals + 1] != '"') return "an unquoted attribute in <" + name;
      const std::string key = xml.substr(i, equals - i);
      const std::size_t end = xml.find('"', equals + 2);
      if (end == std::string::npos) return "an open quote in <" + name;
      const std::string value = xml.substr(equals + 2, end - equals - 2);
      if (value.find('<') != std::string::npos) return "a < in " + key;
      if (const std::string bad = bad_entity(value); !bad.empty()) return bad;
      if (!keys.insert(key).second) return "twice " + key + " in <" + name;
      if (key == "id" && !ids.insert(value).second) return "twice the id " + value;
      i = end + 1;
      if (xml[i] != ' ' && xml[i] != '\n' && xml[i] != '>' && xml[i] != '/')
        return "no space after " + key + " in <" + name;
    }
    if (closing) {
      if (open.empty() || open.back() != name) return "</" + name + "> where it does not belong";
      open.pop_back();
    } else if (!alone) {
      if (open.empty() && any) return "more than one root";
      open.push_back(name);
      any = true;
    }
    at = i + 1;
  }
  if (!open.empty()) return "<" + open.back() + "> is never closed";
  return any ? "" : "nothing there";
}

}  // namespace fyrd::test
