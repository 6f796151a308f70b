// Gingerbread: the pig is to be led home to the forest (NOT-210, NOT-A46, NOT-A101).
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/ways/move.h"
#include "rulesets/nottingham/ways/slide.h"

namespace fyrd::nottingham {

namespace {

constexpr std::uint8_t pig_home = 10;

int pig_of(const State& s) {
  for (int i = 0; i < max_things; ++i) {
    if (s.things[i].kind == ThingKind::pig) return i;
  }
  return -1;
}

Point middle_of(const NottinghamBattle& b, const Setting::House& house) {
  std::int64_t x = 0, y = 0;
  for (const int piece : house.rooms) {
    const Point at = bound(b.ground.pieces()[piece].solid.shape).at;
    x += at.x, y += at.y;
  }
  const auto n = static_cast<std::int64_t>(std::max<std::size_t>(house.rooms.size(), 1));
  return {static_cast<std::int32_t>(x / n), static_cast<std::int32_t>(y / n)};
}

// NOT-A101 at the free spot nearest the mean of the house centres.
void set_up(const NottinghamBattle& b, State& s) {
  std::int64_t x = 0, y = 0;
  for (const Setting::House& house : b.setting.houses) {
    const Point at = middle_of(b, house);
    x += at.x, y += at.y;
  }
  const auto n = static_cast<std::int64_t>(std::max<std::size_t>(b.setting.houses.size(), 1));
  Thing pig{.kind = ThingKind::pig, .at = {static_cast<std::int32_t>(x / n), static_cast<std::int32_t>(y / n)}};
  pig.at = nearest_room_for({b, s}, pig, pig.at);
  pig.height = surface({b, s}, pig.at, {});
  add_thing(s, pig);
}

// The defender first, then the attacker.
Wave wave(Here here) {
  Wave farm = wave_of(here, false, Part::everybody);
  if (farm.who.empty()) return wave_of(here, true, Part::everybody);
  const FigureId next = farm.who.first();
  farm.who = {};
  farm.who.add(next);  // one by one, since lots are drawn for each
  farm.drawn = true;
  return farm;
}

void posts(Here here, FigureId id, int house, Posts& posts) {
  const auto& [b, s] = here;
  const Zone& zone = b.zones[s.band_of(id).zone];
  if (attacks(here, s[id].side)) return posts.add(at_edge(b, edge_behind(zone.facing), zone.facing));
  if (house < 0) return;
  for (const int room : b.setting.houses[house].rooms) posts.add(in_room(b, room, zone.facing));
}

// As far as she gets one way.
Point trots(Here here, int index, Angle way, Length far) {
  const Thing& pig = here.s.things[index];
  return slide(here, base_of(here.b, pig), pig.at, pig.at + along(way, far),
               {.feet = pig.height, .tall = here.b.numbers.pig_height, .thing = index});
}

// NOT-210, NOT-A101 where something is in her way she turns aside as little as she must and goes on, never back; of two
// ways as good, to the middle of the table.
Path wanders(Now now, int index, Angle heading, Length far) {
  const auto& [b, s, play] = now;
  Thing& pig = s.things[index];
  const Point began = pig.at;
  const Length least = b.inch() / 4;
  const Vec to_middle = Point{b.ground.width().units / 2, b.ground.depth().units / 2} - began;
  const int inner = cross(direction(heading), to_middle) > 0 ? -1 : 1;  // clockwise, or against it
  Path way;
  for (int legs = 0; legs < 4 && far >= least; ++legs) {
    Point best = pig.at;
    for (int k = 0; k <= 12; ++k) {  // by 15° to either side, up to a right angle
      const int turn = inner * (k % 2 ? 1 : -1) * ((k + 1) / 2);
      const Point end = trots(now, index, heading + degrees((360 + 15 * turn) % 360), far);
      if (distance(pig.at, end) < min(least, far)) continue;
      best = end;
      break;
    }
    if (best == pig.at) break;
    far = far - distance(pig.at, best);
    pig.at = best;
    way.add(best);
  }
  if (way.count == 0) way.add(pig.at);
  pig.at = began;
  return way;
}

// NOT-210, NOT-A46 nobody led her this turn: she strolls.
void events(Now now) {
  const auto& [b, s, play] = now;
  const int index = pig_of(s);
  if (index < 0) return;
  Thing& pig = s.things[index];
  if (std::exchange(pig.flag, false)) return;
  const Angle forest = bearing(-direction(b.zones[0].facing));
  const int way = play.sum(d(6), {"NOT-210", "where the pig goes", nobody, nobody, s.attacker});
  const int far = (play.sum(d(6), {"NOT-210", "how far the pig goes", nobody, nobody, s.attacker}) + 1) / 2;
  const Angle heading = forest + degrees(60 * way);  // NOT-A101 clockwise from the forest
  const Point from = pig.at;
  const Path stroll = b.rulings.pig_stops ? straight(trots(now, index, heading, b.inch() * far))
                                          : wanders(now, index, heading, b.inch() * far);
  pig.at = stroll.end();
  pig.height = surface(now, pig.at, pig.height);
  pig.facing = heading;
  play.tell("pig_strolled", "NOT-210", "Gingerbread strolls {length} {way}.",
            {.length = distance(from, pig.at), .from = from, .path = &stroll});
}

// NOT-A101 won when the led pig's base reaches the strip along the forest's edge.
void arrive(Now now, FigureId by, Load load) {
  const auto& [b, s, play] = now;
  if (load.thing < 0 || !attacks(now, s[by].side)) return;
  const Thing& pig = s.things[load.thing];
  if (pig.kind != ThingKind::pig || !reaches(b.zones[s.band_of(by).zone], base_of(b, pig))) return;
  s.band(s.attacker).score = 1;
  play.tell("pig_home", "NOT-210", "{by} brings Gingerbread home.", {.by = by});
}

Decision decides(Here here, bool) {
  const auto& [b, s] = here;
  if (!s.attacker.none() && s.band(s.attacker).score > 0) return {Ending::won, s.attacker, pig_home};
  return {};
}

const char* verdict(std::uint8_t) { return "Gingerbread is home: {side} {wins}."; }

}  // namespace

const PlotRules gingerbread_plot = {"gingerbread", true,   set_up,  wave,    posts,
                                    events,        arrive, decides, verdict, "The attackers bring Gingerbread home. "};

}  // namespace fyrd::nottingham
