// Weapons seen from above, for a base of radius 1 that faces up the page. The strokes have classes (haft, blade, bow,
// cord, thin, thick), so that a page chooses their ink.
#pragma once

#include <string>

namespace fyrd::paper {

const char* weapon_in(const std::string& text);      // the weapon that a lower-case text speaks of, or ""
const char* weapon_markup(const std::string& name);  // of one of those

}  // namespace fyrd::paper
