// Writing the page.
#include "cli/lab/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/lab/replay.h"
#include "paper/svg.h"

namespace fyrd::cli {

namespace {

// As an address holds it.
std::string percent_encoded(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-_.~,:[]{}").find(c) != std::string_view::npos;
    if (plain)
      out += c;
    else
      fmt::format_to(std::back_inserter(out), "%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

constexpr const char* page_style = R"(
body { font: 17px/1.5 Georgia, serif; color: #2b2118; background: #fbf6ea }
body { max-width: 48em; margin: 2em auto; padding: 0 1em }
h1, h2 { font-weight: normal; color: #5a2a1a }
.answer { font-size: 1.2em; border-left: 4px solid #5a2a1a; padding-left: 1em }
pre { font: 13px/1.4 monospace; background: #f2e9d5; padding: 1em; overflow-x: auto } svg { width: 100%; height: auto }
table { border-collapse: collapse } td, th { padding: .2em 1em .2em 0; text-align: left }
ins { background: #dce8c8; text-decoration: none } del { background: #f0d0c0; text-decoration: none }
)";

// Each value a dot on a line as wide as it is sure.
std::string drawing(const Plot& plot) {
  constexpr int row = 28, left = 300, right = 780;
  double low = plot.line, high = plot.line;
  for (const Plot::Dot& d : plot.dots) low = std::min({low, d.low, d.value}), high = std::max({high, d.high, d.value});
  if (high <= low) high = low + 1;
  const double margin = (high - low) * 0.05;
  low -= margin, high += margin;
  const auto x = [&](double v) { return left + (v - low) / (high - low) * (right - left); };
  const int bottom = 20 + row * static_cast<int>(plot.dots.size());
  std::string out =
      fmt::format("<svg viewBox=\"0 0 800 {}\" font-family=\"Georgia, serif\" font-size=\"14\">\n", bottom + 40);
  const double step = std::pow(10, std::floor(std::log10((high - low) / 2)));
  for (double at = std::ceil(low / step) * step; at <= high; at += step * ((high - low) / step > 8 ? 2 : 1))
    out += fmt::format(
        "<line x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"10\" y2=\"{1}\" stroke=\"#ddd0b4\"/><text x=\"{0:.1f}\" "
        "y=\"{2}\" text-anchor=\"middle\" fill=\"#776\">{3:g}</text>\n",
        x(at), bottom, bottom + 16, std::abs(at) < step / 100 ? 0.0 : at);
  out += fmt::format(
      "<line x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"10\" y2=\"{1}\" stroke=\"#5a2a1a\" stroke-dasharray=\"4 3\"/>\n",
      x(plot.line), bottom);
  int y = 10 + row / 2;
  for (const Plot::Dot& d : plot.dots) {
    out += fmt::format(
        "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text><line x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{}\" "
        "y2=\"{}\" stroke=\"#3c5a78\" stroke-width=\"5\" stroke-opacity=\".4\"/><circle cx=\"{:.1f}\" "
        "cy=\"{}\" r=\"5\" fill=\"#3c5a78\"><title>{:.2f} ({:.2f} … {:.2f})</title></circle>",
        left - 12, y + 5, paper::escaped(d.name), x(d.low), x(d.high), y, y, x(d.value), y, d.value, d.low, d.high);
    if (d.mark)
      out += fmt::format("<path d=\"M {0:.1f} {1} l 6 6 l -6 6 l -6 -6 z\" fill=\"#a03c28\"/>", x(*d.mark), y - 6);
    out += "\n";
    y += row;
  }
  return out + fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#776\">{}</text>\n</svg>\n",
                           (left + right) / 2, bottom + 34, paper::escaped(plot.unit));
}

// What every variant changes in the files, as lines taken out and lines put in.
std::string differences(const Opened& o) {
  std::string out;
  for (std::size_t v = 0; v < o.variants(); ++v) {
    const data::Library& base = o.libraries[0];
    const bool first = v == 0;
    const data::Library printed = data::Library::embedded();
    const data::Library& before = first ? printed : base;
    std::string of_this;
    for (const std::string& path : o.libraries[v].list(std::string(o.rules->folder()) + "/")) {
      const std::string* old = before.find(path);
      const std::string& now = *o.libraries[v].find(path);
      if (old && *old == now) continue;
      of_this += paper::escaped(path) + "\n";
      std::vector<std::string> was, is;
      const auto lines = [](const std::string& text, std::vector<std::string>& into) {
        for (std::size_t at = 0; at < text.size();) {
          const std::size_t end = std::min(text.find('\n', at), text.size());
          into.push_back(text.substr(at, end - at));
          at = end + 1;
        }
      };
      if (old) lines(*old, was);
      lines(now, is);
      std::size_t head = 0, tail = 0;
      while (head < was.size() && head < is.size() && was[head] == is[head]) ++head;
      while (tail + head < was.size() && tail + head < is.size() &&
             was[was.size() - 1 - tail] == is[is.size() - 1 - tail])
        ++tail;
      for (std::size_t i = head; i < was.size() - tail; ++i) of_this += "<del>- " + paper::escaped(was[i]) + "</del>\n";
      for (std::size_t i = head; i < is.size() - tail; ++i) of_this += "<ins>+ " + paper::escaped(is[i]) + "</ins>\n";
    }
    const std::string name = o.experiment.variants.empty() ? "as-is" : o.experiment.variants[v].name;
    if (!of_this.empty())
      out += fmt::format("<h3>{}, beside {}</h3>\n<pre>{}</pre>\n", paper::escaped(name),
                         first ? "what is printed" : "the first variant", of_this);
  }
  return out.empty() ? "<p>No file is other than printed.</p>\n" : out;
}

// The battle whose length is nearest to that of a share of all.
std::uint64_t typical(std::span<const Outcome> all, double share) {
  std::vector<std::uint64_t> order(all.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, {}, [&](std::uint64_t i) { return all[i].turns; });
  return order[static_cast<std::size_t>(double(order.size() - 1) * share)];
}

// The battle that the fewest expected: of the variant, scenario and end that nearly always end the other way, the one
// that left the most standing of who won.
std::uint64_t surprising(const Opened& o, std::span<const Outcome> all) {
  std::vector<double> score(o.cells.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Cell& cell = o.cells[i % o.cells.size()];
    score[i % o.cells.size()] +=
        score_of(*cell.battle, all[i], cell.mine) / double(all.size()) * double(o.cells.size());
  }
  std::uint64_t best = 0;
  double most = -1;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Cell& cell = o.cells[i % o.cells.size()];
    const double off = std::abs(score_of(*cell.battle, all[i], cell.mine) - score[i % o.cells.size()]);
    const double left = all[i].winner.none() ? 0 : all[i].standing[all[i].winner.index];
    if (off + left / 1000 > most) most = off + left / 1000, best = i;
  }
  return best;
}

std::string battles(const Opened& o, std::span<const Outcome> all) {
  if (all.empty()) return "";
  std::string out = "<table>\n<tr><th></th><th>battle</th><th>turns</th><th>won by</th><th>record</th></tr>\n";
  const std::pair<const char*, std::uint64_t> chosen[] = {{"a short one", typical(all, 0.1)},
                                                          {"a usual one", typical(all, 0.5)},
                                                          {"a long one", typical(all, 0.9)},
                                                          {"the most surprising", surprising(o, all)}};
  for (const auto& [what, battle] : chosen) {
    const Outcome& outcome = all[battle];
    const Cell& cell = o.cells[battle % o.cells.size()];
    std::string why;
    const auto record = record_of(o, battle, outcome.hash, why);
    const std::string link =
        record ? fmt::format("<a download=\"battle-{}.json\" href=\"data:application/json,{}\">save</a>", battle,
                             percent_encoded(*record))
               : paper::escaped(why);
    out += fmt::format(
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n", what, battle, outcome.turns,
        outcome.winner.none() ? "nobody" : paper::escaped(cell.battle->parties[outcome.winner.index].name), link);
  }
  return out + "</table>\n<p>A record that is dropped on the page of <code>fyrd play</code> opens there.</p>\n";
}

}  // namespace

std::string report(const Opened& o, const Answer& answer, std::span<const Outcome> rounds) {
  Json result;
  answer.add_to(result);
  const std::string experiment = experiment_json(o.experiment).dump(2, ' ', false, Json::error_handler_t::replace);
  result["experiment"] = experiment_json(o.experiment);
  const std::string title = fmt::format("{}: {}", o.rules->title(), o.experiment.asks);
  std::string data = protocol::dump(result);
  for (std::size_t at = 0; (at = data.find("</", at)) != std::string::npos; ++at) data.replace(at, 2, "<\\/");
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<meta "
      "charset=\"utf-8\">\n<title>{}</title>\n<style>{}</style>\n<h1>{}</h1>\n"
      "<p class=\"answer\">{}</p>\n{}<h2>In numbers</h2>\n<pre>{}</pre>\n<h2>What differs</h2>\n{}<h2>Battles to look "
      "at</h2>\n{}<h2>To play it all again</h2>\n<p>Save this as <code>again.json</code>; <code>fyrd lab {} "
      "again.json</code> comes to the same.</p>\n<pre>{}</pre>\n<script type=\"application/json\" "
      "id=\"result\">{}</script>\n</html>\n",
      paper::escaped(title), page_style, paper::escaped(title), paper::escaped(answer.in_short()),
      drawing(answer.plot()), paper::escaped(answer.text()), differences(o), battles(o, rounds), o.experiment.asks,
      paper::escaped(experiment), data);
}

}  // namespace fyrd::cli
