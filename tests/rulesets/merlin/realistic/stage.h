// The stage of Lord Merlin's more realistic game: its orders as one-line sentences.
#pragma once

#include <initializer_list>

#include "core/dice/fraction.h"
#include "core/dice/source.h"
#include "rulesets/merlin/realistic/deeds/blow.h"
#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/deeds/move.h"
#include "rulesets/merlin/realistic/deeds/order.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/turn/morale.h"
#include "rulesets/merlin/realistic/ways/climb.h"
#include "rulesets/merlin/realistic/ways/fall.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/turn/first.h"
#include "tests/rulesets/playground.h"

namespace fyrd::merlin::realistic {

inline const Json leader = {{"leader", true}}, north_facing = {{"facing", 0}}, south_facing = {{"facing", 180}};

// The code of what keeps somebody from something; empty: nothing does.
inline std::string code(const WhyNot& no) { return no ? no.reason->code : ""; }

class RealisticStage : public Playground {
 public:
  RealisticStage() : Playground("merlin-realistic") { options["points"] = 0; }

  const RealisticBattle& battle() { return static_cast<const RealisticBattle&>(game().battle()); }
  const State& state() { return static_cast<const State&>(game().now()); }
  Here here() { return {battle(), state()}; }
  const Man& man(std::string_view name) { return state().man(id(name)); }
  bool routs(std::string_view name) { return state().routs(id(name)); }

  using Playground::roll;
  void roll(std::initializer_list<int> all) {
    std::vector<std::uint16_t> faces;
    for (int f : all) faces.push_back(static_cast<std::uint16_t>(f));
    if (const Verdict no = game().roll(faces)) throw std::runtime_error("a roll is refused: " + no->message);
  }
  // Two dice that come to a sum.
  void two(int sum) { roll({sum / 2, sum - sum / 2}); }
  std::string purpose() { return game().wanted_roll() ? game().wanted_roll()->purpose : ""; }

  // The dice for the first move fall so that this side has it and takes it.
  void first(Side side) {
    roll(side == fyrd::red ? 6 : 1), roll(side == fyrd::red ? 1 : 6);
    give({});
  }
  void done() { give({}); }
  // To a question of a side in this turn, answering quietly; dice fall as sixes unless a throw is awaited.
  void to(const std::string& kind, Side side = no_side) {
    for (int i = 0; i < 200; ++i) {
      if (asked() == kind && (side.none() || asked_whom() == side)) return;
      if (asked() == "over" || asked() == "dice") break;
      done();
    }
    throw std::runtime_error("nobody was asked to " + kind + ", but " + asked() + " " + purpose());
  }
  // To the first order of the turn that is next; throws on the way are sixes.
  void next_turn(Side side = fyrd::red) {
    while (!game().over() && purpose() != "the first move") settle();
    if (!game().over()) first(side);
  }
  // One quiet answer, or dice that show sixes.
  void settle() {
    if (asked() != "dice") return done();
    std::vector<std::uint16_t> faces(game().wanted_roll()->pool.count, 6);
    if (game().roll(faces)) throw std::runtime_error("sixes are refused");
  }

  Choice move_order(std::string_view who, Gait gait, std::initializer_list<Place> path, int facing = -1) {
    Choice c{.verb = MoveOrder::move, .figure = id(who), .number = static_cast<std::int16_t>(gait)};
    Point from = (*this)[who].at;
    for (const Place& p : path) c.facing = bearing(p.at - from), from = p.at, c.path.add(p.at);
    if (gait == Gait::run) c.facing = (*this)[who].facing;
    if (facing >= 0) c.facing = degrees(facing);
    return c;
  }
  Choice at_place(std::uint8_t verb, std::string_view who, Place to, std::string_view helper = "") {
    return {.verb = verb, .figure = id(who), .target = helper.empty() ? nobody : id(helper), .path = straight(to.at)};
  }
  Choice shot_order(std::string_view who, std::string_view target) {
    return {.verb = ShotOrder::shoot, .figure = id(who), .target = id(target)};
  }
  Choice blow_order(std::string_view who, std::string_view target) {
    return {.verb = BlowOrder::strike, .figure = id(who), .target = id(target)};
  }

  // Orders; the side that must be asked is the figure's own.
  void moves(std::string_view who, Gait gait, Place at) { to("move", side(who)), give(move_order(who, gait, {at})); }
  void shoots(std::string_view who, std::string_view target) { to("shoot", side(who)), give(shot_order(who, target)); }
  void strikes(std::string_view who, std::string_view target) {
    to("strike", side(who)), give(blow_order(who, target));
  }
  std::string tries_move(std::string_view who, Gait gait, std::initializer_list<Place> path, int facing = -1) {
    return to("move", side(who)), attempt(move_order(who, gait, path, facing));
  }
  std::string tries_climb(std::string_view who, Place at, std::string_view helper = "") {
    return to("move", side(who)),
           attempt(at_place(helper.empty() ? MoveOrder::climb : MoveOrder::boost, who, at, helper));
  }
  std::string tries_turn(std::string_view who, Place at) {
    return to("move", side(who)), attempt(at_place(MoveOrder::turn, who, at));
  }
  std::string tries_shot(std::string_view who, std::string_view target) {
    return to("shoot", side(who)), attempt(shot_order(who, target));
  }
  std::string tries_blow(std::string_view who, std::string_view target) {
    return to("strike", side(who)), attempt(blow_order(who, target));
  }

  // To the dice of the blows or shots that have been named.
  void to_dice() {
    for (int i = 0; i < 50 && asked() != "dice"; ++i) done();
  }
  // The last event of one of these kinds.
  std::string last(std::initializer_list<const char*> kinds) {
    for (std::size_t i = game().events().size(); i-- > 0;) {
      for (const char* kind : kinds) {
        if (std::string(game().events()[i].kind) == kind) return kind;
      }
    }
    return "nothing";
  }
  bool happened(const char* kind) { return last({kind}) == kind; }
  Side side(std::string_view who) { return (*this)[who].side; }

  int needed(std::string_view shooter, std::string_view target) {
    return needed_tally(here(), id(shooter), id(target)).total();
  }
  int defence(std::string_view target, std::string_view attacker) {
    return defence_tally(here(), id(target), id(attacker)).total();
  }
  int added(std::string_view attacker, std::string_view target) {
    return chart_tally(here(), id(attacker), id(target)).total();
  }
};

}  // namespace fyrd::merlin::realistic
