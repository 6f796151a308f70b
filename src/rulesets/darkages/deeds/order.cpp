// What an order may be, and how all of them are given (DRK-001, DRK-004, DRK-A03, DRK-A23, DRK-A32, DRK-A33, DRK-A47,
// DRK-A52, DRK-X05, DRK-X09).
#include "rulesets/darkages/deeds/order.h"

#include "rulesets/darkages/ways/march.h"

namespace fyrd::darkages {

namespace {

Path read_way(const Choice& c) {
  Path way;
  for (const Point p : c.path.all()) way.add(p);
  return way;
}

// Rounded towards the middle of the table, so that a mirrored wall turns about the mirrored place.
Point middle_of(const DarkAgesBattle& b, const State& s, FigureSet body) {
  const Point centre{b.ground.width().units / 2, b.ground.depth().units / 2};
  std::int64_t x = 0, y = 0;
  for (FigureId id : body) x += s[id].at.x - centre.x, y += s[id].at.y - centre.y;
  return centre + Vec{static_cast<std::int32_t>(x / body.size()), static_cast<std::int32_t>(y / body.size())};
}

Length half_foot_move(const DarkAgesBattle& b, FigureId id) {
  const Fighter& f = b.fighter(id);
  return (f.armour > 0 || f.shield == Shield::large ? b.numbers.burdened : b.numbers.foot) / 2;  // DRK-X09
}

// DRK-A33 forward within 45° of the facing, else aside or back.
Length shift_allowed(const DarkAgesBattle& b, const State& s, FigureId id, Vec by) {
  return between(bearing(by), s[id].facing) <= turn_of(b.numbers.wall_turn) ? b.numbers.forward : b.numbers.aside;
}

// DRK-A33 a man of a wheeling wall follows its chord.
Path chord(const DarkAgesBattle&, const State& s, FigureId id, const Order& order) {
  return straight(wheeled(s[id].at, order.middle, order.turn));
}

}  // namespace

Point wheeled(Point p, Point about, Angle by) {
  const Vec v = p - about, d = direction(by);
  const auto scaled = [](std::int64_t n) {
    return static_cast<std::int32_t>((n >= 0 ? n + direction_scale / 2 : n - direction_scale / 2) / direction_scale);
  };
  // Clockwise: north (0, 1) goes to d.
  return about + Vec{scaled(std::int64_t{v.x} * d.y + std::int64_t{v.y} * d.x),
                     scaled(std::int64_t{v.y} * d.y - std::int64_t{v.x} * d.x)};
}

void give(const DarkAgesBattle& b, const State& s, const Choice& c, Orders& orders) {
  Order order;
  order.facing = c.facing;
  order.close = c.number == 1;
  order.allowed = allowance(b, s, c.figure);
  switch (c.verb) {
    case MoveOrder::stand: order.kind = Order::Kind::stand; break;
    case MoveOrder::crouch:
      order.kind = Order::Kind::crouch;
      order.facing = s[c.figure].facing;
      break;
    case MoveOrder::move:
      order.kind = Order::Kind::walk;
      order.path = read_way(c);
      break;
    case MoveOrder::leave:
      order.kind = Order::Kind::leave;
      order.path = read_way(c);
      order.facing = s[c.figure].facing;
      break;
    case MoveOrder::go:
      order.kind = Order::Kind::go;
      order.target = c.target;
      break;
    case MoveOrder::dismount:
      order.kind = Order::Kind::dismount, order.path = read_way(c), order.close = false;
      order.allowed = half_foot_move(b, c.figure);
      break;
    case MoveOrder::shift:
    case MoveOrder::wheel:
      order.kind = c.verb == MoveOrder::shift ? Order::Kind::shift : Order::Kind::wheel;
      order.body = ranks(b, s, c.figure);
      order.close = true;
      order.facing = c.verb == MoveOrder::wheel ? c.facing : s[c.figure].facing;
      order.turn = order.facing - s[c.figure].facing;
      if (!order.body.empty()) order.middle = middle_of(b, s, order.body);
      if (c.verb == MoveOrder::shift)
        order.by = c.path.end() - s[c.figure].at, order.allowed = shift_allowed(b, s, c.figure, order.by);
      break;
    default: return;
  }
  FigureSet all = order.body;
  all.add(c.figure);
  for (FigureId id : all) {
    orders[id] = order;
    if (c.verb == MoveOrder::shift) orders[id].facing = s[id].facing;
    if (c.verb == MoveOrder::wheel) orders[id].facing = s[id].facing + order.turn;
    if (orders.given.has(id)) ++orders.changed[id.index];
    orders.given.add(id);
  }
}

bool led(const DarkAgesBattle& b, const State& s, FigureId id) {
  if (!b.switches.leaders) return true;
  bool any = false;
  for (FigureId leader : in_play(s, s[id].side)) {
    if (!b.soldier(leader).leader || b.fighter(leader).rank < b.numbers.leader_class) continue;
    any = true;
    if (leader == id || gap(b, s[leader], s[id]) <= b.numbers.leader) return true;  // DRK-X05
  }
  return !any;
}

bool at_edge(const DarkAgesBattle& b, const Figure& f, Point p) {
  const int reach = (half_depth(b, f) + 1_mm).units;
  return p.x <= reach || p.y <= reach || p.x >= b.ground.width().units - reach || p.y >= b.ground.depth().units - reach;
}

Verdict cannot_walk(const DarkAgesBattle& b, const State& s, FigureId id, const Path& path, Length allowed) {
  if (path.count > most_points) return Refusal{"too_many_points", "A way has at most eight points.", "DRK-A32"};
  if (const Length way = length(s[id].at, path); way > allowed)
    return Refusal{"too_far",
                   "That way is " + measure_text(way, b.unit) + " long; " + b[id].name + " moves " +
                       measure_text(allowed, b.unit) + ".",
                   "DRK-001"};
  Point from = s[id].at;
  for (const Point to : path.all()) {
    if (to == from) continue;
    const Ground::Step leg = step(b, s, base_at(b, s[id], from, bearing(to - from)), from, to);
    if (!leg.free && leg.piece < 0)
      return Refusal{"off_table", "That way leads over the edge of the table.", "DRK-A47"};
    if (!leg.free)
      return Refusal{"blocked", "That way runs into " + b.piece(leg.piece).name + ".",
                     b.burning(s, leg.piece) ? "DRK-X08" : "DRK-A40"};
    from = to;
  }
  return {};
}

std::span<const Verb> MoveOrder::verbs() const {
  static constexpr Verb all[] = {{"done"},
                                 {"stand", uses_figure | uses_facing | uses_number},
                                 {"crouch", uses_figure},
                                 {"move", uses_figure | uses_path | uses_facing | uses_number},
                                 {"go", uses_figure | uses_target},
                                 {"shift", uses_figure | uses_path},
                                 {"wheel", uses_figure | uses_facing},
                                 {"dismount", uses_figure | uses_path | uses_facing},
                                 {"leave", uses_figure | uses_path}};
  return all;
}

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name +
         (b_.switches.agree ? ": propose an order for a man or a wall, or agree to what has been proposed."
                            : ": write an order for each man, in secret. Who has none stays as he is.");
}

bool MoveOrder::waits(FigureId id) const {
  if (s_[id].side != who || !s_[id].in_play() || s_.man(id).bound) return false;
  return b_.switches.agree ? orders_.changed[id.index] <= b_.numbers.changes : !orders_.given.has(id);
}

Verdict MoveOrder::check_body(const Choice& c) const {
  const FigureSet body = ranks(b_, s_, c.figure);
  if (body.empty())
    return Refusal{"no_wall", b_[c.figure].name + " does not stand in close order with two others.", "DRK-A52"};
  for (FigureId id : body) {
    if (!waits(id)) return Refusal{"ordered_already", b_[id].name + " has his order.", "DRK-A32"};
    if (!b_.fighter(id).drilled)
      return Refusal{"not_drilled", b_[id].name + " is not trained to move in close order.", "DRK-004"};
    if (!led(b_, s_, id)) return Refusal{"not_led", b_[id].name + " is too far from his leader.", "DRK-X05"};
  }
  Orders tried;
  give(b_, s_, c, tried);
  const Order& order = tried[c.figure];
  if (c.verb == shift) {
    if (c.path.count != 1) return Refusal{"not_straight", "A wall shifts in one straight line.", "DRK-A33"};
    if (fyrd::length(order.by) > order.allowed)
      return Refusal{"too_far", "The wall moves " + measure_text(order.allowed, b_.unit) + " that way.", "DRK-004"};
  } else if (between(c.facing, s_[c.figure].facing) > turn_of(b_.numbers.wall_turn)) {
    return Refusal{"too_far_round", "A wall turns by at most " + std::to_string(b_.numbers.wall_turn) + "°.",
                   "DRK-A33"};
  }
  for (FigureId id : body) {
    const Path way = c.verb == shift ? straight(s_[id].at + order.by) : chord(b_, s_, id, order);
    if (Verdict no = cannot_walk(b_, s_, id, way, longest)) return no;
    if (going_between(b_, s_, id, s_[id].at, way.end()) != Going::easy)
      return Refusal{"difficult", b_[id].name + " would come to difficult ground, and no wall goes there.", "DRK-004"};
  }
  return {};
}

bool MoveOrder::begins() const {
  const MoveOrder first(b_, s_, Side{0}, orders_);
  return orders_.given.empty() &&
         (who == Side{0} || !any(in_play(s_, Side{0}), [&](FigureId id) { return first.waits(id); }));
}

Verdict MoveOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  const std::string& name = b_[c.figure].name;
  if (s_.man(c.figure).bound) return Refusal{"bound", name + " is bound.", "DRK-X07"};
  if (!waits(c.figure)) {
    if (b_.switches.agree)
      return Refusal{"disputed", "The order of " + name + " has been changed too often; he does nothing.", "DRK-A03"};
    return Refusal{"ordered_already", name + " has his order.", "DRK-A32"};
  }
  if (c.number != 0 && c.number != 1) return Refusal{"yes_or_no", "Close order is 1 or 0.", "DRK-A32"};
  if (c.number == 1 && !may_close(b_, s_, c.figure))
    return Refusal{"no_close_order", name + " has neither shield nor spear for close order, or his hands full.",
                   "DRK-A52"};
  switch (c.verb) {
    case crouch:
      if (!b_.on_foot(s_, c.figure)) return Refusal{"mounted", "Riders do not crouch.", "DRK-010"};
      return {};
    case move: return cannot_walk(b_, s_, c.figure, c.path, allowance(b_, s_, c.figure));
    case leave:
      if (!at_edge(b_, s_[c.figure], c.path.end()))
        return Refusal{"not_the_edge", "That way does not end at the edge of the table.", "DRK-A47"};
      return cannot_walk(b_, s_, c.figure, c.path, allowance(b_, s_, c.figure));
    case go:
      if (Verdict no = not_an_enemy({b_, s_}, who, c.target, "DRK-A32")) return no;
      if (s_.man(c.target).bound)
        return Refusal{"bound", "Nobody harms " + b_[c.target].name + ", who is bound.", "DRK-X07"};
      if (b_.fighter(c.figure).rank == 1) return Refusal{"harmless", name + " goes for nobody.", "DRK-A23"};
      if (!led(b_, s_, c.figure)) return Refusal{"not_led", name + " is too far from his leader.", "DRK-X05"};
      return {};
    case shift:
    case wheel: return check_body(c);
    case dismount: {
      if (b_.mount(s_, c.figure) != Mount::mounted_foot)
        return Refusal{"not_mounted_foot", "Only mounted foot get off.", "DRK-X09"};
      return cannot_walk(b_, s_, c.figure, c.path, half_foot_move(b_, c.figure));
    }
    default: return {};
  }
}

namespace {

// DRK-A03, DRK-B02 in turns and in the open, until both are content; who is changed too often does nothing.
void agree(const DarkAgesBattle& b, const State& s, Play& play, Orders& orders) {
  int content = 0;
  for (Side side{0}; content < 2; side = other(side)) {
    const MoveOrder question(b, s, side, orders);
    const bool open = any(in_play(s, side), [&](FigureId id) { return question.waits(id); });
    const Choice c = open ? play.ask(question) : Choice{};
    content = c.verb == MoveOrder::done ? content + 1 : 0;
    if (c.verb == MoveOrder::done) continue;
    give(b, s, c, orders);
    play.tell("proposed", "DRK-A03",
              c.verb == MoveOrder::stand    ? "{by} is to stand."
              : c.verb == MoveOrder::crouch ? "{by} is to crouch."
              : c.verb == MoveOrder::go     ? "{by} is to go for {at}."
                                            : "{by} is to move.",
              {.by = c.figure, .at = c.target, .from = s[c.figure].at, .path = c.path.empty() ? nullptr : &c.path});
  }
  for (FigureId id : orders.given) {
    if (orders.changed[id.index] > b.numbers.changes) orders[id] = {};
  }
}

}  // namespace

void move_together(const DarkAgesBattle& b, State& s, Play& play) {
  Orders orders;
  if (b.switches.agree) {
    agree(b, s, play, orders);
  } else {
    play.together(s.side_count, [&](Side side) {  // DRK-A32 in secret
      for (int left = in_play(s, side).size(); left > 0; --left) {
        const MoveOrder question(b, s, side, orders);
        if (!any(in_play(s, side), [&](FigureId id) { return question.waits(id); })) return;
        const Choice c = play.ask(question);
        if (c.verb == MoveOrder::done) return;
        give(b, s, c, orders);
      }
    });
  }
  march(b, s, play, orders);
}

}  // namespace fyrd::darkages
