// Walks, advances and wheels (NEW-020 … NEW-022, NEW-033, NEW-A43 … NEW-A45, NEW-A53, NEW-X03, NEW-X04).
#include "rulesets/newcastle/ways/motion.h"

#include <algorithm>

#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

constexpr int quarter_turn = 16384;

std::int32_t rounded(std::int64_t n) {  // of direction_scale, halves away from nothing
  return static_cast<std::int32_t>((n < 0 ? n - direction_scale / 2 : n + direction_scale / 2) / direction_scale);
}

// A step turned clockwise.
Vec turned(Vec v, Angle by) {
  const Vec north_now = direction(by);  // where what was north points
  return {rounded(std::int64_t{v.x} * north_now.y + std::int64_t{v.y} * north_now.x),
          rounded(std::int64_t{v.y} * north_now.y - std::int64_t{v.x} * north_now.x)};
}

// The way around a circle, rounded up; 355/113 is good to a few millionths.
Length arc(Length radius, int angle) {
  return {static_cast<std::int32_t>((std::int64_t{radius.units} * angle * 710 + 113 * 65536 - 1) / (113 * 65536))};
}

// NEW-A45 the slowest of them, and −2″ once for any who touches bad ground.
Length slowest(const NewcastleBattle& b, const State& s, const Motion& m) {
  Length least = longest;
  for (FigureId id : m.who) {
    const bool difficult = crosses_difficult(b, s[id], s[id].at, m.path_of(s, id));
    least = min(least, rate(b, s, id, m.kind != Motion::Kind::walk, difficult));
  }
  return least;
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
  if (kind == Kind::walk) return path;
  return straight(end(s, id));
}

Point Motion::end(const State& s, FigureId id) const {
  switch (kind) {
    case Kind::walk: return path.end();
    case Kind::advance: return s[id].at + ahead;
    case Kind::wheel: return s[lead].at + turned(s[id].at - s[lead].at, turn);
  }
  return {};
}

Motion walk(const NewcastleBattle& b, const State& s, FigureId id, const Path& path, Angle facing) {
  Motion m;
  m.lead = id, m.path = path, m.facing = facing;
  m.who.add(id);
  m.way = length(s[id].at, path);
  m.allowed = slowest(b, s, m);
  return m;
}

Motion advance(const NewcastleBattle& b, const State& s, FigureId id, Length way) {
  Motion m;
  m.kind = Motion::Kind::advance, m.lead = id, m.facing = s[id].facing, m.way = way;
  m.who = members(s, id);
  m.ahead = along(m.facing, way);
  m.allowed = slowest(b, s, m);
  return m;
}

Motion wheel(const NewcastleBattle& b, const State& s, FigureId pivot, Angle facing) {
  Motion m;
  m.kind = Motion::Kind::wheel, m.lead = pivot, m.facing = facing, m.turn = facing - s[pivot].facing;
  m.who = members(s, pivot);
  for (FigureId id : m.who) m.way = max(m.way, arc(distance(s[pivot].at, s[id].at), between(facing, s[pivot].facing)));
  m.allowed = slowest(b, s, m);
  return m;
}

std::optional<Length> straight_ahead(const State& s, FigureId id, Point to) {
  const Length way = distance(s[id].at, to);
  const Vec off = s[id].at + along(s[id].facing, way) - to;
  if (off.squared() > 8) return {};  // whole points lie beside the line
  return way;
}

WhyNot obstruction(const NewcastleBattle& b, const State& s, const Motion& m) {
  const FigureSet rest = in_play(s) - m.who;  // those who come along are in nobody's way
  FigureSet bars;
  for (FigureId id : rest) {  // NEW-A53 never through enemies or formed friends
    if (b.enemies(s, m.lead, id) || s.formed(id)) bars.add(id);
  }
  for (FigureId id : m.who) {
    if (const WhyNot o = obstruction({b, s}, id, m.path_of(s, id), bars, rest); o) return o;
  }
  return {};
}

Verdict cannot_go(const NewcastleBattle& b, const State& s, const Motion& m) {
  const std::string& name = b[m.lead].name;
  const bool formed = m.kind != Motion::Kind::walk;
  const Mount mount = b.fighter(m.lead).mount;
  if (mount == Mount::chariot && crosses_difficult(b, s[m.lead], s[m.lead].at, m.path))
    return Refusal{"difficult", "Wheels do not go over difficult ground.", "NEW-X04"};
  if (m.way > m.allowed)
    return Refusal{"too_far",
                   "That way is " + measure_text(m.way, b.unit) + " long; " + (formed ? "the line" : name) +
                       " can go " + measure_text(m.allowed, b.unit) + ".",
                   formed ? "NEW-A45" : "NEW-020"};
  if (mount != Mount::foot && turning(s, m) > degrees(b.numbers.turn).turn)
    return Refusal{"turns_too_much", name + " cannot turn that much in one move.", "NEW-X03"};
  if (m.kind == Motion::Kind::wheel) {
    if (between(m.facing, s[m.lead].facing) > quarter_turn)
      return Refusal{"turns_too_much", "A line wheels a quarter at most.", "NEW-A45"};
    for (FigureId id : m.who) {
      if (dot(m.end(s, id) - s[id].at, direction(s[m.lead].facing)) < 0)
        return Refusal{"backwards", "A line wheels forward, about the man at its inner end.", "NEW-A45"};
    }
  }
  return verdict(b, obstruction(b, s, m).by_rule("NEW-A53"));
}

FigureSet foes_met(const NewcastleBattle& b, const State& s, const Motion& m) {
  FigureSet foes;
  for (FigureId id : m.who) {
    for (FigureId foe : foes_at(b, s, id, m.end(s, id))) foes.add(foe);
  }
  return foes;
}

void carry_out(const NewcastleBattle& b, State& s, const Motion& m) {
  std::array<Point, max_figures> ends;
  for (FigureId id : m.who) ends[id.index] = m.end(s, id);
  for (FigureId id : m.who) {
    part(s, id);  // NEW-A19
    put(b, s, id, ends[id.index]);
    s[id].facing = m.facing;
    s.man(id).now.moved = true;
    if (m.kind == Motion::Kind::wheel) s.man(id).gave = turned(s.man(id).gave, m.turn);
  }
  if (m.kind == Motion::Kind::walk) leave_group(b, s, m.lead);  // NEW-A45 he goes alone
}

}  // namespace fyrd::newcastle
