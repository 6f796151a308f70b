// Which of several.
#include "rulesets/nottingham/deeds/pick.h"

#include "rulesets/nottingham/deeds/doubt.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/turn/chance.h"

namespace fyrd::nottingham {

namespace {

const char* rule_of(PickOrder::Of of) {
  static constexpr const char* rules[] = {"NOT-066", "NOT-160", "NOT-127", "NOT-129"};
  return rules[static_cast<int>(of)];
}

}  // namespace

PickOrder::PickOrder(Here here, Of of, const Hand& hand, Picks picks, FigureId against, Blow blow, Arm arm, int cleaves)
    : QuestionOf(here, "pick", rule_of(of), all, here[hand.by].side, hand.by), of(of), hand(hand), picks(picks),
      against(against), blow(blow), arm(arm), cleaves(cleaves) {}

std::string PickOrder::label(int n) const {
  const auto held = [&](FigureId id, ItemId item) {
    return item.none() ? b_[id].name + "'s bare hands" : b_.item(item).name;
  };
  switch (of) {
    case Of::arm: return held(about, item_of(here_, about, static_cast<Arm>(n)));
    case Of::charge: return n == claimed ? "Charge home: harder to hit, and a worse wound" : "Rein in: a blow like any";
    case Of::cleave_way: return n == no_more ? "No further" : n == left ? "On to the left" : "On to the right";
    case Of::disarmed: return held(against, n == 0 ? s_.man(against).in_right() : s_.man(against).in_left());
  }
  return {};
}

std::string PickOrder::prompt() const {
  switch (of) {
    case Of::arm: return "With what does " + b_[about].name + " strike?";
    case Of::charge: return "Does " + b_[about].name + " claim his charge?";
    case Of::cleave_way: return "Does " + b_[about].name + " go on cleaving?";
    case Of::disarmed: return "Which weapon does " + b_[against].name + " lose?";
  }
  return {};
}

Verdict PickOrder::check(const Choice& c) const {
  if (c.number >= 0 && c.number < 32 && picks.has(c.number)) return {};
  return Refusal{"not_offered", "That is not among the choices.", rule};
}

void PickOrder::list(Options& options) const {
  for (std::int16_t n = 0; n < 32; ++n) {
    if (picks.has(n)) options.add({.number = n}, [&] { return label(n); });
  }
}

Choice PickOrder::quiet() const {
  return {.number = static_cast<std::int16_t>(of == Of::cleave_way ? int{no_more} : picks.first())};
}

Explanation PickOrder::explain(const Choice& c) const {
  Explanation why;
  why.summary = label(c.number) + ".";
  if (of != Of::arm && of != Of::charge) return why;
  Hand with = hand;
  with.reined = of == Of::charge && c.number == reined;
  const Arm by = of == Of::arm ? static_cast<Arm>(c.number) : arm;
  why.tallies = attack_tallies(here_, with, against, by, blow, cleaves);
  if (blow != Blow::disarm) why.tallies.push_back(wound_tally(here_, with, against, by));
  why.summary += " " + must_beat(target_of(b_.numbers, blow), ", unless it is blocked");
  add_doubts(here_, about, against, true, shields_himself, why);
  return why;
}

std::string SecondTargetOrder::prompt() const { return "Whom does the second blow of " + b_[about].name + " strike?"; }

Verdict SecondTargetOrder::check(const Choice& c) const {
  if (targets.has(c.target)) return {};
  return Refusal{"not_offered", "That is not among the choices.", rule};
}

void SecondTargetOrder::list(Options& options) const {
  for (FigureId id : targets) options.add({.target = id}, [&] { return b_[id].name; });
}

}  // namespace fyrd::nottingham
