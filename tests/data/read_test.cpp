// One reader over TOML and JSON gives the same values.
#include "data/measure.h"
#include "tests/data/support.h"

namespace fyrd::data {
namespace {

enum class Weapon : std::uint8_t { none, sword, axe };
constexpr Keyword<Weapon> weapons[] = {{"sword", Weapon::sword}, {"axe", Weapon::axe}};

struct Figure {
  std::string id, name;
  Weapon weapon = Weapon::none;
  std::int64_t wounds = 0;
  bool leader = false;
  Point at;
  Angle facing;
  bool operator==(const Figure&) const = default;
};
struct Band {
  std::string name;
  Length move;
  std::vector<Figure> figures;
  std::vector<std::string> order;
  bool operator==(const Band&) const = default;
};

Band read_band(const Node& root, Problems& p) {
  Band b;
  root.only(p, {"name", "move", "figures", "points"});
  b.name = root["name"].text(p);
  b.move = root["move"].length(p, Unit::inch, {0}, 24_in);
  for (const Node& n : root["figures"].items(p, 1, 20)) {
    n.only(p, {"id", "name", "weapon", "wounds", "leader", "at", "facing"});
    b.figures.push_back({n["id"].id(p), n["name"].text_or(p, "someone"), n["weapon"].choice(p, weapons),
                         n["wounds"].whole_or(p, 1, 9, 3), n["leader"].flag_or(p, false), n["at"].point(p, Unit::inch),
                         n["facing"].bearing_or(p, south)});
  }
  for (const auto& [key, node] : root["points"].entries(p))
    b.order.push_back(key + std::to_string(node.whole(p, 0, 99)));
  return b;
}

constexpr const char* band_toml = R"(name = "The Boar's Tusks"
move = 4.5
points = {zeal = 3, anger = 10.0}

[[figures]]
id = "osric-1"
weapon = "axe"
wounds = 5
leader = true
at = [4.8602, -3]
facing = 30

[[figures]]
id = "wulf"
name = 'Wulf "the red"'
weapon = "sword"
at = [0.5, 10]
)";
constexpr const char* band_json = R"({"name": "The Boar's Tusks", "move": 4.5, "points": {"zeal": 3, "anger": 10},
 "figures": [
  {"id": "osric-1", "weapon": "axe", "wounds": 5.0, "leader": true, "at": [4.8602, -3.0], "facing": 30.0},
  {"name": "Wulf \"the red\"", "id": "wulf", "weapon": "sword", "at": [0.5, 10]}]})";

TEST(Read, TomlAndJsonAlike) {
  Problems problems;
  const Tree toml = Tree::parse_toml("boar.toml", band_toml, problems);
  const Tree json = from_text(band_json, problems);
  const Band a = read_band(toml.root(), problems), b = read_band(json.root(), problems);
  EXPECT_EQ(problems.text(), "");
  EXPECT_EQ(a, b);
  EXPECT_EQ(a.name, "The Boar's Tusks");
  EXPECT_EQ(a.move, Length{11430});
  EXPECT_EQ(a.order, (std::vector<std::string>{"zeal3", "anger10"}));
  ASSERT_EQ(a.figures.size(), 2u);
  EXPECT_EQ(a.figures[0], (Figure{"osric-1", "someone", Weapon::axe, 5, true, {12345, -7620}, from_degrees(30)}));
  EXPECT_EQ(a.figures[1], (Figure{"wulf", "Wulf \"the red\"", Weapon::sword, 3, false, {1270, 25400}, south}));
}

TEST(Read, AsJsonAndBack) {
  Problems problems;
  const Tree toml = Tree::parse_toml("boar.toml", band_toml, problems);
  const nlohmann::ordered_json out = toml.to_json();
  EXPECT_EQ(out.dump(),
            R"({"name":"The Boar's Tusks","move":4.5,"points":{"zeal":3,"anger":10.0},"figures":[{"id":"osric-1",)"
            R"("weapon":"axe","wounds":5,"leader":true,"at":[4.8602,-3],"facing":30},{"id":"wulf",)"
            R"("name":"Wulf \"the red\"","weapon":"sword","at":[0.5,10]}]})");
  const Tree again = Tree::from_json("", out, problems);
  EXPECT_EQ(read_band(again.root(), problems), read_band(toml.root(), problems));
  EXPECT_EQ(again.to_json().dump(), out.dump());
  EXPECT_EQ(problems.text(), "");
}

TEST(Read, EntriesInTheOrderOfTheFile) {
  Problems problems;
  const Tree tree = Tree::parse_toml("f", "z.b = 1\ny = 2\nz.a = 3\n[m.q]\n[b]\nx=1\n[m.c]\n[[a]]\n[[a]]\n", problems);
  EXPECT_EQ(tree.to_json().dump(), R"({"z":{"b":1,"a":3},"y":2,"m":{"q":{},"c":{}},"b":{"x":1},"a":[{},{}]})");
}

TEST(Read, EmptyTree) {
  Problems problems;
  const Tree tree;
  tree.root().only(problems, {});
  EXPECT_TRUE(problems.empty());
  EXPECT_TRUE(tree.root().present());
  EXPECT_EQ(tree.to_json().dump(), "{}");
  EXPECT_EQ(tree.root()["x"].text(problems), "");
  EXPECT_EQ(problems.text(), "x: 'x' is missing\n");
}

TEST(Read, ANodeOfNothing) {
  Problems problems;
  const Node none;
  EXPECT_FALSE(none.present());
  EXPECT_EQ(none["a"]["b"].whole(problems, 2, 5), 2);
  EXPECT_EQ(none["a"]["b"].text_or(problems, "x"), "x");
  EXPECT_EQ(problems.text(), "a.b: 'a.b' is missing\n");
  EXPECT_EQ(none.path() + none.where() + none.key(), "");
}

TEST(Read, Paths) {
  Problems problems;
  const Tree tree = from_text(R"({"a": [[{"b c": 1, "d": {}}]]})", problems, "scenario");
  const Node n = tree.root()["a"].items(problems)[0].items(problems)[0];
  EXPECT_EQ(n.path(), "a[0][0]");
  EXPECT_EQ(n.key(), "");
  EXPECT_EQ(n["b c"].path(), "a[0][0].\"b c\"");
  EXPECT_EQ(n["b c"].key(), "b c");
  EXPECT_EQ(n["d"]["e"]["f"].where(), "scenario.a[0][0].d.e.f");
  EXPECT_FALSE(n["d"]["e"].present());
  EXPECT_EQ(n["d"].kind(), Kind::table);
  EXPECT_EQ(tree.root().where(), "scenario");
}

TEST(Read, FallbacksAfterProblems) {
  Problems p;
  const Tree tree = from_text(R"({"x": {}})", p);
  const Node x = tree.root()["x"];
  EXPECT_EQ(x.text(p), "");
  EXPECT_EQ(x.text_or(p, "f"), "f");
  EXPECT_EQ(x.id_or(p, "f"), "f");
  EXPECT_EQ(x.whole(p, 3, 9), 3);
  EXPECT_EQ(x.whole(p, -9, -3), -3);
  EXPECT_EQ(x.whole(p, -9, 9), 0);
  EXPECT_EQ(x.whole_or(p, 3, 9, 7), 7);
  EXPECT_EQ(x.flag_or(p, true), true);
  EXPECT_EQ(x.length(p, Unit::inch, 1_in, 2_in), 1_in);
  EXPECT_EQ(x.length_or(p, Unit::inch, 5_in), 5_in);
  EXPECT_EQ(x.point_or(p, Unit::inch, {1, 2}), (Point{1, 2}));
  EXPECT_EQ(x.bearing_or(p, east), east);
  EXPECT_EQ(x.choice(p, weapons), Weapon::sword);
  EXPECT_EQ(x.choice_or(p, weapons, Weapon::none), Weapon::none);
  EXPECT_EQ(x.choice<Weapon>(p, {{"bow", Weapon::axe}}), Weapon::axe);
  EXPECT_EQ(x.items(p).size(), 0u);
}

TEST(Read, TextHasNoControlCharactersAndANameIsOneLine) {
  const auto read = [](std::size_t most) { return [=](const Node& root, Problems& p) { root["x"].text(p, most); }; };
  for (const char* bad : {"a\\u001b[0m", "a\\u0000", "a\\u007f", "a\\u009b", "a\\rb"}) {
    EXPECT_NE(problems_in_json(std::string(R"({"x":")") + bad + "\"}", read(60)), "") << bad;
    EXPECT_NE(problems_in_json(std::string(R"({"x":")") + bad + "\"}", read(4'000)), "") << bad;
  }
  EXPECT_EQ(problems_in_json(R"({"x":"Æðel\u00a0Þ"})", read(60)), "");
  for (const char* lines : {"a\\nb", "a\\r\\nb", "a\\tb"}) {
    EXPECT_NE(problems_in_json(std::string(R"({"x":")") + lines + "\"}", read(60)), "") << lines;
    EXPECT_EQ(problems_in_json(std::string(R"({"x":")") + lines + "\"}", read(4'000)), "") << lines;
  }
}

TEST(Read, NodesOutliveTheFirstCopyOfTheTree) {
  Problems p;
  Tree kept;
  Node n;
  {
    const Tree first = Tree::parse_toml("f", "a = 1", p);
    n = first.root()["a"];
    kept = first;
  }
  EXPECT_EQ(n.whole(p, 0, 9), 1);
}

}  // namespace
}  // namespace fyrd::data
