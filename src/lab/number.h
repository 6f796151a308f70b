// One value of a data file by its place, "gear.longbow.damage", and changing it with all else left as it is.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rulesets/ruleset.h"

namespace fyrd {

// "gear.longbow.damage=2".
struct Change {
  std::string place, value;
  std::string text() const { return place + "=" + value; }
};
// A place has a dot, as no option of a battle has; `where` stands before a problem.
Change read_change(std::string_view text, std::string_view where, data::Problems&);

// What several changes are made of: "0..5", "0..2 by 0.5" or "0,1,3". One value alone, or none, is a problem.
std::vector<std::string> read_range(std::string_view text, std::string_view where, data::Problems&);

// Writes the value into the text of the file, where it stands or, where only its fellows say it, below the head of its
// table. A place that no file has and a value of another kind are problems.
void change(data::Library&, const Ruleset&, const Change&, std::string_view where, data::Problems&);

// The value there, as it is written; empty where there is none.
std::string value_at(const data::Library&, const Ruleset&, std::string_view place);

}  // namespace fyrd
