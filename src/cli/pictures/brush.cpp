// How the brush moves.
#include "cli/pictures/brush.h"

#include <fmt/format.h>

namespace fyrd::cli {

void fill(Page& page, const Outline& o, const char* colour, const char* rest) {
  page.add(fmt::format(R"(<path d="{}" fill="{}" {}/>)", path_of(o), colour, rest));
}

void strokes(Page& page, const std::string& d, const char* colour, double width, double opacity) {
  if (d.empty()) return;
  page.add(
      fmt::format(R"(<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" opacity="{}"/>)", d,
                  colour, num(width), opacity));
}

std::string leg(XY a, XY b) { return fmt::format("M{} {}L{} {}", num(a.x), num(a.y), num(b.x), num(b.y)); }
XY mix(XY a, XY b, double t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

void shadow(Page& page, const Outline& o, double dx, double dy) {
  page.add(
      fmt::format(R"~(<path d="{}" transform="translate({} {})" fill="#33401f" opacity="0.35" filter="url(#soft)"/>)~",
                  path_of(o), num(dx), num(dy)));
}

}  // namespace fyrd::cli
