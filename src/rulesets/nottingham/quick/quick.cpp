// The quick player's face: each question to the one who knows it.
#include "rulesets/nottingham/quick/quick.h"

#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/hatred.h"

namespace fyrd::nottingham {

Choice NottinghamBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player({*this, state(table)}, question.who);
  if (const auto* q = dynamic_cast<const DiceOrder*>(&question)) return player.dice(*q);
  if (const auto* q = dynamic_cast<const ActionOrder*>(&question)) return player.action(*q);
  if (const auto* q = dynamic_cast<const WalkOrder*>(&question)) return player.walk(*q);
  if (dynamic_cast<const NominateOrder*>(&question)) return player.nominate();
  if (const auto* q = dynamic_cast<const OpportunityOrder*>(&question)) return player.opportunity(*q);
  if (const auto* q = dynamic_cast<const PickOrder*>(&question)) return player.pick(*q);
  if (const auto* q = dynamic_cast<const SecondTargetOrder*>(&question)) return player.second_target(*q);
  if (const auto* q = dynamic_cast<const DeployOrder*>(&question)) return player.deploy(*q);
  if (const auto* q = dynamic_cast<const GripOrder*>(&question)) return player.hold(*q);
  if (const auto* q = dynamic_cast<const FellOrder*>(&question)) return player.fell(*q);
  if (dynamic_cast<const HatredOrder*>(&question)) return player.hatred(question);
  return question.quiet();
}

}  // namespace fyrd::nottingham
