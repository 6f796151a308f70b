// Over walls and on long legs: climbs, drops and jumps where they lead on (NOT-060, NOT-061, NOT-086, NOT-X50).
#include <algorithm>

#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/quick/errand.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/jump.h"
#include "rulesets/nottingham/ways/move.h"
#include "rulesets/nottingham/ways/path.h"

namespace fyrd::nottingham {

// NOT-061 where the way is straight and free a whole die beats the half of a run, however it falls.
Quick::Plan Quick::leap(const Hand& hand, Point to, const std::optional<Task>& duty) const {
  Plan plan;
  const FigureId id = hand.by;
  if (here_.b.rulings.jumps_across || (duty && duty->then) || engaged(id) || in_deep_water(here_, id)) return plan;
  const Length far = allowance(here_, id, here_.b.inch(6)), run = run_allowance(here_, id, 6);
  if (far <= run || to == here_[id].at) return plan;
  const int bare = exposure(id, here_[id].at);
  // Nobody jumps to where he would be struck first; a run lets him stop short of it.
  const Length clear = here_.b.numbers.activation_move + here_.b.numbers.reach + 2 * here_.b.bases[foot_base].inner;
  for (const int percent : {100, 80, 65}) {
    const Point end = first_part(here_[id].at, straight(to), scaled(far, percent)).end();
    if (distance(here_[id].at, end) < run) break;
    bool struck = false;
    for (FigureId foe : enemies(here_, id))
      struck = struck || (fit(here_.s, foe) && (here_[foe].at - end).squared() < clear.squared());
    if (struck || !dares(id, end, duty, bare) || step(id, Gait::run, far, straight(end)) != Step::good) continue;
    const Jump way = jump_to(here_, id, end, longest);
    if (!way || way.crosses || way.short_fall) continue;
    plan.take(Act::jump, 1);
    plan.choice.path = straight(end);
    face_enemy(id, end, plan.choice);
    break;
  }
  return plan;
}

bool Quick::up_high(FigureId id) const { return here_[id].elevation > here_.b.numbers.waist; }

// Whoever has something to do below; and on the wall of a gate that is broken nobody is of use but who shoots
// (NOT-X50).
bool Quick::wanted_below(FigureId id, const std::optional<Task>& duty) const {
  if (!up_high(id)) return false;
  return duty || (here_.b.plot == Plot::gate && stands_open(here_.s.doors[here_.b.setting.gate]) && !archer(id));
}

// A climb from where he is that brings him nearer; who hangs on goes on.
Quick::Plan Quick::climb_on(const Hand& hand, Point to) const {
  Plan plan;
  const FigureId id = hand.by;
  const bool hangs = here_.man(id).hanging();
  Length least = longest;
  for (const Point p : climbs_from(here_, id)) {
    const Climb way = climb_to(here_, id, p);
    const Length far = distance(p, to) + way.needs();
    if (far >= least || (!hangs && !way.up && dot(p - here_[id].at, to - here_[id].at) <= 0)) continue;
    least = far;
    plan = {};
    plan.take(Act::climb, 30, nobody, way.difficulty > 0);  // NOT-158 with care it would take him days
    plan.choice.path = straight(p);
    face_enemy(id, p, plan.choice);
  }
  return plan;
}

// From a wall down to where he is wanted: to a ladder that is not far, or over the edge.
bool Quick::go_down(const WalkOrder& order, Point to, Choice& c) const {
  const FigureId id = order.about;
  const Point here = here_[id].at;
  std::optional<Point> ladder;
  std::int64_t least = here_.b.inch(6).squared();
  here_.b.ground.any(extent(here, here).grown(here_.b.inch(6).units), [&](int i) {
    const Piece& piece = here_.b.ground.pieces()[i];
    if (here_.b.trait(piece).climb < 0 || piece.impassable || piece.floor || piece.ramp || here_.b.trait(piece).pit)
      return false;
    const Point p = beside(here_, id, piece.solid.shape, here);
    if (const std::int64_t far = (p - here).squared(); far < least) least = far, ladder = p;
    return false;
  });
  const auto go = [&](Point p) {
    c = {.verb = WalkOrder::go, .path = first_part(here, straight(p), order.allowed)};
    face_enemy(id, p, c);
    return !order.check(c);
  };
  if (ladder) return distance(here, *ladder) > here_.b.numbers.contact / 2 && go(*ladder);
  if (defends(here_, side_)) return false;  // nobody jumps off his own wall
  std::optional<Point> best;
  for (const Point p : drops_from(here_, id, order.allowed)) {
    if (!best || (p - to).squared() < (*best - to).squared()) best = p;
  }
  return best && dot(*best - here, to - here) > 0 && go(*best);
}

// NOT-X50 while the gate is shut some go over the wall, away from those who stand on it, to open it from inside.
std::optional<Quick::Task> Quick::escalade(FigureId id) const {
  constexpr int climbers = 3;
  const Setting& set = here_.b.setting;
  const Door& gate = here_.b.doors[set.gate];
  const Point here = here_[id].at;
  const Task opening{.to = beside(here_, id, gate.leaf.shape, bound(gate.leaf.shape).at + gate.inward),
                     .deed = Act::open,
                     .number = set.gate};
  if (inside_of(gate, here) || (up_high(id) && !here_.man(id).hanging())) return opening;
  const auto top_at = [&](Point p) {
    return Point{std::clamp(p.x, set.walk_low.x, set.walk_high.x), std::clamp(p.y, set.walk_low.y, set.walk_high.y)};
  };
  if (here_.man(id).hanging()) return Task{.to = top_at(here), .deed = Act::climb};
  int before_him = 0;
  for (FigureId other : everyone(here_.s)) {
    before_him +=
        other.index < id.index && here_.b.friends(here_.s, id, other) && fit(here_.s, other) && !archer(other);
  }
  const bool late = 2 * here_.s.turn > set.turns;  // then whoever hangs on a wall is missing at the gate
  if (late || archer(id) || !fit(here_.s, id) || before_him < 3 || before_him >= 3 + climbers) return std::nullopt;
  const Length radius = here_.b.bases[foot_base].inner;
  for (const int aside : {0, 3, -3, 6, -6, 9, -9}) {
    const Point wish{here.x + here_.b.inch(aside).units, here.y};
    const Point top = top_at(wish);
    if (top == here || within(disc(top, radius), gate.leaf.shape, here_.b.inch(2))) continue;
    const bool guarded =
        std::any_of(here_.s.figures.begin(), here_.s.figures.begin() + here_.s.figure_count, [&](const Figure& f) {
          return f.pose == Pose::standing && f.elevation > here_.b.numbers.waist && f.side != side_ &&
                 (f.at - top).squared() < here_.b.inch(3).squared();
        });
    const Point start = top - with_length(top - wish, here_.b.inch(2));
    const Ground::Step foot =
        here_.b.ground.step(disc(start, radius), start, top, walking_band(here_.b, {}, here_.b.numbers.body_height));
    if (guarded || foot.free || !(foot.until == here || free_for(here_, id, foot.until, {}))) continue;
    return Task{.to = foot.until, .deed = Act::climb};
  }
  return std::nullopt;
}

}  // namespace fyrd::nottingham
