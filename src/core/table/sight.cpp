// Sight: gathering the few solids a view can meet, and judging lines and bodies against them.
#include "core/table/sight.h"

#include "core/table/cut.h"
#include "core/table/screen.h"
#include "core/table/span_union.h"

namespace fyrd {
namespace {

struct Suspect {
  Solid solid;
  Hidden::By by;
  std::int16_t index;
};

}  // namespace

class Sightlines {
 public:
  Sightlines(const Ground& ground, std::span<const Prism> bodies) : ground_(ground), bodies_(bodies) {}

  // Asks about everything the view can meet, pieces first, until an answer is true; says whether one was.
  template <class Ask>
  bool any(const View& v, Ask&& ask) const {
    const bool upright = v.strip.along.zero();
    const Ground::Layer& layer = ground_.sight_;
    const bool stopped = layer.boxes.any(v.box, [&](int i) {
      if (!upright && v.strip.misses(layer.boxes[i])) return false;
      const std::int16_t index = layer.piece[i];
      const Piece& p = ground_.pieces_[index];
      return v.may_meet(p.solid) && ask(Suspect{solid(p), Hidden::By::piece, index});
    });
    if (stopped) return true;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
      const Prism& b = bodies_[i];
      const Extent e = extent(b.shape);
      if (!v.box.meets(e) || (!upright && v.strip.misses(e)) || !v.may_meet(b)) continue;
      if (ask(Suspect{solid(b), Hidden::By::body, static_cast<std::int16_t>(i)})) return true;
    }
    return false;
  }

  bool clear(Spot from, Spot to) const {
    return !any(view_of(from, to), [&](const Suspect& s) { return cuts(s.solid, from, to); });
  }

  Length through(Spot from, Spot to) const {
    SpanUnion spans;
    const Ground::Layer& layer = ground_.veil_;
    layer.boxes.any(extent(from.at, to.at), [&](int i) {
      if (const auto s = stretch_in(solid(ground_.pieces_[layer.piece[i]]), from, to)) spans.add(s->from, s->to);
      return false;
    });
    return spans.length();
  }

 private:
  const Ground& ground_;
  std::span<const Prism> bodies_;
};

namespace {

// The middle of the body first, because it is what is seen most often: of five columns 2, 1, 3, 0, 4.
int from_the_middle(int i, int of) { return i % 2 == 1 ? of / 2 - (i + 1) / 2 : of / 2 + i / 2; }
int from_outside(int i, int of) { return i % 2 == 1 ? of - 1 - i / 2 : i / 2; }

// The solids that can hide part of a body, gathered once. A view that meets more than fit is asked afresh every time.
class Suspects {
 public:
  Suspects(const Sightlines& lines, const View& view) : lines_(lines), view_(view) {
    full_ = lines.any(view, [&](const Suspect& s) {
      if (count_ == capacity) return true;
      list_[count_++] = s;
      return false;
    });
  }

  bool none() const { return count_ == 0; }

  template <class Ask>
  bool any(Ask&& ask) const {
    if (full_) return lines_.any(view_, ask);
    for (int i = 0; i < count_; ++i) {
      if (ask(list_[i])) return true;
    }
    return false;
  }

 private:
  static constexpr int capacity = 64;
  const Sightlines& lines_;
  const View view_;
  int count_ = 0;
  bool full_ = false;
  std::array<Suspect, capacity> list_;
};

}  // namespace

bool clear_line(const Ground& ground, std::span<const Prism> bodies, Spot from, Spot to) {
  return Sightlines(ground, bodies).clear(from, to);
}

Line line(const Ground& ground, std::span<const Prism> bodies, Spot from, Spot to) {
  const Sightlines lines(ground, bodies);
  Line out;
  Share first{1, 1};
  lines.any(view_of(from, to), [&](const Suspect& s) {
    if (!cuts(s.solid, from, to)) return false;
    const Share enters = entering(s.solid, from, to);
    if (out.clear || enters < first) {
      out.clear = false;
      out.first = {s.by, s.index, {}};
      first = enters;
    }
    return false;
  });
  if (!out.clear) out.first.where = spot_at(from, to, first);
  out.through = lines.through(from, to);
  return out;
}

bool sees(const Ground& ground, std::span<const Prism> bodies, Spot eye, const Prism& target, Grid grid) {
  const Sightlines lines(ground, bodies);
  // Most views are decided by one line, before anything is gathered: either it is clear, or a solid on it hides all.
  // What a convex solid hides of the screen is convex: if it hides all four corners, it hides everything.
  std::optional<Screen> screen;
  const auto need_screen = [&] {
    if (!screen) screen.emplace(eye.at, target, grid);
  };
  Spot middle{centre_of(target.shape), row_height(target, grid, grid.rows / 2)};
  if (grid.columns % 2 == 0) {  // no column stands in the middle
    need_screen();
    middle = screen->sample(grid.columns / 2, grid.rows / 2);
  }
  bool cut = false;
  const auto hides_all = [&](const Suspect& s) {
    if (!cuts(s.solid, eye, middle)) return false;
    cut = true;
    need_screen();
    const int right = grid.columns - 1, top = grid.rows - 1;
    const auto hides = [&](int column, int row) { return cuts(s.solid, eye, screen->sample(column, row)); };
    if (!hides(0, top) || !hides(right, top)) return false;
    const Length low = min(eye.height, screen->lowest()), high = max(eye.height, screen->highest());
    return spans(s.solid, low, high) || (hides(0, 0) && hides(right, 0));
  };
  if (lines.any(view_of(eye, middle), hides_all)) return false;
  if (!cut) return true;

  const Suspects suspects(lines, screen->view(eye));
  // The middle is hidden, so what is left to see is most likely at the sides or the top.
  for (int row = grid.rows - 1; row >= 0; --row) {
    for (int i = 0; i < grid.columns; ++i) {
      const Spot spot = screen->sample(from_outside(i, grid.columns), row);
      if (!suspects.any([&](const Suspect& s) { return cuts(s.solid, eye, spot); })) return true;
    }
  }
  return false;
}

bool hidden(const Ground& ground, std::span<const Prism> bodies, Spot eye, const Prism& target, int least, Grid grid) {
  const Sightlines lines(ground, bodies);
  const Screen screen(eye.at, target, grid);
  const Suspects suspects(lines, screen.view(eye));
  if (suspects.none()) return least <= 0;
  const int all = grid.columns * grid.rows, enough = (least * all + 999) / 1000;
  int cut = 0, left = all;
  for (int row = 0; row < grid.rows; ++row) {  // what stands about hides the legs first
    for (int column = 0; column < grid.columns; ++column, --left) {
      if (cut >= enough) return true;
      if (cut + left < enough) return false;
      const Spot spot = screen.sample(column, row);
      cut += suspects.any([&](const Suspect& s) { return cuts(s.solid, eye, spot); });
    }
  }
  return cut >= enough;
}

Seen seen(const Ground& ground, std::span<const Prism> bodies, Spot eye, const Prism& target, Grid grid) {
  const Sightlines lines(ground, bodies);
  const Screen screen(eye.at, target, grid);
  const Suspects suspects(lines, screen.view(eye));
  Seen out;
  out.witness = {screen.centre, target.bottom + (target.top - target.bottom) / 2};
  out.through = lines.through(eye, out.witness);
  Share first{2, 1};
  // A share no line into the solid can enter at before, with two units to spare for rounding.
  const Vec view = screen.centre - eye.at;
  const std::int64_t far = view.squared(), size = length(view).units;
  const auto nearest_share = [&](const Suspect& s) {
    const Shape& shape = s.solid.prism->shape;
    std::int64_t least = far;
    for (const Point p : shape.corners()) least = std::min(least, dot(p - eye.at, view));
    return far == 0 ? Share{} : Share{least - (shape.radius.units + 2) * size, far};
  };
  Spot hit;
  int hidden = 0;
  for (int r = 0; r < grid.rows; ++r) {
    for (int c = 0; c < grid.columns; ++c) {
      const Spot spot = screen.sample(from_the_middle(c, grid.columns), from_the_middle(r, grid.rows));
      bool cut = false;
      suspects.any([&](const Suspect& s) {
        if (!cuts(s.solid, eye, spot)) return false;
        cut = true;
        if (!(nearest_share(s) < first)) return false;
        // The screen stands across the view, so equal shares of all lines lie equally deep in it.
        const Share enters = entering(s.solid, eye, spot);
        if (enters < first) {
          first = enters;
          hit = spot;
          out.nearest = {s.by, s.index, {}};
        }
        return false;
      });
      hidden += cut;
      if (!cut && !out.any) {
        out.any = true;
        out.witness = spot;
      }
    }
  }
  out.hidden = hidden * 1000 / (grid.columns * grid.rows);
  if (hidden > 0) out.nearest.where = spot_at(eye, hit, first);
  return out;
}

}  // namespace fyrd
