// The little of Markdown that the pages of rules are written in: sections of rules, steps, paragraphs and tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fyrd::paper {

struct Passage {
  enum class Kind : unsigned char { text, step, item, rule, table };
  Kind kind = Kind::text;
  std::string mark;                            // of a rule its id, of a step its number
  std::string text;                            // with its inline marks
  std::vector<std::vector<std::string>> rows;  // of a table; the head first
};

struct Section {
  int level = 0;
  std::string title;
  std::vector<Passage> passages;
};

std::vector<Section> read_markdown(std::string_view text);

std::string plain(std::string_view inline_text);  // without marks
std::string html(std::string_view inline_text);   // escaped, with bold and italics
// The first so many sentences.
std::string sentences(const std::string& text, int most);

}  // namespace fyrd::paper
