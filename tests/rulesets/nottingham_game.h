// The stage of Nottingham: people of any numbers, skills, gear and state, and its decisions as one-line sentences.
#pragma once

#include "rulesets/nottingham/activation.h"
#include "rulesets/nottingham/contest.h"
#include "rulesets/nottingham/deeds.h"
#include "rulesets/nottingham/hatred.h"
#include "rulesets/nottingham/melee.h"
#include "rulesets/nottingham/move.h"
#include "rulesets/nottingham/place.h"
#include "rulesets/nottingham/rout.h"
#include "stage.h"

namespace fyrd::nottingham {

constexpr double foot = 20 / 25.4, horse = 40 / 25.4;  // across, in inches
// How far the centres of two on foot are from each other when their bases are so far apart.
constexpr double apart(double gap) { return foot + gap; }

class NottinghamGame : public fyrd::Stage {
 public:
  NottinghamGame() : fyrd::Stage("nottingham") {
    scenario["table"] = {96, 96};
    scenario["sides"] = {{{"zone", {0, 0, 96, 12}}, {"facing", 0}}, {{"zone", {0, 84, 96, 96}}, {"facing", 180}}};
    forces[0] = {{"name", "Red"}, {"preset", true}};
    forces[1] = {{"name", "Blue"}, {"preset", true}};
  }

  // Setting up. A hero of 3/3/3 without anything, the first of each side its leader; reds look north, blues south.
  // `more`: {{"melee", 5}, {"skills", {"dodge"}}, {"gear", {"sword"}}, {"hands", {"sword"}}, {"bound", 1}, {"lying", true}}.
  void red(const char* name, Place at, const Json& more = {}) { hero(0, name, at, more); }
  void blue(const char* name, Place at, const Json& more = {}) { hero(1, name, at, more); }
  // Henchmen; those with the same numbers, skills and gear are one group. `more` as above.
  void red_man(const char* name, Place at, const Json& more = {}) { henchman(0, name, at, more); }
  void blue_man(const char* name, Place at, const Json& more = {}) { henchman(1, name, at, more); }
  // Somebody far away with two dice, so that his side has a leader, or goes on when the others are out.
  void red_elsewhere(const char* name = "Red Leader") { red(name, {90, 6}); }
  void blue_elsewhere(const char* name = "Blue Leader") { blue(name, {90, 90}); }
  void hero(std::size_t side, const char* name, Place at, const Json& more) {
    Json h = {{"name", name}, {"class", "mercenary"}, {"initiative", 3}, {"melee", 3}, {"ranged", 3}, {"at", at.json()}};
    if (!forces[side].contains("heroes")) h["leader"] = true, forces[side]["heroes"] = Json::array();
    if (!more.is_null()) h.update(more);
    forces[side]["heroes"].push_back(h);
  }
  void henchman(std::size_t side, const char* name, Place at, const Json& more) {
    Json group = {{"class", "mercenary"}, {"initiative", 3}, {"melee", 3}, {"ranged", 3}}, man = {{"name", name}, {"at", at.json()}};
    for (const auto& [key, value] : more.items()) {
      const bool shared = key == "class" || key == "initiative" || key == "melee" || key == "ranged" || key == "skills" || key == "gear";
      (shared ? group : man)[key] = value;
    }
    Json& groups = forces[side]["groups"];
    for (Json& known : groups) {
      Json same = known;
      same.erase("members");
      if (same == group) return known["members"].push_back(man);
    }
    group["members"] = Json::array({man});
    groups.push_back(group);
  }

  // What is known of the battle.
  const NottinghamBattle& battle() { return static_cast<const NottinghamBattle&>(game().battle()); }
  const State& state() { return static_cast<const State&>(game().now()); }
  const Man& man(std::string_view name) { return state().man(id(name)); }
  int bound(std::string_view name) { return man(name).bound(); }
  int free(Side side) { return state().band(side).free; }
  bool lying(std::string_view name) { return (*this)[name].pose == Pose::lying; }
  bool standing(std::string_view name) { return (*this)[name].pose == Pose::standing; }
  bool panics(std::string_view name) { return state().panics(id(name)); }
  int turn_number() { return state().turn; }
  std::string held(std::string_view name) {  // "sword, shield", "longbow", "nothing, buckler"
    const auto item = [&](ItemId i) { return i.none() ? std::string("nothing") : battle().item(i).id; };
    const Man& m = man(name);
    return m.two_handed() ? item(m.in_right()) : item(m.in_right()) + ", " + item(m.in_left());
  }
  // How far somebody is from a place, in hundredths of an inch, rounded.
  int off(std::string_view name, Place from) { return (distance((*this)[name].at, from.at).units * 100 + units_per_inch / 2) / units_per_inch; }
  // The last event of a kind: "hit 8:6", or "" when there was none.
  std::string told(std::string_view kind) {
    const Event* e = last_event({kind});
    return e ? std::string(kind) + " " + std::to_string(e->number) + ":" + std::to_string(e->other) : "";
  }
  // What became of the last blow, shot or thrust: "hit 8:6", "missed 6:6", "blocked 7:7" (attacker first), "shot 7", "cover_struck 6".
  std::string outcome() {
    const Event* e = last_event({"hit", "missed", "blocked", "shot", "cover_struck"});
    if (!e) return "nothing";
    const bool shot = std::string_view(e->rule) == "NOT-063" || std::string_view(e->rule) == "NOT-065";
    return std::string(e->kind) + " " + std::to_string(e->number) + (shot ? "" : ":" + std::to_string(e->other));
  }
  // The last wound: its total.
  int wound() { return last_event({"wounded"}) ? last_event({"wounded"})->number : -100; }
  // What a modifier was in the sums of the last event of a kind; 0: it was not there.
  int modifier(std::string_view kind, std::string_view name) {
    const Event* e = last_event({kind});
    if (e == nullptr) return 0;
    for (const Tally& tally : e->tallies) {
      for (const Modifier& m : tally.modifiers()) {
        if (m.name == name) return m.value;
      }
    }
    return 0;
  }
  const Event* last_event(std::initializer_list<std::string_view> kinds) {
    const auto& all = game().events();
    for (std::size_t i = all.size(); i-- > 0;) {
      for (std::string_view kind : kinds) {
        if (all[i].kind == kind) return &all[i];
      }
    }
    return nullptr;
  }
  std::string wanted_dice() {  // "2d6 NOT-066", or what is asked instead
    const auto& roll = game().wanted_roll();
    return roll ? roll->pool.text() + " " + roll->rule : asked();
  }

  // Decisions.
  void name(std::string_view who) { expect("nominate"), give(of(NominateOrder::name, id(who))); }
  void pass() { expect("nominate"), give(of(NominateOrder::pass)); }
  void commit(int dice) { number("commit", dice, 1); }
  void add(int dice) { number("extra_dice", dice, 0); }
  void block(int dice) { number("block", dice, 0); }
  void divide(int first) { number("divide", first, 1); }
  void answer_provocation(int dice) { number("provoked", dice, 1); }
  void take_aim_back(int dice) { number("aim_back", dice, 0); }
  void stay() { walking(), give({}); }
  void turn(int degrees_) { walking(), give(facing(WalkOrder::turn, degrees_)); }
  void go(Place to) { go({to}, -1); }
  void go(std::initializer_list<Place> path, int degrees_) { walking(), give(way(path, degrees_)); }  // -1: as he walks
  void strike(std::string_view who, int dice) { expect("opportunity"), give(strike_order(who, dice)); }
  void let_go() { expect("opportunity"), give({}); }
  void pick(int n) { expect("pick"), give(numbered(n)); }
  void pick(Arm arm) { pick(static_cast<int>(arm)); }
  void with_weapon() {  // where it could be bare hands, or the left one
    if (asked() == "pick") pick(Arm::main);
  }
  void pick(std::string_view who) { expect("pick"), give(at(0, id(who))); }
  void hate(std::string_view who) { expect("hatred"), give(at(HatredOrder::name, id(who))); }
  void fight_on() { expect("rout"), give({}); }
  void rout() { expect("rout"), give(of(RoutOrder::rout)); }
  void lose_die_of(std::string_view who) { expect("loss"), give(of(0, id(who))); }

  void act(Act deed, int number = 0) { act(deed, "", number); }
  void act(Act deed, std::string_view target, int number = 0) { expect("action"), give(order(deed, target, number)); }
  void attack(std::string_view target) { act(Act::attack, target); }
  void shoot(std::string_view target) { act(Act::shoot, target); }
  void aim(std::string_view target) { act(Act::aim, target); }
  void nothing() { act(Act::nothing); }
  void run(Place to, int die) { act(Act::run), roll_all(die), go(to); }
  // The same, refused: "code rule".
  std::string tries(Act deed, std::string_view target = "", int number = 0) { return expect("action"), attempt(order(deed, target, number)); }
  std::string tries_go(Place to) { return walking(), attempt(way({to}, -1)); }
  bool offered(Act deed) {  // by the list of options
    bool any = false;
    expect("action");
    game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) {
      Options options(false);
      q.list(options);
      for (const Option& o : options.all()) any |= o.choice.verb == static_cast<std::uint8_t>(deed);
    });
    return any;
  }

  // Whole stretches of a game.
  // The dice for who names first at the start of the battle, should they be needed.
  void first(Side side) {
    while (game().wanted_roll() && game().wanted_roll()->rule == "NOT-A56") roll(game().wanted_roll()->side == side ? 6 : 1);
  }
  // Somebody is activated while all the others pass; he may now move.
  void activate(std::string_view who, int dice = 1) {
    const Side side = (*this)[who].side;
    first(side);
    while (asked() == "nominate" && asked_whom() != side) pass();
    name(who);
    while (asked() == "nominate") pass();
    commit(dice);
  }
  // … and does not move: he may now act.
  void acts(std::string_view who, int dice = 1) {
    activate(who, dice);
    if (asked() == "move") stay();
  }
  // Two are named, and the first one wins: his dice show sixes, the other's ones.
  void wins(std::string_view who, int dice, std::string_view over, int others) {
    first((*this)[who].side);
    for (int i = 0; i < 2; ++i) name(asked_whom() == (*this)[who].side ? who : over);
    const auto asks_winner = [&] { return game().wanted()[0].about == id(who); };
    while (asked() == "commit") commit(asks_winner() ? dice : others);
    while (game().wanted_roll() && game().wanted_roll()->rule == "NOT-051") roll_all(game().wanted_roll()->by == id(who) ? 6 : 1);
  }
  // Whatever is wanted shows this face on every die.
  void roll_all(int face) {
    if (!game().wanted_roll()) throw std::runtime_error("no dice are wanted, but " + asked());
    const std::vector<std::uint16_t> fallen(game().wanted_roll()->pool.count, static_cast<std::uint16_t>(face));
    if (const Verdict no = game().roll(fallen)) throw std::runtime_error("a roll is refused: " + no->message);
  }
  // An attack of who acts now, without extra dice or a block; what became of it. The wound is still to be thrown.
  std::string strikes(std::string_view target, int face) {
    attack(target), with_weapon(), add(0), block(0), roll_all(face);
    return outcome();
  }
  std::string shoots(std::string_view target, int face) {
    shoot(target), add(0), roll_all(face);
    return outcome();
  }
  // Everybody passes; stops at the first dice that are wanted, or when the next turn has begun.
  void end_turn() {
    first(fyrd::red);
    const int turn = turn_number();
    while (!game().over() && !game().wanted_roll() && turn_number() == turn) give(quiet());
  }

  // Orders as values.
  static Choice of(int verb, FigureId who = nobody) {
    Choice c;
    c.verb = static_cast<std::uint8_t>(verb), c.figure = who;
    return c;
  }
  static Choice at(int verb, FigureId whom) {
    Choice c;
    c.verb = static_cast<std::uint8_t>(verb), c.target = whom;
    return c;
  }
  static Choice numbered(int n) {
    Choice c;
    c.number = static_cast<std::int16_t>(n);
    return c;
  }
  static Choice facing(int verb, int degrees_) {
    Choice c = of(verb);
    c.facing = degrees(degrees_);
    return c;
  }
  Choice order(Act deed, std::string_view target = "", int number = 0) {
    Choice c = numbered(number);
    c.verb = static_cast<std::uint8_t>(deed);
    if (!target.empty()) c.target = id(target);
    return c;
  }
  Choice way(std::initializer_list<Place> path, int degrees_) {
    Choice c = of(WalkOrder::go);
    for (const Place& p : path) c.path.add(p.at);
    const Point before = path.size() > 1 ? (path.end() - 2)->at : game().now()[game().wanted()[0].about].at;
    c.facing = degrees_ >= 0 ? degrees(degrees_) : bearing(c.path.end() - before);
    return c;
  }
  Choice strike_order(std::string_view who, int dice) {
    Choice c = numbered(dice);
    c.verb = OpportunityOrder::strike, c.figure = id(who);
    return c;
  }

 private:
  void expect(std::string_view kind) {
    if (asked() != kind) throw std::runtime_error("not asked for " + std::string(kind) + " but for " + wanted_dice());
  }
  void walking() {
    if (asked() != "run") expect("move");
  }
  // Where there is no choice nothing is asked.
  void number(std::string_view kind, int dice, int least) {
    if (asked() != kind && dice >= least && dice <= 1) return;
    expect(kind), give(numbered(dice));
  }
  Choice quiet() {
    Choice c;
    game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) { c = q.quiet(); });
    return c;
  }
};

}  // namespace fyrd::nottingham
