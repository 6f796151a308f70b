// Which action to take.
#include "rulesets/nottingham/deeds/action.h"

#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

Choice Quick::action(const ActionOrder& order) const {
  const FigureId id = order.hand.by;
  Choice c;
  if (s_.panics(id)) {
    c.verb = static_cast<std::uint8_t>(s_[id].pose == Pose::lying ? Act::get_up : Act::rally);
    return c;
  }
  if (s_.man(id).hanging()) return c;
  Plan best = best_strike(s_, order.hand);
  if (s_[id].pose == Pose::lying) {
    if (best.gain >= 25) return best.choice;
    c.verb = static_cast<std::uint8_t>(Act::get_up);
    face_enemy(id, s_[id].at, c);
    return c;
  }
  const auto prefer = [&](const Plan& other) {
    if (other.gain > best.gain) best = other;
  };
  prefer(best_shot(s_, order.hand));
  prefer(command(order.hand));
  prefer(provoke(order.hand));
  const std::optional<Task> duty = task(id);
  if (duty) prefer(errand(order.hand, *duty));
  if (best.gain >= (duty ? 20 : 6) && !order.check(best.choice)) return best.choice;

  if (best.gain > 0 && engaged(id) && !order.check(best.choice)) return best.choice;

  // Nothing to do here: on to wherever there is.
  const FigureId foe = quarry(id);
  if (!duty && foe.none()) return c;
  const Point to = duty ? duty->to : s_[foe].at;
  if (const Plan door = door_in_way(order.hand, to); door.gain > 0) return door.choice;
  if (!duty && s_.man(id).mounted && room_of(b_, to, s_[foe].elevation) >= 0 && distance(s_[id].at, to) <= inches(8)) {
    c.verb = static_cast<std::uint8_t>(Act::dismount);  // NOT-A89 nobody rides into a house
    if (!order.check(c)) return c;
  }
  if (!duty && distance(s_[id].at, to) <= inches(7)) {
    if (const Plan blade = rearm(order.hand); blade.gain > 0) return blade.choice;
  }
  c.verb = static_cast<std::uint8_t>(Act::run);
  return c;
}

}  // namespace fyrd::nottingham
