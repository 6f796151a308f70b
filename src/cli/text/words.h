// A typed line as words.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace fyrd::cli {

// In small letters, without commas and the full stop at the end.
std::vector<std::string> words_of(const std::string& line);
std::string joined(const std::vector<std::string>& words, std::size_t from = 0);
std::optional<std::size_t> whole(const std::string& word);  // a number, when the word is one

}  // namespace fyrd::cli
