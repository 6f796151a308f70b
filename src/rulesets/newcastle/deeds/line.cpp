// What a line does besides moving (NEW-A45, NEW-A46, NEW-A49).
#include "rulesets/newcastle/deeds/line.h"

#include "core/figures/walk.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

FigureSet line_to_form(Here here, FigureId id) { return line_of(here, id, free_men(here, here[id].side)); }

WhyNot cannot_form(Here here, FigureId id) {
  static constexpr Reason no_line{"no_line", "{by} does not stand in a line of three who are free to form up.",
                                  "NEW-A46"};
  static constexpr Reason formed{"formed_already", "That line is formed.", "NEW-A46"};
  const FigureSet line = line_to_form(here, id);
  if (line.empty()) return {&no_line, id};
  if (line == members(here.s, id)) return {&formed, id};
  return {};
}

void form_up(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  const FigureSet line = line_to_form(now, id);
  form(b, s, line, s[id].facing);
  for (FigureId mate : line) s.man(mate).now.moved = true;  // NEW-A46 at the end of their movement
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
  now.man(id).pushed = false;  // NEW-A49
  now.play.tell("stepped_up", "NEW-A49", "{by} steps up into the line.", {.by = id});
}

void turn_about(Now now, FigureId id) {
  for (FigureId mate : members(now.s, id)) now[mate].facing = now[mate].facing + south;  // NEW-A45 free
  now.play.tell("turned", "NEW-A45", "The line of {by} turns about.", {.by = id});
}

}  // namespace fyrd::newcastle
