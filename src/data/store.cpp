// Building a document within its bounds.
#include "data/store.h"

#include <algorithm>
#include <cmath>

#include "data/tree.h"
#include "data/utf8.h"

namespace fyrd::data {

std::string path_part(std::string_view key) {
  const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
  return bare ? std::string(key) : '"' + printable(key, 60) + '"';
}

std::string Store::path(int i) const {
  const Item& item = (*this)[i];
  if (item.parent < 0) return "";
  std::string above = path(item.parent);
  if (item.index >= 0) return above + '[' + std::to_string(item.index) + ']';
  return above.empty() ? path_part(item.key) : above + '.' + path_part(item.key);
}

std::string Store::where(Place p) const { return name + ':' + std::to_string(p.line) + ':' + std::to_string(p.column); }

std::string Store::where(int i, std::string_view missing) const {
  if (has_places) return where((*this)[i].place);
  std::string out = path(i);
  if (!missing.empty()) (out += out.empty() ? "" : ".") += missing;
  if (name.empty()) return out.empty() ? "top level" : out;
  return name + (out.empty() || out[0] == '[' ? "" : ".") + out;
}

Builder::Builder(std::string_view name, bool has_places, Problems& problems) : problems_(problems) {
  store_.name = name;
  store_.has_places = has_places;
}

int Builder::add(int parent, std::string_view key, Place place, Place key_place) {
  if (full_) return -1;
  const int i = static_cast<int>(store_.items.size());
  int depth = 0;
  for (int p = parent; p >= 0; p = store_[p].parent) ++depth;
  bytes_ += key.size();
  if (depth > Tree::max_depth || store_.items.size() >= Tree::max_nodes || bytes_ > Tree::max_bytes) {
    // Never the root: it is the first, at depth 0 and without a key.
    const std::string at = store_.has_places ? store_.where(place) : store_.where(parent);
    if (depth > Tree::max_depth)
      give_up(at, "nested more than " + std::to_string(Tree::max_depth) + " deep");
    else if (bytes_ > Tree::max_bytes)
      give_up(at, "longer than 1 MiB");
    else
      give_up(at, "more than " + std::to_string(Tree::max_nodes) + " values");
    return -1;
  }
  Item item;
  item.parent = parent;
  item.key = key;
  item.place = place;
  item.key_place = key_place;
  if (parent >= 0) {
    Item& above = store_[parent];
    if (above.kind == Kind::list) item.index = above.count;
    ++above.count;
    if (above.last >= 0)
      store_[above.last].next = i;
    else
      above.first = i;
    above.last = i;
  }
  store_.items.push_back(std::move(item));
  if (!valid_utf8(key)) give_up(store_.where(parent), "a key that is not UTF-8 text");
  return full_ ? -1 : i;
}

void Builder::set_text(int i, std::string_view text) {
  bytes_ += text.size();
  if (bytes_ > Tree::max_bytes) return give_up(store_.where(i), "longer than 1 MiB");
  if (!valid_utf8(text)) return refuse(i, "must be UTF-8 text");
  store_[i].kind = Kind::text;
  store_[i].text = text;
}

void Builder::set_decimal(int i, double value) {
  if (!std::isfinite(value))
    return refuse(i, std::isnan(value) ? "must be a finite number, not nan" : "must be a finite number, not inf");
  store_[i].kind = Kind::decimal;
  store_[i].decimal = value;
}

void Builder::refuse(int i, std::string_view message) {
  store_[i].kind = Kind::refused;
  const std::string path = store_.path(i);
  problems_.add(store_.where(i), (path.empty() ? "the document " : '\'' + path + "' ") + std::string(message));
}

void Builder::give_up(std::string_view where, std::string_view message) {
  if (!full_) problems_.add(where, message);
  full_ = true;
  store_.items.assign(1, Item{});
  store_.items[0].place = {1, 1};
}

}  // namespace fyrd::data
