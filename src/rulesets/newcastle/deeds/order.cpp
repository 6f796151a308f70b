// What an order may be in one's own turn, and what it does (NEW-010, NEW-020 … NEW-024, NEW-A24, NEW-A34, NEW-A45,
// NEW-A46, NEW-A49, NEW-X08 … NEW-X10).
#include "rulesets/newcastle/deeds/order.h"

#include <algorithm>

#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"

namespace fyrd::newcastle {

namespace {

Verdict cannot_act(const NewcastleBattle& b, const State& s, FigureId id) {
  if (s.man(id).runs) return Refusal{"runs", b[id].name + " has lost his nerve.", "NEW-X07"};
  if (s.man(id).cowers) return Refusal{"cowers", b[id].name + " cowers.", "NEW-X10"};
  return {};
}

// NEW-A25 into reach of an enemy is a charge, and those come later.
Verdict comes_too_near(const NewcastleBattle& b, const State& s, const Motion& m) {
  if (const FigureSet foes = foes_met(b, s, m); !foes.empty())
    return Refusal{
        "would_charge",
        "That comes into reach of " + b[foes.first()].name + ": a charge, and charges come after all other moves.",
        "NEW-A34"};
  return {};
}

bool hard_cover_near(const NewcastleBattle& b, const Figure& f) {
  const Shape near = b.base(f).grown(b.numbers.beside);
  return b.ground.any(extent(near), [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    return b.trait(piece).cover && overlap(near, piece.solid.shape);
  });
}

bool did_anything(const Done& now) { return now.moved || now.changed || now.loads > 0 || now.shots > 0; }

Verdict check_change(const NewcastleBattle& b, const State& s, const Choice& c) {
  const std::string& name = b[c.figure].name;
  const int arms = static_cast<int>(b.fighter(c.figure).arms.size());
  if (c.number < 0 || c.number >= arms || c.number == s.man(c.figure).hand ||
      (s.man(c.figure).dropped >> c.number & 1) || b.arm(c.figure, c.number).weapon.aboard() ||
      b.held(s, c.figure).weapon.aboard())
    return Refusal{"no_such_weapon", name + " has no such weapon to draw.", "NEW-A42"};
  if (s.man(c.figure).now.changed)
    return Refusal{"changed_already", name + " has changed weapons this turn.", "NEW-058"};
  return {};
}

}  // namespace

Verdict cannot_move(const NewcastleBattle& b, const State& s, FigureId id) {
  const std::string& name = b[id].name;
  const Done& now = s.man(id).now;
  if (Verdict no = cannot_act(b, s, id)) return no;
  if (now.moved) return Refusal{"moved_already", name + " has moved this turn, and moves are in one piece.", "NEW-024"};
  if (const Arm* arm = missile(b, s, id); arm && arm->weapon.loads && loaded_and_shot(b, s, id))
    return Refusal{"no_time", name + " has loaded and shot, and has no time to move.", "NEW-042"};
  if (in_melee(b, s, id)) return Refusal{"in_melee", name + " is in melee; he can only break off.", "NEW-A24"};
  return {};
}

Verdict line_cannot_move(const NewcastleBattle& b, const State& s, FigureId id) {
  if (!s.formed(id)) return Refusal{"no_group", b[id].name + " is in no formed group.", "NEW-033"};
  for (FigureId mate : members(s, id)) {  // NEW-A45 not while one of them fights
    if (Verdict no = cannot_move(b, s, mate)) return no;
  }
  return {};
}

Motion ordered_walk(const NewcastleBattle& b, const State& s, const Choice& c) {
  switch (c.verb) {
    case MoveOrder::advance:
      return advance(b, s, c.figure, straight_ahead(s, c.figure, c.path.end()).value_or(Length{}));
    case MoveOrder::wheel: return wheel(b, s, c.figure, c.facing);
    default: return walk(b, s, c.figure, c.path, c.facing);
  }
}

std::span<const Verb> MoveOrder::verbs() const {
  static constexpr Verb all[] = {{"done"},
                                 {"move", uses_figure | uses_path | uses_facing},
                                 {"advance", uses_figure | uses_path},
                                 {"wheel", uses_figure | uses_facing},
                                 {"about_turn", uses_figure},
                                 {"step_up", uses_figure},
                                 {"form", uses_figure},
                                 {"shoot", uses_figure | uses_target},
                                 {"load", uses_figure},
                                 {"change", uses_figure | uses_number},
                                 {"leave", uses_figure | uses_path | uses_facing},
                                 {"dodge", uses_figure},
                                 {"cower", uses_figure},
                                 {"drive", uses_figure | uses_path | uses_facing}};
  return all;
}

std::string MoveOrder::prompt() const {
  return b_.parties[who.index].name +
         ": move and shoot, one man or one line after the other, or be done. Charges come next.";
}

Verdict MoveOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (Verdict no = cannot_act(b_, s_, c.figure)) return no;
  const std::string& name = b_[c.figure].name;
  const Man& man = s_.man(c.figure);
  switch (c.verb) {
    case move:
    case drive: {
      if (Verdict no = cannot_move(b_, s_, c.figure)) return no;
      if (c.verb == drive && beast_near(b_, s_, c.figure) < 0)
        return Refusal{"no_beast", "There is no beast near " + name + " to drive.", "NEW-X12"};
      const Motion m = ordered_walk(b_, s_, c);
      if (Verdict no = cannot_go(b_, s_, m)) return no;
      return comes_too_near(b_, s_, m);
    }
    case advance:
    case wheel: {
      if (Verdict no = line_cannot_move(b_, s_, c.figure)) return no;
      if (c.verb == advance && (c.path.count != 1 || !straight_ahead(s_, c.figure, c.path.end())))
        return Refusal{"not_ahead", "A line goes straight ahead, or wheels.", "NEW-A45"};
      if (c.verb == wheel && neighbours(s_, c.figure) > 1)
        return Refusal{"not_an_end", "A line wheels about the man at one end of it.", "NEW-A45"};
      const Motion m = ordered_walk(b_, s_, c);
      if (m.way.units == 0) return Refusal{"no_way", "That leads nowhere.", "NEW-020"};
      if (Verdict no = cannot_go(b_, s_, m)) return no;
      return comes_too_near(b_, s_, m);
    }
    case about_turn: return line_cannot_move(b_, s_, c.figure);
    case step_up:
      if (!man.pushed) return Refusal{"not_pushed", name + " stands in his place.", "NEW-A49"};
      if (!free_place({b_, s_}, c.figure, place_in_line(s_, c.figure)))
        return Refusal{"no_room", "Somebody stands where " + name + " stood.", "NEW-A49"};
      return {};
    case form: {
      const FigureSet line = line_of(b_, s_, c.figure, free_men(b_, s_, who));
      if (line.empty())
        return Refusal{"no_line", name + " does not stand in a line of three who are free to form up.", "NEW-A46"};
      if (line == members(s_, c.figure)) return Refusal{"formed_already", "That line is formed.", "NEW-A46"};
      return {};
    }
    case shoot: {
      if (Verdict no = not_an_enemy({b_, s_}, who, c.target, "NEW-040")) return no;
      if (Verdict no = cannot_shoot(b_, s_, c.figure)) return no;
      if (!marks(b_, s_, c.figure, c.target).empty()) return {};
      return refusal(b_, s_, c.figure, c.target, shot_stop(b_, s_, c.figure, c.target));
    }
    case load: return cannot_load(b_, s_, c.figure);
    case change: return check_change(b_, s_, c);
    case leave: return cannot_leave(b_, s_, c);
    case dodge:
      if (!b_.switches.dodge) return Refusal{"switched_off", "Dodging is not played here.", "NEW-X09"};
      if (man.dodges || did_anything(man.now))
        return Refusal{"too_late", name + " would have had to say so before anything else.", "NEW-X09"};
      return {};
    case cower:
      if (!b_.switches.cower) return Refusal{"switched_off", "Cowering is not played here.", "NEW-X10"};
      if (did_anything(man.now) || in_melee(b_, s_, c.figure))
        return Refusal{"too_late", name + " has other things to do.", "NEW-X10"};
      if (!hard_cover_near(b_, s_[c.figure]))
        return Refusal{"no_cover", "There is nothing to cower behind.", "NEW-X10"};
      return {};
    default: return {};
  }
}

void orders(const NewcastleBattle& b, State& s, Play& play) {
  const Choice c = play.ask(MoveOrder(b, s));
  Man* man = c.figure.none() ? nullptr : &s.man(c.figure);
  switch (c.verb) {
    case MoveOrder::done: s.phase = Phase::charges; break;
    case MoveOrder::move:
    case MoveOrder::drive:
    case MoveOrder::advance:
    case MoveOrder::wheel: {
      const Motion m = ordered_walk(b, s, c);
      const Point from = s[c.figure].at;
      const Path path = m.path_of(s, c.figure);
      const int beast = c.verb == MoveOrder::drive ? beast_near(b, s, c.figure) : -1;
      carry_out(b, s, m);
      play.tell("moved", "NEW-020",
                c.verb == MoveOrder::wheel     ? "The line of {by} wheels, {length} at its outer end."
                : c.verb == MoveOrder::advance ? "The line of {by} advances {length} {way}."
                                               : "{by} moves {length} {way}.",
                {.by = c.figure, .length = m.way, .from = from, .path = &path});
      if (beast >= 0) drive_beast(b, s, play, c.figure, beast);
      break;
    }
    case MoveOrder::about_turn:
      for (FigureId id : members(s, c.figure)) s[id].facing = s[id].facing + south;  // NEW-A45 free
      play.tell("turned", "NEW-A45", "The line of {by} turns about.", {.by = c.figure});
      break;
    case MoveOrder::step_up: step_up(b, s, play, c.figure); break;
    case MoveOrder::form: {
      const FigureSet line = line_of(b, s, c.figure, free_men(b, s, s.active));
      form(b, s, line, s[c.figure].facing);
      for (FigureId id : line) s.man(id).now.moved = true;  // NEW-A46 at the end of their movement
      play.tell("formed", "NEW-A46", "{by} and those beside him form up, {number} men.",
                {.by = c.figure, .number = line.size()});
      break;
    }
    case MoveOrder::shoot: shoot(b, s, play, c.figure, c.target); break;
    case MoveOrder::load: load(b, s, play, c.figure); break;
    case MoveOrder::change:
      change_weapon(b, s, play, c.figure, c.number);
      man->now.changed = true;  // NEW-058
      break;
    case MoveOrder::leave: leave_melee(b, s, play, c); break;
    case MoveOrder::dodge:
      man->dodges = true;
      play.tell("dodged", "NEW-X09", "{by} does nothing but dodge.", {.by = c.figure});
      break;
    case MoveOrder::cower:
      man->cowers = true;
      play.tell("cowered", "NEW-X10", "{by} cowers.", {.by = c.figure});
      break;
  }
}

Verdict cannot_leave(const NewcastleBattle& b, const State& s, const Choice& c) {
  const std::string& name = b[c.figure].name;
  if (!b.switches.leaving) return Refusal{"switched_off", "Nobody leaves a melee here.", "NEW-X08"};
  if (s.man(c.figure).now.moved) return Refusal{"moved_already", name + " has moved this turn.", "NEW-024"};
  if (!in_melee(b, s, c.figure)) return Refusal{"not_in_melee", name + " is in no melee.", "NEW-A24"};
  const Motion m = walk(b, s, c.figure, c.path, c.facing);
  if (m.way > m.allowed / 2)
    return Refusal{"too_far",
                   "That way is " + measure_text(m.way, b.unit) + " long; breaking off he goes " +
                       measure_text(m.allowed / 2, b.unit) + ".",
                   "NEW-A24"};
  if (Verdict no = cannot_go(b, s, m)) return no;
  return comes_too_near(b, s, m);
}

namespace {

// A free blow takes nothing of what a man may do in this turn; but a fumble is a fumble (NEW-X06).
void put_back(State& s, FigureId id, Done before) {
  before.fumbles = s.man(id).now.fumbles;
  s.man(id).now = before;
}

}  // namespace

void leave_melee(const NewcastleBattle& b, State& s, Play& play, const Choice& c) {
  const FigureId id = c.figure;
  const Motion m = walk(b, s, id, c.path, c.facing);
  s.man(id).now.moved = true;
  const FigureSet foes = foes_at(b, s, id, s[id].at) | s.man(id).closed;
  const Point from = s[id].at;
  for (FigureId foe : foes) {  // NEW-A24 each in contact has a free attack roll, and he only defends
    if (!reaches(b, s, foe, id) || !can_attack(b, s, foe)) continue;
    const Done his = s.man(foe).now, mine = s.man(id).now;
    contest(b, s, play, {foe, id, true, false});
    put_back(s, foe, his);
    put_back(s, id, mine);
    resolve_hits(b, s, play);
    if (s[id].at != from || !s[id].in_play()) return;  // driven off, or down
  }
  carry_out(b, s, m);
  play.tell("left", "NEW-A24", "{by} breaks off, {length} {way}.",
            {.by = id, .length = m.way, .from = from, .path = &m.path});
}

Point place_in_line(const State& s, FigureId id) { return s[id].at - s.man(id).gave; }

void step_up(const NewcastleBattle& b, State& s, Play& play, FigureId id) {
  put(b, s, id, place_in_line(s, id));
  s.man(id).pushed = false;  // NEW-A49
  play.tell("stepped_up", "NEW-A49", "{by} steps up into the line.", {.by = id});
}

}  // namespace fyrd::newcastle
