// The quick player's face, and its smaller decisions.
#include "rulesets/stormclouds/quick/player.h"

#include <algorithm>

#include "core/play/asked_as.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/deeds/spell.h"
#include "rulesets/stormclouds/deeds/strike.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/quick/move.h"
#include "rulesets/stormclouds/ways/fall.h"

namespace fyrd::stormclouds {

Choice StormcloudsBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player({*this, state(table)});
  if (const auto* q = asked_as<ActionOrder>(question)) {
    const Choice c = player.action(*q);
    return c.verb == ActionOrder::done && q->check(c) ? q->quiet() : c;  // STO-X16 a grudge does not let him be
  }
  if (const auto* q = asked_as<NextOrder>(question)) return player.next(*q);
  if (const auto* q = asked_as<RollOrder>(question)) return player.roll(*q);
  if (const auto* q = asked_as<TestOrder>(question)) return player.test(*q);
  if (const auto* q = asked_as<DeployOrder>(question)) return player.deploy(*q);
  if (asked_as<LuckyOrder>(question)) return {.verb = LuckyOrder::ignore};  // no Twist is worth having
  return question.quiet();
}

// Together, before the middle of what they have come for.
Choice Quick::deploy(const DeployOrder& q) const {
  const Objectives& all = worth_.aims;
  if (all.count == 0) return q.quiet();
  Point goal;
  for (int i = 0; i < all.count; ++i) goal = goal + (all.shapes[i].points[0] - Point{});
  goal = {goal.x / all.count, goal.y / all.count};
  const int r = here_.b.radius(here_[q.about]).units;
  const Point wish = {std::clamp(goal.x, q.zone.low.x + r, q.zone.high.x - r),
                      std::clamp(goal.y, q.zone.low.y + r, q.zone.high.y - r)};
  const auto place = [&](Point p) { return Choice{.facing = q.zone.facing, .path = straight(p)}; };
  for (int k = 0; k < 20; ++k) {  // to one side of it and the other
    const Vec off = along(q.zone.facing + east, (Length{2 * r} + touching) * ((k + 1) / 2));
    const Choice c = place(k % 2 ? wish + off : wish - off);
    if (!q.check(c)) return c;
  }
  return q.quiet();
}

// Before a Villain that one of us could put out first.
Choice Quick::next(const NextOrder& q) const {
  const FigureId foe = q.queue.next;
  if (here_.b.hero(foe)) return {};
  const int left = stats(here_, foe).will - here_.man(foe).trauma, might = stats(here_, foe).might;
  for (FigureId id : (in_play(here_.s, q.who) & q.queue.waiting) - q.queue.first) {
    if (touch(here_, id, foe) && left <= blow_trauma(here_, id, {.verb = ActionOrder::attack, .target = foe}) &&
        permille(stats(here_, id).might, {}, might) >= 500 && here_.man(id).trauma < 3)
      return {.verb = NextOrder::interrupt, .figure = id};
  }
  return {};
}

Choice Quick::roll(const RollOrder& q) const {
  if (q.need == 0) return {};  // a counter for a die that is one better
  if (q.own && !q.luck.blessed) return {.number = dig_own};
  if (q.luck.blessed) return {};
  const int gain = permille(q.die, {.blessed = true}, q.need - 1) - permille(q.die, q.luck, q.need - 1);
  int stake = worth_.price(q.about, 1);
  if (q.cause == Cause::slip) stake = worth_.price(q.about, fall_trauma(here_.b, here_[q.about].elevation)) + 300;
  if (q.cause == Cause::defence_attack && here_.man(q.about).trauma + 1 == stats(here_, q.about).will) stake *= 2;
  return gain * stake / 1000 > worth_.price(q.about, here_.b.numbers.blessing) ? Choice{.number = dig_blessing}
                                                                               : Choice{};
}

Choice Quick::test(const TestOrder& q) const {
  const FigureId id = to_test(here_.s, q.who).first();
  const int die = stats(here_, id).will, counters = here_.man(id).trauma;
  const int plain = permille(die, {}, counters), blessed = permille(die, {.blessed = true}, counters);
  if (here_.man(id).last_ditch) return {.figure = id};
  if (here_.b.has(id, Ability::stubborn) && !here_.man(id).stubborn_used && plain < 800)
    return {.figure = id, .number = dig_own};
  const bool pays = (blessed - plain) * 4 > 4000 / die + 60;  // a counter that stays, against a Hero
  return {.figure = id, .number = static_cast<std::int16_t>(pays ? dig_blessing : 0)};
}

Choice Quick::action(const ActionOrder& q) const {
  const auto& [b, s] = here_;
  const FigureId id = q.about;
  const int bonus_price = bonus(s) ? worth_.price(id, (b.numbers.bonus + 1) / 2) : 0;
  Worth::Deed best{{}, 0};
  const auto consider = [&](const Choice& c, int worth) {
    if (worth - bonus_price > best.worth && !q.check(c)) best = {c, worth - bonus_price};
  };
  if (wins_now(here_, worth_.foes) || !has_action(s)) return {};
  const Worth::Deed strike = worth_.best_strike(here_, id);
  consider(strike.choice, strike.worth);
  if (wounded(s, id)) {
    const Choice rally{.verb = ActionOrder::rally};
    consider(rally, worth_.calm(id, stats(here_, id).will, luck_of(here_, id, rally)));
    consider({.verb = ActionOrder::drink}, worth_.calm(id, b.numbers.potion, {}) + 200);
  }
  for (FigureId h : touched_by(here_, id, heroes(here_))) {
    const Choice help{.verb = ActionOrder::help, .target = h};
    if (wounded(s, h)) consider(help, worth_.calm(h, stats(here_, id).will, luck_of(here_, id, help)));
  }
  for (int i = 0; i < static_cast<int>(b.fighter(id).spells.size()); ++i) {
    const Spell& spell = b.spell(b.fighter(id).spells[i]);
    if (spell.effect != Effect::dart && spell.effect != Effect::heal) continue;
    for (FigureId at : spell.effect == Effect::dart ? worth_.foes : heroes(here_)) {
      const Choice c{.verb = ActionOrder::cast, .target = at, .number = numbered(i, 0)};
      if (cannot_cast(here_, id, c)) continue;
      const int chance = permille(stats(here_, id).will, luck_of(here_, id, c), target_of(here_, id, c));
      const int gain = spell.effect == Effect::dart ? worth_.harm(s, at, spell.trauma)
                                                    : -worth_.price(at, -std::min<int>(spell.trauma, s.man(at).trauma));
      consider(c, chance * gain / 1000);
    }
  }
  for (int i = 0; i < static_cast<int>(b.caches.size()); ++i)
    consider({.verb = ActionOrder::search, .number = numbered(i, 0)}, 300);
  if (bonus(s) && (b.plot != Plot::loot || s.turn < b.least_turns)) return best.choice;  // a dash, at most
  const Worth::Deed move = best_move(worth_, q);
  consider(move.choice, move.worth);
  return best.choice;
}

}  // namespace fyrd::stormclouds
