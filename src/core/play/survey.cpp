// Naming and measuring, and outlines to draw.
#include "core/play/survey.h"

#include <algorithm>

#include "core/play/battle.h"

namespace fyrd {

namespace {

constexpr int legs = 48;  // of a whole turn

Angle leg(int i) { return Angle{static_cast<std::uint16_t>(i * 65536 / legs)}; }

}  // namespace

std::string name_of(const Battle& battle, const Aim& aim) {
  return aim.figure.none() ? "this place" : battle[aim.figure].name;
}

Shape shape_of(const Battle& battle, const Tabletop& s, const Aim& aim) {
  return aim.figure.none() ? disc(aim.at, {}) : battle.base(s[aim.figure]);
}

Sight sight_along(const Battle& battle, const Aim& from, const Aim& to, Spot eye, Spot target, const char* rule) {
  const Line seen = line(battle.ground, {}, eye, target);
  Sight out;
  out.rule = rule, out.from = eye.at, out.to = target.at, out.sees = seen.clear;
  const std::string viewer = from.figure.none() ? "From that place one" : battle[from.figure].name;
  if (seen.clear) {
    out.text = viewer + " sees " + name_of(battle, to);
    return out;
  }
  const Piece& piece = battle.ground.pieces()[seen.first.index];
  out.text = viewer + " does not see " + name_of(battle, to) + ": " + piece.name + " is in the way";
  out.by = piece.id, out.at = seen.first.where.at;
  return out;
}

std::vector<Point> outline(const Shape& shape) {
  std::vector<Point> out;
  for (int i = 0; i < legs; ++i) {
    const Vec away = direction(leg(i));
    const auto corners = shape.corners();
    const Point furthest = *std::max_element(corners.begin(), corners.end(), [&](Point a, Point b) {
      return dot(a - Point{}, away) < dot(b - Point{}, away);
    });
    const Point p = furthest + along(leg(i), shape.radius);
    if (out.empty() || (out.back() != p && out.front() != p)) out.push_back(p);
  }
  return out;
}

std::vector<Point> sector(Point centre, Length radius, Angle from, Angle to) {
  std::vector<Point> out{centre};
  const int span = static_cast<std::uint16_t>(to.turn - from.turn), count = std::max(2, span * legs / 65536);
  for (int i = 0; i <= count; ++i)
    out.push_back(centre + along(Angle{static_cast<std::uint16_t>(from.turn + span * i / count)}, radius));
  return out;
}

Sight Battle::sight(const Tabletop& s, const Aim& from, const Aim& to) const {
  const auto spot = [&](const Aim& aim) {
    const Point at = aim.figure.none() ? aim.at : s[aim.figure].at;
    return Spot{at, (aim.figure.none() ? ground.elevation(at) : s[aim.figure].elevation) + eye_height};
  };
  return sight_along(*this, from, to, spot(from), spot(to), "");
}

Rings::Rings(const Battle& battle, const Figure& f) : Rings(battle, f, battle.base(f)) {}

std::string Rings::measured(Length far) const { return measure_text(far, battle_.unit); }

void Rings::within(const char* kind, std::string name, const char* rule, Length far, const std::string& text) {
  add(kind, std::move(name), rule, measured(far) + ": " + text, far);
}

void Rings::add(const char* kind, std::string name, const char* rule, std::string text, Length drawn) {
  all.push_back({kind, std::move(name), rule, std::move(text), outline(stand_.grown(drawn))});
}

void Rings::part(std::string name, const char* rule, std::string text, Length radius, Angle from, Angle to) {
  all.push_back({"front", std::move(name), rule, std::move(text),
                 sector(figure_.at, radius, figure_.facing + from, figure_.facing + to)});
}

}  // namespace fyrd
