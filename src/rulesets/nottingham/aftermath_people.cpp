// Who is of the band, what everybody knows and carries, and what that is worth (NOT-100, NOT-146, NOT-X10, NOT-X20).
#include <algorithm>
#include <bit>

#include "rulesets/nottingham/aftermath.h"

namespace fyrd::nottingham {

namespace {

constexpr std::uint32_t bit(Skill skill) { return 1u << static_cast<int>(skill); }

}  // namespace

int Learner::count(ItemId item) const {
  return static_cast<int>(std::count(items.begin(), items.begin() + item_count, item));
}

int Learner::lessons() const {
  return std::popcount(skills & ~(bit(Skill::weapon_training) | bit(Skill::balance))) + std::popcount(trained) +
         balance;
}

bool Camp::has_spare() const {
  return std::any_of(spare.begin(), spare.end(), [](int n) { return n > 0; });
}

int Camp::strength() const {
  int sum = 0;
  for (FigureId id : everyone(*this)) sum += here(id);
  return sum;
}

int Camp::hero_count() const {
  int sum = 0;
  for (FigureId id : everyone(*this)) sum += hero(id);
  return sum;
}

int Camp::men(int of) const {
  int sum = 0;
  for (FigureId id : everyone(*this)) sum += here(id) && fellow(id).group == of;
  return sum;
}

int Camp::alike(FigureId id) const { return hero(id) ? 1 : men(fellow(id).group); }

int Camp::live_groups() const {
  int sum = 0;
  for (int g = 0; g < group_count; ++g) sum += men(g) > 0;
  return sum;
}

FigureId Camp::first_of(int of) const {
  for (FigureId id : everyone(*this)) {
    if (here(id) && fellow(id).group == of) return id;
  }
  return nobody;
}

FigureId Camp::stranger() const {
  for (FigureId id : everyone(*this)) {
    if (fellow(id).fate == Fate::stranger) return id;
  }
  return nobody;
}

int Aftermath::price(const Camp& s, FigureId id) const {
  const Learner& l = s.learner(id);
  const bool hero = s.fellow(id).group < 0;
  int sum =
      armoury.price(l.profile()) + l.lessons() * (hero ? armoury.prices.hero_skill : armoury.prices.henchman_skill);
  if (hero) sum += armoury.prices.hero;
  for (const ItemId one : l.carried()) sum += item(one).price;
  return sum;
}

int Aftermath::rating(const Camp& s) const {
  int sum = 0;
  for (FigureId id : everyone(s)) sum += s.here(id) ? price(s, id) : 0;
  return sum;
}

bool has_room(const Armoury& armoury, const Learner& learner, ItemId item) {
  const auto place = [](ItemKind kind) { return kind == ItemKind::buckler ? ItemKind::shield : kind; };
  const ItemKind kind = place(armoury[item].kind);
  int there = 0;
  for (const ItemId one : learner.carried()) there += place(armoury[one].kind) == kind;
  const Armoury::Limits& most = armoury.limits;
  switch (kind) {
    case ItemKind::armour: return there < most.armour;
    case ItemKind::shield:
    case ItemKind::buckler: return there < most.shields;
    case ItemKind::melee: return there < most.melee;
    case ItemKind::ranged: return there < most.ranged;
    case ItemKind::horn:
    case ItemKind::horse: return there < most.others;
    case ItemKind::purse: return false;
  }
  return false;
}

bool may_learn(const Aftermath& a, const Camp& s, FigureId id, int lesson) {
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
    l.trained |= 1u << (lesson - weapon_lessons);
    l.skills |= bit(Skill::weapon_training);
    return;
  }
  l.skills |= 1u << lesson;
  if (lesson == static_cast<int>(Skill::balance)) ++l.balance;
}

std::vector<int> lessons_for(const Aftermath& a, const Camp& s, FigureId id) {
  std::vector<int> all;
  for (int skill = 0; skill < skill_count; ++skill) {
    if (may_learn(a, s, id, skill)) all.push_back(skill);
  }
  for (const ItemId item : s.learner(id).carried()) {  // he may train with others, but why
    const int lesson = weapon_lessons + item.index;
    if (may_learn(a, s, id, lesson) && std::find(all.begin(), all.end(), lesson) == all.end()) all.push_back(lesson);
  }
  return all;
}

void tell_lesson(const Aftermath& a, const Camp& s, Play& play, FigureId id, int lesson) {
  static constexpr const char* texts[] = {"{by} learns: {thing}.", "{by} and his group learn: {thing}.",
                                          "{by} trains with: {thing}.", "{by} and his group train with: {thing}."};
  play.tell("taught", "NOT-X20", texts[(lesson >= weapon_lessons ? 2 : 0) + (s.alike(id) > 1 ? 1 : 0)],
            {.by = id, .number = lesson, .thing = lesson_name(a, lesson)});
}

const char* lesson_name(const Aftermath& a, int lesson) {
  if (lesson >= weapon_lessons) return a.armoury.items[static_cast<std::size_t>(lesson - weapon_lessons)].name.c_str();
  return a.armoury.skills[static_cast<std::size_t>(lesson)].name.c_str();
}

std::string lesson_text(const Aftermath& a, int lesson) {
  const std::string name = lesson_name(a, lesson);
  return lesson >= weapon_lessons ? a.armoury[Skill::weapon_training].name + ": " + name : name;
}

}  // namespace fyrd::nottingham
