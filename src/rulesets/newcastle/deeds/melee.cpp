// Contest after contest until nobody wants another (NEW-050 … NEW-057, NEW-A17, NEW-A18, NEW-A21 … NEW-A23, NEW-A40,
// NEW-A41).
#include "rulesets/newcastle/deeds/melee.h"

#include "core/figures/area.h"
#include "core/figures/sides.h"
#include "core/play/cure.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

bool can_attack(Here here, FigureId id) {
  const Man& man = here.man(id);
  // NEW-052 one a turn; NEW-058 none for who changes weapons; NEW-X06, X07, X09, X10
  return here[id].in_play() && !man.now.attacked && !man.now.changed && !man.fumbled && !man.dodges && !man.cowers &&
         !man.runs && !held(here, id).weapon.missile();
}

namespace {

// What winning gives a man: nothing for a defence roll, a way in against a longer weapon, else a hit.
void score(Now now, FigureId by, FigureId at, bool attacks, bool critical) {
  if (!attacks || outreaches(now, at, by)) return;  // NEW-052, NEW-054, NEW-A21
  const int dice = damage_tally(now, by, held(now, by)).total() + critical;
  now.s.hits[now.s.hit_count++] = {by, at, static_cast<std::uint8_t>(dice), false};
  if (now[by].side != now.s.active) now.s.seized = true;  // NEW-X11
}

// NEW-055 who does not win against a longer weapon stays out.
void hold_off(Now now, FigureId by, FigureId at, bool won) {
  if (!won && outreaches(now, at, by)) now.man(by).now.held_off = true;
}

void spend(Now now, FigureId by, FigureId at, bool attacks) {
  Done& his = now.man(by).now;
  his.met.add(at);
  if (!attacks) return;
  his.attacked = true;
  if (outreaches(now, at, by)) his.closing = at;  // NEW-A17 with the one he attacks
}

}  // namespace

void contest(Now now, const Bout& bout) {
  const auto& [b, s, play] = now;
  const auto [by, at, by_attacks, at_attacks] = bout;
  const Tally need = need_tally(now, by, at), his_need = need_tally(now, at, by);
  spend(now, by, at, by_attacks);
  spend(now, at, by, at_attacks);
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
  hold_off(now, by, at, won);
  hold_off(now, at, by, he_won);
  if (won) score(now, by, at, by_attacks, luck && roll == need.total());
  if (he_won) score(now, at, by, at_attacks, luck && his_roll == his_need.total());
  if (luck && roll == 1) s.man(by).now.fumbles = true;
  if (luck && his_roll == 1) s.man(at).now.fumbles = true;
}

std::string BoutOrder::prompt() const {
  return b_.parties[who.index].name +
         ": name a man to spend his attack roll and the enemy he spends it on, or be done fighting.";
}

Verdict BoutOrder::check(const Choice& c) const { return c.verb == done ? Verdict{} : verdict(b_, cannot(c)); }

WhyNot BoutOrder::cannot_meet(FigureId by, FigureId at) const {
  static constexpr Reason not_yours{"not_yours", "{by} is not yours to order.", "NEW-A40", cure::own_man};
  static constexpr Reason out{"out_of_play", "One of them is out of the fight.", "NEW-060", cure::in_battle};
  static constexpr Reason friends{"not_an_enemy", "{at} is a friend.", "NEW-A40", cure::an_enemy};
  static constexpr Reason met{"met_already", "{by} and {at} have had their contest this turn.", "NEW-A40"};
  static constexpr Reason too_far{"out_of_reach", "Neither {by} nor {at} reaches the other.", "NEW-054"};
  if (s_[by].side != who) return {&not_yours, by};
  if (!s_[by].in_play() || !s_[at].in_play()) return {&out};
  if (!b_.enemies(s_, by, at)) return {&friends, by, at};
  if (s_.man(by).now.met.has(at)) return {&met, by, at};
  if (!in_melee_with(here_, by, at)) return {&too_far, by, at};
  return {};
}

WhyNot BoutOrder::cannot(const Choice& c) const {
  static constexpr Reason not_your_turn{"not_your_turn", "Only the side whose turn it is may wait for the other.",
                                        "NEW-A23"};
  static constexpr Reason nothing_comes{"no_attack", "{at} has no attack roll to wait for.", "NEW-052"};
  static constexpr Reason no_attack{"no_attack", "{by} has no attack roll left this turn; he only defends.", "NEW-052"};
  const FigureId by = c.figure, at = c.target;
  if (const WhyNot no = cannot_meet(by, at)) return no;
  if (c.verb == attack) return can_attack(here_, by) ? WhyNot{} : WhyNot{&no_attack, by};
  if (who != s_.active) return {&not_your_turn};  // NEW-A23 only the active side sets the order
  return can_attack(here_, at) ? WhyNot{} : WhyNot{&nothing_comes, by, at};
}

bool BoutOrder::any() const {
  for (FigureId by : in_play(s_, who)) {
    for (FigureId at : in_play(s_, other(who))) {
      if (!can_attack(here_, by) && !(who == s_.active && can_attack(here_, at))) continue;
      if (!cannot_meet(by, at)) return true;
    }
  }
  return false;
}

void BoutOrder::list(Options& options) const {
  options.add({}, [] { return "Done fighting"; });
  for (FigureId by : in_play(s_, who)) {
    for (FigureId at : enemies(here_, by)) {
      options.offer(*this, {.verb = attack, .figure = by, .target = at},
                    [&] { return b_[by].name + " attacks " + b_[at].name; });
      options.offer(*this, {.verb = await, .figure = by, .target = at},
                    [&] { return b_[by].name + " waits for " + b_[at].name; });
    }
  }
}

Explanation BoutOrder::explain(const Choice& c) const {
  if (c.verb == done) return {.summary = "Your men spend no more attack rolls this turn."};
  return explain_bout(here_, c.figure, c.target, c.verb == attack);
}

std::string AnswerOrder::prompt() const {
  return b_[foe_].name + " and " + b_[about].name + " fight. Does " + b_[about].name + " spend his attack roll here?";
}

void AnswerOrder::list(Options& options) const {
  options.add({}, [&] { return b_[about].name + " only defends himself"; });
  if (can_attack(here_, about)) options.add({.verb = strike}, [&] { return b_[about].name + " strikes back"; });
}

Explanation AnswerOrder::explain(const Choice& c) const { return explain_bout(here_, about, foe_, read(c)); }

Refusal AnswerOrder::refusal(const Choice&) const {
  return {"no_attack", b_[about].name + " has no attack roll left.", "NEW-052"};
}

Explanation explain_bout(Here here, FigureId by, FigureId at, bool attacks) {
  const auto text = [&](Length l) { return measure_text(l, here.b.unit); };
  const Tally need = need_tally(here, by, at), his = need_tally(here, at, by);
  const Tally dice = damage_tally(here, by, held(here, by));
  const Fraction chance = contest_odds(need.total(), his.total()).gets_through();
  const Length far = reach(here, by);
  const Nearest near = nearest(here.base(by), here.base(at));
  Explanation why{
      .tallies = {need, his, dice},
      .witnesses = {{"reach", "NEW-054", text(near.gap) + " of " + text(far), near.on_a, near.on_b, far - near.gap},
                    front_witness(here, at, by, "NEW-044")},
      .summary = here.name(by) + " needs " + std::to_string(need.total()) + ", " + here.name(at) + " " +
                 std::to_string(his.total()) + ": " + chance.text() + ". ",
      .chance = chance,
      .comes = "wins the contest"};
  if (!attacks) {
    why.summary += "He only defends himself, and a win does no harm.";  // NEW-052
  } else if (outreaches(here, at, by)) {
    why.summary += "A win does no harm, but he must win against all who hold him off to close.";
  } else {
    const auto harms = harm_odds(dice.total(), toughness(here.b, at), last_wound(here.b.rulings, here.man(at).wounds));
    why.summary += "A hit puts him out of the fight " + (harms[3] + harms[4]).text() + ".";
  }
  return why;
}

void contests(Now now) {
  const auto& [b, s, play] = now;
  const BoutOrder order(now);
  const Choice c = order.any() ? play.ask(order) : Choice{};
  if (c.verb == BoutOrder::done) {
    if (s.calls == s.active) {  // NEW-A23, NEW-A40 then the other side spends what it has left
      s.calls = other(s.active);
    } else {
      close_in(now);
      s.phase = Phase::morale;
    }
    return;
  }
  const bool attacks = c.verb == BoutOrder::attack;
  const bool asked = s.calls == s.active && can_attack(now, c.target);
  const bool answers = asked && play.ask(AnswerOrder(now, c.target, c.figure));
  if (attacks || answers) return contest(now, {c.figure, c.target, attacks, answers});
  s.man(c.figure).now.met.add(c.target);  // neither wanted it
  s.man(c.target).now.met.add(c.figure);
}

void close_in(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : in_play(s)) {
    const FigureId foe = s.man(id).now.closing;
    if (foe.none() || s.man(id).now.held_off || !s[foe].in_play() || !in_melee_with(now, id, foe)) continue;
    s.man(id).closed.add(foe);
    s.man(foe).closed.add(id);
    const Point from = s[id].at;
    const Vec in = with_length(s[foe].at - from, max(gap(now, id, foe), {}));
    put(b, s, id, from + room(now, id, in));  // NEW-A41 free of move
    const Path path = straight(s[id].at);
    play.tell("closed", "NEW-055", "{by} gets past the point and closes with {at}.",
              {.by = id, .at = foe, .from = from, .path = &path});
  }
}

}  // namespace fyrd::newcastle
