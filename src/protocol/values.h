// The small values messages are made of: lengths, points, figures, sides, hashes.
#pragma once

#include "core/play/battle.h"
#include "data/problems.h"
#include "protocol/json.h"

namespace fyrd::protocol {

const char* unit_name(Unit);
Json problems_json(std::span<const data::Problem>);
Json number_json(double);  // 12 rather than 12.0
Json length_json(Length, Unit);
Json point_json(Point, Unit);  // [x, y]
Json points_json(std::span<const Point>, Unit);
Json degrees_json(Angle);
Json side_json(const Battle&, Side);        // its id; null for none
Json figure_json(const Battle&, FigureId);  // likewise
std::string hash_text(std::uint64_t);       // 16 hex digits
// What follows a name and a mark that a sentence begins with, as a sentence of its own; empty where it does not.
std::string after_name(std::string_view text, std::string_view name, std::string_view mark);

// A place on or near the table, [x, y].
Either<Point> read_point(const Json&, Unit, std::string_view code, std::string_view label);
// A figure by its id; `label` names the key in messages.
Either<FigureId> read_figure(const Battle&, const Json&, std::string_view code, std::string_view label);
// A side by its number from 0 or its id.
Either<Side> read_side(const Battle&, const Json&);

}  // namespace fyrd::protocol
