// Records: a whole game as one JSON object, and the way back, judged and verified input by input.
#pragma once

#include "protocol/match.h"

namespace fyrd::protocol {

constexpr int record_format = 1;
constexpr std::size_t max_record_files = 64;
constexpr std::size_t max_record_checkpoints = 200'000;

Json record_json(const Match&);
Json chosen_options(const Ruleset&, Reader& setup);  // of a record: its options and its rulings, as `new` takes them
Json setup_json(const Ruleset&, const Plan&);        // what it was made from, without its dice
Json input_json(const Battle&, const Input&);        // one of its `inputs`

// What came to light when a record was played again.
struct Findings {
  std::size_t rolls = 0;
  std::vector<std::size_t> typed;  // the inputs whose dice do not follow from the seed or the proof
  bool told = false;               // the record itself says so, of these and of no others
  bool proven = false;     // the dice follow from a secret committed to and from the words of the seats, but for
  bool unchecked = false;  // those in `typed`; or that could not be looked at, in WebAssembly
};

// The game of a record. Its data files are laid over those of the library, for this game only. With `verify`, the
// hashes and the result must be those recorded, the numbers those of its fingerprint, and the dice follow from its seed
// or be those it says were typed. Older records do not say that: of them `findings` tells.
Either<Match> load_record(const data::Library&, const Json& record, bool verify, Findings* findings = nullptr);

}  // namespace fyrd::protocol
