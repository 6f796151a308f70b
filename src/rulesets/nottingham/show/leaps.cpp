// What is climbed, crossed or stepped off, and which way.
#include "rulesets/nottingham/show/leaps.h"

#include "core/events/narrate.h"
#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/jump.h"

namespace fyrd::nottingham {

namespace {

std::string with_article(const std::string& name) {
  for (const char* article : {"the ", "The ", "a ", "an "}) {
    if (name.starts_with(article)) return name;
  }
  return "the " + name;
}

std::string to_the(Vec way) { return std::string("to the ") + compass(way); }
std::string at_degrees(Vec way) { return " at " + std::to_string(bearing(way).turn * 360 / 65536) + "°"; }

// The first pit, water, obstacle or body on the line of a jump.
std::string crossed(Here here, FigureId id, Point to) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  const Size size = upright(here, id);
  std::string first;
  Length least = longest;
  const auto meet = [&](const Shape& shape, const std::string& name) {
    const auto on = inside(shape, f.at, to);
    if (on && on->from < least) least = on->from, first = name;
  };
  const Extent near = extent(f.at, to).grown(size.radius.units);
  b.ground.any(near, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    if (contains(piece.solid.shape, f.at)) return false;
    if (trait.pit || trait.shallow || trait.deep) meet(piece.solid.shape, with_article(piece.name));
    if (piece.impassable && standing_band(b, f.elevation, size.tall).meets(piece.solid))
      meet(piece.solid.shape.grown(size.radius), with_article(piece.name));
    return false;
  });
  for (const Trap& t : s.traps) {
    if (t.kind == TrapKind::pit && t.sprung) meet(disc(t.at, b.numbers.pit_width / 2), "the pit");
  }
  any_obstacle(here, id, near, [&](const Obstacle& o) {
    if (o.low() && in_way(b, o, f.elevation, size.tall))
      meet(o.solid.shape.grown(size.radius), o.figure().none() ? thing_name(b, s.things[o.index]) : b[o.figure()].name);
    return false;
  });
  return first;
}

}  // namespace

std::string climb_words(Here here, FigureId id, const Choice& c) {
  const auto& [b, s] = here;
  const Climb way = climb_to(here, id, c.path.end());
  if (!way) return {};
  std::string text;
  const Piece* top = way.up ? stood_on(b, way.to, way.height) : nullptr;
  const bool trap = way.face >= static_cast<int>(b.ground.pieces().size());
  const Piece* face = trap || way.face < 0 ? nullptr : &b.ground.pieces()[way.face];
  if (top)
    text = "to " + with_article(top->name);
  else if (way.up)
    text = "out " + to_the(way.to - s[id].at);  // of a pit
  else if (way.to == s[id].at)
    text = "down again";  // NOT-A95
  else
    text = "down " + to_the(way.to - s[id].at);
  if (face && !face->impassable && !face->floor && !face->ramp && !b.trait(*face).pit)
    text += " by " + with_article(face->name);  // a ladder
  text += ", " + measure_text(way.rise.units > 0 ? way.rise : way.step, b.unit);
  if (way.difficulty > 0) text += c.number == 1 ? ", daring" : ", with care";  // NOT-158
  return text;
}

std::string jump_words(Here here, FigureId id, Point to) {
  const auto& [b, s] = here;
  const Vec ahead = to - s[id].at;
  const Jump way = jump_to(here, id, to, longest);
  const std::string far = measure_text(way.length, b.unit) + at_degrees(ahead);
  if (way.drop.units > 0) return "down " + to_the(ahead) + ", " + measure_text(way.drop, b.unit) + " deep, " + far;
  if (const std::string what = crossed(here, id, to); !what.empty()) return what + " " + to_the(ahead) + ", " + far;
  const Piece* top = stood_on(b, to, way.height);
  if (top && !contains(top->solid.shape, s[id].at)) return "to " + with_article(top->name) + ", " + far;
  return to_the(ahead) + ", " + far;
}

std::string go_words(Here here, FigureId id, Point to) {
  const Vec ahead = to - here[id].at;
  return "Go " + to_the(ahead) + ", " + measure_text(distance(here[id].at, to), here.b.unit) + at_degrees(ahead);
}

std::string drop_words(Here here, FigureId id, Point to) {
  const auto& [b, s] = here;
  const Length deep = s[id].elevation - surface(here, to, s[id].elevation);
  return "Drop " + to_the(to - s[id].at) + ", " + measure_text(deep, b.unit) + " deep";
}

}  // namespace fyrd::nottingham
