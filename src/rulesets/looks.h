// What data files say of how things and people look.
#pragma once

#include "core/play/appearance.h"
#include "core/table/land.h"
#include "data/node.h"

namespace fyrd {

// `looks` of a weapon: one of arm_names(). A weapon that does not say, as in older records, is known by its id; one
// that nobody has heard of is still a club.
Arm read_arm(const data::Node&, std::string_view id, data::Problems&);

// `looks` of a hero who is no man: one of beast_names(), or his id.
Beast read_beast(const data::Node&, std::string_view id, data::Problems&);

// `looks` of a kind of ground: one of land_names(), or known by its id.
Land read_land(const data::Node&, std::string_view id, data::Problems&);

// `looks` of a piece of ground or a prop: one of the names, which live for ever; empty when it does not say.
std::string_view read_looks(const data::Node&, std::span<const std::string_view> names, data::Problems&);

// `helm`, `hat` and `robe` of a walk of life.
Dress read_dress(const data::Node&, const Dress& usual, data::Problems&);

}  // namespace fyrd
