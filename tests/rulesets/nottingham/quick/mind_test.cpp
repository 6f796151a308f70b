// What the quick player of Nottingham has in mind: single answers of it.
#include <gtest/gtest.h>

#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

struct Mind : NottinghamGame {
  Choice thinks() {
    Choice c;
    Random random(1, Stream::players, 0);
    game().at_question(asked_whom(), [&](const Tabletop& s, const Question& q) { c = battle().quick(s, q, random); });
    return c;
  }
};

}  // namespace

TEST(NottinghamMind, goes_from_cover_to_cover_where_there_is_a_bow) {
  for (const bool bow : {false, true}) {
    Mind g;
    g.red("Hugh", {20, 20}, with({"sword"})), g.red_elsewhere();
    g.blue("Rolf", {20, 38}, bow ? with({"bow"}, {{"facing", 180}}) : with({"sword"}, {{"facing", 180}}));
    g.scenario["ground"].push_back({{"id", "oak"}, {"kind", "tree"}, {"at", {20.6, 23.8}}, {"radius", 0.25}});
    g.activate("Hugh");
    const Choice c = g.thinks();
    ASSERT_EQ(c.verb, WalkOrder::go);
    const bool behind = c.path.end().y < Place(20, 23.5).at.y;
    EXPECT_EQ(behind, bow);
  }
}

// NOT-A70; to run would bind a die, and in an open fight nobody needs to be anywhere yet.
TEST(NottinghamMind, jumps_on_open_ground_where_that_is_ruled_so_and_does_not_run_himself_tired) {
  for (const bool anywhere : {false, true}) {
    Mind g;
    g.options["jumps"] = anywhere ? "anywhere" : "across";
    g.red("Hugh", {20, 20}, with({"sword"})), g.red_elsewhere();
    g.blue("Rolf", {20, 45}, with({"sword"}, {{"facing", 180}}));
    g.acts("Hugh");
    EXPECT_EQ(static_cast<Act>(g.thinks().verb), anywhere ? Act::jump : Act::nothing);
  }
}

TEST(NottinghamMind, provokes_whose_band_is_shaken) {  // NOT-137, NOT-093
  for (const bool shaken : {false, true}) {
    Mind g;
    g.red("Hugh", {20, 20}, with({"sword"}, {{"skills", {"provoke"}}, {"facing", 0}})), g.red_elsewhere();
    g.blue("Rolf", {20, 34}, with({"sword"}, {{"initiative", 1}, {"facing", 180}}));
    g.blue("Odo", {60, 60}, {{"out", shaken}}), g.blue_man("Ivo", {62, 60});
    g.acts("Hugh");
    EXPECT_EQ(g.thinks().verb == static_cast<std::uint8_t>(Act::provoke), shaken);
  }
}

}  // namespace fyrd::nottingham
