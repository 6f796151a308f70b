// An aftermath for tests: a band, what the battle did to it, dice typed in, decisions in one word.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/events/narrate.h"
#include "core/play/game.h"
#include "core/play/wellformed.h"
#include "rulesets/campaign.h"
#include "rulesets/nottingham/aftermath/farewell.h"
#include "rulesets/nottingham/aftermath/lessons.h"
#include "rulesets/nottingham/aftermath/open.h"
#include "rulesets/nottingham/aftermath/order.h"
#include "rulesets/nottingham/aftermath/rise.h"

namespace fyrd::nottingham {

class AftermathStage {
 public:
  using Json = nlohmann::ordered_json;

  AftermathStage() {
    report["won"] = false;
    report["figures"] = Json::array();
    band["name"] = "Band";
    band["preset"] = true;
  }

  // Setting up. The first hero leads.
  void hero(const char* name, Json more = Json::object()) {
    Json one{{"name", name}, {"class", "outlaw"}, {"initiative", 3}, {"melee", 3}, {"ranged", 3}};
    if (!band.contains("heroes")) one["leader"] = true;
    one.update(more);
    band["heroes"].push_back(one);
  }
  void group(std::vector<std::string> names, Json more = Json::object()) {
    Json one{{"names", names}, {"class", "outlaw"}, {"initiative", 2}, {"melee", 2}, {"ranged", 2}};
    one.update(more);
    band["groups"].push_back(one);
  }
  void fought(const char* name, bool out = false, int felled = 0, int pennies = 0) {
    Json one{{"id", id_from(name)}, {"out", out}, {"felled", felled}};
    if (pennies > 0) one["pennies"] = pennies;
    report["figures"].push_back(one);
  }
  void fell(const char* name, int felled = 0) { fought(name, true, felled); }

  Game& game() {
    if (!game_) {
      data::Problems problems;
      const Json scenario{{"name", "After"}, {"aftermath", report}};
      Plan plan{
          data::Tree::from_json("scenario", scenario, problems), {data::Tree::from_json("band", band, problems)}, {}};
      auto battle = find_ruleset("nottingham")->open(data::Library::embedded(), plan, problems);
      EXPECT_TRUE(problems.empty()) << problems.text();
      game_.emplace(battle, DiceMode::manual, 1);
    }
    return *game_;
  }
  const Aftermath& battle() { return static_cast<const Aftermath&>(game().battle()); }
  const Camp& state() { return Aftermath::camp(game().now()); }

  // What happens.
  void roll(std::vector<std::uint16_t> faces) {
    ASSERT_TRUE(game().wanted_roll()) << "no dice are wanted";
    const Verdict no = game().roll(faces);
    ASSERT_FALSE(no) << no->message;
  }
  void to_camp(std::vector<std::uint16_t> loot = {1, 1}) {
    roll(std::move(loot));
  }  // when only the loot is left to throw
  std::string asked() { return game().wanted().empty() ? "" : game().wanted()[0].kind; }

  static Choice of(std::uint8_t verb, FigureId figure = nobody, int number = 0) {
    Choice c;
    c.verb = verb;
    c.figure = figure;
    c.number = static_cast<std::int16_t>(number);
    return c;
  }
  std::string refused(const Choice& c) {  // "": it was accepted, and is done
    const Verdict no = game().answer(the_band, c);
    return no ? no->code : "";
  }
  void give(const Choice& c) { ASSERT_EQ(refused(c), ""); }
  void done() { give(of(CampOrder::done)); }

  // What is known.
  FigureId id(const std::string& name) {
    for (FigureId one : everyone(state())) {
      if (battle()[one].name == name) return one;
    }
    ADD_FAILURE() << "nobody is called " << name;
    return FigureId{0};
  }
  const Fellow& fellow(const std::string& name) { return state().fellow(id(name)); }
  const Learner& learner(const std::string& name) { return state().learner(id(name)); }
  bool here(const std::string& name) { return state().here(id(name)); }
  int spare(const char* item) { return state().spare[battle().armoury.item(item).index]; }
  int item(const char* name) { return battle().armoury.item(name).index; }
  int skill(const char* name) { return static_cast<int>(*battle().armoury.skill(name)); }
  int walk(const char* name) { return battle().armoury.walk(name); }
  std::string told(std::string_view kind) {
    for (std::size_t i = game().events().size(); i-- > 0;) {
      if (game().events()[i].kind == kind) return narrate(battle(), game().events()[i]);
    }
    return "";
  }
  Json after() { return battle().band(state()).to_json(); }
  std::string problems_after() {  // of the band as it would leave the camp now
    data::Problems problems;
    find_ruleset("nottingham")->check(data::Library::embedded(), battle().band(state()), problems);
    return problems.text();
  }

  Json report, band;

 private:
  std::optional<Game> game_;
};

}  // namespace fyrd::nottingham
