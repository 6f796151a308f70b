// What happened and why it was judged so, as JSON.
#pragma once

#include "core/events/event.h"
#include "core/play/question.h"
#include "protocol/values.h"

namespace fyrd::protocol {

Json tally_json(const Battle&, const Tally&);
Json event_json(const Battle&, const Event&);  // only the parts that are set
Json witness_json(const Battle&, const Witness&);
Json chance_json(const Explanation&);  // of one that has a chance
Json explanation_json(const Battle&, const Explanation&);
Json refusal_json(const Refusal&);

}  // namespace fyrd::protocol
