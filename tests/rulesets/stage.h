// A stage for tests of rules: any figures anywhere on any ground, every answer given by name and every die typed in.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "core/play/game.h"
#include "rulesets/ruleset.h"

namespace fyrd {

using Json = nlohmann::ordered_json;

constexpr Side red{0}, blue{1};

// A place on the table in inches. `off` shifts it by whole units, 0.01 mm each.
struct Place {
  Point at;
  Place(Point p) : at(p) {}
  Place(double x, double y) : at{units(x), units(y)} {}
  Place off(int x, int y) const { return at + Vec{x, y}; }

  static int units(double in) { return static_cast<int>(std::lround(in * units_per_inch)); }
  Json json() const { return {double(at.x) / units_per_inch, double(at.y) / units_per_inch}; }
};

class Stage {
 public:
  explicit Stage(const char* rules) : rules_(*find_ruleset(rules)) {
    scenario = {{"name", "Stage"}, {"table", {120, 120}}, {"ground", Json::array()}};
    scenario["sides"] = {{{"zone", {0, 0, 120, 20}}, {"facing", 0}}, {{"zone", {0, 100, 120, 120}}, {"facing", 180}}};
    forces[0] = {{"name", "Red"}, {"figures", Json::array()}};
    forces[1] = {{"name", "Blue"}, {"figures", Json::array()}};
  }

  // Setting up; `more` holds whatever else the data files say of a figure or a piece: {{"facing", 90}}.
  void red(const char* name, const char* profile, Place at, const Json& more = {}) { add(0, name, profile, at, more); }
  void blue(const char* name, const char* profile, Place at, const Json& more = {}) { add(1, name, profile, at, more); }
  void ground(const char* kind, Place low, Place high, const Json& more = {}) {
    Json piece = {{"id", kind + std::to_string(scenario["ground"].size())}, {"kind", kind}};
    piece["polygon"] = {low.json(), Place{{high.at.x, low.at.y}}.json(), high.json(), Place{{low.at.x, high.at.y}}.json()};
    scenario["ground"].push_back(joined(piece, more));
  }
  Json scenario, options = Json::object();
  std::vector<Json> forces = std::vector<Json>(2);
  data::Library library = data::Library::embedded();

  std::shared_ptr<const Battle> open(data::Problems& problems) const {
    Plan plan;
    plan.scenario = data::Tree::from_json("scenario", scenario, problems);
    for (const Json& force : forces) plan.sides.push_back(data::Tree::from_json("side", force, problems));
    plan.options = data::Tree::from_json("options", options, problems);
    return rules_.open(library, plan, problems);
  }

  // The game begins when somebody first looks at it.
  Game& game() {
    if (!game_) {
      data::Problems problems;
      const auto battle = open(problems);
      if (!battle) throw std::runtime_error("the stage cannot be set up:\n" + problems.text());
      game_.emplace(battle, DiceMode::manual, 1);
    }
    return *game_;
  }
  FigureId id(std::string_view name) {
    const auto& all = game().battle().members;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].name == name) return {static_cast<std::uint8_t>(i)};
    }
    throw std::runtime_error("nobody is called " + std::string(name));
  }
  const Figure& operator[](std::string_view name) { return game().now()[id(name)]; }
  bool out(std::string_view name) { return (*this)[name].pose == Pose::out; }

  // What the game waits for: the kind of a question, "dice", or "over".
  std::string asked() {
    if (game().over()) return "over";
    return game().wanted_roll() ? "dice" : game().wanted()[0].kind;
  }
  Side asked_whom() { return game().wanted().empty() ? no_side : game().wanted()[0].side; }

  void roll(int face) { roll({face}); }
  void roll(std::initializer_list<int> faces) {
    const std::vector<std::uint16_t> fallen(faces.begin(), faces.end());
    if (const Verdict no = game().roll(fallen)) throw std::runtime_error("a roll is refused: " + no->message);
  }
  void give(const Choice& choice) {
    if (const Verdict no = game().answer(asked_whom(), choice)) throw std::runtime_error("refused: " + no->message + " (" + no->code + ")");
  }
  // "code rule" of the refusal, or "accepted". A refused input must leave everything as it was.
  std::string attempt(const Choice& choice) { return attempt(asked_whom(), choice); }
  std::string attempt(Side side, const Choice& choice) {
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

 private:
  static Json joined(Json a, const Json& more) {
    if (!more.is_null()) a.update(more);
    return a;
  }
  void add(int side, const char* name, const char* profile, Place at, const Json& more) {
    forces[side]["figures"].push_back(joined({{"name", name}, {"profile", profile}, {"at", at.json()}}, more));
  }

  const Ruleset& rules_;
  std::optional<Game> game_;
};

using Faces = std::vector<int>;

// Dice that fall as written, quiet answers unless others are given, and everything that is told.
class Script final : public Play {
 public:
  explicit Script(std::vector<Faces> dice, std::vector<Choice> answers = {}) : Play(true), dice_(std::move(dice)), answers_(std::move(answers)) {}

  Roll roll(Pool pool, const Why& why) override {
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
  bool all_used() const { return used_ == dice_.size(); }
  std::vector<Why> whys;
  std::vector<Event> told;
  std::vector<std::string> asked;

 protected:
  Choice choose(const Question& q) override {
    asked.push_back(q.kind);
    if (given_ == answers_.size()) return q.quiet();
    EXPECT_FALSE(q.check(answers_[given_]));
    return answers_[given_++];
  }
  void hear(Event&& e) override { told.push_back(std::move(e)); }

 private:
  std::vector<Faces> dice_;
  std::vector<Choice> answers_;
  std::size_t used_ = 0, given_ = 0;
};

}  // namespace fyrd
