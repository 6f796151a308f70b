// Whose rules: a fingerprint of rules, numbers and rulings, and in words what is not as printed.
#pragma once

#include <map>

#include "protocol/match.h"

namespace fyrd::protocol {

using Texts = std::map<std::string, std::string, std::less<>>;

// SHA-256 of the rules' name and version, the texts of their files by path, and the way of each ruling by its key.
std::string fingerprint(std::string_view rules, std::string_view version, const Texts& files, const Texts& rulings);
std::string fingerprint(const Ruleset&, const data::Library&);  // with all rulings at the letter
std::string fingerprint(const Json& record);                    // of what it has in it, whatever it says; it was read

// Sentences about all that is not as printed, which is as it is built into this program; none: all is.
std::vector<std::string> differences(const Ruleset&, const data::Library&);
std::vector<std::string> differences(const Match&);
// "merlin/simple.toml: weapons.longbow.range is 60, printed is 24".
std::vector<std::string> differences(const std::string& path, const std::string& text, const std::string& printed);

void take_fingerprint(Match&);  // of what it is played by, and what of it is not as printed
Json numbers_json(std::string fingerprint, const std::vector<std::string>& differs);
Json numbers_json(const Match&);

}  // namespace fyrd::protocol
