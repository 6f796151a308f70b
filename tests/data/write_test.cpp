// TOML that is written is read again as the same.
#include "data/write.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "data/tree.h"

namespace fyrd::data {
namespace {

using Json = nlohmann::ordered_json;

TEST(ToToml, is_what_a_person_would_write) {
  const Json band = Json::parse(R"({"name":"Two","heroes":[{"name":"A","gear":["bow","axe"],"at":[1.5,2]},)"
                                R"({"name":"B","leader":true}],"stash":{"pennies":3}})");
  EXPECT_EQ(to_toml(band),
            "name = \"Two\"\n\n[[heroes]]\nname = \"A\"\ngear = [\"bow\", \"axe\"]\nat = [1.5, 2]\n\n[[heroes]]\nname "
            "= \"B\"\nleader = true\n\n[stash]\npennies = 3\n");
}

TEST(ToToml, comes_back_as_the_same) {
  for (const char* text :
       {R"({"a":"quo\"te \\ back\nline\ttab \u0001 \u007f é ″","b":[],"c":{},"d":-5,"e":1.25,"f":false})",
        R"({"odd key":1,"":2,"k.ey":{"in ner":[{"x":1,"y":[true]},{}]}})",
        R"({"groups":[{"members":[{"name":"A","pennies":2},{"name":"B"}]}],"mixed":[[1,2],["a"]]})"}) {
    const Json value = Json::parse(text);
    Problems problems;
    const auto sorted = [](const Json& of) { return nlohmann::json::parse(of.dump()); };  // tables come last in a file
    EXPECT_EQ(sorted(Tree::parse_toml("t", to_toml(value), problems).to_json()), sorted(value));
    EXPECT_TRUE(problems.empty()) << problems.text() << to_toml(value);
  }
}

TEST(ToToml, leaves_nulls_out) {
  EXPECT_EQ(to_toml(Json::parse(R"({"a":null,"b":[1,null],"c":[{"d":null}]})")), "b = [1]\n\n[[c]]\n");
  EXPECT_EQ(to_toml(Json(5)), "");
}

}  // namespace
}  // namespace fyrd::data
