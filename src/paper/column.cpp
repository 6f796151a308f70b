// Filling columns one after the other.
#include "paper/column.h"

namespace fyrd::paper {

namespace {

// How much must find room together: headings with what follows them, and a row with the head of its table.
double together(const Setting& setting, std::size_t i, int open) {
  double sum = 0;
  for (; i < setting.bits.size(); ++i) {
    const Bit& bit = setting.bits[i];
    if (bit.frill >= 0 && bit.frill != open) sum += setting.frills[bit.frill].height, open = bit.frill;
    sum += bit.height;
    if (!bit.sticks) break;
  }
  return sum;
}

}  // namespace

std::vector<std::string> columns(const Setting& setting, std::span<const double> heights) {
  std::vector<std::string> out(1);
  double used = 0;
  int open = -1;
  const auto close = [&] {
    if (open >= 0) out.back() += setting.frills[open].close;
    open = -1;
  };
  for (std::size_t i = 0; i < setting.bits.size(); ++i) {
    const Bit& bit = setting.bits[i];
    if (bit.frill != open) close();
    while (used + together(setting, i, open) > heights[out.size() - 1]) {
      close();
      if (out.size() == heights.size()) return {};
      out.emplace_back();
      used = 0;
    }
    if (bit.frill >= 0 && bit.frill != open) {
      const Frill& frill = setting.frills[bit.frill];
      out.back() += frill.open;
      used += frill.height;
      open = bit.frill;
    }
    out.back() += bit.html;
    used += bit.height;
  }
  close();
  return out;
}

}  // namespace fyrd::paper
