// The document behind a tree: its nodes in one row, each knowing its parent, so that a path needs no bookkeeping.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "data/node.h"

namespace fyrd::data {

struct Place {
  std::uint32_t line = 0, column = 0;  // from 1; 0 in JSON, which has no positions left once parsed
};

struct Item {
  Kind kind = Kind::refused;
  bool flag = false;
  int parent = -1, first = -1, last = -1, next = -1;
  int index = -1;  // in the list above
  int count = 0;   // of children
  std::string key;
  std::string text;
  std::int64_t whole = 0;
  double decimal = 0;
  Place place, key_place;
};

struct Store {
  std::string name;
  bool has_places = false;  // from TOML
  std::vector<Item> items;  // the root first

  const Item& operator[](int i) const { return items[i]; }
  Item& operator[](int i) { return items[i]; }
  std::string path(int i) const;
  std::string where(Place) const;
  // For a problem with node `i`, or with what is missing below it: a place in the file, or the path where there is
  // none.
  std::string where(int i, std::string_view missing = "") const;
};

std::string path_part(std::string_view key);  // a key as it stands in a path, in quotes where needed

// Fills a store within the bounds of Tree; after `full()` the document is to be given up.
class Builder {
 public:
  Builder(std::string_view name, bool has_places, Problems& problems);
  // A new node, below `parent` (-1 for the root), at the end of its children; -1 when a bound is passed.
  int add(int parent, std::string_view key, Place place, Place key_place);
  void set_text(int i, std::string_view text);
  void set_decimal(int i, double value);
  void refuse(int i, std::string_view message);                    // keeps the node, as one that is read in silence
  void give_up(std::string_view where, std::string_view message);  // the root becomes such a node, and the only one
  bool full() const { return full_; }
  Item& operator[](int i) { return store_[i]; }
  Store take() { return std::move(store_); }

 private:
  Store store_;
  Problems& problems_;
  std::size_t bytes_ = 0;
  bool full_ = false;
};

}  // namespace fyrd::data
