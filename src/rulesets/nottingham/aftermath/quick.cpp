// The quick player between battles: experience spent as soon as it buys what is wanted, weapons for everybody, the
// ranks filled, and no stash unless it is worth its upkeep (NOT-X20).
#include <algorithm>

#include "core/play/asked_as.h"
#include "rulesets/nottingham/aftermath/aftermath.h"
#include "rulesets/nottingham/aftermath/camp.h"
#include "rulesets/nottingham/aftermath/farewell.h"
#include "rulesets/nottingham/aftermath/lessons.h"
#include "rulesets/nottingham/aftermath/order.h"
#include "rulesets/nottingham/aftermath/rise.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

class Steward {
 public:
  Steward(InCamp here, const Question& question)
      : here_(here), question_(question), free_(here.s.pennies - here.s.hero_count() * here.b.numbers.hero_upkeep) {}

  Choice camp() {
    for (FigureId id : everyone(here_.s)) {
      if (stands_for_all(id) && (study(id) || arm(id))) return choice_;
    }
    if (fill_ranks() || begin_group() || hire_hero()) return choice_;
    for (FigureId id : everyone(here_.s)) {
      if (here_.s.hero(id) && dress(id)) return choice_;
    }
    return question_.quiet();
  }

  int best_lesson(FigureId id) const {
    static constexpr Skill wanted[] = {Skill::tough,    Skill::dodge,    Skill::brave,  Skill::agile,
                                       Skill::tireless, Skill::athletic, Skill::cleave, Skill::scout};
    for (const ItemId item : here_.s.learner(id).carried()) {
      if (may_learn(here_, id, weapon_lessons + item.index)) return weapon_lessons + item.index;
    }
    for (const Skill skill : wanted) {
      if (may_learn(here_, id, static_cast<int>(skill))) return static_cast<int>(skill);
    }
    const std::vector<int> others = lessons_for(here_, id);
    return others.empty() ? -1 : others[0];
  }

 private:
  bool stands_for_all(FigureId id) const {
    return here_.s.hero(id) || (here_.s.here(id) && here_.s.first_of(here_.s.fellow(id).group) == id);
  }

  bool take(std::uint8_t verb, FigureId figure, int number) {
    choice_ = {};
    choice_.verb = verb;
    choice_.figure = figure;
    choice_.number = static_cast<std::int16_t>(number);
    return !question_.check(choice_);
  }

  bool has(const Learner& l, ItemKind kind) const {
    return std::any_of(l.carried().begin(), l.carried().end(),
                       [&](ItemId item) { return here_.b.item(item).kind == kind; });
  }

  // Waits for what it wants, rather than taking what it can get.
  bool study(FigureId id) {
    const Learner& l = here_.s.learner(id);
    const int main = has(l, ItemKind::ranged) ? 2 : 1, enough = here_.s.hero(id) ? 4 : 2;
    if (l.numbers[main] <= 2) return take(CampOrder::advance, id, main);
    const int lesson = best_lesson(id);
    if (l.lessons() < enough && lesson >= 0) return take(CampOrder::learn, id, lesson);
    for (const int which : {main, 0}) {
      if (l.numbers[which] < 4) return take(CampOrder::advance, id, which);
    }
    return lesson >= 0 && take(CampOrder::learn, id, lesson);
  }

  // One thing for each of those who share their gear: from the spare ones, or bought one by one.
  bool provide(FigureId id, ItemId item) {
    const int lacking = here_.s.alike(id) - here_.s.spare[item.index];
    if (lacking <= 0) return take(CampOrder::give, id, item.index);
    return here_.b.item(item).price * lacking <= free_ && take(CampOrder::buy, nobody, item.index);
  }

  bool arm(FigureId id) {
    const Learner& l = here_.s.learner(id);
    if (has(l, ItemKind::melee) || has(l, ItemKind::ranged)) return false;
    ItemId best = nothing;
    for (std::uint8_t i = 0; i < here_.b.armoury.items.size(); ++i) {
      const Item& item = here_.b.armoury.items[i];
      const int lacking = std::max(0, here_.s.alike(id) - here_.s.spare[i]);
      if (item.kind != ItemKind::melee || item.charge_only || item.price * lacking > free_) continue;
      if (best.none() || item.price > here_.b.item(best).price) best = {i};
    }
    return !best.none() && provide(id, best);
  }

  bool fill_ranks() {
    int least = here_.b.armoury.limits.group_size;
    FigureId like = nobody;
    for (int g = 0; g < here_.s.group_count; ++g) {
      const int men = here_.s.men(g);
      if (men == 0 || men >= least || here_.b.price(here_.s, here_.s.first_of(g)) > free_) continue;
      least = men;
      like = here_.s.first_of(g);
    }
    return !like.none() && take(CampOrder::recruit, like, 0);
  }

  // The best of a walk of life there is money for, with something left for a weapon.
  int walk(bool hero) const {
    constexpr int weapon = 3;
    int best = -1, dearest = 0;
    for (int i = 0; i < static_cast<int>(here_.b.armoury.classes.size()); ++i) {
      const Class& c = here_.b.armoury.classes[i];
      if (!(hero ? c.hero : c.henchman)) continue;
      const int cost = class_price(here_.b, i, hero);
      if (cost > dearest && cost + weapon <= free_) dearest = cost, best = i;
    }
    return best;
  }
  bool begin_group() {
    const int best = walk(false);
    return best >= 0 && take(CampOrder::found, nobody, best);
  }
  bool hire_hero() {
    const int best = walk(true);
    return best >= 0 && take(CampOrder::hire, nobody, best);
  }

  // Armour and a shield for who has none, as long as money and things are there.
  bool dress(FigureId id) {
    const Learner& l = here_.s.learner(id);
    for (std::uint8_t i = 0; i < here_.b.armoury.items.size(); ++i) {
      const Item& item = here_.b.armoury.items[i];
      const bool worn = item.kind == ItemKind::armour || (item.kind == ItemKind::shield && !has(l, ItemKind::ranged));
      if (worn && !has(l, item.kind) && has_room(here_.b.armoury, l, {i}) && (!item.heavy || here_.s.spare[i] > 0) &&
          provide(id, {i}))
        return true;
    }
    return false;
  }

  const InCamp here_;
  const Question& question_;
  const int free_;  // pennies that nobody is waiting for
  Choice choice_;
};

Choice farewell_of(InCamp here, const Question& question) {
  const auto& [a, s] = here;
  int loss = 0;  // by selling what is spare
  for (std::uint8_t i = 0; i < a.armoury.items.size(); ++i)
    loss += s.spare[i] * (a.armoury.items[i].price - a.armoury.resale({i}));
  const Choice keep{.verb = FarewellOrder::keep};
  return loss > a.armoury.prices.upkeep && !question.check(keep) ? keep : question.quiet();
}

Choice dearest(InCamp here, const Question& question) {
  const auto& [a, s] = here;
  Options options(false);
  question.list(options);
  const auto cheaper = [&](const Option& x, const Option& y) {
    return a.price(s, x.choice.figure) < a.price(s, y.choice.figure);
  };
  return std::max_element(options.all().begin(), options.all().end(), cheaper)->choice;
}

}  // namespace

Choice Aftermath::quick(const Tabletop& table, const Question& question, Random&) const {
  const Camp& s = camp(table);
  if (asked_as<CampOrder>(question)) return Steward({*this, s}, question).camp();
  if (asked_as<FarewellOrder>(question)) return farewell_of({*this, s}, question);
  if (asked_as<RiseOrder>(question)) return dearest({*this, s}, question);
  return {.number = static_cast<std::int16_t>(Steward({*this, s}, question).best_lesson(question.about))};
}

}  // namespace fyrd::nottingham
