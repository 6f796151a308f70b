// Finding one's way in a document: paths, places, children and what is missing.
#include "data/node.h"

#include <algorithm>

#include "data/store.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::data {

Kind Node::kind() const { return store_ == nullptr || !missing_.empty() ? Kind::absent : (*store_)[at_].kind; }

std::string Node::path() const {
  if (store_ == nullptr) return missing_;
  std::string out = store_->path(at_);
  if (!missing_.empty()) out += (out.empty() ? "" : ".") + missing_;
  return out;
}

std::string Node::where() const { return store_ == nullptr ? missing_ : store_->where(at_, missing_); }

std::string Node::key() const { return store_ == nullptr || !missing_.empty() ? missing_ : (*store_)[at_].key; }

Node Node::operator[](std::string_view key) const {
  if (kind() == Kind::table) {
    for (int i = (*store_)[at_].first; i >= 0; i = (*store_)[i].next)
      if ((*store_)[i].key == key) return Node(store_, i, "");
  }
  return Node(store_, at_, (missing_.empty() ? "" : missing_ + '.') + path_part(key));
}

std::vector<Node> Node::items(Problems& problems, std::size_t least, std::size_t most) const {
  std::vector<Node> out;
  if (missing(problems, least > 0)) return out;
  if (kind() != Kind::list) {
    wrong(problems, "a list");
    return out;
  }
  const std::size_t count = (*store_)[at_].count;
  if (count < least)
    refuse(problems, label() + " needs at least " + std::to_string(least) + ", not " + std::to_string(count));
  if (count > most)
    refuse(problems, label() + " has at most " + std::to_string(most) + ", not " + std::to_string(count));
  out.reserve(std::min(count, most));
  for (int i = (*store_)[at_].first; i >= 0 && out.size() < most; i = (*store_)[i].next)
    out.push_back(Node(store_, i, ""));
  return out;
}

std::vector<std::pair<std::string, Node>> Node::entries(Problems& problems) const {
  std::vector<std::pair<std::string, Node>> out;
  if (missing(problems, false)) return out;
  if (kind() != Kind::table) {
    wrong(problems, "a table");
    return out;
  }
  for (int i = (*store_)[at_].first; i >= 0; i = (*store_)[i].next)
    out.emplace_back((*store_)[i].key, Node(store_, i, ""));
  return out;
}

void Node::only(Problems& problems, std::initializer_list<std::string_view> keys) const {
  only(problems, std::span<const std::string_view>(keys.begin(), keys.size()));
}

void Node::only(Problems& problems, std::span<const std::string_view> keys) const {
  for (const auto& [key, node] : entries(problems)) {
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    const std::string at = store_->has_places ? store_->where((*store_)[node.at_].key_place) : node.where();
    problems.add(at, "unknown key " + quoted(key) + suggestion(key, keys));
  }
}

void Node::refuse(Problems& problems, std::string_view message) const { problems.add(where(), message); }

bool Node::missing(Problems& problems, bool required) const {
  switch (kind()) {
    case Kind::refused: return true;
    case Kind::absent: break;
    default: return false;
  }
  if (store_ == nullptr) {
    if (required) problems.add(missing_, label() + " is missing");
    return true;
  }
  const Node above(store_, at_, "");
  if (above.kind() == Kind::refused) return true;
  // Said once for the whole table: the list of problems keeps no duplicates.
  if (above.kind() != Kind::table)
    above.wrong(problems, "a table");
  else if (required)
    refuse(problems, label() + " is missing");
  return true;
}

// The nearest key and what follows it ("'figures[2]'"): the place says the rest.
std::string Node::label() const {
  if (!missing_.empty()) return '\'' + missing_ + '\'';
  if (store_ == nullptr) return "a value";
  std::string tail;
  int i = at_;
  for (; (*store_)[i].index >= 0; i = (*store_)[i].parent) tail = '[' + std::to_string((*store_)[i].index) + ']' + tail;
  if ((*store_)[i].parent >= 0) return '\'' + path_part((*store_)[i].key) + tail + '\'';
  return tail.empty() ? "the document" : '\'' + tail + '\'';
}

}  // namespace fyrd::data
