// An intention walked to its end, or sampled.
#include "odds/forecast.h"

#include <algorithm>
#include <numeric>

#include "odds/walk.h"

namespace fyrd {

Answer just(const Choice& choice) {
  return [=](const Question&) { return std::optional(choice); };
}

Answer when(std::string kind, const Choice& choice) {
  return [kind = std::move(kind), choice](const Question& q) {
    return kind == q.kind ? std::optional(choice) : std::nullopt;
  };
}

Tokens lasting_marks(const Battle& battle, const Tabletop& s, FigureId id) {
  Tokens tokens;
  battle.mark(s, id, tokens);
  std::erase_if(tokens, [](const Token& token) { return mark_kind(token.id) != MarkKind::state; });
  return tokens;
}

std::string condition(const Battle& battle, const Tabletop& s, FigureId id) {
  constexpr const char* poses[] = {"standing", "lying", "out", "away"};
  std::string text = poses[static_cast<int>(s[id].pose)];
  for (const Token& token : lasting_marks(battle, s, id)) text += ", " + token.text;
  return text;
}

int worth(const Battle& battle, const Tabletop& s, Side side) {
  int sum = 0;
  for (FigureId id : everyone(s)) sum += battle.friends(s[id].side, side) ? battle.worth(s, id) : -battle.worth(s, id);
  return sum;
}

namespace {

void sample(Walking& walking, Leaves& outcomes) {
  walking.random.emplace(0x0DD5, Stream::decoration, 0);
  const std::uint32_t samples = walking.intention.samples;
  for (std::uint32_t i = 0; i < samples; ++i) {
    if (walking.intention.unwanted && walking.intention.unwanted()) return;
    outcomes.add(walking.game.battle(), StepWalk(walking).once(), Fraction(1, static_cast<int>(samples)));
  }
}

// Whether all of them can be added up in any order without ever growing too large for a fraction.
bool countable(Leaves& outcomes) {
  constexpr std::int64_t most = std::int64_t{1} << 60;
  std::int64_t over = 1;
  for (const Leaf& outcome : outcomes.all()) {
    if (outcome.chance.overflowed() || outcome.chance.denominator() > most) return false;
    const auto under = static_cast<std::int64_t>(outcome.chance.denominator());
    const std::int64_t more = under / std::gcd(over, under);
    if (more > most / over) return false;
    over *= more;
  }
  return true;
}

}  // namespace

Forecast forecast(const Game& game, const Intention& intention) {
  Walking walking{.game = game, .intention = intention, .falls = {}};
  Leaves outcomes = StepWalk(walking).everything();
  Forecast result;
  result.refused = walking.refused;
  if (result.refused) return result;
  result.exact = !walking.too_many && countable(outcomes);
  result.runs = result.exact ? walking.runs : intention.samples;
  if (!result.exact) sample(walking, outcomes = {});
  for (Leaf& outcome : outcomes.all()) result.prospects.push_back(std::move(outcome));
  std::ranges::stable_sort(result.prospects, [](const Prospect& a, const Prospect& b) { return a.chance > b.chance; });
  return result;
}

}  // namespace fyrd
