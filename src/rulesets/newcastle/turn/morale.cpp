// Losing one's nerve and running for the own edge (NEW-X07).
#include "rulesets/newcastle/turn/morale.h"

#include "core/figures/walk.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

bool leader_near(Here here, FigureId id) {
  const auto& [b, s] = here;
  for (FigureId mate : in_play(s, s[id].side)) {
    if (b.soldier(mate).leader && !s.man(mate).runs && within(here.disc(id), here.disc(mate), b.numbers.leader))
      return true;
  }
  return false;
}

void run(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  const Point from = s[id].at;
  const Vec home = along(b.zones[s[id].side.index].facing + south, rate(now, id, false, on_difficult(now, id)));
  part(s, id);
  s.man(id).now.moved = true;
  const Leg way = leg(now, id, from, from + home, others(s, id));
  put(b, s, id, way.to);
  s[id].facing = bearing(home);
  const Path path = straight(way.to);
  if (way.edge) take_off(b, s, id, Pose::away);
  play.tell("ran", "NEW-X07", way.edge ? "{by} runs off the table." : "{by} runs for his life, {length}.",
            {.by = id, .length = length(from, path), .from = from, .path = &path});
}

}  // namespace

void run_home(Now now) {
  const auto& [b, s, play] = now;
  s.phase = Phase::orders;
  for (FigureId id : in_play(s, s.active)) {
    if (!s.man(id).runs) continue;
    if (leader_near(now, id)) {
      s.man(id).runs = false;
      play.tell("rallied", "NEW-X07", "{by} sees his leader and takes heart.", {.by = id});
    } else {
      run(now, id);
    }
  }
}

int nerve(const Numbers& n, bool wounded) { return wounded ? n.wounded_steady : n.steady; }

void test_nerve(Now now) {
  const auto& [b, s, play] = now;
  for (std::uint8_t i = 0; i < 2; ++i) {
    int lost = 0, all = 0;
    for (FigureId id : everyone(s)) {
      if (s[id].side != Side{i}) continue;
      ++all;
      lost += !s[id].in_play();
    }
    const int shares = std::min(b.numbers.tests, all == 0 ? 0 : 100 * lost / (b.numbers.share * all));
    if (shares <= s.tested[i]) continue;
    s.tested[i] = static_cast<std::uint8_t>(shares);
    for (FigureId id : in_play(s, Side{i})) {
      if (s.man(id).runs || leader_near(now, id)) continue;
      const int needed = nerve(b.numbers, s.man(id).wounds > 0);
      const int roll = play.sum(d(faces), {"NEW-X07", "nerve", id}, mark_at(needed));
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
