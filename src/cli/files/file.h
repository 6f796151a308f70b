// Files in and out: read whole and bounded, written all or not at all.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace fyrd::cli {

constexpr std::size_t max_file = 64u << 20;

// The file's bytes, "-" meaning standard input; nothing and a sentence in `error` otherwise.
std::optional<std::string> read_file(const std::string& path, std::string& error);

// Beside the file first, then renamed over it, so that nobody ever sees half of it; "-" is standard output, and what is
// no file, as a pipe, is written to as it is.
// Gives back a sentence when it could not be done.
std::string write_file(const std::string& path, const std::string& text);

bool exists(const std::string& path);

// Why nothing could be written there, in a sentence; empty when it could.
std::string unwritable(const std::string& path);

// Whether `out` is one of the files that are read; true after a complaint.
bool writes_over(const std::string& out, const std::vector<std::string>& inputs);

// The path of what is installed beside this program.
std::string beside_the_program(const char* name);

}  // namespace fyrd::cli
