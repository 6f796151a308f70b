// A parsed data file: one form for TOML and JSON, so that one reader serves both.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "data/node.h"

namespace fyrd::data {

// Copies are cheap and share the document. A node may be used as long as some copy of its tree lives.
// A document that could not be read at all still has a root: reading it gives fallbacks and no further problems.
class Tree {
 public:
  static constexpr std::size_t max_bytes = 1 << 20;  // of the text, or of all strings in a JSON value
  static constexpr int max_depth = 32;
  static constexpr std::size_t max_nodes = 50'000;

  Tree();  // an empty table
  // `name` stands before line and column in problems: the path of the file.
  static Tree parse_toml(std::string_view name, std::string_view text, Problems& problems);
  // `name` stands before the path in problems ("scenario" gives "scenario.sides[0]"); may be empty.
  static Tree from_json(std::string_view name, const nlohmann::ordered_json& value, Problems& problems);

  static Tree unread(std::string_view name);  // for a document that is not there, and reported already

  Node root() const&;
  Node root() const&& = delete;            // the node would outlive the tree
  nlohmann::ordered_json to_json() const;  // keys in the order of the file; what was refused is null

 private:
  explicit Tree(std::shared_ptr<const Store> store);
  std::shared_ptr<const Store> store_;
};

}  // namespace fyrd::data
