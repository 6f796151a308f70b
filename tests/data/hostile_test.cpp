// Documents made to do harm end in a clear problem.
#include <cmath>

#include "data/utf8.h"
#include "tests/data/support.h"

namespace fyrd::data {
namespace {

std::string repeated(std::string_view s, int n) {
  std::string out;
  for (int i = 0; i < n; ++i) out += s;
  return out;
}
const auto nothing = [](const Node&, Problems&) {};
std::string toml_problem(std::string_view text) { return problems_in_toml(text, nothing); }

TEST(Hostile, DeepNesting) {
  EXPECT_EQ(toml_problem("a = " + repeated("[", 500'000)), "f.toml:1:37: nested more than 32 deep\n");
  EXPECT_EQ(toml_problem("\na = " + repeated("{a=", 300'000)), "f.toml:2:101: nested more than 32 deep\n");
  const std::string chain = "a" + repeated(".a", 500'000);
  EXPECT_EQ(toml_problem(chain + " = 1"), "f.toml:1:66: a key of more than 32 parts\n");
  EXPECT_EQ(toml_problem("[" + chain + "]"), "f.toml:1:67: a key of more than 32 parts\n");
  EXPECT_EQ(toml_problem("\"=\"" + repeated(".\"=\"", 100'000) + " = 1").substr(7, 6), "1:132:");
  // Each short, together deep.
  const std::string half = "a" + repeated(".a", 20);
  EXPECT_EQ(toml_problem("[" + half + "]\n" + half + " = 1"), "f.toml:2:23: nested more than 32 deep\n");
  EXPECT_EQ(toml_problem("a = " + repeated("[", 30) + repeated("]", 30)), "");
}

TEST(Hostile, DotsThatAreNoKeys) {
  EXPECT_EQ(toml_problem("a = '" + repeated(".", 100) + "' # " + repeated(".[", 100)), "");
  EXPECT_EQ(toml_problem("a = \"\"\"\n\\\"\"\"" + repeated(".[", 100) + "\"\"\"\"\" # ok\nb = '''" +
                         repeated("{.", 50) + "''''\n"),
            "");
  EXPECT_EQ(toml_problem("a = [" + repeated("1.5, ", 1'000) + "]"), "");
}

TEST(Hostile, TooMuch) {
  EXPECT_EQ(toml_problem("a = '" + std::string(Tree::max_bytes, 'x') + "'"), "f.toml: longer than 1 MiB\n");
  EXPECT_TRUE(toml_problem("a = [" + repeated("1,", 60'000) + "]").ends_with("more than 50000 values\n"));
  EXPECT_TRUE(toml_problem("a = [" + repeated("1,", 400'000) + "]").ends_with("more than 50000 values\n"));
  EXPECT_EQ(toml_problem("a = [" + repeated("1,", 49'990) + "]"), "");
}

TEST(Hostile, TooMuchJson) {
  Problems p;
  nlohmann::ordered_json deep = 1;
  for (int i = 0; i < 5'000; ++i) deep = nlohmann::ordered_json::array({std::move(deep)});
  Tree::from_json("scenario", deep, p);
  Tree::from_json("", nlohmann::ordered_json(std::vector<int>(60'000, 1)), p);
  Tree::from_json("band", nlohmann::ordered_json(std::vector<std::string>(40, std::string(30'000, 'x'))), p);
  EXPECT_EQ(p.text(), "scenario" + repeated("[0]", 32) +
                          ": nested more than 32 deep\n"
                          "top level: more than 50000 values\nband[34]: longer than 1 MiB\n");
}

TEST(Hostile, NumbersThatAreNone) {
  const auto read = [](const Node& root, Problems& p) {
    for (const auto& [key, node] : root.entries(p)) {
      node.length(p, Unit::inch);
      node.bearing(p);
      node.whole(p, 0, 1);
    }
  };
  EXPECT_EQ(problems_in_toml("a = nan\nb = -inf\nc = inf\n", read),
            "f.toml:1:5: 'a' must be a finite number, not nan\nf.toml:2:5: 'b' must be a finite number, not inf\n"
            "f.toml:3:5: 'c' must be a finite number, not inf\n");
  Problems p;
  const Tree tree = Tree::from_json("s", {{"a", {{"b", std::nan("")}}}}, p);
  EXPECT_EQ(p.text(), "s.a.b: 'a.b' must be a finite number, not nan\n");
  EXPECT_EQ(tree.to_json().dump(), R"({"a":{"b":null}})");
}

TEST(Hostile, HugeNumbers) {
  Problems p;
  const Tree tree = from_text(R"([1e308, -1e308, 18446744073709551615, -9223372036854775808, 9223372036854775807])", p);
  for (const Node& n : tree.root().items(p)) {
    Problems own;
    EXPECT_EQ(n.length(own, Unit::centimetre), Length{0});
    EXPECT_EQ(n.whole(own, -5, 5), 0);
    EXPECT_EQ(own.count(), 2u);
    n.bearing(own);
    EXPECT_EQ(own.count(), 2u);
  }
  EXPECT_EQ(tree.root().items(p)[3].whole(p, INT64_MIN, INT64_MAX), INT64_MIN);
  EXPECT_EQ(tree.root().items(p)[4].whole(p, INT64_MIN, INT64_MAX), INT64_MAX);
  EXPECT_TRUE(p.empty());
}

TEST(Hostile, LengthsAtTheEdge) {
  Problems p;
  const Tree tree = from_text("[10000, -10000, 10000.0004, 10000.001, -10000.001]", p);
  const auto n = tree.root().items(p);
  EXPECT_EQ(n[0].length(p, Unit::centimetre), longest);
  EXPECT_EQ(n[1].length(p, Unit::centimetre), -longest);
  EXPECT_EQ(n[2].length(p, Unit::centimetre), longest);
  EXPECT_TRUE(p.empty());
  EXPECT_EQ(n[3].length(p, Unit::centimetre), Length{0});
  EXPECT_EQ(n[4].length(p, Unit::centimetre), Length{0});
  EXPECT_EQ(p.count(), 2u);
}

TEST(Hostile, Dates) {
  const auto read = [](const Node& root, Problems& p) { root["b"].text(p); };
  EXPECT_EQ(problems_in_toml("a = 1979-05-27\nb = 07:32:00\n[c]\nd = [1979-05-27T07:32:00Z]", read),
            "f.toml:1:5: 'a' must not be a date or time; put it in quotes if it is meant as text\n"
            "f.toml:2:5: 'b' must not be a date or time; put it in quotes if it is meant as text\n"
            "f.toml:4:6: 'c.d[0]' must not be a date or time; put it in quotes if it is meant as text\n");
}

TEST(Hostile, NotUtf8) {
  for (std::string_view text :
       {"a = '\xff'", "\xc3\x28 = 1", "# \xed\xa0\x80", "a = \"\\uD800\"", "a = \"\\U00110000\""}) {
    const std::string found = toml_problem(text);
    EXPECT_TRUE(found.starts_with("f.toml:1:")) << found;
    EXPECT_TRUE(valid_utf8(found));
  }
  EXPECT_NE(toml_problem(std::string_view("a = '\0'", 7)), "");
  Problems p;
  const Tree tree = Tree::from_json("s", {{"a", "\xff"}}, p);
  EXPECT_EQ(p.text(), "s.a: 'a' must be UTF-8 text\n");
  EXPECT_EQ(tree.to_json().dump(), R"({"a":null})");
  Problems q;
  const Tree keys = Tree::from_json("s", {{"\xff", 1}, {"b", 1}}, q);
  EXPECT_EQ(q.text(), "s: a key that is not UTF-8 text\n");
  EXPECT_EQ(keys.to_json().dump(), "null");
}

// Characters that toml++ 3.3 takes for unreachable: see toml.cpp.
TEST(Hostile, LettersOutsideQuotes) {
  for (std::string_view letter : {"Æ", "\u00a0", "\u0499", "\u2e5e", "\u3000", "\ufb00", "\ufeff", "𝄞"}) {
    const std::string l(letter);
    for (const std::string& text : {l + " = 1", "a" + l + " = 1", "a = " + l, "a = 1" + l, "a = tru" + l, "[" + l + "]",
                                    "a = [1 " + l + "]", "a" + l, "a = \"\"\"\\" + l + "\"\"\"", "a = 1." + l}) {
      const std::string found = toml_problem("x = 0\n" + text);
      EXPECT_TRUE(found.starts_with("f.toml:2:")) << text << '\n' << found;
    }
  }
  for (const char* header : {"[+]", "[[ +]]", "[=]", "[.a]", "[a.]", "[a.+]", "[[]]", "[", "[[", "[a", "[[a]"})
    EXPECT_TRUE(toml_problem(header).starts_with("f.toml:1:")) << header;
  Problems p;
  const Tree tree = Tree::parse_toml("f", "a = \"\"\"\\\n  Ælfric\\\n §\"\"\"\n\"Æ\" = 1 # Æ", p);
  EXPECT_EQ(tree.root()["a"].text(p), "Ælfric§");
  EXPECT_EQ(tree.root()["Æ"].whole(p, 1, 1), 1);
  EXPECT_EQ(p.text(), "");
}

TEST(Hostile, NoJsonAtAll) {
  const auto read = [](const Node& root, Problems& p) { root["a"].text(p); };
  EXPECT_EQ(problems_in_json("{\"a\":", read), "top level: the document must be a JSON value\n");
  Problems p;
  Tree::from_json("s", {{"a", nlohmann::ordered_json::binary({1, 2})}}, p);
  EXPECT_EQ(p.text(), "s.a: 'a' must be a JSON value\n");
}

TEST(Hostile, DuplicateKeys) {
  EXPECT_TRUE(toml_problem("a = 1\nb = 2\na = 3\n").starts_with("f.toml:3:"));
  EXPECT_TRUE(toml_problem("a = {b = 1, b = 2}").starts_with("f.toml:1:"));
  EXPECT_TRUE(toml_problem("[[a]]\n[a]\n").starts_with("f.toml:2:"));
}

TEST(Hostile, LongAndOddKeys) {
  const std::string found = problems_in_toml(
      "\"" + std::string(100'000, 'k') + "\" = 1\n\"\" = 2\n\"\\n\\u001b\" = 3\n", [](const Node& root, Problems& p) {
        root.only(p, {"a"});
        for (const auto& [key, node] : root.entries(p)) node.text(p);
      });
  EXPECT_LT(found.size(), 1'000u);
  EXPECT_NE(found.find("f.toml:2:1: unknown key ''\n"), std::string::npos) << found;
  EXPECT_NE(found.find("f.toml:3:1: unknown key '?\?'\n"), std::string::npos) << found;
}

TEST(Hostile, AThousandMistakesAreCounted) {
  const std::string found =
      problems_in_toml("a = [" + repeated("'x',\n", 1'000) + "]", [](const Node& root, Problems& p) {
        for (const Node& n : root["a"].items(p)) n.whole(p, 0, 9);
      });
  EXPECT_TRUE(found.ends_with("… and 900 more\n"));
}

// Random changes to a real file: whatever comes out, nothing falls over and the record of it can be printed.
TEST(Hostile, RandomDamage) {
  const std::string good =
      "name = \"Æ \\u00e6\"\n[[figures]]\nat = [1.5, -2e3]\nx.y = {a = 1, b = ['''z''', 07:32:00]}\n[t.u]\n";
  constexpr std::string_view bits[] = {
      "[",  "]",     "{",   "}",          "\"", "'''", "\"\"\"",       ".", "=",  ",", "\n", "\\", "\xff",
      "0x", "1e999", "nan", "1979-05-27", "#",  "\r",  "\xef\xbb\xbf", "_", "[[", "-"};
  std::uint32_t seed = 1;
  const auto roll = [&](std::size_t n) { return (seed = seed * 1664525u + 1013904223u) / 65536u % n; };
  for (int i = 0; i < 20'000; ++i) {
    std::string text = good;
    for (std::size_t k = 1 + roll(4); k > 0; --k) {
      const std::size_t at = roll(text.size());
      if (roll(2) == 0)
        text.erase(at, 1 + roll(6));
      else
        text.insert(at, bits[roll(std::size(bits))]);
    }
    Problems p;
    const Tree tree = Tree::parse_toml("f.toml", text, p);
    tree.root().only(p, {"name"});
    for (const Node& n : tree.root()["figures"].items(p)) n["at"].point(p, Unit::inch);
    ASSERT_TRUE(valid_utf8(p.text()));
    const std::string out = tree.to_json().dump();
    Problems none;
    ASSERT_EQ(from_text(out, none).to_json().dump(), out);
  }
}

}  // namespace
}  // namespace fyrd::data
