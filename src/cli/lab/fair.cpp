// fyrd lab fair: how even scenarios are, by ends of the table and by bands, and which value of a number makes them so.
#include <fmt/format.h>

#include <cmath>

#include "cli/english.h"
#include "cli/lab/answer.h"
#include "cli/lab/measure.h"

namespace fyrd::cli {

namespace {

class FairAnswer final : public Answer {
 public:
  explicit FairAnswer(const Opened& o) : o_(o), fields_(o.scenarios() * o.variants()) {}

  bool take(std::span<const Outcome> round) override {
    fingerprint_.add(round);
    for (std::size_t s = 0; s < o_.scenarios(); ++s) {
      for (std::size_t v = 0; v < o_.variants(); ++v) {
        double first_end = 0, first_band = 0, drawn = 0, turns = 0;
        const double ends = double(o_.ends);
        for (std::size_t end = 0; end < o_.ends; ++end) {
          const std::size_t i = o_.cell(s, v, end);
          const Measured m = measured(o_.cells[i], round[i]);
          first_band += m.score, first_end += end == 0 ? m.score : 1 - m.score, drawn += m.drawn, turns += m.turns;
        }
        Field& field = fields_[s * o_.variants() + v];
        field.end.add(first_end / ends), field.band.add(first_band / ends);
        field.drawn.add(drawn / ends), field.turns.add(turns / ends);
      }
    }
    return true;
  }

  std::string text() const override {
    const std::uint32_t n = fields_[0].end.count();
    std::string out = played_text(o_);
    out += fmt::format("{}, {}\n\n", plural(n, "seed", "seeds"),
                       plural(std::uint64_t{n} * o_.cells.size(), "battle", "battles"));
    std::size_t width = 10;
    for (std::size_t f = 0; f < fields_.size(); ++f) width = std::max(width, name(f).size());
    out += fmt::format("  {:<{}}  {:<25} {:<25} {:>7} {:>7}\n", "", width, "the first end wins",
                       o_.ends == 2 ? "the first band wins" : "", "drawn", "turns");
    for (std::size_t f = 0; f < fields_.size(); ++f) {
      const Field& field = fields_[f];
      out +=
          fmt::format("  {:<{}}  {:<25} {:<25} {:>5.1f} % {:>7.2f}  {}\n", name(f), width, share(field.end),
                      o_.ends == 2 ? share(field.band) : "", 100 * field.drawn.mean(), field.turns.mean(), verdict(f));
    }
    return out +
           fmt::format("\n{}\nA draw is half. Fingerprint of all outcomes: {}\n", in_short(), fingerprint_.text());
  }

  std::string in_short() const override {
    std::string out;
    for (std::size_t s = 0; s < o_.scenarios(); ++s) {
      std::size_t best = s * o_.variants();
      for (std::size_t f = best; f < (s + 1) * o_.variants(); ++f) {
        if (off(f) < off(best)) best = f;
      }
      out += (s == 0 ? "" : " ") + scenario(s) + ": ";
      if (o_.variants() == 1)
        out += verdict(best) + ".";
      else
        out += fmt::format("the most even is {}, {}: {}.", variant(best), share(fields_[best].end), verdict(best));
    }
    return out;
  }

  Plot plot() const override {
    Plot plot{.unit = "percent of the battles that the first end wins; a draw is half", .line = 50, .dots = {}};
    for (std::size_t f = 0; f < fields_.size(); ++f) {
      const Interval i = fields_[f].end.interval();
      plot.dots.push_back({name(f), 100 * fields_[f].end.mean(), 100 * i.low, 100 * i.high});
    }
    return plot;
  }

  void add_to(Json& out) const override {
    const auto json = [](const Seen& seen) {
      const Interval i = seen.interval();
      return Json{{"share", rounded(seen.mean())}, {"low", rounded(i.low)}, {"high", rounded(i.high)}};
    };
    for (std::size_t f = 0; f < fields_.size(); ++f) {
      Json row{{"scenario", o_.experiment.scenarios[f / o_.variants()]}, {"variant", variant(f)}};
      row["first_end"] = json(fields_[f].end);
      if (o_.ends == 2) row["first_band"] = json(fields_[f].band);
      row["drawn"] = rounded(fields_[f].drawn.mean()), row["turns"] = rounded(fields_[f].turns.mean());
      row["verdict"] = verdict(f);
      out["scenarios"].push_back(row);
    }
    out["seeds"] = fields_[0].end.count();
    out["hash"] = fingerprint_.text();
  }

 private:
  // A scenario as one variant plays it.
  struct Field {
    Seen end{0, 1}, band{0, 1};
    Sum drawn, turns;
  };

  std::string scenario(std::size_t s) const { return o_.cells[o_.cell(s, 0, 0)].battle->scenario; }
  std::string variant(std::size_t f) const {
    return o_.experiment.variants.empty() ? "as-is" : o_.experiment.variants[f % o_.variants()].name;
  }
  std::string name(std::size_t f) const {
    return scenario(f / o_.variants()) + (o_.experiment.variants.empty() ? "" : ", " + variant(f));
  }
  double off(std::size_t f) const { return std::abs(fields_[f].end.mean() - 0.5); }

  static std::string share(const Seen& seen) {
    const Interval i = seen.interval();
    return fmt::format("{:.1f} % ({:.1f} … {:.1f})", 100 * seen.mean(), 100 * i.low, 100 * i.high);
  }
  // Whether it is as even as is asked for, as far as one can be sure.
  std::string verdict(std::size_t f) const {
    const double far = o_.experiment.more / 100;
    const Interval i = fields_[f].end.interval();
    if (i.low >= 0.5 - far && i.high <= 0.5 + far) return "even";
    if (i.low > 0.5 + far) return "favours the first end";
    if (i.high < 0.5 - far) return "favours the second end";
    return "not decided";
  }

  const Opened& o_;
  std::vector<Field> fields_;  // by scenario, then by variant
  Fingerprint fingerprint_;
};

}  // namespace

std::unique_ptr<Answer> ask_fair(const Opened& o) { return std::make_unique<FairAnswer>(o); }

}  // namespace fyrd::cli
