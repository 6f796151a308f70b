// Headings, paragraphs and tables set for a column; widths in ems, texts with inline marks.
#pragma once

#include "paper/column.h"
#include "paper/markdown.h"
#include "paper/numbers.h"

namespace fyrd::paper {

using Row = std::vector<std::string>;  // cells

void heading(Setting&, const std::string& title);
// `mark` stands before it in bold, `kind` is an attribute; one that `sticks` is not parted from what follows.
void paragraph(Setting&, const std::string& mark, const std::string& text, double width, const char* kind = "",
               bool sticks = false);
// The head first. With `upright` heads those of short columns stand on end, so that they take no more room than the
// values.
void table(Setting&, const std::vector<Row>& rows, double width, bool upright = false);

extern const char* const column_style;  // how all of them look

// For a quick reference: the rules, of long ones only the first so many sentences.
Setting set_rules(const std::vector<Section>&, int sentences, double width);
// What the rules say of a thing already is not said again.
Setting set_data(const GameData&, const std::vector<Section>& rules, double width);

}  // namespace fyrd::paper
