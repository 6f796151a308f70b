// How much room text takes in the face that paper is set in. Cards and pages have a given size and HTML without a
// script cannot look how much of it is full, so that is reckoned beforehand.
#pragma once

#include <string>
#include <string_view>

namespace fyrd::paper {

// In ems, that is, in multiples of the size of the type.
double width_of(std::string_view text, bool bold = false);
// How many lines it takes when broken between words; at least one.
int lines_of(std::string_view text, double width, bool bold = false);

constexpr double line_height = 1.2;  // in ems

}  // namespace fyrd::paper
