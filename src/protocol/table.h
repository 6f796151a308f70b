// What is on the table, as JSON: everything that a state of a battle shows to somebody.
#pragma once

#include "protocol/values.h"

namespace fyrd::protocol {

const char* pose_name(Pose);
Json told_json(const Facts&, Unit);  // what is worth a word, in words
Json ground_json(const Battle&);
Json props_json(const Battle&, const Tabletop&, Side eyes);
Json figure_view(const Battle&, const Tabletop&, FigureId);
Json sides_json(const Battle&, const Tabletop&);

}  // namespace fyrd::protocol
