// Who may shoot at whom, and where the arrow goes.
#include "rulesets/nottingham/deeds/shoot.h"

#include "rulesets/nottingham/deeds/doubt.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/machine.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

ItemId bow_of(Here here, FigureId id) {
  for (const ItemId held : {here.man(id).in_right(), here.man(id).in_left()}) {
    if (!held.none() && here.b.item(held).kind == ItemKind::ranged) return held;
  }
  return nothing;
}

WhyNot cannot_aim(Here here, FigureId id, FigureId target) {
  const auto& [b, s] = here;
  if (bow_of(here, id).none() && ballista_of(here, id) < 0) return {&no_shot::no_bow, id, target};  // NOT-X40
  if (!b.enemies(s, id, target)) return {&no_shot::no_enemy, id, target};                           // NOT-A78
  if (!s[target].in_play()) return {&no_shot::out, id, target};
  // NOT-A15 no range but what the fog leaves
  if (b.fog.units > 0 && !within(here, id, target, b.fog)) return {&no_shot::fog, id, target};  // NOT-164
  if (!sees(here, id, target)) return {&no_shot::unseen, id, target};
  return {};
}

WhyNot cannot_shoot(Here here, FigureId id, FigureId target) {
  const ItemId bow = bow_of(here, id);
  if (bow.none()) return {&no_shot::no_bow, id, target};
  if (here.b.item(bow).loads && !here.man(id).loaded) return {&no_shot::not_loaded, id, target};  // NOT-104
  return cannot_aim(here, id, target);
}

int range_steps(Here here, FigureId id, FigureId target, Length step) {
  const Length level = nearest(base_of(here, id), base_of(here, target)).gap;
  const Length far = level + (here[target].elevation - here[id].elevation);  // NOT-A13
  return std::max(0, far.units / step.units);
}

bool holds_shield(Here here, FigureId id) {
  const auto is_shield = [&](ItemId held) { return !held.none() && here.b.item(held).kind == ItemKind::shield; };
  return is_shield(here.man(id).in_right()) || is_shield(here.man(id).in_left());
}

bool shielded(Here here, FigureId target, Quarter from) {
  if (from == Quarter::rear || !holds_shield(here, target)) return false;
  return from == Quarter::front || here.b.has(target, Skill::shield_training);  // NOT-140
}

bool covers_himself(Here here, FigureId id, FigureId target, Quarter from) {
  const bool low = here[target].pose == Pose::lying && !within(here, id, target, here.b.numbers.lying_cover);
  return low || shielded(here, target, from);
}

ShotFacts shot_facts(Here here, FigureId id, FigureId target, Length step, const Stance& stance) {
  const auto& [b, s] = here;
  const Man& man = s.man(id);
  return {.test = test_facts(here, id, Characteristic::ranged),
          .close = within(here, id, target, b.numbers.point_blank),
          .steps = range_steps(here, id, target, step),
          .target_moved = s.man(target).moved,
          .moved = man.moved_now,
          .obscured = stance.hidden || covers_himself(here, id, target, stance.from),
          .cover = stance.hidden                         ? "obscured"
                   : shielded(here, target, stance.from) ? "behind his shield"
                                                         : "lies low",
          .snapshot = man.aiming == 0 || man.aims_at != target,
          .rain = b.rain};
}

std::vector<Tally> shot_tallies(Here here, FigureId id, FigureId target) {
  return each_sum(stances(here, id, target, holds_shield(here, target), covers_himself),
                  [&](const Stance& stance) { return shot_tally(here, id, target, stance); });
}

Tally shot_tally(Here here, FigureId id, FigureId target, const Stance& stance) {
  const auto& [b, s] = here;
  const ItemId bow = bow_of(here, id);
  ShotFacts facts = shot_facts(here, id, target, b.numbers.range_step, stance);
  facts.mounted = s.man(id).mounted && !b.has(id, Skill::mounted_marksman);  // NOT-136
  facts.bow = b.item(bow).shoot;
  facts.trained = b.warrior(id).trained_with(bow);
  return shot_tally(b.numbers, facts);
}

Tally shot_wound_tally(Here here, FigureId id, FigureId target) {
  const ItemId bow = bow_of(here, id);
  WoundFacts facts = struck(here, id, target);
  facts.damage = bow.none() ? 0 : here.b.item(bow).damage;
  return wound_tally(here.b.numbers, facts);
}

WhyNot may_aim(Here here, const Hand& hand, const Choice& c) { return cannot_aim(here, hand.by, c.target); }

WhyNot may_shoot(Here here, const Hand& hand, const Choice& c) { return cannot_shoot(here, hand.by, c.target); }

WhyNot may_quickshot(Here here, const Hand& hand, const Choice& c) {
  if (const WhyNot no = lacks(here.b, hand.by, Skill::quickshot, "NOT-138")) return no;
  if (hand.dice < 2) return {&no_shot::few_dice, hand.by};
  return may_shoot(here, hand, c);
}

namespace {

// NOT-062, NOT-A12 so many more dice with their sixes up.
void take_aim(Man& man, FigureId target, int dice) {
  if (man.aims_at != target) lower_aim(man);
  man.aims_at = target;
  man.aiming = static_cast<std::uint8_t>(man.aiming + dice);
}

}  // namespace

State aimed(Here here, FigureId id, FigureId target, int dice) {
  State s = here.s;
  take_aim(s.man(id), target, dice);
  return s;
}

void aim(Now now, Hand& hand, const Choice& c) {
  take_aim(now.man(hand.by), c.target, std::exchange(hand.dice, 0));
  now.play.tell("aimed", "NOT-062", "{by} takes aim at {at}.", {.by = hand.by, .at = c.target});
}

void shoot(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by, target = c.target;
  const Stance stance = settled(now, id, target, holds_shield(now, target), covers_himself);
  const Tally sum = shot_tally(now, id, target, stance);
  hand.dice += ask_dice(now, DiceOrder::For::extra, id, 0, target, &sum, nullptr, b.numbers.target, hand.dice);
  const Throw thrown = throw_dice(play, hand.dice, {"NOT-063", "a shot", id, target},
                                  passes_from(sum, b.numbers.target) | passes_from(sum, b.numbers.target - 1));
  const int total = thrown.value + sum.total();
  if (b.item(bow_of(now, id)).loads) s.man(id).loaded = false;  // NOT-104
  const bool hit = passes(thrown, sum, b.numbers.target);
  // NOT-065, NOT-A14 just short: the arrow strikes what hides the target, nearest the shooter
  const Look view = !hit && total == b.numbers.target ? look(now, id, target) : Look{};
  const bool cover = stance.hidden ? view.visible : view.obscured && covers_himself(now, id, target, stance.from);
  FigureId struck = hit ? target : nobody;
  const bool ones = thrown.all_ones && total > b.numbers.target;  // NOT-025
  const char* text = hit    ? "{by} shoots {at}: {number}."
                     : ones ? "{by} throws nothing but ones and misses {at}, whatever is added."
                            : "{by} shoots at {at} and misses: {number}.";
  if (cover) {
    struck = view.by;
    text = struck.none() ? "{by} shoots at {at}, and what hides him takes the arrow: {number}."
                         : "{by} shoots at {at}, and somebody before him is struck: {number}.";
  }
  play.tell(hit     ? "shot"
            : cover ? "cover_struck"
                    : "shot_past",
            cover  ? "NOT-065"
            : ones ? "NOT-025"
                   : "NOT-063",
            text, {.by = id, .at = target, .number = total, .tally = &sum});
  if (!struck.none() && s[struck].in_play())
    wound(now, id, struck, hand.dice, shot_wound_tally(now, id, struck), s[id].at);
}

void quickshot(Now now, Hand& hand, const Choice& c) {
  Hand aiming = hand;
  aiming.dice = divide(now, DiceOrder::For::quickshot, hand, c.target);  // NOT-138, NOT-A77
  hand.dice -= aiming.dice;
  aim(now, aiming, c);
  shoot(now, hand, c);
}

}  // namespace fyrd::nottingham
