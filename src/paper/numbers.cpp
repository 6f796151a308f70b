// Data files, and the comments in them.
#include "paper/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace fyrd::paper {

namespace {

using Json = nlohmann::ordered_json;

const std::string* text_in(const Json& object, const char* key) {
  const auto it = object.find(key);
  return it == object.end() ? nullptr : it->get_ptr<const std::string*>();
}

std::string pairs_text(const Json& object) {
  if (const std::string* text = text_in(object, "text")) return *text;
  std::string out;
  for (const auto& [key, value] : object.items()) {
    if (value.is_boolean() && !value.get<bool>()) continue;
    // The thing itself needs no key before it: { weapon = "spear", skill = 10 }
    const std::string what = value.is_boolean()  ? words(key)
                             : value.is_string() ? value_text(value)
                                                 : words(key) + " " + value_text(value);
    out += (out.empty() ? "" : " ") + what;
  }
  return out;
}

// What stands behind values and headings: "melee.reach" → "NOT-066 of an attack".
std::map<std::string, std::string> comments(std::string_view text) {
  std::map<std::string, std::string> out;
  std::string table;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t hash = line.find('#');
    const std::string_view before = line.substr(0, hash);
    std::string key;
    if (before.starts_with("[") && !before.starts_with("[[")) {
      table = before.substr(1, before.find(']') - 1);
      key = table;
    } else if (const std::size_t equals = before.find('='); equals != before.npos && !before.starts_with(" ")) {
      const std::string_view name = before.substr(0, before.find_last_not_of(' ', equals - 1) + 1);
      key = (table.empty() ? "" : table + ".") + std::string(name);
    }
    if (key.empty() || hash == line.npos || before.find('"') != before.npos) continue;
    out[key] = line.substr(std::min(line.find_first_not_of("# ", hash), line.size()));
  }
  return out;
}

bool is_list(const Json& root) {
  return root.is_object() && !root.empty() && std::all_of(root.begin(), root.end(), [](const Json& each) {
           return each.is_object() && text_in(each, "name");
         });
}

bool is_for_pictures(std::string_view key) {
  return key == "looks" || key == "helm" || key == "hat" || key == "robe";  // see rulesets/looks.h
}

Thing thing_of(const std::string& id, const Json& each) {
  Thing thing{id, *text_in(each, "name"), "", {}, {}};
  for (const auto& [key, value] : each.items()) {
    if (key == "help")
      thing.help = value_text(value);
    else if (key == "name" || key == "aliases" || is_for_pictures(key) || (value.is_boolean() && !value.get<bool>()))
      continue;
    else
      thing.values.emplace_back(key, value.is_boolean() ? "" : value_text(value));
    if (!value.is_array()) continue;
    for (const Json& item : value) {
      if (!item.is_object()) continue;
      Values& carried = thing.carried.emplace_back();
      for (const auto& [what, much] : item.items()) carried.emplace_back(what, value_text(much));
    }
  }
  return thing;
}

// A list of texts is a picture of something, and drawn elsewhere; a list of tables with a text each is told one by one.
void add_numbers(Numbers& to, const std::string& key, const Json& value, const std::string& note) {
  if (value.is_array() && !value.empty() && value[0].is_object()) {
    for (std::size_t i = 0; i < value.size(); ++i) to.all.push_back({std::to_string(i + 1), "", value_text(value[i])});
  } else if (!(value.is_array() && !value.empty() && value[0].is_string()) &&
             !(value.is_boolean() && !value.get<bool>())) {
    to.all.push_back({words(key), value.is_boolean() ? "" : value_text(value), note});
  }
}

void read_numbers(const std::string& file, const Json& root, const std::map<std::string, std::string>& notes,
                  std::vector<Numbers>& out) {
  const auto note = [&](const std::string& key) {
    const auto it = notes.find(key);
    return it == notes.end() ? std::string() : it->second;
  };
  Numbers loose{file, "", "", {}};
  for (const auto& [key, value] : root.items()) {
    if (!value.is_object()) add_numbers(loose, key, value, note(key));
  }
  if (!loose.all.empty()) out.push_back(std::move(loose));
  for (const auto& [table, value] : root.items()) {
    if (!value.is_object()) continue;
    Numbers section{file, words(table), note(table), {}};
    for (const auto& [key, inner] : value.items()) {
      const std::string path = table + "." + key;
      add_numbers(section, key, inner, note(path));
    }
    if (!section.all.empty()) out.push_back(std::move(section));
  }
}

// Whether a file is the numbers of another game of the same folder: simple.toml of merlin-simple.
bool is_of_another(const Ruleset& rules, const std::string& stem) {
  const auto all = rulesets();
  return std::any_of(all.begin(), all.end(), [&](const Ruleset* other) {
    return other != &rules && std::string_view(other->folder()) == rules.folder() &&
           other->id() == std::string(other->folder()) + "-" + stem;
  });
}

bool is_price_file(std::string_view stem) { return stem == "prices" || stem == "points"; }

}  // namespace

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string value_text(const Json& value) {
  if (value.is_string()) return words(value.get<std::string>());
  if (value.is_number()) {
    std::string n = value.is_number_integer() ? std::to_string(value.get<std::int64_t>())
                                              : fmt::format("{:g}", value.get<double>());
    return n.starts_with("-") ? "−" + n.substr(1) : n;
  }
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_object()) return pairs_text(value);
  std::string out;
  for (const Json& each : value)
    out += (out.empty() ? "" : each.is_number() ? "/" : each.is_object() ? "; " : ", ") + value_text(each);
  return out;
}

bool is_price(std::string_view key) { return key == "price" || key == "points"; }

std::string words(std::string_view key) {
  std::string out(key);
  const bool id = key.find(' ') == key.npos;  // a hyphen in running text stays
  for (char& c : out)
    if (c == '_' || (c == '-' && id)) c = ' ';
  return out;
}

const std::string* Thing::value(std::string_view key) const {
  for (const auto& [name, value] : values)
    if (name == key) return &value;
  return nullptr;
}

const Thing* GameData::find(std::string_view name, const Thing* except) const {
  const std::string wanted = lower(name);
  for (const List& list : lists)
    for (const Thing& thing : list.things)
      if (&thing != except && (thing.id == wanted || lower(thing.name) == wanted)) return &thing;
  return nullptr;
}

const Number* GameData::number(std::string_view key) const {
  for (const Numbers& table : numbers)
    for (const Number& number : table.all)
      if (number.key == key) return &number;
  return nullptr;
}

namespace {

// Whether a note speaks of a kind, in words of its own: "pike and spear too".
bool names(std::string note, const std::string& kind) {
  for (char& c : note)
    if (c == '-' || c == ',') c = ' ';
  return (" " + note + " ").find(" " + kind + " ") != std::string::npos;
}

}  // namespace

Values GameData::numbers_of(const Thing& thing) const {
  Values out;
  const std::string* kind = thing.value("class");
  if (kind == nullptr) return out;
  for (const Numbers& table : numbers) {
    if (is_price_file(table.file) || table.title.empty()) continue;
    const auto his = [&](const Number& n) {
      return !n.value.empty() && (n.key == words(thing.id) || n.key == words(*kind));
    };
    const auto his_too = [&](const Number& n) {
      return !n.value.empty() && names(n.note, words(*kind));
    };  // "pole-arm too"
    auto at = std::find_if(table.all.begin(), table.all.end(), his);
    if (at == table.all.end()) at = std::find_if(table.all.begin(), table.all.end(), his_too);
    if (at != table.all.end()) out.emplace_back(table.title, at->value);
  }
  return out;
}

GameData game_data(const Ruleset& rules, const data::Library& library) {
  GameData out;
  const std::string folder = std::string(rules.folder()) + "/";
  std::vector<Numbers> prices;
  for (const std::string& path : library.list(folder)) {
    const std::string stem = path.substr(folder.size(), path.size() - folder.size() - 5);
    if (stem.find('/') != stem.npos || is_of_another(rules, stem)) continue;
    data::Problems problems;
    const Json root = library.tree(path, problems).to_json();
    if (is_list(root)) {
      List& list = out.lists.emplace_back(List{stem, {}});
      for (const auto& [id, each] : root.items()) list.things.push_back(thing_of(id, each));
    } else if (root.is_object()) {
      read_numbers(stem, root, comments(*library.find(path)), is_price_file(stem) ? prices : out.numbers);
    }
  }
  out.numbers.insert(out.numbers.end(), prices.begin(), prices.end());
  return out;
}

}  // namespace fyrd::paper
