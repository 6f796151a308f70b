// Listing the legal choices, with what a hand has to know of each before it presses.
#include "protocol/offered.h"

#include <algorithm>

#include "odds/ahead.h"
#include "protocol/choice.h"
#include "protocol/event.h"
#include "protocol/intention.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

Json region_json(const Battle& battle, const Region& region) {
  Json out;
  out["figure"] = figure_json(battle, region.figure);
  Json& fans = out["fans"] = Json::array();
  for (const Ways::Fan& fan : region.fans) {
    Json one;
    one["origin"] = point_json(fan.origin, battle.unit);
    one["left"] = length_json(fan.left, battle.unit);
    one["edge"] = points_json(fan.edge, battle.unit);
    fans.push_back(std::move(one));
  }
  return out;
}

// Done, stay, pass: the least that can be done where there is something to do.
std::optional<Choice> ending(const Question& question, const Options& options) {
  const auto uses = [&](const Choice& c) { return question.verbs()[c.verb].uses; };
  const Choice quiet = question.quiet();
  const bool more = std::ranges::any_of(options.all(), [&](const Option& o) { return uses(o.choice) != uses_nothing; });
  return more && uses(quiet) == uses_nothing ? std::optional(quiet) : std::nullopt;
}

// Where the thing is that something would be done with: a door, a ladder, a chest.
void add_thing(Json& out, const Battle& battle, const Explanation& why) {
  const auto thing = std::ranges::find(why.witnesses, "thing", &Witness::what);
  if (thing != why.witnesses.end()) out["at"] = point_json(thing->to, battle.unit);
}

// What is done at once, so that its chance is of use beside its name; of a way there is more to say.
bool tried_at_once(const Verb& verb) { return !(verb.uses & uses_path); }

void add_offers(Json& out, const Battle& battle, const Question& question) {
  Options options;
  question.list(options);
  const auto end = ending(question, options);
  Json& all = out["options"] = Json::array();
  for (const Option& option : options.all()) {
    const auto same = [&](const Option& o) { return o.choice == option.choice; };
    if (&*std::ranges::find_if(options.all(), same) != &option) continue;  // one place found in two ways
    const Verb& verb = question.verbs()[option.choice.verb];
    Json one;
    one["choice"] = choice_json(battle, verb, option.choice);
    one["label"] = option.label;
    const FigureId who = option.choice.figure.none() ? question.about : option.choice.figure;
    const std::string brief = who.none() ? std::string() : after_name(option.label, battle[who].name, " ");
    if (!brief.empty()) one["brief"] = brief;
    if (verb.uses & uses_number) one["number"] = question.number_text(option.choice);
    if (end && option.choice == *end) one["ends"] = true;
    if (option.weight != Weight::plain) one["grave"] = true;
    if (tried_at_once(verb)) {
      const Explanation why = question.explain(option.choice);
      if (why.chance && !why.chance->overflowed()) one["chance"] = chance_json(why);
      add_thing(one, battle, why);
    }
    all.push_back(std::move(one));
  }
  Json& regions = out["regions"] = Json::array();
  for (const Region& region : options.regions()) {
    if (!region.figure.none()) {
      regions.push_back(region_json(battle, region));
      continue;
    }
    // Where people are set up: each place once, however many may go there.
    Json zone = points_json(region.fans[0].edge, battle.unit);
    Json& zones = out["zones"];
    if (std::ranges::find(zones, zone) == zones.end()) zones.push_back(std::move(zone));
  }
}

// What would be asked if these were answered first.
Either<Json> list_after(const Game& game, Side side, const std::vector<Answer>& choices) {
  const Battle& battle = game.battle();
  if (game.secret_block() != 0) return Fault("secret", "While sides decide in secret nobody looks beyond that.");
  Json out;
  const Ahead ahead = look_ahead(game, side, choices, [&](const Tabletop&, const Question& q) {
    out["asked"] =
        decision_json(battle, {q.who, q.kind, q.rule, q.prompt(), q.about, {q.verbs().begin(), q.verbs().end()}});
    add_offers(out, battle, q);
  });
  if (ahead.refused) return Fault(*ahead.refused);
  if (!ahead.asked) return Fault("nothing_asked", "Nothing more would be asked of this side.");
  out["dice"] = ahead.thrown;
  return out;
}

}  // namespace

void add_options(Json& out, const Game& game, Side side) {
  game.at_question(side, [&](const Tabletop&, const Question& q) { add_offers(out, game.battle(), q); });
}

void add_asked(Json& out, const Game& game, const Eyes& eyes) {
  const auto asked = std::ranges::find_if(game.wanted(), [&](const Wanted& w) { return eyes.shows(w.side); });
  if (asked != game.wanted().end()) add_options(out, game, asked->side);
}

Either<Json> list_options(Call& call, Reader& request) {
  const Game& game = call.match->game;
  constexpr std::size_t most_choices = 8;
  std::vector<Answer> after;
  if (request.has("after")) {
    for (const Json& value : request.list("after", 1, most_choices)) after.push_back(answer_of(game.battle(), value));
  }
  if (request.fault()) return *request.fault();
  const auto side = asked_side(call.eyes, game, request);
  if (!side) return side.fault();
  if (!after.empty()) return list_after(game, *side, after);
  Json out;
  add_options(out, game, *side);
  return out;
}

}  // namespace fyrd::protocol
