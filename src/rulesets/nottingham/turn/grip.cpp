// Ways to hold things, the sensible ones first.
#include "rulesets/nottingham/turn/grip.h"

namespace fyrd::nottingham {

std::string GripOrder::prompt() const { return "What does " + b_[about].name + " hold?"; }

Verdict GripOrder::check(const Choice& c) const {
  if (c.number >= 0 && c.number < static_cast<int>(all.size())) return {};
  return Refusal{"no_such_grip", "There is no such way to hold his things.", "NOT-A90"};
}

bool GripOrder::sensible(Grip grip) const {
  const Man& man = s_.man(about);
  const auto item = [&](std::int8_t i) -> const Item& { return b_.item(man.items[i]); };
  if (grip.right == empty_hand) return all.size() == 1;
  if (grip.right == grip.left) return true;
  if (grip.left == empty_hand) {  // something else could be in that hand
    for (std::int8_t i = 0; i < man.item_count; ++i) {
      if (i != grip.right && item(i).hands == 1) return false;
    }
    return true;
  }
  const bool right = item(grip.right).weapon(), left = item(grip.left).weapon();
  if (right != left) return right;  // NOT-A49 a lone weapon is always the right one
  return right || grip.right < grip.left;
}

int GripOrder::choices() const {
  int n = 0;
  for (const Grip grip : all) n += sensible(grip);
  return n;
}

void GripOrder::list(Options& options) const {
  for (const bool good : {true, false}) {  // the sensible ones first
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (sensible(all[i]) != good) continue;
      options.add({.number = static_cast<std::int16_t>(i)}, [&] { return grip_text(here_, about, all[i]); });
    }
  }
}

Choice GripOrder::quiet() const {  // as he is
  const Man& man = s_.man(about);
  const auto held = std::find(all.begin(), all.end(), Grip{man.right, man.left});
  return {.number = static_cast<std::int16_t>(held == all.end() ? 0 : held - all.begin())};
}

}  // namespace fyrd::nottingham
