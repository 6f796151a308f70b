// The edges of the table.
#include "core/table/edge.h"

#include <gtest/gtest.h>

namespace fyrd {
namespace {

const Edge all[] = {Edge::south, Edge::north, Edge::west, Edge::east};
const Ground table(inches(48), inches(36), {});

TEST(Edge, LiesBehindWhoLooksIn) {
  for (const Edge e : all) {
    EXPECT_EQ(edge_behind(inward(e)), e);
    EXPECT_EQ(opposite(opposite(e)), e);
    EXPECT_EQ(inward(opposite(e)), inward(e) + south);
  }
  EXPECT_EQ(edge_behind(degrees(45)), Edge::south);
  EXPECT_EQ(edge_behind(degrees(135)), Edge::north);
  EXPECT_EQ(edge_behind(degrees(225)), Edge::north);
  EXPECT_EQ(edge_behind(degrees(315)), Edge::south);
  EXPECT_EQ(edge_behind(degrees(46)), Edge::west);
  EXPECT_EQ(edge_behind(degrees(226)), Edge::east);
}

TEST(Edge, IsAsFarAwayAsTheNearestPartOfAShape) {
  const Shape base = disc({inches(10).units, inches(30).units}, 1_in);
  const Length gaps[] = {inches(29), inches(5), inches(9), inches(37)};
  for (const Edge e : all) EXPECT_EQ(gap_to(table, e, base), gaps[static_cast<int>(e)]) << name_of(e);
}

TEST(Edge, ThePlaceAtItIsSoFarInAndBesideTheOther) {
  const Point from{inches(10).units, inches(30).units};
  for (const Edge e : all) {
    const Point at = at_edge(table, e, from, 2_in);
    EXPECT_EQ(gap_to(table, e, disc(at, {})), 2_in) << name_of(e);
    EXPECT_EQ(runs_east(e) ? at.x : at.y, runs_east(e) ? from.x : from.y) << name_of(e);
  }
}

}  // namespace
}  // namespace fyrd
