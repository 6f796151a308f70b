// How orders are asked for, what is worth a thought, and what each comes to (DRK-001 … DRK-004, DRK-A03, DRK-A32,
// DRK-A33, DRK-A52, DRK-B02).
#include "rulesets/darkages/deeds/move.h"

#include "core/events/narrate.h"
#include "core/figures/places.h"
#include "core/figures/walk.h"
#include "rulesets/darkages/deeds/blow.h"
#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/table/ground.h"
#include "rulesets/darkages/ways/march.h"

namespace fyrd::darkages {

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name +
         (b_.switches.agree ? ": propose an order for a man or a wall, or agree to what has been proposed."
                            : ": write an order for each man, in secret. Who has none stays as he is.");
}

bool MoveOrder::waits(FigureId id) const {
  if (s_[id].side != who || !s_[id].in_play() || s_.man(id).bound) return false;
  return b_.switches.agree ? orders_.changed[id.index] <= b_.numbers.changes : !orders_.given.has(id);
}

bool MoveOrder::begins() const {
  return orders_.given.empty() && (who == Side{0} || !MoveOrder(here_, Side{0}, orders_).anybody_waits());
}

Verdict MoveOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours(here_, who, c.figure)) return no;
  if (c.verb == go && waits(c.figure)) {
    if (Verdict no = not_an_enemy(here_, who, c.target, "DRK-A32")) return no;
  }
  return verdict(b_, cannot(c));
}

namespace {

constexpr Reason ordered{"ordered_already", "{by} has his order.", "DRK-A32"};

}  // namespace

WhyNot MoveOrder::cannot(const Choice& c) const {
  static constexpr Reason bound{"bound", "{by} is bound.", "DRK-X07"};
  static constexpr Reason disputed{"disputed", "The order of {by} has been changed too often; he does nothing.",
                                   "DRK-A03"};
  static constexpr Reason yes_or_no{"yes_or_no", "Close order is 1 or 0.", "DRK-A32"};
  static constexpr Reason no_close_order{
      "no_close_order", "{by} has neither shield nor spear for close order, or his hands full.", "DRK-A52"};
  static constexpr Reason mounted{"mounted", "Riders do not crouch.", "DRK-010"};
  const FigureId id = c.figure;
  if (s_.man(id).bound) return {&bound, id};
  if (!waits(id)) return {b_.switches.agree ? &disputed : &ordered, id};
  if (c.number != 0 && c.number != 1) return {&yes_or_no};
  if (c.number == 1 && !may_close(here_, id)) return {&no_close_order, id};
  switch (c.verb) {
    case crouch: return on_foot(here_, id) ? WhyNot{} : WhyNot{&mounted, id};
    case move: return cannot_walk(here_, id, c.path, allowance(here_, id));
    case leave: return cannot_leave(here_, id, c.path);
    case go: return cannot_go_for(here_, id, c.target);
    case shift:
    case wheel:
      if (const WhyNot no = body_cannot(id)) return no;
      return cannot_march(here_, c);
    case dismount: return cannot_dismount(here_, id, c.path);
    default: return {};
  }
}

// What keeps those in close order with him from taking an order as one.
WhyNot MoveOrder::body_cannot(FigureId of) const {
  static constexpr Reason no_wall{"no_wall", "{by} does not stand in close order with two others.", "DRK-A52"};
  static constexpr Reason not_drilled{"not_drilled", "{by} is not trained to move in close order.", "DRK-004"};
  const FigureSet body = ranks(here_, of);
  if (body.empty()) return {&no_wall, of};
  for (FigureId id : body) {
    if (!waits(id)) return {&ordered, id};
    if (!b_.fighter(id).drilled) return {&not_drilled, id};
    if (const WhyNot no = not_led(here_, id)) return no;
  }
  return {};
}

// Straight ways in twelve directions, as far as he gets, loose and in close order; and over the edges that are near.
void MoveOrder::list_ways(FigureId id, Options& options) const {
  const std::string& name = b_[id].name;
  const Length most = allowance(here_, id);
  const Point from = s_[id].at;
  const auto reached = [&](Point to, Angle wind) {
    const Ground::Step way = step(here_, base_at(here_, id, from, wind), from, to);
    return way.free ? to : way.until;
  };
  Point last = from;  // nobody is offered a way twice that is barred
  each_place(from, 12, {most, most / 2, most / 4}, [&](Point there, Angle wind, Length) {
    const Point to = reached(there, wind);
    if (to == from || to == last) return;
    last = to;
    for (const std::int16_t close : {std::int16_t{0}, std::int16_t{1}})
      options.offer(*this, {.verb = move, .figure = id, .number = close, .facing = wind, .path = straight(to)},
                    [&] { return place_label(here_, id, to) + (close ? ", to stand in close order" : ""); });
  });
  for (FigureId foe : enemies(here_, id)) {  // up to him, or as near as he gets
    const Angle wind = bearing(s_[foe].at - from);
    const Length far = min(max(gap(here_, id, foe), {}), most);
    const Point to = reached(from + along(wind, far), wind);
    if (to == from) continue;
    for (const std::int16_t close : {std::int16_t{0}, std::int16_t{1}}) {
      if (close == 1 && !options.whole()) continue;
      options.offer(*this, {.verb = move, .figure = id, .number = close, .facing = wind, .path = straight(to)}, [&] {
        return place_label(here_, id, to) + ", towards " + b_[foe].name + (close ? ", to stand in close order" : "");
      });
    }
  }
  if (mount(here_, id) == Mount::mounted_foot) {
    each_place(from, 16, {foot_allowance(b_, id) / 2, foot_allowance(b_, id) / 4},
               [&](Point there, Angle wind, Length) {
                 const Point to = reached(there, wind);
                 options.offer(*this, {.verb = dismount, .figure = id, .facing = wind, .path = straight(to)},
                               [&] { return name + " gets off, " + compass(to - from); });
               });
  }
  const Point home = way_home(here_, id);
  options.offer(*this, {.verb = leave, .figure = id, .path = straight(home)},
                [&] { return name + " leaves the table"; });
  each_place(from, 16, {most}, [&](Point there, Angle wind, Length) {
    const Point to = reached(there, wind);
    if (to == home) return;
    options.offer(*this, {.verb = leave, .figure = id, .path = straight(to)},
                  [&] { return name + " leaves the table, " + compass(to - from); });
  });
  if (options.worded()) options.add(region(here_, id, b_.ways[s_[id].base], most, enemies(here_, id)));
}

void MoveOrder::list_body(FigureId id, Options& options) const {
  const FigureSet body = ranks(here_, id);
  if (body.empty()) return;
  const std::string wall = "The wall of " + b_[id].name;
  for (const bool right : {false, true}) {
    const int most = may_wheel(here_, id, right);
    for (const int by : {most, most / 2, most / 4, most / 8}) {
      const auto turn = static_cast<std::uint16_t>(right ? by : -by);
      options.offer(*this, {.verb = wheel, .figure = id, .facing = s_[id].facing + Angle{turn}}, [&] {
        return wall + " turns " + std::to_string((by * 360 + 32768) / 65536) + "° to the " + (right ? "right" : "left");
      });
    }
  }
  const auto offer = [&](Point to, Angle, Length far) {
    options.offer(*this, {.verb = shift, .figure = id, .path = straight(to)},
                  [&] { return wall + " " + measure_text(far, b_.unit) + " " + compass(to - s_[id].at); });
  };
  for (int wind = 0; wind < 8; ++wind) {
    const bool forward = wind <= 1 || wind == 7;
    const Length most = forward ? b_.numbers.forward : b_.numbers.aside;
    each_place(s_[id].at, 1, {most, most / 2}, offer, s_[id].facing + degrees(45 * wind));
  }
}

// As he stands and turned to the nearest enemy, loose and in close order; and into close order beside a friend.
void MoveOrder::list_stands(FigureId id, Options& options) const {
  const std::string& name = b_[id].name;
  const FigureId foe = nearest(here_, s_[id].at, enemies(here_, id));
  const Angle there = foe.none() ? s_[id].facing : bearing(s_[foe].at - s_[id].at);
  for (const std::int16_t close : {std::int16_t{0}, std::int16_t{1}}) {
    const char* how = close ? " in close order" : "";
    options.offer(*this, {.verb = stand, .figure = id, .number = close, .facing = s_[id].facing},
                  [&] { return name + " stands" + how; });
    if (there != s_[id].facing)
      options.offer(*this, {.verb = stand, .figure = id, .number = close, .facing = there},
                    [&] { return name + " turns to " + b_[foe].name + how; });
  }
  if (!may_close(here_, id)) return;
  for (FigureId mate : in_play(s_, who)) {
    if (mate == id || !s_.man(mate).close || !may_close(here_, mate) || touch(here_, id, mate)) continue;
    for (const Angle side : {west, east}) {
      const Point beside = s_[mate].at + along(s_[mate].facing + side, b_.numbers.foot_base);
      if (distance(s_[id].at, beside) > allowance(here_, id) || !free_place(here_, id, beside)) continue;
      options.offer(*this,
                    {.verb = move, .figure = id, .number = 1, .facing = s_[mate].facing, .path = straight(beside)},
                    [&] { return name + " closes up to " + b_[mate].name; });
    }
  }
}

void MoveOrder::list(Options& options) const {
  options.add({}, [&] { return b_.switches.agree ? "Content with that" : "The others stay as they are"; });
  for (FigureId id : in_play(s_, who)) {
    if (!waits(id)) continue;
    const std::string& name = b_[id].name;
    list_stands(id, options);
    options.offer(*this, {.verb = crouch, .figure = id}, [&] { return name + " crouches"; });
    for (FigureId foe : enemies(here_, id))
      options.offer(*this, {.verb = go, .figure = id, .target = foe},
                    [&] { return name + " goes for " + b_[foe].name; });
    list_body(id, options);
    list_ways(id, options);
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  if (c.verb == done) return {.summary = "Who has no order stays as he is."};
  const FigureId id = c.figure;
  const std::string& name = b_[id].name;
  if (c.verb == stand) return {.summary = name + " stands."};
  if (c.verb == crouch) return {.summary = name + " crouches and does nothing."};
  const Order order = read_order(here_, c);
  const std::string most = measure_text(order.allowed, b_.unit);
  if (c.verb == go) {
    const Fighter& foe = b_.fighter(c.target);
    const auto [mine, his] = tallies_on_arrival(here_, id, c.target);
    const Fraction kills = blow_odds(mine.total(), foe.rank, foe.armour).hit;
    return {.tallies = {mine, his},
            .summary = name + " goes straight at " + b_[c.target].name + " wherever he goes, " + most +
                       " at most. If he meets him where he stands, a blow kills " + kills.text() + ".",
            .length = gap(here_, id, c.target)};
  }
  if (c.verb == wheel) {
    const int turn = may_wheel(here_, id, order.turn.turn < south.turn);
    return {.summary =
                "The wall turns about its middle; that way by up to " + std::to_string(turn * 360 / 65536) + "°."};
  }
  const Length way = length(s_[id].at, c.path);
  Explanation why{.summary = "He may go " + most + ".", .length = way, .left = order.allowed - way};
  const Going worst = going_along(here_, id, s_[id].at, c.path.all());
  if (worst == Going::difficult) why.costs.push_back("difficult ground: slowing dice (DRK-002)");
  if (worst == Going::very_difficult) why.costs.push_back("very difficult ground: half, then slowing dice (DRK-002)");
  return why;
}

namespace {

// DRK-A03, DRK-B02 in turns and in the open, until both are content; who is changed too often does nothing.
void agree(Now now, Orders& orders) {
  const auto& [b, s, play] = now;
  int content = 0;
  for (Side side{0}; content < 2; side = other(side)) {
    const MoveOrder question(now, side, orders);
    const Choice c = question.anybody_waits() ? play.ask(question) : Choice{};
    content = c.verb == MoveOrder::done ? content + 1 : 0;
    if (c.verb == MoveOrder::done) continue;
    give(now, c, orders);
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

void move_together(Now now) {
  const auto& [b, s, play] = now;
  Orders orders;
  if (b.switches.agree) {
    agree(now, orders);
  } else {
    play.together(s.side_count, [&](Side side) {  // DRK-A32 in secret
      for (int left = in_play(s, side).size(); left > 0; --left) {
        const MoveOrder question(now, side, orders);
        if (!question.anybody_waits()) return;
        const Choice c = play.ask(question);
        if (c.verb == MoveOrder::done) return;
        give(now, c, orders);
      }
    });
  }
  march(now, orders);
}

}  // namespace fyrd::darkages
