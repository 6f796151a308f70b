// How inputs are numbered for eyes that may not know all: what others decide in secret has no number until it is shown,
// and then one for all of it, so that nobody learns how much there was to decide.
#pragma once

#include <optional>
#include <vector>

#include "protocol/eyes.h"

namespace fyrd::protocol {

class Numbering {
 public:
  Numbering(const Eyes&, const Game&);

  std::size_t total() const { return plain_ ? *plain_ : moments_.size() - 1; }
  // How many inputs there really were when there were so many for these eyes.
  std::size_t real(std::size_t number) const { return plain_ ? number : moments_[number]; }
  // How many are really left when all after that number are taken back.
  std::size_t kept(std::size_t number) const;
  // The number after which that many real ones had come.
  std::size_t shown(std::size_t real) const;

 private:
  std::optional<std::size_t> plain_;  // all inputs are numbered
  std::vector<std::size_t> moments_;  // by number
  std::vector<bool> several_;         // that number stands for what others decided in secret
};

}  // namespace fyrd::protocol
