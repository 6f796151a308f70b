// Who may learn what, learning it, and its name.
#include "rulesets/nottingham/aftermath/lessons.h"

#include <algorithm>

namespace fyrd::nottingham {

bool may_learn(InCamp here, FigureId id, int lesson) {
  const auto& [a, s] = here;
  const Learner& l = s.learner(id);
  if (lesson >= weapon_lessons) {  // NOT-146
    const int weapon = lesson - weapon_lessons;
    if (weapon >= static_cast<int>(a.armoury.items.size())) return false;
    const ItemId item{static_cast<std::uint8_t>(weapon)};
    return a.item(item).weapon() && !l.trained_with(item);
  }
  if (lesson < 0 || lesson >= skill_count) return false;
  const Skill skill = static_cast<Skill>(lesson);
  switch (skill) {
    case Skill::hero:
    case Skill::leader:
    case Skill::weapon_training: return false;
    case Skill::balance: return l.balance < a.armoury[skill].most;
    case Skill::command:
      if (id == s.leader) return false;  // NOT-120 he has it
      break;
    default: break;
  }
  return !l.has(skill);  // NOT-204 anybody can learn anything
}

void teach(const Aftermath&, Camp& s, FigureId id, int lesson) {
  Learner& l = s.learner(id);
  if (lesson >= weapon_lessons) {
    l.trained.add(lesson - weapon_lessons);
    return l.skills.add(Skill::weapon_training);
  }
  l.skills.add(static_cast<Skill>(lesson));
  if (lesson == static_cast<int>(Skill::balance)) ++l.balance;
}

std::vector<int> lessons_for(InCamp here, FigureId id) {
  std::vector<int> all;
  for (int skill = 0; skill < skill_count; ++skill) {
    if (may_learn(here, id, skill)) all.push_back(skill);
  }
  for (const ItemId item : here.s.learner(id).carried()) {  // he may train with others, but why
    const int lesson = weapon_lessons + item.index;
    if (may_learn(here, id, lesson) && std::find(all.begin(), all.end(), lesson) == all.end()) all.push_back(lesson);
  }
  return all;
}

void tell_lesson(CampNow now, FigureId id, int lesson) {
  static constexpr const char* texts[] = {"{by} learns: {thing}.", "{by} and his group learn: {thing}.",
                                          "{by} trains with: {thing}.", "{by} and his group train with: {thing}."};
  now.play.tell("taught", "NOT-X20", texts[(lesson >= weapon_lessons ? 2 : 0) + (now.s.alike(id) > 1 ? 1 : 0)],
                {.by = id, .number = lesson, .thing = lesson_name(now.b, lesson)});
}

const char* lesson_name(const Aftermath& a, int lesson) {
  if (lesson >= weapon_lessons) return a.armoury.items[lesson - weapon_lessons].name.c_str();
  return a.armoury.skills[lesson].name.c_str();
}

std::string lesson_text(const Aftermath& a, int lesson) {
  const std::string name = lesson_name(a, lesson);
  return lesson >= weapon_lessons ? a.armoury[Skill::weapon_training].name + ": " + name : name;
}

}  // namespace fyrd::nottingham
