// What is held, and which machines are set up, when the battle begins (NOT-A90, A99, NOT-X40).
#include "rulesets/nottingham/deploy.h"
#include "rulesets/nottingham/machine.h"
#include "rulesets/nottingham/place.h"

namespace fyrd::nottingham {

std::span<const Verb> GripOrder::verbs() const {
  static constexpr Verb all_verbs[] = {{"hold", uses_number}};
  return all_verbs;
}

std::string GripOrder::prompt() const { return "What does " + b_[about].name + " hold?"; }

Verdict GripOrder::check(const Choice& c) const {
  if (c.number >= 0 && c.number < static_cast<int>(all.size())) return {};
  return Refusal{"no_such_grip", "There is no such way to hold his things.", "NOT-A90"};
}

bool GripOrder::sensible(Grip grip) const {
  const Man& man = s_.man(about);
  const auto item = [&](std::int8_t i) -> const Item& { return b_.item(man.items[static_cast<std::size_t>(i)]); };
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
      Choice c;
      c.number = static_cast<std::int16_t>(i);
      options.add(c, [&] { return grip_text(b_, s_, about, all[i]); });
    }
  }
}

Choice GripOrder::quiet() const {  // as he is
  const Man& man = s_.man(about);
  Choice c;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == Grip{man.right, man.left}) c.number = static_cast<std::int16_t>(i);
  }
  return c;
}

std::span<const Verb> MachineOrder::verbs() const {
  static constexpr Verb all[] = {{"leave"}, {"put", uses_path | uses_facing, "Put here"}};
  return all;
}

std::string MachineOrder::prompt() const {
  return b_.parties[who.index].name + ": where does " +
         machine_name(s_.machines[static_cast<std::size_t>(machine)].kind) + " go?";
}

Verdict MachineOrder::check(const Choice& c) const {
  if (c.verb == leave) return {};
  if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "NOT-X40"};
  Machine wish = s_.machines[static_cast<std::size_t>(machine)];
  wish.at = c.path.end();
  wish.facing = c.facing;
  const Shape block = block_of(b_, wish);
  if (!reaches(b_.zones[s_.band(who).zone], block))
    return Refusal{"wrong_place", "It is set up in your own zone.", "NOT-X40"};
  if (!machine_fits(b_, s_, wish)) return Refusal{"no_room", "There is no room for it there.", "NOT-X40"};
  return {};
}

void MachineOrder::list(Options& options) const {
  options.add({}, [] { return "Leave it at home"; });
  const Zone& zone = b_.zones[s_.band(who).zone];
  const Length pitch = inches(3);
  int found = 0;
  for (int y = zone.low.y + inches(1).units; y <= zone.high.y + inches(1).units && found < 12; y += pitch.units) {
    for (int x = zone.low.x + inches(2).units; x < zone.high.x && found < 12; x += 2 * pitch.units) {
      Choice c;
      c.verb = put;
      c.path.add({x, y});
      c.facing = zone.facing;
      if (check(c)) continue;
      ++found;
      options.add(c, [] { return "Set it up"; });
    }
  }
}

}  // namespace fyrd::nottingham
