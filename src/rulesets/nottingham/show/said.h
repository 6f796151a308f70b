// What is said of two people to `fyrd odds`, as facts: the counterpart of those that the table gives.
#pragma once

#include "rulesets/nottingham/deeds/posture.h"
#include "rulesets/nottingham/deeds/sum.h"
#include "rulesets/nottingham/ways/move.h"
#include "rulesets/trial.h"

namespace fyrd::nottingham {

TestFacts said_test(const Stats& one, Characteristic = Characteristic::none);
BlowFacts said_blow(const Stats& by, const Stats& at);
BlockFacts said_block(const Stats& by, const Stats& at);
ThrustFacts said_thrust(const Stats& by, const Stats& at);
ShotFacts said_shot(const NottinghamBattle&, const Stats& by, const Stats& at);
WoundFacts said_wound(const Stats& by, const Stats& at);
FallFacts said_fall(const Stats& by);
SmashFacts said_smash(const Stats& by, const Stats& at);
RallyFacts said_rally(const Stats& by);
RiseFacts said_rise(const Stats& by);
StrideFacts said_stride(const NottinghamBattle&, const Stats& by);

}  // namespace fyrd::nottingham
