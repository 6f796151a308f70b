// The computer players there are.
#include "ai/player.h"

#include "ai/level.h"

namespace fyrd {

namespace {

class QuickPlayer final : public Player {
 public:
  Choice answer(const Asked& asked, Random& random) const override {
    return asked.battle.quick(asked.now, asked.question, random);
  }
};

class RandomPlayer final : public Player {
 public:
  Choice answer(const Asked& asked, Random& random) const override {
    Options options(false);
    asked.question.list(options);
    std::erase_if(options.all(), [](const Option& o) { return o.weight == Weight::gives_up; });
    return options.all()[random.below(static_cast<std::uint32_t>(options.all().size()))].choice;
  }
};

}  // namespace

void alone(std::uint32_t count, const std::function<void(std::uint32_t)>& work) {
  for (std::uint32_t i = 0; i < count; ++i) work(i);
}

Crew alone_until(std::function<bool()> unwanted) {
  return [unwanted = std::move(unwanted)](std::uint32_t count, const std::function<void(std::uint32_t)>& work) {
    for (std::uint32_t i = 0; i < count && !(unwanted && unwanted()); ++i) work(i);
  };
}

std::unique_ptr<const Player> make_player(std::string_view name, const Crew& crew) {
  if (name == "quick") return std::make_unique<QuickPlayer>();
  if (name == "random") return std::make_unique<RandomPlayer>();
  return make_level(name, crew);
}

std::string_view player_names() { return "quick, random, recruit, sergeant, veteran, captain"; }

}  // namespace fyrd
