// What a band may do in camp, and what speaks against it.
#include "rulesets/nottingham/aftermath/order.h"

#include "rulesets/nottingham/aftermath/lessons.h"

namespace fyrd::nottingham {

namespace {

constexpr const char* rule = "NOT-X20";
constexpr const char* characteristics[] = {"Initiative", "Melee", "Ranged"};

Verdict too_dear(const char* what, int cost, int there) {
  return Refusal{"too_dear",
                 "That costs " + std::to_string(cost) + " " + what + ", and there are " + std::to_string(there) + ".",
                 rule};
}

bool known_item(const Aftermath& a, int n) {
  return n >= 0 && n < static_cast<int>(a.armoury.items.size()) && a.armoury.items[n].kind != ItemKind::purse;
}
ItemId item_of(const Choice& c) { return {static_cast<std::uint8_t>(c.number)}; }

const std::optional<Profile>& profile_of(const Class& walk, bool hero) { return hero ? walk.hero : walk.henchman; }

// NOT-202, NOT-X20 what stands against another man.
Verdict no_room(const Camp& s) {
  if (s.strength() >= max_band)
    return Refusal{"band_full", "A band has at most " + std::to_string(max_band) + " warriors.", "NOT-202"};
  if (s.stranger().none()) return Refusal{"nobody_left", "Nobody else wants to join.", rule};
  return {};
}

// What the heroes want who would fight again.
int wages(InCamp here) {
  int wanted = 0;
  for (FigureId id : everyone(here.s)) {
    const Fellow& fellow = here.s.fellow(id);
    if (here.s.hero(id) && !fellow.misses && !fellow.unpaid) wanted += here.b.numbers.hero_upkeep;
  }
  return wanted;
}

}  // namespace

int advance_cost(InCamp here, FigureId id, int characteristic) {
  return here.b.numbers.characteristic * (here.s.learner(id).numbers[characteristic] + 1);
}

int class_price(const Aftermath& a, int walk, bool hero) {
  const Class& c = a.armoury.classes[walk];
  return a.armoury.price(*profile_of(c, hero)) + (hero ? a.armoury.prices.hero : 0);
}

std::string CampOrder::prompt() const {
  return "There " + std::string(s_.pennies == 1 ? "is 1 penny" : "are " + std::to_string(s_.pennies) + " pennies") +
         " to spend, and the heroes want " + std::to_string(wages(here_)) + " of them in the end. What is to be done?";
}

Verdict CampOrder::check(const Choice& c) const {
  switch (c.verb) {
    case done: return {};
    case buy:
    case sell:
    case give:
    case take: return check_thing(c);
    case hire:
    case found: {
      const bool hero = c.verb == hire;
      if (c.number < 0 || c.number >= static_cast<int>(b_.armoury.classes.size()) ||
          !profile_of(b_.armoury.classes[c.number], hero))
        return Refusal{"no_such_class",
                       hero ? "There are no heroes of that class." : "There are no henchmen of that class.", "NOT-X11"};
      if (hero && s_.hero_count() >= b_.armoury.limits.heroes)
        return Refusal{"heroes_full", "The band recruits no further hero.", "NOT-202"};
      if (!hero && s_.live_groups() >= b_.armoury.limits.groups)
        return Refusal{"groups_full", "The band has no room for another group.", "NOT-202"};
      if (!hero && s_.group_count == max_band)
        return Refusal{"groups_full", "That is enough founding for one day.", "NOT-202"};
      if (const int cost = class_price(b_, c.number, hero); cost > s_.pennies)
        return too_dear("pennies", cost, s_.pennies);
      return no_room(s_);
    }
    default: return check_person(c);
  }
}

Verdict CampOrder::check_person(const Choice& c) const {
  if (!s_.here(c.figure)) return Refusal{"not_here", b_[c.figure].name + " is not of the band.", rule};
  const bool hero = s_.hero(c.figure), leads = c.figure == s_.leader;
  const Learner& l = s_.learner(c.figure);
  switch (c.verb) {
    case advance: {
      if (c.number < 0 || c.number > 2)
        return Refusal{"no_such_characteristic", "There are three characteristics, from 0 to 2.", "NOT-020"};
      if (l.numbers[c.number] >= b_.numbers.highest) return Refusal{"highest", "It cannot be any higher.", "NOT-020"};
      const int cost = advance_cost(here_, c.figure, c.number);
      return cost > l.experience ? too_dear("experience", cost, l.experience) : Verdict{};
    }
    case learn:
      if (!may_learn(here_, c.figure, c.number))
        return Refusal{"cannot_learn", "There is no such skill, or he has it.", "NOT-204"};
      return b_.numbers.skill > l.experience ? too_dear("experience", b_.numbers.skill, l.experience) : Verdict{};
    case recruit: {
      if (hero) return Refusal{"no_group", b_[c.figure].name + " is a hero and has no group.", "NOT-201"};
      const int most = b_.armoury.limits.group_size;
      if (s_.alike(c.figure) >= most)
        return Refusal{"group_full", "A group has at most " + std::to_string(most) + " men.", "NOT-201"};
      if (const int cost = b_.price(s_, c.figure); cost > s_.pennies) return too_dear("pennies", cost, s_.pennies);
      return no_room(s_);
    }
    case retire:
      if (!hero) return Refusal{"no_hero", "Only heroes retire.", rule};
      if (s_.strength() == 1 && s_.stranger().none())
        return Refusal{"nobody_left", "There is nobody left to take over.", rule};  // NOT-202
      return {};
    default: {  // leave_unpaid, pay
      const Fellow& fellow = s_.fellow(c.figure);
      if (!hero || leads || fellow.misses)
        return Refusal{"not_paid", "That is for heroes who are to fight, and not for the leader.", rule};
      if (fellow.unpaid == (c.verb == leave_unpaid)) return Refusal{"so_already", "That is so already.", rule};
      return {};
    }
  }
}

Verdict CampOrder::check_thing(const Choice& c) const {
  if (!known_item(b_, c.number)) return Refusal{"no_such_gear", "There is no such gear.", "NOT-100"};
  const ItemId item = item_of(c);
  const Item& thing = b_.item(item);
  const int spare = s_.spare[item.index];
  if (c.verb == buy) {
    if (spare >= 200) return Refusal{"enough", "There are enough of these.", rule};
    return thing.price > s_.pennies ? too_dear("pennies", thing.price, s_.pennies) : Verdict{};
  }
  if (c.verb == sell)
    return spare > 0 ? Verdict{} : Refusal{"none_spare", "There is no " + thing.name + " to spare.", rule};
  if (!s_.here(c.figure)) return Refusal{"not_here", b_[c.figure].name + " is not of the band.", rule};
  const Learner& l = s_.learner(c.figure);
  if (c.verb == take) {
    if (l.count(item) == 0) return Refusal{"has_none", b_[c.figure].name + " has no " + thing.name + ".", rule};
    return spare + s_.alike(c.figure) > 200 ? Refusal{"enough", "There are enough of these.", rule} : Verdict{};
  }
  if (s_.alike(c.figure) > spare)  // NOT-201 all of a group have the same
    return Refusal{
        "none_spare",
        "That takes " + std::to_string(s_.alike(c.figure)) + ", and there are " + std::to_string(spare) + " to spare.",
        "NOT-201"};
  if (!has_room(b_.armoury, l, item))
    return Refusal{"carries_enough", b_[c.figure].name + " cannot take that into battle as well.", "NOT-100"};
  return {};
}

void CampOrder::list(Options& options) const {
  const auto offer = [&](std::uint8_t verb, FigureId figure, int number) {
    const Choice c{.verb = verb, .figure = figure, .number = static_cast<std::int16_t>(number)};
    options.offer(*this, c, [&] { return label(c); });
  };
  const int items = static_cast<int>(b_.armoury.items.size()), classes = static_cast<int>(b_.armoury.classes.size());
  offer(done, nobody, 0);
  for (FigureId id : everyone(s_)) {
    if (!s_.here(id) || (!s_.hero(id) && s_.first_of(s_.fellow(id).group) != id)) continue;
    for (int i = 0; i < 3; ++i) offer(advance, id, i);
    if (s_.learner(id).experience >= b_.numbers.skill) {
      for (const int lesson : lessons_for(here_, id)) offer(learn, id, lesson);
    }
    for (int i = 0; i < items; ++i) offer(give, id, i), offer(take, id, i);
    for (const std::uint8_t verb : {recruit, retire, leave_unpaid, pay}) offer(verb, id, 0);
  }
  for (int i = 0; i < items; ++i) offer(buy, nobody, i), offer(sell, nobody, i);
  for (int i = 0; i < classes; ++i) offer(hire, nobody, i), offer(found, nobody, i);
}

std::string CampOrder::label(const Choice& c) const {
  const std::string who = c.figure.none() ? "" : b_[c.figure].name + (s_.alike(c.figure) > 1 ? " and his group" : "");
  const auto costs = [](int n) { return " (" + std::to_string(n) + (n == 1 ? " penny)" : " pennies)"); };
  const auto thing = [&] { return b_.item(item_of(c)).name; };
  const auto walk = [&] { return b_.armoury.classes[c.number].name; };
  switch (c.verb) {
    case done: return "That is all";
    case advance:
      return who + ": " + characteristics[c.number] + " " + std::to_string(s_.learner(c.figure).numbers[c.number] + 1) +
             " (" + std::to_string(advance_cost(here_, c.figure, c.number)) + " experience)";
    case learn:
      return who + " learns " + lesson_text(b_, c.number) + " (" + std::to_string(b_.numbers.skill) + " experience)";
    case buy: return "Buy: " + thing() + costs(b_.item(item_of(c)).price);
    case sell: return "Sell: " + thing() + costs(b_.armoury.resale(item_of(c)));
    case give: return "Give " + who + ": " + thing();
    case take: return "Take from " + who + ": " + thing();
    case recruit: return "Recruit another like " + b_[c.figure].name + costs(b_.price(s_, c.figure));
    case hire: return "Hire a hero: " + walk() + costs(class_price(b_, c.number, true));
    case found: return "Hire the first of a new group: " + walk() + costs(class_price(b_, c.number, false));
    case retire: return who + " retires";
    case leave_unpaid: return who + " is not paid and misses the next battle";
    default: return who + " is paid after all";
  }
}

}  // namespace fyrd::nottingham
