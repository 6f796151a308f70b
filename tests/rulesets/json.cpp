// What a data file would say: putting it together, and handing it to the reader of data files.
#include "tests/rulesets/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

namespace fyrd {

Json::Json(std::initializer_list<Json> parts) : kind_(Kind::list), parts_(parts) {
  const auto names_something = [](const Json& part) {
    return part.kind_ == Kind::list && part.parts_.size() == 2 && part.parts_[0].kind_ == Kind::text;
  };
  if (!std::all_of(parts.begin(), parts.end(), names_something)) return;
  *this = object();
  for (const Json& part : parts) (*this)[part.parts_[0].text_] = part.parts_[1];
}

Json Json::array(std::initializer_list<Json> parts) {
  Json list;
  list.kind_ = Kind::list;
  list.parts_ = parts;
  return list;
}

Json Json::object() {
  Json empty;
  empty.kind_ = Kind::object;
  return empty;
}

bool Json::contains(std::string_view key) const { return std::find(keys_.begin(), keys_.end(), key) != keys_.end(); }

Json& Json::operator[](std::string_view key) {
  kind_ = Kind::object;
  const auto at = std::find(keys_.begin(), keys_.end(), key);
  if (at != keys_.end()) return parts_[static_cast<std::size_t>(at - keys_.begin())];
  keys_.emplace_back(key);
  return parts_.emplace_back();
}

void Json::push_back(const Json& part) {
  kind_ = Kind::list;
  parts_.push_back(part);
}

void Json::update(const Json& object) {
  for (std::size_t i = 0; i < object.keys_.size(); ++i) (*this)[object.keys_[i]] = object.parts_[i];
}

void Json::erase(std::string_view key) {
  const auto at = std::find(keys_.begin(), keys_.end(), key);
  if (at == keys_.end()) return;
  parts_.erase(parts_.begin() + (at - keys_.begin()));
  keys_.erase(at);
}

nlohmann::ordered_json Json::plain() const {
  switch (kind_) {
    case Kind::nothing: return nullptr;
    case Kind::flag: return whole_ != 0;
    case Kind::whole: return whole_;
    case Kind::number: return number_;
    case Kind::text: return text_;
    case Kind::list: {
      auto list = nlohmann::ordered_json::array();
      for (const Json& part : parts_) list.push_back(part.plain());
      return list;
    }
    case Kind::object: break;
  }
  auto object = nlohmann::ordered_json::object();
  for (std::size_t i = 0; i < keys_.size(); ++i) object[keys_[i]] = parts_[i].plain();
  return object;
}

std::ostream& operator<<(std::ostream& out, const Json& json) { return out << json.plain().dump(); }

data::Tree Json::tree(std::string_view name, data::Problems& problems) const {
  return data::Tree::from_json(name, plain(), problems);
}

}  // namespace fyrd
