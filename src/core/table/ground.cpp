// What lies on the table: elevation, where a base may stand and go, and what a straight way crosses.
#include "core/table/ground.h"

#include "core/geometry/root.h"
#include "core/table/span_union.h"

namespace fyrd {
namespace {

bool is_ramp(const Piece& p) { return p.ramp && p.low != p.high; }

// How far p lies up a ramp: 0 at `low`, all of `whole` at `high`.
struct Rise {
  std::int64_t part, whole;
};
Rise rise(const Piece& piece, Point p) {
  const Vec up = piece.high - piece.low;
  const std::int64_t whole = up.squared();
  return {std::clamp<std::int64_t>(dot(p - piece.low, up), 0, whole), whole};
}

Shape straight(Point a, Point b) { return a == b ? disc(a, {}) : capsule(a, b, {}); }

bool nearer(Point from, Point a, Point b) { return (a - from).squared() < (b - from).squared(); }

}  // namespace

Length top_at(const Piece& piece, Point p) {
  if (!is_ramp(piece)) return piece.solid.top;
  const Rise r = rise(piece, p);
  const Wide up = Wide{(piece.solid.top - piece.solid.bottom).units} * r.part;
  return piece.solid.bottom + Length{static_cast<std::int32_t>(kernel::divided(up, Wide{r.whole}))};
}

void Ground::Layer::add(int index, const Piece& p) {
  boxes.add(extent(p.solid.shape));
  piece.push_back(static_cast<std::int16_t>(index));
}

Ground::Ground(Length width, Length depth, std::vector<Piece> pieces)
    : width_(width), depth_(depth), pieces_(std::move(pieces)) {
  for (int i = 0; i < static_cast<int>(pieces_.size()); ++i) {
    const Piece& p = pieces_[i];
    all_.add(i, p);
    if (p.blocks_sight) sight_.add(i, p);
    if (p.see_through) veil_.add(i, p);
    if (p.impassable) barrier_.add(i, p);
    if (p.linear) hedge_.add(i, p);
    if (p.floor || p.ramp) rise_.add(i, p);
  }
}

Length Ground::elevation(Point at) const { return elevation(at, longest); }

Length Ground::elevation(Point at, Length at_most) const {
  Length highest;
  rise_.boxes.any(extent(at, at), [&](int i) {
    const Piece& p = pieces_[rise_.piece[i]];
    if (!contains(p.solid.shape, at)) return false;
    const Length top = top_at(p, at);
    if (top <= at_most) highest = max(highest, top);
    return false;
  });
  return highest;
}

Ground::Slope Ground::slope(Point at) const {
  Length highest;
  Slope steepness{{0}, {1}};
  rise_.boxes.any(extent(at, at), [&](int i) {
    const Piece& p = pieces_[rise_.piece[i]];
    if (!contains(p.solid.shape, at)) return false;
    const Length top = top_at(p, at);
    const bool level = !is_ramp(p) || rise(p, at).part == rise(p, at).whole;
    if (top > highest || (top == highest && level)) {
      steepness = level ? Slope{{0}, {1}} : Slope{p.solid.top - p.solid.bottom, length(p.high - p.low)};
      highest = top;
    }
    return false;
  });
  return steepness;
}

bool Ground::on_table(const Shape& s) const {
  const Extent e = extent(s);
  return e.min_x >= 0 && e.min_y >= 0 && e.max_x <= width_.units && e.max_y <= depth_.units;
}

bool Ground::can_stand(const Shape& base, Heights band) const {
  return on_table(base) && !barrier_.boxes.any(extent(base), [&](int i) {
    const Prism& solid = pieces_[barrier_.piece[i]].solid;
    return band.meets(solid) && overlap(base, solid.shape);
  });
}

Ground::Step Ground::stopped(const Shape& base, Point from, Point to, Heights band) const {
  Step out{true, to, -1};
  const Vec way = to - from;
  const Extent here = extent(base);
  const Extent swept{here.min_x + std::min(way.x, 0), here.min_y + std::min(way.y, 0), here.max_x + std::max(way.x, 0),
                     here.max_y + std::max(way.y, 0)};
  barrier_.boxes.any(swept, [&](int i) {
    const int index = barrier_.piece[i];
    if (!band.meets(pieces_[index].solid)) return false;
    const Sweep s = sweep(base, from, to, pieces_[index].solid.shape);
    if (!s.free && (out.free || nearer(from, s.until, out.until))) out = {false, s.until, index};
    return false;
  });
  // The table's four sides: `room` is how far the base may still go that way, none when it hangs over already.
  const auto side = [&](std::int32_t room, std::int32_t ahead, std::int32_t aside, bool across_x) {
    room = std::max(room, 0);
    const std::int32_t size = ahead < 0 ? -ahead : ahead;
    if (size <= room) return;
    const std::int32_t drift = static_cast<std::int32_t>(std::int64_t{aside} * room / size);  // never beyond the line
    const std::int32_t go = ahead < 0 ? -room : room;
    const Point until = from + (across_x ? Vec{go, drift} : Vec{drift, go});
    if (out.free || nearer(from, until, out.until)) out = {false, until, -1};
  };
  if (way.x < 0) side(here.min_x, way.x, way.y, true);
  if (way.x > 0) side(width_.units - here.max_x, way.x, way.y, true);
  if (way.y < 0) side(here.min_y, way.y, way.x, false);
  if (way.y > 0) side(depth_.units - here.max_y, way.y, way.x, false);
  return out;
}

Ground::Step Ground::step(const Shape& base, Point from, Point to, Heights band) const {
  Step out = stopped(base, from, to, band);
  // `until` was rounded to a whole point beside the line, and the way there may graze something else.
  for (int tries = 0; !out.free && out.until != from; ++tries) {
    const Step again = stopped(base, from, out.until, band);
    if (again.free) break;
    out.until = tries < 4 ? again.until : from;
  }
  return out;
}

int Ground::crossings(Point from, Point to, std::span<int> pieces) const {
  constexpr int most = 64;
  std::array<Length, most> at;
  const int room = std::min(most, static_cast<int>(pieces.size()));
  int count = 0;
  const Shape way = straight(from, to);
  hedge_.boxes.any(extent(from, to), [&](int i) {
    const int index = hedge_.piece[i];
    const Shape& hedge = pieces_[index].solid.shape;
    Length first;
    if (const auto stretch = inside(hedge, from, to)) {
      first = stretch->from;
    } else if (within(way, hedge, {})) {
      first = distance(from, nearest(way, hedge).on_a);
    } else {
      return false;
    }
    int place = count;
    while (place > 0 && at[place - 1] > first) --place;
    if (place == room) return false;
    count = std::min(count + 1, room);
    for (int k = count - 1; k > place; --k) {
      at[k] = at[k - 1];
      pieces[k] = pieces[k - 1];
    }
    at[place] = first;
    pieces[place] = index;
    return false;
  });
  return count;
}

Length Ground::length_in(std::uint8_t kind, Point from, Point to) const {
  SpanUnion spans;
  const Strip strip{from, to - from};
  all_.boxes.any(extent(from, to), [&](int i) {
    if (pieces_[i].kind != kind || strip.misses(all_.boxes[i])) return false;
    if (const auto s = inside(pieces_[i].solid.shape, from, to)) spans.add(s->from, s->to);
    return false;
  });
  return spans.length();
}

}  // namespace fyrd
