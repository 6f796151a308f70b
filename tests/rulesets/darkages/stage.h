// The stage of Dark Ages, in centimetres: orders, shots and blows as one-line sentences.
#pragma once

#include "rulesets/darkages/deeds/melee.h"
#include "rulesets/darkages/deeds/move.h"
#include "rulesets/darkages/deeds/shoot.h"
#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/turn/ending.h"
#include "rulesets/darkages/ways/recoil.h"
#include "tests/rulesets/playground.h"

namespace fyrd::darkages {

inline Point at(double x, double y) { return Cm(x, y).at; }

class DarkStage : public Playground {
 public:
  DarkStage() : Playground("darkages") { options["points"] = 0; }

  const DarkAgesBattle& battle() { return static_cast<const DarkAgesBattle&>(game().battle()); }
  const State& state() { return static_cast<const State&>(game().now()); }
  Here here() { return {battle(), state()}; }
  const Man& man(std::string_view name) { return state().man(id(name)); }

  // A pair far away, so that the battle goes on whoever falls.
  void crowd() {
    for (int i = 0; i < 3; ++i) {
      red(("Red " + std::to_string(i)).c_str(), "jarl", Cm(3 + 5 * i, 117));
      blue(("Blue " + std::to_string(i)).c_str(), "jarl", Cm(117 - 5 * i, 3));
    }
  }

  // Two in a corner, one of whom may always shoot, so that a turn rests after its movement.
  void pause() { red("Red Bow", "archer", Cm(118, 60)), blue("Blue Mark", "captive", Cm(118, 90)); }

  // Orders.
  Choice move_order(std::string_view who, std::initializer_list<Cm> path, Angle facing = north, int close = 0) {
    Choice c{.verb = MoveOrder::move, .figure = id(who), .number = static_cast<std::int16_t>(close), .facing = facing};
    for (const Cm& p : path) c.path.add(p.at);
    return c;
  }
  Choice go_order(std::string_view who, std::string_view foe) {
    return {.verb = MoveOrder::go, .figure = id(who), .target = id(foe)};
  }
  Choice stand_order(std::string_view who, Angle facing = north, int close = 0) {
    return {.verb = MoveOrder::stand, .figure = id(who), .number = static_cast<std::int16_t>(close), .facing = facing};
  }
  Choice shift_order(std::string_view who, Cm to) {
    return {.verb = MoveOrder::shift, .figure = id(who), .path = straight(to.at)};
  }
  Choice wheel_order(std::string_view who, Angle facing) {
    return {.verb = MoveOrder::wheel, .figure = id(who), .facing = facing};
  }
  Choice crouch_order(std::string_view who) { return {.verb = MoveOrder::crouch, .figure = id(who)}; }
  Choice leave_order(std::string_view who, Cm to) {
    return {.verb = MoveOrder::leave, .figure = id(who), .path = straight(to.at)};
  }
  Choice dismount_order(std::string_view who, Cm to) {
    return {.verb = MoveOrder::dismount, .figure = id(who), .facing = north, .path = straight(to.at)};
  }
  Side side_of(FigureId figure) { return game().now()[figure].side; }
  void order(const Choice& c) {
    if (asked() == "order") ordered_ = state().turn;
    if (const Verdict no = game().answer(side_of(c.figure), c))
      throw std::runtime_error("refused: " + no->message + " (" + no->code + ")");
  }
  std::string tries(const Choice& c) { return attempt(side_of(c.figure), c); }
  // Ends the present kind of question for all sides.
  void all_done() {
    const std::string kind = asked();
    const int turn = state().turn;
    while (asked() == kind && state().turn == turn) give({});
  }
  // The movement of the turn in which the last order was given; it has run already if everybody had one.
  void march() {
    if (ordered_ == 0) ordered_ = state().turn;
    while (asked() == "order" && state().turn == ordered_) give({});
    ordered_ = 0;
  }
  void moves(std::string_view who, std::initializer_list<Cm> path, Angle facing = north) {
    order(move_order(who, path, facing)), march();
  }

  // Shots.
  Choice shot_order(std::string_view who, std::string_view at, int moment = ticks,
                    std::uint8_t verb = ShotOrder::shoot) {
    return {.verb = verb, .figure = id(who), .target = id(at), .number = static_cast<std::int16_t>(moment)};
  }
  // What a shot would need and what is added: "6 -1"; or why it cannot be: "too_far DRK-A49".
  std::string aims(std::string_view who, std::string_view at, int moment = ticks, Shot::Kind kind = Shot::Kind::plain) {
    const Shot shot{kind, id(who), id(at), moment};
    const Shooting judge(here(), moment);
    if (const WhyNot no = judge.cannot(shot)) return no.reason->code + std::string(" ") + no.reason->rule;
    const int sum = judge.modifiers(shot).total();
    return std::to_string(judge.need(shot)) + (sum == 0  ? ""
                                               : sum > 0 ? " +" + std::to_string(sum)
                                                         : " " + std::to_string(sum));
  }
  int blow(std::string_view by, std::string_view at) { return blow_tally(here(), id(by), id(at)).total(); }

  // Everything up to the orders of the next turn, with quiet answers and this face on every die.
  void pass(int face = 1) {
    const int turn = state().turn;
    while (asked() != "over" && (state().turn == turn || asked() == "dice")) next(face);
  }
  void next(int face) {
    if (asked() != "dice") return give(asked() == "name" ? first_listed() : Choice{});
    const std::vector<std::uint16_t> faces(game().wanted_roll()->pool.count, static_cast<std::uint16_t>(face));
    if (const Verdict no = game().roll(faces)) throw std::runtime_error(no->message);
  }
  void until(const char* kind, int face = 1) {
    while (asked() != kind) next(face);
  }
  // The dice that are asked for next, one die a throw.
  void throws(std::initializer_list<int> faces) {
    for (const int face : faces) roll(face);
  }
  int told(const char* kind) {
    int n = 0;
    for (const Event& e : game().events()) n += std::string(e.kind) == kind;
    return n;
  }

 private:
  int ordered_ = 0;

  Choice first_listed() {
    Choice c;
    game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) {
      Options all(false);
      q.list(all);
      c = all.all()[0].choice;
    });
    return c;
  }
};

}  // namespace fyrd::darkages
