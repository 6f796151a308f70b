// A field for Nottingham's rules of ground, things and nerve: an enemy far away, and whatever the test puts on it.
#pragma once

#include "rulesets/nottingham/people/hands.h"
#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

// Bands as large as a test wants them: heroes count as risen, of whom there may be any number (NOT-202).
struct Crowd : NottinghamGame {
  static Json risen(const Json& more) {
    Json all = {{"promoted", true}};
    if (!more.is_null()) all.update(more);
    return all;
  }
  void red(const char* name, Place at, const Json& more = {}) { hero(0, name, at, risen(more)); }
  void blue(const char* name, Place at, const Json& more = {}) { hero(1, name, at, risen(more)); }
};

struct Field : Crowd {
  // Both sides have somebody far from everything, so that nobody routs and there are dice: two each, and four more for
  // red.
  Field() {
    red_elsewhere(), red("Red Second", {86, 6}), red("Red Third", {82, 6});
    blue_elsewhere();
  }

  // He wins the contest against somebody, who keeps his dice and may be named again; he does not move.
  void acts_before(std::string_view who, std::string_view other, int dice = 1) {
    wins(who, dice, other, 1);
    if (asked() == "move") stay();
  }

  // Climbs and jumps; the dice are still to be thrown.
  Choice climb_order(Place to, bool daring = false) {
    Choice c = order(Act::climb, "", daring);
    c.path.add(to.at);
    return c;
  }
  Choice jump_order(Place to, int facing = 0) {
    Choice c = order(Act::jump);
    c.path.add(to.at);
    c.facing = degrees(facing);
    return c;
  }
  void climb(Place to, bool daring = false) { give(climb_order(to, daring)); }
  void jump(Place to) { give(jump_order(to)); }
  // Holds these, by the names of his things ("" an empty hand), with a swap of weapons: the number of that grip, or -1.
  int grip(std::string_view who, std::string_view right, std::string_view left) {
    const auto all = grips(*this, id(who));
    const auto is = [&](std::int8_t place, std::string_view name) {
      return place == empty_hand ? name.empty() : battle().item(man(who).items[place]).id == name;
    };
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (is(all[i].right, right) && is(all[i].left, left)) return static_cast<int>(i);
    }
    return -1;
  }
  // The first thing of a kind on the table; -1: there is none.
  int thing(ThingKind kind) {
    for (int i = 0; i < max_things; ++i) {
      if (state().things[i].kind == kind) return i;
    }
    return -1;
  }
  const Thing& the(ThingKind kind) { return state().things[thing(kind)]; }
  int door(std::string_view name) {
    for (std::size_t i = 0; i < battle().doors.size(); ++i) {
      if (battle().doors[i].id == name) return static_cast<int>(i);
    }
    return -1;
  }
  DoorState door_state(std::string_view name) { return state().doors[door(name)]; }
  void building(const Json& house) { scenario["buildings"].push_back(house); }

  Point place(std::string_view who) { return (*this)[who].at; }
  double height(std::string_view who) { return double((*this)[who].elevation.units) / units_per_inch; }
  bool is_at(std::string_view who, Place where) { return distance(place(who), where.at) <= Length{2}; }
  bool touch(std::string_view a, std::string_view b) { return in_contact(*this, id(a), id(b)); }
  int count(std::string_view kind) {
    int n = 0;
    for (const Event& e : game().events()) n += e.kind == kind;
    return n;
  }
  // Who throws next, and for what: "Odo 1d6 NOT-093".
  std::string thrower() {
    const auto& roll = game().wanted_roll();
    return roll ? (roll->by.none() ? "somebody" : battle()[roll->by].name) + " " + wanted_dice() : asked();
  }
  // Everybody passes, and the dice at the end of the turn show this face, until the next turn has begun.
  void whole_turn(int face) {
    const int turn = turn_number();
    while (!game().over() && turn_number() == turn) game().wanted_roll() ? roll_all(face) : end_turn();
  }
};

}  // namespace fyrd::nottingham
