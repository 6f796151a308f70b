// fyrd print: pages as a real browser prints them.
#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

class PrintedPages : public ProgramTest {};

int pages(const std::string& pdf) {
  int n = 0;
  for (std::size_t at = 0; (at = pdf.find("/Type /Page", at)) != pdf.npos; ++at)
    n += pdf[at + 11] != 's';  // not /Pages
  return n;
}

TEST_F(PrintedPages, are_as_many_as_those_of_the_html) {
  for (const char* rules : {"merlin-realistic", "nottingham"}) {
    const Said said = run({"print", "reference", rules, "-o", file("sheet.pdf")});
    ASSERT_EQ(said.code, 0) << said.err;
    EXPECT_EQ(pages(text_of_file(file("sheet.pdf"))), 2) << rules;
  }
  ASSERT_EQ(run({"print", "cards", "rollo", "--rules", "nottingham", "-o", file("cards.pdf")}).code, 0);
  EXPECT_EQ(pages(text_of_file(file("cards.pdf"))), 2);  // eleven cards
  const std::vector<std::string> castle = {"print",   "scenario", "castle", "--rules", "merlin-realistic",
                                           "--paper", "letter",   "-o"};
  const auto with = [&](const std::string& out) {
    std::vector<std::string> all = castle;
    all.push_back(out);
    return run(all).code;
  };
  ASSERT_EQ(with(file("castle.html")), 0);
  ASSERT_EQ(with(file("castle.pdf")), 0);
  const std::string html = text_of_file(file("castle.html"));
  int sections = 0;
  for (std::size_t at = 0; (at = html.find("<section", at)) != html.npos; ++at) ++sections;
  EXPECT_EQ(pages(text_of_file(file("castle.pdf"))), sections);
}

}  // namespace
}  // namespace fyrd::test
