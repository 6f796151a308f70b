// A hash over named fields, the same on every machine: the fingerprint of a state.
#pragma once

#include <concepts>
#include <type_traits>

#include "core/table/figure.h"

namespace fyrd {

class Hash {
 public:
  void add(std::uint64_t v) {
    value_ = (value_ ^ v) * 0x9E3779B97F4A7C15ull;
    value_ ^= value_ >> 29;
  }
  template <class T>
    requires std::integral<T> || std::is_enum_v<T>
  void add(T v) {
    add(static_cast<std::uint64_t>(static_cast<std::int64_t>(v)));
  }
  void add(Length v) { add(v.units); }
  void add(Angle v) { add(v.turn); }
  void add(FigureId v) { add(v.index); }
  void add(Side v) { add(v.index); }
  void add(Point v) {
    add(v.x);
    add(v.y);
  }
  void add(const Figure&);
  void add(const Tabletop&);  // the figures in use and the common fields; rulesets add their own after it

  // Several fields in one line: h.all(s.phase, s.left, s.first).
  template <class... Fields>
  void all(const Fields&... fields) {
    (add(fields), ...);
  }

  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325ull;
};

}  // namespace fyrd
