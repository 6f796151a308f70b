// Footing up, figure by figure.
#include "rulesets/nottingham/turn/deploy.h"

#include "core/events/narrate.h"
#include "core/play/cure.h"
#include "rulesets/muster.h"
#include "rulesets/nottingham/deeds/mount.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/machine.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/turn/grip.h"
#include "rulesets/nottingham/turn/lineup.h"

namespace fyrd::nottingham {

std::string DeployOrder::prompt() const {
  std::string text = b_.parties[who.index].name + ": ";
  if (house < 0) return text + "set up one of your people.";
  return text + "set up " + b_[wave.who.first()].name + " in " +
         b_.ground.pieces()[b_.setting.houses[house].rooms[0]].name + ".";
}

Verdict DeployOrder::check(const Choice& c) const {
  const std::string& name = b_[c.figure].name;
  if (s_[c.figure].side != who) return Refusal{"not_yours", name + " is not of your band.", "NOT-A99", cure::own_man};
  if (!wave.who.has(c.figure)) return Refusal{"not_now", name + " is not to be set up now.", "NOT-A99"};
  if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "NOT-A99"};
  if (c.verb == ride && !has_horse(here_, c.figure)) return Refusal{"no_horse", name + " has no warhorse.", "NOT-119"};
  const State trial = mounted(s_, c.figure, c.verb == ride);
  const Posts posts = posts_of({b_, trial}, c.figure, house);
  const Footing at = footing({b_, trial}, c.figure, posts.span(), c.path.end());
  if (at.free) return {};
  // Where there is no room for him, anywhere will do.
  if (c.verb == place && footing_anywhere({b_, trial}, c.figure, c.path.end()).free &&
      !any_place({b_, trial}, c.figure, posts.span()))
    return {};
  if (!at.in_post) return Refusal{"wrong_place", "That is not where " + name + " may be set up.", "NOT-A99"};
  return Refusal{"no_room", "There is no room for " + name + " there.", "NOT-A99", cure::with_room};
}

void DeployOrder::list(Options& options) const {
  const int waiting = wave.who.size();
  for (FigureId id : wave.who) {
    for (const std::uint8_t how : {place, ride}) {
      if (how == ride && !has_horse(here_, id)) continue;
      const State trial = mounted(s_, id, how == ride);
      if (how == ride && !any_place({b_, trial}, id, posts_of({b_, trial}, id, house).span())) continue;
      const Posts posts = posts_of({b_, trial}, id, house);
      if (options.worded()) {
        for (const Post& post : posts.span()) options.add(area_of({b_, trial}, id, posts.span(), post));
      }
      for (const Place& p : places_for({b_, trial}, id, posts, waiting > 12 ? 4 : 8)) {
        options.add({.verb = how, .figure = id, .facing = p.how.facing, .path = straight(p.at)}, [&] {
          return b_[id].name + (how == ride ? " on horseback " : " ") + place_words({b_, trial}, id, posts.span(), p);
        });
      }
    }
  }
}

// In the saddle if he has one and there is room, else on foot.
Choice DeployOrder::first_place(FigureId id) const {
  for (const std::uint8_t how : {ride, place}) {
    if (how == ride && !has_horse(here_, id)) continue;
    const State trial = mounted(s_, id, how == ride);
    const Posts posts = posts_of({b_, trial}, id, house);
    if (how == ride && !any_place({b_, trial}, id, posts.span())) continue;
    for (const Place& p : places_for({b_, trial}, id, posts, 1)) {
      return {.verb = how, .figure = id, .facing = p.how.facing, .path = straight(p.at)};
    }
  }
  return {};
}

Choice DeployOrder::quiet() const { return first_place(wave.who.first()); }

namespace {

// NOT-210, NOT-A101 a house by even chance; when it is full, the next one.
int draw_house(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  const int houses = static_cast<int>(b.setting.houses.size());
  int house = 0;
  if (houses > 1) house = (play.sum(d(6), {"NOT-210", "a house", id}) - 1) * houses / 6;
  const State walking = mounted(s, id, false);
  for (int k = 0; k < houses; ++k) {
    const int next = (house + k) % houses;
    if (any_place({b, walking}, id, posts_of({b, walking}, id, next).span())) return next;
  }
  return house;
}

// Machines come first: they need the most room.
bool place_machine(Now now, Side side) {
  const auto& [b, s, play] = now;
  for (int i = 0; i < max_machines; ++i) {
    Machine& machine = s.machines[i];
    if (machine.kind == MachineKind::none || machine.placed || machine.side != side) continue;
    const Choice choice = play.ask(MachineOrder(now, i));
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

void deployment(Now now) {
  const auto& [b, s, play] = now;
  const Wave wave = plot_rules(b.plot).wave(now);
  if (wave.who.empty()) {
    s.active = no_side;
    s.phase = Phase::hatred;
    return;
  }
  if (place_machine(now, wave.side)) return;
  const FigureId first = wave.who.first();
  const int house = wave.drawn ? draw_house(now, first) : -1;
  const Choice choice = play.ask(DeployOrder(now, wave, house));
  const FigureId id = choice.figure;
  Man& man = s.man(id);
  man.mounted = choice.verb == DeployOrder::ride;
  man.deployed = true;
  const Footing at = footing(now, id, posts_of(now, id, house).span(), choice.path.end());
  Figure& f = s[id];
  f.at = choice.path.end();
  f.elevation = at.in_post ? at.height : ground_level(now, f.at);
  f.pose = Pose::standing;
  settle(s, id);
  turn_to(b, s, id, choice.facing);
  if (!man.mounted && has_horse(now, id)) bring_horse(b, s, id);  // NOT-119
  const Path place = straight(f.at);
  play.tell("deployed", "NOT-A99", man.mounted ? "{by} rides onto the table." : "{by} takes his place.",
            {.by = id, .side = f.side, .path = &place});
  if (b.warrior(id).hands) return;  // the warband says what he holds
  arm(b, man);
  const GripOrder hold(now, id);
  if (hold.choices() < 2) return;
  const Grip grip = play.ask(hold);
  man.right = grip.right;
  man.left = grip.left;
}

std::string MachineOrder::prompt() const {
  return b_.parties[who.index].name + ": where does " + machine_name(s_.machines[machine].kind) + " go?";
}

Verdict MachineOrder::check(const Choice& c) const {
  if (c.verb == leave) return {};
  if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "NOT-X40"};
  Machine wish = s_.machines[machine];
  wish.at = c.path.end();
  wish.facing = c.facing;
  const Shape block = block_of(b_, wish);
  if (!reaches(b_.zones[s_.band(who).zone], block))
    return Refusal{"wrong_place", "It is set up in your own zone.", "NOT-X40"};
  if (!machine_fits(here_, wish))
    return Refusal{"no_room", "There is no room for it there.", "NOT-X40", cure::with_room};
  return {};
}

void MachineOrder::list(Options& options) const {
  options.add({}, [] { return "Leave it at home"; });
  const Zone& zone = b_.zones[s_.band(who).zone];
  options.add(region_of(zone));
  const Length pitch = inches(3);
  int found = 0;
  for (int y = zone.low.y + inches(1).units; y <= zone.high.y + inches(1).units && found < 12; y += pitch.units) {
    for (int x = zone.low.x + inches(2).units; x < zone.high.x && found < 12; x += 2 * pitch.units) {
      const Choice c{.verb = put, .facing = zone.facing, .path = straight({x, y})};
      if (check(c)) continue;
      ++found;
      options.add(c, [&] { return "Set it up " + place_text(zone, c.path.end(), inches(1), b_.unit); });
    }
  }
}

}  // namespace fyrd::nottingham
