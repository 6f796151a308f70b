// Courses on tables drawn at random, held against what a slow look at every step says, and against their mirror images.
#include <random>

#include "tests/rulesets/nottingham/stage.h"
#include "tests/thorough.h"

namespace fyrd::nottingham {
namespace {

constexpr double wide = 24;

struct Luck {
  std::mt19937 source;
  double upto(double n) { return static_cast<double>(source() % 10000) / 10000 * n; }
  int whole(int n) { return static_cast<int>(source() % static_cast<unsigned>(n)); }
};

// The same village twice: as it is and in the mirror.
struct Twins {
  Scene one{wide, wide}, two{wide, wide};
  static Place mirror(Place p) { return Point{Place::units(wide) - p.at.x, p.at.y}; }

  void piece(const char* kind, double x, double y, double w, double h) {
    one.ground(kind, {x, y}, {x + w, y + h});
    const Point low = pt(x, y), high = pt(x + w, y + h);
    two.ground(kind, mirror(Point{high.x, low.y}), mirror(Point{low.x, high.y}));
  }
  void house(Luck& r) {
    const double x = 2 + r.upto(12), y = 2 + r.upto(12);
    Json h = {{"id", "hut"}, {"at", Place(x, y).json()}, {"size", {6, 4}}, {"rooms", 2}};
    h["doors"] = {{{"wall", "south"}, {"at", 1.5}, {"state", "open"}},
                  {{"wall", "inner"}, {"at", 2}, {"state", "open"}},
                  {{"wall", "north"}, {"at", 4.5}, {"state", "closed"}}};
    h["windows"] = {{{"wall", "west"}, {"at", 2}, {"state", "open"}}};
    one.building(h);
    h["at"] = mirror({x, y}).json();
    h["mirrored"] = true;
    two.building(h);
  }
  void people(Luck& r, int count) {
    for (int i = 0; i < count; ++i) {
      const Place at{1 + r.upto(wide - 2), 1 + r.upto(wide - 2)};
      const int facing = r.whole(360), pose = r.whole(6), side = r.whole(2);
      for (Scene* t : {&one, &two}) {
        const Place here = t == &one ? at : mirror(at);
        const int turned = t == &one ? facing : 360 - facing;
        const FigureId id = side == 0 ? t->red("Red", here, turned) : t->blue("Blue", here, turned);
        if (pose == 0) t->pose(id, Pose::lying);
        if (pose == 1) t->pose(id, Pose::out);
        if (pose == 2) t->mount(id);
      }
    }
  }
};

Twins village(Luck& r) {
  Twins t;
  constexpr const char* kinds[] = {"fence",   "table", "rock",     "bush", "tree",
                                   "hilltop", "pit",   "shallows", "lake", "low-wall"};
  for (int i = 0; i < 8; ++i) {  // one after the other: compilers draw arguments in different orders
    const char* kind = kinds[r.whole(10)];
    const double x = r.upto(20), y = r.upto(20), w = 0.4 + r.upto(3), h = 0.4 + r.upto(3);
    t.piece(kind, x, y, w, h);
  }
  t.house(r);
  t.people(r, 10);
  return t;
}

// Small steps along a path: nothing solid is ever met, and areas are left as often as the course says.
void expect_walkable(const Scene& t, FigureId id, Point from, const Path& path, const Course& c) {
  State s = t.s;
  const bool standing = s[id].pose == Pose::standing;
  Point at = from;
  std::array<bool, max_figures> near{};
  int left = 0;
  const auto look = [&](Point p, bool first) {
    s[id].at = p;
    s[id].elevation = surface({t.b, s}, p, s[id].elevation);
    for (FigureId o : everyone(s)) {
      if (o == id || s[o].side == s[id].side || !s[o].in_play()) continue;
      const bool now = within({t.b, s}, id, o, t.b.numbers.reach);
      left += !first && near[o.index] && !now;
      near[o.index] = now;
    }
  };
  look(at, true);
  for (const Point to : path.all()) {
    const int steps = 1 + distance(at, to).units / 60;
    for (int k = 1; k <= steps; ++k) {
      look(k == steps ? to : toward(at, to, {distance(at, to).units / steps * k}), false);
      if (!standing) continue;
      const Shape base = disc(s[id].at, t.b.bases[s[id].base].radius);
      for (FigureId o : everyone(s)) {
        if (o == id || s[o].pose != Pose::standing) continue;
        const Length apart = s[o].elevation - s[id].elevation;
        if (apart < in(1) && -apart < in(1)) { EXPECT_FALSE(overlap(base.grown({-3}), base_of({t.b, s}, o))); }
      }
      for (const Piece& piece : t.b.ground.pieces()) {
        const bool wall = piece.impassable && piece.solid.top > s[id].elevation + t.b.numbers.waist &&
                          piece.solid.bottom < s[id].elevation + in(1);
        if (wall) { EXPECT_FALSE(overlap(base.grown({-3}), piece.solid.shape)) << piece.name; }
      }
    }
    at = to;
  }
  int marked = 0;
  for (int i = 0; i < c.mark_count; ++i) marked += c.marks[i].kind == Mark::Kind::area_left;
  EXPECT_LE(left, marked);
  EXPECT_LE(marked, left + 1) << "an area can be cut for less than a step";
}

TEST(NOT_A68, random_ways_are_walkable_to_the_letter) {
  Luck r{std::mt19937(7)};
  int free = 0, barred = 0, falls = 0;
  for (int village_number = 0; village_number < enough(80); ++village_number) {
    const Twins twins = village(r);
    const Scene &t = twins.one, &m = twins.two;
    for (int i = 0; i < 40; ++i) {
      const FigureId id{static_cast<std::uint8_t>(r.whole(t.s.figure_count))};
      if (!t.s[id].in_play()) continue;
      Path path, mirror;
      for (int k = 1 + r.whole(3); k > 0; --k) {
        const Place p = t.s[id].at + Vec{in(r.upto(8) - 4).units, in(r.upto(8) - 4).units};
        path.add(p.at), mirror.add(Twins::mirror(p).at);
      }
      const Gait gait = t.s[id].pose == Pose::lying ? Gait::crawl : Gait::run;
      const Course c = course(t, id, path, gait), d = course(m, id, mirror, gait);
      ASSERT_EQ(c.no, d.no) << "mirrored";
      ASSERT_EQ(c.length, d.length);
      ASSERT_EQ(c.obstacles, d.obstacles);
      ASSERT_EQ(c.end, Twins::mirror(d.end).at);
      ASSERT_EQ(c.height, d.height);
      ASSERT_EQ(c.mark_count, d.mark_count);
      const bool drop = c.mark_count > 0 && c.marks[c.mark_count - 1].kind == Mark::Kind::drop;
      if (drop) {
        ++falls;
        const Landing l = landing(t, id, c.end, c.height), n = landing(m, id, d.end, d.height);
        ASSERT_EQ(l.at, Twins::mirror(n.at).at);
        ASSERT_EQ(l.height, n.height);
      } else if (c) {
        ++free;
        const bool overlapped = !free_for(t, id, t.s[id].at, t.s[id].elevation);
        if (!overlapped) expect_walkable(t, id, t.s[id].at, path, c);
        if (HasFailure()) FAIL() << "village " << village_number << " way " << i;
      } else {
        ++barred;
      }
      const FigureId other{static_cast<std::uint8_t>(r.whole(t.s.figure_count))};
      const Toss a = toss(t, id, t.s[other].at, in(2)), b = toss(m, id, m.s[other].at, in(2));
      ASSERT_EQ(a.by, b.by);
      if (other != id) { ASSERT_EQ(a.to, Twins::mirror(b.to).at); }
      ASSERT_EQ(sees(t, id, other), sees(m, id, other));
      const Look x = look(t, id, other), y = look(m, id, other);
      ASSERT_EQ(x.visible, y.visible);
      ASSERT_EQ(x.seen.hidden, y.seen.hidden);
      ASSERT_EQ(x.visible, sees(t, id, other));
    }
  }
  EXPECT_GT(free, enough(200));
  EXPECT_GT(barred, enough(200));
  EXPECT_TRUE(thorough == 1 || falls > 10) << falls;
}

}  // namespace
}  // namespace fyrd::nottingham
