// Taking a band apart, whatever rules it is for.
#include "cli/lab/without.h"

#include <algorithm>
#include <functional>

namespace fyrd::cli {

namespace {

// "sword", or what something is for: "weapon-training: sword" is not the sword.
void each_word(const Json& value, const std::function<void(const std::string&)>& see) {
  if (value.is_array()) {
    for (const Json& item : value) item.is_string() ? see(item.get<std::string>()) : each_word(item, see);
  } else if (value.is_object()) {
    for (const auto& [key, inner] : value.items()) each_word(inner, see);
  }
}

void take_out(Json& value, const std::string& word) {
  if (value.is_array()) {
    for (std::size_t i = value.size(); i-- > 0;) {
      if (value[i] == word)
        value.erase(i);
      else
        take_out(value[i], word);
    }
  } else if (value.is_object()) {
    for (auto& [key, inner] : value.items()) take_out(inner, word);
  }
}

std::string kind_of_man(const Json& man) {
  for (const char* key : {"profile", "class", "kind"}) {
    if (const std::string kind = text_of(man, key); !kind.empty()) return kind;
  }
  return "";
}

}  // namespace

std::vector<Without> without_each(const Catalog& catalog, const Json& band) {
  std::vector<Without> all;
  const auto known = [&](const std::string& word) {
    const auto is = [&](const CatalogEntry& one) { return one.id == word || word.starts_with(one.id + ":"); };
    return std::ranges::any_of(catalog.gear, is) || std::ranges::any_of(catalog.skills, is);
  };
  const auto is_new = [&](const std::string& what) {
    return std::ranges::find(all, what, &Without::what) == all.end();
  };
  each_word(band, [&](const std::string& word) {
    if (!known(word) || !is_new(word)) return;
    all.push_back({word, band});
    take_out(all.back().band, word);
  });
  for (const auto& [key, men] : band.items()) {
    for (std::size_t i = 0; men.is_array() && i < men.size(); ++i) {
      const std::string kind = kind_of_man(men[i]), what = "one " + kind;
      if (kind.empty() || flag_of(men[i], "leader") || !is_new(what)) continue;
      const Json& names = part(men[i], "names");
      if (!names.is_array() && men.size() < 2) continue;
      all.push_back({what, band});
      Json& left = all.back().band[key];
      if (names.is_array() && names.size() > 1)
        left[i]["names"].erase(names.size() - 1);
      else
        left.erase(i);
    }
  }
  return all;
}

}  // namespace fyrd::cli
