// The tunable numbers of a ruleset as one table of keys: what is read, what is known, and within which bounds.
#pragma once

#include <algorithm>
#include <variant>

#include "data/node.h"
#include "rulesets/scenario.h"

namespace fyrd {

enum class Since : std::uint8_t { always, later };  // later: absent in older records, where N's own default holds

template <class N>
struct Millimetres {  // a length that no decimal of an inch gives exactly
  Length N::* number;
};

template <class N>
struct Key {
  std::string_view section, key;
  std::variant<Length N::*, int N::*, bool N::*, Millimetres<N>> number;
  int least = 0;  // of a length: in 0.01 mm
  Since since = Since::always;
};

// Reads every key of the table, lengths scaled by `percent`. `others` are sections that the ruleset reads itself.
template <class N>
N read_keys(const data::Node& root, std::span<const Key<N>> keys, Unit unit, int percent,
            std::span<const std::string_view> others, data::Problems& problems) {
  std::vector<std::string_view> sections(others.begin(), others.end());
  for (const Key<N>& key : keys) {
    if (std::find(sections.begin(), sections.end(), key.section) == sections.end()) sections.push_back(key.section);
  }
  root.only(problems, sections);
  for (std::size_t i = others.size(); i < sections.size(); ++i) {
    std::vector<std::string_view> known;
    bool required = false;
    for (const Key<N>& key : keys) {
      if (key.section != sections[i]) continue;
      known.push_back(key.key);
      required |= key.since == Since::always;
    }
    if (required || root[sections[i]].present()) root[sections[i]].only(problems, known);
  }
  N numbers;
  for (const Key<N>& key : keys) {
    const data::Node node = root[key.section][key.key];
    const bool later = key.since == Since::later;
    const auto whole = [&](int least, int n) {
      return static_cast<int>(later ? node.whole_or(problems, least, 1000, n) : node.whole(problems, least, 1000));
    };
    if (const auto* length = std::get_if<Length N::*>(&key.number)) {
      Length& n = numbers.**length;
      const Length least{key.least}, most = inches(100);
      n = scaled(later ? node.length_or(problems, unit, n, least, most) : node.length(problems, unit, least, most),
                 percent);
    } else if (const auto* mm = std::get_if<Millimetres<N>>(&key.number)) {
      Length& n = numbers.*mm->number;
      n = scaled(millimetres(whole(2, n.units / 100)), percent);
    } else if (const auto* flag = std::get_if<bool N::*>(&key.number)) {
      bool& n = numbers.**flag;
      n = later ? node.flag_or(problems, n) : node.flag(problems);
    } else {
      int& n = numbers.**std::get_if<int N::*>(&key.number);
      n = whole(key.least, n);
    }
  }
  return numbers;
}

}  // namespace fyrd
