// The quick player of Newcastle: lines stay lines, bows shoot before they run, and several fall on the end of a line.
#include "rulesets/newcastle/quick/player.h"

#include <algorithm>

#include "core/figures/places.h"
#include "core/play/asked_as.h"
#include "rulesets/newcastle/deeds/approach.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/move.h"
#include "rulesets/newcastle/deeds/ready.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/table/shield.h"
#include "rulesets/newcastle/turn/ending.h"

namespace fyrd::newcastle {

namespace {

constexpr int grain = 20;  // degrees between places around an enemy: whoever has more time looks closer

}  // namespace

Quick::Quick(Here here, Side me)
    : here_(here), me_(me), chances_(ChanceTable::get()), mine_(in_play(here.s, me)),
      theirs_(in_play(here.s, other(me))) {}

bool Quick::shoots(FigureId id) const { return missile(here_, id) != nullptr; }

bool Quick::threatened(FigureId id, Length more) const {
  for (FigureId e : theirs_) {
    if (!shoots(e) && gap(id, e) <= rate(here_, e, here_.s.formed(e)) + reach(here_, e) + more) return true;
  }
  return false;
}

int Quick::blow_value(FigureId by, FigureId at) const {
  const int need = need_tally(here_, by, at).total(), his = need_tally(here_, at, by).total();
  const int hurts = chances_.harm(damage_tally(here_, by, held(here_, by)).total(), toughness(here_.b, at));
  const int risk = chances_.harm(damage_tally(here_, at, held(here_, at)).total(), toughness(here_.b, by));
  // A way in past a longer weapon is worth as much as half a blow.
  const int gain = outreaches(here_, at, by) ? hurts / 2 : hurts;
  const bool struck_back = can_attack(here_, at) && !outreaches(here_, by, at);
  return chances_.win(need, his) * gain / 1000 - (struck_back ? chances_.win(his, need) * risk / 2000 : 0);
}

bool Quick::night_falls() const {
  const auto& [b, s] = here_;
  constexpr int evening = 20;
  return !b.objective && !b.raid && b.numbers.turns - s.turn < evening && better_off(here_) != me_;
}

// One contest after the other, the best first; everybody spends his attack roll where it promises most.
Choice Quick::bout() const {
  Choice best;
  int most = -1000;
  for (FigureId by : mine_) {
    if (!can_attack(here_, by)) continue;
    for (FigureId at : theirs_) {
      if (here_.man(by).now.met.has(at) || !in_melee_with(here_, by, at)) continue;
      const int value = blow_value(by, at) + (here_.man(at).wounds > 0 ? -100 : 0);
      if (value > most) most = value, best = {.verb = BoutOrder::attack, .figure = by, .target = at};
    }
  }
  return best;
}

Choice Quick::react(const ReactOrder& order) const {
  const FigureId id = order.about;
  if (order.may_face()) {  // as many as the shield can meet, one of those who come now among them
    Cover best{};
    const auto ways = covers(here_, id, order.shield_foes());
    for (const Cover& way : ways.all()) {
      if (!(way.foes & order.threats()).empty() && way.foes.size() > best.foes.size()) best = way;
    }
    if (!best.foes.empty()) return {.verb = ReactOrder::face, .facing = best.facing};
  }
  if (!order.charge()) return {};
  if (shoots(id) && may_evade(here_, id)) return {.verb = ReactOrder::evade};
  if (!shoots(id) || !may_snap(here_, id)) return {};
  const State seen = on_the_way(here_, *order.charge(), id);  // shut in or in line, a shot is all that is left
  for (FigureId at : order.charge()->who) {
    if (seen[at].in_play() && !marks({here_.b, seen}, id, at).empty()) return {.verb = ReactOrder::shoot, .target = at};
  }
  return {};
}

// A shield goes where the sharper enemies are.
Choice Quick::ready() const {
  const auto danger = [&](FigureSet foes) {
    int sum = 0;
    for (FigureId e : foes) sum += 30 - held(here_, e).skill;
    return sum;
  };
  for (FigureId id : mine_) {
    if (here_.s.formed(id) || here_.man(id).now.squared || here_.b.fighter(id).shield == 0) continue;
    FigureSet foes;
    for (FigureId e : theirs_) {
      if (in_melee_with(here_, id, e)) foes.add(e);
    }
    const Covers ways = covers(here_, id, foes);
    const Cover* best = nullptr;
    int most = danger(covered(here_, id, here_[id].facing, foes));
    for (const Cover& way : ways.all()) {
      if (const int met = danger(way.foes); met > most) most = met, best = &way;
    }
    if (best) return {.verb = ReadyOrder::face, .figure = id, .facing = best->facing};
  }
  return {};
}

int Quick::charge_value(FigureId by, FigureId at) const {
  // Who stands at an end, or alone, or is busy, is the easier prey; so is who has only a bow.
  const int prey = chances_.harm(damage_tally(here_, by, held(here_, by)).total(), toughness(here_.b, at));
  int value = prey + (here_.man(at).wounds > 0 ? -150 : 0) + (shoots(at) ? 300 : 0) - 150 * neighbours(here_, at);
  for (FigureId mate : mine_) value += mate != by && in_melee_with(here_, mate, at) ? 250 : 0;
  return value;
}

FigureId Quick::target_of(FigureId id) const {
  FigureId best = nobody;
  int most = 0;
  for (FigureId e : theirs_) {
    const int value = 10'000 + charge_value(id, e) - gap(id, e).units / 25;
    if (best.none() || value > most) best = e, most = value;
  }
  return best;
}

// NEW-033 a line goes as one body, at whoever it reaches first.
std::optional<Choice> Quick::line_charge(FigureId id) const { return line_charge_at(here_, id, theirs_); }

std::optional<Choice> Quick::charge_of(FigureId id, int& most) const {
  std::optional<Choice> best;
  for (FigureId e : theirs_) {
    const int value = charge_value(id, e);
    if (value <= most) continue;
    if (const auto c = charge_at(here_, id, e, grain)) best = c, most = value;
  }
  return best;
}

bool Quick::can_charge(FigureId id) const {
  int most = 0;
  return charge_of(id, most).has_value();
}

Choice Quick::charge() const {
  Choice best;
  int most = 0;
  for (FigureId id : mine_) {
    if (here_.man(id).runs || here_.man(id).cowers) continue;
    if (here_.s.formed(id) && members(here_.s, id).first() == id) {
      if (const auto c = line_charge(id)) return *c;
    }
    if (shoots(id) || cannot_move(here_, id)) continue;
    if (const auto c = charge_of(id, most)) best = *c;  // out of his line, too, where it does not get there
  }
  return best;
}

Choice NewcastleBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player({*this, state(table)}, question.who);
  if (asked_as<MoveOrder>(question)) return player.order();
  if (asked_as<ChargeOrder>(question)) return player.charge();
  if (asked_as<BoutOrder>(question)) return player.bout();
  if (asked_as<AnswerOrder>(question)) return {.verb = AnswerOrder::strike};
  if (const auto* react = asked_as<ReactOrder>(question)) return player.react(*react);
  if (asked_as<ReadyOrder>(question)) return player.ready();
  if (asked_as<FollowOrder>(question) && !player.shoots(question.about)) {
    const Choice follow{.verb = FollowOrder::follow};  // NEW-A54 or in his line, if that is as far as it takes
    return question.check(follow) ? Choice{.verb = FollowOrder::keep_line} : follow;
  }
  return question.quiet();
}

}  // namespace fyrd::newcastle
