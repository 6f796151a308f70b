// Hashing the numbers, and laying them beside those built in.
#include "protocol/fingerprint.h"

#include <algorithm>

#include "crypto/sha256.h"
#include "data/utf8.h"

namespace fyrd::protocol {

namespace {

constexpr std::size_t most_differences = 40;  // told in full

void add(crypto::Sha256& hash, std::string_view part) {
  hash.add(std::to_string(part.size()) + ":");
  hash.add(part);
}

// Every value of a tree by where it stands.
void flatten(const Json& value, const std::string& at, std::map<std::string, std::string>& out) {
  if (value.is_object()) {
    for (const auto& [key, inner] : value.items()) flatten(inner, at.empty() ? key : at + "." + key, out);
  } else if (value.is_array() && !value.empty() && (value[0].is_object() || value[0].is_array())) {
    for (std::size_t i = 0; i < value.size(); ++i) {
      const Json& one = value[i];
      const auto id = one.is_object() ? one.find("id") : one.end();
      const bool named = one.is_object() && id != one.end() && id->is_string();
      flatten(one, at + "[" + (named ? *as_text(*id) : std::to_string(i + 1)) + "]", out);
    }
  } else {
    out[at] = dump(value);
  }
}

std::map<std::string, std::string> values_of(const std::string& path, const std::string& text) {
  data::Problems ignored;
  std::map<std::string, std::string> out;
  flatten(data::Tree::parse_toml(path, text, ignored).to_json(), "", out);
  return out;
}

const data::Library& printed_library() {
  static const data::Library printed = data::Library::embedded();
  return printed;
}

void compare(const std::string& path, const std::string& text, std::vector<std::string>& out) {
  const std::string* printed = printed_library().find(path);
  if (!printed) {
    out.push_back(path + " is not among the printed files");
  } else if (*printed != text) {
    const auto found = differences(path, text, *printed);
    out.insert(out.end(), found.begin(), found.end());
  }
}

}  // namespace

std::string fingerprint(std::string_view rules, std::string_view version, const Texts& files, const Texts& rulings) {
  crypto::Sha256 hash;
  add(hash, rules);
  add(hash, version);
  for (const Texts* all : {&files, &rulings}) {
    add(hash, std::to_string(all->size()));
    for (const auto& [key, text] : *all) add(hash, key), add(hash, text);
  }
  return hash.hex();
}

std::string fingerprint(const Ruleset& rules, const data::Library& library) {
  Texts files, rulings;
  for (const std::string& path : library.list(std::string(rules.folder()) + "/"))
    if (is_rules_file(rules, path)) files[path] = *library.find(path);
  for (const Ruling& one : rules.rulings()) rulings[one.key] = one.ways()[0].word;
  return fingerprint(rules.id(), rules.version(), files, rulings);
}

std::string fingerprint(const Json& record) {
  const auto texts = [](const Json& object) {
    Texts out;
    for (const auto& [key, value] : object.items()) out[key] = value.is_string() ? *as_text(value) : dump(value);
    return out;
  };
  const Json& setup = record["setup"];
  return fingerprint(*as_text(record["rules"]), *as_text(record["rules_version"]), texts(record["data"]),
                     setup.contains("rulings") ? texts(setup["rulings"]) : Texts());
}

std::vector<std::string> differences(const std::string& path, const std::string& text, const std::string& printed) {
  const auto now = values_of(path, text), before = values_of(path, printed);
  std::vector<std::string> out;
  const auto say = [&](const std::string& where, const std::string& what) {
    out.push_back(path + ": " + data::printable(where + " " + what, 200));
  };
  for (const auto& [where, value] : now) {
    const auto old = before.find(where);
    if (old == before.end())
      say(where, "is " + value + ", and printed nowhere");
    else if (old->second != value)
      say(where, "is " + value + ", printed is " + old->second);
  }
  for (const auto& [where, value] : before)
    if (!now.contains(where)) say(where, "is missing, printed is " + value);
  if (out.empty()) out.push_back(path + ": other words beside the same numbers");
  return out;
}

std::vector<std::string> differences(const Ruleset& rules, const data::Library& library) {
  std::vector<std::string> out;
  for (const std::string& path : library.list(std::string(rules.folder()) + "/"))
    if (is_rules_file(rules, path)) compare(path, *library.find(path), out);
  return out;
}

std::vector<std::string> differences(const Match& match) {
  std::vector<std::string> out;
  if (match.played_by != match.rules->version())
    out.push_back("played by version " + data::quoted(match.played_by) + " of the rules; this program has '" +
                  match.rules->version() + "'");
  for (const DataFile& file : match.data) compare(file.path, file.text, out);
  for (const Ruling& one : match.rules->rulings()) {
    const int way = ruling(*match.rules, match.plan.options, one.key);
    if (way != 0)
      out.push_back(std::string(one.name) + ": " + one.ways()[way].word + ", by the letter it is " +
                    one.ways()[0].word + " (" + one.reading + ")");
  }
  return out;
}

void take_fingerprint(Match& match) {
  Texts files, rulings;
  for (const DataFile& file : match.data) files[file.path] = file.text;
  for (const Ruling& one : match.rules->rulings())
    rulings[one.key] = one.ways()[ruling(*match.rules, match.plan.options, one.key)].word;
  match.fingerprint = fingerprint(match.rules->id(), match.played_by, files, rulings);
  match.differs = differences(match);
}

Json numbers_json(std::string fingerprint, const std::vector<std::string>& differs) {
  Json out;
  out["fingerprint"] = std::move(fingerprint);
  out["as_printed"] = differs.empty();
  Json& all = out["differs"] = Json::array();
  for (std::size_t i = 0; i < std::min(differs.size(), most_differences); ++i) all.push_back(differs[i]);
  if (differs.size() > most_differences)
    all.push_back("and " + std::to_string(differs.size() - most_differences) + " more");
  return out;
}

Json numbers_json(const Match& match) {
  Json out = numbers_json(match.fingerprint, match.differs);
  if (!match.written_by.empty()) out["written_by"] = match.written_by;
  return out;
}

}  // namespace fyrd::protocol
