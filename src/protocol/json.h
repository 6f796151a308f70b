// JSON as the protocol reads it: bounded before it is parsed, and every value checked before it is used.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "protocol/fault.h"

namespace fyrd::protocol {

using Json = nlohmann::ordered_json;  // keys keep their order

constexpr std::size_t max_line = 16 << 20;  // the record of the longest game is shorter
constexpr int max_nesting = 64;
constexpr int max_keys = 256;  // of one object: ordered_json looks through all of them for each new one

// One line of text as a JSON value, or why it cannot be read.
Either<Json> parse(std::string_view line);
// One line of text; what is not UTF-8 in it (names from data files may be anything) is replaced.
std::string dump(const Json&);

const char* kind_of(const Json&);                   // "text", "a list", …
std::optional<std::int64_t> as_whole(const Json&);  // 3.0 is whole too
std::optional<double> as_number(const Json&);
const std::string* as_text(const Json&);
const Json::array_t* as_list(const Json&);

// Reads the parts of one object. The first thing wrong is kept as the fault; from then on reads give fallbacks, so a
// reader is asked once at the end.
class Reader {
 public:
  // `name` is what messages call the object: "choice"; empty for the request itself.
  Reader(const Json& value, std::string_view code, std::string_view name = {});

  bool has(std::string_view key) const { return find(key) != nullptr; }
  const Json* find(std::string_view key) const;
  const Json* need(std::string_view key);  // a missing key is a fault

  std::string text(std::string_view key);
  std::string text_or(std::string_view key, std::string_view fallback);
  std::int64_t whole(std::string_view key, std::int64_t min, std::int64_t max);
  std::int64_t whole_or(std::string_view key, std::int64_t min, std::int64_t max, std::int64_t fallback);
  bool flag_or(std::string_view key, bool fallback);
  double decimal(std::string_view key);
  const Json::array_t& list(std::string_view key, std::size_t least, std::size_t most);
  const Json& object(std::string_view key);
  // The index of the text among these; 0 after a fault.
  std::size_t one_of(std::string_view key, std::initializer_list<std::string_view> names);

  void only(std::span<const std::string_view> keys);  // any other key is a fault
  void only(std::initializer_list<std::string_view> keys) { only(std::span(keys.begin(), keys.size())); }

  std::string label(std::string_view key) const;  // 'choice.figure'
  void refuse(std::string message);
  void wrong(std::string_view key, std::string_view expected, const Json& found);
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  const Json::object_t* object_ = nullptr;
  std::string code_, name_;
  std::optional<Fault> fault_;
  Json::array_t no_list_;
  Json no_object_ = Json::object();
};

}  // namespace fyrd::protocol
