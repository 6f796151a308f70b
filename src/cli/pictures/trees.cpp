// Trees, which make room for whoever stands among them.
#include "cli/pictures/trees.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fyrd::cli {

namespace {

void tree(Page& page, XY at, double r) {
  page.add(fmt::format(R"(<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#2b3a1c" opacity="0.3"/>)",
                       num(at.x + r * 0.4), num(at.y + r * 0.55), num(r), num(r * 0.9)));
  // A crown of lobes.
  std::string d;
  const int lobes = 7;
  const double turn = page.between(0, 1);
  for (int i = 0; i <= lobes; ++i) {
    const double a = (i + turn) * 2 * M_PI / lobes;
    const std::string p = num(at.x + r * 0.92 * std::cos(a)) + " " + num(at.y + r * 0.92 * std::sin(a));
    d += i == 0 ? "M" + p : fmt::format("A{0} {0} 0 0 1 {1}", num(r * 0.5), p);
  }
  const char* greens[] = {"#5d7a41", "#68864a", "#54703c"};
  page.add(fmt::format(R"(<path d="{}Z" fill="{}" stroke="#2f4423" stroke-width="0.9"/>)", d,
                       greens[static_cast<int>(page.between(0, 2.99))]));
  page.add(fmt::format(R"(<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#9fb571" opacity="0.55"/>)",
                       num(at.x - r * 0.28), num(at.y - r * 0.32), num(r * 0.38), num(r * 0.3)));
}

}  // namespace

void paint_trees(Page& page, const Picture& picture, const Painted& p, std::vector<XY>& trees) {
  const Frame& f = page.frame;
  double x0 = 1e9, x1 = -1e9, y0 = 1e9, y1 = -1e9;
  for (const XY& c : p.outline)
    x0 = std::min(x0, c.x), x1 = std::max(x1, c.x), y0 = std::min(y0, c.y), y1 = std::max(y1, c.y);
  std::vector<std::pair<XY, double>> mine;
  for (int i = 0; i < 500; ++i) {
    const double r = page.between(10, 15);
    const XY at{page.between(x0, x1), page.between(y0, y1)};
    const Outline room = inset(p.outline, r * 0.8);
    bool free = !room.empty() && inside(room, at);
    for (const XY& other : trees) free = free && distance(at, other) > r * 2.0;
    for (FigureId id : everyone(picture.table)) {  // trees make room for whoever stands among them
      const Figure& figure = picture.table[id];
      if (figure.pose == Pose::away) continue;
      free = free && distance(at, f.at(figure.at)) > r + f.length(bound(picture.battle.base(figure)).radius) + 3;
    }
    if (!free) continue;
    trees.push_back(at);
    mine.push_back({at, r});
  }
  std::sort(mine.begin(), mine.end(), [](const auto& a, const auto& b) { return a.first.y < b.first.y; });
  for (const auto& [at, r] : mine) tree(page, at, r);
}

}  // namespace fyrd::cli
