// A Villain on its way, told so that whoever moves it can follow with a tape measure (STO-A27, STO-A50).
#include "rulesets/stormclouds/villains/walk.h"

namespace fyrd::stormclouds {

namespace {

constexpr Length near_by = 1_in;  // who is so near to a way is passed, what is so near to somebody he stands by

int passed(Here here, FigureId id, const Path& path) {
  const auto& [b, s] = here;
  FigureSet met;
  Point from = s[id].at;
  for (const Point to : path.all()) {
    for (FigureId hero : heroes(here)) {
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

// What is told of it, with where it is put in, if it is anywhere.
enum class Tells : std::uint8_t { nearer, farther, apart, met, at_back };
struct Sentence {
  std::string_view who, comma, does;
  bool behind = false;  // else who is behind something is by it
};
constexpr Sentence sentences[] = {
    {"{by}", "", " turns toward {at} and walks {length} {wind}."},
    {"{by}", "", " turns from {at} and walks {length} {wind}."},
    {"{by} stops", ",", " {length} from {at}, looking that way.", true},  // STO-A27 towards whom it looks at
    {"{by} stops", ",", " in contact with {at}, looking that way."},
    {"{by} stops", ",", " at the back of {at}, in contact."},
};
constexpr std::string_view places[] = {"", " by {thing}", " behind {thing}", " on {thing}", " in {thing}"};

// An event keeps no sentence, so that each is put together once and for all.
using Text = std::array<char, 80>;
constexpr Text put_together(const Sentence& sentence, Where where) {
  if (where == Where::behind && !sentence.behind) where = Where::by;
  Text text{};
  std::size_t length = 0;
  for (const std::string_view part : {sentence.who, places[static_cast<int>(where)],
                                      where == Where::open ? std::string_view() : sentence.comma, sentence.does}) {
    for (const char c : part) text[length++] = c;
  }
  return text;
}
constexpr auto texts = [] {
  std::array<std::array<Text, std::size(places)>, std::size(sentences)> all{};
  for (std::size_t i = 0; i < std::size(sentences); ++i) {
    for (std::size_t k = 0; k < std::size(places); ++k) all[i][k] = put_together(sentences[i], static_cast<Where>(k));
  }
  return all;
}();
const char* text_of(Tells tells, Where where) {
  return texts[static_cast<std::size_t>(tells)][static_cast<std::size_t>(where)].data();
}

Event setting_out(Here here, FigureId id, const March& m, FigureId looks_at) {
  const Point from = here[id].at, at = here[looks_at].at;
  const Spot spot = spot_of(here.b, here[id], at);
  Event e;
  e.kind = "moved", e.rule = "STO-A50", e.by = id, e.at = looks_at, e.thing = spot.thing;
  e.text = text_of(distance(m.path.end(), at) < distance(from, at) ? Tells::nearer : Tells::farther, spot.where);
  return e;
}

Event stopping(Here here, FigureId id, FigureId looks_at) {
  const Figure& seen = here[looks_at];
  const Spot spot = spot_of(here.b, here[id], seen.at);
  const bool back = here.b.hero(looks_at) && !in_front_half(seen.at, seen.facing, here[id].at);
  Event e;
  e.kind = "stopped", e.rule = "STO-A50", e.by = id, e.at = looks_at, e.thing = spot.thing,
  e.length = gap(here, id, looks_at);
  e.text = text_of(!touch(here, id, looks_at) ? Tells::apart : back ? Tells::at_back : Tells::met, spot.where);
  return e;
}

}  // namespace

March choose_way(Now now, FigureId id, const March& m, const March& other) {
  const int mine = passed(now, id, m.all), its = passed(now, id, other.all);
  if (mine != its) return mine < its ? m : other;
  const auto leftness = [&](const March& one) {
    return cross(m.all.end() - now[id].at, one.all.points[0] - now[id].at);
  };
  const bool first = now.play.sum(d(2), {"STO-A50", "left or right", id}) == 1;
  return first == (leftness(m) > leftness(other)) ? m : other;
}

void march(Now now, FigureId id, const March& m, FigureId looks_at) {
  const auto& [b, s, play] = now;
  constexpr Length short_leg = 1_in;
  Point from = s[id].at;
  if (m.path.end() == from) {
    face(s, id, s[looks_at].at);
    return play.tell("turned", "STO-A27", "{by} turns toward {at}.", {.by = id, .at = looks_at});
  }
  for (int i = 0; i < m.path.count; ++i) {
    const Point to = m.path.points[i];
    if (distance(from, to) < short_leg && i + 1 < m.path.count) continue;  // rounding a corner
    if (to == from) continue;
    play.tell([&] {
      Event e;
      if (from == s[id].at)
        e = setting_out(now, id, m, looks_at);
      else
        e.kind = "moved", e.rule = "STO-A50", e.by = id, e.text = "{by} goes on {length} {wind}.";
      e.length = distance(from, to), e.from = from, e.path = straight(to);
      return e;
    });
    from = to;
  }
  put(b, s, id, m.path.end());
  s.man(id).turn.moved = true;
  face(s, id, s[looks_at].at);
  play.tell([&] { return stopping(now, id, looks_at); });
}

}  // namespace fyrd::stormclouds
