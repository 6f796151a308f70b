// Answers that nobody lists, drawn at random where a rule might take them: any verb with whatever it uses, at places
// around figures, at the corners of the ground and all over the table.
#pragma once

#include "core/play/game.h"

namespace fyrd {

class Drawn {
 public:
  Drawn(const Battle& battle, const Tabletop& s, const Question& question, Random& random)
      : battle_(battle), s_(s), question_(question), random_(random) {}

  // Somewhere a figure might want to go.
  Point place(FigureId mover) const {
    const bool stands = !mover.none() && s_[mover].in_play();
    const std::uint32_t kind = below(20);
    if (stands && kind < 9) return around(s_[mover].at, nearer(inches(16)));
    const Point from = stands ? s_[mover].at : anywhere();
    const Length own = mover.none() ? Length{} : battle_.radius(s_[mover]);
    if (kind < 14) {
      const FigureId other = anybody();
      if (s_[other].in_play() && distance(from, s_[other].at) < inches(16)) {
        constexpr Length gaps[] = {{0}, {2}, {40}, {250}, {1270}, {2500}, {5000}};
        return around(s_[other].at, own + battle_.radius(s_[other]) + gaps[below(std::size(gaps))]);
      }
    } else if (kind < 18 && !battle_.ground.pieces().empty()) {
      const Piece& piece = battle_.ground.pieces()[below(static_cast<std::uint32_t>(battle_.ground.pieces().size()))];
      const auto corners = piece.solid.shape.corners();
      const std::uint32_t i = below(static_cast<std::uint32_t>(corners.size()));
      const Point a = corners[i], b = corners[(i + 1) % corners.size()];
      const Point at =
          toward(a, b, {static_cast<std::int32_t>(below(1 + static_cast<std::uint32_t>(distance(a, b).units)))});
      if (distance(from, at) < inches(12)) return around(at, piece.solid.shape.radius + own + nearer(inches(1)));
    }
    return kind == 19 || !stands ? anywhere() : around(s_[mover].at, nearer(inches(8)));
  }

  // A verb with all it uses.
  Choice choice(std::uint8_t verb) const {
    const unsigned uses = question_.verbs()[verb].uses;
    Choice c{.verb = verb};
    if (uses & uses_figure) c.figure = anybody();
    if (uses & uses_target) c.target = anybody();
    if (uses & uses_number) c.number = static_cast<std::int16_t>(static_cast<int>(below(9)) - 1);
    const FigureId mover = uses & uses_figure ? c.figure : question_.about;
    if (uses & uses_path) c.path = straight(place(mover));
    if (uses & uses_facing) c.facing = facing(mover, c.path);
    return c;
  }

  FigureId anybody() const { return {static_cast<std::uint8_t>(below(s_.figure_count))}; }

 private:
  std::uint32_t below(std::uint32_t n) const { return random_.below(n); }
  Length nearer(Length most) const {  // more often near than far
    return {static_cast<std::int32_t>(std::int64_t{most.units} * below(101) * below(101) / 10'000)};
  }
  Point around(Point at, Length far) const {
    return at + along(Angle{static_cast<std::uint16_t>(random_.next())}, far);
  }
  Point anywhere() const {
    return {static_cast<std::int32_t>(below(static_cast<std::uint32_t>(battle_.ground.width().units))),
            static_cast<std::int32_t>(below(static_cast<std::uint32_t>(battle_.ground.depth().units)))};
  }
  Angle facing(FigureId mover, const Path& path) const {
    const bool goes = !mover.none() && !path.empty() && s_[mover].in_play() && path.end() != s_[mover].at;
    if (goes && below(2) == 0) return bearing(path.end() - s_[mover].at);
    return below(2) == 0 && !mover.none() ? s_[mover].facing : Angle{static_cast<std::uint16_t>(random_.next())};
  }

  const Battle& battle_;
  const Tabletop& s_;
  const Question& question_;
  Random& random_;
};

}  // namespace fyrd
