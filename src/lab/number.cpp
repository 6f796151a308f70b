// Finding a value by its place among all there are, and writing another into the text.
#include "lab/number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd {

namespace {

constexpr std::size_t most_values = 1'000;  // of a range

struct Found {
  std::string place;  // "gear.longbow.damage", "charts.lines[2]", "warbands/boar.figures[hugh].weapon"
  data::Node node;
};

// Everything in a file, tables and lists before what is in them.
void walk(const std::string& place, const data::Node& node, std::vector<Found>& out) {
  data::Problems ignored;
  out.push_back({place, node});
  if (node.kind() == data::Kind::table) {
    for (const auto& [key, inner] : node.entries(ignored)) walk(place + "." + key, inner, out);
  } else if (node.kind() == data::Kind::list) {
    int n = 0;
    for (const data::Node& item : node.items(ignored)) {
      ++n;
      const data::Node id = item.kind() == data::Kind::table ? item["id"] : data::Node();
      const bool named = id.kind() == data::Kind::text;
      walk(place + "[" + (named ? id.text(ignored) : std::to_string(n)) + "]", item, out);
    }
  }
}

bool is_value(const data::Node& node) {
  return node.present() && node.kind() != data::Kind::table && node.kind() != data::Kind::list;
}

const char* kind_name(data::Kind kind) {
  switch (kind) {
    case data::Kind::whole:
    case data::Kind::decimal: return "a number";
    case data::Kind::flag: return "true or false";
    case data::Kind::text: return "a word";
    default: return "no single value";
  }
}

std::optional<double> number(std::string_view text) {
  double value = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || failed != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return {};
  return value;
}

data::Kind kind_of_text(std::string_view text) {
  if (number(text)) return data::Kind::whole;
  return text == "true" || text == "false" ? data::Kind::flag : data::Kind::text;
}

bool same_kind(data::Kind a, data::Kind b) { return std::string_view(kind_name(a)) == kind_name(b); }

// As TOML has it.
std::string written(const std::string& value) {
  if (kind_of_text(value) != data::Kind::text) return value;
  std::string out = "\"";
  for (char c : value) (c == '"' || c == '\\' ? out += '\\' : out) += c;
  return out + '"';
}

// Where in a text a node stands: its line and column are the last of its place.
std::size_t offset_of(const data::Node& node, const std::string& text) {
  const std::string where = node.where();
  const std::size_t colon = where.rfind(':'), before = where.rfind(':', colon - 1);
  std::size_t line = 0, column = 0, at = 0;
  std::from_chars(where.data() + before + 1, where.data() + colon, line);
  std::from_chars(where.data() + colon + 1, where.data() + where.size(), column);
  while (--line > 0) at = text.find('\n', at) + 1;
  while (--column > 0) at += std::max<std::size_t>(1, data::code_point(std::string_view(text).substr(at)));
  return at;
}

// Where the value ends that begins there.
std::size_t end_of(const std::string& text, std::size_t at) {
  const char quote = text[at];
  if (quote != '"' && quote != '\'') return std::min(text.size(), text.find_first_of(" \t\r\n,]}#", at));
  std::size_t end = at + 1;
  while (end < text.size() && text[end] != quote) end += quote == '"' && text[end] == '\\' ? 2 : 1;
  return end + 1;
}

std::string file_of(const Ruleset& rules, std::string_view place) {
  return std::string(rules.folder()) + "/" + std::string(place.substr(0, place.find('.'))) + ".toml";
}

std::string stem_of(const Ruleset& rules, const std::string& path) {
  const std::size_t folder = std::string_view(rules.folder()).size() + 1;
  return path.substr(folder, path.size() - folder - 5);
}

// " (did you mean 'gear.longbow.damage'?)": a place with the same end, or else one that is misspelt.
std::string nearest(const data::Library& library, const Ruleset& rules, const std::string& place) {
  std::vector<std::string> all;
  for (const std::string& path : library.list(std::string(rules.folder()) + "/")) {
    data::Problems ignored;
    const data::Tree tree = library.tree(path, ignored);
    std::vector<Found> found;
    walk(stem_of(rules, path), tree.root(), found);
    for (const Found& one : found) {
      if (is_value(one.node)) all.push_back(one.place);
    }
  }
  for (std::string_view end = place; !end.empty();) {
    const std::string tail = "." + std::string(end);
    if (end.find('.') != end.npos || end.size() == place.size()) {
      const auto same = std::ranges::find_if(all, [&](const std::string& one) { return one.ends_with(tail); });
      if (same != all.end()) return " (did you mean '" + *same + "'?)";
    }
    const std::size_t dot = end.find('.');
    end = dot == end.npos ? "" : end.substr(dot + 1);
  }
  return data::suggestion(place, std::vector<std::string_view>(all.begin(), all.end()));
}

// Whether another table in the same one says something under this key, and of what kind.
data::Kind kind_of_fellows(const std::vector<Found>& all, const std::string& table, const std::string& key) {
  const std::string above = table.substr(0, table.find_last_of(".["));
  for (const Found& one : all) {
    const std::size_t dot = one.place.rfind('.');
    if (dot == std::string::npos || one.place.substr(dot + 1) != key || !is_value(one.node)) continue;
    const std::string its = one.place.substr(0, dot);
    if (its.substr(0, its.find_last_of(".[")) == above) return one.node.kind();
  }
  return data::Kind::absent;
}

}  // namespace

Change read_change(std::string_view text, std::string_view where, data::Problems& problems) {
  const std::size_t equals = text.find('=');
  const std::string_view place = text.substr(0, equals);
  if (equals == text.npos || equals + 1 == text.size() || place.find('.') == text.npos) {
    problems.add(where, data::quoted(text) + " must be PLACE=VALUE, as gear.longbow.damage=2");
    return {};
  }
  return {std::string(place), std::string(text.substr(equals + 1))};
}

std::vector<std::string> read_range(std::string_view text, std::string_view where, data::Problems& problems) {
  std::vector<std::string> all;
  const std::size_t dots = text.find("..");
  if (dots == text.npos) {
    for (std::string_view rest = text; !rest.empty();) {
      const std::size_t comma = rest.find(',');
      all.emplace_back(rest.substr(0, comma));
      rest = comma == rest.npos ? "" : rest.substr(comma + 1);
    }
  } else {
    const std::size_t by = text.find(" by ", dots);
    const auto from = number(text.substr(0, dots)), to = number(text.substr(dots + 2, by - dots - 2));
    const auto step = by == text.npos ? std::optional(1.0) : number(text.substr(by + 4));
    if (!from || !to || !step || *step <= 0 || *to < *from || (*to - *from) / *step > most_values) {
      problems.add(where, data::quoted(text) + " must be FROM..TO or FROM..TO by STEP, as 0..2 by 0.5");
      return {};
    }
    for (int i = 0; *from + i * *step <= *to + *step * 1e-9; ++i) {
      char digits[32];
      const double value = std::round((*from + i * *step) * 1e6) / 1e6;
      all.emplace_back(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (std::find(all.begin(), all.begin() + i, all[i]) != all.begin() + i)
      problems.add(where, "the value " + data::quoted(all[i]) + " is there twice");
  }
  if (all.size() < 2) problems.add(where, data::quoted(text) + " is a range of one value; nothing varies in it");
  return all;
}

void change(data::Library& library, const Ruleset& rules, const Change& change, std::string_view where,
            data::Problems& problems) {
  const std::string path = file_of(rules, change.place);
  const std::string* text = library.find(path);
  const auto refuse = [&](const std::string& why) { problems.add(where, why); };
  if (!text) {
    return refuse("no file has the number " + data::quoted(change.place) + ": there is no " + path +
                  nearest(library, rules, change.place));
  }
  const data::Tree tree = library.tree(path, problems);
  std::vector<Found> all;
  walk(stem_of(rules, path), tree.root(), all);
  const auto at = [&](std::string_view place) { return std::ranges::find(all, place, &Found::place); };
  std::string changed = *text;
  const data::Kind kind = kind_of_text(change.value);
  if (const auto one = at(change.place); one != all.end()) {
    if (!is_value(one->node)) {
      refuse(data::quoted(change.place) + " is a whole table or list in " + one->node.where() + "; name a value in it");
    } else if (!same_kind(one->node.kind(), kind)) {
      refuse(data::quoted(change.place) + " is " + kind_name(one->node.kind()) + " in " + one->node.where() + ", and " +
             data::quoted(change.value) + " is not");
    } else {
      const std::size_t from = offset_of(one->node, changed);
      changed.replace(from, end_of(changed, from) - from, written(change.value));
    }
  } else {
    const std::size_t dot = change.place.rfind('.');
    const std::string table = change.place.substr(0, dot), key = change.place.substr(dot + 1);
    const auto head = at(table);
    const data::Kind fellows = head == all.end() ? data::Kind::absent : kind_of_fellows(all, table, key);
    const std::size_t from = head == all.end() ? 0 : offset_of(head->node, changed);
    if (fellows == data::Kind::absent || (changed[from] != '[' && changed[from] != '{')) {
      refuse("no file has the number " + data::quoted(change.place) + nearest(library, rules, change.place));
    } else if (!same_kind(fellows, kind)) {
      refuse(data::quoted(change.place) + " is " + kind_name(fellows) + ", and " + data::quoted(change.value) +
             " is not");
    } else if (changed[from] == '{') {
      changed.insert(from + 1, " " + key + " = " + written(change.value) + ",");
    } else {
      changed.insert(std::min(changed.size(), changed.find('\n', from) + 1),
                     key + " = " + written(change.value) + "\n");
    }
  }
  library.put(path, std::move(changed));
}

std::string value_at(const data::Library& library, const Ruleset& rules, std::string_view place) {
  const std::string path = file_of(rules, place);
  const std::string* text = library.find(path);
  if (!text) return {};
  data::Problems ignored;
  const data::Tree tree = library.tree(path, ignored);
  std::vector<Found> all;
  walk(stem_of(rules, path), tree.root(), all);
  const auto one = std::ranges::find(all, place, &Found::place);
  if (one == all.end() || !is_value(one->node)) return {};
  const std::size_t from = offset_of(one->node, *text);
  return text->substr(from, end_of(*text, from) - from);
}

}  // namespace fyrd
