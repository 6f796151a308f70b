// Contest after contest until nobody wants another (NEW-050 … NEW-057, NEW-A17, NEW-A18, NEW-A21 … NEW-A23, NEW-A40,
// NEW-A41).
#include "rulesets/newcastle/deeds/melee.h"

#include "core/figures/area.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

bool can_attack(const NewcastleBattle& b, const State& s, FigureId id) {
  const Man& man = s.man(id);
  // NEW-052 one a turn; NEW-058 none for who changes weapons; NEW-X06, X07, X09, X10
  return s[id].in_play() && !man.now.attacked && !man.now.changed && !man.fumbled && !man.dodges && !man.cowers &&
         !man.runs && !b.held(s, id).weapon.missile();
}

namespace {

// What winning gives a man: nothing for a defence roll, a way in against a longer weapon, else a hit.
void score(const NewcastleBattle& b, State& s, FigureId by, FigureId at, bool attacks, bool critical) {
  if (!attacks || outreaches(b, s, at, by)) return;  // NEW-052, NEW-054, NEW-A21
  const int dice = damage_tally(b, s, by, b.held(s, by)).total() + critical;
  s.hits[s.hit_count++] = {by, at, static_cast<std::uint8_t>(dice), false};
  if (s[by].side != s.active) s.seized = true;  // NEW-X11
}

// NEW-055 who does not win against a longer weapon stays out.
void hold_off(const NewcastleBattle& b, State& s, FigureId by, FigureId at, bool won) {
  if (!won && outreaches(b, s, at, by)) s.man(by).now.held_off = true;
}

void spend(const NewcastleBattle& b, State& s, FigureId by, FigureId at, bool attacks) {
  s.man(by).now.met.add(at);
  if (!attacks) return;
  s.man(by).now.attacked = true;
  if (outreaches(b, s, at, by)) s.man(by).now.closing = at;  // NEW-A17 with the one he attacks
}

}  // namespace

void contest(const NewcastleBattle& b, State& s, Play& play, const Bout& bout) {
  const auto [by, at, by_attacks, at_attacks] = bout;
  const Tally need = need_tally(b, s, by, at), his_need = need_tally(b, s, at, by);
  spend(b, s, by, at, by_attacks);
  spend(b, s, at, by, at_attacks);
  const bool luck = b.switches.fumbles;  // NEW-X06
  const auto [roll, his_roll, result] = roll_contest(play, need.total(), his_need.total(), luck, by, at);
  const bool won = result == Outcome::first || result == Outcome::both,
             he_won = result == Outcome::second || result == Outcome::both;
  play.tell("fought", "NEW-050",
            result == Outcome::nothing  ? "{by} rolls {number}, {at} {other}: nobody gets through."
            : result == Outcome::both   ? "{by} and {at} both roll {number}: both get through."
            : result == Outcome::second ? "{by} rolls {number}, {at} {other}: {at} has the better of it."
                                        : "{by} rolls {number}, {at} {other}: {by} has the better of it.",
            {.by = by, .at = at, .number = roll, .other = his_roll, .tally = &need, .against = &his_need});
  hold_off(b, s, by, at, won);
  hold_off(b, s, at, by, he_won);
  if (won) score(b, s, by, at, by_attacks, luck && roll == need.total());
  if (he_won) score(b, s, at, by, at_attacks, luck && his_roll == his_need.total());
  if (luck && roll == 1) s.man(by).now.fumbles = true;
  if (luck && his_roll == 1) s.man(at).now.fumbles = true;
}

bool BoutOrder::open(FigureId by, FigureId at) const {
  return s_[by].side == who && s_[by].in_play() && s_[at].in_play() && b_.enemies(s_, by, at) &&
         !s_.man(by).now.met.has(at) && in_melee_with(b_, s_, by, at);
}

std::span<const Verb> BoutOrder::verbs() const {
  static constexpr Verb all[] = {{"done"}, {"attack", uses_figure | uses_target}, {"await", uses_figure | uses_target}};
  return all;
}

std::string BoutOrder::prompt() const {
  return b_.parties[who.index].name +
         ": name a man to spend his attack roll and the enemy he spends it on, or be done fighting.";
}

Verdict BoutOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  const std::string &name = b_[c.figure].name, &foe = b_[c.target].name;
  if (s_[c.figure].side != who) return Refusal{"not_yours", name + " is not yours to order.", "NEW-A40"};
  if (!s_[c.figure].in_play() || !s_[c.target].in_play())
    return Refusal{"out_of_play", "One of them is out of the fight.", "NEW-060"};
  if (!b_.enemies(s_, c.figure, c.target)) return Refusal{"not_an_enemy", foe + " is a friend.", "NEW-A40"};
  if (s_.man(c.figure).now.met.has(c.target))
    return Refusal{"met_already", name + " and " + foe + " have had their contest this turn.", "NEW-A40"};
  if (!in_melee_with(b_, s_, c.figure, c.target))
    return Refusal{"out_of_reach", "Neither " + name + " nor " + foe + " reaches the other.", "NEW-054"};
  if (c.verb == await) {  // NEW-A23 only the active side sets the order
    if (who != s_.active)
      return Refusal{"not_your_turn", "Only the side whose turn it is may wait for the other.", "NEW-A23"};
    if (!can_attack(b_, s_, c.target)) return Refusal{"no_attack", foe + " has no attack roll to wait for.", "NEW-052"};
    return {};
  }
  if (!can_attack(b_, s_, c.figure))
    return Refusal{"no_attack", name + " has no attack roll left this turn; he only defends.", "NEW-052"};
  return {};
}

bool BoutOrder::any() const {
  for (FigureId by : everyone(s_)) {
    if (s_[by].side != who) continue;
    for (FigureId at : everyone(s_)) {
      if (open(by, at) && (can_attack(b_, s_, by) || (who == s_.active && can_attack(b_, s_, at)))) return true;
    }
  }
  return false;
}

void BoutOrder::list(Options& options) const {
  options.add({}, [] { return "Done fighting"; });
  for (FigureId by : everyone(s_)) {
    for (FigureId at : everyone(s_)) {
      if (!open(by, at)) continue;
      if (can_attack(b_, s_, by))
        options.add({.verb = attack, .figure = by, .target = at},
                    [&] { return b_[by].name + " attacks " + b_[at].name; });
      if (who == s_.active && can_attack(b_, s_, at))
        options.add({.verb = await, .figure = by, .target = at},
                    [&] { return b_[by].name + " waits for " + b_[at].name; });
    }
  }
}

Explanation BoutOrder::explain(const Choice& c) const {
  if (c.verb != done) return explain_bout(b_, s_, c.figure, c.target);
  Explanation why;
  why.summary = "Your men spend no more attack rolls this turn.";
  return why;
}

std::span<const Verb> AnswerOrder::verbs() const {
  static constexpr Verb all[] = {{"defend"}, {"strike"}};
  return all;
}

std::string AnswerOrder::prompt() const {
  return b_[foe_].name + " and " + b_[about].name + " fight. Does " + b_[about].name + " spend his attack roll here?";
}

void AnswerOrder::list(Options& options) const {
  options.add({}, [&] { return b_[about].name + " only defends himself"; });
  if (can_attack(b_, s_, about)) options.add({.verb = strike}, [&] { return b_[about].name + " strikes back"; });
}

Explanation AnswerOrder::explain(const Choice&) const { return explain_bout(b_, s_, about, foe_); }

Refusal AnswerOrder::refusal(const Choice&) const {
  return {"no_attack", b_[about].name + " has no attack roll left.", "NEW-052"};
}

Explanation explain_bout(const NewcastleBattle& b, const State& s, FigureId by, FigureId at) {
  Explanation why;
  why.tallies = {need_tally(b, s, by, at), need_tally(b, s, at, by), damage_tally(b, s, by, b.held(s, by))};
  const int need = why.tallies[0].total(), his = why.tallies[1].total();
  const ContestOdds odds = contest_odds(need, his);
  why.chance = odds.first + odds.both;
  const Nearest gap = nearest(b.base(s[by]), b.base(s[at]));
  why.witnesses.push_back({"reach", "NEW-054",
                           measure_text(gap.gap, b.unit) + " of " + measure_text(reach(b, s, by), b.unit), gap.on_a,
                           gap.on_b, reach(b, s, by) - gap.gap});
  why.witnesses.push_back(front_witness({b, s}, at, by, "NEW-044"));
  why.summary = b[by].name + " needs " + std::to_string(need) + ", " + b[at].name + " " + std::to_string(his) + ": " +
                why.chance->text() + ". ";
  if (outreaches(b, s, at, by)) {
    why.summary += "A win does no harm, but he must win against all who hold him off to close.";
  } else {
    const auto harms = harm_odds(why.tallies[2].total(), toughness(b, at));
    why.summary += "A hit puts him out of the fight " + (harms[3] + harms[4]).text() + ".";
  }
  return why;
}

void contests(const NewcastleBattle& b, State& s, Play& play) {
  const BoutOrder order(b, s);
  const Choice c = order.any() ? play.ask(order) : Choice{};
  if (c.verb == BoutOrder::done) {
    if (s.calls == s.active) {  // NEW-A23, NEW-A40 then the other side spends what it has left
      s.calls = other(s.active);
    } else {
      close_in(b, s, play);
      s.phase = Phase::morale;
    }
    return;
  }
  const bool attacks = c.verb == BoutOrder::attack;
  const bool asked = s.calls == s.active && can_attack(b, s, c.target);
  const bool answers = asked && play.ask(AnswerOrder(b, s, c.target, c.figure));
  if (attacks || answers) return contest(b, s, play, {c.figure, c.target, attacks, answers});
  s.man(c.figure).now.met.add(c.target);  // neither wanted it
  s.man(c.target).now.met.add(c.figure);
}

void close_in(const NewcastleBattle& b, State& s, Play& play) {
  for (FigureId id : everyone(s)) {
    const FigureId foe = s.man(id).now.closing;
    if (foe.none() || s.man(id).now.held_off || !s[id].in_play() || !s[foe].in_play() || !in_melee_with(b, s, id, foe))
      continue;
    s.man(id).closed.add(foe);
    s.man(foe).closed.add(id);
    const Point from = s[id].at;
    const Length gap = distance(from, s[foe].at) - b.radius(s[id]) - b.radius(s[foe]);
    put(b, s, id, from + room(b, s, id, with_length(s[foe].at - from, max(gap, {}))));  // NEW-A41 free of move
    const Path path = straight(s[id].at);
    play.tell("closed", "NEW-055", "{by} gets past the point and closes with {at}.",
              {.by = id, .at = foe, .from = from, .path = &path});
  }
}

}  // namespace fyrd::newcastle
