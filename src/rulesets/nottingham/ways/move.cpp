// How far somebody may go, and going there step by step.
#include "rulesets/nottingham/ways/move.h"

#include "rulesets/nottingham/deeds/carry.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/trap.h"
#include "rulesets/nottingham/deeds/walk.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

Length allowance(const NottinghamBattle& b, const StrideFacts& f, Length basic) {
  const Numbers& n = b.numbers;
  const Length most = basic - b.inch(n.bound_slows * f.bound) - f.slows + b.inch(f.athletic ? n.athletic : 0);
  return max(most, Length{});
}

namespace {

StrideFacts stride(Here here, FigureId id, int bound) {
  const auto& [b, s] = here;
  const Item* worn = b.armour(s, id);
  const bool slow = worn && !b.has(id, Skill::heavy_armour_training);  // NOT-117, NOT-134
  return {.bound = bound,
          .slows = slow ? worn->slows : Length{},
          .athletic = b.has(id, Skill::athletic) && !s.man(id).mounted};  // NOT-124
}

}  // namespace

Length allowance(Here here, FigureId id, Length basic) {
  return allowance(here.b, stride(here, id, here.man(id).bound()), basic);
}

Length flight_allowance(Here here, FigureId id) {
  const Length far = here.b.numbers.flight;
  return here.b.rulings.flight_flat ? far : allowance(here.b, stride(here, id, 0), far);
}

Length activation_allowance(Here here, FigureId id) {
  return allowance(here, id,
                   here.man(id).mounted ? here.b.numbers.mounted_move
                                        : here.b.numbers.activation_move);  // NOT-054, NOT-160, NOT-A41
}

int run_inches(int best) { return (best + 1) / 2; }  // NOT-060 half the best die, rounded up

Length run_allowance(Here here, FigureId id, int best) { return allowance(here, id, here.b.inch(run_inches(best))); }

bool may_move(Here here, FigureId id) {
  // NOT-090, NOT-094, NOT-156, NOT-A95
  return here[id].pose == Pose::standing && !here.s.panics(id) && !here.man(id).hanging() && !in_deep_water(here, id);
}

void activation_move(Now now, FigureId id) {
  if (!may_move(now, id)) return;
  const Choice choice = now.play.ask(WalkOrder(now, id, Gait::activation, activation_allowance(now, id)));
  if (choice.verb == WalkOrder::turn) turn_to(now.b, now.s, id, choice.facing);  // NOT-A66 turning is not moving
  if (choice.verb == WalkOrder::go) walk(now, id, choice.path, choice.facing, Gait::activation);
}

namespace {

void step_to(State& s, FigureId id, Point at, Length height, Angle facing) {
  Figure& f = s[id];
  s.man(id).moved |= f.at != at;
  s.man(id).moved_now |= f.at != at;
  f.at = at;
  f.elevation = height;
  f.facing = facing;
}

void tell_way(Play& play, FigureId id, Point from, const Path& way, Gait gait) {
  const char* rule = gait == Gait::activation ? "NOT-054" : gait == Gait::flight ? "NOT-095" : "NOT-060";
  const char* text = gait == Gait::crawl    ? "{by} crawls {length} {way}."
                     : gait == Gait::swim   ? "{by} swims {length} {way}."
                     : gait == Gait::flight ? "{by} flees {length} {way}."
                                            : "{by} moves {length} {way}.";
  play.tell("moved", rule, text, {.by = id, .length = length(from, way), .from = from, .path = &way});
}

// The part of a path up to a place on it, `along` from its start.
Path part_of(Point from, const Path& path, Length along, Point at) {
  Path part;
  Length gone;
  for (const Point p : path.all()) {
    const Length leg = distance(from, p);
    if (gone + leg >= along) break;
    part.add(p);
    gone += leg;
    from = p;
  }
  if (!part.full() && (part.empty() || part.end() != at)) part.add(at);
  return part;
}

}  // namespace

bool walk(Now now, FigureId id, const Path& path, Angle facing, Gait gait, Stop* last) {
  const auto& [b, s, play] = now;
  const Course way = course(now, id, path, gait);
  if (last) last->broken = way.broken;
  const Point from = s[id].at;
  for (int i = 0; i < way.mark_count;) {
    const Mark& mark = way.marks[i];
    FigureSet leaving;
    int next = i;
    for (; next < way.mark_count; ++next) {  // NOT-A80 all at one point
      const Mark& same = way.marks[next];
      if (same.kind != Mark::Kind::area_left || same.along != mark.along) break;
      leaving.add(same.who);
    }
    step_to(s, id, mark.at, mark.height, mark.heading);
    if (last) last->at = mark.at, last->height = mark.height;
    const auto stopped = [&] { tell_way(play, id, from, part_of(from, path, mark.along, mark.at), gait); };
    if (!leaving.empty()) {
      s.man(id).moved = s.man(id).moved_now = true;                         // NOT-A11 struck in mid-move, he has moved
      const bool spared = gait == Gait::flight && b.rulings.flight_spared;  // NOT-A20
      if (!spared && !blows_at(now, id, leaving)) return stopped(), false;
      i = next;
      continue;
    }
    stopped();
    turn_to(b, s, id, mark.heading);
    if (mark.kind == Mark::Kind::trap) spring(now, id, mark.trap);
    if (mark.kind == Mark::Kind::drop) fall(now, id, mark.at, mark.height);  // NOT-086
    return false;
  }
  step_to(s, id, way.end, way.height, facing);
  turn_to(b, s, id, facing);
  tell_way(play, id, from, path, gait);
  return true;
}

void run(Now now, Hand& hand, Load load) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  const Gait gait = in_deep_water(now, id)      ? Gait::swim
                    : s[id].pose == Pose::lying ? Gait::crawl
                                                : Gait::run;  // NOT-A33, A65
  const int best = play.best(dice(hand.dice, 6), {"NOT-060", "running", id});
  const Length far = max(run_allowance(now, id, best) - load_slows(now, load), {});
  const FigureId mate = second_carrier(now, id, load);  // NOT-X50
  const Choice choice = play.ask(WalkOrder(now, id, gait, far, hand.dice));
  if (choice.verb == WalkOrder::turn) turn_to(b, s, id, choice.facing);
  if (choice.verb != WalkOrder::go) return;
  const Point from = choice.path.before_end(s[id].at);
  Stop stop;
  const bool whole = walk(now, id, choice.path, choice.facing, gait, &stop);
  if (load.any() && whole)
    set_down(now, id, load, {s[id].at, s[id].elevation}, from, mate);
  else if (load.any())
    set_down(now, id, load, stop, stop.at - along(s[id].facing, inches(1)), nobody);  // NOT-A91 it stays there
  if (!whole || !stop.broken || gait != Gait::run) return;  // NOT-151 broken ground trips whoever runs on it
  const Item* worn = b.armour(s, id);
  const int lowest = play.lowest(dice(hand.dice, 6), {"NOT-151", "keeping his feet", id});
  if (trips(lowest, worn ? worn->damage : 0)) go_to_ground(now, id);
}

}  // namespace fyrd::nottingham
