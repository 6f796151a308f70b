// The stage of Newcastle, out of line.
#include "tests/rulesets/newcastle/stage.h"

#include "core/events/narrate.h"
#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

std::string written(const Tally& tally) {
  std::string text;
  for (const Modifier& m : tally.modifiers())
    text += (text.empty() ? "" : m.value < 0 ? " " : " +") + std::to_string(m.value);
  return text + " = " + std::to_string(tally.total());
}

std::string words(const Verdict& no) { return no ? no->code + " " + no->rule : ""; }

}  // namespace

Field::Field() : Playground("newcastle") { options["points"] = 0; }

void Field::spears(int count, Place first) {
  static constexpr const char* names[] = {"A", "B", "C", "D", "E", "F", "G", "H",
                                          "I", "J", "K", "L", "M", "N", "O", "P"};
  for (int i = 0; i < count; ++i) red(names[i], "spearman", first.off(i * 3048, 0), formed);
}

void Field::line_up() {
  spears(6, {50, 50});
  blue("X", "axeman", Place(52.4, 51), south_facing);
  blue("Y", "axeman", Place(53.6, 51), south_facing);
}

const NewcastleBattle& Field::battle() { return static_cast<const NewcastleBattle&>(game().battle()); }

State& Field::now() {
  if (!now_) now_ = static_cast<const State&>(game().now());
  return *now_;
}

void Field::close(std::string_view a, std::string_view b) { man(a).closed.add(id(b)), man(b).closed.add(id(a)); }
Length Field::gap(std::string_view a, std::string_view b) {
  return nearest(battle().base(figure(a)), battle().base(figure(b))).gap;
}
Length Field::gone(std::string_view who, Place from) { return distance(from.at, figure(who).at); }
int Field::need(std::string_view by, std::string_view at) { return need_tally(here(), id(by), id(at)).total(); }
std::string Field::sum(std::string_view by, std::string_view at) { return written(need_tally(here(), id(by), id(at))); }

int Field::shot_need(std::string_view by, std::string_view at, bool snap) {
  return shot_tally(here(), id(by), id(at), snap).total();
}

std::string Field::shot_sum(std::string_view by, std::string_view at) {
  return written(shot_tally(here(), id(by), id(at), false));
}

int Field::neighbours(std::string_view who) { return newcastle::neighbours(here(), id(who)); }
bool Field::in_melee(std::string_view who) { return newcastle::in_melee(here(), id(who)); }

std::string Field::told(const Script& script) {
  EXPECT_TRUE(script.all_used()) << "dice are left over";
  std::string all;
  for (const Event& e : script.told) {
    EXPECT_STRNE(e.rule, "");
    EXPECT_EQ(narrate(battle(), e).find('{'), std::string::npos) << e.text;
    all += (all.empty() ? "" : " ") + std::string(e.kind);
  }
  return all;
}

std::string Field::step(std::vector<Faces> dice, std::vector<Choice> answers) {
  return play(std::move(dice), std::move(answers), [&](Script& script) { battle().step(now(), script); });
}

std::string Field::fight(std::string_view by, std::string_view at, std::vector<Faces> dice, bool at_attacks,
                         std::vector<Choice> answers) {
  return play(std::move(dice), std::move(answers), [&](Script& script) {
    contest(with(script), {id(by), id(at), true, at_attacks});
    if (now().hit_count > 0) resolve_hits(with(script));
  });
}

std::string Field::hit(std::string_view by, std::string_view at, Faces dice, std::vector<Choice> answers, bool shot) {
  const auto count = static_cast<std::uint8_t>(dice.size());
  return play({std::move(dice)}, std::move(answers), [&](Script& script) {
    now().hits[0] = {id(by), id(at), count, shot};
    now().hit_count = 1;
    resolve_hits(with(script));
  });
}

std::string Field::charge(const Choice& c, std::vector<Faces> dice, std::vector<Choice> answers) {
  now().phase = Phase::charges;
  now().active = now()[c.figure].side;
  answers.insert(answers.begin(), c);
  return step(std::move(dice), std::move(answers));
}

std::string Field::order(const Choice& c, std::vector<Faces> dice, std::vector<Choice> answers) {
  now().phase = Phase::orders;
  now().active = now()[c.figure].side;
  answers.insert(answers.begin(), c);
  return step(std::move(dice), std::move(answers));
}

std::string Field::reactions(const Choice& c, std::string_view who) {
  const Motion m = ordered_charge(here(), c);
  const ReactOrder react(here(), id(who), m.who, &m);
  Options options(false);
  react.list(options);
  std::string all, last;
  for (const Option& o : options.all()) {
    const std::string verb = react.verbs()[o.choice.verb].name;
    if (verb != last) all += (all.empty() ? "" : " ") + verb;
    last = verb;
  }
  return all;
}

std::string Field::refused(const Choice& c) {
  now().active = now()[c.figure].side;
  return words(MoveOrder(here()).check(c));
}

std::string Field::charge_refused(const Choice& c) {
  now().active = now()[c.figure].side;
  return words(ChargeOrder(here()).check(c));
}

Choice Field::move(std::string_view who, Place to, Angle facing) {
  return {.verb = MoveOrder::move, .figure = id(who), .facing = facing, .path = straight(to.at)};
}

Choice Field::ahead(std::uint8_t verb, std::string_view who, Length far) {
  return {.verb = verb, .figure = id(who), .path = straight(figure(who).at + along(figure(who).facing, far))};
}

}  // namespace fyrd::newcastle
