// Recruit, sergeant, veteran, captain.
#include "ai/level.h"

namespace fyrd {

namespace {

constexpr Level all_levels[] = {
    {"recruit", "For a first evening: knows the rules, and makes the mistakes of a beginner."},
    {"sergeant", "Plays by habit, at once, and makes few mistakes."},
    {"veteran", "Thinks ahead for a moment before he decides."},
    {"captain", "Thinks everything through; somebody to be beaten by."},
};

constexpr Effort veteran{.questions = 3'000, .turns = 2};
constexpr Effort captain{.questions = 60'000, .turns = 3};

// A mistake comes once in so many decisions and may cost so much.
constexpr std::uint32_t one_in = 2;
constexpr int worst = certain * 12 / 100;
constexpr Effort glance{.questions = 200, .turns = 1};

}  // namespace

std::span<const Level> levels() { return all_levels; }

Choice Recruit::answer(const Asked& asked, Random& random) const {
  if (random.below(one_in) != 0) return asked.battle.quick(asked.now, asked.question, random);
  const Thoughts thoughts = think(asked, glance, random, alone);
  const int best = thoughts.tried[thoughts.scripted].chance();
  std::vector<const Tried*> sensible;
  for (const Tried& tried : thoughts.tried) {
    if (tried.chance() >= best - worst) sensible.push_back(&tried);
  }
  return sensible[random.below(static_cast<std::uint32_t>(sensible.size()))]->choice;
}

std::optional<Effort> effort_of(std::string_view level) {
  if (level == "veteran") return veteran;
  if (level == "captain") return captain;
  return {};
}

std::unique_ptr<const Player> make_level(std::string_view name, const Crew& crew) {
  if (name == "recruit") return std::make_unique<Recruit>();
  if (name == "sergeant") return make_player("quick");
  if (const auto effort = effort_of(name)) return std::make_unique<Captain>(*effort, crew);
  return nullptr;
}

}  // namespace fyrd
