// The wooden rim with its marks, and the turf inside.
#include "cli/pictures/rim.h"

#include <fmt/format.h>

namespace fyrd::cli {

void draw_rim(Page& page, const Picture& picture) {
  const Frame& f = page.frame;
  const auto rect = [&](double grow, const char* rest) {
    page.add(fmt::format(R"(<rect x="{}" y="{}" width="{}" height="{}" {}/>)", num(f.left - grow), num(f.top - grow),
                         num(f.width + 2 * grow), num(f.height + 2 * grow), rest));
  };
  page.add(fmt::format(
      R"~(<rect x="{}" y="{}" width="{}" height="{}" rx="5" fill="#3b2a16" opacity="0.45" filter="url(#soft)"/>)~",
      num(f.left - rim + 5), num(f.top - rim + 7), num(f.width + 2 * rim), num(f.height + 2 * rim)));
  rect(rim, R"~(rx="4" fill="url(#rim)" stroke="#3b2a16" stroke-width="1.4")~");
  // Mitred corners.
  for (const auto& [x, y, dx, dy] : {std::tuple{f.left, f.top, -rim, -rim},
                                     {f.left + f.width, f.top, rim, -rim},
                                     {f.left, f.top + f.height, -rim, rim},
                                     {f.left + f.width, f.top + f.height, rim, rim}})
    page.add(
        fmt::format(R"(<path d="M{} {}l{} {}" stroke="#5a3a1e" stroke-width="1"/>)", num(x), num(y), num(dx), num(dy)));
  rect(0, "fill=\"url(#turf)\"");

  // A mark for every inch or five centimetres, a number for every sixth inch or twentieth centimetre.
  const Unit unit = picture.battle.unit;
  const int every = unit == Unit::inch ? 1 : 5, numbered = unit == Unit::inch ? 6 : 20;
  std::string small, large, numbers;
  const auto mark = [&](XY p, XY out, int at) {
    const bool big = at % numbered == 0;
    (big ? large : small) +=
        fmt::format("M{} {}l{} {}", num(p.x), num(p.y), num(out.x * (big ? 9 : 5)), num(out.y * (big ? 9 : 5)));
    if (big)
      numbers +=
          fmt::format(R"(<text x="{}" y="{}">{}</text>)", num(p.x + out.x * 17), num(p.y + out.y * 17 + 3.6), at);
  };
  for (int i = 0; measure(unit, i) <= picture.battle.ground.width(); i += every) {
    const double x = f.left + f.length(measure(unit, i));
    mark({x, f.top}, {0, -1}, i);
    mark({x, f.top + f.height}, {0, 1}, i);
  }
  for (int i = 0; measure(unit, i) <= picture.battle.ground.depth(); i += every) {
    const double y = f.top + f.height - f.length(measure(unit, i));
    mark({f.left, y}, {-1, 0}, i);
    mark({f.left + f.width, y}, {1, 0}, i);
  }
  page.add(fmt::format(R"(<path d="{}" stroke="#f0dcae" stroke-width="0.8" opacity="0.8"/>)"
                       R"(<path d="{}" stroke="#f7e8c4" stroke-width="1.3"/>)",
                       small, large));
  page.add(fmt::format(R"(<g font-size="11" text-anchor="middle" fill="#f7e8c4">{}</g>)", numbers));
  // An ink line inside, and the shade of the rim on the turf.
  rect(0, R"(fill="none" stroke="#3b2a16" stroke-width="1.2")");
}

}  // namespace fyrd::cli
