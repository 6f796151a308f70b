// Deadly Desires: a leader in a trap, and his way out of it (NOT-211, NOT-A102).
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

constexpr std::uint8_t leader_free = 10, leader_taken = 11;

// The followers of the leader wait at the short edge opposite to the hut.
Edge far_edge(const NottinghamBattle& b) { return edge_behind(b.zones[1].facing); }
Edge hut_edge(const NottinghamBattle& b) { return opposite(far_edge(b)); }

// NOT-211 the one in the hut: the leader of the first defending band.
FigureId prey(Here here) {
  const Side side = first_defender(here);
  return side.none() ? nobody : leader_of(here, side);
}

void set_up(const NottinghamBattle&, State&) {}

Wave wave(Here here) {
  const FigureId leader = prey(here);
  if (!leader.none() && !here.man(leader).deployed) {
    Wave alone{.side = here[leader].side};
    alone.who.add(leader);
    return alone;
  }
  if (const Wave ambush = wave_of(here, true, Part::everybody); !ambush.who.empty()) return ambush;
  return wave_of(here, false, Part::everybody);
}

void posts(Here here, FigureId id, int, Posts& posts) {
  const auto& [b, s] = here;
  const Edge far = far_edge(b);
  if (id == prey(here)) {
    for (const int room : b.setting.houses[0].rooms) posts.add(in_room(b, room, b.zones[0].facing));
    return;
  }
  if (!attacks(here, s[id].side)) return posts.add(at_edge(b, far, b.zones[1].facing));
  // The long edges of the hut's half.
  const bool upright = runs_east(far);
  for (const Edge edge : upright ? std::array{Edge::west, Edge::east} : std::array{Edge::south, Edge::north}) {
    Post post = at_edge(b, edge, inward(edge));
    const Length width = b.ground.width(), depth = b.ground.depth();
    switch (far) {
      case Edge::north: post.high.y = depth.units / 2; break;
      case Edge::south: post.low.y = depth.units / 2; break;
      case Edge::east: post.high.x = width.units / 2; break;
      case Edge::west: post.low.x = width.units / 2; break;
    }
    posts.add(post);
  }
}

void events(Now) {}

// NOT-211 the leader, out of action, carried to the edge at which the hut stands.
void arrive(Now now, FigureId by, Load load) {
  const auto& [b, s, play] = now;
  if (load.body.none() || load.body != prey(now)) return;
  const auto there = [&](Edge edge) {
    return touches(b, edge, base_of(now, by)) || touches(b, edge, base_of(now, load.body));
  };
  const bool hunter = attacks(now, s[by].side);
  if (!there(hunter ? hut_edge(b) : far_edge(b))) return;
  s.band_of(by).score = 1;
  play.tell("leader_carried", "NOT-211", "{by} has carried {at} off.", {.by = by, .at = load.body});
}

Decision decides(Here here, bool) {
  const auto& [b, s] = here;
  const FigureId leader = prey(here);
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    if (s.bands[i].score > 0) return {Ending::won, Side{i}, attacks(here, Side{i}) ? leader_taken : leader_free};
  }
  // NOT-A102 base or body at the far edge, in any state, even in flight over it
  if (leader.none() || !s.man(leader).deployed || s.band_of(leader).routed) return {};
  if (touches(b, far_edge(b), base_of(here, leader))) return {Ending::won, s[leader].side, leader_free};
  return {};
}

const char* verdict(std::uint8_t code) {
  return code == leader_taken ? "The leader is carried off to the hut's edge: {side} {wins}."
                              : "The leader is out of the trap: {side} {wins}.";
}

}  // namespace

const PlotRules desires_plot = {
    "deadly-desires",
    true,
    set_up,
    wave,
    posts,
    events,
    arrive,
    decides,
    verdict,
    "The leader in the hut is carried off by the attackers, or gets away over the far edge. "};

}  // namespace fyrd::nottingham
