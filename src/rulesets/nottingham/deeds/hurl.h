// Heavy things thrown at somebody (NOT-155, NOT-X53).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/sum.h"
#include "rulesets/nottingham/table/sight.h"

namespace fyrd::nottingham {

Tally hurl_tally(Here, FigureId, FigureId target, const Stance&);
Tally hurl_wound_tally(Here, FigureId, FigureId target);

extern May may_hurl;
extern Do hurl;

}  // namespace fyrd::nottingham
