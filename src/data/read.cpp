// Typed values out of a document: every mistake is reported with what was expected and what is there.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "data/measure.h"
#include "data/node.h"
#include "data/store.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::data {

namespace {

constexpr std::size_t paragraph = 1'000;                 // texts that may be so long may have several lines
constexpr double exact_whole = 9'007'199'254'740'992.0;  // 2^53: beyond it a double may stand for another number

bool is_id(std::string_view s) {
  return !s.empty() && s.size() <= 40 && std::all_of(s.begin(), s.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

std::string found(const Item& item) {
  switch (item.kind) {
    case Kind::null: return "null";
    case Kind::flag: return item.flag ? "true" : "false";
    case Kind::whole: return std::to_string(item.whole);
    case Kind::decimal: {
      char digits[40];
      const auto end = std::to_chars(digits, digits + sizeof digits, item.decimal).ptr;
      return {digits, end};
    }
    case Kind::text: return quoted(item.text);
    case Kind::list: return "a list";
    case Kind::table: return "a table";
    default: return "nothing";
  }
}

// Terminals act on control characters. Where more than a name may stand, a text may have lines.
bool is_plain(std::string_view text, bool lines) {
  for (; !text.empty(); text.remove_prefix(1)) {
    const bool breaks = text[0] == '\n' || text[0] == '\t' || text.starts_with("\r\n");
    if (is_control(text) && !(lines && breaks)) return false;
  }
  return true;
}

std::string length_range(Unit unit, Length min, Length max) {
  if (min == -longest && max == longest) {
    const std::string of = unit == Unit::inch ? "inches" : "centimetres";
    return "a length in " + of + " of at most " + measure_text(longest, unit);
  }
  if (max == longest) return "a length of at least " + measure_text(min, unit);
  return "a length from " + measure_text(min, unit) + " to " + measure_text(max, unit);
}

}  // namespace

void Node::wrong(Problems& problems, std::string_view expected) const {
  refuse(problems, label() + " must be " + std::string(expected) + ", not " + found((*store_)[at_]));
}

std::string Node::read_text(Problems& problems, bool required, std::string fallback, std::size_t most) const {
  if (missing(problems, required)) return fallback;
  const Item& item = (*store_)[at_];
  if (item.kind != Kind::text)
    wrong(problems, "text");
  else if (item.text.size() > most)
    wrong(problems, "text of at most " + std::to_string(most) + " bytes");
  else if (const bool lines = most >= paragraph; !is_plain(item.text, lines))
    wrong(problems, lines ? "text without control characters" : "a line of text without control characters");
  else
    return item.text;
  return fallback;
}

std::string Node::text(Problems& problems, std::size_t most) const { return read_text(problems, true, "", most); }

std::string Node::text_or(Problems& problems, std::string fallback, std::size_t most) const {
  return read_text(problems, false, std::move(fallback), most);
}

std::string Node::read_id(Problems& problems, bool required, std::string fallback) const {
  if (missing(problems, required)) return fallback;
  const Item& item = (*store_)[at_];
  if (item.kind == Kind::text && is_id(item.text)) return item.text;
  wrong(problems, "an id of 1 to 40 lower-case letters, digits and hyphens");
  return fallback;
}

std::string Node::id(Problems& problems) const { return read_id(problems, true, ""); }

std::string Node::id_or(Problems& problems, std::string fallback) const {
  return read_id(problems, false, std::move(fallback));
}

std::int64_t Node::read_whole(Problems& problems, bool required, std::int64_t min, std::int64_t max,
                              std::int64_t fallback) const {
  if (missing(problems, required)) return fallback;
  const Item& item = (*store_)[at_];
  // JSON does not tell 3.0 from 3, so neither does the reader.
  const bool whole =
      item.kind == Kind::decimal && std::abs(item.decimal) <= exact_whole && std::trunc(item.decimal) == item.decimal;
  if (whole || item.kind == Kind::whole) {
    const std::int64_t n = whole ? static_cast<std::int64_t>(item.decimal) : item.whole;
    if (n >= min && n <= max) return n;
  }
  wrong(problems, "a whole number from " + std::to_string(min) + " to " + std::to_string(max));
  return fallback;
}

std::int64_t Node::whole(Problems& problems, std::int64_t min, std::int64_t max) const {
  return read_whole(problems, true, min, max, std::max(min, std::min<std::int64_t>(0, max)));
}

std::int64_t Node::whole_or(Problems& problems, std::int64_t min, std::int64_t max, std::int64_t fallback) const {
  return read_whole(problems, false, min, max, fallback);
}

bool Node::read_flag(Problems& problems, bool required, bool fallback) const {
  if (missing(problems, required)) return fallback;
  if (kind() == Kind::flag) return (*store_)[at_].flag;
  wrong(problems, "true or false");
  return fallback;
}

bool Node::flag(Problems& problems) const { return read_flag(problems, true, false); }

bool Node::flag_or(Problems& problems, bool fallback) const { return read_flag(problems, false, fallback); }

Length Node::read_length(Problems& problems, bool required, Unit unit, Length min, Length max, Length fallback) const {
  if (missing(problems, required)) return fallback;
  const Item& item = (*store_)[at_];
  if (item.kind == Kind::whole || item.kind == Kind::decimal) {
    const double value = item.kind == Kind::whole ? static_cast<double>(item.whole) : item.decimal;
    // Past `longest` the conversion would hold the value there instead of refusing it.
    const bool fits = std::abs(value * units_per(unit)) < longest.units + 0.5;
    const Length l = from_decimal(value, unit);
    if (fits && l >= min && l <= max) return l;
  }
  wrong(problems, length_range(unit, min, max));
  return fallback;
}

Length Node::length(Problems& problems, Unit unit, Length min, Length max) const {
  return read_length(problems, true, unit, min, max, fyrd::max(min, fyrd::min({0}, max)));
}

Length Node::length_or(Problems& problems, Unit unit, Length fallback, Length min, Length max) const {
  return read_length(problems, false, unit, min, max, fallback);
}

Point Node::read_point(Problems& problems, bool required, Unit unit, Point fallback) const {
  if (missing(problems, required)) return fallback;
  const Item& item = (*store_)[at_];
  if (item.kind != Kind::list || item.count != 2) {
    wrong(problems, item.kind == Kind::list ? "a point [x, y] of two numbers" : "a point [x, y]");
    return fallback;
  }
  const Length x = Node(store_, item.first, "").length_or(problems, unit, {fallback.x});
  const Length y = Node(store_, item.last, "").length_or(problems, unit, {fallback.y});
  return {x.units, y.units};
}

Point Node::point(Problems& problems, Unit unit) const { return read_point(problems, true, unit, {}); }

Point Node::point_or(Problems& problems, Unit unit, Point fallback) const {
  return read_point(problems, false, unit, fallback);
}

Angle Node::read_bearing(Problems& problems, bool required, Angle fallback) const {
  if (missing(problems, required)) return fallback;
  const Item& item = (*store_)[at_];
  if (item.kind == Kind::whole) return from_degrees(static_cast<double>(item.whole % 360));
  if (item.kind == Kind::decimal) return from_degrees(item.decimal);
  wrong(problems, "a bearing in degrees");
  return fallback;
}

Angle Node::bearing(Problems& problems) const { return read_bearing(problems, true, north); }

Angle Node::bearing_or(Problems& problems, Angle fallback) const { return read_bearing(problems, false, fallback); }

int Node::one_of(Problems& problems, std::span<const std::string_view> names, bool required) const {
  if (missing(problems, required)) return -1;
  const Item& item = (*store_)[at_];
  if (item.kind == Kind::text) {
    const auto it = std::find(names.begin(), names.end(), item.text);
    if (it != names.end()) return static_cast<int>(it - names.begin());
  }
  constexpr std::size_t shown = 12;
  std::string expected = names.size() == 1 ? "" : "one of ";
  for (std::size_t i = 0; i < names.size() && i < shown; ++i) {
    if (i > 0) expected += ", ";
    expected += names[i];
  }
  if (names.size() > shown) expected += ", …";
  const std::string hint = item.kind == Kind::text ? suggestion(item.text, names) : "";
  refuse(problems, label() + " must be " + expected + ", not " + found(item) + hint);
  return -1;
}

}  // namespace fyrd::data
