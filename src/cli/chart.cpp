// fyrd chart: a Villain's flowchart as a picture, or the lines of it that no battle ever came to.
#include <fmt/format.h>

#include <map>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/open.h"
#include "cli/svg.h"
#include "lab/simulate.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::cli {

namespace {

using stormclouds::Chart;
using stormclouds::Line;

// A side of a chart: a column of conditions, and a column of what is done when one holds.
constexpr int ask = 250, between = 56, act = 250, row = 104, box = 66, margin = 40, gutter = 54, head = 128;
constexpr int side_width = ask + between + act;

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
  return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\" {}>{}</text>\n", num(x), num(y), size, colour, more, escaped(text));
}

// Lines of words around a middle.
std::string words_at(double x, double y, double wide, const std::string& text) {
  const std::vector<std::string> lines = broken(text, static_cast<std::size_t>(wide / 8.2));
  std::string out;
  for (std::size_t i = 0; i < lines.size(); ++i)
    out += text_at(x, y + 5.5 + (static_cast<double>(i) - (static_cast<double>(lines.size()) - 1) / 2) * 18, lines[i], 16, ink::text);
  return out;
}

std::string arrow(double x, double y, double to_x, double to_y) {
  return fmt::format("<path d=\"M{} {}L{} {}\" stroke=\"{}\" stroke-width=\"1.6\" marker-end=\"url(#tip)\"/>\n", num(x), num(y), num(to_x), num(to_y), ink::text);
}

std::string action_box(double x, double y, double wide, const Line& line) {
  return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.8\"/>\n", num(x), num(y), num(wide),
                     box, ink::vellum, ink::gold) +
         words_at(x + wide / 2, y + box / 2.0, wide, action_words(line));
}

// The number by which the story knows a line.
std::string seal(double x, double y, int number) {
  return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"13\" fill=\"{}\"/>\n", num(x), num(y), ink::madder) + text_at(x, y + 5.5, fmt::format("{}", number), 16, ink::vellum);
}

// One line: what must hold, what is done then, and where to look else.
std::string line_row(const Line& line, int number, double x, double y, bool last) {
  const std::string condition = condition_words(line);
  if (condition.empty()) return action_box(x, y, side_width, line) + seal(x, y, number);
  const double middle = y + box / 2.0, tip = 18;
  std::string out = fmt::format("<path d=\"M{} {}H{}L{} {}L{} {}H{}L{} {}Z\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.8\"/>\n", num(x + tip), num(y), num(x + ask - tip),
                                num(x + ask), num(middle), num(x + ask - tip), num(y + box), num(x + tip), num(x), num(middle), ink::vellum, ink::woad);
  out += words_at(x + ask / 2.0, middle, ask, condition);
  out += arrow(x + ask, middle, x + ask + between - 3, middle) + text_at(x + ask + between / 2.0 - 3, middle - 7, "yes", 14, ink::faded);
  out += action_box(x + ask + between, y, act, line) + seal(x + 4, y + 2, number);
  if (last) return out;
  return out + arrow(x + ask / 2.0, y + box, x + ask / 2.0, y + row - 3) + text_at(x + ask / 2.0 + 16, y + box + 24, "no", 14, ink::faded);
}

std::string picture(const Chart& chart) {
  const std::size_t rows = std::max(chart.sides[0].size(), chart.sides[1].size());
  const int wide = 2 * side_width + 2 * margin + gutter, high = head + static_cast<int>(rows) * row - (row - box) + margin;
  std::string out = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" text-anchor=\"middle\" "
                                "font-family=\"Alegreya,'EB Garamond',Garamond,Georgia,'DejaVu Serif',serif\">\n"
                                "<defs><marker id=\"tip\" markerUnits=\"userSpaceOnUse\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"11\" "
                                "markerHeight=\"11\" orient=\"auto\"><path d=\"M0 0L10 5L0 10Z\" fill=\"{2}\"/></marker></defs>\n"
                                "<rect width=\"{0}\" height=\"{1}\" fill=\"{3}\"/>\n"
                                "<rect x=\"12\" y=\"12\" width=\"{4}\" height=\"{5}\" fill=\"none\" stroke=\"{6}\" stroke-width=\"1.5\"/>\n",
                                wide, high, ink::text, ink::vellum_edge, wide - 24, high - 24, ink::faded);
  out += text_at(wide / 2.0, 58, chart.name, 34, ink::madder, "font-weight=\"bold\"");
  const double rule = margin + side_width + gutter / 2.0;
  out += fmt::format("<path d=\"M{0} 84V{1}\" stroke=\"{2}\" stroke-dasharray=\"2 5\"/>\n", num(rule), high - margin, ink::faded);
  for (int side = 0; side < 2; ++side) {
    const double x = margin + side * (side_width + gutter);
    out += text_at(x + side_width / 2.0, 100, side == 0 ? "healthy" : "wounded", 20, ink::faded, "font-style=\"italic\"");
    const auto& lines = chart.sides[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < lines.size(); ++i)
      out += line_row(lines[i], static_cast<int>(i) + 1, x, head + static_cast<double>(i) * row, i + 1 == lines.size());
  }
  return out + "</svg>\n";
}

// How often each line was taken, over all scenarios.
int check(const data::Library& library, const Ruleset& rules, const std::string& name, std::uint32_t games, std::uint64_t seed) {
  const auto player = make_player("quick");
  std::map<std::pair<int, int>, std::uint64_t> taken;
  Chart shown;
  const auto scenarios = catalog(rules, library).scenarios;
  for (const ScenarioEntry& scenario : scenarios) {
    const auto opened = open_battle(library, rules, {rules.id(), scenario.id, {}, {}});
    const auto* battle = dynamic_cast<const stormclouds::StormcloudsBattle*>(opened.get());
    if (battle == nullptr) return misuse;
    for (const Chart& chart : battle->charts) {
      if (chart.id != name) continue;
      shown = chart;
      const std::vector<const Player*> players(battle->parties.size(), player.get());
      const auto listen = [&](const Event& e) {
        if (std::string_view(e.kind) != "charted") return;
        const auto& lines = chart.sides[static_cast<std::size_t>(e.other)];
        const auto line = static_cast<std::size_t>(e.number - 1);
        if (line < lines.size() && lines[line].text.c_str() == e.thing) ++taken[{e.other, e.number}];
      };
      for (std::uint32_t i = 0; i < games / scenarios.size(); ++i) simulate(*battle, players, seed + i, listen);
    }
  }
  bool all = true;
  for (int side = 0; side < 2; ++side) {
    const auto& lines = shown.sides[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::uint64_t times = taken[{side, static_cast<int>(i) + 1}];
      all = all && times > 0;
      fmt::print("{:>9}  {} {}: {}{}\n", times, side == 0 ? "healthy" : "wounded", i + 1, lines[i].text, times == 0 ? "   ← never taken" : "");
    }
  }
  return all ? fine : wrong;
}

}  // namespace

int chart(const data::Library& library, const ChartArguments& arguments) {
  const Ruleset* rules = known_rules("stormclouds");
  if (rules == nullptr) return misuse;
  data::Problems problems;
  const stormclouds::Charts charts = stormclouds::read_charts(library, problems);
  if (!problems.empty()) return complain(problems);
  for (const Chart& each : charts) {
    if (each.id != arguments.name) continue;
    if (arguments.check) return check(library, *rules, arguments.name, arguments.games, arguments.seed);
    const std::string error = write_file(arguments.out, picture(each));
    return error.empty() ? fine : complain(error);
  }
  return complain(fmt::format("there is no chart '{}'; there are warrior, hunter and mage", arguments.name));
}

}  // namespace fyrd::cli
