// Records from files, and the game as it stood after some of its inputs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/json.h"
#include "protocol/record.h"

namespace fyrd::cli {

struct Loaded {
  std::optional<protocol::Match> match;
  int code = 0;                 // what to exit with when there is none; the complaint has been made
  std::size_t checkpoints = 0;  // recorded
  protocol::Findings found{};
};

std::string name_of(const std::string& file);  // in a sentence, where "-" is standard input

// "it is not JSON from line 3 on, byte 40"; empty when it is JSON to the end, and only too much of it.
std::string break_of(const std::string& text);

// The JSON of a file; nothing after a complaint that it is no record or what else it should be, with the exit code in
// `code`.
std::optional<Json> read_json(const std::string& file, const char* what, int& code);
std::optional<Json> read_record(const std::string& file, int& code);
// The game of a record.
Loaded load(const data::Library&, const std::string& file, bool verify);
// What is not as printed, and which version of the program wrote it if that was another.
void say_whose(const std::string& written_by, const std::vector<std::string>& differs);
// Takes the game back to its first `inputs` inputs; false after a complaint.
bool rewind(protocol::Match&, std::size_t inputs);

// "turn 3, moving: Castle Watch", or how it ended.
std::string standing_text(const Battle&, const Tabletop&);
std::string scenario_name(const protocol::Match&);

}  // namespace fyrd::cli
