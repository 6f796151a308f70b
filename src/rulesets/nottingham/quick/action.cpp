// Which action to take.
#include "rulesets/nottingham/deeds/action.h"

#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

Choice Quick::action(const ActionOrder& order) const {
  const FigureId id = order.hand.by;
  const auto simply = [](Act deed) { return Choice{.verb = static_cast<std::uint8_t>(deed)}; };
  if (here_.s.panics(id)) return simply(here_[id].pose == Pose::lying ? Act::get_up : Act::rally);
  if (here_.man(id).hanging()) {
    const std::optional<Task> duty = task(id);
    const FigureId foe = quarry(id);
    const Plan on = climb_on(order.hand, duty ? duty->to : foe.none() ? here_[id].at : here_[foe].at);
    return on.gain > 0 && !order.check(on.choice) ? on.choice : Choice{};
  }
  Plan best = best_strike(here_, order.hand);
  if (here_[id].pose == Pose::lying) {
    if (best.gain >= 25) return best.choice;
    Choice up = simply(Act::get_up);
    face_enemy(id, here_[id].at, up);
    return up;
  }
  const auto prefer = [&](const Plan& other) {
    if (other.gain > best.gain) best = other;
  };
  prefer(best_shot(here_, order.hand));
  prefer(command(order.hand));
  prefer(provoke(order.hand));
  const std::optional<Task> duty = task(id);
  if (duty) prefer(errand(order.hand, *duty));
  if (best.gain >= (duty ? 20 : 6) && !order.check(best.choice)) return best.choice;

  if (best.gain > 0 && engaged(id) && !order.check(best.choice)) return best.choice;

  // Nothing to do here: on to wherever there is.
  const FigureId foe = quarry(id);
  if (!duty && foe.none()) return {};
  const Point to = duty ? duty->to : here_[foe].at;
  if (const Plan door = door_in_way(order.hand, to); door.gain > 0) return door.choice;
  if (!duty && here_.man(id).mounted && room_of(here_.b, to, here_[foe].elevation) >= 0 &&
      distance(here_[id].at, to) <= inches(8)) {
    const Choice off = simply(Act::dismount);  // NOT-A89 nobody rides into a house
    if (!order.check(off)) return off;
  }
  if (!duty && distance(here_[id].at, to) <= inches(7)) {
    if (const Plan blade = rearm(order.hand); blade.gain > 0) return blade.choice;
  }
  if (wanted_below(id, duty)) {
    if (const Plan down = climb_on(order.hand, to); down.gain > 0 && !order.check(down.choice)) return down.choice;
  }
  if (const Plan far = leap(order.hand, to, duty); far.gain > 0 && !order.check(far.choice)) return far.choice;
  // A bow does better where it is than closer by.
  if (!duty && archer(id) && here_.man(id).bound() == 0 && near_enemy(id, inches(12))) return {};
  if (!duty && wary()) return {};  // who runs in an open fight is tired when it comes to blows
  return simply(Act::run);
}

}  // namespace fyrd::nottingham
