// Pieces of ground, each painted as what it is called; what has no known name is hatched and named.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "cli/picture.h"

namespace fyrd::cli {

namespace {

struct Painted {
  const Piece* piece;
  Terrain terrain;
  Outline outline;
};

bool speaks_of(const std::string& name, std::initializer_list<const char*> words) {
  return std::any_of(words.begin(), words.end(), [&](const char* w) { return name.find(w) != std::string::npos; });
}

void fill(Page& page, const Outline& o, const char* colour, const char* rest = "") {
  page.add(fmt::format(R"(<path d="{}" fill="{}" {}/>)", path_of(o), colour, rest));
}

// Several strokes of one pen.
void strokes(Page& page, const std::string& d, const char* colour, double width, double opacity = 1) {
  if (d.empty()) return;
  page.add(fmt::format(R"(<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" opacity="{}"/>)", d,
                       colour, num(width), opacity));
}

std::string leg(XY a, XY b) { return fmt::format("M{} {}L{} {}", num(a.x), num(a.y), num(b.x), num(b.y)); }
XY mix(XY a, XY b, double t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

void shadow(Page& page, const Outline& o, double dx, double dy) {
  page.add(fmt::format(R"~(<path d="{}" transform="translate({} {})" fill="#33401f" opacity="0.35" filter="url(#soft)"/>)~",
                       path_of(o), num(dx), num(dy)));
}

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
    page.add(fmt::format(R"~(<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{}" opacity="0.13" filter="url(#soft)"/>)~",
                         num(page.between(f.left, f.left + f.width)), num(page.between(f.top, f.top + f.height)),
                         num(page.between(40, 120)), num(page.between(25, 70)), i % 2 ? "#dcdba6" : "#7f9457"));
  std::string tufts;
  for (int i = 0; i < 420; ++i)
    tufts += fmt::format("M{} {}l-2.2 -4m2.2 4l0.2 -5.2m-0.2 5.2l2.5 -3.8", num(page.between(f.left, f.left + f.width)),
                         num(page.between(f.top + 6, f.top + f.height)));
  strokes(page, tufts, "#7c8f52", 0.8, 0.55);
}

void hill(Page& page, const Painted& p) {
  shadow(page, p.outline, 4, 6);
  fill(page, p.outline, "#c3c58c", R"(stroke="#7d7d45" stroke-width="1")");
  const double size = axis(p.outline).half;
  for (int ring = 1; ring <= 3; ++ring) {
    const Outline inner = inset(p.outline, std::min(11.0, size / 4) * ring);
    if (inner.empty()) break;
    page.add(fmt::format(R"(<path d="{}" fill="#d6d49d" fill-opacity="0.42" stroke="#8f8b50" stroke-width="0.8" stroke-dasharray="{}"/>)",
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
  page.add(fmt::format(R"~(<path d="{}" stroke="#6f6f3c" stroke-width="1.4" fill="none" marker-end="url(#tip)"/>)~", leg(low, high)));
}

void tree(Page& page, XY at, double r) {
  page.add(fmt::format(R"(<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#2b3a1c" opacity="0.3"/>)", num(at.x + r * 0.4),
                       num(at.y + r * 0.55), num(r), num(r * 0.9)));
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
  page.add(fmt::format(R"(<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#9fb571" opacity="0.55"/>)", num(at.x - r * 0.28),
                       num(at.y - r * 0.32), num(r * 0.38), num(r * 0.3)));
}

void wood_trees(Page& page, const Picture& picture, const Painted& p, std::vector<XY>& trees) {
  const Frame& f = page.frame;
  double x0 = 1e9, x1 = -1e9, y0 = 1e9, y1 = -1e9;
  for (const XY& c : p.outline) x0 = std::min(x0, c.x), x1 = std::max(x1, c.x), y0 = std::min(y0, c.y), y1 = std::max(y1, c.y);
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

void water(Page& page, const Painted& p) {
  fill(page, p.outline, "#9dbfc4", R"(stroke="#6d93a0" stroke-width="0.8")");
  if (const Outline inner = inset(p.outline, 5); !inner.empty()) fill(page, inner, "#86afba");
  std::string ripples;
  const XY c = centre(p.outline);
  const Outline room = inset(p.outline, 13);
  for (int i = 0; i < 90; ++i) {
    const XY at{c.x + page.between(-200, 200), c.y + 12.0 * std::round(page.between(-16, 16))};
    if (inside(room, at)) ripples += fmt::format("M{} {}q3 -3 6 0t6 0", num(at.x - 6), num(at.y));
  }
  strokes(page, ripples, "#e6f0ea", 1.1, 0.8);
}

// Thatch on walls; when somebody is inside, the roof is off.
void house(Page& page, const Picture& picture, const Painted& p) {
  bool somebody = false;
  for (FigureId id : everyone(picture.table))
    somebody = somebody || (picture.table[id].in_play() && inside(p.outline, page.frame.at(picture.table[id].at)));
  shadow(page, p.outline, 6, 9);
  fill(page, p.outline, somebody ? "#d9c7a0" : "#b08a4a", R"(stroke="#4a3317" stroke-width="2")");
  if (somebody) return;
  const Axis a = axis(p.outline);
  const double len = distance(a.from, a.to);
  const XY u{(a.to.x - a.from.x) / len, (a.to.y - a.from.y) / len}, v{-u.y, u.x};
  const XY r0{a.from.x + u.x * a.half * 0.55, a.from.y + u.y * a.half * 0.55}, r1{a.to.x - u.x * a.half * 0.55, a.to.y - u.y * a.half * 0.55};
  // Two long slopes and two hipped ends, each lit by where it looks; the light comes from the upper left.
  const auto at = [&](XY end, double s) { return XY{end.x + v.x * a.half * s, end.y + v.y * a.half * s}; };
  const Outline slopes[] = {{at(a.from, 1), at(a.to, 1), r1, r0}, {at(a.from, -1), at(a.to, -1), r1, r0},
                            {at(a.from, 1), at(a.from, -1), r0}, {at(a.to, 1), at(a.to, -1), r1}};
  page.add(fmt::format(R"~(<clipPath id="roof-{0}"><path d="{1}"/></clipPath><g clip-path="url(#roof-{0})">)~",
                       escaped(p.piece->id), path_of(p.outline)));
  for (const Outline& slope : slopes) {
    const XY m = centre(slope), c = centre(p.outline);
    const double light = ((c.x - m.x) + (c.y - m.y) * 1.4) / (a.half + 1e-9);
    fill(page, slope, light > 0.35 ? "#e0c27a" : light > -0.2 ? "#cfab60" : "#b58d49", R"(stroke="#6b4c22" stroke-width="0.8")");
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

void hedge(Page& page, const Painted& p) {
  const Axis a = axis(p.outline);
  const double r = std::max(a.half, 4.0), len = distance(a.from, a.to);
  strokes(page, leg({a.from.x + 2, a.from.y + 4}, {a.to.x + 2, a.to.y + 4}), "#2b3a1c", r * 2, 0.25);
  strokes(page, leg(a.from, a.to), "#3f5a2e", r * 2);
  for (double t = 0; t <= len; t += r * 0.95) {
    const XY c = mix(a.from, a.to, len > 0 ? t / len : 0);
    page.add(fmt::format(R"(<circle cx="{}" cy="{}" r="{}" fill="{}" stroke="#2f4423" stroke-width="0.6"/>)",
                         num(c.x + page.between(-1, 1)), num(c.y + page.between(-1, 1)), num(r * page.between(0.75, 1.05)),
                         page.chance() < 0.5 ? "#5c7a40" : "#4e6b37"));
  }
}

void wall(Page& page, const Painted& p) {
  const Axis a = axis(p.outline);
  const double r = std::max(a.half, 2.5), len = distance(a.from, a.to);
  const double degrees = std::atan2(a.to.y - a.from.y, a.to.x - a.from.x) * 180 / M_PI;
  strokes(page, leg({a.from.x + 2, a.from.y + 3}, {a.to.x + 2, a.to.y + 3}), "#2b2a20", r * 2, 0.3);
  for (double t = 0; t < len - 1;) {
    const double l = std::min(page.between(8, 15), len - t);
    const XY c = mix(a.from, a.to, t / len);
    page.add(fmt::format(R"~(<rect x="0" y="{}" width="{}" height="{}" rx="1.6" transform="translate({} {}) rotate({})" fill="{}" stroke="#5d574c" stroke-width="0.8"/>)~",
                         num(-r), num(l), num(2 * r), num(c.x), num(c.y), num(degrees),
                         page.chance() < 0.5 ? "#bdb6a6" : "#aaa292"));
    t += l;
  }
}

void fence(Page& page, const Painted& p) {
  const Axis a = axis(p.outline);
  const double len = distance(a.from, a.to);
  strokes(page, leg(a.from, a.to), "#6b4c2a", 2);
  for (double t = 0; t <= len; t += 11) {
    const XY c = mix(a.from, a.to, len > 0 ? t / len : 0);
    page.add(fmt::format(R"(<circle cx="{}" cy="{}" r="2.8" fill="#94703f" stroke="#4a3317" stroke-width="0.8"/>)", num(c.x), num(c.y)));
  }
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

Terrain terrain_of(const std::string& kind_name, const Piece& piece) {
  std::string name = kind_name;
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (speaks_of(name, {"hedge"})) return Terrain::hedge;
  if (speaks_of(name, {"fence", "palisade", "hurdle"})) return Terrain::fence;
  if (speaks_of(name, {"wall", "bank", "rampart"})) return Terrain::wall;
  if (speaks_of(name, {"wood", "forest", "copse", "tree", "thicket", "orchard", "grove", "brush", "scrub"})) return Terrain::wood;
  if (speaks_of(name, {"house", "hut", "hall", "building", "barn", "mill", "church", "chapel", "cottage", "tower"})) return Terrain::house;
  if (speaks_of(name, {"marsh", "bog", "swamp", "mire", "fen", "mud"})) return Terrain::marsh;
  if (speaks_of(name, {"water", "river", "stream", "pond", "lake", "ford", "beck", "brook", "sea", "tarn"})) return Terrain::water;
  if (speaks_of(name, {"hill", "slope", "rise", "mound", "knoll", "level", "ridge", "step", "ramp"})) return Terrain::hill;
  if (speaks_of(name, {"rock", "boulder", "crag", "cliff", "stone", "rubble", "ruin"})) return Terrain::rock;
  if (speaks_of(name, {"road", "track", "path", "lane", "street", "bridge"})) return Terrain::road;
  if (speaks_of(name, {"field", "crop", "corn", "plough", "garden"})) return Terrain::field;
  return piece.floor ? Terrain::hill : Terrain::unknown;
}

void draw_ground(Page& page, const Picture& picture) {
  turf(page);
  std::vector<Painted> all;
  for (const Piece& piece : picture.battle.ground.pieces()) {
    const auto& names = picture.battle.terrain;
    const std::string kind = piece.kind < names.size() ? names[piece.kind] : "";
    all.push_back({&piece, terrain_of(kind, piece), page.frame.outline(piece.solid.shape)});
  }
  const auto each = [&](Terrain t, auto paint) {
    for (const Painted& p : all)
      if (p.terrain == t && p.outline.size() >= 3) paint(p);
  };
  // From the lowest to the highest. Neighbouring pieces of one kind get their edges first, so that they join.
  each(Terrain::field, [&](const Painted& p) {
    fill(page, p.outline, "#c9bd7e", R"(stroke="#8a7b45" stroke-width="1" stroke-dasharray="6 3")");
    marks(page, p, "l14 0m-14 6l14 0", 240, "#a3914f");
  });
  each(Terrain::road, [&](const Painted& p) { fill(page, p.outline, "none", R"(stroke="#8f7d4f" stroke-width="2.4")"); });
  each(Terrain::road, [&](const Painted& p) { fill(page, p.outline, "#d8c898"); });
  each(Terrain::marsh, [&](const Painted& p) {
    fill(page, p.outline, "#9caf8a", R"(stroke="#5f7a66" stroke-width="1" stroke-dasharray="2 3")");
    marks(page, p, "l-3 -7m3 7l0 -9m0 9l3 -7m-8 8l10 0", 260, "#4f6d55");
  });
  each(Terrain::water, [&](const Painted& p) { fill(page, p.outline, "none", R"(stroke="#4f7482" stroke-width="3")"); });
  each(Terrain::water, [&](const Painted& p) { water(page, p); });
  std::vector<const Painted*> hills;
  each(Terrain::hill, [&](const Painted& p) { hills.push_back(&p); });
  std::stable_sort(hills.begin(), hills.end(), [](auto* a, auto* b) { return a->piece->solid.top < b->piece->solid.top; });
  for (const Painted* p : hills) hill(page, *p);
  each(Terrain::unknown, [&](const Painted& p) { fill(page, p.outline, "url(#hatch)", R"(stroke="#2e2418" stroke-width="1.2")"); });
  each(Terrain::wood, [&](const Painted& p) { fill(page, p.outline, "#55703c", R"(stroke="#3d5530" stroke-width="2.4" stroke-dasharray="1 4" stroke-linecap="round")"); });
  each(Terrain::wood, [&](const Painted& p) { fill(page, p.outline, "#869b5f"); });
  each(Terrain::rock, [&](const Painted& p) { rock(page, p); });
  each(Terrain::hedge, [&](const Painted& p) { hedge(page, p); });
  each(Terrain::wall, [&](const Painted& p) { p.piece->linear ? wall(page, p) : rock(page, p); });
  each(Terrain::fence, [&](const Painted& p) { fence(page, p); });
  each(Terrain::house, [&](const Painted& p) { house(page, picture, p); });
  std::vector<XY> trees;
  each(Terrain::wood, [&](const Painted& p) { wood_trees(page, picture, p, trees); });
}

}  // namespace fyrd::cli
