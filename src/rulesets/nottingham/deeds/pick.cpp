// Which of several.
#include "rulesets/nottingham/deeds/pick.h"

#include "rulesets/nottingham/deeds/blow.h"

namespace fyrd::nottingham {

PickOrder::PickOrder(Here here, Of of, FigureId about, std::uint64_t allowed, FigureId against)
    : QuestionOf(here, "pick",
                 of == Of::arm             ? "NOT-066"
                 : of == Of::second_target ? "NOT-A83"
                 : of == Of::cleave_way    ? "NOT-127"
                                           : "NOT-129",
                 of == Of::second_target ? a_figure : a_number, here[about].side, about),
      of(of), allowed(allowed), against(against) {}

std::string PickOrder::label(int n) const {
  const auto held = [&](FigureId id, ItemId item) {
    return item.none() ? b_[id].name + "'s bare hands" : b_.item(item).name;
  };
  switch (of) {
    case Of::arm: return held(about, item_of(here_, about, static_cast<Arm>(n)));
    case Of::second_target: return b_.members[n].name;
    case Of::cleave_way: return n == 0 ? "to the left" : "to the right";
    case Of::disarmed: return held(against, n == 0 ? s_.man(against).in_right() : s_.man(against).in_left());
  }
  return {};
}

std::string PickOrder::prompt() const {
  switch (of) {
    case Of::arm: return "With what does " + b_[about].name + " strike?";
    case Of::second_target: return "Whom does the second blow of " + b_[about].name + " strike?";
    case Of::cleave_way: return "Which way does " + b_[about].name + " go on cleaving?";
    case Of::disarmed: return "Which weapon does " + b_[against].name + " lose?";
  }
  return {};
}

int PickOrder::read(const Choice& c) const { return of == Of::second_target ? c.target.index : c.number; }

Verdict PickOrder::check(const Choice& c) const {
  const int n = read(c);
  if (n >= 0 && n < 64 && (allowed >> n & 1)) return {};
  return Refusal{"not_offered", "That is not among the choices.", rule};
}

void PickOrder::list(Options& options) const {
  for (int n = 0; n < 64; ++n) {
    if (!(allowed >> n & 1)) continue;
    Choice c;
    if (of == Of::second_target)
      c.target = {static_cast<std::uint8_t>(n)};
    else
      c.number = static_cast<std::int16_t>(n);
    options.add(c, [&] { return label(n); });
  }
}

Choice PickOrder::quiet() const {
  Choice c;
  const int n = std::countr_zero(allowed);
  if (of == Of::second_target)
    c.target = {static_cast<std::uint8_t>(n)};
  else
    c.number = static_cast<std::int16_t>(n);
  return c;
}

}  // namespace fyrd::nottingham
