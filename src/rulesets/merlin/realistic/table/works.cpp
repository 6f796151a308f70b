// What stands, what is closed, and what has been used this turn (MER-R-005, MER-R-A46, A53, MER-X04).
#include "rulesets/merlin/realistic/table/works.h"

#include "core/play/cure.h"

namespace fyrd::merlin::realistic {

namespace {

// Whether the base of a figure runs over a shape on its way.
bool runs_over(const RealisticBattle& b, const Figure& f, const Path& path, const Shape& shape) {
  Point from = f.at;
  for (Point to : path.all()) {
    const Shape base = b.base(f, from);
    if (overlap(base, shape) || (to != from && !sweep(base, from, to, shape).free)) return true;
    from = to;
  }
  return false;
}

}  // namespace

const Piece& piece_of(const RealisticBattle& b, const Work& w) { return b.ground.pieces()[w.piece]; }
const TerrainTrait& trait_of(const RealisticBattle& b, const Work& w) { return b.traits[piece_of(b, w).kind]; }
const Shape& shape_of(const RealisticBattle& b, const Work& w) { return piece_of(b, w).solid.shape; }
bool is_closed_gate(const RealisticBattle& b, const Work& w) { return !w.up && trait_of(b, w).gate; }

void find_works(const RealisticBattle& b, State& s) {
  const auto& pieces = b.ground.pieces();
  for (std::size_t i = 0; i < pieces.size() && s.work_count < max_works; ++i) {
    const TerrainTrait& trait = b.traits[pieces[i].kind];
    if (trait.gate || trait.ladder || trait.stair) s.works[s.work_count++].piece = static_cast<std::uint8_t>(i);
  }
}

Ends ends_of(const RealisticBattle& b, const Work& w) {
  Vec sum[2] = {};
  int count[2] = {};
  for (const Point corner : shape_of(b, w).corners()) {
    const int end = b.ground.elevation(corner) > b.numbers.level_walk;
    sum[end] = sum[end] + (corner - Point{}), ++count[end];
  }
  const auto mean = [&](int end) {
    return count[end] ? Point{sum[end].x / count[end], sum[end].y / count[end]} : Point{};
  };
  return {mean(0), mean(1)};
}

int ladder_between(Here here, FigureId id, Point to) {
  return find_work(here.s, [&](const Work& w) {
    return w.up && trait_of(here.b, w).ladder && within(here.base(id), shape_of(here.b, w), touching) &&
           within(here.b.base(here[id], to), shape_of(here.b, w), touching);
  });
}

int closed_gate(Here here, FigureId id, const Path& path) {
  return find_work(here.s, [&](const Work& w) {
    return is_closed_gate(here.b, w) && runs_over(here.b, here[id], path, shape_of(here.b, w));
  });
}

int stair_on_way(Here here, FigureId id, const Path& path) {
  return find_work(here.s, [&](const Work& w) {
    return trait_of(here.b, w).stair && runs_over(here.b, here[id], path, shape_of(here.b, w));
  });
}

WhyNot cannot_pass_works(Here here, FigureId id, Gait gait, const Path& path) {
  static constexpr Reason gate_closed{"gate_closed", "The gate is closed.", "MER-X04", cure::opened};
  static constexpr Reason stair_taken{"stair_taken", "Somebody has used {thing} this turn.", "MER-R-005",
                                      cure::next_turn};
  static constexpr Reason stair_walked{"walk_only", "On {thing} everybody walks.", "MER-R-005", cure::slower};
  static constexpr Reason stair_ridden{"rider", "{by} cannot take his horse up or down {thing}.", "MER-R-A53"};
  const auto& [b, s] = here;
  if (s.work_count == 0) return {};
  if (closed_gate(here, id, path) >= 0) return {&gate_closed, id};
  for (const Work& w : s.all_works()) {
    if (!trait_of(b, w).stair || !runs_over(b, here[id], path, shape_of(b, w))) continue;
    const auto no = [&](const Reason& reason) {
      return WhyNot{.reason = &reason, .by = id, .thing = piece_of(b, w).name.c_str()};
    };
    if (mounted(here, id)) return no(stair_ridden);  // MER-R-A53
    if (gait > Gait::walk) return no(stair_walked);  // MER-R-005 at a walk
    if (w.used == s.turn) return no(stair_taken);    // MER-R-005 one figure a turn on each
  }
  return {};
}

void take_stairs(const RealisticBattle& b, State& s, FigureId id, Point from, const Path& path) {
  Figure before = s[id];
  before.at = from;
  for (Work& w : std::span(s.works).first(s.work_count)) {
    if (trait_of(b, w).stair && runs_over(b, before, path, shape_of(b, w))) w.used = s.turn;
  }
}

bool gate_in_line(Here here, Point from, Point to) {
  return find_work(here.s, [&](const Work& w) {
           return is_closed_gate(here.b, w) && inside(shape_of(here.b, w), from, to);
         }) >= 0;
}

}  // namespace fyrd::merlin::realistic
