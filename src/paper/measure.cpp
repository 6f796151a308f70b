// The widths of Helvetica, which those of Arial and Liberation Sans were made to match.
#include "paper/measure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "data/utf8.h"

namespace fyrd::paper {

namespace {

// Thousandths of an em, from the space to the tilde.
constexpr std::array<int, 95> widths = {
    278,  278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space … /
    556,  556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 … ?
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ … O
    667,  778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P … _
    333,  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` … o
    556,  556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584};      // p … ~
constexpr int elsewhere = 600;  // letters with accents, dashes, arrows
constexpr double bold_wider = 1.12;

}  // namespace

double width_of(std::string_view text, bool bold) {
  int sum = 0;
  while (!text.empty()) {
    const std::size_t n = std::max<std::size_t>(1, data::code_point(text));
    const auto c = static_cast<unsigned char>(text[0]);
    sum += n == 1 && c >= ' ' && c <= '~' ? widths[c - ' '] : elsewhere;
    text.remove_prefix(n);
  }
  return sum / 1000.0 * (bold ? bold_wider : 1);
}

int lines_of(std::string_view text, double width, bool bold) {
  const double space = width_of(" ", bold);
  int lines = 1;
  double used = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const double word = width_of(text.substr(0, end), bold);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (used > 0 && used + space + word > width) ++lines, used = 0;
    used += (used > 0 ? space : 0) + word;
    if (used > width && width > 0) {  // a word longer than a line
      const int more = static_cast<int>(std::ceil(used / width)) - 1;
      lines += more, used -= more * width;
    }
  }
  return lines;
}

}  // namespace fyrd::paper
