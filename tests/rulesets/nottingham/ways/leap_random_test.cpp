// Positions drawn at random: who is named as a striker strikes, and nobody gets through a wall or a roof.
#include <random>

#include "rulesets/nottingham/deeds/climb.h"
#include "rulesets/nottingham/deeds/door.h"
#include "rulesets/nottingham/deeds/jump.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/jump.h"
#include "rulesets/nottingham/ways/toss.h"
#include "tests/rulesets/nottingham/field.h"
#include "tests/thorough.h"

namespace fyrd::nottingham {
namespace {

// Dice that always show a six; whoever may strike is noted and lets him go.
class Onlooker final : public Play {
 public:
  Onlooker() : Play(false) {}
  Roll cast(Pool pool, const Why&, Reading) override {
    Roll fallen(pool);
    for (int i = 0; i < pool.count; ++i) fallen.add(6);
    return fallen;
  }
  FigureSet strikers;

 protected:
  Choice choose(const Question& q) override {
    if (std::string_view(q.kind) == "opportunity")
      strikers.bits |= static_cast<const OpportunityOrder&>(q).strikers.bits;
    return q.quiet();
  }
  void hear(Event&&) override {}
};

// A yard with a house that has a window, a sealed one, a rock, a pit and a fence, and four of each side in it.
struct Yard : Crowd {
  Yard() {
    building({{"id", "inn"},
              {"at", {20, 20}},
              {"size", {5, 4}},
              {"thatch", true},
              {"windows", {{{"wall", "south"}, {"at", 2.5}, {"state", "open"}}}}});
    building({{"id", "hut"}, {"at", {27, 20}}, {"size", {4, 4}}});
    ground("rock", {20, 16}, {22, 18}), ground("pit", {24, 16}, {26, 18}), ground("fence", {20, 14.5}, {28, 14.6});
    ground("stairs", {28, 16}, {29, 17}, {{"low", {28.5, 16}}, {"high", {28.5, 17}}, {"height", 2}});
    ground("hilltop", {28, 17}, {31, 19}, {{"height", 2}});
    for (const char* name : {"Alan", "Hob", "Will", "Much"})
      red(name, {5.0 + 2 * n++, 5}, {{"skills", {"athletic"}}, {"gear", {"sword"}}});
    for (const char* name : {"Odo", "Rolf", "Fulk", "Hugh"}) blue(name, {5.0 + 2 * n++, 50}, {{"gear", {"sword"}}});
  }
  void building(const Json& house) { scenario["buildings"].push_back(house); }
  int n = 0;

  // Everybody somewhere, close together; false when somebody found no room.
  bool scatter(std::mt19937& luck, State& s) {
    const auto upto = [&](int n) { return static_cast<int>(luck() % static_cast<unsigned>(n)); };
    const double y = 15.0 + upto(90) / 10.0, x = 20.0 + upto(110) / 10.0;  // drawn in an order all compilers keep
    const Point middle = Place(x, y).at;
    for (FigureId id : everyone(s)) {
      bool found = false;
      for (int tries = 0; tries < 40 && !found; ++tries) {
        const Point at = middle + Vec{upto(7 * units_per_inch / 2) - 7 * units_per_inch / 4,
                                      upto(7 * units_per_inch / 2) - 7 * units_per_inch / 4};
        s[id].pose = Pose::standing, s[id].facing = degrees(upto(360));
        s[id].at = at;
        s[id].elevation = surface({battle(), s}, at, upto(2) ? inches(3) : Length{});
        found = free_for({battle(), s}, id, at, s[id].elevation);
      }
      if (!found) return false;
      turn_to(battle(), s, id, s[id].facing);
    }
    for (const Side side : {fyrd::red, fyrd::blue}) s.band(side).free = 6;
    return true;
  }
};

FigureSet named(const Explanation& why) {
  FigureSet all;
  for (const Threat& t : why.threats) {
    if (!t.figure.none()) all.add(t.figure);
  }
  return all;
}

}  // namespace

TEST(NOT_080, whoever_is_named_before_a_way_strikes_and_nobody_else) {
  Yard g;
  g.first(red);
  std::mt19937 luck(20);
  std::array<int, 5> played{}, struck{};
  for (int i = 0; i < enough(250); ++i) {
    State s = g.state();
    if (!g.scatter(luck, s)) continue;
    for (const char* name : {"Alan", "Hob"}) {
      const FigureId id = g.id(name);
      const ActionOrder order({g.battle(), s}, {.by = id, .dice = 2});
      const WalkOrder walk_order({g.battle(), s}, id, Gait::activation, inches(4));
      const auto expect_same = [&](const Question& q, const Choice& c, std::size_t kind, auto&& does) {
        const FigureSet said = named(q.explain(c));
        State then = s;
        Onlooker play;
        does(Now{g.battle(), then, play});
        EXPECT_EQ(said.bits, play.strikers.bits) << name << " " << q.verbs()[c.verb].name << " position " << i;
        ++played[kind], struck[kind] += !said.empty();
      };
      Options all(false), ways(false);
      order.list(all), walk_order.list(ways);
      for (const Option& o : all.all()) {
        Hand hand{.by = id, .dice = 2};
        const auto perform = [&](Now now) { deeds()[o.choice.verb].perform(now, hand, o.choice); };
        switch (static_cast<Act>(o.choice.verb)) {
          case Act::climb: expect_same(order, o.choice, 0, perform); break;
          case Act::jump: expect_same(order, o.choice, 1, perform); break;
          case Act::window: expect_same(order, o.choice, 2, perform); break;
          case Act::thatch: expect_same(order, o.choice, 3, perform); break;
          default: break;
        }
      }
      for (const Option& o : ways.all()) {
        if (o.choice.verb != WalkOrder::go) continue;
        expect_same(walk_order, o.choice, 4,
                    [&](Now now) { walk(now, id, o.choice.path, o.choice.facing, Gait::activation); });
      }
    }
    if (HasFailure()) break;
  }
  if (thorough == 1) return;  // too few to see all of them
  for (const int n : {0, 1, 3, 4}) {
    EXPECT_GT(played[static_cast<std::size_t>(n)], 20) << n;
    EXPECT_GT(struck[static_cast<std::size_t>(n)], 5) << n;
  }
}

TEST(NOT_A92, walls_and_roofs_stop_every_kind_of_movement) {
  Yard g;
  g.first(red);
  std::mt19937 luck(21);
  int indoors = 0, climbs = 0, jumps = 0, tosses = 0;
  for (int i = 0; i < enough(250); ++i) {
    State s = g.state();
    if (!g.scatter(luck, s)) continue;
    const Here here{g.battle(), s};
    for (FigureId id : everyone(s)) {
      const int room = room_of(g.battle(), s[id].at, s[id].elevation);
      indoors += room >= 0;
      const auto stays = [&](Point at, Length height, const char* how) {
        EXPECT_EQ(room_of(g.battle(), at, height), room)
            << how << ", position " << i << ": " << s[id].at.x / 2540.0 << " " << s[id].at.y / 2540.0 << " "
            << s[id].elevation.units / 2540.0 << " to " << at.x / 2540.0 << " " << at.y / 2540.0 << " "
            << height.units / 2540.0;
      };
      for (int k = 0; k < 60; ++k) {
        const Length far{static_cast<int>(luck() % 15000)};
        const Point to = s[id].at + along(Angle{static_cast<std::uint16_t>(luck())}, far);
        if (const Climb c = climb_to(here, id, to)) ++climbs, stays(c.to, c.height, "climbs");
        if (const Jump j = jump_to(here, id, to, inches(6))) ++jumps, stays(j.lands, j.height, "jumps");
        if (const Course c = course(here, id, straight(to), Gait::run)) stays(c.end, c.height, "walks");
      }
      const Toss t = toss(here, id, s[id].at + along(Angle{static_cast<std::uint16_t>(luck())}, inches(1)), inches(2));
      if (t.by != Toss::By::drop) ++tosses, stays(t.to, t.height, "is tossed");
    }
    if (HasFailure()) break;
  }
  EXPECT_GT(indoors, enough(50));
  EXPECT_GT(climbs, enough(100));
  EXPECT_GT(jumps, enough(1000));
  EXPECT_GT(tosses, enough(100));
}

TEST(NOT_060, whatever_can_be_climbed_is_offered) {
  Yard g;
  g.first(red);
  std::mt19937 luck(23);
  int legal = 0;
  for (int i = 0; i < enough(120); ++i) {
    State s = g.state();
    if (!g.scatter(luck, s)) continue;
    const Here here{g.battle(), s};
    for (FigureId id : everyone(s)) {
      if (const Piece* under = stood_on(g.battle(), s[id].at, s[id].elevation); under && under->ramp) continue;
      const std::vector<Point> offered = climbs_from(here, id, true);
      for (int k = 0; k < 60; ++k) {
        const Length far{static_cast<int>(luck() % 4200)};
        const Point to = s[id].at + along(Angle{static_cast<std::uint16_t>(luck())}, far);
        const Climb c = climb_to(here, id, to);
        const Piece* top = c ? stood_on(g.battle(), to, c.height) : nullptr;
        if (!c || (top && top->ramp)) continue;  // stairs are walked
        ++legal;
        const bool near = std::any_of(offered.begin(), offered.end(), [&](Point p) {
          const Climb o = climb_to(here, id, p);
          return o && o.up == c.up && o.height - c.height <= inches(1) / 4 && c.height - o.height <= inches(1) / 4 &&
                 distance(p, to) < inches(3);
        });
        EXPECT_TRUE(near) << g.battle()[id].name << " position " << i << " at " << s[id].at.x / 2540.0 << " "
                          << s[id].at.y / 2540.0 << " " << s[id].elevation.units / 2540.0 << " to " << to.x / 2540.0
                          << " " << to.y / 2540.0 << " " << c.height.units / 2540.0 << " offered " << offered.size();
      }
    }
    if (HasFailure()) break;
  }
  EXPECT_GT(legal, enough(100));
}

}  // namespace fyrd::nottingham
