// A player who is watched.
#include "lab/usage.h"

#include <vector>

#include "lab/many.h"
#include "lab/simulate.h"

namespace fyrd {

namespace {

constexpr int looks_one_in = 16;  // a list costs more than an answer

class Watched final : public Player {
 public:
  Watched(const Player& player, Usage& usage) : player_(player), usage_(usage) {}
  Choice answer(const Asked& asked, Random& random) const override {
    const Choice choice = player_.answer(asked, random);
    const Question& question = asked.question;
    const auto times = [&](std::size_t verb) -> Usage::Times& {
      return usage_.verbs[{question.kind, question.verbs()[verb].name}];
    };
    ++times(choice.verb).done;
    if (++asked_ % looks_one_in != 0) return choice;
    Options options(false);
    question.list(options);
    std::vector<bool> open(question.verbs().size());
    open[choice.verb] = true;
    for (const Option& option : options.all()) open[option.choice.verb] = true;
    for (std::size_t i = 0; i < open.size(); ++i) ++times(i).looked, times(i).open += open[i];
    return choice;
  }
  bool thinks() const override { return player_.thinks(); }

 private:
  const Player& player_;
  Usage& usage_;
  mutable std::uint32_t asked_ = 0;
};

}  // namespace

void Usage::add(const Usage& more) {
  for (const auto& [what, times] : more.verbs) {
    Times& all = verbs[what];
    all.done += times.done, all.looked += times.looked, all.open += times.open;
  }
}

Usage usage_of(const Battle& battle, const Player& player, std::uint32_t games, std::uint64_t seed, unsigned threads) {
  std::vector<Usage> seen(games);
  do_many(games, threads, {}, [&](std::uint32_t i) {
    const Watched watched(player, seen[i]);
    const std::vector<const Player*> players(battle.parties.size(), &watched);
    simulate(battle, players, game_seed(seed, i));
  });
  Usage all;
  for (const Usage& one : seen) all.add(one);
  return all;
}

}  // namespace fyrd
