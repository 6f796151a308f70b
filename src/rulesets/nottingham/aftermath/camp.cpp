// Counting a band, and people who come and go.
#include "rulesets/nottingham/aftermath/camp.h"

#include <algorithm>

#include "rulesets/muster.h"
#include "rulesets/numbers.h"

namespace fyrd::nottingham {

int Learner::count(ItemId item) const {
  return static_cast<int>(std::count(items.begin(), items.begin() + item_count, item));
}

int Learner::lessons() const {
  return skills.size() - has(Skill::weapon_training) - has(Skill::balance) + trained.size() + balance;
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

void join(Camp& s, FigureId id, int group) {
  s.fellow(id) = {.fate = Fate::here, .group = static_cast<std::int8_t>(group)};
  s[id].pose = Pose::standing;
}

void leave(Camp& s, FigureId id, Fate fate) {
  s.fellow(id).fate = fate;
  s[id].pose = fate == Fate::dead ? Pose::out : Pose::away;
  if (s.leader == id) s.leader = nobody;
}

void become_hero(Camp& s, FigureId id) {
  s.heroes[id.index] = s.learner(id);
  s.fellow(id).group = -1;
  s.fellow(id).promoted = true;
  Learner& hero = s.heroes[id.index];
  hero.experience = hero.earned = 0;
  hero.rises = 0;
}

void keep_gear(Camp& s, FigureId id) {
  for (const ItemId item : s.learner(id).carried()) ++s.spare[item.index];
}

using data::Node;
using data::Problems;

Point place_in_camp(int place) { return {inches(2 + place % 12 * 2).units, inches(2 + place / 12 * 3).units}; }

}  // namespace fyrd::nottingham
