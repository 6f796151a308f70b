// A place in a data file, and the reading of typed values from it; mistakes become problems, never a stop.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/geometry/angle.h"
#include "core/geometry/unit.h"
#include "data/problems.h"

namespace fyrd::data {

struct Store;  // the document behind a tree

enum class Kind : std::uint8_t {
  absent,   // not in the file
  refused,  // in the file, but of no use and already reported: reads give fallbacks in silence
  null,     // only in JSON
  flag,
  whole,
  decimal,
  text,
  list,
  table,
};

template <class E>
struct Keyword {
  std::string_view name;
  E value;
};

// Reads of a required value report its absence; the `…_or` forms take the fallback for it. After any problem the value
// returned is the fallback, or without one the value nearest to zero that is allowed (the first choice of a choice).
class Node {
 public:
  Node() = default;  // absent

  Kind kind() const;
  bool present() const { return kind() != Kind::absent; }
  std::string where() const;  // for a problem: file, line and column of the value, or its path in JSON
  std::string path() const;   // "sides[1].figures[2].weapon", "" for the root
  std::string key() const;    // its own key in the table above; "" for an item of a list and for the root

  Node operator[](std::string_view key) const;  // a missing key gives an absent node that knows its path
  // Of a list; none when absent, unless `least` asks for some. Items after `most` are reported and left out.
  std::vector<Node> items(Problems&, std::size_t least = 0, std::size_t most = 10'000) const;
  std::vector<std::pair<std::string, Node>> entries(Problems&) const;  // of a table, in the order of the file

  std::string text(Problems&, std::size_t most = 4'000) const;  // `most` in bytes
  std::string text_or(Problems&, std::string fallback, std::size_t most = 4'000) const;
  std::string id(Problems&) const;  // lower-case letters, digits and hyphens, 1 … 40 of them
  std::string id_or(Problems&, std::string fallback) const;
  std::int64_t whole(Problems&, std::int64_t min, std::int64_t max) const;  // 3.0 is whole too
  std::int64_t whole_or(Problems&, std::int64_t min, std::int64_t max, std::int64_t fallback) const;
  bool flag(Problems&) const;
  bool flag_or(Problems&, bool fallback) const;
  // A decimal number in the ruleset's unit, rounded to the nearest 0.01 mm.
  Length length(Problems&, Unit, Length min = -longest, Length max = longest) const;
  Length length_or(Problems&, Unit, Length fallback, Length min = -longest, Length max = longest) const;
  Point point(Problems&, Unit) const;  // [x, y]
  Point point_or(Problems&, Unit, Point fallback) const;
  Angle bearing(Problems&) const;  // degrees clockwise from north, any number
  Angle bearing_or(Problems&, Angle fallback) const;

  // A value by its name: `node.choice(problems, weapons)` with `constexpr Keyword<Weapon> weapons[] = {{"sword", …`.
  template <class E>
  E choice(Problems& problems, std::type_identity_t<std::span<const Keyword<E>>> of) const {
    return pick<E>(problems, of, of.empty() ? E{} : of[0].value, true);
  }
  template <class E, std::size_t n>
  E choice(Problems& problems, const Keyword<E> (&of)[n]) const {
    return pick<E>(problems, of, of[0].value, true);
  }
  template <class E>
  E choice_or(Problems& problems, std::type_identity_t<std::span<const Keyword<E>>> of, E fallback) const {
    return pick<E>(problems, of, fallback, false);
  }
  template <class E, std::size_t n>
  E choice_or(Problems& problems, const Keyword<E> (&of)[n], E fallback) const {
    return pick<E>(problems, of, fallback, false);
  }
  // The same for names known only at run time (the weapons of a data file): the index, or -1 for none.
  int one_of(Problems&, std::span<const std::string_view> names, bool required = true) const;

  // Reports every key of a table that is not among these, and anything that is no table at all.
  void only(Problems&, std::initializer_list<std::string_view> keys) const;
  void only(Problems&, std::span<const std::string_view> keys) const;
  // Reports what the reader itself finds wrong with this value: refuse(problems, "there is no weapon 'spoon'").
  void refuse(Problems&, std::string_view message) const;

 private:
  friend class Tree;
  Node(const Store* store, int at, std::string missing) : store_(store), at_(at), missing_(std::move(missing)) {}
  template <class E>
  E pick(Problems& problems, std::span<const Keyword<E>> of, E fallback, bool required) const {
    std::vector<std::string_view> names;
    names.reserve(of.size());
    for (const Keyword<E>& c : of) names.push_back(c.name);
    const int i = one_of(problems, names, required);
    return i < 0 ? fallback : of[i].value;
  }
  bool missing(Problems&, bool required) const;  // no value to read; said so where that is a mistake
  void wrong(Problems&, std::string_view expected) const;
  std::string label() const;
  std::string read_text(Problems&, bool required, std::string fallback, std::size_t most) const;
  std::string read_id(Problems&, bool required, std::string fallback) const;
  std::int64_t read_whole(Problems&, bool required, std::int64_t min, std::int64_t max, std::int64_t fallback) const;
  bool read_flag(Problems&, bool required, bool fallback) const;
  Length read_length(Problems&, bool required, Unit, Length min, Length max, Length fallback) const;
  Point read_point(Problems&, bool required, Unit, Point fallback) const;
  Angle read_bearing(Problems&, bool required, Angle fallback) const;

  const Store* store_ = nullptr;
  int at_ = 0;           // the node, or the nearest one above that is there
  std::string missing_;  // the rest of the path when absent
};

}  // namespace fyrd::data
