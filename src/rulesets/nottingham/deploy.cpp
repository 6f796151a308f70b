// Setting up, figure by figure.
#include "rulesets/nottingham/deploy.h"

#include "core/events/narrate.h"
#include "rulesets/nottingham/machine.h"
#include "rulesets/nottingham/opening.h"
#include "rulesets/nottingham/post.h"

namespace fyrd::nottingham {

std::span<const Verb> DeployOrder::verbs() const {
  static constexpr Verb all[] = {{"place", uses_figure | uses_path | uses_facing, "Set up on foot"},
                                 {"ride", uses_figure | uses_path | uses_facing, "Set up on horseback"}};
  return all;
}

std::string DeployOrder::prompt() const {
  std::string text = b_.parties[who.index].name + ": ";
  if (house < 0) return text + "set up one of your people.";
  return text + "set up " + b_[{static_cast<std::uint8_t>(std::countr_zero(wave.who))}].name + " in " +
         b_.ground.pieces()[static_cast<std::size_t>(b_.stage.houses[static_cast<std::size_t>(house)].rooms[0])].name +
         ".";
}

Verdict DeployOrder::check(const Choice& c) const {
  const std::string& name = b_[c.figure].name;
  if (s_[c.figure].side != who) return Refusal{"not_yours", name + " is not of your band.", "NOT-A99"};
  if (!(wave.who >> c.figure.index & 1)) return Refusal{"not_now", name + " is not to be set up now.", "NOT-A99"};
  if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "NOT-A99"};
  if (c.verb == ride && !has_horse(b_, s_, c.figure)) return Refusal{"no_horse", name + " has no warhorse.", "NOT-119"};
  const State trial = mounted(s_, c.figure, c.verb == ride);
  const Posts posts = posts_of(b_, trial, c.figure, house);
  const Setting at = setting(b_, trial, c.figure, posts.span(), c.path.end());
  if (at.free) return {};
  // Where there is no room for him, anywhere will do.
  if (c.verb == place && setting_anywhere(b_, trial, c.figure, c.path.end()).free &&
      !any_place(b_, trial, c.figure, posts.span()))
    return {};
  if (!at.in_post) return Refusal{"wrong_place", "That is not where " + name + " may be set up.", "NOT-A99"};
  return Refusal{"no_room", "There is no room for " + name + " there.", "NOT-A99"};
}

void DeployOrder::list(Options& options) const {
  const int waiting = std::popcount(wave.who);
  for (FigureId id : everyone(s_)) {
    if (!(wave.who >> id.index & 1)) continue;
    for (const std::uint8_t how : {place, ride}) {
      if (how == ride && !has_horse(b_, s_, id)) continue;
      const State trial = mounted(s_, id, how == ride);
      if (how == ride && !any_place(b_, trial, id, posts_of(b_, trial, id, house).span())) continue;
      for (const Place& p : places_for(b_, trial, id, posts_of(b_, trial, id, house), waiting > 12 ? 4 : 8)) {
        Choice c;
        c.verb = how;
        c.figure = id;
        c.path.add(p.at);
        c.facing = p.how.facing;
        options.add(c, [&] {
          return b_[id].name + (how == ride ? " on horseback at " : " at ") + measure_text({p.at.x}, b_.unit) + ", " +
                 measure_text({p.at.y}, b_.unit);
        });
      }
    }
  }
}

// In the saddle if he has one and there is room, else on foot.
Choice DeployOrder::first_place(FigureId id) const {
  for (const std::uint8_t how : {ride, place}) {
    if (how == ride && !has_horse(b_, s_, id)) continue;
    const State trial = mounted(s_, id, how == ride);
    const Posts posts = posts_of(b_, trial, id, house);
    if (how == ride && !any_place(b_, trial, id, posts.span())) continue;
    for (const Place& p : places_for(b_, trial, id, posts, 1)) {
      Choice c;
      c.verb = how;
      c.figure = id;
      c.path.add(p.at);
      c.facing = p.how.facing;
      return c;
    }
  }
  return {};
}

Choice DeployOrder::quiet() const { return first_place({static_cast<std::uint8_t>(std::countr_zero(wave.who))}); }

namespace {

// NOT-210, NOT-A101 a house by even chance; when it is full, the next one.
int draw_house(const NottinghamBattle& b, State& s, Play& play, FigureId id) {
  const int houses = static_cast<int>(b.stage.houses.size());
  int house = 0;
  if (houses > 1) house = (play.sum(d(6), {"NOT-210", "a house", id}) - 1) * houses / 6;
  const State walking = mounted(s, id, false);
  for (int k = 0; k < houses; ++k) {
    const int next = (house + k) % houses;
    if (any_place(b, walking, id, posts_of(b, walking, id, next).span())) return next;
  }
  return house;
}

// Machines come first: they need the most room.
bool place_machine(const NottinghamBattle& b, State& s, Play& play, Side side) {
  for (int i = 0; i < max_machines; ++i) {
    Machine& machine = s.machines[static_cast<std::size_t>(i)];
    if (machine.kind == MachineKind::none || machine.placed || machine.side != side) continue;
    const Choice choice = play.ask(MachineOrder(b, s, i));
    if (choice.verb == MachineOrder::leave) {
      machine = {};
      return true;
    }
    machine.at = choice.path.end();
    machine.facing = choice.facing;
    machine.placed = true;
    play.tell("machine_placed", "NOT-X40", "{side} {sets} up a war machine.",
              {.number = static_cast<int>(machine.kind), .side = side});
    return true;
  }
  return false;
}

}  // namespace

void deployment(const NottinghamBattle& b, State& s, Play& play) {
  const Wave wave = plot_rules(b.plot).wave(b, s);
  if (wave.who == 0) {
    s.active = no_side;
    s.phase = Phase::hatred;
    return;
  }
  if (place_machine(b, s, play, wave.side)) return;
  const FigureId first{static_cast<std::uint8_t>(std::countr_zero(wave.who))};
  const int house = wave.drawn ? draw_house(b, s, play, first) : -1;
  const Choice choice = play.ask(DeployOrder(b, s, wave, house));
  const FigureId id = choice.figure;
  Man& man = s.man(id);
  man.mounted = choice.verb == DeployOrder::ride;
  man.deployed = true;
  const Setting at = setting(b, s, id, posts_of(b, s, id, house).span(), choice.path.end());
  Figure& f = s[id];
  f.at = choice.path.end();
  f.facing = choice.facing;
  f.elevation = at.in_post ? at.height : ground_level(b, s, f.at);
  f.pose = Pose::standing;
  settle(s, id);
  play.tell([&] {
    Event e;
    e.kind = "deployed", e.rule = "NOT-A99",
    e.text = man.mounted ? "{by} rides onto the table." : "{by} takes his place.";
    e.by = id, e.side = f.side, e.path.add(f.at);
    return e;
  });
  if (b.warrior(id).hands) return;  // the warband says what he holds
  arm(b, man);
  const GripOrder hold(b, s, id);
  if (hold.choices() < 2) return;
  const Grip grip = play.ask(hold);
  man.right = grip.right;
  man.left = grip.left;
}

}  // namespace fyrd::nottingham
