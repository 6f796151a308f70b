// The plots in a row, and what they share: turns of setting up, edges, zones and verdicts.
#include "rulesets/nottingham/plots/plot.h"

#include "core/events/narrate.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/turn/hatred.h"

namespace fyrd::nottingham {

const PlotRules& plot_rules(Plot plot) {
  static constexpr const PlotRules* all[] = {&battle_plot,    &gingerbread_plot, &desires_plot,
                                             &christmas_plot, &gate_plot,        &trouble_plot};
  return *all[static_cast<std::size_t>(plot)];
}

bool has_roles(const NottinghamBattle& b) { return plot_rules(b.plot).roles; }

Side first_defender(Here here) {
  for (std::uint8_t i = 0; i < here.s.side_count; ++i) {
    if (defends(here, Side{i})) return Side{i};
  }
  return no_side;
}

FigureId leader_of(Here here, Side side) {
  for (FigureId id : everyone(here.s)) {
    if (here[id].side == side && here.b.has(id, Skill::leader)) return id;
  }
  return nobody;
}

bool all_deployed(const State& s) {
  for (FigureId id : everyone(s)) {
    if (!s.man(id).deployed) return false;
  }
  return true;
}

bool reaches(const Zone& zone, const Shape& shape) {
  const Point corners[] = {zone.low, {zone.high.x, zone.low.y}, zone.high, {zone.low.x, zone.high.y}};
  const auto area = hull(corners);
  return area && within(*area, shape, {});
}

void own_zone(Here here, FigureId id, int, Posts& posts) {
  const Zone& zone = here.b.zones[here.s.band_of(id).zone];
  posts.add({.low = zone.low, .high = zone.high, .whole = here.b.plot == Plot::battle, .facing = zone.facing});
}

Post in_room(const NottinghamBattle& b, int piece, Angle facing) {
  const Extent e = extent(b.ground.pieces()[piece].solid.shape);
  return {.low = {e.min_x, e.min_y},
          .high = {e.max_x, e.max_y},
          .room = static_cast<std::int16_t>(piece),
          .facing = facing};
}

Post at_edge(const NottinghamBattle& b, Edge edge, Angle facing) {
  return {.low = {},
          .high = {b.ground.width().units, b.ground.depth().units},
          .edge = static_cast<std::int8_t>(edge),
          .facing = facing};
}

namespace {

// NOT-A99 order free within a band; bands that set up together take turns: whoever has fewest on the table, from the
// seat that may begin.
template <class Fits>
Wave next_of(const State& s, Fits&& fits) {
  Wave wave;
  int fewest = max_figures + 1;
  const int first = s.active.none() ? 0 : s.active.index;
  for (int i = 0; i < s.side_count; ++i) {
    const Side side{static_cast<std::uint8_t>((first + i) % s.side_count)};
    FigureSet waiting;
    int placed = 0;
    for (FigureId id : everyone(s)) {
      if (s[id].side != side) continue;
      if (s.man(id).deployed)
        ++placed;
      else if (fits(id))
        waiting.add(id);
    }
    if (waiting.empty() || placed >= fewest) continue;
    fewest = placed;
    wave = {side, waiting};
  }
  return wave;
}

}  // namespace

Wave take_turns(Here here) {
  return next_of(here.s, [](FigureId) { return true; });
}

Wave wave_of(Here here, bool attackers, Part part) {
  return next_of(here.s, [&](FigureId id) {
    if (attacks(here, here[id].side) != attackers) return false;
    return part == Part::everybody || here.b.has(id, Skill::leader) == (part == Part::leaders);
  });
}

void set_up_plot(const NottinghamBattle& b, State& s) {
  for (std::size_t i = 0; i < b.doors.size(); ++i) s.doors[i] = b.doors[i].state;
  int next = 0;
  for (const Setting::Work& work : b.setting.bought_machines) {
    if (next == max_machines || !b.setting.machines) break;
    s.machines[next++] = {.kind = static_cast<MachineKind>(work.kind), .side = work.side};
  }
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    const std::size_t group = b.groups[i];
    s.bands[i].zone = static_cast<std::uint8_t>(group < b.zones.size() ? group : 0);
  }
  for (const Setting::Object& o : b.setting.objects)  // NOT-155
    add_thing(s, {.kind = ThingKind::heavy, .what = o.what, .at = o.at, .height = surface({b, s}, o.at, o.height)});
  plot_rules(b.plot).set_up(b, s);
}

void plot_events(Now now) {
  const auto& [b, s, play] = now;
  plot_rules(b.plot).events(now);
  fading_hatred(now);  // NOT-A96
  s.phase = Phase::panic;
}

void goods_arrive(Now now, FigureId by, Load load) {
  const auto& [b, s, play] = now;
  plot_rules(b.plot).arrive(now, by, load);
}

Decision plot_decides(Here here, bool end_of_turn) { return plot_rules(here.b.plot).decides(here, end_of_turn); }

std::string plot_verdict(Here here) {
  const auto& [b, s] = here;
  Event end;
  end.text = plot_rules(b.plot).verdict(s.verdict), end.side = s.winner;
  return narrate(b, end);
}

namespace {

void no_set_up(const NottinghamBattle&, State&) {}
void no_events(Now) {}
void no_goods(Now, FigureId, Load) {}
Decision undecided(Here, bool) { return {}; }
const char* never_decided(std::uint8_t) { return ""; }

}  // namespace

const PlotRules battle_plot = {"battle",  false,    no_set_up, take_turns,   own_zone,
                               no_events, no_goods, undecided, never_decided};

}  // namespace fyrd::nottingham
