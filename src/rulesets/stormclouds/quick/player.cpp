// The quick player's face, and its smaller decisions.
#include "rulesets/stormclouds/quick/player.h"

#include <algorithm>

#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

Choice StormcloudsBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player(*this, state(table));
  if (const auto* q = dynamic_cast<const ActionOrder*>(&question)) {
    const Choice c = player.action(*q);
    return c.verb == ActionOrder::done && q->check(c) ? q->quiet() : c;  // STO-X16 a grudge does not let him be
  }
  if (const auto* q = dynamic_cast<const NextOrder*>(&question)) return player.next(*q);
  if (const auto* q = dynamic_cast<const RollOrder*>(&question)) return player.roll(*q);
  if (const auto* q = dynamic_cast<const TestOrder*>(&question)) return player.test(*q);
  if (const auto* q = dynamic_cast<const DeployOrder*>(&question)) return player.deploy(*q);
  if (dynamic_cast<const LuckyOrder*>(&question)) return {.verb = LuckyOrder::ignore};  // no Twist is worth having
  return question.quiet();
}

int permille(int die, Luck luck, int target) {
  const int t = std::clamp(target, 0, die), up = die - t;
  if (luck.net() == 0) return 1000 * up / die;
  return luck.net() > 0 ? 1000 - 1000 * t * t / (die * die) : 1000 * up * up / (die * die);
}

// Together, before the middle of what they have come for.
Choice Quick::deploy(const DeployOrder& q) const {
  const Objectives& all = objectives_;
  if (all.count == 0) return q.quiet();
  Point goal;
  for (int i = 0; i < all.count; ++i) goal = goal + (all.shapes[static_cast<std::size_t>(i)].points[0] - Point{});
  goal = {goal.x / all.count, goal.y / all.count};
  const int r = b_.radius(s_[q.about]).units;
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
  if (b_.hero(q.queue.next)) return {};
  for (FigureId id : (in_play(s_, q.who) & q.queue.waiting) - q.queue.first) {
    State now = s_;
    now.act = {.who = id};
    const Choice c{.verb = ActionOrder::attack, .target = q.queue.next};
    if (!touch(b_, s_, id, q.queue.next)) continue;
    const int left = stats(b_, s_, q.queue.next).will - s_.man(q.queue.next).trauma;
    if (left <= blow_trauma(b_, now, id, c) &&
        permille(stats(b_, s_, id).might, {}, stats(b_, s_, q.queue.next).might) >= 500 && s_.man(id).trauma < 3)
      return {.verb = NextOrder::interrupt, .figure = id};
  }
  return {};
}

Choice Quick::roll(const RollOrder& q) const {
  if (q.own && !q.luck.blessed) return {.number = dig_own};
  if (q.luck.blessed) return {};
  const int gain = permille(q.die, {.blessed = true}, q.need - 1) - permille(q.die, q.luck, q.need - 1);
  int stake = price(q.about, 1);
  if (q.cause == Cause::slip) stake = price(q.about, (s_[q.about].elevation.units / b_.numbers.drop.units)) + 300;
  if (q.cause == Cause::defence_attack && s_.man(q.about).trauma + 1 == stats(b_, s_, q.about).will) stake *= 2;
  if (q.cause == Cause::ambush) return {};
  return gain * stake / 1000 > price(q.about, b_.numbers.blessing) ? Choice{.number = dig_blessing} : Choice{};
}

Choice Quick::test(const TestOrder& q) const {
  const FigureId id = to_test(b_, s_, q.who).first();
  const int die = stats(b_, s_, id).will, counters = s_.man(id).trauma;
  const int plain = permille(die, {}, counters), blessed = permille(die, {.blessed = true}, counters);
  if (s_.man(id).last_ditch) return {.figure = id};
  if (b_.has(id, Ability::stubborn) && !s_.man(id).stubborn_used && plain < 800)
    return {.figure = id, .number = dig_own};
  const bool pays = (blessed - plain) * 4 > 4000 / die + 60;  // a counter that stays, against a Hero
  return {.figure = id, .number = static_cast<std::int16_t>(pays ? dig_blessing : 0)};
}

}  // namespace fyrd::stormclouds
