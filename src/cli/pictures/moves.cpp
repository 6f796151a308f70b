// Arrows for the last moves, from where everybody stood.
#include "cli/pictures/moves.h"

#include <fmt/format.h>

#include <set>

#include "cli/pictures/figures.h"

namespace fyrd::cli {

void draw_moves(Page& page, const Picture& picture) {
  const Frame& f = page.frame;
  // Back from the end as long as the same side moves and nobody moves twice.
  std::set<std::uint8_t> seen;
  Side mover;
  for (std::size_t i = picture.events.size(); i-- > 0 && seen.size() < 16;) {
    const Event& e = picture.events[i];
    if (e.path.empty() || e.by.none() || e.by.index >= picture.table.figure_count) continue;
    const Figure& figure = picture.table[e.by];
    if (mover.none()) mover = figure.side;
    if (figure.side != mover || !seen.insert(e.by.index).second) break;
    const double r = f.length(bound(picture.battle.base(figure)).radius);
    XY last = f.at(e.from);
    std::string d = fmt::format("M{} {}", num(last.x), num(last.y));
    for (std::size_t k = 0; k < e.path.count; ++k) {
      XY p = f.at(e.path.points[k]);
      const double len = distance(last, p);
      if (k + 1 == e.path.count && len > r + 6)  // stops at the rim of the base
        p = {p.x + (last.x - p.x) * (r + 3) / len, p.y + (last.y - p.y) * (r + 3) / len};
      d += fmt::format("L{} {}", num(p.x), num(p.y));
      last = p;
    }
    const char* colour = side_colour(figure.side);
    const XY from = f.at(e.from);
    page.add(fmt::format(R"(<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{}" stroke-width="1.2")"
                         R"( stroke-dasharray="3 3" opacity="0.8"/>)",
                         num(from.x), num(from.y), num(r), colour));
    page.add(fmt::format(
        R"~(<path d="{0}" fill="none" stroke="{1}" stroke-width="5" stroke-linejoin="round" opacity="0.7"/>)~"
        R"~(<path d="{0}" fill="none" stroke="{2}" stroke-width="2.6" stroke-linejoin="round")~"
        R"~( marker-end="url(#tip-{3})"/>)~",
        d, ink::vellum, colour, int{figure.side.index}));
  }
}

}  // namespace fyrd::cli
