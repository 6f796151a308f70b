// The faces that fell when a pool was thrown.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

#include "core/dice/pool.h"
#include "core/dice/why.h"

namespace fyrd {

class Roll {
 public:
  Pool pool{0, 6};

  // The array is left unset on purpose: clearing or copying 510 bytes for two dice would cost more than throwing them.
  constexpr Roll() {}
  constexpr explicit Roll(Pool of) : pool(of) {}
  constexpr Roll(Pool of, std::initializer_list<int> fell) : pool(of) {
    for (const int face : fell) add(face);
  }
  constexpr Roll(const Roll& other) : pool(other.pool), size_(other.size_) { copy_faces(other); }
  constexpr Roll& operator=(const Roll& other) {
    if (this != &other) {
      pool = other.pool;
      size_ = other.size_;
      copy_faces(other);
    }
    return *this;
  }

  // Faces beyond the largest pool there is are not kept.
  constexpr void add(int face) {
    if (size_ < max_dice) faces_[size_++] = static_cast<std::uint16_t>(face);
  }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr int operator[](int i) const { return faces_[i]; }
  // Not of a temporary: a loop over its faces would outlive them.
  constexpr std::span<const std::uint16_t> faces() const& { return {faces_.data(), size_}; }
  constexpr std::span<std::uint16_t> faces() & { return {faces_.data(), size_}; }
  void faces() const&& = delete;

  constexpr int sum() const {
    int total = 0;
    for (const int face : faces()) total += face;
    return total;
  }
  // Zero when no die was thrown, as faces start at one.
  constexpr int best() const { return empty() ? 0 : *std::ranges::max_element(faces()); }
  constexpr int lowest() const { return empty() ? 0 : *std::ranges::min_element(faces()); }
  constexpr int at_least(int face) const {
    return static_cast<int>(std::ranges::count_if(faces(), [face](int fell) { return fell >= face; }));
  }
  constexpr int count(int face) const { return static_cast<int>(std::ranges::count(faces(), face)); }

  // Whether this is a full throw of that pool, with no face a die of it does not have.
  constexpr bool fits(Pool asked) const {
    return asked.valid() && pool == asked && size_ == asked.count &&
           std::ranges::all_of(faces(), [asked](int face) { return face >= 1 && face <= asked.sides; });
  }

  friend constexpr bool operator==(const Roll& a, const Roll& b) {
    return a.pool == b.pool && std::ranges::equal(a.faces(), b.faces());
  }

 private:
  constexpr void copy_faces(const Roll& other) { std::copy_n(other.faces_.begin(), size_, faces_.begin()); }

  std::uint8_t size_ = 0;
  std::array<std::uint16_t, max_dice> faces_;
};

// The number that is read off a throw; none where its faces are.
constexpr int read(const Roll& roll, const Reading& reading) {
  switch (reading.of) {
    case Reading::Of::faces: return 0;
    case Reading::Of::sum: return roll.sum();
    case Reading::Of::lowest: return roll.lowest();
    case Reading::Of::at_least: return roll.at_least(reading.face);
    case Reading::Of::best: return roll.best() + std::max(0, roll.count(roll.pool.sides) - 1);
  }
  return 0;
}

}  // namespace fyrd
