// Names beside their figures with as little overlap as can be had.
#include "cli/pictures/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "cli/pictures/figures.h"
#include "paper/terrain.h"

namespace fyrd::cli {

namespace {

constexpr double font = 13.5;

struct Box {
  double x0, y0, x1, y1;
  double shared(const Box& o) const {
    return std::max(0.0, std::min(x1, o.x1) - std::max(x0, o.x0)) *
           std::max(0.0, std::min(y1, o.y1) - std::max(y0, o.y0));
  }
};

std::size_t letters(const std::string& text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
}

// The first name alone where it says enough: it begins with a capital, is not a title, and nobody else bears it.
std::string short_name(const Battle& battle, FigureId id) {
  const std::string& name = battle[id].name;
  const std::string first = name.substr(0, name.find(' '));
  if (first == name || letters(name) <= 12 || first.size() < 3 || !std::isupper(static_cast<unsigned char>(first[0])))
    return name;
  if (first == "Sir" || first == "The" || first == "Lord" || first == "Lady" || first == "Old" || first == "Young")
    return name;
  for (const Member& m : battle.members)
    if (&m != &battle[id] && m.name.starts_with(first)) return name;
  return first;
}

Box around(XY at, double r) { return {at.x - r, at.y - r, at.x + r, at.y + r}; }

}  // namespace

void draw_names(Page& page, const Picture& picture) {
  const Frame& f = page.frame;
  std::vector<Box> bases, placed;
  std::vector<FigureId> order;
  for (FigureId id : everyone(picture.table)) {
    const Figure& figure = picture.table[id];
    if (figure.pose == Pose::away) continue;
    order.push_back(id);
    const double r = f.length(bound(picture.battle.base(figure)).radius);
    if (figure.in_play()) bases.push_back(around(f.at(figure.at), r * 1.05));
  }
  // The living first: they get the better places. Then from left to right.
  std::stable_sort(order.begin(), order.end(), [&](FigureId a, FigureId b) {
    const Figure &fa = picture.table[a], &fb = picture.table[b];
    return std::pair(!fa.in_play(), fa.at.x) < std::pair(!fb.in_play(), fb.at.x);
  });
  for (FigureId id : order) {
    const Figure& figure = picture.table[id];
    const bool fallen = !figure.in_play();
    const Look look = look_of(picture.battle, picture.table, id);
    std::string label = short_name(picture.battle, id);
    if (!look.state.empty() && !fallen) label += " (" + look.state + ")";
    const double size = fallen ? font - 2 : font;
    const double w = static_cast<double>(letters(label)) * size * 0.47, h = size;
    const XY at = f.at(figure.at);
    const double r = f.length(bound(picture.battle.base(figure)).radius) + 2;

    Box best{};
    double best_cost = 1e18;
    const double diagonal = r * 0.75;
    const std::pair<XY, double> candidates[] = {// where the middle of the text goes, and how little we like it there
                                                {{at.x, at.y + r + h * 0.5}, 0},
                                                {{at.x, at.y - r - h * 0.5 - 3}, 6},
                                                {{at.x + r + w / 2 + 2, at.y}, 9},
                                                {{at.x - r - w / 2 - 2, at.y}, 10},
                                                {{at.x + diagonal + w / 2, at.y + diagonal + h * 0.4}, 12},
                                                {{at.x - diagonal - w / 2, at.y + diagonal + h * 0.4}, 12},
                                                {{at.x + diagonal + w / 2, at.y - diagonal - h * 0.4}, 14},
                                                {{at.x - diagonal - w / 2, at.y - diagonal - h * 0.4}, 14},
                                                {{at.x, at.y + r + h * 1.5}, 30},
                                                {{at.x, at.y - r - h * 1.6}, 34}};
    for (const auto& [m, dislike] : candidates) {
      const Box box{m.x - w / 2, m.y - h / 2, m.x + w / 2, m.y + h / 2};
      double cost = dislike;
      for (const Box& o : placed) cost += 3 * box.shared(o);
      for (const Box& o : bases) cost += 2 * box.shared(o);
      // Nearer to somebody else it would be taken for his.
      for (FigureId other : order)
        if (other != id && distance(m, f.at(picture.table[other].at)) < distance(m, at)) cost += 45;
      const Box board{f.left, f.top, f.left + f.width, f.top + f.height};
      cost += 4 * (w * h - box.shared(board));
      if (cost < best_cost) best_cost = cost, best = box;
    }
    placed.push_back(best);
    page.add(fmt::format(R"(<text x="{}" y="{}" font-size="{}" text-anchor="middle" class="halo{}"{}>{}</text>)",
                         num((best.x0 + best.x1) / 2), num(best.y1 - h * 0.22), num(size), fallen ? " faded" : "",
                         fallen        ? R"( font-style="italic")"
                         : look.leader ? R"( font-weight="bold")"
                                       : "",
                         escaped(label)));
  }
  // Places are named where there is room; what no picture can show is named in any case.
  for (const Piece& piece : picture.battle.ground.pieces()) {
    const auto& names = picture.battle.terrain;
    const std::string kind = piece.kind < names.size() ? names[piece.kind] : "ground";
    if (piece.part) continue;
    const std::string name = piece.name.empty() ? kind : piece.name;
    const bool unknown = terrain_of(piece) == Terrain::unknown;
    const Outline outline = f.outline(piece.solid.shape);
    if (outline.empty()) continue;
    const XY at = centre(outline);
    double low = at.y, high = at.y;
    for (const XY& p : outline) low = std::max(low, p.y), high = std::min(high, p.y);
    const double w = static_cast<double>(letters(name)) * 12 * 0.42;
    const double top = f.at({0, picture.battle.ground.depth().units}).y, bottom = f.at({0, 0}).y;
    for (const double y : {unknown ? at.y + 4 : low + 13, high - 5, low + 25, at.y + 4}) {
      const Box box{at.x - w / 2, y - 10, at.x + w / 2, y + 3};
      if (box.y0 < top || box.y1 > bottom) continue;  // off the table
      double taken = 0;
      for (const auto* boxes : {&placed, &bases})
        for (const Box& o : *boxes) taken += box.shared(o);
      if (taken > 0 && !unknown) continue;
      placed.push_back(box);
      page.add(fmt::format(
          R"(<text x="{}" y="{}" font-size="12" font-style="italic" text-anchor="middle" fill="#3d4a28"{}>{}</text>)",
          num(at.x), num(y), unknown ? R"( class="halo")" : R"( opacity="0.85")", escaped(name)));
      break;
    }
  }
}

}  // namespace fyrd::cli
