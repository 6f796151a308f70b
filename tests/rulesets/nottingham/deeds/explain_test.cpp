// What is explained is what is thrown: sums and numbers of every deed, before and after, in battles at random.
#include "ai/player.h"
#include "tests/rulesets/nottingham/duel.h"
#include "tests/rulesets/nottingham/fair.h"
#include "tests/thorough.h"

namespace fyrd::nottingham {

namespace {

bool one_of(std::string_view kind, std::initializer_list<std::string_view> all) {
  return std::find(all.begin(), all.end(), kind) != all.end();
}

// Plays at random, and holds what was said of a deed against the first event that shows its sums.
class Witnessed {
 public:
  Witnessed(std::shared_ptr<const Battle> battle, std::uint64_t seed)
      : game_(battle, DiceMode::seeded, seed), random_(seed, Stream::players, 1), player_(make_player("random")) {}

  void play(int inputs) {
    for (; inputs > 0 && !game_.over(); --inputs) answer();
  }
  std::array<int, static_cast<std::size_t>(Act::hurl) + 1> seen{};

 private:
  void answer() {
    const Side side = game_.wanted()[0].side;
    const std::string kind = game_.wanted()[0].kind;
    Choice choice;
    game_.at_question(side, [&](const Tabletop& table, const Question& q) {
      choice = player_->answer({game_.battle(), table, q, table, {}}, random_);
      if (kind == "action" && random_.below(4) != 0) choice = some_deed(q, choice);
      if (kind == "nominate" && choice.verb != NominateOrder::name) choice = some_deed(q, choice);
      // Later questions about the same deed say it more exactly.
      if (kind == "action") deed_ = static_cast<Act>(choice.verb), why_ = q.explain(choice);
      if (kind == "pick" || kind == "divide") {
        const Explanation closer = q.explain(choice);
        if (!closer.tallies.empty()) why_.tallies = closer.tallies;
        if (kind == "pick" && !closer.tallies.empty()) why_.summary = closer.summary;
      }
    });
    const std::size_t before = game_.events().size();
    const Verdict no = game_.answer(side, choice);
    ASSERT_FALSE(no) << no->message;
    for (std::size_t i = before; i < game_.events().size(); ++i) compare(game_.events()[i]);
  }

  Choice some_deed(const Question& q, const Choice& fallback) {
    Options options(false);
    q.list(options);
    std::vector<Choice> tests;
    for (const Option& o : options.all()) {
      if (o.weight != Weight::gives_up &&
          (q.kind != std::string_view("action") || !q.explain(o.choice).tallies.empty()))
        tests.push_back(o.choice);
    }
    return tests.empty() ? fallback : tests[random_.below(static_cast<std::uint32_t>(tests.size()))];
  }

  void compare(const Event& e) {
    if (one_of(e.kind, {"moved", "opportunity", "commanded", "activated"})) return forget();
    if (why_.tallies.empty()) return;
    for (const Witness& w : why_.witnesses) {
      if (w.what == "doubt") return forget();  // a die has its say
    }
    if (one_of(e.kind, {"provoked", "ignored"})) {
      EXPECT_EQ(e.number > why_.tallies[0].total(), e.kind == std::string_view("provoked"));
      return forget();
    }
    if (e.kind == std::string_view("wounded")) {
      if (struck_ && why_.tallies.size() > 1 && deed_ != Act::thrust && e.at == at_) {
        EXPECT_EQ(e.tallies[0].total(), why_.tallies[1].total()) << "the wound, deed " << static_cast<int>(deed_);
      }
      return forget();
    }
    if (struck_) return forget();
    if (!one_of(e.kind, {"hit", "missed", "blocked", "shot", "shot_past", "rallied", "rally_failed", "smashed", "held",
                         "chopped", "hurled", "hurled_past"}))
      return;
    ASSERT_FALSE(e.tallies.empty()) << e.kind;
    EXPECT_EQ(e.tallies[0].total(), why_.tallies[0].total()) << e.kind << ", deed " << static_cast<int>(deed_) << "\n"
                                                             << why_.summary;
    if (one_of(e.kind, {"hit", "missed"}) && e.tallies.size() == 1) {
      EXPECT_NE(why_.summary.find("more than " + std::to_string(e.other)), std::string::npos) << why_.summary;
    }
    ++seen[static_cast<std::size_t>(deed_)];
    struck_ = true, at_ = e.at;
  }
  void forget() { why_ = {}, struck_ = false; }

  Game game_;
  Random random_;
  std::unique_ptr<const Player> player_;
  Explanation why_;
  Act deed_ = Act::nothing;
  bool struck_ = false;
  FigureId at_;
};

}  // namespace

TEST(NOT_005, every_deed_is_thrown_as_it_was_explained) {
  std::array<int, static_cast<std::size_t>(Act::hurl) + 1> seen{};
  for (std::uint64_t seed = 1; seed <= enough(150) && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Fair fair(true);
    if (seed % 2) fair.options["doubt_dice"] = "measured";
    if (seed % 3 == 0) fair.options["rain"] = true;
    fair.scenario["objects"] = {{{"what", "boulder"}, {"at", {17, 19.6}}}, {{"what", "chest"}, {"at", {22.5, 14}}}};
    data::Problems problems;
    const auto battle = fair.open(problems);
    ASSERT_TRUE(battle) << problems.text();
    Witnessed game(battle, seed);
    game.play(1500);
    for (std::size_t i = 0; i < seen.size(); ++i) seen[i] += game.seen[i];
  }
  if (thorough == 1) return;  // too few to see all of them
  for (const Act deed :
       {Act::attack, Act::shoot, Act::quickshot, Act::two_weapons, Act::cleave, Act::disarm, Act::thrust, Act::rally})
    EXPECT_GT(seen[static_cast<std::size_t>(deed)], 0) << "deed " << static_cast<int>(deed) << " never came up";
}

TEST(NOT_138, a_quickshot_is_explained_as_aimed) {
  NottinghamGame g;
  g.red("Alan", {20, 20}, {{"gear", {"bow"}}, {"skills", {"quickshot"}}}), g.red_man("Rob", {80, 20});
  g.blue("Odo", {20, 26}), g.blue_elsewhere();
  g.acts("Alan", 2);
  const Explanation why = g.explain(g.order(Act::quickshot, "Odo"));
  ASSERT_FALSE(why.tallies.empty());
  EXPECT_EQ(why.tallies[0].total(), 2) << "Ranged 3, one die bound for the aim, and no snapshot";
  g.act(Act::quickshot, "Odo"), g.add(0), g.roll(5);
  EXPECT_EQ(g.outcome(), "shot 7");
}

TEST(NOT_025, nothing_but_ones_is_told_as_such) {
  Duel g({{"melee", 5}}, {{"lying", true}}, 0);
  g.acts("Hugh");
  g.attack("Rolf"), g.with_weapon(), g.add(0), g.block(0), g.roll(1);
  const Event* missed = g.last_event({"missed"});
  ASSERT_TRUE(missed);
  EXPECT_GT(missed->number, missed->other) << "the sum would have been enough";
  EXPECT_STREQ(missed->rule, "NOT-025");
  EXPECT_NE(std::string_view(missed->text).find("ones"), std::string_view::npos);
}

TEST(NOT_162, a_rider_loses_his_seat_and_is_not_struck_down) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"melee", 5}}), g.red_man("Rob", {80, 20});
  g.blue("Odo", {20, 22}, {{"gear", {"warhorse"}}}), g.blue_elsewhere();
  g.acts("Hugh");
  g.strikes("Odo", 6), g.roll(6);
  EXPECT_STREQ(g.last_event({"wounded"})->rule, "NOT-162");
  EXPECT_NE(std::string_view(g.last_event({"wounded"})->text).find("seat"), std::string_view::npos);
}

}  // namespace fyrd::nottingham
