// Drawing flowcharts: two sides, each a column of questions and a column of what is done when one holds.
#include "paper/chart.h"

#include <fmt/format.h>

#include <algorithm>

#include "paper/svg.h"

namespace fyrd::paper {

namespace {

using stormclouds::Chart;
using stormclouds::Line;

constexpr int ask = 250, between = 56, act = 250, row = 104, box = 66, margin = 40, gutter = 54, head = 128,
              name_height = 72;
constexpr int notes = 44;  // for what holds for all lines
constexpr int side_width = ask + between + act, width = 2 * side_width + 2 * margin + gutter;

int height_of(const Chart& chart) {
  const std::size_t rows = std::max(chart.sides[0].size(), chart.sides[1].size());
  return head + static_cast<int>(rows) * row - (row - box) + notes + margin;
}

std::vector<std::string> broken(const std::string& text, std::size_t most) {
  std::vector<std::string> lines(1);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    if (!lines.back().empty() && lines.back().size() + 1 + word.size() > most) lines.emplace_back();
    lines.back() += (lines.back().empty() ? "" : " ") + word;
    at = end + 1;
  }
  return lines;
}

std::string text_at(double x, double y, const std::string& text, int size, const char* colour, const char* more = "") {
  return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\" {}>{}</text>\n", num(x), num(y), size,
                     colour, more, escaped(text));
}

struct Pen {
  const stormclouds::Numbers& numbers;
  const ChartInk& ink;
  const std::string tip;  // what the point of an arrow is called

  // Lines of words around a middle.
  std::string words_at(double x, double y, double wide, const std::string& text) const {
    const std::vector<std::string> lines = broken(text, static_cast<std::size_t>(wide / 8.2));
    std::string out;
    for (std::size_t i = 0; i < lines.size(); ++i)
      out += text_at(x, y + 5.5 + (static_cast<double>(i) - (static_cast<double>(lines.size()) - 1) / 2) * 18, lines[i],
                     16, ink.text);
    return out;
  }

  std::string arrow(double x, double y, double to_x, double to_y) const {
    return fmt::format("<path d=\"M{} {}L{} {}\" stroke=\"{}\" stroke-width=\"1.6\" marker-end=\"url(#{})\"/>\n",
                       num(x), num(y), num(to_x), num(to_y), ink.text, tip);
  }

  std::string action_box(double x, double y, double wide, const Line& line) const {
    return fmt::format(
               "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{}\" stroke=\"{}\" "
               "stroke-width=\"1.8\"/>\n",
               num(x), num(y), num(wide), box, ink.box, ink.action) +
           words_at(x + wide / 2, y + box / 2.0, wide - 28, action_words(line));
  }

  // The number by which the story knows a line.
  std::string seal(double x, double y, int number) const {
    return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"13\" fill=\"{}\"/>\n", num(x), num(y), ink.seal) +
           text_at(x, y + 5.5, fmt::format("{}", number), 16, ink.number);
  }

  // One line: what must hold, what is done then, and where to look else.
  std::string line_row(const Line& line, int number, double x, double y, bool last) const {
    const std::string condition = condition_words(numbers, line);
    if (condition.empty()) return action_box(x, y, side_width, line) + seal(x, y, number);
    const double middle = y + box / 2.0, point = 18;
    std::string out =
        fmt::format("<path d=\"M{} {}H{}L{} {}L{} {}H{}L{} {}Z\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.8\"/>\n",
                    num(x + point), num(y), num(x + ask - point), num(x + ask), num(middle), num(x + ask - point),
                    num(y + box), num(x + point), num(x), num(middle), ink.box, ink.question);
    out += words_at(x + ask / 2.0, middle, ask - 2.5 * point, condition);
    out += arrow(x + ask, middle, x + ask + between - 3, middle) +
           text_at(x + ask + between / 2.0 - 3, middle - 7, "yes", 14, ink.faded);
    out += action_box(x + ask + between, y, act, line) + seal(x + 4, y + 2, number);
    if (last) return out;
    return out + arrow(x + ask / 2.0, y + box, x + ask / 2.0, y + row - 3) +
           text_at(x + ask / 2.0 + 16, y + box + 24, "no", 14, ink.faded);
  }

  std::string both_sides(const Chart& chart) const {
    const double rule = margin + side_width + gutter / 2.0;
    std::string out = fmt::format("<path d=\"M{0} 84V{1}\" stroke=\"{2}\" stroke-dasharray=\"2 5\"/>\n", num(rule),
                                  height_of(chart) - margin - notes, ink.faded);
    const std::array<std::string, 2> standing = standing_words(numbers);
    for (std::size_t i = 0; i < standing.size(); ++i)
      out += text_at(width / 2.0, height_of(chart) - margin - 16 + 18.0 * static_cast<double>(i), standing[i], 14,
                     ink.faded, "font-style=\"italic\"");
    for (int side = 0; side < 2; ++side) {
      const double x = margin + side * (side_width + gutter);
      out +=
          text_at(x + side_width / 2.0, 100, side == 0 ? "healthy" : "wounded", 20, ink.faded, "font-style=\"italic\"");
      const auto& lines = chart.sides[side];
      for (std::size_t i = 0; i < lines.size(); ++i)
        out +=
            line_row(lines[i], static_cast<int>(i) + 1, x, head + static_cast<double>(i) * row, i + 1 == lines.size());
    }
    return out;
  }

  std::string opening(int top, int high) const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 {0} {1} {2}\" width=\"{1}\" height=\"{2}\" "
        "text-anchor=\"middle\" "
        "font-family=\"Alegreya,'EB Garamond',Garamond,Georgia,'DejaVu Serif',serif\">\n"
        "<defs><marker id=\"{3}\" markerUnits=\"userSpaceOnUse\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" "
        "markerWidth=\"11\" "
        "markerHeight=\"11\" orient=\"auto\"><path d=\"M0 0L10 5L0 10Z\" fill=\"{4}\"/></marker></defs>\n",
        top, width, high, tip, ink.text);
  }
};

}  // namespace

std::string chart_picture(const Chart& chart, const stormclouds::Numbers& numbers, const ChartInk& ink) {
  const Pen pen{numbers, ink, "tip"};
  const int high = height_of(chart);
  std::string out = pen.opening(0, high);
  out += fmt::format(
      "<rect width=\"{0}\" height=\"{1}\" fill=\"{2}\"/>\n"
      "<rect x=\"12\" y=\"12\" width=\"{3}\" height=\"{4}\" fill=\"none\" stroke=\"{5}\" stroke-width=\"1.5\"/>\n",
      width, high, ink.page, width - 24, high - 24, ink.faded);
  out += text_at(width / 2.0, 58, chart.name, 34, ink.seal, "font-weight=\"bold\"");
  return out + pen.both_sides(chart) + "</svg>\n";
}

std::string chart_drawing(const Chart& chart, const stormclouds::Numbers& numbers, const ChartInk& ink,
                          const std::string& name) {
  const Pen pen{numbers, ink, name};
  return pen.opening(name_height, height_of(chart) - name_height) + pen.both_sides(chart) + "</svg>\n";
}

}  // namespace fyrd::paper
