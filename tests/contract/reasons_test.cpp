// Reasons: what is refused is refused in a sentence, by a rule and with what would do; who is aimed at is aimed at
// along a line.
#include "protocol/reasons.h"

#include <algorithm>

#include "core/play/wellformed.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

using Reasons = Contract;

bool sentence(const std::string& text) { return text.size() > 3 && text.ends_with('.'); }

void expect_reasons(const Battle& battle, const Tabletop& s, const Question& q, const Choice& c) {
  Explanation why = q.explain(c);
  protocol::add_witnesses(battle, s, q, c, why);
  const auto where = std::string(q.kind) + " " + q.verbs()[c.verb].name;
  for (const Tally& tally : why.tallies) {
    EXPECT_STRNE(tally.what(), "") << where;
    for (const Modifier& m : tally.modifiers())
      EXPECT_TRUE(*m.rule && *m.name) << where << " " << tally.what() << " " << m.name;
  }
  bool line = false, far = false;
  for (const Witness& w : why.witnesses) {
    EXPECT_TRUE(!w.rule.empty() && !w.text.empty()) << where << " " << w.what;
    line = line || (w.what == "sight" && w.margin.units != 0) || w.what == "contact";
    far = far || w.what == "distance" || w.what == "range" || w.what == "reach" || w.what == "contact";
  }
  if (const Verdict no = judged(s, q, c)) {
    EXPECT_FALSE(no->code.empty()) << where;
    EXPECT_TRUE(sentence(no->message)) << where << ": " << no->message;
    EXPECT_FALSE(no->rule.empty()) << where << ": " << no->message;
    EXPECT_TRUE(sentence(protocol::remedy(battle, q, c, *no, why))) << where << ": " << no->message;
  }
  const FigureId by = q.verbs()[c.verb].uses & uses_figure ? c.figure : q.about;
  const bool aims = (q.verbs()[c.verb].uses & uses_target) && !by.none() && by != c.target && s[by].in_play() &&
                    s[c.target].in_play() && s[by].at != s[c.target].at;
  EXPECT_TRUE(!aims || (line && far)) << where << ": " << battle[by].name << " and " << battle[c.target].name;
}

// Any verb of a question with whatever it uses, also where nothing of the kind is listed.
Choice anything(const Question& q, const Tabletop& s, Random& random) {
  Choice c;
  c.verb = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(q.verbs().size())));
  const unsigned uses = q.verbs()[c.verb].uses;
  const auto anybody = [&] {
    return FigureId{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(s.figure_count)))};
  };
  if (uses & uses_figure) c.figure = anybody();
  if (uses & uses_target) c.target = anybody();
  if (uses & uses_figures) c.add(anybody());
  if (uses & uses_path)
    c.path.add(s[anybody()].at +
               Vec{static_cast<std::int32_t>(random.below(20'000)), static_cast<std::int32_t>(random.below(20'000))});
  if (uses & uses_facing) c.facing = Angle{static_cast<std::uint16_t>(random.next())};
  if (uses & uses_number) c.number = static_cast<std::int16_t>(random.below(6));
  return c;
}

TEST_P(Reasons, refusals_are_sentences_with_rules_and_remedies_and_targets_have_lines) {
  Game game(battle, DiceMode::seeded, 23);
  Random random(23, Stream::players, 0);
  for (int i = 0; i < 15 * thorough && !game.over(); ++i) {
    game.at_question(game.wanted()[0].side, [&](const Tabletop& s, const Question& q) {
      Options options;
      q.list(options);
      for (int k = 0; k < 12; ++k) {
        const Choice listed = options.all()[random.below(static_cast<std::uint32_t>(options.all().size()))].choice;
        for (const Choice& c : {listed, scrambled(listed, random, s.figure_count), anything(q, s, random)}) {
          if (!well_formed(s, q, c)) expect_reasons(*battle, s, q, c);
        }
      }
    });
    play_on(game, *quick, random, 1);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Reasons, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
