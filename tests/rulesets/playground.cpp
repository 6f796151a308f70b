// The playground: setting up, answering, trying.
#include "tests/rulesets/playground.h"

namespace fyrd {

Playground::Playground(const char* rules) : rules_(*find_ruleset(rules)) {
  scenario = {{"name", "Stage"}, {"table", {120, 120}}, {"ground", Json::array()}};
  scenario["sides"] = {{{"zone", {0, 0, 120, 20}}, {"facing", 0}}, {{"zone", {0, 100, 120, 120}}, {"facing", 180}}};
  forces[0] = {{"name", "Red"}, {"figures", Json::array()}};
  forces[1] = {{"name", "Blue"}, {"figures", Json::array()}};
}

void Playground::ground(const char* kind, Place low, Place high, const Json& more) {
  Json piece = {{"id", kind + std::to_string(scenario["ground"].size())}, {"kind", kind}};
  piece["polygon"] = {low.json(), Place({high.at.x, low.at.y}, low.unit).json(), high.json(),
                      Place({low.at.x, high.at.y}, low.unit).json()};
  scenario["ground"].push_back(joined(piece, more));
}

std::shared_ptr<const Battle> Playground::open(data::Problems& problems) const {
  Plan plan;
  plan.scenario = scenario.tree("scenario", problems);
  for (const Json& force : forces) plan.sides.push_back(force.tree("side", problems));
  plan.options = options.tree("options", problems);
  return rules_.open(library, plan, problems);
}

Game& Playground::game() {
  if (!game_) {
    data::Problems problems;
    const auto battle = open(problems);
    if (!battle) throw std::runtime_error("the stage cannot be set up:\n" + problems.text());
    game_.emplace(battle, DiceMode::manual, 1);
  }
  return *game_;
}

FigureId Playground::id(std::string_view name) {
  const auto& all = game().battle().members;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].name == name) return {static_cast<std::uint8_t>(i)};
  }
  throw std::runtime_error("nobody is called " + std::string(name));
}

std::string Playground::asked() {
  if (game().over()) return "over";
  return game().wanted_roll() ? "dice" : game().wanted()[0].kind;
}

void Playground::roll(int face) { roll({face}); }
void Playground::roll(std::initializer_list<int> faces) {
  const std::vector<std::uint16_t> fallen(faces.begin(), faces.end());
  if (const Verdict no = game().roll(fallen)) throw std::runtime_error("a roll is refused: " + no->message);
}

void Playground::give(const Choice& choice) {
  if (const Verdict no = game().answer(asked_whom(), choice))
    throw std::runtime_error("refused: " + no->message + " (" + no->code + ")");
}

std::string Playground::attempt(const Choice& choice) { return attempt(asked_whom(), choice); }
std::string Playground::attempt(Side side, const Choice& choice) {
  const auto hash = game().hash();
  const auto inputs = game().inputs().size(), events = game().events().size(), steps = game().checkpoint_count();
  const std::string question = asked();
  const Verdict no = game().answer(side, choice);
  if (!no) return "accepted";
  EXPECT_EQ(game().hash(), hash) << "a refusal changed the state";
  EXPECT_EQ(game().inputs().size(), inputs);
  EXPECT_EQ(game().events().size(), events);
  EXPECT_EQ(game().checkpoint_count(), steps);
  EXPECT_EQ(asked(), question);
  EXPECT_FALSE(no->message.empty());
  return no->code + (no->rule.empty() ? "" : " " + no->rule);
}

Json Playground::joined(Json a, const Json& more) {
  if (!more.is_null()) a.update(more);
  return a;
}

void Playground::add(int side, const char* name, const char* profile, Place at, const Json& more) {
  forces[side]["figures"].push_back(joined({{"name", name}, {"profile", profile}, {"at", at.json()}}, more));
}

Roll Script::cast(Pool pool, const Why& why, Reading) {
  Roll fallen(pool);
  whys.push_back(why);
  if (used_ == dice_.size()) {
    ADD_FAILURE() << "no dice written for " << why.purpose;
    for (int i = 0; i < pool.count; ++i) fallen.add(1);
    return fallen;
  }
  for (const int face : dice_[used_++]) fallen.add(face);
  EXPECT_TRUE(fallen.fits(pool)) << pool.text() << " for " << why.purpose;
  return fallen;
}

Choice Script::choose(const Question& q) {
  asked.push_back(q.kind);
  if (given_ == answers_.size()) return q.quiet();
  EXPECT_FALSE(q.check(answers_[given_]));
  return answers_[given_++];
}

}  // namespace fyrd
