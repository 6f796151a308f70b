// What a line does besides moving (NEW-022, NEW-042, NEW-A45, NEW-A46, NEW-A49).
#include "rulesets/newcastle/deeds/line.h"

#include "core/figures/walk.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

WhyNot cannot_join(Here here, FigureId id) {
  static constexpr Reason outran{"outran_line", "{by} has left his line at more than its pace.", "NEW-022",
                                 cure::next_turn};
  static constexpr Reason no_time{"no_time", "{by} has loaded and shot, and forming up is moving.", "NEW-042",
                                  cure::less_done};
  if (here.man(id).now.outran) return {&outran, id};
  if (const Arm* arm = missile(here, id); arm && arm->weapon.loads && loaded_and_shot(here, id)) return {&no_time, id};
  return {};
}

}  // namespace

FigureSet line_to_form(Here here, FigureId id) {
  FigureSet men;
  for (FigureId mate : free_men(here, here[id].side)) {
    if (!cannot_join(here, mate)) men.add(mate);
  }
  return line_of(here, id, men);
}

WhyNot cannot_form(Here here, FigureId id) {
  static constexpr Reason no_line{"no_line", "{by} does not stand in a line of three who are free to form up.",
                                  "NEW-A46"};
  static constexpr Reason formed{"formed_already", "That line is formed.", "NEW-A46"};
  if (const WhyNot no = cannot_join(here, id)) return no;
  const FigureSet line = line_to_form(here, id);
  if (line.empty()) return {&no_line, id};
  if (line == members(here.s, id)) return {&formed, id};
  return {};
}

void form_up(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  const FigureSet line = line_to_form(now, id);
  form(b, s, line, s[id].facing);
  for (FigureId mate : line) {  // NEW-A46 at the end of their movement
    s.man(mate).now.moved = true;
    s.man(mate).now.marching = false;
  }
  play.tell("formed", "NEW-A46", "{by} and those beside him form up, {number} men.", {.by = id, .number = line.size()});
}

namespace {

Point place_in_line(Here here, FigureId id) { return here[id].at - here.man(id).gave; }

}  // namespace

WhyNot cannot_step_up(Here here, FigureId id) {
  static constexpr Reason not_pushed{"not_pushed", "{by} stands in his place.", "NEW-A49"};
  static constexpr Reason no_room{"no_room", "Somebody stands where {by} stood.", "NEW-A49", cure::with_room};
  if (!here.man(id).pushed) return {&not_pushed, id};
  if (!free_place(here, id, place_in_line(here, id))) return {&no_room, id};
  return {};
}

void step_up(Now now, FigureId id) {
  put(now.b, now.s, id, place_in_line(now, id));
  now.man(id).pushed = false;
  if (now.b.rulings.push_forgotten) now.man(id).pushed_once = false;  // NEW-A49
  now.play.tell("stepped_up", "NEW-A49", "{by} steps up into the line.", {.by = id});
}

void turn_about(Now now, FigureId id) {
  for (FigureId mate : members(now.s, id)) now[mate].facing = now[mate].facing + south;  // NEW-A45 free
  now.play.tell("turned", "NEW-A45", "The line of {by} turns about.", {.by = id});
}

}  // namespace fyrd::newcastle
