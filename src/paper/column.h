// Setting a text in columns: pieces of known height, of which some belong to a table that is opened anew in each
// column.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace fyrd::paper {

struct Frill {  // around the pieces of one table
  std::string open, close;
  double height = 0;  // of its head
};

struct Bit {
  std::string html;
  double height = 0;    // in ems
  int frill = -1;       // the table it is a row of
  bool sticks = false;  // not to stand last in a column, as a heading
};

struct Setting {
  std::vector<Bit> bits;
  std::vector<Frill> frills;
};

// One piece of HTML a column, for as many columns of these heights as are needed; none when there is too much for all.
std::vector<std::string> columns(const Setting&, std::span<const double> heights);

}  // namespace fyrd::paper
