// Choices as JSON: the verb by its name, figures by their ids, and exactly the parts the verb uses.
#pragma once

#include "core/play/choice.h"
#include "protocol/values.h"

namespace fyrd::protocol {

Json choice_json(const Battle&, const Verb&, const Choice&);
// The verbs are those of the question the choice answers. Whether the rules allow it is not asked here.
Either<Choice> read_choice(const Battle&, std::span<const Verb>, const Json&);

Json verb_json(const Verb&);  // {"name":"move","label":"Move","uses":["figure","path"]}

}  // namespace fyrd::protocol
