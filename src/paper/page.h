// One self-contained HTML file that prints well: pages of the size of the paper, black on white, no scripts.
#pragma once

#include <string>
#include <string_view>

namespace fyrd::paper {

struct Paper {
  const char* name;
  double width, height;  // millimetres
};
constexpr Paper a4{"a4", 210, 297}, letter{"letter", 215.9, 279.4};

constexpr double millimetres_a_point = 25.4 / 72;

// A whole file of pages; `style` is added to what all of them have.
std::string document(const Paper&, std::string_view title, std::string_view style, const std::string& pages);
// One page, with a margin in millimetres, of a class that `style` knows.
std::string page(const char* kind, const std::string& body);

}  // namespace fyrd::paper
