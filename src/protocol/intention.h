// What a client means to do, as the requests for odds have it.
#pragma once

#include "odds/forecast.h"
#include "protocol/json.h"
#include "protocol/requests.h"

namespace fyrd::protocol {

// A choice that is read when the question it answers is known; without a kind, whatever is asked.
Answer answer_of(const Battle&, Json choice, std::string kind = {});

// `then`, `replies`, `others`, `budget`, `samples` and `side`; the choice itself is left to the request. It spends what
// is `usual` if it does not say, and never more than `most`.
Either<Intention> read_intention(const Call&, Reader&, Spending usual, const std::optional<Spending>& most);

}  // namespace fyrd::protocol
