// The quick player of the Heroes: the best of all deeds, and smaller decisions.
#pragma once

#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/quick/worth.h"
#include "rulesets/stormclouds/turn/deploy.h"
#include "rulesets/stormclouds/turn/end.h"
#include "rulesets/stormclouds/turn/sequence.h"

namespace fyrd::stormclouds {

class Quick {
 public:
  explicit Quick(Here here) : here_(here), worth_(here) {}

  Choice deploy(const DeployOrder&) const;
  Choice next(const NextOrder&) const;
  Choice roll(const RollOrder&) const;
  Choice test(const TestOrder&) const;
  Choice action(const ActionOrder&) const;

 private:
  const Here here_;
  const Worth worth_;
};

}  // namespace fyrd::stormclouds
