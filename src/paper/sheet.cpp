// From sections and data files to pieces of known height.
#include "paper/sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "paper/measure.h"
#include "paper/svg.h"

namespace fyrd::paper {

namespace {

constexpr double below = 0.18, row_padding = 0.15;
constexpr std::size_t many_columns = 9;  // of a chart, which is set tighter
// A hair more than the style, for rounding.
double cell_padding(std::size_t columns) { return columns < many_columns ? 0.62 : 0.3; }

// Where a cell may be broken, besides between words: "−14…−10".
std::string with_breaks(std::string text, const std::string& mark) {
  const std::string dots = "…";
  for (std::size_t at = 0; (at = text.find(dots, at)) != text.npos;) {
    at += dots.size();
    if (at < text.size() && text[at] != ' ') text.insert(at, mark);
  }
  return text;
}
std::string cell_text(const std::string& cell) { return with_breaks(plain(cell), " "); }

}  // namespace

void heading(Setting& to, const std::string& title) {
  to.bits.push_back({"<h2>" + escaped(title) + "</h2>", 1.15 * (line_height + 0.35 + 0.2 + 0.1), -1, true});
}

void paragraph(Setting& to, const std::string& mark, const std::string& text, double width, const char* kind,
               bool sticks) {
  const std::string head = mark.empty() ? "" : fmt::format("<span class=\"id\">{}</span> ", escaped(mark));
  const int lines = lines_of((mark.empty() ? "" : mark + " ") + plain(text), width * 0.985);
  to.bits.push_back({fmt::format("<p{}>{}{}</p>", kind, head, html(text)), lines * line_height + below, -1, sticks});
}

namespace {

// Columns as wide as they would like to be, or at least as wide as their longest words.
std::vector<double> column_widths(const std::vector<Row>& rows, double width, double padding, bool upright,
                                  double& type) {
  std::vector<double> like, least;
  for (const Row& row : rows) {
    const bool head = &row == &rows.front();
    like.resize(std::max(like.size(), row.size()), 1.6), least.resize(like.size(), 1.6);
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (head && upright) continue;
      const std::string text = cell_text(row[i]);
      const bool bold = row[i].starts_with("**") || head;
      like[i] = std::max(like[i], width_of(text, bold) + padding);
      for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        least[i] = std::max(least[i], width_of(text.substr(at, end - at), bold) + padding);
        at = end + 1;
      }
    }
  }
  double likes = 0, leasts = 0;
  for (std::size_t i = 0; i < like.size(); ++i) likes += like[i], leasts += least[i];
  constexpr double usual = 0.95, smallest = 0.6;
  type = std::clamp(width / leasts * 0.98, smallest, usual);
  const double room = width / type;
  const double spread = likes > leasts ? std::clamp((room - leasts) / (likes - leasts), 0.0, 1.0) : 0;
  double sum = 0;
  for (std::size_t i = 0; i < like.size(); ++i) sum += like[i] = least[i] + (like[i] - least[i]) * spread;
  for (double& w : like) w *= room / sum;
  return like;
}

}  // namespace

void table(Setting& to, const std::vector<Row>& rows, double width, bool upright) {
  if (rows.size() < 2) return;
  double type = 1;
  const double padding = cell_padding(rows[0].size());
  const std::vector<double> widths = column_widths(rows, width, padding, upright, type);
  const auto row_height = [&](const Row& row, bool head) {
    int lines = 1;
    for (std::size_t i = 0; i < row.size(); ++i)
      lines =
          std::max(lines, lines_of(cell_text(row[i]), (widths[i] - padding) * 0.98, head || row[i].starts_with("**")));
    return (lines * line_height + row_padding) * type;
  };
  const auto row_html = [&](const Row& row, const char* cell) {
    std::string out = "<tr>";
    for (std::size_t i = 0; i < widths.size(); ++i)
      out += fmt::format("<{0}>{1}</{0}>", cell, i < row.size() ? with_breaks(html(row[i]), "<wbr>") : "");
    return out + "</tr>";
  };
  const bool headless =
      std::all_of(rows[0].begin(), rows[0].end(), [](const std::string& cell) { return cell.empty(); });
  Frill frill{fmt::format("<table{} style=\"font-size:{:.2f}em\"><colgroup>",
                          rows[0].size() < many_columns ? "" : " class=\"tight\"", type),
              "</table>", 0.4};
  double sum = 0;
  for (const double w : widths) sum += w;
  for (const double w : widths) frill.open += fmt::format("<col style=\"width:{:.1f}%\">", w / sum * 100);
  frill.open += "</colgroup>";
  if (upright && !headless) {
    double tallest = 0;
    frill.open += "<tr>";
    for (const std::string& cell : rows[0]) {
      frill.open += "<th class=\"up\"><span>" + html(cell) + "</span></th>";
      tallest = std::max(tallest, width_of(cell, true));
    }
    frill.open += "</tr>";
    frill.height += (tallest + 0.5) * type;
  } else if (!headless) {
    frill.open += row_html(rows[0], "th");
    frill.height += row_height(rows[0], true);
  }
  to.frills.push_back(std::move(frill));
  constexpr std::size_t short_table = 8;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const bool alone = i == 1 || i + 2 == rows.size();  // a row by itself, under its head or in the next column
    const bool sticks = i + 1 < rows.size() && (alone || rows.size() <= short_table);
    to.bits.push_back(
        {row_html(rows[i], "td"), row_height(rows[i], false), static_cast<int>(to.frills.size()) - 1, sticks});
  }
}

namespace {

std::string title_of(std::string text) {
  text = words(text);
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// "small warrior" is small, and a warrior: that needs no saying.
bool in_the_name(const List& list, const std::string& key) {
  return std::all_of(list.things.begin(), list.things.end(), [&](const Thing& thing) {
    const std::string* value = thing.value(key);
    return value && !value->empty() && lower(thing.name).find(lower(*value)) != std::string::npos;
  });
}

// The keys that most things of a list have, in few letters: they get columns of their own.
std::vector<std::string> usual_keys(const List& list) {
  std::vector<std::string> keys, out;
  for (const Thing& thing : list.things)
    for (const auto& [key, value] : thing.values)
      if (std::find(keys.begin(), keys.end(), key) == keys.end() && !in_the_name(list, key)) keys.push_back(key);
  for (const std::string& key : keys) {
    std::size_t there = 0, letters = 0;
    for (const Thing& thing : list.things)
      if (const std::string* value = thing.value(key); value && !value->empty())
        ++there, letters = std::max(letters, value->size());
    constexpr std::size_t most_columns = 6, most_letters = 14;
    if (there * 5 >= list.things.size() * 3 && letters <= most_letters && out.size() < most_columns) out.push_back(key);
  }
  return out;
}

void list_table(Setting& to, const List& list, const std::set<std::string>& told, double width) {
  const std::vector<std::string> keys = usual_keys(list);
  std::vector<Row> rows(1);
  rows[0].push_back("");
  for (const std::string& key : keys) rows[0].push_back(words(key));
  rows[0].push_back("");
  bool notes = false;
  for (const Thing& thing : list.things) {
    Row row{thing.name};
    for (const std::string& key : keys) row.push_back(thing.value(key) ? *thing.value(key) : "");
    std::string note;
    for (const auto& [key, value] : thing.values)
      if (std::find(keys.begin(), keys.end(), key) == keys.end() && !in_the_name(list, key) &&
          !(value.empty() && !thing.help.empty()))  // help says what a flag means
        note += (note.empty() ? "" : ", ") + words(key) + (value.empty() ? "" : " " + value);
    if (!thing.help.empty() && !told.contains(lower(thing.name))) note += (note.empty() ? "" : ". ") + thing.help;
    notes = notes || !note.empty();
    row.push_back(note);
    if (std::any_of(row.begin() + 1, row.end(), [](const std::string& cell) { return !cell.empty(); }))
      rows.push_back(std::move(row));
  }
  if (!notes)
    for (Row& row : rows) row.pop_back();
  if (rows.size() < 2) return;
  heading(to, title_of(list.title));
  table(to, rows, width, true);
}

}  // namespace

const char* const column_style =
    ".columns>div{min-width:0}\n"
    ".columns h2{font-size:1.15em;border-bottom:.1em solid #000;margin:.35em 0 "
    ".2em;line-height:1.2}\n.columns>div>h2:first-child{margin-top:0}\n"
    ".columns "
    "p{margin-bottom:.18em;overflow-wrap:anywhere}\n.step{padding-left:1.3em;text-indent:-1.3em}\n.id{font-size:.85em;"
    "font-weight:bold}\n"
    "table{border-collapse:collapse;table-layout:fixed;width:100%;margin:.1em 0 .3em}\ntd,th{padding:.04em "
    ".25em;text-align:left;vertical-align:top;"
    "overflow-wrap:anywhere;border-bottom:.06em solid #888}\nth{border-bottom:.12em solid #000}\n"
    ".tight td,.tight th{padding:.04em .1em}\n"
    ".up{vertical-align:bottom;overflow-wrap:normal}\n.up "
    "span{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;line-height:1}\n";

Setting set_rules(const std::vector<Section>& sections, int most, double width) {
  Setting out;
  for (const Section& section : sections) {
    heading(out, section.title);
    for (std::size_t i = 0; i < section.passages.size(); ++i) {
      const Passage& p = section.passages[i];
      const bool introduces = i + 1 < section.passages.size() && section.passages[i + 1].kind == Passage::Kind::table;
      const std::string text = sentences(p.text, most);
      switch (p.kind) {
        case Passage::Kind::table: table(out, p.rows, width); break;
        case Passage::Kind::rule: paragraph(out, p.mark, text, width, "", introduces); break;
        case Passage::Kind::step: paragraph(out, p.mark + ".", p.text, width - 1.3, " class=\"step\"", false); break;
        case Passage::Kind::item: paragraph(out, "•", text, width - 1.3, " class=\"step\"", false); break;
        case Passage::Kind::text: paragraph(out, "", text, width, "", introduces); break;
      }
    }
  }
  return out;
}

Setting set_data(const GameData& data, const std::vector<Section>& rules, double width) {
  std::set<std::string> told;  // what has a line in some table of the rules
  for (const Section& section : rules)
    for (const Passage& p : section.passages)
      for (const Row& row : p.rows)
        for (const std::string& cell : row) told.insert(lower(plain(cell)));
  Setting out;
  std::string under;
  for (const Numbers& numbers : data.numbers) {
    const std::string title = numbers.file == "prices" || numbers.file == "points" ? "Prices" : "Numbers";
    if (under != title) heading(out, title), under = title;
    std::string text;
    for (const Number& number : numbers.all) {
      text += (text.empty() ? "" : " · ") + number.key + (number.value.empty() ? "" : " **" + number.value + "**");
      if (!number.note.empty()) text += number.value.empty() ? " " + number.note : " (" + number.note + ")";
    }
    const std::string head = numbers.title.empty() ? ""
                                                   : "**" + title_of(numbers.title) + "**" +
                                                         (numbers.note.empty() ? "" : " (" + numbers.note + ")") + ": ";
    paragraph(out, "", head + text, width, "", false);
  }
  for (const List& list : data.lists) list_table(out, list, told, width);
  return out;
}

}  // namespace fyrd::paper
