// What a Hero may do (STO-030 … STO-038, STO-050 … STO-056, STO-A27, STO-A33 … STO-A35, STO-X14 … STO-X16).
#include "rulesets/stormclouds/action.h"

#include <algorithm>

#include "core/figures/sides.h"
#include "rulesets/stormclouds/place.h"
#include "rulesets/stormclouds/sight.h"

namespace fyrd::stormclouds {

bool bonus(const State& s) { return s.act.taken >= 2; }
bool has_action(const State& s) { return s.act.taken < 2 || (s.act.taken == 2 && !s.man(s.act.who).now.bonus); }

bool may_ambush(const StormcloudsBattle& b, const State& s, FigureId hero, FigureId villain) {
  return look(b, s, villain, hero) == Look::none;
}

const Spell& spell_of(const StormcloudsBattle& b, FigureId id, const Choice& c) {
  return b.spell(b.fighter(id).spells[static_cast<std::size_t>(which(c))]);
}

namespace {

using A = ActionOrder;

// STO-X16 a Warrior that he touches and hates.
FigureSet grudges(const StormcloudsBattle& b, const State& s, FigureId id) {
  FigureSet set;
  if (!b.has(id, Issue::grudge) || s.act.taken > 0 || !has_action(s)) return set;
  for (FigureId v : touched_by(b, s, id, villains(b, s))) {
    if (b.card(s, v).type == Type::warrior) set.add(v);
  }
  return set;
}

bool is_action(std::uint8_t verb) {
  return verb == A::move || verb == A::jump || (verb >= A::attack && verb <= A::help);
}

Verdict check_place_near(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c, Gear gear,
                         Length far) {
  if (!s.man(id).gear.has(gear)) return Refusal{"no_gear", b[id].name + " has none.", "STO-X15"};
  if (s.patch_count == max_patches) return Refusal{"no_room", "There is no room for more on the table.", "STO-X15"};
  if (c.path.count != 1 || !b.ground.on_table(disc(c.path.end(), {})))
    return Refusal{"one_place", "Name one place on the table.", "STO-X15"};
  if (distance(s[id].at, c.path.end()) > b.radius(s[id]) + far)
    return Refusal{"too_far", "That is too far away.", "STO-X15"};
  return {};
}

}  // namespace

Tally luck_tally(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c) {
  const Man& man = s.man(id);
  Tally luck(id, "luck");
  const auto add = [&](bool lies_on_it, const char* rule, const char* name, int value) {
    if (lies_on_it) luck.add(rule, name, value);
  };
  switch (c.verb) {
    case A::attack: add(b.has(id, Ability::duelist) && !man.now.duelled, "STO-X14", "duelist", 1); break;
    case A::shoot:
      add(b.has(id, Ability::marksman) && !man.now.marked, "STO-X14", "marksman", 1);
      add(look(b, s, id, c.target) == Look::partial, "STO-034", "seen in part", -1);
      break;
    case A::search: add(man.gear.has(Gear::lantern), "STO-X15", "lantern", 1); break;
    case A::rally:
      add(bonus(s), "STO-037", "a Bonus Action", -1);
      add(b.has(id, Issue::nightmares), "STO-X16", "nightmares", -1);
      break;
    case A::help: add(b.has(id, Ability::healer), "STO-X14", "healer", 1); break;
    case A::jump: add(b.has(id, Ability::nimble), "STO-X14", "nimble", 1); break;
    case A::cast:  // STO-X12 not for who is in contact
      add(c.target != id && !touch(b, s, id, c.target) && look(b, s, id, c.target) == Look::partial, "STO-036",
          "seen in part", -1);
      break;
    default: break;
  }
  return luck;
}

Luck luck_of(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c) {
  Luck luck;
  const Tally all = luck_tally(b, s, id, c);
  for (const Modifier& m : all.modifiers()) (m.value > 0 ? luck.blessed : luck.cursed) = true;
  return luck;
}

int target_of(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c) {
  switch (c.verb) {
    case A::attack: {
      const int might = stats(b, s, c.target).might;
      return s.twist.parry ? std::max(might, b.numbers.attacked) : might;  // STO-070.11
    }
    case A::shoot: return stats(b, s, c.target).dexterity;
    case A::search: return b.caches[static_cast<std::size_t>(which(c))].target;
    case A::jump: {
      const Journey j{id, c.path, true, {}, {}};
      return jump_target(b, take_off(s, j), c.path.end());
    }
    case A::cast:
    case A::kindle: return spell_of(b, id, c).target - s.man(id).gear.has(Gear::charm);  // STO-X15
    default: return 0;
  }
}

// STO-006 which statistic for which deed
int die_of(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c) {
  const Stats now = stats(b, s, id);
  switch (c.verb) {
    case A::attack: return now.might;
    case A::shoot:
    case A::jump: return now.dexterity;
    case A::search: return now.stealth;
    default: return now.will;
  }
}

int blow_trauma(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c) {
  const Man& man = s.man(id);
  const bool strong = c.verb == A::attack ? man.gear.has(Gear::great_weapon) && !man.now.shot
                                          : man.gear.has(Gear::longbow) && !man.now.moved;
  return strong ? b.numbers.damage : 1;  // STO-X15
}

int rally_bonus(const StormcloudsBattle& b, const State& s, FigureId id) {
  for (FigureId other : heroes(b, s)) {
    if (other != id && b.has(other, Ability::leader) && gap(b, s, id, other) <= b.numbers.leader) return 1;
  }
  return 0;
}

Verdict cannot_move(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c, bool jumps,
                    Length allowed) {
  if (jumps && flies(b, id)) return Refusal{"flies", b[id].name + " flies, and has no need to jump.", "STO-X14"};
  return cannot_go(b, s, journey(b, s, id, c.path, jumps, allowed));
}

std::span<const Verb> ActionOrder::verbs() const {
  static constexpr Verb all[] = {{"done"},
                                 {"move", uses_path | uses_facing},
                                 {"jump", uses_path | uses_facing | uses_number},
                                 {"run", uses_path | uses_facing},
                                 {"run_on", uses_path | uses_facing},
                                 {"attack", uses_target | uses_number},
                                 {"shoot", uses_target | uses_number},
                                 {"search", uses_number},
                                 {"cast", uses_target | uses_number},
                                 {"kindle", uses_path | uses_number, "Kindle a fire"},
                                 {"rally", uses_number},
                                 {"help", uses_target | uses_number},
                                 {"drink"},
                                 {"smoke", uses_path},
                                 {"caltrops", uses_path}};
  return all;
}

std::string ActionOrder::prompt() const {
  const std::string& name = b_[about].name;
  if (!has_action(s_)) return name + " has acted. Does he run on?";
  if (bonus(s_)) return name + " has acted twice. He may take a Bonus Action, for d6 Trauma.";
  return name + ", " + (s_.act.taken == 0 ? "first" : "second") + " action: " + std::to_string(s_.man(about).trauma) +
         " Trauma.";
}

// Anything that would fit the rules; a Run that has been begun wants its action.
Choice ActionOrder::quiet() const {
  if (const FigureSet hated = grudges(b_, s_, about); !hated.empty()) return {.verb = attack, .target = hated.first()};
  return s_.act.ran ? Choice{.verb = rally} : Choice{};
}

Verdict ActionOrder::check(const Choice& c) const {
  const std::string& name = b_[about].name;
  const FigureSet hated = grudges(b_, s_, about);
  if (!hated.empty() && !(c.verb == attack && hated.has(c.target)))
    return Refusal{"grudge", name + " must attack " + b_[hated.first()].name + " first.", "STO-X16"};
  if (c.verb == done) {  // STO-002 nobody has to act
    if (s_.act.ran) return Refusal{"ran", name + " has run, and a Run is part of an action.", "STO-055"};
    return {};
  }
  if ((is_action(c.verb) || c.verb == run) && !has_action(s_))
    return Refusal{"no_action", name + " has no action left.", "STO-021"};
  const Length far = allowance(b_, s_, about);
  switch (c.verb) {
    case run:
      if (s_.act.ran) return Refusal{"ran", name + " has run already.", "STO-A35"};
      return cannot_move(b_, s_, about, c, false, {});
    case run_on:
      if (!s_.act.may_run_on || s_.act.ran)
        return Refusal{"ran", "There is no action that he could run after.", "STO-A35"};
      return cannot_move(b_, s_, about, c, false, {});
    case move: {
      const Journey j = journey(b_, s_, about, c.path, false, far);
      if (Verdict no = cannot_go(b_, s_, j)) return no;
      if (s_.act.ran && j.run() > Length{}) return Refusal{"ran", name + " has run already.", "STO-A35"};
      return {};
    }
    case jump: {
      if (Verdict no = cannot_move(b_, s_, about, c, true, far)) return no;
      const Journey j = journey(b_, s_, about, c.path, true, far);
      if (j.run() > Length{}) return Refusal{"too_far", "One runs before a jump or after it, not for it.", "STO-A35"};
      if (digs(c) & dig_own) {
        if (!s_.man(about).gear.has(Gear::rope) || s_.man(about).now.roped)
          return Refusal{"no_rope", name + " has no rope to use now.", "STO-X15"};
        return c.number == dig_own ? Verdict() : Refusal{"no_such_dig", "A rope needs no luck.", "STO-X15"};
      }
      if (which(c) != 0 || (digs(c) & dig_ambush))
        return Refusal{"no_such_dig", "There is no such way to dig deep.", "STO-056"};
      return cannot_dig(luck_of(b_, s_, about, c), digs(c));
    }
    case drink:
      if (!s_.man(about).gear.has(Gear::potion)) return Refusal{"no_gear", name + " has no potion.", "STO-X15"};
      if (!wounded(s_, about)) return Refusal{"unhurt", name + " is not wounded.", "STO-X15"};
      return {};
    case smoke: return check_place_near(b_, s_, about, c, Gear::smoke, b_.numbers.smoke);
    case caltrops: return check_place_near(b_, s_, about, c, Gear::caltrops, b_.numbers.caltrops);
    default: return check_deed(c);
  }
}

Verdict ActionOrder::check_deed(const Choice& c) const {
  const std::string& name = b_[about].name;
  const Man& man = s_.man(about);
  if (c.verb == attack || c.verb == shoot) {
    if (Verdict no = not_an_enemy({b_, s_}, who, c.target, c.verb == attack ? "STO-033" : "STO-034")) return no;
  }
  switch (c.verb) {
    case attack:
      if (!touch(b_, s_, about, c.target))
        return Refusal{"no_contact", name + " does not touch " + b_[c.target].name + ".", "STO-033"};
      break;
    case shoot:
      if (!touched_by(b_, s_, about, villains(b_, s_)).empty())
        return Refusal{"engaged", "An enemy touches " + name + ".", "STO-034"};
      if (man.now.swung) return Refusal{"great_weapon", name + " has swung a great weapon this Turn.", "STO-X15"};
      // STO-A22 as far as he sees
      if (look(b_, s_, about, c.target) == Look::none)
        return Refusal{"unseen", name + " does not see " + b_[c.target].name + ".", "STO-034"};
      break;
    case search: {
      if (which(c) < 0 || which(c) >= static_cast<int>(b_.caches.size()))
        return Refusal{"no_such_place", "There is no such place.", "STO-035"};
      const Cache& cache = b_.caches[static_cast<std::size_t>(which(c))];
      if (s_.found >> which(c) & 1)
        return Refusal{"found_already", "Nothing is left in " + cache.name + ".", "STO-035"};
      if (man.gear.has(cache.gear))
        return Refusal{"has_one", name + " has already what is to be found there.", "STO-035"};
      if (!touches(b_, s_[about], disc(cache.at, millimetres(25))))
        return Refusal{"no_contact", name + " does not touch " + cache.name + ".", "STO-035"};
      break;
    }
    case cast:
    case kindle:
      if (Verdict no = cannot_cast(b_, s_, about, c)) return no;
      break;
    case rally: break;
    case help:
      if (c.target == about || !b_.hero(s_, c.target))
        return Refusal{"not_a_hero", "One helps another Hero.", "STO-038"};
      if (!touch(b_, s_, about, c.target))
        return Refusal{"no_contact", name + " does not touch " + b_[c.target].name + ".", "STO-038"};
      break;
    default: return Refusal{"bad_choice", "There is no such thing to do here.", "STO-021"};
  }
  if (c.number < 0 || (digs(c) & dig_own) || (which(c) != 0 && c.verb != search && c.verb != cast && c.verb != kindle))
    return Refusal{"no_such_dig", "There is no such way to dig deep.", "STO-056"};
  if (digs(c) & dig_ambush) {
    if (c.verb != attack && c.verb != shoot) return Refusal{"no_ambush", "That is no ambush.", "STO-051"};
    if (!may_ambush(b_, s_, about, c.target))
      return Refusal{"seen", b_[c.target].name + " sees " + name + " coming.", "STO-051"};
  }
  return cannot_dig(luck_of(b_, s_, about, c), digs(c));
}

Verdict cannot_cast(const StormcloudsBattle& b, const State& s, FigureId id, const Choice& c) {
  const std::string& name = b[id].name;
  const auto& known = b.fighter(id).spells;
  if (which(c) < 0 || which(c) >= static_cast<int>(known.size()))
    return Refusal{"no_such_spell", name + " knows no such spell.", "STO-036"};
  const Spell& spell = spell_of(b, id, c);
  if ((c.verb == A::kindle) != (spell.effect == Effect::kindle))
    return Refusal{"wrong_target",
                   spell.name + (spell.effect == Effect::kindle ? " is cast at a place." : " is cast at somebody."),
                   "STO-X12"};
  if (c.verb == A::kindle) {
    if (c.path.count != 1 || !b.ground.on_table(disc(c.path.end(), {})))
      return Refusal{"one_place", "Name one place on the table.", "STO-X12"};
    if (!sees_place(b, s, id, c.path.end())) return Refusal{"unseen", name + " does not see that place.", "STO-036"};
    return {};
  }
  if (!s[c.target].in_play()) return Refusal{"out_of_play", b[c.target].name + " is out of the battle.", "STO-X12"};
  const bool harms = spell.effect == Effect::dart || spell.effect == Effect::gust || spell.effect == Effect::root;
  if (harms == b.hero(c.target))
    return Refusal{"wrong_target", spell.name + (harms ? " is for enemies." : " is for friends."), "STO-X12"};
  if (c.target == id || touch(b, s, id, c.target)) return {};
  if (spell.effect == Effect::ward)
    return Refusal{"no_contact", spell.name + " is for the caster, or a friend in contact.", "STO-X12"};
  if (spell.effect == Effect::heal && gap(b, s, id, c.target) > spell.reach)
    return Refusal{"too_far", spell.name + " reaches " + measure_text(spell.reach, b.unit) + ".", "STO-X12"};
  if (look(b, s, id, c.target) == Look::none)
    return Refusal{"unseen", name + " does not see " + b[c.target].name + ".", "STO-036"};
  return {};
}

}  // namespace fyrd::stormclouds
