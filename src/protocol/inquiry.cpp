// The requests that only look at a game: how things stand, what is allowed, why, and what to do.
#include "ai/ask.h"
#include "ai/level.h"
#include "core/play/wellformed.h"
#include "data/suggest.h"
#include "data/utf8.h"
#include "protocol/choice.h"
#include "protocol/event.h"
#include "protocol/numbering.h"
#include "protocol/offered.h"
#include "protocol/reasons.h"
#include "protocol/record.h"
#include "protocol/requests.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

// What the list of options calls a choice; empty when it is not in it.
std::string label_of(const Question& question, const Choice& choice) {
  Options options(choice);
  question.list(options);
  return options.all().empty() ? "" : options.all()[0].label;
}

// What is to be said of a place that is not in the list.
std::string way_text(const Battle& battle, const Explanation& why) {
  if (!why.length) return "That is allowed.";
  return "A way of " + measure_text(*why.length, battle.unit) +
         (why.left ? ", which leaves " + measure_text(*why.left, battle.unit) : "") + ".";
}

}  // namespace

Fault no_such_input(std::size_t there) {
  return Fault("no_such_input", "There are only " + std::to_string(there) + " inputs so far.");
}

Either<Json> view(Call& call, Reader& request) {
  const Game& game = call.match->game;
  auto eyes = looking(call.eyes, game, request.find("side"));
  if (!eyes) return eyes.fault();
  const std::int64_t from = request.whole_or("events", 0, INT64_MAX, -1);
  const std::int64_t inputs = request.whole_or("inputs", 0, INT64_MAX, -1);
  const bool options = request.flag_or("options", false);
  if (request.fault()) return *request.fault();
  const auto show = [&](const Game& shown) {
    Json out = view_json(*call.match, shown, *eyes);
    if (from >= 0) out["events"] = events_json(shown, from);
    if (options) add_asked(out, shown, *eyes);
    return out;
  };
  eyes->secrets = eyes->knows_all(game);  // now, however it stood then
  if (inputs < 0) return show(game);
  const Numbering numbers(*eyes, game);
  if (static_cast<std::size_t>(inputs) > numbers.total()) return no_such_input(numbers.total());
  Json out = show(game.at(numbers.real(inputs)));
  out["inputs"] = inputs;
  return out;
}

Either<Json> explain(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const Battle& battle = game.battle();
  const Json& value = request.object("choice");
  if (request.fault()) return *request.fault();
  const auto side = asked_side(call.eyes, game, request);
  if (!side) return side.fault();
  const auto choice = read_choice(battle, game.wanted_of(*side)->verbs, value);
  if (!choice) return choice.fault();
  Json out;
  std::optional<Fault> fault;
  game.at_question(*side, [&](const Tabletop& now, const Question& question) {
    // What is no answer to the question at all cannot be explained either.
    if (const Verdict no = well_formed(now, question, *choice)) return fault.emplace(*no), void();
    const Verdict no = judged(now, question, *choice);
    Explanation why = question.explain(*choice);
    if (no) why.summary = no->message, why.chance.reset();  // what is refused has no chances
    if (why.summary.empty()) why.summary = label_of(question, *choice);
    if (why.summary.empty()) why.summary = way_text(battle, why);
    add_witnesses(battle, now, question, *choice, why);
    out["legal"] = !no;
    if (no) {
      out["refusal"] = refusal_json(*no);
      out["refusal"]["remedy"] = remedy(battle, question, *choice, *no, why);
    }
    out.update(explanation_json(battle, why));
  });
  if (fault) return std::move(*fault);
  return out;
}

namespace {

Json share_json(int chance) { return 10'000 * chance / certain / 1e4; }

Json promise_json(const Tried& tried) {
  return {
      {"chance", share_json(tried.chance())}, {"error", share_json(tried.error())}, {"branches", tried.chances.size()}};
}

// What the branches of a choice came to.
Json tried_json(const Game& game, const Question& question, const Tried& tried) {
  Json out;
  out["choice"] = choice_json(game.battle(), question.verbs()[tried.choice.verb], tried.choice);
  if (const std::string label = label_of(question, tried.choice); !label.empty()) out["label"] = label;
  if (!tried.chances.empty()) out.update(promise_json(tried));
  return out;
}

}  // namespace

Either<Json> advise(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const std::string name = request.text_or("player", "quick");
  const auto questions = request.whole_or("questions", 0, 1'000'000, 0);
  const auto several = request.whole_or("several", 1, 20, 1);
  if (request.fault()) return *request.fault();
  const auto player = make_player(name);
  if (!player) {
    return Fault("unknown_player", "There is no player " + data::quoted(name) +
                                       data::suggestion(name, words(player_names())) + "; there are " +
                                       std::string(player_names()) + ".");
  }
  const auto side = asked_side(call.eyes, game, request);
  if (!side) return side.fault();
  std::optional<Effort> effort = effort_of(name);
  if (effort && questions > 0) effort->questions = static_cast<std::uint32_t>(questions);
  if (effort && call.questions && effort->questions > *call.questions)
    effort->questions = static_cast<std::uint32_t>(*call.questions);
  Json out;
  game.at_question(*side, [&](const Tabletop& now, const Question& question) {
    Choice choice;
    std::string why;
    if (effort) {
      Random random = stream_of(game, *side);
      const Asked here = asked(game, now, question);
      const Thoughts thoughts = think(here, *effort, random, call.crew ? call.crew : alone_until(call.unwanted));
      choice = thoughts.tried[0].choice;
      why = reason(here, thoughts);
      out = tried_json(game, question, thoughts.tried[0]);
      if (const Tried& habit = thoughts.tried[thoughts.scripted]; !habit.chances.empty())
        out["before"] = promise_json(habit);
      for (std::size_t i = 1; i < std::min<std::size_t>(several, thoughts.tried.size()); ++i)
        out["others"].push_back(tried_json(game, question, thoughts.tried[i]));
    } else {
      choice = ask(*player, game, *side, now, question);
      out = tried_json(game, question, {choice, {}});
    }
    if (why.empty()) why = question.explain(choice).summary;
    if (!why.empty()) out["why"] = why;
  });
  return out;
}

Either<Json> record(Call& call, Reader&) {
  if (!call.eyes.knows_all(call.match->game))
    return Fault("secret", "The record tells what others may not know yet; it is there when the battle is over.");
  Json out;
  out["record"] = record_json(*call.match);
  return out;
}

}  // namespace fyrd::protocol
