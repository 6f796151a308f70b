// A blow is followed through the blow that answers it.
#include "tests/odds/battles.h"

namespace fyrd {
namespace {

// MER-R-028 a shorter weapon strikes back where the longer one had no effect; equal ones strike together.
TEST(MER_R_028, odds_follow_a_blow_through_the_blow_back) {
  int answered = 0, shorter = 0;
  visit_decisions(*find_ruleset("merlin-realistic"), 4, [&](const Decision& d) {
    if (d.kind != "strike" || d.choice.target.none()) return true;
    const FigureId by = d.choice.figure, at = d.choice.target;
    bool begins = false;
    d.game.at_question(d.side, [&](const Tabletop&, const Question& q) { begins = q.begins(); });
    if (!begins) return true;
    Intention meant;
    meant.side = d.side;
    meant.choices = {just(d.choice)};
    meant.others = Others::best;
    meant.samples = 1;
    const Forecast all = forecast(d.game, meant);
    if (!all.exact) return true;
    const auto strikes = [](const Incident& i, FigureId one, FigureId other) {
      const std::string_view kind = i.kind;
      return i.by == one && i.at == other && (kind == "held" || kind == "drove_back" || kind == "struck");
    };
    const auto told = [&](auto&& one) {
      return all.chance([&](const Prospect& p) { return std::ranges::any_of(p.incidents, one); });
    };
    EXPECT_EQ(told([&](const Incident& i) { return strikes(i, by, at); }), Fraction(1));
    const Fraction back = told([&](const Incident& i) { return strikes(i, at, by); });
    if (back.zero()) return true;
    ++answered;
    const Fraction held =
        told([&](const Incident& i) { return strikes(i, by, at) && std::string_view(i.kind) == "held"; });
    EXPECT_TRUE(back == Fraction(1) || back == held) << back.text() << ", held " << held.text();
    shorter += back != Fraction(1);
    return answered < 3 || shorter == 0;
  });
  EXPECT_GT(answered, 2);
  EXPECT_GT(shorter, 0);
}

}  // namespace
}  // namespace fyrd
