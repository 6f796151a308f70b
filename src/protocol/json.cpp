// Looking over a line before it is parsed, and reading typed values without ever trusting a type.
#include "protocol/json.h"

#include <array>
#include <cmath>

#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::protocol {

namespace {

// What a value takes in memory, about: an entry with what a list keeps free, a list or an object of its own, a text,
// and what more a text takes that is a key.
constexpr std::size_t of_entry = 24, of_list = 32, of_text = 48, of_key = 16;
// A line may cost so many times its size, beside what the record of the longest game takes.
constexpr std::size_t most_times = 11, longest_record = 16 << 20;

// Nesting, keys and size of the text, which agree with the parser for as long as the text is JSON. Beyond these bounds
// the parser itself would be slow, code that walks the value deep in the stack, and the value many times its text.
std::optional<Fault> too_much(std::string_view line) {
  const std::size_t most = most_times * line.size() + longest_record;
  std::size_t size = 0;
  std::array<int, max_nesting + 1> keys{};
  int depth = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (in_text) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        in_text = false;
    } else if (c == '"') {
      in_text = true;
      size += of_text;
    } else if (c == '{' || c == '[') {
      if (++depth > max_nesting)
        return Fault("too_deep", "Lists and objects may be nested " + std::to_string(max_nesting) + " deep.");
      keys[depth] = 0;
      size += of_entry + of_list;
    } else if (c == '}' || c == ']') {
      if (depth > 0) --depth;
    } else if (c == ',') {
      size += of_entry;
    } else if (c == ':') {
      size += of_key;
      if (++keys[depth] > max_keys)
        return Fault("too_many_keys", "An object may have " + std::to_string(max_keys) + " keys.");
    }
    if (size > most) return Fault("too_many_values", "The line has too many values for its length.");
  }
  return {};
}

}  // namespace

Either<Json> parse(std::string_view line) {
  if (line.size() > max_line)
    return Fault("too_long", "A line may be 16 MiB long; this one has " + std::to_string(line.size()) + " bytes.");
  if (!data::valid_utf8(line)) return Fault("bad_utf8", "The line is not UTF-8.");
  if (auto fault = too_much(line)) return std::move(*fault);
  // The parser takes a zero byte for the end of the text.
  const bool ends_early = line.find('\0') != line.npos;
  Json value = ends_early ? Json(Json::value_t::discarded) : Json::parse(line.begin(), line.end(), nullptr, false);
  if (value.is_discarded())
    return Fault("bad_json", "The line is not one JSON value, or has a number beyond all bounds.");
  return value;
}

std::string dump(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

const char* kind_of(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null: return "null";
    case Json::value_t::object: return "an object";
    case Json::value_t::array: return "a list";
    case Json::value_t::string: return "text";
    case Json::value_t::boolean: return "true or false";
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
    case Json::value_t::number_float: return "a number";
    default: return "nothing";
  }
}

std::optional<std::int64_t> as_whole(const Json& value) {
  switch (value.type()) {
    case Json::value_t::number_integer: return *value.get_ptr<const Json::number_integer_t*>();
    case Json::value_t::number_unsigned: {
      const std::uint64_t n = *value.get_ptr<const Json::number_unsigned_t*>();
      if (n > INT64_MAX) return {};
      return static_cast<std::int64_t>(n);
    }
    case Json::value_t::number_float: {
      constexpr double exact = 9'007'199'254'740'992;  // beyond it a double is whole by lack of digits
      const double d = *value.get_ptr<const Json::number_float_t*>();
      if (!(d >= -exact && d <= exact) || d != std::floor(d)) return {};
      return static_cast<std::int64_t>(d);
    }
    default: return {};
  }
}

std::optional<double> as_number(const Json& value) {
  switch (value.type()) {
    case Json::value_t::number_integer: return static_cast<double>(*value.get_ptr<const Json::number_integer_t*>());
    case Json::value_t::number_unsigned: return static_cast<double>(*value.get_ptr<const Json::number_unsigned_t*>());
    case Json::value_t::number_float: {
      const double d = *value.get_ptr<const Json::number_float_t*>();
      if (!std::isfinite(d)) return {};
      return d;
    }
    default: return {};
  }
}

const std::string* as_text(const Json& value) { return value.get_ptr<const Json::string_t*>(); }
const Json::array_t* as_list(const Json& value) { return value.get_ptr<const Json::array_t*>(); }

Reader::Reader(const Json& value, std::string_view code, std::string_view name) : code_(code), name_(name) {
  object_ = value.get_ptr<const Json::object_t*>();
  if (!object_)
    refuse((name_.empty() ? "A request" : "'" + name_ + "'") + " must be an object, not " + kind_of(value) + ".");
}

std::string Reader::label(std::string_view key) const {
  return data::quoted(name_.empty() ? std::string(key) : name_ + "." + std::string(key));
}

void Reader::refuse(std::string message) {
  if (!fault_) fault_.emplace(code_, std::move(message));
}

void Reader::wrong(std::string_view key, std::string_view expected, const Json& found) {
  std::string given = kind_of(found);
  if (found.is_number()) given = data::printable(found.dump(), 40);
  if (const std::string* text = as_text(found)) given = data::quoted(*text);
  refuse(label(key) + " must be " + std::string(expected) + ", not " + given + ".");
}

const Json* Reader::find(std::string_view key) const {
  if (!object_) return nullptr;
  for (const auto& [name, value] : *object_) {
    if (name == key) return &value;
  }
  return nullptr;
}

const Json* Reader::need(std::string_view key) {
  const Json* value = find(key);
  if (!value) refuse(label(key) + " is missing.");
  return value;
}

std::string Reader::text(std::string_view key) {
  const Json* value = need(key);
  return value ? text_or(key, "") : std::string();
}

std::string Reader::text_or(std::string_view key, std::string_view fallback) {
  const Json* value = find(key);
  if (!value) return std::string(fallback);
  if (const std::string* text = as_text(*value)) return *text;
  wrong(key, "text", *value);
  return std::string(fallback);
}

std::int64_t Reader::whole(std::string_view key, std::int64_t min, std::int64_t max) {
  return need(key) ? whole_or(key, min, max, min) : min;
}

std::int64_t Reader::whole_or(std::string_view key, std::int64_t min, std::int64_t max, std::int64_t fallback) {
  const Json* value = find(key);
  if (!value) return fallback;
  const auto n = as_whole(*value);
  if (n && *n >= min && *n <= max) return *n;
  wrong(key, "a whole number from " + std::to_string(min) + " to " + std::to_string(max), *value);
  return fallback;
}

bool Reader::flag_or(std::string_view key, bool fallback) {
  const Json* value = find(key);
  if (!value) return fallback;
  if (const bool* flag = value->get_ptr<const bool*>()) return *flag;
  wrong(key, "true or false", *value);
  return fallback;
}

double Reader::decimal(std::string_view key) {
  const Json* value = need(key);
  if (!value) return 0;
  if (const auto n = as_number(*value)) return *n;
  wrong(key, "a number", *value);
  return 0;
}

const Json::array_t& Reader::list(std::string_view key, std::size_t least, std::size_t most) {
  const Json* value = need(key);
  if (!value) return no_list_;
  const Json::array_t* all = as_list(*value);
  if (!all) {
    wrong(key, "a list", *value);
    return no_list_;
  }
  if (all->size() >= least && all->size() <= most) return *all;
  refuse(label(key) + " may have " + std::to_string(least) + " to " + std::to_string(most) + " entries, not " +
         std::to_string(all->size()) + ".");
  return no_list_;
}

const Json& Reader::object(std::string_view key) {
  const Json* value = need(key);
  if (!value) return no_object_;
  if (value->is_object()) return *value;
  wrong(key, "an object", *value);
  return no_object_;
}

std::size_t Reader::one_of(std::string_view key, std::initializer_list<std::string_view> names) {
  const Json* value = find(key);
  if (!value) return 0;
  const std::string* text = as_text(*value);
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string_view name = names.begin()[i];
    if (text && *text == name) return i;
    all += (i == 0 ? "" : " or ") + data::quoted(name);
  }
  wrong(key, all, *value);
  return 0;
}

void Reader::only(std::span<const std::string_view> keys) {
  if (!object_) return;
  for (const auto& [name, value] : *object_) {
    bool known = false;
    for (std::string_view key : keys) known = known || key == name;
    if (!known) return refuse("There is no key " + label(name) + " here" + data::suggestion(name, keys) + ".");
  }
}

}  // namespace fyrd::protocol
