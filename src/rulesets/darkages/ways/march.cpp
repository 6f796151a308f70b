// Twenty ticks of everybody's way (DRK-002, DRK-003, DRK-A03, DRK-A09, DRK-A10, DRK-A22, DRK-A32, DRK-A33, DRK-A37,
// DRK-A40, DRK-A42).
#include "rulesets/darkages/ways/march.h"

#include <algorithm>

#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/turn/die.h"
#include "rulesets/darkages/ways/settle.h"

namespace fyrd::darkages {

namespace {

using Kind = Order::Kind;

constexpr std::int64_t near_enough = 8'000;  // two riders end to end

class March {
 public:
  March(Now now, const Orders& orders) : now_(now), orders_(orders) {}

  void run() {
    for (FigureId id : everyone(now_.s)) begin(id);
    for (FigureId id : first_) {
      old_[id.index] = touched_foes(now_, id);
      for (FigureId foe : second_) {
        if (may_meet(id, foe)) foes_[id.index].add(foe);
      }
    }
    for (tick_ = 0; tick_ < ticks; ++tick_) tick();
    settle(now_, orders_, movers_);
    tell_moves(now_, movers_, first_ | second_);
  }

 private:
  void begin(FigureId);
  void tick();
  void stride(FigureId);
  Point along_way(Mover&, const Path&, Length budget) const;
  Vec wish(FigureId, Length budget);
  void slow_down(FigureId);
  void meetings();
  void advance(int share);
  void meet(FigureId, FigureId);
  void halt_body(FigureId, bool for_good);
  void note_meeting(FigureId, FigureId foe);
  bool near(FigureId, FigureId) const;
  bool may_meet(FigureId, FigureId) const;
  Length furthest(FigureId) const;
  Shape base(FigureId id) const { return base_at(now_, id, movers_[id.index].at, movers_[id.index].facing); }
  Mover& mover(FigureId id) { return movers_[id.index]; }
  const Mover& mover(FigureId id) const { return movers_[id.index]; }

  const Now now_;
  const Orders& orders_;
  Movers movers_{};
  std::array<Point, max_figures> tick_from_{};
  std::array<FigureSet, max_figures>
      old_{};  // DRK-A37 of the first side: enemies in contact since before the first tick
  std::array<FigureSet, max_figures> foes_{};  // of the first side: enemies who may come near him at all
  FigureSet first_, second_;                   // the two sides
  int tick_ = 0;
};

void March::begin(FigureId id) {
  Man& man = now_.man(id);
  man.trail = {.from = now_[id].at, .facing = now_[id].facing};
  Mover& m = mover(id);
  m.at = now_[id].at, m.facing = now_[id].facing;
  if (!now_[id].in_play()) return void(m.gone = true);
  (now_[id].side == Side{0} ? first_ : second_).add(id);
  const Order& order = orders_[id];
  if (order.kind == Kind::none) return;
  man.crouched = order.kind == Kind::crouch;
  man.close = order.close;
  if (order.kind == Kind::dismount) {  // DRK-X09 the horse leaves the game
    man.afoot = true;
    now_[id].base = 0;
    now_.play.tell("dismounted", "DRK-X09", "{by} gets off his horse.", {.by = id});
  }
  m.left = order.allowed;
  m.way_left = order.kind == Kind::go ? distance(m.at, now_[order.target].at) : length(m.at, way_of(now_, id, order));
  m.under_way = m.way_left.units > 0;
  m.rolled = order.kind != Kind::go &&  // DRK-004 a wall never comes to difficult ground
             (!order.has_path() || going_along(now_, id, m.at, order.path.all()) == Going::easy);
}

Point March::along_way(Mover& m, const Path& path, Length budget) const {
  Point at = m.at;
  while (budget.units > 0 && m.next < path.count) {
    const Point to = path.points[m.next];
    const Length leg = distance(at, to);
    if (leg > budget) return toward(at, to, budget);
    at = to;
    budget -= leg;
    ++m.next;
  }
  return at;
}

// Where he would get to in this tick if nobody were in the way.
Vec March::wish(FigureId id, Length budget) {
  Mover& m = mover(id);
  const Order& order = orders_[id];
  switch (order.kind) {
    case Kind::shift: {
      const Length gone = distance(now_.man(id).trail.from, m.at), whole = length(order.by);
      return now_.man(id).trail.from + with_length(order.by, min(gone + budget, whole)) - m.at;
    }
    case Kind::wheel:
      return wheeled(now_.man(id).trail.from, order.middle, part_of_turn(order.turn, tick_ + 1, ticks)) - m.at;
    case Kind::go: {
      const Point foe = mover(order.target).at;  // DRK-A32 aimed anew each tick
      m.way_left = distance(m.at, foe);
      return toward(m.at, foe, min(budget, m.way_left)) - m.at;
    }
    default: return along_way(m, order.path, budget) - m.at;
  }
}

void March::stride(FigureId id) {
  Mover& m = mover(id);
  m.v = {};
  tick_from_[id.index] = m.at;
  if (!m.under_way || m.met || m.gone) return;
  const Order& order = orders_[id];
  if (order.kind == Kind::go && mover(order.target).gone) return void(m.under_way = false);
  const Length budget = min(order.allowed / ticks, m.left);
  const std::int8_t next = m.next;
  m.v = wish(id, budget);
  if (!m.rolled) {
    slow_down(id);
    if (now_.man(id).slowed && m.rolled) {  // in this very tick
      m.next = next;
      m.v = wish(id, min(budget, m.left));
    }
  }
  if (m.next > next) now_.man(id).moved = true;  // DRK-A42 there and back in one tick is a move, too
  if (m.v.zero()) return;
  const bool rider = !round_base(now_, id);
  const Angle way = rider ? bearing(m.v) : Angle{};
  if (rider) m.facing = way;  // DRK-A51
  if (order.kind == Kind::go) m.v = step(now_, base(id), m.at, m.at + m.v).until - m.at;
  if (!rider) return;  // DRK-A22 nobody else charges
  if (m.straight.units == 0 || between(m.line, way) > turn_of(now_.b.numbers.charge_turn))
    m.line = way, m.straight = {};
}

// DRK-A09 once a turn, in the tick that brings him there.
void March::slow_down(FigureId id) {
  Mover& m = mover(id);
  if (m.v.zero() || going_between(now_, id, m.at, m.at + m.v) == Going::easy) return;
  const Point foe = orders_[id].target.none() ? m.at : mover(orders_[id].target).at;
  const Going worst =
      std::max(worst_ahead(now_, id, m, orders_[id], foe), going_between(now_, id, m.at, m.at + m.v));  // DRK-A10
  const Length before = to_bad_ground(now_, id, m);
  const bool very = worst == Going::very_difficult;
  const Length rest = m.left - before;
  const Length halved = !very ? Length{} : now_.b.rulings.rest_halved ? rest / 2 : orders_[id].allowed / 2;  // DRK-002
  const auto left = [&](int off) { return before + max(rest - halved - centimetres(off), {}); };
  // Whoever gets where he is going anyway is not stopped by less; the rounding of his ticks may cost him a little.
  const bool aimed = orders_[id].kind == Kind::go;
  const auto enough = [&](int off) { return !aimed && left(off) >= m.way_left + 1_mm; };
  Marks marks = 0;
  for (int off = 2; off <= 12; ++off) {
    if (left(off) != left(off - 1) && !enough(off)) marks |= mark_at(off);
  }
  const Slowing slow = roll_slowing(now_.play, on_foot(now_, id), very, id, marks);
  m.rolled = true;
  now_.man(id).slowed = true;
  m.left = slow.blocked ? before : left(slow.off);  // DRK-003
  now_.play.tell(slow.blocked ? "blocked" : "slowed", slow.blocked ? "DRK-003" : "DRK-002",
                 slow.blocked ? "{by} comes to bad ground and gets no further."
                              : "{by} comes to bad ground, which takes {number} cm off his way.",
                 {.by = id, .number = slow.off});
}

bool March::near(FigureId x, FigureId y) const {
  const Mover &a = mover(x), &c = mover(y);
  const std::int64_t reach = near_enough + std::abs(a.v.x) + std::abs(a.v.y) + std::abs(c.v.x) + std::abs(c.v.y);
  return (a.at - c.at).squared() <= reach * reach;
}

// No way of his in this movement is longer.
Length March::furthest(FigureId id) const {
  const Order& order = orders_[id];
  if (!mover(id).under_way) return {};
  return order.kind == Kind::wheel ? 2 * distance(mover(id).at, order.middle) : max(order.allowed, mover(id).way_left);
}

// Whether they can ever be near, as near() has it, where the parts of a way count up to half as much again.
bool March::may_meet(FigureId x, FigureId y) const {
  const std::int64_t reach = near_enough + 2 * std::int64_t{(furthest(x) + furthest(y)).units};
  return (mover(x).at - mover(y).at).squared() <= reach * reach;
}

void March::tick() {
  for (FigureId id : first_) stride(id);
  for (FigureId id : second_) stride(id);
  meetings();
  for (FigureId id : first_ | second_) {
    Mover& m = mover(id);
    const Vec gone = m.at - tick_from_[id.index];
    if (gone.zero()) continue;
    const Length way = length(gone);
    m.left = max(m.left - way, {});
    m.way_left = max(m.way_left - way, {});
    if (!m.met) m.straight += way;
    now_.man(id).moved = true;
    now_.man(id).trail.steps[tick_] = {static_cast<std::int16_t>(gone.x), static_cast<std::int16_t>(gone.y)};
    if (orders_[id].kind == Kind::leave && !m.met && m.at == orders_[id].path.end()) m.gone = true;  // DRK-A47
  }
}

void March::advance(int share) {
  for (FigureId id : first_ | second_) {
    Mover& m = mover(id);
    if (m.v.zero()) continue;
    const Vec part = part_of(m.v, share);
    m.at = m.at + part;
    m.v = m.v - part;
  }
}

// DRK-A03 earliest meetings first, both at the same part of the tick.
void March::meetings() {
  for (;;) {
    int earliest = whole_tick + 1;
    FigureId x = nobody, y = nobody;
    for (FigureId a : first_) {
      for (FigureId c : foes_[a.index]) {
        if ((mover(a).v.zero() && mover(c).v.zero()) || mover(a).gone || mover(c).gone || !near(a, c)) continue;
        const int t = meeting(base(a), mover(a).at, mover(a).v, base(c), mover(c).v);
        if (t >= 0 && t < earliest) earliest = t, x = a, y = c;
      }
    }
    if (x.none()) break;
    advance(earliest);
    meet(x, y);
  }
  advance(whole_tick);
  for (FigureId a : first_) {  // side by side without running into each other
    for (FigureId c : foes_[a.index]) {
      if (mover(a).gone || mover(c).gone || !near(a, c)) {
        old_[a.index].drop(c);
        continue;
      }
      const bool touches = within(base(a), base(c), touching);
      if (!touches) old_[a.index].drop(c);
      const bool came = mover(a).at != tick_from_[a.index] || mover(c).at != tick_from_[c.index];
      if (touches && came && !old_[a.index].has(c)) meet(a, c);
    }
  }
}

void March::halt_body(FigureId id, bool for_good) {
  FigureSet body = orders_[id].body;  // DRK-A33 a wall stops as one
  body.add(id);
  for (FigureId mate : body) {
    mover(mate).v = {};
    if (for_good) mover(mate).under_way = false;
  }
}

void March::meet(FigureId x, FigureId y) {
  if (old_[x.index].has(y)) {  // DRK-A37 that contact stops nobody, but nobody walks through an enemy either
    const Vec there = mover(y).at - mover(x).at;
    const bool x_presses = dot(mover(x).v, there) > 0, y_presses = dot(mover(y).v, there) < 0;
    if (x_presses || !y_presses) halt_body(x, false);
    if (y_presses || !x_presses) halt_body(y, false);
    return;
  }
  note_meeting(x, y);
  note_meeting(y, x);
  for (FigureId id : {x, y}) {
    mover(id).met = true;
    halt_body(id, true);
  }
}

void March::note_meeting(FigureId id, FigureId foe) {
  Mover& m = mover(id);
  Man& man = now_.man(id);
  const bool came = man.moved || m.at != tick_from_[id.index];
  const bool he_came = now_.man(foe).moved || mover(foe).at != tick_from_[foe.index];
  if (came && round_base(now_, id) && orders_[id].body.empty() && !m.met) m.facing = bearing(mover(foe).at - m.at);
  if (he_came && !came && across_obstacle(now_, m.at, mover(foe).at)) man.across.add(foe);  // DRK-A40
  const Fighter& f = now_.b.fighter(id);
  if (!came || !rides(now_, id) || !f.saddle || man.slowed || !man.charged.none()) return;
  const Length run = m.straight + distance(tick_from_[id.index], m.at);
  if (run >= now_.b.numbers.charge_way && going(now_, Mount::cavalry, base(id)) == Going::easy)
    man.charged = foe;  // DRK-A22
}

}  // namespace

void march(Now now, const Orders& orders) {
  March(now, orders).run();
  after_movement(now);
  settle_walls(now.b, now.s);
  now.s.phase = Phase::shooting;
}

}  // namespace fyrd::darkages
