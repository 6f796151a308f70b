// Counting a table, and the weighted sum.
#include "core/play/value.h"

#include <algorithm>

#include "core/play/battle.h"
#include "core/play/facts.h"

namespace fyrd {

int logistic(std::int64_t thousandths) {
  constexpr int step = 250;  // thousandths of a logit between two of these
  constexpr int rising[] = {32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565,
                            61598, 62428, 63090, 63615, 64030, 64357, 64614, 64816, 64974, 65097, 65194,
                            65269, 65328, 65374, 65410, 65438, 65459, 65476, 65489, 65500, 65508, 65514,
                            65519, 65523, 65526, 65528, 65530, 65531, 65532, 65533};
  constexpr std::int64_t most = std::int64_t{step} * (std::ssize(rising) - 1);
  const std::int64_t x = std::min(thousandths < 0 ? -thousandths : thousandths, most - 1);
  const std::int64_t low = rising[x / step], high = rising[x / step + 1];
  const int up = static_cast<int>(low + (high - low) * (x % step) / step);
  return thousandths < 0 ? certain - up : up;
}

namespace {

void add(std::vector<Measure>& all, std::string_view of, std::int64_t more) {
  const auto it = std::ranges::find(all, of, &Measure::of);
  if (it == all.end()) {
    all.push_back({std::string(of), more});
  } else {
    it->more += more;
  }
}

}  // namespace

std::vector<Measure> measures(const Battle& battle, const Tabletop& s, Side side) {
  std::int64_t ours = 0, theirs = 0, figures = 0;
  for (FigureId id : everyone(s)) {
    const bool our = battle.friends(s[id].side, side);
    (our ? ours : theirs) += battle.worth(s, id);
    figures += s[id].in_play() ? (our ? 1 : -1) : 0;
  }
  std::vector<Measure> all;
  add(all, "worth", ours + theirs == 0 ? 0 : 1000 * (ours - theirs) / (ours + theirs));
  add(all, "figures", figures);
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    Facts facts;
    battle.describe(s, Side{i}, facts);
    const int sign = battle.friends(Side{i}, side) ? 1 : -1;
    for (const Fact& fact : facts.all) {
      if (const auto* n = std::get_if<std::int64_t>(&fact.value)) add(all, fact.key, sign * *n);
      if (const auto* on = std::get_if<bool>(&fact.value)) add(all, fact.key, *on ? sign : 0);
    }
  }
  return all;
}

int Value::chance(const Battle& battle, const Tabletop& s, Side side) const {
  if (s.ending == Ending::drawn) return certain / 2;
  if (s.over()) return battle.friends(s.winner, side) ? certain : 0;
  std::int64_t sum = side.index < sides.size() ? sides[side.index] : 0;
  const std::int64_t turn = std::min<std::int64_t>(s.turn, turns);
  for (const Measure& measure : measures(battle, s, side)) {
    const auto weight = std::ranges::find(weights, measure.of, &Weight::of);
    if (weight != weights.end()) sum += measure.more * (weight->early * (turns - turn) + weight->late * turn) / turns;
  }
  return logistic(sum);
}

Value plain_value() { return {.weights = {{"worth", 4, 4}}, .sides = {}, .turns = 1}; }

}  // namespace fyrd
