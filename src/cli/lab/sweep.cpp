// fyrd lab sweep: one or two numbers over their ranges, all values on the same dice.
#include <fmt/format.h>

#include "cli/lab/answer.h"
#include "cli/lab/measure.h"

namespace fyrd::cli {

namespace {

class SweepAnswer final : public Answer {
 public:
  explicit SweepAnswer(const Opened& o)
      : o_(o), scores_(o.variants(), Seen(0, 1)), turns_(o.variants()), drawn_(o.variants()),
        differences_(o.variants(), Seen(-1, 1)) {}

  bool take(std::span<const Outcome> round) override {
    fingerprint_.add(round);
    double first = 0;
    for (std::size_t v = 0; v < o_.variants(); ++v) {
      const Measured m = measured(o_, v, round);
      if (v == 0) first = m.score;
      scores_[v].add(m.score), turns_[v].add(m.turns), drawn_[v].add(m.drawn), differences_[v].add(m.score - first);
    }
    return true;
  }

  std::string text() const override {
    std::string out = played_text(o_);
    out += fmt::format("{} seeds, the same dice for every value, {} battles\n\n", scores_[0].count(),
                       scores_[0].count() * o_.cells.size());
    std::size_t width = 8;
    for (const Variant& v : o_.experiment.variants) width = std::max(width, v.name.size());
    out += fmt::format("  {:<{}} {:>7}  {:<17} {:<21} {:>7} {:>7}\n", "", width, "won", "(95 % sure)",
                       "more than the first", "drawn", "turns");
    for (std::size_t v = 0; v < o_.variants(); ++v) {
      const Interval i = scores_[v].interval(), d = differences_[v].interval();
      const std::string more =
          v == 0 ? ""
                 : fmt::format("{:+.1f} ({:+.1f} … {:+.1f})", 100 * differences_[v].mean(), 100 * d.low, 100 * d.high);
      out += fmt::format("  {:<{}} {:>5.1f} %  ({:>4.1f} … {:>4.1f} %) {:<21} {:>5.1f} % {:>7.2f}  {}\n",
                         o_.experiment.variants[v].name, width, 100 * scores_[v].mean(), 100 * i.low, 100 * i.high,
                         more, 100 * drawn_[v].mean(), turns_[v].mean(), bar(scores_[v].mean()));
    }
    return out + fmt::format("\nWon is what {} wins, a draw being half. Fingerprint of all outcomes: {}\n",
                             o_.battle().parties[0].name, fingerprint_.text());
  }

  std::string in_short() const override {
    std::size_t best = 0, worst = 0;
    for (std::size_t v = 1; v < o_.variants(); ++v) {
      if (scores_[v].mean() > scores_[best].mean()) best = v;
      if (scores_[v].mean() < scores_[worst].mean()) worst = v;
    }
    return fmt::format("{} wins {:.1f} % with {} and {:.1f} % with {}.", o_.battle().parties[0].name,
                       100 * scores_[best].mean(), o_.experiment.variants[best].name, 100 * scores_[worst].mean(),
                       o_.experiment.variants[worst].name);
  }

  Plot plot() const override {
    Plot plot{.unit = "percent of the battles, won; a draw is half", .line = 50, .dots = {}};
    for (std::size_t v = 0; v < o_.variants(); ++v) {
      const Interval i = scores_[v].interval();
      plot.dots.push_back({o_.experiment.variants[v].name, 100 * scores_[v].mean(), 100 * i.low, 100 * i.high});
    }
    return plot;
  }

  void add_to(Json& out) const override {
    for (std::size_t v = 0; v < o_.variants(); ++v) {
      const Interval i = scores_[v].interval(), d = differences_[v].interval();
      out["values"].push_back({{"name", o_.experiment.variants[v].name},
                               {"score", rounded(scores_[v].mean())},
                               {"low", rounded(i.low)},
                               {"high", rounded(i.high)},
                               {"more", rounded(differences_[v].mean())},
                               {"more_low", rounded(d.low)},
                               {"more_high", rounded(d.high)},
                               {"drawn", rounded(drawn_[v].mean())},
                               {"turns", rounded(turns_[v].mean())}});
    }
    out["seeds"] = scores_[0].count();
    out["hash"] = fingerprint_.text();
  }

 private:
  static std::string bar(double share) {
    std::string out;
    for (int i = 0; i < static_cast<int>(share * 40 + 0.5); ++i) out += "▪";
    return out;
  }

  const Opened& o_;
  std::vector<Seen> scores_;
  std::vector<Sum> turns_, drawn_;
  std::vector<Seen> differences_;  // from the first value
  Fingerprint fingerprint_;
};

}  // namespace

std::unique_ptr<Answer> ask_sweep(const Opened& o) { return std::make_unique<SweepAnswer>(o); }

}  // namespace fyrd::cli
