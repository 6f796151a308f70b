// What the tests of the reader share.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "data/tree.h"

namespace fyrd::data {

inline Tree from_text(const std::string& json, Problems& problems, std::string_view name = "") {
  return Tree::from_json(name, nlohmann::ordered_json::parse(json, nullptr, false), problems);
}

// All problems of one document, as text.
template <class Read>
std::string problems_in_toml(std::string_view text, Read read) {
  Problems problems;
  const Tree tree = Tree::parse_toml("f.toml", text, problems);
  read(tree.root(), problems);
  return problems.text();
}
template <class Read>
std::string problems_in_json(const std::string& text, Read read) {
  Problems problems;
  const Tree tree = from_text(text, problems);
  read(tree.root(), problems);
  return problems.text();
}

}  // namespace fyrd::data
