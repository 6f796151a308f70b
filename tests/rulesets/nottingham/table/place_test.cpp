// Bases, distances, areas, sight and room to stand.
#include "core/play/survey.h"
#include "tests/rulesets/nottingham/stage.h"

namespace fyrd::nottingham {
namespace {

TEST(NOT_006, distance_between_the_nearest_points_of_bases) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {13, 10});
  EXPECT_EQ(gap(t, a, o), in(3) - 20_mm);
  EXPECT_TRUE(within(t, a, o, in(3) - 20_mm)) << "the number itself included (NOT-A61)";
  EXPECT_FALSE(within(t, a, o, in(3) - 20_mm - Length{1}));
}

TEST(NOT_A63, height_counts_in_distances) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", Place(10, 10).off(2000 + 3 * 2540, 0));
  t.raise(o, 4);
  EXPECT_EQ(gap(t, a, o), in(5));
  EXPECT_TRUE(within(t, a, o, in(5)));
  EXPECT_FALSE(within(t, a, o, in(4.99)));
  EXPECT_FALSE(within(t, a, o, in(3.9)));
}

TEST(NOT_A61, contact_is_a_tenth_of_an_inch) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10});
  const FigureId o = t.blue("Odo", Place(10, 10).off(2254, 0)), r = t.blue("Rider", Place(10, 10).off(0, 3000 + 254));
  t.mount(r);
  EXPECT_TRUE(in_contact(t, a, o));
  EXPECT_TRUE(in_contact(t, a, r));
  t.s[o].at.x += 1;
  EXPECT_FALSE(in_contact(t, a, o));
}

TEST(NOT_A64, a_body_lies_along_the_facing) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}, 90);
  t.pose(a, Pose::lying);
  EXPECT_EQ(t.s[a].base, body_base);
  const Extent e = extent(base_of(t, a));
  EXPECT_EQ(e.max_x - e.min_x, in(1.2).units);
  EXPECT_EQ(e.max_y - e.min_y, in(0.6).units);
  t.pose(a, Pose::standing);
  EXPECT_EQ(t.s[a].base, foot_base);
  t.mount(a);
  EXPECT_EQ(t.s[a].base, rider_base);
}

TEST(NOT_A60, lines_belong_to_the_area_nearer_the_front) {
  const Point at = pt(10, 10);
  EXPECT_EQ(area(at, north, at + Vec{100, 100}), Quarter::front);
  EXPECT_EQ(area(at, north, at + Vec{101, 100}), Quarter::right);
  EXPECT_EQ(area(at, north, at + Vec{100, -100}), Quarter::right);
  EXPECT_EQ(area(at, north, at + Vec{-100, -100}), Quarter::left);
  EXPECT_EQ(area(at, north, at + Vec{-99, -100}), Quarter::rear);
  EXPECT_EQ(area(at, east, at + Vec{100, 0}), Quarter::front);
}

TEST(NOT_032, in_the_forward_area_with_a_free_line) {
  Scene t;
  t.ground("wall", {8, 14}, {12, 14.2});
  const FigureId a = t.red("Alan", {10, 10}), hidden = t.blue("Hidden", {10, 20}), open = t.blue("Open", {16, 18}),
                 behind = t.blue("Behind", {10, 5});
  EXPECT_FALSE(sees(t, a, hidden));
  EXPECT_TRUE(sees(t, a, open));
  EXPECT_FALSE(sees(t, a, behind));
  EXPECT_FALSE(look(t, a, behind).visible);
  EXPECT_TRUE(look_from(t, a, t.s[a].at, {}, behind).visible) << "he would turn";
}

TEST(NOT_A52, ten_of_a_hundred_points_obscure) {
  // A wall hides the body from the left: its columns stand in the middle of tenths of 0.6 inches.
  const auto hidden_by = [](double inches) {
    Scene t;
    t.ground("wall", {5, 19.9}, {10 - 0.3 + inches, 19.95});
    const FigureId a = t.red("Alan", {10, 4}), o = t.blue("Odo", {10, 20});
    return look(t, a, o);
  };
  EXPECT_EQ(hidden_by(0.02).seen.hidden, 0);
  EXPECT_FALSE(hidden_by(0.02).obscured);
  EXPECT_EQ(hidden_by(0.05).seen.hidden, 100);
  EXPECT_TRUE(hidden_by(0.05).obscured);
  EXPECT_TRUE(hidden_by(0.5).visible);
  EXPECT_FALSE(hidden_by(0.7).visible) << "all hidden";
}

TEST(NOT_033, who_stands_between_obscures) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 4}), o = t.blue("Odo", {10, 20}), between = t.blue("Fulk", Place(10.25, 15));
  const Look l = look(t, a, o);
  EXPECT_TRUE(l.visible);
  EXPECT_TRUE(l.obscured);
  EXPECT_EQ(l.by, between);
  t.ground("fence", {5, 10}, {15, 10.2});
  EXPECT_EQ(look(t, a, o).by, between)
      << "a fence between two men who stand hides nothing of the upper body, but it is nearer";
}

TEST(NOT_033, what_anybody_is_told_of_it) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 4}), o = t.blue("Odo", {10, 20});
  const auto told = [&] { return t.b.sight(t.s, {a, {}}, {o, {}}).text; };
  EXPECT_EQ(told(), "Alan sees all of Odo");
  const FigureId fulk = t.blue("Fulk", {10.25, 15});
  EXPECT_EQ(told(), "Alan sees " + std::to_string(100 - look(t, a, o).seen.hidden / 10) + " % of Odo past Fulk");
  t.s[fulk].at = pt(40, 40);
  t.ground("rock", {9, 12}, {11, 13}, {{"name", "the grey stone"}});
  EXPECT_EQ(told(), "Alan does not see Odo: the grey stone hides him");
  t.s[a].at = pt(20, 4), t.s[o].at = pt(20, 14), t.pose(a, Pose::lying), t.pose(o, Pose::lying);
  t.thing(ThingKind::horse, {20, 12});
  EXPECT_EQ(told(), "Alan does not see Odo: something hides him");
}

TEST(NOT_A62, bodies_and_eyes) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10});
  EXPECT_EQ(eyes(t, a).height, in(1.1));
  EXPECT_EQ(body(t, a).top, in(1.2));
  EXPECT_EQ(body(t, a).shape.radius, in(0.3));
  t.pose(a, Pose::lying);
  EXPECT_EQ(eyes(t, a).height, in(0.2));
  EXPECT_EQ(body(t, a).top, in(0.3));
  t.pose(a, Pose::standing), t.mount(a);
  EXPECT_EQ(eyes(t, a).height, in(1.8));
  EXPECT_EQ(body(t, a).top, in(1.9));
  // Horses and bodies hide what is behind them.
  Scene u;
  const FigureId v = u.red("Viewer", {10, 4}), low = u.blue("Low", {10, 12}), far = u.blue("Far", {10, 14});
  u.pose(far, Pose::lying), u.pose(v, Pose::lying), u.pose(low, Pose::out);
  EXPECT_FALSE(sees(u, v, far)) << "eye to eye on the ground, behind a body";
  u.s[low].at = pt(20, 20);
  EXPECT_TRUE(sees(u, v, far));
  u.thing(ThingKind::horse, {10, 12});
  EXPECT_FALSE(sees(u, v, far));
}

TEST(NOT_A94, a_bush_hides_up_to_an_inch) {
  Scene t;
  t.round("bush", {10, 15}, 1);
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 15});
  EXPECT_TRUE(look(t, a, o).visible) << "the head shows";
  EXPECT_TRUE(look(t, a, o).obscured);
  t.pose(o, Pose::lying);
  EXPECT_FALSE(look(t, a, o).visible);
}

TEST(NOT_A53, higher_ground_by_half_an_inch) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {12, 10});
  t.raise(a, 0.49);
  EXPECT_FALSE(higher(t, a, o));
  t.raise(a, 0.5);
  EXPECT_TRUE(higher(t, a, o));
  t.mount(o);
  EXPECT_TRUE(higher(t, a, o)) << "by the ground alone";
  EXPECT_TRUE(higher(t, o, a)) << "a rider always is";
  t.b.rulings.rider_measured = true;
  EXPECT_FALSE(higher(t, a, o));
  EXPECT_TRUE(higher(t, o, a)) << "an inch";
}

TEST(NOT_A69, surfaces_that_can_be_stepped_onto) {
  Scene t;
  t.ground("table", {10, 10}, {12, 11});
  t.ground("rock", {20, 20}, {22, 22});
  EXPECT_EQ(surface(t, pt(11, 10.5), {}), in(0.5));
  EXPECT_EQ(surface(t, pt(21, 21), {}), in(0)) << "too high to step onto";
  EXPECT_EQ(surface(t, pt(21, 21), in(1.5)), in(1.5));
  EXPECT_EQ(surface(t, pt(21, 21), in(9)), in(1.5));
  const FigureId a = t.red("Alan", {5, 5});
  EXPECT_TRUE(free_for(t, a, pt(11, 10.5), in(0.5)));
  EXPECT_FALSE(free_for(t, a, pt(11, 9.8), {})) << "half on the table";
  EXPECT_FALSE(free_for(t, a, pt(21, 21), {}));
}

TEST(NOT_A65, the_nearest_free_spot) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 10.5});
  t.pose(a, Pose::lying);
  EXPECT_FALSE(free_for(t, a, t.s[a].at, {}));
  const auto spot = free_spot(t, a, t.s[a].at, {}, in(1));
  ASSERT_TRUE(spot);
  EXPECT_TRUE(free_for(t, a, *spot, {}));
  EXPECT_LE(distance(*spot, t.s[a].at), in(0.4));
  EXPECT_FALSE(free_spot(t, a, t.s[o].at, {}, in(0.2)));
}

TEST(NOT_156, in_deep_water_by_the_centre) {
  Scene t;
  t.ground("lake", {10, 10}, {20, 20});
  const FigureId in_it = t.red("In", {10.1, 15}), beside = t.red("Beside", {9.9, 15});
  EXPECT_TRUE(in_deep_water(t, in_it));
  EXPECT_FALSE(in_deep_water(t, beside));
  t.raise(in_it, 0.25);
  EXPECT_FALSE(in_deep_water(t, in_it)) << "on a bridge";
}

TEST(NOT_152, from_a_pit_one_looks_up_only) {
  Scene t;
  t.ground("pit", {10, 10}, {12, 12});
  const FigureId in_pit = t.red("In", {11, 11}), far = t.blue("Far", {11, 20}), at_rim = t.blue("Rim", {11, 12.5});
  EXPECT_EQ(t.s[in_pit].elevation, in(-2));
  EXPECT_FALSE(sees(t, in_pit, far));
  EXPECT_FALSE(sees(t, far, in_pit));
  EXPECT_TRUE(sees(t, in_pit, at_rim));
}

}  // namespace
}  // namespace fyrd::nottingham
