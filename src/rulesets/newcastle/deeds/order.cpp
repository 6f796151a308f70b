// What an order may be in one's own turn, what is worth a thought, and what it does (NEW-010, NEW-020 … NEW-024,
// NEW-040, NEW-A24, NEW-A34, NEW-A45).
#include "rulesets/newcastle/deeds/order.h"

#include <algorithm>

#include "core/events/narrate.h"
#include "core/figures/vantage.h"
#include "rulesets/newcastle/deeds/hide.h"
#include "rulesets/newcastle/deeds/line.h"
#include "rulesets/newcastle/deeds/move.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/plots/cattle.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

Motion ordered(Here here, const Choice& c) {
  switch (c.verb) {
    case MoveOrder::advance: return advance(here, c.figure, c.path.end());
    case MoveOrder::wheel: return wheel(here, c.figure, c.facing);
    default: return walk(here, c.figure, c.path, c.facing);
  }
}

WhyNot cannot_walk(Here here, const Motion& m) {
  if (const WhyNot no = cannot_go(here, m)) return no;
  return would_charge(here, m);
}

WhyNot cannot_walk_in_line(Here here, const Motion& m) {
  static constexpr Reason no_way{"no_way", "That leads nowhere.", "NEW-020"};
  return m.way.units == 0 ? WhyNot{&no_way, m.lead} : cannot_walk(here, m);
}

Angle towards_foe(Here here, FigureId id, Point from) {
  const FigureId foe = nearest(here, from, enemies(here, id));
  return foe.none() ? here[id].facing : bearing(here[foe].at - from);
}

// Whom of some enemies he could hit from a place.
FigureSet shot_from(Here here, FigureId id, Point at, FigureSet whom) {
  State then = here.s;
  put(here.b, then, id, at);
  FigureSet found;
  for (FigureId e : whom) {
    const Shot shot = shot_at({here.b, then}, id, e, false);
    if (shot.marks.has(e) && !shot_chance({here.b, then}, shot, e).zero()) found.add(e);
  }
  return found;
}

// NEW-A45 the widest turn to one side that has nothing in its way and is `good`, up to a quarter; 0: none.
template <class Good>
int widest_wheel(Here here, FigureId pivot, int side, Good&& good) {
  constexpr int step = degrees(2).turn, quarter = degrees(90).turn;
  const auto free = [&](int by) {
    const Angle facing = here[pivot].facing + Angle{static_cast<std::uint16_t>(side * by)};
    return by <= quarter && !cannot_go(here, wheel(here, pivot, facing));
  };
  if (!free(1)) return 0;
  int most = 0;
  while (free(most + step)) most += step;
  for (int by = step / 2; by > 0; by /= 2) {
    if (free(most + by)) most += by;
  }
  while (most > 0 && !good(most)) most -= std::min(most, step);
  return most;
}

}  // namespace

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name +
         ": move and shoot, one man or one line after the other, or be done. Charges come next.";
}

Verdict MoveOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours(here_, who, c.figure)) return no;
  if (c.verb == shoot) {
    if (Verdict no = not_an_enemy(here_, who, c.target, "NEW-040")) return no;
  }
  return verdict(b_, cannot(c));
}

WhyNot MoveOrder::cannot(const Choice& c) const {
  if (const WhyNot no = cannot_act(here_, c.figure)) return no;
  switch (c.verb) {
    case move:
      if (const WhyNot no = cannot_move(here_, c.figure)) return no;
      return cannot_walk(here_, ordered(here_, c));
    case drive:
      if (const WhyNot no = cannot_move(here_, c.figure)) return no;
      if (const WhyNot no = cannot_drive(here_, c.figure)) return no;
      return cannot_walk(here_, ordered(here_, c));
    case advance:
      if (const WhyNot no = cannot_advance(here_, c.figure, c.path)) return no;
      return cannot_walk_in_line(here_, ordered(here_, c));
    case wheel:
      if (const WhyNot no = cannot_wheel(here_, c.figure)) return no;
      return cannot_walk_in_line(here_, ordered(here_, c));
    case about_turn: return line_cannot_move(here_, c.figure);
    case step_up: return cannot_step_up(here_, c.figure);
    case form: return cannot_form(here_, c.figure);
    case shoot:
      if (const WhyNot no = cannot_shoot(here_, c.figure)) return no;
      return marks(here_, c.figure, c.target).empty() ? cannot_aim(here_, c.figure, c.target) : WhyNot{};
    case load: return cannot_load(here_, c.figure);
    case change: return cannot_change(here_, c.figure, c.number);
    case leave: return cannot_leave(here_, ordered(here_, c));
    case dodge: return cannot_dodge(here_, c.figure);
    case cower: return cannot_cower(here_, c.figure);
    default: return {};
  }
}

// A few places for each man: as far as he can and half of it in eight directions, looking at the nearest enemy.
void MoveOrder::list_moves(FigureId id, Options& options) const {
  if (cannot_move(here_, id)) return;
  const Length most = rate(here_, id);
  const bool beast = !cannot_drive(here_, id), rides = b_.fighter(id).rides();
  const auto go = [&](Point to) {
    const Angle facing = rides ? bearing(to - s_[id].at) : towards_foe(here_, id, to);
    return Choice{.verb = move, .figure = id, .facing = facing, .path = straight(to)};
  };
  bool gone = false;  // in this direction
  each_place(s_[id].at, 8, {most, most / 2, most / 4}, [&](Point to, Angle, Length way) {
    if (way == most) gone = false;
    if (gone && way == most / 4) return;  // a small step only where no larger one can be made
    Choice c = go(to);
    if (cannot(c)) return;
    gone = true;
    options.add(c, [&] { return place_label(here_, id, to); });
    if (!beast) return;
    c.verb = drive;
    options.offer(*this, c, [&] {
      return b_[id].name + " drives a beast " + measure_text(way, b_.unit) + " " + compass(to - s_[id].at);
    });
  });
  if (!options.whole()) return;
  const FigureSet foes = enemies(here_, id);
  if (options.worded()) options.add(region(here_, id, b_.ways[s_[id].base], most, foes));
  if (!missile(here_, id)) return;
  each_vantage(
      s_[id].at, most, foes - shot_from(here_, id, s_[id].at, foes),
      [&](Point to, FigureSet whom) { return shot_from(here_, id, to, whom); },
      [&](Point to) { return !cannot(go(to)); },
      [&](Point to, FigureSet whom) {
        options.add(go(to), [&] { return place_label(here_, id, to) + ", to shoot " + b_[whom.first()].name; });
      });
}

void MoveOrder::list_line(FigureId id, Options& options) const {
  const FigureSet men = members(s_, id);
  // The line is named by its first man; a hand may take it by any of them.
  if ((men.first() == id || options.whole()) && !line_cannot_move(here_, id)) {
    const Length most = newcastle::advance(here_, id, Length{}).allowed;
    const Length slow = newcastle::advance(here_, id, most).allowed;  // where bad ground lies before it
    for (const Length way : {most, slow < most ? slow : most / 2, most / 4}) {
      const Choice c{.verb = advance, .figure = id, .path = straight(s_[id].at + along(s_[id].facing, way))};
      options.offer(*this, c, [&] { return "The line of " + b_[id].name + " advances " + measure_text(way, b_.unit); });
    }
    for (FigureId mate : men.first() == id ? men : FigureSet{})  // anybody of the line may be named for the turn
      options.offer(*this, {.verb = about_turn, .figure = mate},
                    [&] { return "The line of " + b_[mate].name + " turns about"; });
  }
  if (!s_.formed(id) || !at_end(s_, id)) return;
  if (line_cannot_move(here_, id)) return;
  const auto wheels = [&](int by) {
    return Choice{.verb = wheel, .figure = id, .facing = s_[id].facing + Angle{static_cast<std::uint16_t>(by)}};
  };
  const auto offer = [&](int by) {
    options.offer(*this, wheels(by), [&] {
      return "The line wheels " + std::to_string((std::abs(by) * 360 + 32768) / 65536) + "° about " + b_[id].name;
    });
  };
  for (const int side : {1, -1}) {
    const int most = widest_wheel(here_, id, side, [&](int by) { return !cannot(wheels(side * by)); });
    for (const int by : {5, 15, 30}) {
      if (degrees(by).turn < most) offer(side * degrees(by).turn);
    }
    if (most > 0) offer(side * most);
  }
}

void MoveOrder::list_deeds(FigureId id, Options& options) const {
  const std::string& name = b_[id].name;
  options.offer(*this, {.verb = step_up, .figure = id}, [&] { return name + " steps up into the line"; });
  options.offer(*this, {.verb = form, .figure = id}, [&] { return name + " and those beside him form up"; });
  options.offer(*this, {.verb = load, .figure = id}, [&] { return name + " loads"; });
  options.offer(*this, {.verb = dodge, .figure = id}, [&] { return name + " dodges until his next turn"; });
  options.offer(*this, {.verb = cower, .figure = id}, [&] { return name + " cowers until his next turn"; });
  for (std::int16_t i = 0; i < std::ssize(b_.fighter(id).arms); ++i)
    options.offer(*this, {.verb = change, .figure = id, .number = i},
                  [&] { return name + " changes to his " + b_.arm(id, i).weapon.name; });
  if (!cannot_shoot(here_, id)) {
    for (FigureId e : enemies(here_, id)) {
      if (!marks(here_, id, e).empty())
        options.add({.verb = shoot, .figure = id, .target = e}, [&] { return name + " shoots at " + b_[e].name; });
    }
  }
  if (!b_.switches.leaving || !in_melee(here_, id)) return;
  const Length half = rate(here_, id) / 2;
  const bool rides = b_.fighter(id).rides();
  // Between enemies the gap may be narrow: who looks at the table is shown more directions than a script tries.
  each_place(
      s_[id].at, options.whole() ? 64 : 16, {half, half * 3 / 4, half / 2, half / 4},
      [&](Point to, Angle wind, Length) {
        const Choice c{
            .verb = leave, .figure = id, .facing = rides ? wind : towards_foe(here_, id, to), .path = straight(to)};
        options.offer(*this, c, [&] { return place_label(here_, id, to) + ", breaking off"; });
      });
  if (options.worded()) options.add(region(here_, id, b_.ways[s_[id].base], half, enemies(here_, id)));
}

void MoveOrder::list(Options& options) const {
  options.add({}, [] { return "Done moving and shooting"; });
  for (FigureId id : in_play(s_, who)) {
    if (cannot_act(here_, id)) continue;
    list_moves(id, options);
    list_line(id, options);
    list_deeds(id, options);
  }
}

Explanation MoveOrder::explain(const Choice& c) const {
  switch (c.verb) {
    case done: return {.summary = "Nobody else moves or shoots; then come the charges."};
    case move:
    case drive:
    case advance:
    case wheel: return explain_motion(here_, ordered(here_, c));
    case shoot: return missile(here_, c.figure) ? explain_shot(here_, c.figure, c.target, false) : Explanation{};
    case leave: return {.summary = "Half his move, and everybody who reaches him strikes first (NEW-A24)."};
    case change: return {.summary = "What he holds is gone for the battle, and this turn he only defends (NEW-058)."};
    case form:
      return {.summary =
                  std::to_string(line_to_form(here_, c.figure).size()) + " men form up, and have moved (NEW-A46)."};
    default: return {};
  }
}

namespace {

void move(Now now, const Choice& c) {
  const Motion m = ordered(now, c);
  const Point from = now[c.figure].at;
  const Path path = m.path_of(now.s, c.figure);
  const int beast = c.verb == MoveOrder::drive ? beast_near(now, c.figure) : -1;
  carry_out(now.b, now.s, m);
  now.play.tell("moved", "NEW-020",
                c.verb == MoveOrder::wheel     ? "The line of {by} wheels, {length} at its outer end."
                : c.verb == MoveOrder::advance ? "The line of {by} advances {length} {way}."
                                               : "{by} moves {length} {way}.",
                {.by = c.figure, .length = m.way, .from = from, .path = &path});
  if (beast >= 0) drive_beast(now, c.figure, beast);
}

}  // namespace

void orders(Now now) {
  const Choice c = now.play.ask(MoveOrder(now));
  switch (c.verb) {
    case MoveOrder::done: now.s.phase = Phase::charges; break;
    case MoveOrder::move:
    case MoveOrder::drive:
    case MoveOrder::advance:
    case MoveOrder::wheel: return move(now, c);
    case MoveOrder::about_turn: return turn_about(now, c.figure);
    case MoveOrder::step_up: return step_up(now, c.figure);
    case MoveOrder::form: return form_up(now, c.figure);
    case MoveOrder::shoot: now.man(c.figure).now.marching = false; return shoot(now, c.figure, c.target);
    case MoveOrder::load: now.man(c.figure).now.marching = false; return load(now, c.figure);
    case MoveOrder::change:
      now.man(c.figure).now.marching = false;
      change_weapon(now, c.figure, c.number);
      now.man(c.figure).now.changed = true;  // NEW-058
      break;
    case MoveOrder::leave: return leave_melee(now, ordered(now, c));
    case MoveOrder::dodge: return dodge(now, c.figure);
    case MoveOrder::cower: return cower(now, c.figure);
  }
}

}  // namespace fyrd::newcastle
