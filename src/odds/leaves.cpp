// Merging what reads alike.
#include "odds/leaves.h"

namespace fyrd {

std::uint64_t Leaf::key(const Battle& battle) const {
  Hash h;
  h.all(battle.hash(*table), open, chosen, involved.bits);
  for (const Incident& i : incidents) {
    for (const char* c = i.kind; *c; ++c) h.add(*c);
    h.all(i.by, i.at);
  }
  return h.value();
}

void Leaves::add(const Battle& battle, Leaf&& leaf, const Fraction& chance) {
  const auto [at, fresh] = places_.try_emplace(leaf.key(battle), all_.size());
  if (fresh) {
    all_.push_back(std::move(leaf));
    all_.back().chance = chance;
  } else {
    all_[at->second].chance += chance;
  }
}

void Leaves::add(const Battle& battle, Leaves&& part, const Fraction& of) {
  for (Leaf& leaf : part.all_) {
    const Fraction chance = leaf.chance * of;
    add(battle, std::move(leaf), chance);
  }
}

void Leaves::scale(const Fraction& by) {
  for (Leaf& leaf : all_) leaf.chance *= by;
}

Fraction Leaves::total() const {
  Fraction sum;
  for (const Leaf& leaf : all_) sum += leaf.chance;
  return sum;
}

}  // namespace fyrd
