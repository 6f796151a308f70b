// The computer players there are.
#include "ai/player.h"

namespace fyrd {

namespace {

class QuickPlayer final : public Player {
 public:
  Choice answer(const Battle& battle, const Tabletop& s, const Question& question, Random& random) const override {
    return battle.quick(s, question, random);
  }
};

class RandomPlayer final : public Player {
 public:
  Choice answer(const Battle&, const Tabletop&, const Question& question, Random& random) const override {
    Options options(false);
    question.list(options);
    std::erase_if(options.all(), [](const Option& o) { return o.weight == Weight::gives_up; });
    return options.all()[random.below(static_cast<std::uint32_t>(options.all().size()))].choice;
  }
};

}  // namespace

std::unique_ptr<const Player> make_player(std::string_view name) {
  if (name == "quick") return std::make_unique<QuickPlayer>();
  if (name == "random") return std::make_unique<RandomPlayer>();
  return nullptr;
}

std::string_view player_names() { return "quick, random"; }

}  // namespace fyrd
