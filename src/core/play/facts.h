// What anybody may know of a figure, a side or the battle, as named values for views, cards and pictures.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/geometry/unit.h"

namespace fyrd {

// One of them.
struct Fact {
  const char* key;
  std::variant<bool, std::int64_t, std::string, Length> value;
  const char* label = nullptr;  // before the value, in words; nothing: the key is the word, see label_of
  int most = 0;                 // what a number was at best, where that is worth knowing
};
constexpr const char* untold = "";  // the label of what only programs want to know

struct Facts {
  std::vector<Fact> all;

  void add(const char* key, int n, const char* label = nullptr, int most = 0) {
    all.push_back({key, std::int64_t{n}, label, most});
  }
  void add(const char* key, bool on, const char* label = nullptr) { all.push_back({key, on, label}); }
  void add(const char* key, Length length, const char* label = nullptr) { all.push_back({key, length, label}); }
  void add(const char* key, std::string text, const char* label = nullptr) {
    all.push_back({key, std::move(text), label});
  }
  void add(const char* key, const char* text, const char* label = nullptr) { add(key, std::string(text), label); }
  void flag(const char* key, bool on, const char* label = nullptr) {
    if (on) add(key, true, label);
  }  // told only where it is so
};
std::string label_of(const Fact&);          // "free dice", of the key "free_dice"
std::string value_text(const Fact&, Unit);  // "25″"; nothing of a flag

}  // namespace fyrd
