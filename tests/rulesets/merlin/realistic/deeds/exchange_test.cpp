// The rulebook's own example, whole and as it is played: a knight charges halberdiers, who strike first (MER-R-021 …
// MER-R-026, MER-R-A07, A09, A35; golden cases MER-R-G01 … G04, P01, P02, P04).
#include <map>
#include <utility>

#include "core/dice/distribution.h"
#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

namespace {

// Hugh has trotted up to so many halberdiers, a sword in his hand, and the blows are about to be named.
struct Charge : RealisticStage {
  explicit Charge(int halberds) {
    red("Hugh", "mounted-knight", {60, 20}, {{"weapons", {"knightly-sword"}}});
    const char* names[] = {"Wat", "Ned", "Gib"};
    const Place places[] = {{60, 31.5}, {58.2, 31.5}, {61.8, 31.5}};
    for (int i = 0; i < halberds; ++i) blue(names[i], "halberdier", places[i]);
    for (int i = 0; i < 8; ++i) blue(("Far" + std::to_string(i)).c_str(), "sergeant", {10.0 + 5 * i, 110});
    first(fyrd::red);
    moves("Hugh", Gait::walk, {60, 22.5}), next_turn();
    moves("Hugh", Gait::trot, {60, 27.95});
    to("strike");
  }
  class EverySum;
  // The chances of what becomes of Hugh and of Wat, when everybody strikes whom he can.
  std::map<std::string, Fraction> outcomes(std::map<std::string, int> given = {});
};

// Dice that come to each sum in turn.
class Charge::EverySum final : public Play {
 public:
  explicit EverySum(const std::map<std::string, int>& given) : Play(false), given_(given) {}

  bool more() {
    for (next_ = 0; !falls_.empty(); falls_.pop_back()) {
      if (++falls_.back().sum <= falls_.back().most) return true;
    }
    return !std::exchange(begun_, true);
  }
  Fraction weight() const {
    Fraction all(1);
    for (const Fall& f : falls_) all = all * f.chances.chance([&](int sum) { return sum == f.sum; });
    return all;
  }

 private:
  struct Fall {
    Distribution chances;
    int sum, most;
  };
  Roll cast(Pool pool, const Why& why, Reading) override {
    int sum = 0;
    // A total that the example names is known; everything else falls as it may.
    if (const auto known = given_.find(std::string(why.purpose) + " " + std::to_string(pool.count));
        known != given_.end()) {
      sum = known->second;
    } else {
      if (next_ == falls_.size()) falls_.push_back({Distribution::sum(pool), pool.count, pool.count * pool.sides});
      sum = falls_[next_++].sum;
    }
    Roll fallen(pool);
    for (int left = pool.count; left > 0; --left) {
      const int face = std::min(6, sum - (left - 1));
      fallen.add(face), sum -= face;
    }
    return fallen;
  }
  Choice choose(const Question& q) override {
    Options options(false);
    q.list(options);
    const bool strikes = std::string_view(q.kind) == "strike" && options.all().size() > 1;
    return options.all()[strikes].choice;  // the first thing offered is to leave it
  }

  const std::map<std::string, int>& given_;
  std::vector<Fall> falls_;
  std::size_t next_ = 0;
  bool begun_ = false;
};

const char* fate(const State& before, const State& s, FigureId id) {
  if (s[id].pose == Pose::out) return "out";
  if (s.man(id).shaken) return "shaken";
  return s[id].at == before[id].at ? "stands" : "back";
}

std::map<std::string, Fraction> Charge::outcomes(std::map<std::string, int> given) {
  const State before = state();
  std::map<std::string, Fraction> of;
  EverySum play(given);
  while (play.more()) {
    State s = before;
    while (s.phase != Phase::morale) battle().step(s, play);
    of[std::string(fate(before, s, id("Hugh"))) + ", " + fate(before, s, id("Wat"))] += play.weight();
  }
  return of;
}

Fraction of(const char* text) {
  const std::string all = text;
  const std::size_t slash = all.find('/');
  return Fraction(std::stoll(all), std::stoll(all.substr(slash + 1)));
}

}  // namespace

TEST(MER_R_021, the_whole_exchange_of_the_example_with_all_its_chances) {
  Charge stage(1);
  EXPECT_EQ(stage.asked_whom(), blue) << "the halberd is longer and strikes first";
  auto all = stage.outcomes();
  // What the halberd does keeps the knight from striking back …
  EXPECT_EQ(all["back, stands"], of("919/3888"));
  EXPECT_EQ(all["shaken, stands"], of("409/7776"));
  EXPECT_EQ(all["out, stands"], of("281/3888"));
  // … and only without a result he strikes, with the four dice of his charge.
  EXPECT_EQ(all["stands, stands"], of("4967/7776") * of("7775/46656"));
  EXPECT_EQ(all["stands, back"], of("4967/7776") * of("16205/46656"));
  EXPECT_EQ(all["stands, shaken"], of("4967/7776") * of("3113/23328"));
  EXPECT_EQ(all["stands, out"], of("4967/7776") * of("8225/23328"));
  EXPECT_EQ(all.size(), 7u) << "nothing else can happen";
}

TEST(MER_R_021, the_same_with_the_totals_of_the_example) {
  auto all = Charge(1).outcomes({{"the attack 3", 10}, {"the attack 4", 14}});
  EXPECT_EQ(all["back, stands"], of("1/4"));
  EXPECT_EQ(all["shaken, stands"], of("1/12"));
  EXPECT_EQ(all["out, stands"], of("1/12"));
  EXPECT_EQ(all["stands, stands"], of("7/12") * of("1/6"));
  EXPECT_EQ(all["stands, back"], of("7/12") * of("1/4"));
  EXPECT_EQ(all["stands, shaken"], of("7/12") * of("1/6"));
  EXPECT_EQ(all["stands, out"], of("7/12") * of("5/12"));
}

TEST(MER_R_024, the_knight_of_the_example_divides_his_fourteen) {
  const auto parts = [](int halberds) {
    Charge stage(halberds);
    const char* names[] = {"Wat", "Ned", "Gib"};
    for (int i = 0; i < halberds; ++i) stage.strikes(names[i], "Hugh");
    stage.to_dice();
    for (int i = 0; i < halberds; ++i) stage.roll({4, 3, 3});
    for (int i = 0; i < halberds; ++i) stage.two(7);  // a seven keeps nobody off
    stage.strikes("Hugh", "Wat"), stage.to_dice();
    EXPECT_EQ(stage.game().wanted_roll()->pool.count, 4) << "he is charging";
    stage.roll({4, 4, 3, 3});
    EXPECT_EQ(stage.asked(), "divide");
    Choice among;
    among.verb = DivideOrder::divide;
    for (int i = 0; i < halberds; ++i) among.add(stage.id(names[i]));
    stage.give(among);
    const std::size_t before = stage.game().events().size();
    for (int i = 0; i < halberds; ++i) stage.two(9);
    std::string told;
    for (std::size_t i = before; i < stage.game().events().size(); ++i) {
      const Event& e = stage.game().events()[i];
      if (std::string(e.rule) == "MER-R-026" && std::string(e.kind) != "rolled")
        told += std::to_string(e.number) + ":" + std::to_string(e.other) + " " + e.kind + " ";
    }
    return told + stage.purpose();
  };
  EXPECT_EQ(parts(2), "7:6 drove_back 7:6 drove_back being driven back") << "the column +1 … +2, on which nine is DBm";
  EXPECT_EQ(parts(3), "5:6 drove_back 5:6 drove_back 4:6 drove_back the first move")
      << "the column −4 … −1, on which nine is DB";
}

}  // namespace fyrd::merlin::realistic
