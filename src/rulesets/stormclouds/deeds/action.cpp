// What a Hero may do, and in which order (STO-002, STO-021, STO-050, STO-055, STO-056, STO-A18, STO-A33 … STO-A35,
// STO-X11, STO-X16).
#include "rulesets/stormclouds/deeds/action.h"

#include "core/figures/area.h"
#include "rulesets/stormclouds/deeds/calm.h"
#include "rulesets/stormclouds/deeds/gear.h"
#include "rulesets/stormclouds/deeds/jump.h"
#include "rulesets/stormclouds/deeds/move.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/deeds/spell.h"
#include "rulesets/stormclouds/deeds/strike.h"
#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

bool bonus(const State& s) { return s.act.taken >= 2; }
bool has_action(const State& s) { return s.act.taken < 2 || (s.act.taken == 2 && !s.man(s.act.who).turn.bonus); }

namespace {

using A = ActionOrder;

// STO-X16 a Warrior that he touches and hates.
FigureSet grudges(Here here, FigureId id) {
  const auto& [b, s] = here;
  if (!b.has(id, Issue::grudge) || s.act.taken > 0 || !has_action(s)) return {};
  return those(touched_by(here, id, villains(here)), [&](FigureId v) { return b.card(s, v).type == Type::warrior; });
}

bool moves(std::uint8_t verb) { return verb >= A::move && verb <= A::run_on; }
bool is_action(std::uint8_t verb) {
  return verb == A::move || verb == A::jump || (verb >= A::attack && verb <= A::help);
}

}  // namespace

std::string ActionOrder::prompt() const {
  const std::string& name = here_.name(about);
  if (!has_action(s_)) return name + " has acted. Does he run on?";
  if (bonus(s_))
    return name + " has acted twice. He may take a Bonus Action, for d" + std::to_string(b_.numbers.bonus) + " Trauma.";
  return name + ", " + (s_.act.taken == 0 ? "first" : "second") + " action: " + std::to_string(s_.man(about).trauma) +
         " Trauma.";
}

// Anything that would fit the rules; a Run that has been begun wants its action.
Choice ActionOrder::quiet() const {
  if (const FigureSet hated = grudges(here_, about); !hated.empty()) return {.verb = attack, .target = hated.first()};
  return s_.act.ran ? Choice{.verb = rally} : Choice{};
}

Verdict ActionOrder::check(const Choice& c) const {
  static constexpr Reason grudge{"grudge", "{by} must attack {at} first.", "STO-X16"};
  static constexpr Reason ran{"ran", "{by} has run, and a Run is part of an action.", "STO-055"};
  static constexpr Reason no_action{"no_action", "{by} has no action left.", "STO-021"};
  const FigureSet hated = grudges(here_, about);
  if (!hated.empty() && !(c.verb == attack && hated.has(c.target)))
    return in_words(b_, {&grudge, about, hated.first()});
  if (c.verb == done) return s_.act.ran ? in_words(b_, {&ran, about}) : Verdict();  // STO-002 nobody has to act
  if ((is_action(c.verb) || c.verb == run) && !has_action(s_)) return in_words(b_, {&no_action, about});
  if (moves(c.verb)) return cannot_move(here_, about, c);
  switch (c.verb) {
    case drink: return verdict(b_, cannot_drink(here_, about));
    case smoke: return verdict(b_, cannot_lay(here_, about, Gear::smoke, c.path));
    case caltrops: return verdict(b_, cannot_lay(here_, about, Gear::caltrops, c.path));
    default: return check_roll(c);
  }
}

// What a deed needs, and then what he digs deep for.
Verdict ActionOrder::check_roll(const Choice& c) const {
  static constexpr Reason no_ambush{"no_ambush", "That is no ambush.", "STO-051"};
  static constexpr Reason seen{"seen", "{at} sees {by} coming.", "STO-051"};
  const bool strikes = c.verb == attack || c.verb == shoot;
  if (const Verdict no = strikes            ? cannot_strike(here_, about, c)
                         : c.verb == search ? verdict(b_, cannot_search(here_, about, which(c)))
                         : c.verb == help   ? verdict(b_, cannot_help(here_, about, c.target))
                         : c.verb == rally  ? Verdict()
                                            : verdict(b_, cannot_cast(here_, about, c)))
    return no;
  if (c.number < 0 || (digs(c) & dig_own) || (which(c) != 0 && (strikes || c.verb == help || c.verb == rally)))
    return in_words(b_, {&no_such_dig});
  if ((digs(c) & dig_ambush) && !strikes) return in_words(b_, {&no_ambush});
  if ((digs(c) & dig_ambush) && !may_ambush(here_, about, c.target)) return in_words(b_, {&seen, about, c.target});
  return verdict(b_, cannot_dig(luck_of(here_, about, c), digs(c)));  // STO-A34 said before the roll
}

void ActionOrder::list(Options& options) const {
  options.offer(*this, {}, [&] { return here_.name(about) + " has done enough"; });
  list_strikes(here_, *this, options);
  list_searches(here_, *this, options);
  list_calm(here_, *this, options);
  list_spells(here_, *this, options);
  list_gear(here_, *this, options);
  list_moves(here_, *this, options);
}

std::string ActionOrder::number_text(const Choice& c) const {
  if (c.verb == search) return b_.caches[which(c)].name + dig_text(digs(c));
  if (c.verb != cast && c.verb != kindle) return dig_title(digs(c));
  return b_.spell(b_.fighter(about).spells[which(c)]).name + dig_text(digs(c));
}

Explanation ActionOrder::explain(const Choice& c) const {
  Explanation why;
  switch (c.verb) {
    case move:
    case jump:
    case run:
    case run_on: explain_move(here_, about, c, why); break;
    case attack:
    case shoot: explain_strike(here_, about, c, why); break;
    case search:
    case cast:
    case kindle:
      if (check(c)) break;
      explain_roll(here_, about, c, why);
      if (c.verb == search)
        why.witnesses.push_back(thing_witness(here_, about, b_.shape(b_.caches[which(c)]), "STO-035"));
      break;
    case rally:
    case help: explain_calm(here_, about, c, why); break;
    default: break;
  }
  if (const int price = moves(c.verb) && c.verb != jump ? 0 : cost(b_, about, digs(c)); price > 0)
    why.costs.push_back(std::to_string(price) + " Trauma afterwards.");
  if (bonus(s_) && c.verb != done && c.verb != run_on && c.verb < drink)
    why.costs.push_back("A Bonus Action: d" + std::to_string(b_.numbers.bonus) + " Trauma (STO-050).");
  return why;
}

void carry_out(Now now, FigureId id, const Choice& c) {
  switch (c.verb) {
    case A::move: return move(now, id, c);
    case A::jump: return jump(now, id, c);
    case A::run:
    case A::run_on: return run(now, id, c);
    case A::attack:
    case A::shoot: return strike(now, id, c);
    case A::search: return search(now, id, c);
    case A::cast:
    case A::kindle: return cast_spell(now, id, c);
    case A::rally:
    case A::help: return calm(now, id, c);
    case A::drink: return drink(now, id);
    case A::smoke: return lay(now, id, Gear::smoke, c.path.end());
    case A::caltrops: return lay(now, id, Gear::caltrops, c.path.end());
    default: return;
  }
}

void end_activation(Now now) {
  const auto& [b, s, play] = now;
  Man& man = s.man(s.act.who);
  man.turn.acted = true;
  if (b.hero(s.act.who)) play.tell("acted", "STO-023", "{by} has acted.", {.by = s.act.who});
  if (man.interrupted) owe(s, s.act.who, b.numbers.interrupt), man.interrupted = false;
  s.act = {};
  s.phase = Phase::next;
}

void act(Now now) {
  const auto& [b, s, play] = now;
  const FigureId id = s.act.who;
  const Choice c = s[id].in_play() && (has_action(s) || s.act.may_run_on) ? play.ask(ActionOrder(now)) : Choice{};
  if (c.verb == A::done) return end_activation(now);
  const bool extra = bonus(s);
  carry_out(now, id, c);
  if (c.verb >= A::drink) return;
  if (c.verb == A::run) {
    s.act.ran = true;
    return;
  }
  s.act.may_run_on = c.verb != A::run_on && c.verb != A::move &&  // a Move has its Run in it
                     !(s.act.ran && b.rulings.run_by_speed);      // STO-A35
  if (c.verb == A::run_on) return;
  s.act.ran = false;
  ++s.act.taken;  // STO-A33
  if (!extra) return;
  s.man(id).turn.bonus = true;  // STO-050
  const RollOrder order(now, id, nobody, Cause::bonus, b.numbers.bonus, 0, {}, false);
  owe(s, id, roll(now, order, {"STO-050", "bonus action", id}).rolled);
}

}  // namespace fyrd::stormclouds
