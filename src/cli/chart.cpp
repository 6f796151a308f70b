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

constexpr int width = 460, row = 92, margin = 30, head = 90;

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

std::string text_at(double x, double y, const std::string& text, int size, const char* colour, const char* anchor = "middle") {
  return fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\" text-anchor=\"{}\">{}</text>\n", num(x), num(y), size, colour, anchor, escaped(text));
}

// One line: what must hold, and what is done then; below it an arrow to the next.
std::string line_box(const Line& line, int number, double x, double y, bool last) {
  std::string when;
  for (const auto w : line.when) when += (when.empty() ? "" : " and ") + std::string(name_of(w));
  std::string out = fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{}\" stroke=\"{}\"/>\n", num(x), num(y), width, row - 26,
                                ink::vellum, ink::text);
  out += text_at(x + 14, y + 22, fmt::format("{}", number), 17, ink::madder, "start");
  out += text_at(x + 34, y + 22, fmt::format("{} → {}", when, name_of(line.then)), 14, ink::woad, "start");
  double at = y + 42;
  for (const std::string& part : broken(line.text, 62)) out += text_at(x + 34, at, part, 13, ink::text, "start"), at += 16;
  if (last) return out;
  const double middle = x + width / 2.0, from = y + row - 26;
  out += fmt::format("<path d=\"M{0} {1}V{2}M{3} {4}L{0} {2}L{5} {4}\" fill=\"none\" stroke=\"{6}\"/>\n", num(middle), num(from), num(from + 24), num(middle - 5),
                     num(from + 18), num(middle + 5), ink::text);
  return out + text_at(middle + 12, from + 17, "else", 12, ink::faded, "start");
}

std::string picture(const Chart& chart) {
  const std::size_t rows = std::max(chart.sides[0].size(), chart.sides[1].size());
  const int wide = 2 * width + 3 * margin, high = head + static_cast<int>(rows) * row + margin;
  std::string out = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" font-family=\"serif\">\n"
                                "<rect width=\"{0}\" height=\"{1}\" fill=\"{2}\"/>\n", wide, high, ink::vellum_edge);
  out += text_at(wide / 2.0, 36, chart.name, 26, ink::text);
  for (int side = 0; side < 2; ++side) {
    const double x = margin + side * (width + margin);
    out += text_at(x + width / 2.0, 70, side == 0 ? "healthy" : "wounded", 17, ink::faded);
    const auto& lines = chart.sides[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < lines.size(); ++i)
      out += line_box(lines[i], static_cast<int>(i) + 1, x, head + static_cast<double>(i) * row, i + 1 == lines.size());
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
