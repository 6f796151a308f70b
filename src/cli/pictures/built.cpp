// What people have built and planted: houses, hedges, walls and fences.
#include "cli/pictures/built.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fyrd::cli {

// Thatch on walls; when somebody is inside, the roof is off.
void paint_house(Page& page, const Picture& picture, const Painted& p) {
  bool somebody = false;
  for (FigureId id : everyone(picture.table))
    somebody = somebody || (picture.table[id].in_play() && inside(p.outline, page.frame.at(picture.table[id].at)));
  shadow(page, p.outline, 6, 9);
  fill(page, p.outline, somebody ? "#d9c7a0" : "#b08a4a", R"(stroke="#4a3317" stroke-width="2")");
  if (somebody) return;
  const Axis a = axis(p.outline);
  const double len = distance(a.from, a.to);
  const XY u{(a.to.x - a.from.x) / len, (a.to.y - a.from.y) / len}, v{-u.y, u.x};
  const XY r0{a.from.x + u.x * a.half * 0.55, a.from.y + u.y * a.half * 0.55},
      r1{a.to.x - u.x * a.half * 0.55, a.to.y - u.y * a.half * 0.55};
  // Two long slopes and two hipped ends, each lit by where it looks; the light comes from the upper left.
  const auto at = [&](XY end, double s) { return XY{end.x + v.x * a.half * s, end.y + v.y * a.half * s}; };
  const Outline slopes[] = {{at(a.from, 1), at(a.to, 1), r1, r0},
                            {at(a.from, -1), at(a.to, -1), r1, r0},
                            {at(a.from, 1), at(a.from, -1), r0},
                            {at(a.to, 1), at(a.to, -1), r1}};
  page.add(fmt::format(R"~(<clipPath id="roof-{0}"><path d="{1}"/></clipPath><g clip-path="url(#roof-{0})">)~",
                       escaped(p.piece->id), path_of(p.outline)));
  for (const Outline& slope : slopes) {
    const XY m = centre(slope), c = centre(p.outline);
    const double light = ((c.x - m.x) + (c.y - m.y) * 1.4) / (a.half + 1e-9);
    fill(page, slope,
         light > 0.35   ? "#e0c27a"
         : light > -0.2 ? "#cfab60"
                        : "#b58d49",
         R"(stroke="#6b4c22" stroke-width="0.8")");
  }
  std::string thatch;
  for (double s : {1.0, -1.0})
    for (double t = 4; t < len - 3; t += 4.5) {
      const double from = std::clamp(t, a.half * 0.55, len - a.half * 0.55);
      const XY top{a.from.x + u.x * from, a.from.y + u.y * from};
      const XY eave = at({a.from.x + u.x * t, a.from.y + u.y * t}, s);
      thatch += leg(mix(top, eave, page.between(0.1, 0.35)), mix(top, eave, page.between(0.6, 0.95)));
    }
  strokes(page, thatch, "#7d5b2b", 0.7, 0.65);
  strokes(page, leg(r0, r1), "#6b4c22", 2.4);
  page.add("</g>");
  fill(page, p.outline, "none", R"(stroke="#4a3317" stroke-width="1.6")");
}

void paint_hedge(Page& page, const Painted& p) {
  const Axis a = axis(p.outline);
  const double r = std::max(a.half, 4.0), len = distance(a.from, a.to);
  strokes(page, leg({a.from.x + 2, a.from.y + 4}, {a.to.x + 2, a.to.y + 4}), "#2b3a1c", r * 2, 0.25);
  strokes(page, leg(a.from, a.to), "#3f5a2e", r * 2);
  for (double t = 0; t <= len; t += r * 0.95) {
    const XY c = mix(a.from, a.to, len > 0 ? t / len : 0);
    page.add(fmt::format(R"(<circle cx="{}" cy="{}" r="{}" fill="{}" stroke="#2f4423" stroke-width="0.6"/>)",
                         num(c.x + page.between(-1, 1)), num(c.y + page.between(-1, 1)),
                         num(r * page.between(0.75, 1.05)), page.chance() < 0.5 ? "#5c7a40" : "#4e6b37"));
  }
}

void paint_wall(Page& page, const Painted& p) {
  const Axis a = axis(p.outline);
  const double r = std::max(a.half, 2.5), len = distance(a.from, a.to);
  const double degrees = std::atan2(a.to.y - a.from.y, a.to.x - a.from.x) * 180 / M_PI;
  strokes(page, leg({a.from.x + 2, a.from.y + 3}, {a.to.x + 2, a.to.y + 3}), "#2b2a20", r * 2, 0.3);
  for (double t = 0; t < len - 1;) {
    const double l = std::min(page.between(8, 15), len - t);
    const XY c = mix(a.from, a.to, t / len);
    page.add(fmt::format(
        R"~(<rect x="0" y="{}" width="{}" height="{}" rx="1.6" transform="translate({} {}) rotate({})")~"
        R"~( fill="{}" stroke="#5d574c" stroke-width="0.8"/>)~",
        num(-r), num(l), num(2 * r), num(c.x), num(c.y), num(degrees), page.chance() < 0.5 ? "#bdb6a6" : "#aaa292"));
    t += l;
  }
}

void paint_fence(Page& page, const Painted& p) {
  const Axis a = axis(p.outline);
  const double len = distance(a.from, a.to);
  strokes(page, leg(a.from, a.to), "#6b4c2a", 2);
  for (double t = 0; t <= len; t += 11) {
    const XY c = mix(a.from, a.to, len > 0 ? t / len : 0);
    page.add(fmt::format(R"(<circle cx="{}" cy="{}" r="2.8" fill="#94703f" stroke="#4a3317" stroke-width="0.8"/>)",
                         num(c.x), num(c.y)));
  }
}

}  // namespace fyrd::cli
