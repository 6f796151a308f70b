// Text measured, set in columns, and read from Markdown.
#include <gtest/gtest.h>

#include "paper/column.h"
#include "paper/markdown.h"
#include "paper/measure.h"
#include "paper/sheet.h"

namespace fyrd::paper {
namespace {

TEST(Measure, widths_and_lines) {
  EXPECT_NEAR(width_of("Fyrd"), 0.611 + 0.5 + 0.333 + 0.556, 1e-9);
  EXPECT_GT(width_of("Fyrd", true), width_of("Fyrd"));
  EXPECT_EQ(lines_of("", 10), 1);
  EXPECT_EQ(lines_of("one two", 10), 1);
  EXPECT_EQ(lines_of("one two", width_of("one two") - 0.01), 2);
  EXPECT_EQ(lines_of("wwwwwwwwww", width_of("wwww")), 3);  // a word longer than a line is broken
}

TEST(Columns, are_filled_in_order_and_never_above_their_height) {
  Setting setting;
  for (const char* text : {"a", "b", "c", "d"}) setting.bits.push_back({text, 1, -1, false});
  EXPECT_EQ(columns(setting, std::vector<double>{2, 2}), (std::vector<std::string>{"ab", "cd"}));
  EXPECT_EQ(columns(setting, std::vector<double>{1, 3}), (std::vector<std::string>{"a", "bcd"}));
  EXPECT_TRUE(columns(setting, std::vector<double>{2, 1}).empty());
}

TEST(Columns, a_heading_goes_with_what_follows_and_a_table_is_opened_again) {
  Setting setting;
  setting.frills.push_back({"<", ">", 1});
  setting.bits = {{"a", 1, -1, false}, {"H", 1, -1, true}, {"x", 1, 0, false}, {"y", 1, 0, false}};
  EXPECT_EQ(columns(setting, std::vector<double>{3, 3, 3}), (std::vector<std::string>{"a", "H<x>", "<y>"}));
  EXPECT_EQ(columns(setting, std::vector<double>{5}), (std::vector<std::string>{"aH<xy>"}));
}

TEST(Columns, a_short_table_is_not_parted_and_no_row_of_a_long_one_stands_alone) {
  const auto rows_in = [](const std::string& html) {
    int n = 0;
    for (std::size_t at = 0; (at = html.find("<td>", at)) != html.npos; ++at) ++n;
    return n;
  };
  const auto parted = [&](int count, double first) {
    std::vector<Row> rows(1, Row{"head"});
    for (int i = 0; i < count; ++i) rows.push_back({"row"});
    Setting setting;
    table(setting, rows, 20);
    const auto all = columns(setting, std::vector<double>{first, 100});
    return std::pair(rows_in(all.at(0)), all.size() > 1 ? rows_in(all.at(1)) : 0);
  };
  EXPECT_EQ(parted(4, 6), std::pair(0, 4));
  for (double high = 4; high < 20; high += 0.5) {
    const auto [above, below] = parted(12, high);
    EXPECT_TRUE(above != 1 && below != 1 && above + below == 12) << high << ": " << above << " and " << below;
  }
}

TEST(Markdown, sections_rules_steps_and_tables) {
  const auto all = read_markdown(
      "# Page\nintro\n\n## Turn\n1. *First*\n   and on\n2. Then\n\n- **NOT-001** A rule\n  goes on.\n- **NOT-002** "
      "Next:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[2].title, "Turn");
  const auto& p = all[2].passages;
  ASSERT_EQ(p.size(), 5u);
  EXPECT_EQ(p[0].text, "*First* and on");
  EXPECT_EQ(p[1].mark, "2");
  EXPECT_EQ(p[2].mark, "NOT-001");
  EXPECT_EQ(p[2].text, "A rule goes on.");
  EXPECT_EQ(p[4].rows, (std::vector<std::vector<std::string>>{{"a", "b"}, {"1", "2"}}));
}

TEST(Markdown, inline_marks) {
  EXPECT_EQ(html("a **b** *c* `d` [e](f) <g> 2 * 3"), "a <b>b</b> <i>c</i> d e &lt;g&gt; 2 * 3");
  EXPECT_EQ(plain("a **b** *c* `d` [e](f) <g> 2 * 3"), "a b c d e <g> 2 * 3");
  EXPECT_EQ(sentences("One. Two, 1.5 of it. Three.", 2), "One. Two, 1.5 of it.");
  EXPECT_EQ(sentences("One. Two.", 9), "One. Two.");
}

}  // namespace
}  // namespace fyrd::paper
