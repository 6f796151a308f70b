// Counting, one stretch of secret decisions after the other.
#include "protocol/numbering.h"

#include <algorithm>

namespace fyrd::protocol {

Numbering::Numbering(const Eyes& eyes, const Game& game) {
  const std::vector<Input>& all = game.inputs();
  if (!eyes.seated || eyes.knows_all(game)) {
    plain_ = all.size();
    return;
  }
  const auto add = [&](std::size_t moment, bool several) {
    moments_.push_back(moment);
    several_.push_back(several);
  };
  add(0, false);
  for (std::size_t i = 0; i < all.size();) {
    if (!all[i].secret) {
      add(++i, false);
      continue;
    }
    bool others = false;
    for (; i < all.size() && all[i].secret; ++i) {
      if (eyes.has(all[i].side))
        add(i + 1, false);
      else
        others = true;
    }
    const bool waits = i == all.size() && game.secret_block() != 0;
    if (!others || waits) continue;
    if (moments_.back() == i)
      several_.back() = true;  // his own was the last; what came of all is to be seen there
    else
      add(i, true);
  }
}

std::size_t Numbering::kept(std::size_t number) const {
  if (plain_ || number >= total()) return real(std::min(number, total()));
  return several_[number + 1] ? moments_[number] : moments_[number + 1] - 1;
}

std::size_t Numbering::shown(std::size_t real) const {
  if (plain_) return real;
  const auto after = std::upper_bound(moments_.begin(), moments_.end(), real);
  return after - moments_.begin() - 1;
}

}  // namespace fyrd::protocol
