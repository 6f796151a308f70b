// What keeps men and lines from moving, and what breaking off costs (NEW-024, NEW-033, NEW-042, NEW-A24, NEW-A34,
// NEW-A45, NEW-X07, NEW-X08, NEW-X10).
#include "rulesets/newcastle/deeds/move.h"

#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

WhyNot cannot_act(Here here, FigureId id) {
  static constexpr Reason runs{"runs", "{by} has lost his nerve.", "NEW-X07", cure::takes_heart};
  static constexpr Reason cowers{"cowers", "{by} cowers.", "NEW-X10"};
  if (here.man(id).runs) return {&runs, id};
  if (here.man(id).cowers) return {&cowers, id};
  return {};
}

WhyNot cannot_move(Here here, FigureId id, bool in_line) {
  static constexpr Reason moved{"moved_already", "{by} has moved this turn, and moves are in one piece.", "NEW-024",
                                cure::next_turn};
  static constexpr Reason no_time{"no_time", "{by} has loaded and shot, and has no time to move.", "NEW-042",
                                  cure::less_done};
  static constexpr Reason fights{"in_melee", "{by} is in melee; he can only break off.", "NEW-A24"};
  if (const WhyNot no = cannot_act(here, id)) return no;
  const Done& now = here.man(id).now;
  if (now.moved && !(in_line && now.marching)) return {&moved, id};  // NEW-A45 a line that wheels may go on
  if (const Arm* arm = missile(here, id); arm && arm->weapon.loads && loaded_and_shot(here, id)) return {&no_time, id};
  if (in_melee(here, id)) return {&fights, id};
  return {};
}

WhyNot line_cannot_move(Here here, FigureId id) {
  static constexpr Reason no_group{"no_group", "{by} is in no formed group.", "NEW-033"};
  if (!here.s.formed(id)) return {&no_group, id};
  for (FigureId mate : members(here.s, id)) {  // NEW-A45 not while one of them fights
    if (const WhyNot no = cannot_move(here, mate, true)) return no;
  }
  return {};
}

WhyNot cannot_advance(Here here, FigureId id, const Path& path) {
  static constexpr Reason not_ahead{"not_ahead", "A line goes straight ahead, or wheels.", "NEW-A45"};
  if (const WhyNot no = line_cannot_move(here, id)) return no;
  if (path.count != 1 || !straight_ahead(here.s, id, path.end())) return {&not_ahead, id};
  return {};
}

WhyNot cannot_wheel(Here here, FigureId id) {
  static constexpr Reason not_an_end{"not_an_end", "A line wheels about the man at one end of it.", "NEW-A45"};
  if (const WhyNot no = line_cannot_move(here, id)) return no;
  if (!at_end(here.s, id)) return {&not_an_end, id};
  return {};
}

WhyNot would_charge(Here here, const Motion& m) {
  static constexpr Reason charge{
      "would_charge", "That comes into reach of {at}: a charge, and those have an order of their own.", "NEW-A34"};
  const FigureSet foes = foes_met(here, m);
  return foes.empty() ? WhyNot{} : WhyNot{&charge, m.lead, foes.first()};
}

WhyNot cannot_leave(Here here, const Motion& m) {
  static constexpr Reason off{"switched_off", "Nobody leaves a melee here.", "NEW-X08", cure::other_options};
  static constexpr Reason moved{"moved_already", "{by} has moved this turn.", "NEW-024", cure::next_turn};
  static constexpr Reason free{"not_in_melee", "{by} is in no melee.", "NEW-A24"};
  static constexpr Reason too_far{"too_far", "That way is {length} long; breaking off he goes {most}.", "NEW-A24"};
  if (!here.b.switches.leaving) return {&off};
  if (here.man(m.lead).now.moved) return {&moved, m.lead};
  if (!in_melee(here, m.lead)) return {&free, m.lead};
  if (m.way > m.allowed / 2) return {.reason = &too_far, .by = m.lead, .length = m.way, .most = m.allowed / 2};
  if (const WhyNot no = cannot_go(here, m)) return no;
  return would_charge(here, m);
}

namespace {

// A free blow takes nothing of what a man may do in this turn; but a fumble is a fumble (NEW-X06).
void put_back(State& s, FigureId id, Done before) {
  before.fumbles = s.man(id).now.fumbles;
  s.man(id).now = before;
}

}  // namespace

void leave_melee(Now now, const Motion& m) {
  const auto& [b, s, play] = now;
  const FigureId id = m.lead;
  s.man(id).now.moved = true;
  const FigureSet foes = foes_at(now, id, s[id].at) | s.man(id).closed;
  const Point from = s[id].at;
  for (FigureId foe : foes) {  // NEW-A24 each in contact has a free attack roll, and he only defends
    if (!reaches(now, foe, id) || !can_attack(now, foe)) continue;
    const Done his = s.man(foe).now, mine = s.man(id).now;
    contest(now, {foe, id, true, false});
    put_back(s, foe, his);
    put_back(s, id, mine);
    resolve_hits(now);
    if (s[id].at != from || !s[id].in_play()) return;  // driven off, or down
  }
  carry_out(b, s, m);
  play.tell("left", "NEW-A24", "{by} breaks off, {length} {way}.",
            {.by = id, .length = m.way, .from = from, .path = &m.path});
}

}  // namespace fyrd::newcastle
