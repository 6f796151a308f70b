// A player who never does certain things, whatever the one he asks would do.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ai/player.h"

namespace fyrd {

// Where the other would do one of these, by the names of their verbs, he does the least there is instead; he does it
// all the same where nothing else is allowed.
class Forbidding final : public Player {
 public:
  Forbidding(std::unique_ptr<const Player> player, std::vector<std::string> verbs)
      : player_(std::move(player)), verbs_(std::move(verbs)) {}
  Choice answer(const Asked&, Random&) const override;
  bool thinks() const override { return player_->thinks(); }

 private:
  bool forbidden(const Question&, const Choice&) const;

  std::unique_ptr<const Player> player_;
  std::vector<std::string> verbs_;
};

}  // namespace fyrd
