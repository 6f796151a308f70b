// Cutting a leg where the surface under the walker changes.
#include "rulesets/nottingham/ways/slopes.h"

#include <algorithm>

namespace fyrd::nottingham {

// A piece of ground on the leg that may be stood on, or a pit.
struct Slopes::Rise {
  std::int16_t piece = -1;  // -1: a pit that was a trap
  bool pit = false;
  Length floor;  // of a pit
  Stretch on;
};

namespace {

struct Cuts {
  std::array<Length, 160> at;
  int count = 0;
  void add(Length d) {
    if (count < static_cast<int>(at.size())) at[count++] = d;
  }
};

// Where the leg crosses the foot and the head of a ramp.
void cut_ramp(const Piece& p, Point a, Point b, Length whole, Cuts& cuts) {
  const Vec up = p.high - p.low;
  const std::int64_t at_a = dot(a - p.low, up), at_b = dot(b - p.low, up);
  for (const std::int64_t line : {std::int64_t{0}, up.squared()}) {
    if ((at_a < line) == (at_b < line)) continue;
    cuts.add({static_cast<std::int32_t>(Wide{line - at_a} * whole.units / (at_b - at_a))});
  }
}

// NOT-042 steeper than 45°, where the ramp rises.
bool too_steep(const Piece& p, Point at) {
  if (!p.ramp || p.low == p.high) return false;
  const Vec up = p.high - p.low;
  const std::int64_t part = dot(at - p.low, up);
  return part > 0 && part < up.squared() && (p.solid.top - p.solid.bottom).squared() > up.squared();
}

}  // namespace

Slopes::Slopes(Here here, Point from, Point to, Length height, Length tall, Length up, Length down)
    : a_(from), b_(to), level_(distance(from, to)), ends_(level_) {
  const auto& [b, s] = here;
  std::array<Rise, 40> rises;
  int risen = 0;
  Cuts cuts;
  const auto rise = [&](const Rise& r) {
    if (risen == static_cast<int>(rises.size())) return;
    cuts.add(r.on.from), cuts.add(r.on.to);
    rises[risen++] = r;
  };
  b.ground.any(extent(from, to).grown(1), [&](int i) {
    const Piece& p = b.ground.pieces()[i];
    const bool pit = b.trait(p).pit;
    if (!pit && !p.floor && !p.ramp) return false;
    // A unit wider, so that who walks on a seam is on both and never between.
    const auto on = inside(pit ? p.solid.shape : p.solid.shape.grown({1}), from, to);
    if (!on) return false;
    rise({static_cast<std::int16_t>(i), pit, p.solid.bottom, *on});
    if (!pit && p.ramp && p.low != p.high) cut_ramp(p, from, to, level_, cuts);
    return false;
  });
  for (const Trap& t : s.traps) {  // NOT-X30
    if (t.kind != TrapKind::pit || !t.sprung) continue;
    if (const auto on = inside(disc(t.at, b.numbers.pit_width / 2), from, to))
      rise({-1, true, -b.numbers.pit_depth, *on});
  }
  std::sort(cuts.at.begin(), cuts.at.begin() + cuts.count);
  Length done;
  for (int k = 0; k <= cuts.count; ++k) {
    const Length next = k < cuts.count ? cuts.at[k] : level_;
    if (next == done && level_.units > 0) continue;  // nothing lies between
    if (!climb_into(b, {rises.data(), static_cast<std::size_t>(risen)}, done, next, height, tall, up, down)) return;
    done = next;
  }
}

bool Slopes::climb_into(const NottinghamBattle& b, std::span<const Rise> rises, Length from, Length to, Length& height,
                        Length tall, Length up, Length down) {
  const Length middle = from + (to - from) / 2;
  const Point start = at(from), halfway = at(middle);
  Span span{from, to, {}, {}, -1};
  for (const Rise& r : rises) {  // the table first: a pit opens in it
    if (r.pit && r.on.from <= middle && middle <= r.on.to) span.at_from = min(span.at_from, r.floor);
  }
  int bank = -1;
  if (span.at_from > height + up) bank = -2;  // out of a pit
  for (const Rise& r : rises) {
    if (r.pit || r.on.from > middle || middle > r.on.to) continue;
    const Piece& p = b.ground.pieces()[r.piece];
    const Length top = top_at(p, start);
    if (top > height + up) {
      // What hangs overhead is walked under, and a wall is the business of the whole base.
      if (!p.impassable && p.solid.bottom < height + tall) bank = r.piece;
    } else if (top > span.at_from || (top == span.at_from && span.piece < 0)) {
      span.at_from = top;
      span.piece = r.piece;
    }
  }
  const Piece* under = span.piece < 0 ? nullptr : &b.ground.pieces()[span.piece];
  if (bank == -1 && under != nullptr && !b.trait(*under).stairs && too_steep(*under, halfway)) bank = span.piece;
  const auto ends = [&](End how, int piece) {
    end_ = how;
    ends_ = from;
    barrier_ = piece;
    if (count_ == 0) add({{}, from, height, height, -1});
    return false;
  };
  if (bank != -1) return ends(End::bank, std::max(bank, -1));
  if (height - span.at_from > down) return ends(End::drop, -1);
  span.at_to = under == nullptr ? span.at_from : top_at(*under, at(to));
  add(span);
  height = span.at_to;
  return true;
}

void Slopes::add(const Span& span) {
  if (count_ > 0) {
    Span& last = spans_[count_ - 1];
    const bool same = last.piece == span.piece && last.at_to == span.at_from;
    const bool level = last.at_from == last.at_to && span.at_from == span.at_to;
    if ((same && level) || count_ == most) {
      last.to = span.to;
      last.at_to = span.at_to;
      return;
    }
  }
  spans_[count_++] = span;
}

Length Slopes::height_at(Length d) const {
  for (const Span& s : spans()) {
    if (d > s.to && &s != &spans().back()) continue;
    const std::int64_t run = std::max((s.to - s.from).units, 1),
                       part = std::clamp((d - s.from).units, 0, (s.to - s.from).units);
    return s.at_from + Length{static_cast<std::int32_t>(part * (s.at_to - s.at_from).units / run)};
  }
  return {};
}

Length Slopes::along(Length d) const {
  Length sum;
  for (const Span& s : spans()) {
    const Length to = min(s.to, d);
    if (to <= s.from) break;
    const Length run = to - s.from, whole = s.to - s.from;
    const Length rise{
        static_cast<std::int32_t>(std::int64_t{(s.at_to - s.at_from).units} * run.units / std::max(whole.units, 1))};
    sum += rise.units == 0 ? run : length(Vec{run.units, rise.units});
  }
  return sum;
}

}  // namespace fyrd::nottingham
