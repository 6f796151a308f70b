// A quick reference on two pages: how a turn goes, the rules with their ids, the tables of the data files.
#include <fmt/format.h>

#include <algorithm>

#include "paper/column.h"
#include "paper/paper.h"
#include "paper/rulebook.h"
#include "paper/sheet.h"
#include "paper/style.h"
#include "paper/svg.h"

namespace fyrd::paper {

namespace {

constexpr double margin = 8, head = 9, foot = 5, gap = 4;        // millimetres
constexpr double largest = 9.4, smallest = 6.1, very_small = 5;  // points
constexpr int everything = 99;                                   // sentences

constexpr const char* style =
    ".sheet{padding:8mm}\n.head{height:9mm;border-bottom:.4mm solid "
    "#000;display:flex;justify-content:space-between;align-items:baseline}\n"
    ".head h1{font-size:14pt}\n.head "
    "span,.foot{font-size:6.5pt}\n.foot{position:absolute;left:8mm;right:8mm;bottom:6mm;text-align:center}\n"
    ".columns{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;column-gap:4mm;padding-top:1mm}\n";

struct Pages {
  double size = 0;
  std::size_t across = 0;  // columns a page
  int sentences = 0;       // of a rule, at most
  std::vector<std::string> columns[2];
};

// The columns filled evenly: the lowest in which everything finds room.
std::vector<std::string> evenly(const Setting& setting, double height, std::size_t most) {
  const auto at = [&](double part) { return columns(setting, std::vector<double>(most, height * part)); };
  const auto full = at(1);
  if (full.empty()) return {};
  for (double part = 0.3; part < 1; part += 0.02)
    if (auto low = at(part); !low.empty()) return low;
  return full;
}

Setting joined(Setting a, const Setting& b) {
  const int shift = static_cast<int>(a.frills.size());
  a.frills.insert(a.frills.end(), b.frills.begin(), b.frills.end());
  for (Bit bit : b.bits) {
    if (bit.frill >= 0) bit.frill += shift;
    a.bits.push_back(std::move(bit));
  }
  return a;
}

// Rules on the first page and tables on the second, or one after the other over both.
bool set(const std::vector<Section>& rules, const GameData& data, int sentences, double size, std::size_t across,
         double width, double height, Pages& out) {
  const double column = (width - static_cast<double>(across - 1) * gap) / static_cast<double>(across);
  const double room = column / millimetres_a_point / size, high = height / millimetres_a_point / size;
  const Setting text = set_rules(rules, sentences, room), tables = set_data(data, rules, room);
  out.size = size, out.sentences = sentences, out.across = across;
  out.columns[0] = evenly(text, high, across);
  out.columns[1] = evenly(tables, high, across);
  if (!out.columns[0].empty() && !out.columns[1].empty()) return true;
  const auto all = evenly(joined(text, tables), high, 2 * across);
  if (all.size() <= across) return false;
  const auto turned = all.begin() + static_cast<std::ptrdiff_t>(across);
  out.columns[0].assign(all.begin(), turned);
  out.columns[1].assign(turned, all.end());
  return true;
}

// As large as can be, in three columns or, for wide tables, in two; rather the beginnings of long rules than small
// type, and at last fewer rules.
Pages fitted(std::vector<Section> rules, const GameData& data, double width, double height) {
  Pages out;
  for (const int sentences : {everything, 4, 3, 2, 1})
    for (double size = largest; size >= smallest; size -= 0.1)
      for (const std::size_t across : {3, 2})
        if (set(rules, data, sentences, size, across, width, height, out)) return out;
  for (; !rules.empty(); rules.pop_back())
    for (double size = smallest; size >= very_small; size -= 0.1)
      if (set(rules, data, 1, size, 3, width, height, out)) return out;
  return out;
}

bool named(const std::vector<std::string>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

std::string reference(const Ruleset& rules, const data::Library& library, const Paper& paper) {
  data::Problems problems;
  const Style without = style_of(rules, library, problems);
  std::vector<Section> sections = rules_of(rules);
  std::erase_if(sections, [&](const Section& s) { return named(without.off_sheets, s.title); });
  GameData data = game_data(rules, library);
  std::erase_if(data.numbers, [&](const Numbers& n) { return named(without.off_sheets, n.title); });
  std::erase_if(data.lists, [&](const List& l) { return named(without.off_sheets, l.title); });

  const double width = paper.width - 2 * margin;
  const double height = paper.height - 2 * margin - head - foot - 1;
  const Pages set = fitted(std::move(sections), data, width, height);
  std::string pages;
  for (const auto& columns : set.columns) {
    std::string body = fmt::format(
        "<header class=\"head\"><h1>{}</h1><span>quick reference · lengths in {} · version {}</span></header>\n",
        escaped(rules.title()), rules.unit() == Unit::inch ? "inches" : "centimetres", rules.version());
    body += fmt::format("<div class=\"columns\" style=\"font-size:{:.1f}pt\">\n", set.size);
    for (std::size_t i = 0; i < set.across; ++i) body += "<div>" + (i < columns.size() ? columns[i] : "") + "</div>\n";
    body += fmt::format(
        "</div>\n<footer class=\"foot\">{}he ids lead to the whole text in docs/rules/{}.md. Page {} of 2.</footer>\n",
        set.sentences < everything ? "Long rules are cut short here; t" : "T", rules.folder(),
        &columns - set.columns + 1);
    pages += page("sheet", body);
  }
  return document(paper, std::string(rules.title()) + ": quick reference", std::string(style) + column_style, pages);
}

}  // namespace fyrd::paper
