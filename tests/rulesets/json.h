// What a data file would say, as a test writes it: {{"facing", 90}, {"gear", {"axe", "mace"}}}. It reads like
// nlohmann's JSON, which every test of a rule would have to compile.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "data/problems.h"
#include "data/tree.h"

namespace fyrd {

class Json {
 public:
  Json() = default;  // nothing
  Json(const char* text) : kind_(Kind::text), text_(text) {}
  Json(std::string text) : kind_(Kind::text), text_(std::move(text)) {}
  Json(bool on) : kind_(Kind::flag), whole_(on) {}
  Json(std::integral auto whole) : kind_(Kind::whole), whole_(static_cast<std::int64_t>(whole)) {}
  Json(double number) : kind_(Kind::number), number_(number) {}
  Json(
      std::initializer_list<Json> parts);  // an object if all of them are pairs of a name and something, or else a list
  static Json array(std::initializer_list<Json> parts = {});
  static Json object();

  bool is_null() const { return kind_ == Kind::nothing; }
  bool contains(std::string_view key) const;
  std::size_t size() const { return parts_.size(); }
  Json& operator[](std::string_view key);  // made if it is not there
  Json& operator[](const char* key) { return (*this)[std::string_view(key)]; }
  Json& operator[](std::integral auto index) { return parts_.at(static_cast<std::size_t>(index)); }
  Json& back() { return parts_.back(); }
  void push_back(const Json& part);
  void update(const Json& object);
  void erase(std::string_view key);
  auto begin() { return parts_.begin(); }
  auto end() { return parts_.end(); }
  bool operator==(const Json&) const = default;
  friend std::ostream& operator<<(std::ostream&, const Json&);

  data::Tree tree(std::string_view name, data::Problems& problems) const;

 private:
  enum class Kind { nothing, flag, whole, number, text, list, object };
  nlohmann::ordered_json plain() const;

  Kind kind_ = Kind::nothing;
  std::int64_t whole_ = 0;
  double number_ = 0;
  std::string text_;
  std::vector<std::string> keys_;  // of an object, beside its parts
  std::vector<Json> parts_;
};

}  // namespace fyrd
