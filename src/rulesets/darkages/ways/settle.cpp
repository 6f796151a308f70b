// Last free spots, facings, and who has left (DRK-A03, DRK-A40, DRK-A47, DRK-A51, DRK-A52).
#include "rulesets/darkages/ways/settle.h"

namespace fyrd::darkages {

namespace {

class Settlement {
 public:
  Settlement(Now now, const Orders& orders, Movers& movers) : now_(now), orders_(orders), movers_(movers) {
    for (FigureId id : everyone(now.s)) {
      tick_[id.index] = ticks;
      if (!movers[id.index].gone) left_.add(id);
    }
  }

  void run() {
    while (part()) {}
    for (FigureId id : left_) close_up(id);
    for (FigureId id : everyone(now_.s)) commit(id);
    for (FigureId id : left_) face(id);
    for (FigureId id : everyone(now_.s)) now_.man(id).across = now_.man(id).across & touched_foes(now_, id);
  }

 private:
  Shape base(FigureId id) const { return base_at(now_, id, movers_[id.index].at, movers_[id.index].facing); }

  // Men of a wall that has wheeled may overlap by as much as their places were rounded.
  bool collide(FigureId x, FigureId y) const {
    if (!round_base(now_, x) || !round_base(now_, y)) return overlap(base(x), base(y));
    constexpr Length rounding{3};
    return overlap(Disc{movers_[x.index].at, now_.b.radius(now_[x]) - rounding},
                   Disc{movers_[y.index].at, now_.b.radius(now_[y])});
  }

  // DRK-A03 who keeps his place of two who overlap.
  bool stays(FigureId x, FigureId y) const {
    const Mover &a = movers_[x.index], &c = movers_[y.index];
    if (still(x) != still(y)) return still(x);
    if (a.met != c.met) return a.met;
    if (a.way_left != c.way_left) return a.way_left < c.way_left;
    return x < y;
  }
  bool still(FigureId id) const { return tick_[id.index] == 0 || !now_.man(id).moved; }

  // One step back for somebody who overlaps another; whether there was one. Where all began nobody overlapped.
  bool part() {
    for (FigureId x : left_) {
      for (FigureId y : left_) {
        if (!(x < y) || (movers_[x.index].at - movers_[y.index].at).squared() > Length{8'000}.squared()) continue;
        if (!collide(x, y)) continue;
        const FigureId loser = stays(x, y) ? y : x;
        if (still(loser)) continue;
        step_back(loser);
        return true;
      }
    }
    return false;
  }

  void step_back(FigureId id) {
    Trail& trail = now_.man(id).trail;
    int& tick = tick_[id.index];
    bool moved = false;
    while (tick > 0 && !moved) {
      Trail::Step& step = trail.steps[--tick];
      moved = step.x != 0 || step.y != 0;
      if (moved) back_[id.index] = step;
      step = {};
    }
    Mover& m = movers_[id.index];
    m.at = place_at(now_.s, id, tick);
    while (tick > 0 && trail.steps[tick - 1].x == 0 && trail.steps[tick - 1].y == 0) --tick;
    if (tick == 0) {
      m.facing = now_[id].facing;
      now_.man(id).moved = false;
    } else if (!round_base(now_, id)) {
      const Trail::Step& last = trail.steps[tick - 1];
      m.facing = bearing({last.x, last.y});
    }
    m.met = false;
    now_.man(id).charged = nobody;
  }

  // Forward again from a tick that was free, as far as nobody is in the way: his last free spot.
  void close_up(FigureId id) {
    const Trail::Step step = back_[id.index];
    Mover& m = movers_[id.index];
    const Vec by{step.x, step.y};
    if (by.zero()) return;
    const Angle way = round_base(now_, id) ? m.facing : bearing(by);
    const Shape from = base_at(now_, id, m.at, way);
    Point to = m.at + by;
    for (FigureId other : left_) {
      if (other != id && (movers_[other.index].at - m.at).squared() <= Length{10'000}.squared())
        to = sweep(from, m.at, to, base(other)).until;
    }
    const Vec gone = to - m.at;
    if (gone.zero() ||
        any(left_, [&](FigureId other) { return other != id && overlap(base_at(now_, id, to, way), base(other)); }))
      return;
    m.at = to, m.facing = way;
    now_.man(id).trail.steps[tick_[id.index]] = {static_cast<std::int16_t>(gone.x), static_cast<std::int16_t>(gone.y)};
    now_.man(id).moved = true;
  }

  void commit(FigureId id) {
    const Mover& m = movers_[id.index];
    Man& man = now_.man(id);
    if (!now_[id].in_play()) return;
    put(now_.b, now_.s, id, m.at);
    now_[id].facing = m.facing;
    if (m.gone) now_[id].pose = Pose::away;
    man.alone = man.moved && orders_[id].body.empty();  // DRK-A52
  }

  // DRK-A51 as ordered, if there is room; whoever met an enemy on foot looks at him.
  void face(FigureId id) {
    const Mover& m = movers_[id.index];
    const Order& order = orders_[id];
    const bool open = order.kind == Order::Kind::stand || order.kind == Order::Kind::walk ||
                      order.kind == Order::Kind::dismount || order.kind == Order::Kind::wheel;
    if (order.kind == Order::Kind::go && !m.met && round_base(now_, id))
      now_[id].facing = bearing(now_[order.target].at - m.at);
    if (!open || (m.met && order.body.empty()) || (order.kind == Order::Kind::wheel && tick_[id.index] == 0)) return;
    const Angle before = now_[id].facing;
    now_[id].facing = order.facing;
    if (round_base(now_, id)) return;
    const Shape turned = now_.b.base(now_[id]);
    bool room = now_.b.ground.can_stand(turned);
    for (FigureId other : left_) room = room && (other == id || !overlap(turned, now_.b.base(now_[other])));
    if (!room) now_[id].facing = before;
  }

  const Now now_;
  const Orders& orders_;
  Movers& movers_;
  std::array<int, max_figures> tick_{};
  std::array<Trail::Step, max_figures> back_{};  // the step that was taken back last
  FigureSet left_;                               // on the table
};

void tell_move(Now now, FigureId id, const Mover& mover) {
  const Man& man = now.man(id);
  if (!man.moved) return;
  Path path;
  for (int tick = 2; tick <= ticks; tick += 2) {
    const Point at = place_at(now.s, id, tick);
    if (path.empty() ? at != man.trail.from : at != path.end()) path.add(at);
  }
  if (path.empty()) return;
  now.play.tell(
      mover.gone ? "left" : "moved", mover.gone ? "DRK-A47" : "DRK-001",
      mover.gone            ? "{by} leaves the table."
      : !man.charged.none() ? "{by} charges {at}, {length} {way}."
      : mover.met           ? "{by} moves {length} {way} and meets the enemy."
                            : "{by} moves {length} {way}.",
      {.by = id, .at = man.charged, .length = length(man.trail.from, path), .from = man.trail.from, .path = &path});
}

}  // namespace

void settle(Now now, const Orders& orders, Movers& movers) { Settlement(now, orders, movers).run(); }

void tell_moves(Now now, const Movers& movers, FigureSet of) {
  for (FigureId id : of) tell_move(now, id, movers[id.index]);
}

}  // namespace fyrd::darkages
