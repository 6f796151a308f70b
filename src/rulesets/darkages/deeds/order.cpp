// Reading orders, and what an order may not be (DRK-001, DRK-004, DRK-A23, DRK-A32, DRK-A33, DRK-A40, DRK-A47, DRK-X05,
// DRK-X07 … DRK-X09).
#include "rulesets/darkages/deeds/order.h"

#include "core/figures/walk.h"
#include "rulesets/darkages/deeds/move.h"
#include "rulesets/darkages/table/ground.h"
#include "rulesets/darkages/ways/mover.h"

namespace fyrd::darkages {

namespace {

using Kind = Order::Kind;

// Rounded towards the middle of the table, so that a mirrored wall turns about the mirrored place.
Point middle_of(Here here, FigureSet body) {
  const Point centre{here.b.ground.width().units / 2, here.b.ground.depth().units / 2};
  std::int64_t x = 0, y = 0;
  for (FigureId id : body) x += here[id].at.x - centre.x, y += here[id].at.y - centre.y;
  return centre + Vec{static_cast<std::int32_t>(x / body.size()), static_cast<std::int32_t>(y / body.size())};
}

Length on_dismounting(const DarkAgesBattle& b, FigureId id) { return foot_allowance(b, id) / 2; }  // DRK-X09

// DRK-A33 forward within 45° of the facing, else aside or back.
Length shift_allowed(Here here, FigureId id, Vec by) {
  const Numbers& n = here.b.numbers;
  return between(bearing(by), here[id].facing) <= turn_of(n.wall_turn) ? n.forward : n.aside;
}

// How far somebody goes on an arc; 710/113 is a whole turn.
constexpr int circle = 710, of_radius = 113;

}  // namespace

int may_wheel(Here here, FigureId of, bool right) {
  const FigureSet body = ranks(here, of);
  std::int64_t most = turn_of(here.b.numbers.wall_turn);
  if (body.empty()) return static_cast<int>(most);
  const Point middle = middle_of(here, body);
  for (FigureId id : body) {
    const Vec arm = here[id].at - middle;
    if (arm.zero()) continue;
    const Vec way = right ? Vec{arm.y, -arm.x} : Vec{-arm.y, arm.x};  // DRK-004 who goes ahead has the longer way
    const std::int64_t allowed = shift_allowed(here, id, way).units;
    most = std::min(most, allowed * of_radius * 65536 / (std::int64_t{length(arm).units} * circle));
  }
  return static_cast<int>(most);
}

Order read_order(Here here, const Choice& c) {
  const Figure& f = here[c.figure];
  Order order{.facing = c.facing, .allowed = allowance(here, c.figure), .close = c.number == 1};
  switch (c.verb) {
    case MoveOrder::stand: order.kind = Kind::stand; break;
    case MoveOrder::crouch: order.kind = Kind::crouch, order.facing = f.facing; break;
    case MoveOrder::move: order.kind = Kind::walk, order.path = c.path; break;
    case MoveOrder::leave: order.kind = Kind::leave, order.path = c.path, order.facing = f.facing; break;
    case MoveOrder::go: order.kind = Kind::go, order.target = c.target; break;
    case MoveOrder::dismount:
      order.kind = Kind::dismount, order.path = c.path, order.close = false;
      order.allowed = on_dismounting(here.b, c.figure);
      break;
    case MoveOrder::shift:
    case MoveOrder::wheel:
      order.body = ranks(here, c.figure);
      order.close = true;
      if (!order.body.empty()) order.middle = middle_of(here, order.body);
      if (c.verb == MoveOrder::wheel) {
        order.kind = Kind::wheel, order.turn = c.facing - f.facing;
      } else {
        order.kind = Kind::shift, order.facing = f.facing, order.by = c.path.end() - f.at;
        order.allowed = shift_allowed(here, c.figure, order.by);
      }
      break;
    default: break;
  }
  return order;
}

void give(Here here, const Choice& c, Orders& orders) {
  const Order order = read_order(here, c);
  if (order.kind == Kind::none) return;
  FigureSet all = order.body;
  all.add(c.figure);
  for (FigureId id : all) {
    orders[id] = order;
    if (c.verb == MoveOrder::shift) orders[id].facing = here[id].facing;
    if (c.verb == MoveOrder::wheel) orders[id].facing = here[id].facing + order.turn;
    if (orders.given.has(id)) ++orders.changed[id.index];
    orders.given.add(id);
  }
}

WhyNot not_led(Here here, FigureId id) {
  static constexpr Reason too_far{"not_led", "{by} is too far from his leader.", "DRK-X05"};
  const auto& [b, s] = here;
  if (!b.switches.leaders) return {};
  bool any = false;
  for (FigureId leader : in_play(s, s[id].side)) {
    if (!b.soldier(leader).leader || b.fighter(leader).rank < b.numbers.leader_class) continue;
    any = true;
    if (leader == id || gap(here, leader, id) <= b.numbers.leader) return {};
  }
  return any ? WhyNot{&too_far, id} : WhyNot{};
}

WhyNot cannot_walk(Here here, FigureId id, const Path& path, Length allowed) {
  constexpr int most_points = 8;
  static constexpr Reason too_many{"too_many_points", "A way has at most eight points.", "DRK-A32"};
  static constexpr Reason too_far{"too_far", "That way is {length} long; {by} moves {most}.", "DRK-001"};
  if (path.count > most_points) return {&too_many};
  Point from = here[id].at;
  if (const Length way = length(from, path); way > allowed)
    return {.reason = &too_far, .by = id, .length = way, .most = allowed};
  for (const Point to : path.all()) {
    if (to == from) continue;
    const Ground::Step leg = step(here, base_at(here, id, from, bearing(to - from)), from, to);
    if (!leg.free && leg.piece < 0) return WhyNot{&barred::by_edge, id}.by_rule("DRK-A47");
    if (!leg.free)
      return {.reason = &barred::by_ground,
              .by = id,
              .thing = here.b.piece(leg.piece).name.c_str(),
              .rule = burning(here, leg.piece) ? "DRK-X08" : "DRK-A40"};
    from = to;
  }
  return {};
}

WhyNot cannot_leave(Here here, FigureId id, const Path& path) {
  static constexpr Reason not_the_edge{"not_the_edge", "That way does not end at the edge of the table.", "DRK-A47"};
  const int reach = (half_depth(here, id) + 1_mm).units;  // a step further and he is gone
  const Ground& ground = here.b.ground;
  const Point to = path.end();
  if (to.x > reach && to.y > reach && to.x < ground.width().units - reach && to.y < ground.depth().units - reach)
    return {&not_the_edge};
  return cannot_walk(here, id, path, allowance(here, id));
}

WhyNot cannot_dismount(Here here, FigureId id, const Path& path) {
  static constexpr Reason not_mounted_foot{"not_mounted_foot", "Only mounted foot get off.", "DRK-X09"};
  if (mount(here, id) != Mount::mounted_foot) return {&not_mounted_foot};
  return cannot_walk(here, id, path, on_dismounting(here.b, id));
}

WhyNot cannot_go_for(Here here, FigureId id, FigureId foe) {
  static constexpr Reason bound{"bound", "Nobody harms {at}, who is bound.", "DRK-X07"};
  static constexpr Reason harmless{"harmless", "{by} goes for nobody.", "DRK-A23"};
  if (here.man(foe).bound) return {&bound, id, foe};
  if (here.b.fighter(id).harmless()) return {&harmless, id};
  return not_led(here, id);
}

Path way_of(Here here, FigureId id, const Order& order) {
  switch (order.kind) {
    case Kind::shift: return straight(here[id].at + order.by);
    case Kind::wheel: return straight(wheeled(here[id].at, order.middle, order.turn));
    default: return order.path;
  }
}

namespace {

// What his base passes over: straight ahead, or along the arc in short chords.
Path ground_way(Here here, FigureId id, const Order& order) {
  if (order.kind != Kind::wheel) return way_of(here, id, order);
  constexpr int chords = 6;
  Path way;
  for (int i = 1; i <= chords; ++i) way.add(wheeled(here[id].at, order.middle, part_of_turn(order.turn, i, chords)));
  return way;
}

}  // namespace

WhyNot cannot_march(Here here, const Choice& c) {
  static constexpr Reason not_straight{"not_straight", "A wall shifts in one straight line.", "DRK-A33"};
  static constexpr Reason too_far{"too_far", "The wall moves {most} that way.", "DRK-004"};
  static constexpr Reason too_far_round{"too_far_round", "A wall turns by at most {number}°.", "DRK-A33",
                                        cure::turns_less};
  static constexpr Reason difficult{"difficult", "{by} would come to difficult ground, and no wall goes there.",
                                    "DRK-004"};
  static constexpr Reason ends_too_far{"ends_too_far",
                                       "The ends of the wall would have too far to go; it turns by {number}°.",
                                       "DRK-004", cure::turns_less};
  static constexpr Reason no_turn{"no_turn", "The wall looks there already.", "DRK-A33"};
  const Order order = read_order(here, c);
  const int most_turn = here.b.numbers.wall_turn, turn = between(c.facing, here[c.figure].facing);
  if (order.kind == Kind::wheel) {
    if (turn == 0) return {&no_turn};
    if (turn > turn_of(most_turn)) return {.reason = &too_far_round, .number = most_turn};
    const int most = may_wheel(here, c.figure, order.turn.turn < south.turn);
    if (turn > most) return {.reason = &ends_too_far, .number = most * 360 / 65536};
  }
  if (order.kind == Kind::shift && c.path.count != 1) return {&not_straight};
  if (const Length way = length(order.by); way > order.allowed)
    return {.reason = &too_far, .length = way, .most = order.allowed};
  for (FigureId id : order.body) {
    const Path way = ground_way(here, id, order);
    if (const WhyNot no = cannot_walk(here, id, way, longest)) return no;
    if (going_along(here, id, here[id].at, way.all()) != Going::easy) return {&difficult, id};
  }
  return {};
}

}  // namespace fyrd::darkages
