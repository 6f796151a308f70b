// A game with everything it was made from, so that it can be written down and played again anywhere.
#pragma once

#include "core/play/game.h"
#include "protocol/json.h"
#include "rulesets/ruleset.h"

namespace fyrd::protocol {

struct DataFile {
  std::string path, text;
};

// What proven dice follow from; see proof.h.
struct Proof {
  std::string secret;                             // 32 bytes as digits; nobody hears of it before the battle has ended
  std::vector<std::optional<std::string>> words;  // one a side; nothing: it is waited for, empty: of a computer
};

struct Match {
  const Ruleset* rules;
  Plan plan;
  std::vector<DataFile> data;  // the numbers it is played by
  Game game;
  std::string played_by{};             // the version of the rules, in a record perhaps another than this program's
  std::string written_by{};            // the version of the program that wrote the record, where that was another
  std::string fingerprint{};           // see fingerprint.h
  std::vector<std::string> differs{};  // what is not as printed, in sentences
  std::optional<Proof> proof{};        // of proven dice
};

const char* dice_name(DiceMode);
Either<const Ruleset*> read_rules(const std::string& id);
Either<std::uint64_t> read_seed(const Json&, std::string_view code);  // a whole number or its decimal digits

// Whether a data file belongs to the rules themselves, rather than to what is chosen from for one battle.
bool is_rules_file(const Ruleset&, std::string_view path);

// Opens the battle of a plan. `problems` are those met while the plan was read.
Either<Match> open_match(const Ruleset&, const data::Library&, Plan, data::Problems& problems, DiceMode,
                         std::uint64_t seed);

// The match a `new` request asks for.
Either<Match> new_match(const data::Library&, Reader& request);

Fault bad_setup(const data::Problems&);

}  // namespace fyrd::protocol
