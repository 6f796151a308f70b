// The quick player's face: each question to the one who knows it.
#include "rulesets/nottingham/quick/quick.h"

#include "core/play/asked_as.h"
#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/hatred.h"

namespace fyrd::nottingham {

Choice NottinghamBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player({*this, state(table)}, question.who);
  if (const auto* q = asked_as<DiceOrder>(question)) return player.dice(*q);
  if (const auto* q = asked_as<ActionOrder>(question)) return player.action(*q);
  if (const auto* q = asked_as<WalkOrder>(question)) return player.walk(*q);
  if (asked_as<NominateOrder>(question)) return player.nominate();
  if (const auto* q = asked_as<OpportunityOrder>(question)) return player.opportunity(*q);
  if (const auto* q = asked_as<PickOrder>(question)) return player.pick(*q);
  if (const auto* q = asked_as<SecondTargetOrder>(question)) return player.second_target(*q);
  if (const auto* q = asked_as<DeployOrder>(question)) return player.deploy(*q);
  if (const auto* q = asked_as<GripOrder>(question)) return player.hold(*q);
  if (const auto* q = asked_as<FellOrder>(question)) return player.fell(*q);
  if (asked_as<HatredOrder>(question)) return player.hatred(question);
  return question.quiet();
}

}  // namespace fyrd::nottingham
