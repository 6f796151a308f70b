// Learning, buying, giving and taking, recruiting and parting, one thing at a time.
#include "rulesets/nottingham/aftermath/choices.h"

#include <algorithm>

#include "rulesets/nottingham/aftermath/lessons.h"
#include "rulesets/nottingham/aftermath/order.h"
#include "rulesets/nottingham/aftermath/rise.h"

namespace fyrd::nottingham {

namespace {

constexpr const char* rule = "NOT-X20";
constexpr const char* characteristics[] = {"Initiative", "Melee", "Ranged"};

void take_off(Learner& l, ItemId item) {
  const auto end = l.items.begin() + l.item_count;
  std::rotate(std::find(l.items.begin(), end, item), std::find(l.items.begin(), end, item) + 1, end);
  l.items[--l.item_count] = nothing;
}

void advance(CampNow now, FigureId id, int which) {
  const auto& [a, s, play] = now;
  Learner& l = s.learner(id);  // NOT-X20 a group pays once for all
  l.experience = static_cast<std::uint16_t>(l.experience - advance_cost(now, id, which));
  const int number = ++l.numbers[which];
  play.tell("advanced", rule,
            s.alike(id) > 1 ? "{by} and his group improve: {thing} {number}." : "{by} improves: {thing} {number}.",
            {.by = id, .number = number, .other = which, .thing = characteristics[which]});
}

void learn(CampNow now, FigureId id, int lesson) {
  const auto& [a, s, play] = now;
  Learner& l = s.learner(id);
  l.experience = static_cast<std::uint16_t>(l.experience - a.numbers.skill);
  teach(a, s, id, lesson);
  tell_lesson(now, id, lesson);
}

// A stranger joins a group, or begins one, or comes as a hero.
void enlist(Camp& s, Play& play, int cost, int group) {
  const FigureId id = s.stranger();
  s.pennies -= cost;
  join(s, id, group);
  play.tell("joined", rule, cost == 1 ? "{by} joins for a penny." : "{by} joins for {number} pennies.",
            {.by = id, .number = cost});
}

Learner beginner(const Aftermath& a, int walk, bool hero) {
  const Class& c = a.armoury.classes[walk];
  const Profile p = hero ? *c.hero : *c.henchman;
  Learner l;
  l.numbers = {static_cast<std::uint8_t>(p.initiative), static_cast<std::uint8_t>(p.melee),
               static_cast<std::uint8_t>(p.ranged)};
  l.walk = static_cast<std::uint8_t>(walk);
  return l;
}

void handle(CampNow now, const Choice& c) {
  const auto& [a, s, play] = now;
  const ItemId item{static_cast<std::uint8_t>(c.number)};
  const char* name = a.item(item).name.c_str();
  std::uint16_t& spare = s.spare[item.index];
  const auto told = [&](const char* kind, const char* text, int pennies) {
    play.tell(kind, rule, text, {.by = c.figure, .number = pennies, .side = the_band, .thing = name});
  };
  switch (c.verb) {
    case CampOrder::buy:
      s.pennies -= a.item(item).price;
      ++spare;
      return told("bought", "{side} {buys} for {number}: {thing}.", a.item(item).price);
    case CampOrder::sell:
      s.pennies += a.armoury.resale(item);  // NOT-X10
      --spare;
      return told("sold", "{side} {sells} for {number}: {thing}.", a.armoury.resale(item));
    case CampOrder::give: {
      Learner& l = s.learner(c.figure);
      spare = static_cast<std::uint16_t>(spare - s.alike(c.figure));  // NOT-201
      l.items[l.item_count++] = item;
      return told("given", s.alike(c.figure) > 1 ? "{by} and his group are given: {thing}." : "{by} is given: {thing}.",
                  0);
    }
    default:
      spare = static_cast<std::uint16_t>(spare + s.alike(c.figure));
      take_off(s.learner(c.figure), item);
      return told("taken",
                  s.alike(c.figure) > 1 ? "{by} and his group hand over: {thing}." : "{by} hands over: {thing}.", 0);
  }
}

}  // namespace

void choices(CampNow now) {
  const auto& [a, s, play] = now;
  if (s.leader.none()) return succession(now);
  const Choice c = play.ask(CampOrder(now));
  switch (c.verb) {
    case CampOrder::done: s.part = Camp::Part::farewell; return;
    case CampOrder::advance: return advance(now, c.figure, c.number);
    case CampOrder::learn: return learn(now, c.figure, c.number);
    case CampOrder::recruit: return enlist(s, play, a.price(s, c.figure), s.fellow(c.figure).group);
    case CampOrder::hire:
      s.heroes[s.stranger().index] = beginner(a, c.number, true);
      return enlist(s, play, class_price(a, c.number, true), -1);
    case CampOrder::found:
      s.group(s.group_count) = beginner(a, c.number, false);
      return enlist(s, play, class_price(a, c.number, false), s.group_count++);
    case CampOrder::retire:
      keep_gear(s, c.figure);  // NOT-X20 it stays
      play.tell("retired", rule, "{by} has had enough and goes home.", {.by = c.figure});
      return leave(s, c.figure, Fate::retired);
    case CampOrder::leave_unpaid:
    case CampOrder::pay:
      s.fellow(c.figure).unpaid = c.verb == CampOrder::leave_unpaid;
      play.tell("pay_settled", rule, c.verb == CampOrder::pay ? "{by} is to be paid." : "{by} is not to be paid.",
                {.by = c.figure});
      return;
    default: return handle(now, c);
  }
}

}  // namespace fyrd::nottingham
