// Each kind of mistake is reported at its line and column, and all of them at once.
#include "tests/data/support.h"

namespace fyrd::data {
namespace {

constexpr std::string_view weapons[] = {"sword", "axe", "bow"};

void read_all(const Node& root, Problems& p) {
  root.only(p, {"text", "id", "whole", "flag", "length", "point", "bearing", "weapon", "list", "table"});
  root["text"].text(p, 10);
  root["id"].id(p);
  root["whole"].whole(p, 1, 6);
  root["flag"].flag(p);
  root["length"].length(p, Unit::inch, {0}, 12_in);
  root["point"].point(p, Unit::inch);
  root["bearing"].bearing(p);
  root["weapon"].one_of(p, weapons);
  for (const Node& n : root["list"].items(p)) n.whole(p, 0, 9);
  root["table"].only(p, {});
}

TEST(Places, EveryWrongTypeAtOnce) {
  EXPECT_EQ(problems_in_toml("text = 1\n"
                             "id = 'Not An Id'\n"
                             "whole = 2.5\n"
                             "  flag   =   'yes'\n"
                             "length = '3'\n"
                             "point = [1, 2, 3]\n"
                             "bearing = true\n"
                             "weapon = 'swrod'\n"
                             "list = {}\n"
                             "table = []\n"
                             "wepon = 1\n",
                             read_all),
            "f.toml:11:1: unknown key 'wepon' (did you mean 'weapon'?)\n"
            "f.toml:1:8: 'text' must be text, not 1\n"
            "f.toml:2:6: 'id' must be an id of 1 to 40 lower-case letters, digits and hyphens, not 'Not An Id'\n"
            "f.toml:3:9: 'whole' must be a whole number from 1 to 6, not 2.5\n"
            "f.toml:4:14: 'flag' must be true or false, not 'yes'\n"
            "f.toml:5:10: 'length' must be a length from 0″ to 12″, not '3'\n"
            "f.toml:6:9: 'point' must be a point [x, y] of two numbers, not a list\n"
            "f.toml:7:11: 'bearing' must be a bearing in degrees, not true\n"
            "f.toml:8:10: 'weapon' must be one of sword, axe, bow, not 'swrod' (did you mean 'sword'?)\n"
            "f.toml:9:8: 'list' must be a list, not a table\n"
            "f.toml:10:9: 'table' must be a table, not a list\n");
}

TEST(Places, EveryMissingKeyAtItsTable) {
  EXPECT_EQ(problems_in_toml("\n[a]\n", [](const Node& root, Problems& p) { read_all(root["a"], p); }),
            "f.toml:2:1: 'text' is missing\nf.toml:2:1: 'id' is missing\nf.toml:2:1: 'whole' is missing\n"
            "f.toml:2:1: 'flag' is missing\nf.toml:2:1: 'length' is missing\nf.toml:2:1: 'point' is missing\n"
            "f.toml:2:1: 'bearing' is missing\nf.toml:2:1: 'weapon' is missing\n");
}

TEST(Places, PathsInJson) {
  EXPECT_EQ(problems_in_json(R"({"text": null, "id": "a", "whole": 7, "flag": false, "length": 12.1, "point": [1, "2"],
                                 "bearing": 0, "weapon": 3, "list": [1, 10, {}], "tabel": {}})",
                             read_all),
            "tabel: unknown key 'tabel' (did you mean 'table'?)\n"
            "text: 'text' must be text, not null\n"
            "whole: 'whole' must be a whole number from 1 to 6, not 7\n"
            "length: 'length' must be a length from 0″ to 12″, not 12.1\n"
            "point[1]: 'point[1]' must be a length in inches of at most 3937.01″, not '2'\n"
            "weapon: 'weapon' must be one of sword, axe, bow, not 3\n"
            "list[1]: 'list[1]' must be a whole number from 0 to 9, not 10\n"
            "list[2]: 'list[2]' must be a whole number from 0 to 9, not a table\n");
}

TEST(Places, NotATableIsSaidOnce) {
  const auto read = [](const Node& root, Problems& p) {
    for (const Node& n : root["sides"].items(p)) {
      n.only(p, {"name", "figures"});
      n["name"].text(p);
      n["figures"].items(p);
    }
  };
  EXPECT_EQ(problems_in_toml("sides = [{name = 'a'},\n 5, 'x']", read),
            "f.toml:2:2: 'sides[1]' must be a table, not 5\nf.toml:2:5: 'sides[2]' must be a table, not 'x'\n");
  EXPECT_EQ(problems_in_json("[]", read), "top level: the document must be a table, not a list\n");
}

TEST(Places, ArraysOfTables) {
  const auto read = [](const Node& root, Problems& p) {
    for (const Node& n : root["figures"].items(p, 3, 4)) n["id"].id(p);
  };
  EXPECT_EQ(problems_in_toml("# band\n[[figures]]\nid = 'a'\n\n[[figures]]\nname = 'b'\n", read),
            "f.toml:2:1: 'figures' needs at least 3, not 2\nf.toml:5:1: 'id' is missing\n");
  EXPECT_EQ(problems_in_toml("", read), "f.toml:1:1: 'figures' is missing\n");
  EXPECT_EQ(problems_in_toml("figures = [1,2,3,4,\n  5]", read).substr(0, 53),
            "f.toml:1:11: 'figures' has at most 4, not 5\nf.toml:1:");
}

TEST(Places, ColumnsCountCharacters) {
  EXPECT_EQ(problems_in_toml("a = {name = 'Æthelred', wounds = -1}",
                             [](const Node& root, Problems& p) { root["a"]["wounds"].whole(p, 1, 6); }),
            "f.toml:1:34: 'wounds' must be a whole number from 1 to 6, not -1\n");
}

TEST(Places, ReadersOwnProblems) {
  EXPECT_EQ(problems_in_toml("\n a = 'x'",
                             [](const Node& root, Problems& p) { root["a"].refuse(p, "there is no weapon 'x'"); }),
            "f.toml:2:6: there is no weapon 'x'\n");
}

TEST(Places, SyntaxErrorsAreTheOnlyProblem) {
  for (const auto& [text, where] : {std::pair{"a = \n", "f.toml:1:5: "},
                                    {"a = 1\nb = [1, 2\nc", "f.toml:3:1: "},
                                    {"a = 'x\n", "f.toml:1:7: "},
                                    {"a = 1\na = 2\n", "f.toml:2:"},
                                    {"[a]\n[a]\n", "f.toml:2:1: "},
                                    {"a = 99999999999999999999", "f.toml:1:"}}) {
    const std::string found = problems_in_toml(text, read_all);
    EXPECT_TRUE(found.starts_with(where)) << found;
    EXPECT_EQ(std::count(found.begin(), found.end(), '\n'), 1) << found;
  }
}

}  // namespace
}  // namespace fyrd::data
