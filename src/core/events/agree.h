// Words that agree with the name of a side, which may stand for one or for several.
#pragma once

#include <string>
#include <string_view>

namespace fyrd {

// "Saxons", "Knights of the Boar", "Bracken and Teasel", "The Four"; not "Company of the Boar" or "Eric".
bool plural(std::string_view name);

// "wins", "has", "its" and the like as they stand beside one; beside several "win", "have", "their".
std::string agreeing(std::string_view name, std::string_view word);

// "Eric wins", "Saxons win".
std::string does(const std::string& name, std::string_view verb);

}  // namespace fyrd
