// Reading choices that are made later, and answers of others.
#include "protocol/intention.h"

#include "protocol/choice.h"

namespace fyrd::protocol {

Answer answer_of(const Battle& battle, Json value, std::string kind) {
  // The verbs of a kind of question never change, so that each is read once.
  struct Read {
    const Verb* verbs = nullptr;
    std::optional<Choice> choice;
  };
  return [&battle, value = std::move(value), kind = std::move(kind),
          read = Read{}](const Question& question) mutable -> std::optional<Choice> {
    if (!kind.empty() && kind != question.kind) return {};
    if (read.verbs != question.verbs().data()) {
      const auto choice = read_choice(battle, question.verbs(), value);
      read = {question.verbs().data(), choice ? std::optional(*choice) : std::nullopt};
    }
    return read.choice;
  };
}

Either<Intention> read_intention(const Call& call, Reader& request, Spending usual,
                                 const std::optional<Spending>& most) {
  const Game& game = call.match->game;
  const auto spend = [&](const char* key, std::int64_t bound, std::int64_t Spending::* part) {
    const std::int64_t spent = request.whole_or(key, 1, bound, most.value_or(usual).*part);
    return most ? std::min(spent, (*most).*part) : spent;
  };
  constexpr std::size_t most_choices = 8;
  const Battle& battle = game.battle();
  Intention meant;
  if (request.has("then")) {
    for (const Json& value : request.list("then", 0, most_choices)) meant.choices.push_back(answer_of(battle, value));
  }
  if (request.has("replies")) {
    for (const Json& value : request.list("replies", 0, most_choices)) {
      Reader reply(value, "bad_request", "replies");
      meant.replies.push_back(answer_of(battle, reply.object("choice"), reply.text("kind")));
      if (reply.fault()) return *reply.fault();
    }
  }
  if (request.has("others") && request.one_of("others", {"none", "best"}) == 1) meant.others = Others::best;
  meant.budget = static_cast<std::uint64_t>(spend("budget", 200'000, &Spending::runs));
  meant.samples = static_cast<std::uint32_t>(spend("samples", 20'000, &Spending::samples));
  if (request.fault()) return *request.fault();
  const auto side = asked_side(call.eyes, game, request);
  if (!side) return side.fault();
  meant.side = *side;
  meant.unwanted = call.unwanted;
  return meant;
}

}  // namespace fyrd::protocol
