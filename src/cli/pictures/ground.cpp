// Pieces of ground, each painted as what it is called; what has no known name is hatched and named.
#include "cli/pictures/ground.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/pictures/built.h"
#include "cli/pictures/trees.h"

namespace fyrd::cli {

namespace {

// Evenly spaced along the edge: the place and the way inward there.
template <class Visit>
void along_edge(const Outline& o, double step, Visit visit) {
  const XY middle = centre(o);
  double left = step / 2;
  for (std::size_t i = 0; i < o.size(); ++i) {
    const XY a = o[i], b = o[(i + 1) % o.size()];
    const double len = distance(a, b);
    if (len < 1e-6) continue;
    XY in{-(b.y - a.y) / len, (b.x - a.x) / len};
    if (in.x * (middle.x - a.x) + in.y * (middle.y - a.y) < 0) in = {-in.x, -in.y};
    for (; left < len; left += step) visit(mix(a, b, left / len), in);
    left -= len;
  }
}

void turf(Page& page) {
  const Frame& f = page.frame;
  for (int i = 0; i < 26; ++i)
    page.add(fmt::format(R"~(<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{}" opacity="0.22" filter="url(#haze)"/>)~",
                         num(page.between(f.left, f.left + f.width)), num(page.between(f.top, f.top + f.height)),
                         num(page.between(40, 120)), num(page.between(25, 70)), i % 2 ? "#dcdba6" : "#7f9457"));
  std::string tufts;
  for (int i = 0; i < 420; ++i)
    tufts += fmt::format("M{} {}l-2.2 -4m2.2 4l0.2 -5.2m-0.2 5.2l2.5 -3.8", num(page.between(f.left, f.left + f.width)),
                         num(page.between(f.top + 6, f.top + f.height)));
  strokes(page, tufts, "#7c8f52", 0.8, 0.55);
}

// Planks across the first side of the outline, and a rail along each of the two sides beside it.
void bridge(Page& page, const Painted& p) {
  shadow(page, p.outline, 3, 4);
  fill(page, p.outline, "#c9a873", R"(stroke="#6b4a26" stroke-width="1.2")");
  if (p.outline.size() != 4) return;
  const Outline& o = p.outline;
  const int planks = std::max(4, static_cast<int>(distance(o[1], o[2]) / 7));
  std::string seams, rails;
  for (int i = 1; i < planks; ++i) {
    const XY a = mix(o[0], o[3], double(i) / planks), b = mix(o[1], o[2], double(i) / planks);
    seams += fmt::format("M{} {}L{} {}", num(a.x), num(a.y), num(b.x), num(b.y));
  }
  strokes(page, seams, "#8a6636", 0.9, 0.8);
  for (const auto& [from, to] : {std::pair(o[0], o[3]), std::pair(o[1], o[2])})
    rails += fmt::format("M{} {}L{} {}", num(from.x), num(from.y), num(to.x), num(to.y));
  strokes(page, rails, "#5a3c1d", 3.2, 1);
}

void hill(Page& page, const Painted& p) {
  shadow(page, p.outline, 4, 6);
  fill(page, p.outline, "#c3c58c", R"(stroke="#7d7d45" stroke-width="1")");
  const double size = axis(p.outline).half;
  for (int ring = 1; ring <= 3; ++ring) {
    const Outline inner = inset(p.outline, std::min(11.0, size / 4) * ring);
    if (inner.empty()) break;
    page.add(fmt::format(R"(<path d="{}" fill="#d6d49d" fill-opacity="0.42" stroke="#8f8b50" stroke-width="0.8")"
                         R"( stroke-dasharray="{}"/>)",
                         path_of(inner), ring == 1 ? "none" : "5 3"));
  }
  std::string hachures;
  along_edge(p.outline, 7, [&](XY at, XY in) {
    const double l = page.between(5, 9);
    hachures += leg({at.x + in.x * 1.5, at.y + in.y * 1.5}, {at.x + in.x * l, at.y + in.y * l});
  });
  strokes(page, hachures, "#6f6f3c", 0.9, 0.75);
  if (!p.piece->ramp) return;
  const XY low = page.frame.at(p.piece->low), high = page.frame.at(p.piece->high);
  page.add(fmt::format(R"~(<path d="{}" stroke="#6f6f3c" stroke-width="1.4" fill="none" marker-end="url(#tip)"/>)~",
                       leg(low, high)));
}

void water(Page& page, const Painted& p) {
  fill(page, p.outline, "#9dbfc4", R"(stroke="#6d93a0" stroke-width="0.8")");
  if (const Outline inner = inset(p.outline, 5); !inner.empty()) fill(page, inner, "#86afba");
  std::string ripples;
  const XY c = centre(p.outline);
  const Outline room = inset(p.outline, 13);
  const Axis a = axis(p.outline);
  const double reach = distance(a.from, a.to) / 2 + 1;
  for (int i = 0; i < 26; ++i) {
    const XY at{c.x + page.between(-reach, reach), c.y + 11.0 * std::round(page.between(-reach, reach) / 11)};
    if (inside(room, at)) ripples += fmt::format("M{} {}q3 -3 6 0t6 0", num(at.x - 6), num(at.y));
  }
  strokes(page, ripples, "#e6f0ea", 1.1, 0.8);
}

void rock(Page& page, const Painted& p) {
  shadow(page, p.outline, 3, 5);
  fill(page, p.outline, "#a9a396", R"(stroke="#55503f" stroke-width="1.2" stroke-linejoin="round")");
  const XY c = centre(p.outline);
  const double size = axis(p.outline).half;
  if (Outline top = inset(p.outline, size * 0.4); !top.empty()) {
    for (XY& q : top) q = {q.x - size * 0.1, q.y - size * 0.12};
    fill(page, top, "#c5c0b2", R"(stroke="#7d7768" stroke-width="0.6")");
  }
  std::string cracks;
  for (int i = 0; i < 4; ++i) {
    const double t = page.between(0, 2 * M_PI);
    cracks += leg({c.x + size * 0.2 * std::cos(t), c.y + size * 0.2 * std::sin(t)},
                  {c.x + size * 0.75 * std::cos(t + 0.3), c.y + size * 0.75 * std::sin(t + 0.3)});
  }
  strokes(page, cracks, "#6d6757", 0.8);
}

// Scattered marks that stay inside: reeds, furrows, stones.
void marks(Page& page, const Painted& p, const char* d, int tries, const char* colour) {
  const XY c = centre(p.outline);
  std::string all;
  for (int i = 0; i < tries; ++i) {
    const XY at{c.x + page.between(-250, 250), c.y + page.between(-250, 250)};
    if (inside(p.outline, at)) all += fmt::format("M{} {}{}", num(at.x), num(at.y), d);
  }
  strokes(page, all, colour, 1, 0.8);
}

}  // namespace

void draw_ground(Page& page, const Picture& picture) {
  turf(page);
  std::vector<Painted> all;
  for (const Piece& piece : picture.battle.ground.pieces())
    all.push_back({&piece, terrain_of(piece), page.frame.outline(piece.solid.shape)});
  const auto each = [&](Terrain t, auto paint) {
    for (const Painted& p : all)
      if (p.terrain == t && p.outline.size() >= 3) paint(p);
  };
  // From the lowest to the highest. Neighbouring pieces of one kind get their edges first, so that they join.
  each(Terrain::field, [&](const Painted& p) {
    fill(page, p.outline, "#c9bd7e", R"(stroke="#8a7b45" stroke-width="1" stroke-dasharray="6 3")");
    marks(page, p, "l14 0m-14 6l14 0", 240, "#a3914f");
  });
  each(Terrain::road,
       [&](const Painted& p) { fill(page, p.outline, "none", R"(stroke="#8f7d4f" stroke-width="2.4")"); });
  each(Terrain::road, [&](const Painted& p) { fill(page, p.outline, "#d8c898"); });
  each(Terrain::marsh, [&](const Painted& p) {
    fill(page, p.outline, "#9caf8a", R"(stroke="#5f7a66" stroke-width="1" stroke-dasharray="2 3")");
    marks(page, p, "l-3 -7m3 7l0 -9m0 9l3 -7m-8 8l10 0", 260, "#4f6d55");
  });
  each(Terrain::rough, [&](const Painted& p) {
    fill(page, p.outline, "#b5a878", R"(stroke="#7d7150" stroke-width="1" stroke-dasharray="2 4")");
    marks(page, p, "c1 -4 7 -5 9 -1c1 3 -1 4 -4 4c-4 0 -5 -1 -5 -3", 170, "#6d6757");
  });
  each(Terrain::water,
       [&](const Painted& p) { fill(page, p.outline, "none", R"(stroke="#4f7482" stroke-width="3")"); });
  each(Terrain::water, [&](const Painted& p) { water(page, p); });
  each(Terrain::bridge, [&](const Painted& p) { bridge(page, p); });
  std::vector<const Painted*> hills;
  each(Terrain::hill, [&](const Painted& p) { hills.push_back(&p); });
  std::stable_sort(hills.begin(), hills.end(),
                   [](auto* a, auto* b) { return a->piece->solid.top < b->piece->solid.top; });
  for (const Painted* p : hills) hill(page, *p);
  each(Terrain::floor, [&](const Painted& p) {
    shadow(page, p.outline, 5, 7);
    fill(page, p.outline, "#d9c7a0", R"(stroke="#8a7350" stroke-width="0.8")");
    marks(page, p, "l22 0", 90, "#c2ab7c");
  });
  each(Terrain::unknown,
       [&](const Painted& p) { fill(page, p.outline, "url(#hatch)", R"(stroke="#2e2418" stroke-width="1.2")"); });
  each(Terrain::wood, [&](const Painted& p) {
    fill(page, p.outline, "#55703c",
         R"(stroke="#3d5530" stroke-width="2.4" stroke-dasharray="1 4" stroke-linecap="round")");
  });
  each(Terrain::wood, [&](const Painted& p) { fill(page, p.outline, "#869b5f"); });
  each(Terrain::rock, [&](const Painted& p) { rock(page, p); });
  each(Terrain::hedge, [&](const Painted& p) { paint_hedge(page, p); });
  each(Terrain::wall,
       [&](const Painted& p) { p.piece->linear || p.piece->part ? paint_wall(page, p) : rock(page, p); });
  each(Terrain::fence, [&](const Painted& p) { paint_fence(page, p); });
  each(Terrain::house, [&](const Painted& p) { paint_house(page, picture, p); });
  std::vector<XY> trees;
  each(Terrain::wood, [&](const Painted& p) { paint_trees(page, picture, p, trees); });
}

}  // namespace fyrd::cli
