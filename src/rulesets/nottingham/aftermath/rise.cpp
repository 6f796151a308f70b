// Rising, the first lesson, and the next leader.
#include "rulesets/nottingham/aftermath/rise.h"

#include "rulesets/nottingham/aftermath/lessons.h"

namespace fyrd::nottingham {

namespace {

constexpr const char* rule = "NOT-X20";

void rise(CampNow now, FigureId id) {
  become_hero(now.s, id);
  now.play.tell("rose", rule, "{by} has made a name for himself and is a hero now.", {.by = id});
}

}  // namespace

std::string RiseOrder::prompt() const {
  return purpose == Purpose::rise ? "One of these men becomes a hero. Who?" : "Who leads the band from now on?";
}

bool RiseOrder::eligible(FigureId id) const {
  if (purpose == Purpose::rise) return s_.here(id) && s_.fellow(id).group == group;
  return s_.hero_count() > 0 ? s_.hero(id) : s_.here(id);  // NOT-X20 without a hero one of the henchmen leads
}

void RiseOrder::list(Options& options) const {
  for (FigureId id : everyone(s_)) {
    if (eligible(id)) options.add({.figure = id}, [&] { return b_[id].name; });
  }
}

Refusal RiseOrder::refusal(const Choice&) const { return {"cannot_rise", "He is none of those who can.", rule}; }

std::string LessonOrder::prompt() const { return "Which skill does " + b_[about].name + " have, for nothing?"; }

void LessonOrder::list(Options& options) const {
  for (const int lesson : lessons_for(here_, about)) {
    options.add({.number = static_cast<std::int16_t>(lesson)}, [&] { return lesson_text(b_, lesson); });
  }
}

Refusal LessonOrder::refusal(const Choice&) const { return {"cannot_learn", "He cannot learn that.", rule}; }

void rising(CampNow now) {
  const auto& [a, s, play] = now;
  while (s.done < s.group_count && (s.group(s.done).rises == 0 || s.men(s.done) == 0)) ++s.done;
  if (s.done == s.group_count) {
    s.done = 0;
    s.part = Camp::Part::loot;
    return;
  }
  Learner& group = s.group(s.done);
  --group.rises;
  if (s.hero_count() > a.armoury.limits.heroes) return;  // NOT-202 one more than are recruited
  if (play.roll(d(6), {rule, "a new hero", s.first_of(s.done)}).sum() < a.numbers.rise_die) return;
  const FigureId id = play.ask(RiseOrder(now, RiseOrder::Purpose::rise, s.done)).figure;
  rise(now, id);
  if (lessons_for(now, id).empty()) return;
  const int lesson = play.ask(LessonOrder(now, id)).number;
  teach(a, s, id, lesson);
  tell_lesson(now, id, lesson);
}

void succession(CampNow now) {
  const auto& [a, s, play] = now;
  FigureId heir = nobody;
  if (s.strength() == 0) {  // NOT-X20 somebody takes up the cause
    heir = s.stranger();
    join(s, heir, -1);
    s.fellow(heir).promoted = true;
    const Class& walk = a.armoury.classes[a.last_class];
    Learner& l = s.heroes[heir.index];
    l.walk = static_cast<std::uint8_t>(a.last_class);
    l.numbers = {static_cast<std::uint8_t>(walk.hero->initiative), static_cast<std::uint8_t>(walk.hero->melee),
                 static_cast<std::uint8_t>(walk.hero->ranged)};
    play.tell("joined", rule, "Nobody is left. {by} takes up the cause.", {.by = heir});
  } else {
    heir = play.ask(RiseOrder(now, RiseOrder::Purpose::lead, -1)).figure;
    if (!s.hero(heir)) rise(now, heir);
  }
  s.leader = heir;
  s.fellow(heir).misses = s.fellow(heir).unpaid = false;  // NOT-X20 the leader misses no battle
  s.learner(heir).skills.drop(Skill::command);            // NOT-120 it comes with the office
  play.tell("leads", "NOT-120", "{by} leads the band.", {.by = heir});
}

}  // namespace fyrd::nottingham
