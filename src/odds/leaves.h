// What the runs of a walk come to, each once.
#pragma once

#include <map>

#include "core/figure_set.h"
#include "odds/forecast.h"

namespace fyrd {

// How a run of a step ended: where a new decision is due, or where the next step begins.
struct Leaf : Prospect {
  bool open = false;       // the next step has to be walked
  std::size_t chosen = 0;  // so many of the choices have been made
  FigureSet involved{};    // whom these were about

  std::uint64_t key(const Battle&) const;
};

class Leaves {
 public:
  // The same table after the same story is the same thing.
  void add(const Battle&, Leaf&&, const Fraction& chance);
  void add(const Battle&, Leaves&&, const Fraction& of);
  void scale(const Fraction& by);
  Fraction total() const;
  std::vector<Leaf>& all() { return all_; }

 private:
  std::vector<Leaf> all_;
  std::map<std::uint64_t, std::size_t> places_;
};

}  // namespace fyrd
