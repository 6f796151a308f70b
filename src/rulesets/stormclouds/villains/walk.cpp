// A Villain on its way, told so that whoever moves it can follow with a tape measure (STO-A27, STO-A50).
#include "rulesets/stormclouds/villains/walk.h"

namespace fyrd::stormclouds {

namespace {

constexpr Length near_by = 1_in;  // who is so near to a way is passed, what is so near to somebody he stands by

int passed(const StormcloudsBattle& b, const State& s, FigureId id, const Path& path) {
  FigureSet met;
  Point from = s[id].at;
  for (const Point to : path.all()) {
    for (FigureId hero : heroes(b, s)) {
      if (crosses({s[hero].at, b.radius(s[hero]) + b.radius(s[id]) + near_by}, from, to)) met.add(hero);
    }
    from = to;
  }
  return met.size();
}

// Where somebody is, in words: on something, in it, behind it for whom he looks at, by it, or in the open.
enum class Where : std::uint8_t { open, by, behind, on, in };
struct Spot {
  Where where = Where::open;
  const char* thing = "";
};

Spot spot_of(const StormcloudsBattle& b, const Figure& f, Point looks_at) {
  Spot spot;
  Length least = near_by;
  for (const Piece& piece : b.ground.pieces()) {
    const Length top = piece.solid.top;
    if (top.units == 0) continue;
    const Shape& shape = piece.solid.shape;
    if (within(disc(f.at, {}), shape, {})) {
      if (piece.floor ? top == f.elevation : top <= b.numbers.step) return {Where::on, piece.name.c_str()};
      if (!piece.floor) return {Where::in, piece.name.c_str()};  // a thicket
    }
    const Length off = nearest(b.base(f), shape).gap;
    if (off >= least) continue;
    least = off;
    spot = {inside(shape, f.at, looks_at) ? Where::behind : Where::by, piece.name.c_str()};
  }
  return spot;
}

// The sentences for each Where.
using Words = const char* const[5];

Event setting_out(const StormcloudsBattle& b, const State& s, FigureId id, Point to, FigureId looks_at) {
  constexpr Words nearer = {"{by} turns toward {at} and walks {length} {wind}.",
                            "{by} by {thing} turns toward {at} and walks {length} {wind}.",
                            "{by} by {thing} turns toward {at} and walks {length} {wind}.",
                            "{by} on {thing} turns toward {at} and walks {length} {wind}.",
                            "{by} in {thing} turns toward {at} and walks {length} {wind}."};
  constexpr Words farther = {"{by} turns from {at} and walks {length} {wind}.",
                             "{by} by {thing} turns from {at} and walks {length} {wind}.",
                             "{by} by {thing} turns from {at} and walks {length} {wind}.",
                             "{by} on {thing} turns from {at} and walks {length} {wind}.",
                             "{by} in {thing} turns from {at} and walks {length} {wind}."};
  const Spot spot = spot_of(b, s[id], s[looks_at].at);
  const bool toward = distance(to, s[looks_at].at) < distance(s[id].at, s[looks_at].at);
  Event e;
  e.kind = "moved", e.rule = "STO-A50", e.by = id, e.at = looks_at, e.thing = spot.thing;
  e.text = (toward ? nearer : farther)[static_cast<std::size_t>(spot.where)];
  return e;
}

// With the facing, which is always towards whom it looks at (STO-A27).
Event stopping(const StormcloudsBattle& b, const State& s, FigureId id, FigureId looks_at) {
  constexpr Words apart = {"{by} stops {length} from {at}, looking that way.",
                           "{by} stops by {thing}, {length} from {at}, looking that way.",
                           "{by} stops behind {thing}, {length} from {at}, looking that way.",
                           "{by} stops on {thing}, {length} from {at}, looking that way.",
                           "{by} stops in {thing}, {length} from {at}, looking that way."};
  constexpr Words met = {"{by} stops in contact with {at}, looking that way.",
                         "{by} stops by {thing}, in contact with {at}, looking that way.",
                         "{by} stops by {thing}, in contact with {at}, looking that way.",
                         "{by} stops on {thing}, in contact with {at}, looking that way.",
                         "{by} stops in {thing}, in contact with {at}, looking that way."};
  constexpr Words behind = {"{by} stops at the back of {at}, in contact.",
                            "{by} stops by {thing}, at the back of {at}, in contact.",
                            "{by} stops by {thing}, at the back of {at}, in contact.",
                            "{by} stops on {thing}, at the back of {at}, in contact.",
                            "{by} stops in {thing}, at the back of {at}, in contact."};
  const Spot spot = spot_of(b, s[id], s[looks_at].at);
  const bool back = b.hero(looks_at) && !in_front_half(s[looks_at].at, s[looks_at].facing, s[id].at);
  Event e;
  e.kind = "stopped", e.rule = "STO-A50", e.by = id, e.at = looks_at, e.thing = spot.thing,
  e.length = gap(b, s, id, looks_at);
  e.text = (!touch(b, s, id, looks_at) ? apart : back ? behind : met)[static_cast<std::size_t>(spot.where)];
  return e;
}

}  // namespace

March choose_way(const StormcloudsBattle& b, const State& s, Play& play, FigureId id, const March& m,
                 const March& other) {
  const int mine = passed(b, s, id, m.all), its = passed(b, s, id, other.all);
  if (mine != its) return mine < its ? m : other;
  const auto leftness = [&](const March& one) { return cross(m.all.end() - s[id].at, one.all.points[0] - s[id].at); };
  const bool first = play.sum(d(2), {"STO-A50", "left or right", id}) == 1;
  return first == (leftness(m) > leftness(other)) ? m : other;
}

void march(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const March& m, FigureId looks_at) {
  constexpr Length short_leg = 1_in;
  Point from = s[id].at;
  if (m.path.end() == from) {
    face(s, id, s[looks_at].at);
    return play.tell("turned", "STO-A27", "{by} turns toward {at}.", {.by = id, .at = looks_at});
  }
  for (int i = 0; i < m.path.count; ++i) {
    const Point to = m.path.points[static_cast<std::size_t>(i)];
    if (distance(from, to) < short_leg && i + 1 < m.path.count) continue;  // rounding a corner
    if (to == from) continue;
    play.tell([&] {
      Event e;
      if (from == s[id].at)
        e = setting_out(b, s, id, m.path.end(), looks_at);
      else
        e.kind = "moved", e.rule = "STO-A50", e.by = id, e.text = "{by} goes on {length} {wind}.";
      e.length = distance(from, to), e.from = from, e.path = straight(to);
      return e;
    });
    from = to;
  }
  put(b, s, id, m.path.end());
  s.man(id).now.moved = true;
  face(s, id, s[looks_at].at);
  play.tell([&] { return stopping(b, s, id, looks_at); });
}

}  // namespace fyrd::stormclouds
