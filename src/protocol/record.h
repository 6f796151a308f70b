// Records: a whole game as one JSON object, and the way back, judged and verified input by input.
#pragma once

#include "protocol/match.h"

namespace fyrd::protocol {

constexpr int record_format = 1;
constexpr std::size_t max_record_files = 64;
constexpr std::size_t max_record_checkpoints = 200'000;

Json record_json(const Match&);
Json input_json(const Battle&, const Input&);  // one of its `inputs`

// The game of a record. Its data files are laid over those of the library, for this game only. With `verify`, the
// hashes and the result must be those recorded.
Either<Match> load_record(const data::Library&, const Json& record, bool verify);

}  // namespace fyrd::protocol
