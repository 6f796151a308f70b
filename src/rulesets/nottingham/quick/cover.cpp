// From cover to cover: behind whatever hides him from the nearest bow, if that brings him on as well.
#include "rulesets/nottingham/deeds/walk.h"
#include "rulesets/nottingham/quick/quick.h"

namespace fyrd::nottingham {

// The nearest enemy who would shoot at him; nobody: none near enough to mind, or one too near for hiding.
FigureId Quick::threat(FigureId id) const {
  FigureId best = nobody;
  std::int64_t least = (2 * b_.numbers.range_step + b_.inch(4)).squared();
  for (FigureId other : everyone(s_)) {
    if (s_[other].pose != Pose::standing || s_.panics(other) || !b_.enemies(s_, id, other) || !archer(other)) continue;
    if (const std::int64_t far = (s_[other].at - s_[id].at).squared(); far < least) least = far, best = other;
  }
  return least <= b_.inch(6).squared() ? nobody : best;
}

bool Quick::take_cover(const WalkOrder& order, Point to, Choice& c) const {
  const FigureId id = order.about, bow = threat(id);
  if (bow.none() || s_.man(id).mounted || s_[id].elevation > b_.numbers.waist) return false;
  const Point here = s_[id].at, eye = s_[bow].at;
  const Length goal = distance(here, to), worth_it = order.allowed * 3 / 5;
  Point best;
  Length most{};
  b_.ground.any(extent(here, here).grown(order.allowed.units), [&](int i) {
    const Piece& piece = b_.ground.pieces()[static_cast<std::size_t>(i)];
    if (!piece.blocks_sight || piece.solid.top < b_.numbers.body_height / 2) return false;
    const Bound round = bound(piece.solid.shape);
    const Point behind =
        round.at + with_length(round.at - eye, round.radius + b_.bases[s_[id].base].radius + b_.inch() / 10);
    if (round.radius > b_.inch(2) || distance(here, behind) > order.allowed - Length{1})
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
