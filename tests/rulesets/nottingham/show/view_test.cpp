// What is shown of a man is how he is (NOT-A11, NOT-A66).
#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

namespace {

bool shown(NottinghamGame& g, const char* who, std::string_view token) {
  Tokens all;
  g.battle().mark(g.state(), g.id(who), all);
  for (const Token& one : all) {
    if (token == one.id) return true;
  }
  return false;
}

}  // namespace

TEST(NOT_A11, only_who_has_moved_is_shown_as_such) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}), g.red_man("Rob", {80, 20}), g.red_man("Much", {82, 20});
  g.blue("Rolf", {20, 60});
  g.activate("Hugh"), g.turn(90), g.act(Act::prone);
  EXPECT_TRUE(shown(g, "Hugh", "bound")) << "he was activated";
  EXPECT_FALSE(shown(g, "Hugh", "moved")) << "and turned, which is no move (NOT-A66)";
  g.activate("Rob"), g.go({80, 22}), g.nothing();
  EXPECT_TRUE(shown(g, "Rob", "moved"));
  EXPECT_FALSE(shown(g, "Much", "moved"));
}

}  // namespace fyrd::nottingham
