// The stage of Lord Merlin's simple game: its orders as one-line sentences.
#pragma once

#include <initializer_list>

#include "rulesets/merlin/simple/deeds/melee.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "tests/rulesets/playground.h"

namespace fyrd::merlin::simple {

inline const Json leader = {{"leader", true}};

class SimpleStage : public Playground {
 public:
  SimpleStage() : Playground("merlin-simple") { options["points"] = 0; }

  const SimpleBattle& battle() { return static_cast<const SimpleBattle&>(game().battle()); }
  const State& state() { return static_cast<const State&>(game().now()); }
  Here here() { return {battle(), state()}; }

  // Pairs in far corners, so that somebody may always shoot, or fight, and the phase is asked for.
  void shot_elsewhere() { red("Red Bow", "longbowman", {115, 115}), blue("Blue Mark", "peasant", {115, 100}); }
  void fight_elsewhere() { red("Red Fist", "peasant", {5, 115}), blue("Blue Fist", "peasant", {5, 112.5}); }

  // The dice for the first move fall so that this side has it.
  void first(Side side) {
    roll(side == fyrd::red ? 6 : 1);
    roll(side == fyrd::red ? 1 : 6);
  }
  void done() { give({}); }
  // To the end of this side's turn, without doing anything more.
  void pass() {
    const Side side = state().active;
    const int turn = state().turn;
    while (!game().over() && state().active == side && state().turn == turn) done();
  }
  // To the question of a phase of the side whose turn it is.
  void to(const std::string& kind) {
    const Side side = state().active;
    while (asked() != kind) {
      done();
      if (asked_whom() != side) throw std::runtime_error("nobody of the active side was asked to " + kind);
    }
  }

  Choice move_order(std::string_view who, std::initializer_list<Place> path) {
    Choice c{.verb = MoveOrder::move, .figure = id(who)};
    for (const Place& p : path) c.path.add(p.at);
    return c;
  }
  Choice shot_order(std::string_view who, std::string_view target) {
    return {.verb = ShotOrder::shoot, .figure = id(who), .target = id(target)};
  }
  using Names = std::initializer_list<std::string_view>;
  Choice fight_order(Names gang, std::string_view enemy) {
    Choice c{.verb = CombatOrder::fight, .target = id(enemy)};
    for (std::string_view name : gang) c.add(id(name));
    return c;
  }

  void moves(std::string_view who, Place at) { walks(who, {at}); }
  void walks(std::string_view who, std::initializer_list<Place> path) { to("move"), give(move_order(who, path)); }
  // What became of it: "shot_down 5:3" or "missed 3:3", with both totals.
  std::string shoots(std::string_view who, std::string_view target, int hand, int luck) {
    to("shoot"), give(shot_order(who, target)), roll(hand), roll(luck);
    return outcome();
  }
  // "struck 5:3", "held 3:3", "struck_back 2:4", or "loss" when the lone winner is asked whom he takes.
  std::string fights(Names gang, std::string_view enemy, int attack, int defence) {
    to("fight"), give(fight_order(gang, enemy)), roll(attack), roll(defence);
    return outcome();
  }
  std::string takes(std::string_view who) { return give(LossOrder::falls(id(who))), outcome(); }

  // The same orders, refused: "code rule".
  std::string tries_move(std::string_view who, Place at) { return tries_walk(who, {at}); }
  std::string tries_walk(std::string_view who, std::initializer_list<Place> path) {
    return to("move"), attempt(move_order(who, path));
  }
  std::string tries_shot(std::string_view who, std::string_view target) {
    return to("shoot"), attempt(shot_order(who, target));
  }
  std::string tries_fight(Names gang, std::string_view enemy) { return to("fight"), attempt(fight_order(gang, enemy)); }

 private:
  std::string outcome() {
    if (asked() == "loss") return "loss";
    for (std::size_t i = game().events().size(); i-- > 0;) {
      const Event& e = game().events()[i];
      const std::string kind = e.kind;
      for (const char* known : {"struck", "held", "struck_back", "shot_down", "missed"}) {
        if (kind == known) return kind + " " + std::to_string(e.number) + ":" + std::to_string(e.other);
      }
    }
    return "nothing";
  }
};

}  // namespace fyrd::merlin::simple
