// Which of several.
#include "rulesets/nottingham/deeds/pick.h"

#include "rulesets/nottingham/deeds/blow.h"

namespace fyrd::nottingham {

PickOrder::PickOrder(Here here, Of of, FigureId about, unsigned numbers, FigureId against)
    : QuestionOf(here, "pick",
                 of == Of::arm          ? "NOT-066"
                 : of == Of::cleave_way ? "NOT-127"
                                        : "NOT-129",
                 all, here[about].side, about),
      of(of), numbers(numbers), against(against) {}

std::string PickOrder::label(int n) const {
  const auto held = [&](FigureId id, ItemId item) {
    return item.none() ? b_[id].name + "'s bare hands" : b_.item(item).name;
  };
  switch (of) {
    case Of::arm: return held(about, item_of(here_, about, static_cast<Arm>(n)));
    case Of::cleave_way: return n == 0 ? "to the left" : "to the right";
    case Of::disarmed: return held(against, n == 0 ? s_.man(against).in_right() : s_.man(against).in_left());
  }
  return {};
}

std::string PickOrder::prompt() const {
  switch (of) {
    case Of::arm: return "With what does " + b_[about].name + " strike?";
    case Of::cleave_way: return "Which way does " + b_[about].name + " go on cleaving?";
    case Of::disarmed: return "Which weapon does " + b_[against].name + " lose?";
  }
  return {};
}

Verdict PickOrder::check(const Choice& c) const {
  if (c.number >= 0 && c.number < 32 && (numbers >> c.number & 1)) return {};
  return Refusal{"not_offered", "That is not among the choices.", rule};
}

void PickOrder::list(Options& options) const {
  for (std::int16_t n = 0; n < 32; ++n) {
    if (numbers >> n & 1) options.add({.number = n}, [&] { return label(n); });
  }
}

Choice PickOrder::quiet() const { return {.number = static_cast<std::int16_t>(std::countr_zero(numbers))}; }

std::string SecondTargetOrder::prompt() const { return "Whom does the second blow of " + b_[about].name + " strike?"; }

Verdict SecondTargetOrder::check(const Choice& c) const {
  if (targets.has(c.target)) return {};
  return Refusal{"not_offered", "That is not among the choices.", rule};
}

void SecondTargetOrder::list(Options& options) const {
  for (FigureId id : targets) options.add({.target = id}, [&] { return b_[id].name; });
}

}  // namespace fyrd::nottingham
