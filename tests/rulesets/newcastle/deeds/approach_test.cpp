// Whoever can charge somebody is offered to (NEW-A25, NEW-A33, NEW-A40, NEW-A45).
#include "rulesets/newcastle/deeds/approach.h"

#include <set>

#include "core/dice/seeded.h"
#include "rulesets/newcastle/quick/player.h"
#include "rulesets/newcastle/table/group.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

// A crowd of every kind that is thrown onto a small table again and again.
struct Crowd : Field {
  Crowd() {
    scenario["table"] = {30, 30};
    scenario["sides"] = {{{"zone", {0, 0, 30, 10}}, {"facing", 0}}, {{"zone", {0, 20, 30, 30}}, {"facing", 180}}};
    static constexpr const char* kinds[] = {"axeman",    "spearman", "archer",
                                            "swordsman", "horseman", "axeman-two-handed"};
    for (int i = 0; i < 6; ++i) {
      red(("R" + std::to_string(i)).c_str(), kinds[i], {2.0 + 3 * i, 2});
      blue(("B" + std::to_string(i)).c_str(), kinds[5 - i], {2.0 + 3 * i, 28});
    }
    ground("hedge", {12, 14}, {18, 14.5}), ground("rough", {4, 16}, {9, 20});
  }

  void throw_about(Random& random) {
    now() = battle().opening;
    for (FigureId id : everyone(now())) {
      for (bool placed = false; !placed;) {
        const auto part = [&](int of) { return static_cast<int>(random.below(static_cast<std::uint32_t>(of))); };
        now()[id].at = {units_per_inch * 8 + part(units_per_inch * 14), units_per_inch * 8 + part(units_per_inch * 14)};
        now()[id].facing = Angle{static_cast<std::uint16_t>(part(65536))};
        placed = battle().ground.can_stand(here().base(id));
        for (FigureId other : everyone(now())) {
          if (other.index < id.index) placed = placed && !overlap(here().base(id), here().base(other));
        }
      }
    }
    now().phase = Phase::charges, now().active = fyrd::red;
  }
};

// Whom the charges that are listed bring into melee: pairs of roster numbers.
std::set<std::pair<int, int>> listed(Here here) {
  std::set<std::pair<int, int>> pairs;
  Options options(false);
  const ChargeOrder order(here);
  order.list(options);
  for (const Option& o : options.all()) {
    EXPECT_FALSE(order.check(o.choice));
    if (o.choice.verb != ChargeOrder::charge) continue;
    for (FigureId foe : foes_met(here, ordered_charge(here, o.choice)))
      pairs.insert({o.choice.figure.index, foe.index});
  }
  return pairs;
}

TEST(NEW_A25, every_charge_that_is_legal_is_listed) {
  Crowd crowd;
  Random random(20, Stream::players, 0);
  int legal = 0;
  for (int position = 0; position < 40; ++position) {
    crowd.throw_about(random);
    const Here here = crowd.here();
    const ChargeOrder order(here);
    const auto offered = listed(here);
    for (FigureId id : in_play(here.s, red)) {
      for (FigureId foe : in_play(here.s, blue)) {
        const Length bases = here.b.radius(here[id]) + here.b.radius(here[foe]);
        bool found = false;
        for (int k = 0; k < 72 && !found; ++k) {
          for (const Length gap : {Length{20}, 1_in / 2, 1_in - Length{3}}) {
            const Choice c{.verb = ChargeOrder::charge,
                           .figure = id,
                           .path = straight(here[foe].at + along(degrees(5 * k), bases + gap))};
            found = found || (!order.check(c) && foes_met(here, ordered_charge(here, c)).has(foe));
          }
        }
        legal += found;
        if (found) {
          EXPECT_TRUE(offered.contains({id.index, foe.index}))
              << position << ": " << here.name(id) << " at " << here.name(foe);
        }
      }
    }
  }
  EXPECT_GT(legal, 200) << "or nothing was tried";
}

TEST(NEW_A33, contact_is_made_however_the_places_are_rounded) {
  Random random(8, Stream::players, 0);
  Field field;
  field.red("Eric", "axeman", {25, 25});
  field.blue("Sven", "axeman", {25.44, 29.98}, south_facing);
  for (int i = 0; i < 300; ++i) {
    ASSERT_TRUE(charge_at(field.here(), field.id("Eric"), field.id("Sven"))) << i;
    const Choice c = Quick(field.here(), red).charge();
    ASSERT_EQ(c.verb, ChargeOrder::charge) << "the quick player wants to, and does";
    ASSERT_FALSE(ChargeOrder(field.here()).check(c));
    const Length far{1_in + Length{static_cast<int>(random.below(5 * units_per_inch))}};
    field.figure("Sven").at =
        field.figure("Eric").at + along(Angle{static_cast<std::uint16_t>(random.below(65536))}, far + Length{60});
  }
}

TEST(NEW_A25, around_a_hedge_and_past_a_friend) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 53}, south_facing);
  field.ground("hedge", {48.5, 51.4}, {50.2, 51.6});
  const auto c = charge_at(field.here(), field.id("Eric"), field.id("Sven"));
  ASSERT_TRUE(c);
  EXPECT_EQ(field.charge_refused(*c), "");
  Field crowded;
  crowded.red("Eric", "axeman", {50, 50});
  crowded.red("Olaf", "axeman", {50, 52}, {});
  crowded.blue("Sven", "axeman", {50, 53}, south_facing);
  ASSERT_TRUE(charge_at(crowded.here(), crowded.id("Eric"), crowded.id("Sven"))) << "to his side";
}

// Lines of every weapon before single enemies: whatever way ahead or wheel is legal, one at the same man is listed.
TEST(NEW_A45, every_charge_of_a_line_is_listed) {
  Random random(45, Stream::players, 0);
  for (const char* kind : {"axeman", "spearman"}) {
    Field field;
    for (int i = 0; i < 4; ++i) field.red(("A" + std::to_string(i)).c_str(), kind, {50 + 1.2 * i, 50}, formed);
    field.blue("Sven", "axeman", {52, 60}, south_facing);
    field.now().phase = Phase::charges;
    int legal = 0;
    for (int i = 0; i < 150; ++i) {
      field.figure("Sven").at = Place(48 + 0.001 * random.below(9000), 51.2 + 0.001 * random.below(5000)).at;
      const Here here = field.here();
      const ChargeOrder order(here);
      bool found = false;
      for (Length way{1}; way <= 4_in && !found; way += Length{20})
        found = !order.check(field.ahead(ChargeOrder::advance, "A0", way));
      for (const char* end : {"A0", "A3"}) {
        for (int by = -60; by <= 60 && !found; ++by)
          found = !order.check({.verb = ChargeOrder::wheel, .figure = field.id(end), .facing = degrees(by)});
      }
      legal += found;
      if (found) { EXPECT_TRUE(line_charge_at(here, field.id("A0"), in_play(here.s, blue))) << kind << " " << i; }
      if (const auto c = line_charge_at(here, field.id("A0"), in_play(here.s, blue))) { EXPECT_FALSE(order.check(*c)); }
    }
    EXPECT_GT(legal, 60) << kind;
  }
}

}  // namespace
}  // namespace fyrd::newcastle
