// Walks, advances and wheels (NEW-020 … NEW-022, NEW-033, NEW-A43 … NEW-A45, NEW-A53, NEW-X03, NEW-X04).
#include "rulesets/newcastle/ways/motion.h"

#include <algorithm>

#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

constexpr int quarter_turn = degrees(90).turn;

// The way around a circle, rounded up; 355/113 is good to a few millionths.
Length arc(Length radius, int angle) {
  return {static_cast<std::int32_t>((std::int64_t{radius.units} * angle * 710 + 113 * 65536 - 1) / (113 * 65536))};
}

// NEW-A45 by the slowest of them, and what is left to a line that has begun to move.
void set_pace(Here here, Motion& m) {
  m.allowed = longest;
  for (FigureId id : m.who) {
    const Done& now = here.man(id).now;
    const bool rough = now.rough || crosses_difficult(here, id, m.path_of(here.s, id));
    const Length left = max(rate(here, id, m.in_line(), rough) - now.gone, {});
    if (left < m.allowed) m.allowed = left, m.slow = id, m.rough = rough;
  }
}

// A wheel goes around in short straight legs: nobody cuts the corner through what stands outside it.
constexpr int leg_of_wheel = degrees(9).turn;

Path around(const Motion& m, Point from) {
  const int whole = between(m.turn, north), legs = (whole + leg_of_wheel - 1) / leg_of_wheel;
  const bool right = m.turn.turn < south.turn;
  Path path;
  for (int i = 1; i < legs; ++i) {
    const auto part = static_cast<std::uint16_t>(whole * i / legs);
    path.add(m.pivot + turned(from - m.pivot, right ? Angle{part} : north - Angle{part}));
  }
  path.add(m.pivot + turned(from - m.pivot, m.turn));
  return path;
}

// NEW-X03 how much a rider turns on his way.
int turning(const State& s, const Motion& m) {
  int sum = 0;
  Angle looks = s[m.lead].facing;
  Point from = s[m.lead].at;
  for (Point to : m.path.all()) {
    if (to != from) sum += between(looks, bearing(to - from)), looks = bearing(to - from);
    from = to;
  }
  return sum + between(looks, m.facing);
}

}  // namespace

Path Motion::path_of(const State& s, FigureId id) const {
  switch (kind) {
    case Kind::walk: return path;
    case Kind::advance: return straight(end(s, id));
    case Kind::wheel: return between(turn, north) > quarter_turn ? straight(end(s, id)) : around(*this, s[id].at);
  }
  return {};
}

Point Motion::end(const State& s, FigureId id) const {
  switch (kind) {
    case Kind::walk: return path.end();
    case Kind::advance: return s[id].at + ahead;
    case Kind::wheel: return pivot + turned(s[id].at - pivot, turn);
  }
  return {};
}

Point spot(Point from, const Path& path, Length far) {
  for (Point to : path.all()) {
    const Length leg = distance(from, to);
    if (far < leg) return toward(from, to, far);
    far -= leg;
    from = to;
  }
  return from;
}

Motion walk(Here here, FigureId id, const Path& path, Angle facing) {
  Motion m;
  m.lead = id, m.path = path, m.facing = facing;
  m.who.add(id);
  m.way = length(here[id].at, path);
  set_pace(here, m);
  return m;
}

Motion advance(Here here, FigureId id, Length way) {
  Motion m;
  m.kind = Motion::Kind::advance, m.lead = id, m.facing = here[id].facing, m.way = way;
  m.who = members(here.s, id);
  m.ahead = along(m.facing, way);
  set_pace(here, m);
  return m;
}

Motion advance(Here here, FigureId id, Point to) {
  return advance(here, id, straight_ahead(here.s, id, to).value_or(Length{}));
}

Motion wheel(Here here, FigureId pivot, Angle facing) {
  const auto& [b, s] = here;
  Motion m;
  m.kind = Motion::Kind::wheel, m.lead = pivot, m.facing = facing, m.turn = facing - s[pivot].facing;
  m.pivot = s[pivot].at;
  m.who = members(s, pivot);
  for (FigureId id : m.who) m.way = max(m.way, arc(distance(m.pivot, s[id].at), between(facing, s[pivot].facing)));
  set_pace(here, m);
  return m;
}

std::optional<Length> straight_ahead(const State& s, FigureId id, Point to) {
  const Length way = distance(s[id].at, to);
  const Vec off = s[id].at + along(s[id].facing, way) - to;
  if (off.squared() > 8) return {};  // whole points lie beside the line
  return way;
}

FigureSet barring(Here here, const Motion& m) {
  FigureSet bars;
  for (FigureId id : in_play(here.s) - m.who) {
    if (here.b.enemies(here.s, m.lead, id) || here.s.formed(id)) bars.add(id);
  }
  return bars;
}

WhyNot obstruction(Here here, const Motion& m) {
  const State& s = here.s;
  const FigureSet rest = in_play(s) - m.who;  // those who come along are in nobody's way
  const FigureSet bars = barring(here, m);
  for (FigureId id : m.who) {
    if (const WhyNot o = obstruction(here, id, m.path_of(s, id), bars, rest); o) return o;
  }
  return {};
}

WhyNot cannot_go(Here here, const Motion& m) {
  static constexpr Reason difficult{"difficult", "Wheels do not go over difficult ground.", "NEW-X04"};
  static constexpr Reason too_far{"too_far", "That way is {length} long; {by} can go {most}.", "NEW-020"};
  static constexpr Reason line_too_far{"too_far", "That way is {length} long; the line can go {most}.", "NEW-A45"};
  static constexpr Reason turns{"turns_too_much", "{by} cannot turn that much in one move.", "NEW-X03",
                                cure::turns_less};
  static constexpr Reason wheels{"turns_too_much", "A line wheels a quarter at most.", "NEW-A45", cure::turns_less};
  static constexpr Reason backwards{"backwards", "A line wheels forward, about the man at its inner end.", "NEW-A45"};
  const auto& [b, s] = here;
  const Fighter& leads = b.fighter(m.lead);
  if (leads.mount == Mount::chariot && crosses_difficult(here, m.lead, m.path)) return {&difficult};
  if (m.way > m.allowed)
    return {.reason = !m.in_line() ? &too_far : &line_too_far, .by = m.lead, .length = m.way, .most = m.allowed};
  if (leads.rides() && turning(s, m) > degrees(b.numbers.turn).turn) return {&turns, m.lead};
  if (m.kind == Motion::Kind::wheel) {
    if (between(m.facing, s[m.lead].facing) > quarter_turn) return {&wheels};
    for (FigureId id : m.who) {
      if (dot(m.end(s, id) - s[id].at, direction(s[m.lead].facing)) < 0) return {&backwards};
    }
  }
  return obstruction(here, m).by_rule("NEW-A53");
}

FigureSet foes_met(Here here, const Motion& m) {
  FigureSet foes;
  for (FigureId id : m.who) {
    for (FigureId foe : foes_at(here, id, m.end(here.s, id))) foes.add(foe);
  }
  return foes;
}

Tally pace_tally(Here here, const Motion& m) { return rate_tally(here, m.slow, m.in_line(), m.rough); }

Explanation explain_motion(Here here, const Motion& m) {
  const auto& [b, s] = here;
  const Point from = s[m.lead].at, to = m.end(s, m.lead);
  const Length gone = here.man(m.slow).now.gone;
  Explanation why{.tallies = {pace_tally(here, m)}, .length = m.way, .left = m.allowed - m.way};
  if (m.rough) why.costs.push_back("difficult ground (NEW-021)");
  if (gone > Length{}) why.costs.push_back(measure_text(gone, b.unit) + " gone before (NEW-A45)");
  why.witnesses.push_back({"way", "NEW-020", measure_text(m.way, b.unit) + " of " + measure_text(m.allowed, b.unit),
                           from, to, m.allowed - m.way});
  for (FigureId id : m.who)
    if (id != m.lead) why.witnesses.push_back({"along", "NEW-033", "goes with the line", s[id].at, m.end(s, id), {}});
  for (FigureId foe : foes_met(here, m)) why.threats.push_back({foe, "in reach of " + b[foe].name, "NEW-A40", to});
  return why;
}

void carry_out(const NewcastleBattle& b, State& s, const Motion& m) {
  std::array<Point, max_figures> ends;
  for (FigureId id : m.who) ends[id.index] = m.end(s, id);
  for (FigureId id : m.who) {
    Man& man = s.man(id);
    man.now.rough = man.now.rough || crosses_difficult({b, s}, id, m.path_of(s, id));
    man.now.gone += m.way;
    man.now.moved = true;
    man.now.marching = m.in_line();
    if (!m.in_line() && man.now.lined && m.way > rate({b, s}, id, true, m.rough)) man.now.outran = true;  // NEW-022
    turn_place(man, m);
    part(s, id);  // NEW-A19
  }
  for (FigureId id : m.who) {
    put(b, s, id, ends[id.index]);
    s[id].facing = m.facing;
  }
  if (!m.in_line()) leave_group(b, s, m.lead);  // NEW-A45 he goes alone
}

void turn_place(Man& man, const Motion& m) {
  if (m.kind == Motion::Kind::wheel) man.gave = turned(man.gave, m.turn);
}

}  // namespace fyrd::newcastle
