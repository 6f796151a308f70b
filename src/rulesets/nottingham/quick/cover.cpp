// From cover to cover: behind whatever hides him from the nearest bow, if that brings him on as well.
#include "rulesets/nottingham/deeds/walk.h"
#include "rulesets/nottingham/quick/quick.h"

namespace fyrd::nottingham {

// The nearest enemy who would shoot at him; nobody: none near enough to mind, or one too near for hiding.
FigureId Quick::threat(FigureId id) const {
  FigureId best = nobody;
  std::int64_t least = (2 * here_.b.numbers.range_step + here_.b.inch(4)).squared();
  for (FigureId other : enemies(here_, id)) {
    if (here_[other].pose != Pose::standing || here_.s.panics(other) || !archer(other)) continue;
    if (const std::int64_t far = (here_[other].at - here_[id].at).squared(); far < least) least = far, best = other;
  }
  return least <= here_.b.inch(6).squared() ? nobody : best;
}

bool Quick::take_cover(const WalkOrder& order, Point to, Choice& c) const {
  const FigureId id = order.about, bow = threat(id);
  if (bow.none() || here_.man(id).mounted || here_[id].elevation > here_.b.numbers.waist) return false;
  const Point here = here_[id].at, eye = here_[bow].at;
  const Length goal = distance(here, to), worth_it = order.allowed * 3 / 5;
  Point best;
  Length most{};
  here_.b.ground.any(extent(here, here).grown(order.allowed.units), [&](int i) {
    const Piece& piece = here_.b.ground.pieces()[i];
    if (!piece.blocks_sight || piece.solid.top < here_.b.numbers.body_height / 2) return false;
    const Bound round = bound(piece.solid.shape);
    const Point behind =
        round.at + with_length(round.at - eye, round.radius + here_.b.inner(here_[id]) + here_.b.inch() / 10);
    if (round.radius > here_.b.inch(2) || distance(here, behind) > order.allowed - Length{1})
      return false;  // walls and houses hide in other ways
    const Length nearer = goal - distance(behind, to);
    if (nearer >= worth_it && nearer > most) best = behind, most = nearer;
    return false;
  });
  Path path;
  path.add(best);
  if (most.units == 0 || step(id, order.gait, order.allowed, path) != Step::good ||
      exposure(id, best) > exposure(id, here))
    return false;
  c.verb = WalkOrder::go;
  c.path = path;
  face_enemy(id, best, c);
  return true;
}

}  // namespace fyrd::nottingham
