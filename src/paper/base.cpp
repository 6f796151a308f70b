// A base from above in black and white.
#include <fmt/format.h>

#include <algorithm>

#include "paper/card.h"
#include "paper/svg.h"
#include "paper/weapon.h"

namespace fyrd::paper {

namespace {

struct Size {
  double width, depth;  // of the base, in millimetres
  int part;             // drawn as 1 : part
};

constexpr double units_a_millimetre = 100;

Size size_of(const Shape& base, double most) {
  double x0 = 0, x1 = 0, y0 = 0, y1 = 0;
  for (const Point& p : base.corners()) {
    x0 = std::min<double>(x0, p.x), x1 = std::max<double>(x1, p.x);
    y0 = std::min<double>(y0, p.y), y1 = std::max<double>(y1, p.y);
  }
  const double grown = 2.0 * base.radius.units;
  Size size{(x1 - x0 + grown) / units_a_millimetre, (y1 - y0 + grown) / units_a_millimetre, 1};
  while (std::max(size.width, size.depth) / size.part > most) ++size.part;
  return size;
}

constexpr const char* horse =
    R"(<path class="dark" d="M-0.05 0.75Q-0.3 1.05 -0.1 1.2Q0.05 1.1 0.05 0.75Z"/>)"
    R"(<ellipse class="body" cx="0" cy="0.18" rx="0.36" ry="0.72"/>)"
    R"(<path class="body" d="M-0.22 -0.35Q-0.16 -0.75 -0.12 -1.02Q0 -1.18 0.12 -1.02Q0.16 -0.75 0.22 -0.35Z"/>)";

std::string man(const Appearance& look) {
  std::string out = R"(<ellipse class="body" cx="0" cy="0.08" rx="0.5" ry="0.3"/>)";
  if (look.shield != Board::none)
    out += R"(<path class="shield" d="M-0.78 -0.1Q-0.62 -0.52 -0.2 -0.52L-0.2 -0.36Q-0.5 -0.32 -0.62 -0.02Z"/>)";
  if (!look.arms.empty()) out += weapon_markup(look.arms.front());
  out += R"(<circle class="head" cy="0.02" r="0.25"/>)";
  if (look.helmet) out += R"(<path class="crest" d="M0 0.2V-0.22"/>)";
  return out;
}

}  // namespace

BasePicture base_picture(const Battle& battle, const Tabletop& now, FigureId id, double most) {
  const Shape& shape = battle.bases[std::min<std::size_t>(now[id].base, battle.bases.size() - 1)];
  const Size size = size_of(shape, most);
  const double width = size.width / size.part, depth = size.depth / size.part;
  constexpr double edge = 2.6, rim = 0.3;  // before the base for the arrow, and half a line around it
  BasePicture out;
  out.width = width + 2 * rim, out.height = depth + edge + 2 * rim;
  out.words = (size.width == size.depth ? "" : num(size.width) + " × ") + num(size.depth) + " mm";
  if (size.part > 1) out.words += fmt::format(", drawn 1 : {}", size.part);
  Frame frame;
  frame.scale = 1 / units_a_millimetre / size.part;
  std::string outline;
  for (const XY& p : frame.outline(shape))
    outline += fmt::format("{}{:.2f} {:.2f}", outline.empty() ? "M" : "L", p.x, p.y);
  out.svg = fmt::format(
      R"(<svg class="base" width="{0:.2f}mm" height="{1:.2f}mm" viewBox="{2:.2f} {3:.2f} {0:.2f} {1:.2f}">)", out.width,
      out.height, -out.width / 2, -depth / 2 - edge - rim);
  out.svg += fmt::format(R"(<path class="rim" d="{}Z"/><path class="dark" d="M-1.8 {:.2f}L0 {:.2f}L1.8 {:.2f}Z"/>)",
                         outline, -depth / 2 - rim, -depth / 2 - edge, -depth / 2 - rim);
  // The figure is drawn into its base: a pike in its true length would reach beyond the card.
  const Appearance look = battle.appearance(now, id);
  const double r = std::min(width, depth) / 2;
  out.svg += fmt::format(R"~(<g transform="translate(0 {:.2f}) scale({:.3f})">{}{}</g></svg>)~", r * 0.2,
                         look.mounted ? r * 0.62 : r * 0.56, look.mounted ? horse : "", man(look));
  return out;
}

}  // namespace fyrd::paper
