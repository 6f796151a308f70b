// What rulings of all rulesets have in common: the lines that prove them, and what would make a refused choice legal.
#pragma once

#include "core/play/battle.h"
#include "core/play/survey.h"

namespace fyrd::protocol {

// The line along which somebody sees another, or the place where it is cut.
Witness sight_witness(const Sight&);
// How far it is from who acts to his target and whether he sees him, where the rules have not said so themselves.
void add_witnesses(const Battle&, const Tabletop&, const Question&, const Choice&, Explanation&);
// In a sentence.
std::string remedy(const Battle&, const Question&, const Choice&, const Refusal&, const Explanation&);

}  // namespace fyrd::protocol
