// Who must test his nerve at the end of a turn, and who keeps it (NOT-092 … NOT-094, NOT-126, NOT-131, NOT-A35, A37,
// A97).
#include "rulesets/nottingham/turn/panic.h"

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/ways/flight.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

int dice_lost(Here here, Side side) {
  const auto& [b, s] = here;
  int lost = 0;
  for (FigureId id : everyone(s)) {
    if (s[id].side != side) continue;
    lost += s[id].in_play() ? s.panics(id) : b.warrior(id).dice();
  }
  return lost;
}

namespace {

bool leader_lost(Here here, Side side) {
  for (FigureId id : everyone(here.s)) {
    if (here[id].side == side && here.b.has(id, Skill::leader) && !here[id].in_play()) return true;
  }
  return false;
}

// NOT-092 c: two enemies near and no friend, those lying, out or panicking left aside
bool alone(Here here, FigureId id) {
  const auto& [b, s] = here;
  if (b.has(id, Skill::hero)) return false;
  int foes = 0;
  for (FigureId other : everyone(s)) {
    if (other == id || s[other].pose != Pose::standing || s.panics(other)) continue;
    if (!within(here, id, other, b.numbers.panic_near)) continue;
    if (b.friends(s, id, other)) return false;
    ++foes;
  }
  return foes >= b.numbers.panic.foes;
}

bool dreaded(Here here, FigureId id) {
  const auto& [b, s] = here;
  for (FigureId other : enemies(here, id)) {
    const bool steady = s[other].pose == Pose::standing && !s.panics(other);  // NOT-A97
    if (b.has(other, Skill::dreadful) && (steady || !b.rulings.dread_standing) &&
        within(here, id, other, b.numbers.panic_near))
      return true;
  }
  return false;
}

}  // namespace

Fear fear_of(Here here, FigureId id) {
  const Side side = here[id].side;
  const int starting = here.s.band(side).starting;
  if (dice_lost(here, side) * here.b.numbers.panic.losses >= starting) return Fear::losses;  // NOT-A37
  if (leader_lost(here, side)) return Fear::leader;
  if (alone(here, id)) return Fear::alone;
  if (here.man(id).bereft) return Fear::bereft;
  return dreaded(here, id) ? Fear::dread : Fear::none;
}

int last_bad(const Numbers& n, Fear fear) { return fear == Fear::dread ? n.panic.dread_fails : n.panic.fails; }

int nerve_dice(const Numbers& n, int bound, bool brave) { return bound + (brave ? n.skill.brave_dice : 0); }

int throw_nerve(Play& play, const Numbers& n, int count, Fear fear, FigureId id) {
  return play.lowest(dice(count, 6), {"NOT-093", "his nerve", id}, mark_at(last_bad(n, fear) + 1));
}

bool unnerves(const Numbers& n, int worst, Fear fear) { return worst <= last_bad(n, fear); }

namespace {

void start_panic(State& s, Play& play, FigureId id) {
  Man& man = s.man(id);
  lower_aim(man);  // NOT-062
  --man.plain;     // NOT-094 one bound die is locked
  man.panic = true;
  play.tell("panicked", "NOT-093", "{by} panics.", {.by = id});
}

void panic_test(Now now, FigureId id, Fear fear) {
  const auto& [b, s, play] = now;
  if (s.panics(id)) return;  // NOT-093 he fails again, and nothing changes
  const int count = nerve_dice(b.numbers, s.man(id).bound(), b.has(id, Skill::brave));
  if (count <= 0) return;  // NOT-A35 nothing to roll
  const int worst = throw_nerve(play, b.numbers, count, fear, id);
  const bool fails = unnerves(b.numbers, worst, fear);
  static constexpr const char* reasons[] = {"",
                                            "for the losses of his band",
                                            "for his leader",
                                            "among his enemies",
                                            "for a hero fallen near him",
                                            "before a dreadful foe"};
  play.tell([&] {
    Event e;
    e.kind = "nerve_tested", e.rule = "NOT-092", e.purpose = reasons[static_cast<int>(fear)];
    e.text = fails ? "{by} loses his nerve {purpose}." : "{by} keeps his nerve {purpose}.";
    e.by = id, e.number = worst;
    return e;
  });
  if (fails) start_panic(s, play, id);
}

}  // namespace

void panic_tests(Now now) {
  const auto& [b, s, play] = now;
  std::array<Fear, max_figures> fears{};
  for (FigureId id : in_play(s)) fears[id.index] = fear_of(now, id);  // NOT-A97 all reasons before the first roll
  for (const Side side : nomination_order(s)) {
    for (FigureId id : everyone(s)) {
      if (s[id].side == side && s[id].in_play() && fears[id.index] != Fear::none) panic_test(now, id, fears[id.index]);
    }
  }
  s.phase = Phase::flight;
}

void panic_flight(Now now) {
  const auto& [b, s, play] = now;
  for (const Side side : nomination_order(s)) {
    for (FigureId id : everyone(s)) {
      if (s[id].side == side && s.panics(id) && s[id].in_play()) flee(now, id, flight_allowance(now, id), false);
      if (s.over()) return;  // a blow at who fled
    }
  }
  s.phase = Phase::judge;
}

}  // namespace fyrd::nottingham
