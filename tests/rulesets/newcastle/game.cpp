// Whole games of Newcastle: setting up, deciding, looking.
#include "tests/rulesets/newcastle/game.h"

#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

int hundredths(Length l) { return (l.units * 100 + (l.units < 0 ? -1 : 1) * units_per_inch / 2) / units_per_inch; }

}  // namespace

NewcastleGame::NewcastleGame() : Playground("newcastle") {
  scenario["table"] = {96, 96};
  scenario["sides"] = {{{"zone", {0, 0, 96, 20}}, {"facing", 0}}, {{"zone", {0, 76, 96, 96}}, {"facing", 180}}};
  options["points"] = 0;
}

void NewcastleGame::line(Side side, std::initializer_list<const char*> names, Place first, const char* profile,
                         double pitch) {
  int k = 0;
  for (const char* name : names)
    fighter(side, name, profile, first.off(Place::units(pitch * k++), 0), {{"formed", true}});
}

void NewcastleGame::fighter(Side side, const char* name, const char* profile, Place at, const Json& more) {
  side == fyrd::red ? red(name, profile, at, more) : blue(name, profile, at, more);
}

void NewcastleGame::bystanders(int count) {
  for (int i = 0; i < count; ++i) {
    red(("Red " + std::to_string(i)).c_str(), "axeman", {60 + 3.0 * i, 3});
    blue(("Blue " + std::to_string(i)).c_str(), "axeman", {60 + 3.0 * i, 93});
  }
}

bool NewcastleGame::melee(std::string_view a, std::string_view b) { return in_melee_with(here(), id(a), id(b)); }

int NewcastleGame::gap(std::string_view a, std::string_view b) {
  const Figure &one = (*this)[a], &two = (*this)[b];
  return hundredths(distance(one.at, two.at) - battle().radius(one) - battle().radius(two));
}

int NewcastleGame::off(std::string_view name, Place from) { return hundredths(distance((*this)[name].at, from.at)); }
int NewcastleGame::facing(std::string_view name) { return ((*this)[name].facing.turn * 360 + 32768) / 65536 % 360; }

std::string NewcastleGame::text(const Tally& tally) {
  std::string all;
  for (const Modifier& m : tally.modifiers())
    all += (all.empty() ? "" : ", ") + std::string(m.name) + " " + std::to_string(m.value);
  return all + " = " + std::to_string(tally.total());
}

std::string NewcastleGame::needs(std::string_view by, std::string_view at) {
  return text(need_tally(here(), id(by), id(at)));
}
std::string NewcastleGame::needs_to_shoot(std::string_view by, std::string_view at) {
  return text(shot_tally(here(), id(by), id(at), false));
}
int NewcastleGame::rate_of(std::string_view name, bool formed, bool difficult) {
  return hundredths(rate(here(), id(name), formed, difficult));
}

Explanation NewcastleGame::explained(const Choice& c) {
  Explanation why;
  game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) { why = q.explain(c); });
  return why;
}

std::size_t NewcastleGame::listed(int verb) {
  std::size_t count = 0;
  game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) {
    Options options(false);
    q.list(options);
    for (const Option& o : options.all()) count += o.choice.verb == verb;
  });
  return count;
}

const Event* NewcastleGame::last(std::string_view kind) {
  const auto& all = game().events();
  for (std::size_t i = all.size(); i-- > 0;) {
    if (all[i].kind == kind) return &all[i];
  }
  return nullptr;
}

std::string NewcastleGame::told(std::string_view kind) {
  const Event* e = last(kind);
  return e ? std::to_string(e->number) + ":" + std::to_string(e->other) : "";
}
std::string NewcastleGame::whom(std::string_view kind) {
  const Event* e = last(kind);
  return e && !e->at.none() ? battle()[e->at].name : "";
}
std::string NewcastleGame::rule(std::string_view kind) {
  const Event* e = last(kind);
  return e ? e->rule : "";
}
int NewcastleGame::times(std::string_view kind) {
  int count = 0;
  for (const Event& e : game().events()) count += e.kind == kind;
  return count;
}

std::string NewcastleGame::wanted() {
  if (game().over()) return "over";
  const auto& roll = game().wanted_roll();
  return roll ? roll->pool.text() + " " + roll->rule : asked();
}

Choice NewcastleGame::of(int verb, std::string_view who, std::string_view target, int number) {
  Choice c{.verb = static_cast<std::uint8_t>(verb), .number = static_cast<std::int16_t>(number)};
  if (!who.empty()) c.figure = id(who);
  if (!target.empty()) c.target = id(target);
  return c;
}

Choice NewcastleGame::facing_to(int verb, std::string_view who, std::string_view target, bool named) {
  Choice c = of(verb, named ? who : "");
  c.facing = bearing((*this)[target].at - (*this)[who].at);
  return c;
}

Choice NewcastleGame::walk(std::string_view who, std::initializer_list<Place> path, int degrees_, int verb) {
  Choice c = of(verb, who);
  for (const Place& p : path) c.path.add(p.at);
  c.facing = degrees_ < 0 ? (*this)[who].facing : degrees(degrees_);
  return c;
}

Choice NewcastleGame::ahead(std::string_view who, double in, int verb) {
  Choice c = of(verb, who);
  c.path = straight((*this)[who].at + along((*this)[who].facing, {Place::units(in)}));
  return c;
}

Choice NewcastleGame::turn(std::string_view who, int degrees_, int verb) {
  Choice c = of(verb, who);
  c.facing = degrees(degrees_);
  return c;
}

Choice NewcastleGame::charge_at(std::string_view who, std::string_view foe, double gap) {
  const Figure &one = (*this)[who], &two = (*this)[foe];
  Choice c = of(ChargeOrder::charge, who);
  c.path = straight(toward(one.at, two.at,
                           distance(one.at, two.at) - battle().radius(one) - battle().radius(two) -
                               Length{Place::units(gap) + 2}));  // rounding
  return c;
}

void NewcastleGame::bout(std::string_view by, std::string_view at, int roll_, int his, bool back) {
  attack(by, at);
  if (asked() == "answer") back ? strike() : defend();
  roll(roll_), roll(his);
}

void NewcastleGame::to(std::string_view kind) {
  const int now = turn_number();
  while (!game().over() && !game().wanted_roll() && turn_number() == now && asked() != kind) give(quiet());
  expect(kind);
}

void NewcastleGame::end_turn() {
  const int now = turn_number();
  while (!game().over() && !game().wanted_roll() && turn_number() == now) give(quiet());
}

void NewcastleGame::turn_of(Side side) {
  while (!game().over() && !game().wanted_roll() && !(asked() == "order" && asked_whom() == side)) give(quiet());
  expect("order");
}

void NewcastleGame::expect(std::string_view kind) {
  if (asked() != kind) throw std::runtime_error("not asked for " + std::string(kind) + " but for " + wanted());
}

Choice NewcastleGame::quiet() {
  Choice c;
  game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) { c = q.quiet(); });
  return c;
}

Sketch::Sketch(double gap) {
  scenario["first"] = 2;
  line(fyrd::red, {"A", "B", "C", "D", "E", "F"}, {20, 20});
  blue("X", "axeman", {22.4, 21 + gap});
  blue("Y", "axeman", {23.6, 21 + gap});
  bystanders();
}

void Sketch::charge_both() { charge("X", "C"), charge("Y", "D"); }

}  // namespace fyrd::newcastle
