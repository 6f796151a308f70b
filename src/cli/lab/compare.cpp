// fyrd lab compare: whether the second of two variants does better than the first, on the same dice.
#include <fmt/format.h>

#include <cmath>

#include "cli/english.h"
#include "cli/lab/answer.h"
#include "cli/lab/measure.h"
#include "lab/decide.h"
#include "lab/number.h"

namespace fyrd::cli {

namespace {

class CompareAnswer final : public Answer {
 public:
  explicit CompareAnswer(const Opened& o)
      : o_(o), bounds_{o.experiment.less / 100, o.experiment.more / 100}, decider_(bounds_) {}

  bool take(std::span<const Outcome> round) override {
    fingerprint_.add(round);
    const Measured a = measured(o_, 0, round), b = measured(o_, 1, round);
    for (std::size_t m = 0; m < yardsticks.size(); ++m) {
      const double first = a.*yardsticks[m].value, second = b.*yardsticks[m].value;
      sums_[m][0].add(first), sums_[m][1].add(second), sums_[m][2].add(second - first);
    }
    bool same = true;
    for (std::size_t s = 0; s < o_.scenarios(); ++s)
      for (std::size_t end = 0; end < o_.ends; ++end)
        same = same && went_the_same(round[o_.cell(s, 0, end)], round[o_.cell(s, 1, end)]);
    same_ += same;
    seen_.add(b.score - a.score);
    return o_.experiment.fixed || decider_.add(b.score - a.score) == Decision::open;
  }

  std::string text() const override {
    const std::uint32_t n = seen_.count();
    std::string out = played_text(o_);
    out += fmt::format("{}{}, {}\n\n", plural(n, "seed", "seeds"),
                       o_.experiment.apart ? ", each variant with dice of its own" : ", the same dice for both",
                       plural(std::uint64_t{n} * o_.cells.size(), "battle", "battles"));
    out += in_short() + "\n\n";
    out += fmt::format("  {:<28} {:>9} {:>9}  {:>8}\n", "", "A", "B", "B − A");
    for (std::size_t m = 0; m < yardsticks.size(); ++m) {
      const auto& [a, b, d] = sums_[m];
      const double scale = yardsticks[m].scale;
      const int digits = scale > 1 ? 1 : 2;
      out += fmt::format("  {:<28} {:>7.{}f}{:<2} {:>7.{}f}{:<2} {:>+8.{}f}  ± {:.{}f}\n", yardsticks[m].name,
                         a.mean() * scale, digits, yardsticks[m].unit, b.mean() * scale, digits, yardsticks[m].unit,
                         d.mean() * scale, digits, d.margin() * scale, digits);
    }
    if (!o_.experiment.apart && saved() > 1)
      out += fmt::format("\nThe same dice agree by {:.2f}: without them {:.1f} times the battles would be needed.\n",
                         correlation(), saved());
    if (same_ > 0 && same_ < n) out += fmt::format("In {} of {} seeds nothing went otherwise.\n", same_, n);
    return out + fmt::format("Fingerprint of all outcomes: {}\n", fingerprint_.text());
  }

  std::string in_short() const override {
    if (never_mattered())
      return fmt::format("No verdict: in {} no battle went otherwise, so what differs never came into play.",
                         plural(seen_.count(), "seed", "seeds"));
    const Estimate e = difference();
    const std::string sure = fmt::format("({:+.1f}, 95 % sure: {:+.1f} … {:+.1f})", 100 * e.mean, 100 * e.interval.low,
                                         100 * e.interval.high);
    const double more = o_.experiment.more, less = o_.experiment.less;
    const std::string band = o_.battle().parties[0].name;
    const std::string_view decision = word();
    if (!stops()) {
      if (decision == "open") return fmt::format("{}: no difference between B and A is to be seen {}.", band, sure);
      return fmt::format("{} does {} with B than with A, in percent of a battle {}.", band,
                         decision == "more" ? "better" : "worse", sure);
    }
    if (decision == "open")
      return fmt::format("{}: not decided whether B and A are {:g} % of a battle or more apart, or at most {:g} {}.",
                         band, more, less, sure);
    if (decision == "alike")
      return fmt::format(
          "{} wins as often with B as with A: they are not {:g} % of a battle apart {}. Were they, this would "
          "be said once in twenty times.",
          band, more, sure);
    return fmt::format(
        "{} does {} with B than with A {}. It is {:g} % of a battle or more rather than at most {:g}: were it that, "
        "this "
        "would be said once in twenty times.",
        band, decision == "more" ? "better" : "worse", sure, more, less);
  }

  Plot plot() const override {
    const Estimate e = difference();
    Plot plot{.unit = "B − A, percent of a battle", .line = 0, .dots = {}};
    plot.dots.push_back({"the difference", 100 * e.mean, 100 * e.interval.low, 100 * e.interval.high});
    plot.dots.push_back(
        {"as it was seen", 100 * seen_.mean(), 100 * seen_.interval().low, 100 * seen_.interval().high});
    return plot;
  }

  void add_to(Json& out) const override {
    const Estimate e = difference();
    out["answer"] = in_short();
    out["decision"] = word();
    out["seeds"] = seen_.count(), out["battles"] = std::uint64_t{seen_.count()} * o_.cells.size();
    out["difference"] = {{"estimate", rounded(e.mean)},
                         {"low", rounded(e.interval.low)},
                         {"high", rounded(e.interval.high)},
                         {"seen", rounded(seen_.mean())}};
    for (std::size_t m = 0; m < yardsticks.size(); ++m) {
      const auto& [a, b, d] = sums_[m];
      out["measures"][yardsticks[m].key] = {{"a", rounded(a.mean())},
                                            {"b", rounded(b.mean())},
                                            {"difference", rounded(d.mean())},
                                            {"margin", rounded(d.margin())}};
    }
    out["correlation"] = rounded(correlation());
    out["same"] = same_;
    out["hash"] = fingerprint_.text();
  }

 private:
  bool never_mattered() const { return same_ == seen_.count(); }
  bool stops() const { return !o_.experiment.fixed; }

  Estimate difference() const {
    if (!stops()) return {seen_.mean(), seen_.interval()};
    const std::uint32_t most = decider_.decision() == Decision::open ? seen_.count() : o_.experiment.rounds;
    return estimate(seen_, decider_.decision(), bounds_, most);
  }

  const char* word() const {
    if (never_mattered()) return "no verdict";
    if (!stops()) {
      const Interval i = seen_.interval();
      return i.low > 0 ? "more" : i.high < 0 ? "less" : "open";
    }
    constexpr const char* words[] = {"open", "more", "less", "alike"};
    return words[static_cast<int>(decider_.decision())];
  }

  double correlation() const {
    const double a = sums_[0][0].variance(), b = sums_[0][1].variance(), d = sums_[0][2].variance();
    return a * b <= 0 ? 0 : (a + b - d) / (2 * std::sqrt(a * b));
  }
  double saved() const {
    const double d = sums_[0][2].variance();
    return d <= 0 ? 0 : (sums_[0][0].variance() + sums_[0][1].variance()) / d;
  }

  const Opened& o_;
  Bounds bounds_;
  Decider decider_;
  Seen seen_{-1, 1};
  std::vector<std::array<Sum, 3>> sums_{yardsticks.size()};  // A, B, B − A
  std::uint32_t same_ = 0;
  Fingerprint fingerprint_;
};

}  // namespace

std::unique_ptr<Answer> ask_compare(const Opened& o) { return std::make_unique<CompareAnswer>(o); }

}  // namespace fyrd::cli
