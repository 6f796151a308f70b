// Losing one's nerve and running for the own edge (NEW-X07).
#include "rulesets/newcastle/turn/morale.h"

#include "core/figures/walk.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"

namespace fyrd::newcastle {

namespace {

bool leader_near(const NewcastleBattle& b, const State& s, FigureId id) {
  for (FigureId mate : in_play(s, s[id].side)) {
    if (b.soldier(mate).leader && !s.man(mate).runs && within(b.disc_of(s[id]), b.disc_of(s[mate]), b.numbers.leader))
      return true;
  }
  return false;
}

void run(const NewcastleBattle& b, State& s, Play& play, FigureId id) {
  const Point from = s[id].at;
  const Vec home = along(b.zones[s[id].side.index].facing + south, rate(b, s, id, false, on_difficult(b, s[id])));
  part(s, id);
  s.man(id).now.moved = true;
  const Leg way = leg({b, s}, id, from, from + home, others(s, id));
  put(b, s, id, way.to);
  s[id].facing = bearing(home);
  const Path path = straight(way.to);
  if (way.edge) take_off(b, s, id, Pose::away);
  play.tell("ran", "NEW-X07", way.edge ? "{by} runs off the table." : "{by} runs for his life, {length}.",
            {.by = id, .length = length(from, path), .from = from, .path = &path});
}

}  // namespace

void run_home(const NewcastleBattle& b, State& s, Play& play) {
  s.phase = Phase::orders;
  for (FigureId id : in_play(s, s.active)) {
    if (!s.man(id).runs) continue;
    if (leader_near(b, s, id)) {
      s.man(id).runs = false;
      play.tell("rallied", "NEW-X07", "{by} sees his leader and takes heart.", {.by = id});
    } else {
      run(b, s, play, id);
    }
  }
}

void test_nerve(const NewcastleBattle& b, State& s, Play& play) {
  for (std::uint8_t i = 0; i < 2; ++i) {
    int lost = 0, all = 0;
    for (FigureId id : everyone(s)) {
      if (s[id].side != Side{i}) continue;
      ++all;
      lost += !s[id].in_play();
    }
    const int quarters = std::min(2, all == 0 ? 0 : 4 * lost / all);
    if (quarters <= s.tested[i]) continue;
    s.tested[i] = static_cast<std::uint8_t>(quarters);
    for (FigureId id : in_play(s, Side{i})) {
      if (s.man(id).runs || leader_near(b, s, id)) continue;
      const int needed = s.man(id).wounded ? b.numbers.wounded_steady : b.numbers.steady;
      const int roll = play.sum(d(20), {"NEW-X07", "nerve", id}, mark_at(needed));
      const bool runs = roll < needed;
      play.tell(runs ? "lost_nerve" : "stood_firm", "NEW-X07",
                runs ? "{by} rolls {number} and loses his nerve." : "{by} rolls {number} and stands firm.",
                {.by = id, .number = roll});
      if (!runs) continue;
      leave_group(b, s, id);
      s.man(id).runs = true;
    }
  }
}

}  // namespace fyrd::newcastle
