// The stage of Nottingham: setting up, decisions, and what came of them.
#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

NottinghamGame::NottinghamGame() : Playground("nottingham") {
  scenario["table"] = {96, 96};
  scenario["sides"] = {{{"zone", {0, 0, 96, 12}}, {"facing", 0}}, {{"zone", {0, 84, 96, 96}}, {"facing", 180}}};
  forces[0] = {{"name", "Red"}, {"preset", true}};
  forces[1] = {{"name", "Blue"}, {"preset", true}};
}

void NottinghamGame::hero(std::size_t side, const char* name, Place at, const Json& more) {
  Json h = {{"name", name}, {"class", "mercenary"}, {"initiative", 3}, {"melee", 3}, {"ranged", 3}, {"at", at.json()}};
  if (!forces[side].contains("heroes")) h["leader"] = true, forces[side]["heroes"] = Json::array();
  if (!more.is_null()) h.update(more);
  forces[side]["heroes"].push_back(h);
}

void NottinghamGame::henchman(std::size_t side, const char* name, Place at, const Json& more) {
  Json group = {{"class", "mercenary"}, {"initiative", 3}, {"melee", 3}, {"ranged", 3}},
       man = {{"name", name}, {"at", at.json()}};
  man.update(more);
  for (const char* shared : {"class", "initiative", "melee", "ranged", "skills", "gear"}) {
    if (!man.contains(shared)) continue;
    group[shared] = man[shared];
    man.erase(shared);
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

std::string NottinghamGame::held(std::string_view name) {  // "sword, shield", "longbow", "nothing, buckler"
  const auto item = [&](ItemId i) { return i.none() ? std::string("nothing") : battle().item(i).id; };
  const Man& m = man(name);
  return m.two_handed() ? item(m.in_right()) : item(m.in_right()) + ", " + item(m.in_left());
}

int NottinghamGame::off(std::string_view name, Place from) {
  return (distance((*this)[name].at, from.at).units * 100 + units_per_inch / 2) / units_per_inch;
}
std::string NottinghamGame::told(std::string_view kind) {
  const Event* e = last_event({kind});
  return e ? std::string(kind) + " " + std::to_string(e->number) + ":" + std::to_string(e->other) : "";
}

std::string NottinghamGame::outcome() {
  const Event* e = last_event({"hit", "missed", "blocked", "shot", "shot_past", "cover_struck"});
  if (!e) return "nothing";
  const bool shot = std::string_view(e->rule) == "NOT-063" || std::string_view(e->rule) == "NOT-065";
  return std::string(e->kind) + " " + std::to_string(e->number) + (shot ? "" : ":" + std::to_string(e->other));
}

int NottinghamGame::modifier(std::string_view kind, std::string_view name) {
  const Event* e = last_event({kind});
  if (e == nullptr) return 0;
  for (const Tally& tally : e->tallies) {
    for (const Modifier& m : tally.modifiers()) {
      if (m.name == name) return m.value;
    }
  }
  return 0;
}

const Event* NottinghamGame::last_event(std::initializer_list<std::string_view> kinds) {
  const auto& all = game().events();
  for (std::size_t i = all.size(); i-- > 0;) {
    for (std::string_view kind : kinds) {
      if (all[i].kind == kind) return &all[i];
    }
  }
  return nullptr;
}

std::string NottinghamGame::wanted_dice() {  // "2d6 NOT-066", or what is asked instead
  const auto& roll = game().wanted_roll();
  return roll ? roll->pool.text() + " " + roll->rule : asked();
}

bool NottinghamGame::offered(Act deed) {  // by the list of options
  bool any = false;
  expect("action");
  game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) {
    Options options(false);
    q.list(options);
    for (const Option& o : options.all()) any |= o.choice.verb == static_cast<std::uint8_t>(deed);
  });
  return any;
}

void NottinghamGame::first(Side side) {
  while (game().wanted_roll() && game().wanted_roll()->rule == "NOT-A56")
    roll(game().wanted_roll()->side == side ? 6 : 1);
}

void NottinghamGame::activate(std::string_view who, int dice) {
  const Side side = (*this)[who].side;
  first(side);
  while (asked() == "nominate" && asked_whom() != side) pass();
  name(who);
  while (asked() == "nominate") pass();
  commit(dice);
}

void NottinghamGame::acts(std::string_view who, int dice) {
  activate(who, dice);
  if (asked() == "move") stay();
}

void NottinghamGame::wins(std::string_view who, int dice, std::string_view over, int others) {
  first((*this)[who].side);
  for (int i = 0; i < 2; ++i) name(asked_whom() == (*this)[who].side ? who : over);
  const auto asks_winner = [&] { return game().wanted()[0].about == id(who); };
  while (asked() == "commit") commit(asks_winner() ? dice : others);
  while (game().wanted_roll() && game().wanted_roll()->rule == "NOT-051")
    roll_all(game().wanted_roll()->by == id(who) ? 6 : 1);
}

void NottinghamGame::roll_all(int face) {
  if (!game().wanted_roll()) throw std::runtime_error("no dice are wanted, but " + asked());
  const std::vector<std::uint16_t> fallen(game().wanted_roll()->pool.count, static_cast<std::uint16_t>(face));
  if (const Verdict no = game().roll(fallen)) throw std::runtime_error("a roll is refused: " + no->message);
}

std::string NottinghamGame::strikes(std::string_view target, int face) {
  attack(target), with_weapon(), add(0), block(0), roll_all(face);
  return outcome();
}

std::string NottinghamGame::shoots(std::string_view target, int face) {
  shoot(target), add(0), roll_all(face);
  return outcome();
}

void NottinghamGame::end_turn() {
  first(fyrd::red);
  const int turn = turn_number();
  while (!game().over() && !game().wanted_roll() && turn_number() == turn) give(quiet());
}

Choice NottinghamGame::order(Act deed, std::string_view target, int number) {
  Choice c = numbered(number);
  c.verb = static_cast<std::uint8_t>(deed);
  if (!target.empty()) c.target = id(target);
  return c;
}

Choice NottinghamGame::way(std::initializer_list<Place> path, int degrees_) {
  Choice c = of(WalkOrder::go);
  for (const Place& p : path) c.path.add(p.at);
  const Point before = path.size() > 1 ? (path.end() - 2)->at : game().now()[game().wanted()[0].about].at;
  c.facing = degrees_ >= 0 ? degrees(degrees_) : bearing(c.path.end() - before);
  return c;
}

Choice NottinghamGame::strike_order(std::string_view who, int dice) {
  Choice c = numbered(dice);
  c.verb = OpportunityOrder::strike, c.figure = id(who);
  return c;
}

void NottinghamGame::expect(std::string_view kind) {
  if (asked() != kind) throw std::runtime_error("not asked for " + std::string(kind) + " but for " + wanted_dice());
}

void NottinghamGame::number(std::string_view kind, int dice, int least) {
  if (asked() != kind && dice >= least && dice <= 1) return;
  expect(kind), give(numbered(dice));
}

Choice NottinghamGame::quiet() {
  Choice c;
  game().at_question(asked_whom(), [&](const Tabletop&, const Question& q) { c = q.quiet(); });
  return c;
}

}  // namespace fyrd::nottingham
