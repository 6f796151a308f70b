// A playground for tests of rules: any figures anywhere on any ground, every answer given by name and every die typed
// in.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <stdexcept>
#include <string>

#include "core/play/game.h"
#include "rulesets/ruleset.h"
#include "tests/rulesets/json.h"

namespace fyrd {

constexpr Side red{0}, blue{1};

// A place on the table in inches, or as Cm in centimetres. `off` shifts it by whole units, 0.01 mm each.
struct Place {
  Point at;
  Unit unit = Unit::inch;
  Place(Point p, Unit u = Unit::inch) : at(p), unit(u) {}
  Place(double x, double y, Unit u = Unit::inch) : at{units(x, u), units(y, u)}, unit(u) {}
  Place off(int x, int y) const { return {at + Vec{x, y}, unit}; }

  static int units(double n, Unit u = Unit::inch) { return static_cast<int>(std::lround(n * units_per(u))); }
  Json json() const { return {double(at.x) / units_per(unit), double(at.y) / units_per(unit)}; }
};
struct Cm : Place {
  Cm(double x, double y) : Place(x, y, Unit::centimetre) {}
};

class Playground {
 public:
  explicit Playground(const char* rules);

  // Setting up; `more` holds whatever else the data files say of a figure or a piece: {{"facing", 90}}.
  void red(const char* name, const char* profile, Place at, const Json& more = {}) { add(0, name, profile, at, more); }
  void blue(const char* name, const char* profile, Place at, const Json& more = {}) { add(1, name, profile, at, more); }
  void ground(const char* kind, Place low, Place high, const Json& more = {});
  Json scenario, options = Json::object();
  std::vector<Json> forces = std::vector<Json>(2);
  data::Library library = data::Library::embedded();

  std::shared_ptr<const Battle> open(data::Problems& problems) const;

  // The game begins when somebody first looks at it.
  Game& game();
  FigureId id(std::string_view name);
  const Figure& operator[](std::string_view name) { return game().now()[id(name)]; }
  bool out(std::string_view name) { return (*this)[name].pose == Pose::out; }

  // What the game waits for: the kind of a question, "dice", or "over".
  std::string asked();
  Side asked_whom() { return game().wanted().empty() ? no_side : game().wanted()[0].side; }

  void roll(int face);
  void roll(std::initializer_list<int> faces);
  void give(const Choice& choice);
  // "code rule" of the refusal, or "accepted". A refused input must leave everything as it was.
  std::string attempt(const Choice& choice);
  std::string attempt(Side side, const Choice& choice);

 private:
  static Json joined(Json a, const Json& more);
  void add(int side, const char* name, const char* profile, Place at, const Json& more);

  const Ruleset& rules_;
  std::optional<Game> game_;
};

using Faces = std::vector<int>;

// Dice that fall as written, quiet answers unless others are given, and everything that is told.
class Script final : public Play {
 public:
  explicit Script(std::vector<Faces> dice, std::vector<Choice> answers = {})
      : Play(true), dice_(std::move(dice)), answers_(std::move(answers)) {}

  Roll cast(Pool pool, const Why& why, Reading) override;
  bool all_used() const { return used_ == dice_.size(); }
  std::vector<Why> whys;
  std::vector<Event> told;
  std::vector<std::string> asked;

 protected:
  Choice choose(const Question& q) override;
  void hear(Event&& e) override { told.push_back(std::move(e)); }

 private:
  std::vector<Faces> dice_;
  std::vector<Choice> answers_;
  std::size_t used_ = 0, given_ = 0;
};

}  // namespace fyrd
