// What any input must satisfy before a rule looks at it: parts in use are there, parts not in use are not.
#pragma once

#include <span>

#include "core/dice/pool.h"
#include "core/play/question.h"
#include "core/play/refusal.h"
#include "core/table/figure.h"

namespace fyrd {

Verdict well_formed(const Tabletop&, const Question&, const Choice&);
// The whole judgement of an answer: well formed, then legal. A refusal that names no rule is by the rule of the
// question.
Verdict judged(const Tabletop&, const Question&, const Choice&);
Verdict fits(Pool, std::span<const std::uint16_t> faces);

}  // namespace fyrd
