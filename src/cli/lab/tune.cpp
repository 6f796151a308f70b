// fyrd lab tune: which value of a number brings a game nearest to what its author wants.
#include <fmt/format.h>

#include <cmath>

#include "cli/english.h"
#include "cli/lab/answer.h"
#include "cli/lab/measure.h"
#include "lab/normal.h"

namespace fyrd::cli {

namespace {

constexpr std::uint32_t first_look = 100;  // rounds; then at twice as many each time
constexpr int most_looks = 16;

// A race: all values on the same dice, until one is surely nearer than every other.
class TuneAnswer final : public Answer {
 public:
  explicit TuneAnswer(const Opened& o)
      : o_(o), measure_(*find_yardstick(o.experiment.of)), sums_(o.variants()), products_(o.variants() * o.variants()) {
  }

  bool take(std::span<const Outcome> round) override {
    fingerprint_.add(round);
    ++rounds_;
    const std::size_t n = o_.variants();
    std::vector<double> before(n), value(n);
    for (std::size_t v = 0; v < n; ++v) {
      value[v] = measured(o_, v, round).*measure_.value * measure_.scale;
      before[v] = value[v] - sums_[v].mean();
      sums_[v].add(value[v]);
    }
    for (std::size_t a = 0; a < n; ++a)
      for (std::size_t b = 0; b < n; ++b) products_[a * n + b] += before[a] * (value[b] - sums_[b].mean());
    if (rounds_ < first_look || (rounds_ / first_look & (rounds_ / first_look - 1)) != 0 || rounds_ % first_look != 0)
      return true;
    won_ = is_surely_best();
    return !won_;
  }

  std::string text() const override {
    std::string out = played_text(o_);
    out += fmt::format("{}, {}\n\n{}\n\n", plural(rounds_, "seed", "seeds"),
                       plural(std::uint64_t{rounds_} * o_.cells.size(), "battle", "battles"), in_short());
    std::size_t width = 10;
    for (const Variant& v : o_.experiment.variants) width = std::max(width, v.name.size());
    for (std::size_t v = 0; v < o_.variants(); ++v)
      out += fmt::format("  {:<{}} {:>8.2f} ± {:.2f}{}\n", o_.experiment.variants[v].name, width, sums_[v].mean(),
                         sums_[v].margin(), v == best() ? "  ← nearest" : "");
    return out + fmt::format("Fingerprint of all outcomes: {}\n", fingerprint_.text());
  }

  std::string in_short() const override {
    const Sum& sum = sums_[best()];
    return fmt::format("{}: nearest to {:g} is {}, {:.2f} ± {:.2f}{}.", sentence(measure_.name), o_.experiment.target,
                       o_.experiment.variants[best()].name, sum.mean(), sum.margin(),
                       won_ ? "; that another is nearer would be seen so once in twenty times" : ", but not surely so");
  }

  Plot plot() const override {
    Plot plot{.unit = measure_.name, .line = o_.experiment.target, .dots = {}};
    for (std::size_t v = 0; v < o_.variants(); ++v) {
      const double mean = sums_[v].mean(), margin = sums_[v].margin();
      plot.dots.push_back({o_.experiment.variants[v].name, mean, mean - margin, mean + margin});
    }
    return plot;
  }

  void add_to(Json& out) const override {
    for (std::size_t v = 0; v < o_.variants(); ++v)
      out["values"].push_back({{"name", o_.experiment.variants[v].name},
                               {"mean", rounded(sums_[v].mean())},
                               {"margin", rounded(sums_[v].margin())}});
    out["of"] = measure_.key, out["target"] = o_.experiment.target;
    out["nearest"] = o_.experiment.variants[best()].name, out["decided"] = won_;
    out["seeds"] = rounds_;
    out["hash"] = fingerprint_.text();
  }

 private:
  double off(std::size_t v) const { return sums_[v].mean() - o_.experiment.target; }
  std::size_t best() const {
    std::size_t best = 0;
    for (std::size_t v = 1; v < o_.variants(); ++v) {
      if (std::abs(off(v)) < std::abs(off(best))) best = v;
    }
    return best;
  }
  double covariance(std::size_t a, std::size_t b) const {
    return products_[a * o_.variants() + b] / (rounds_ - 1) / rounds_;
  }
  // Beside every other, with one error in twenty for all of them and all looks together.
  bool is_surely_best() const {
    const std::size_t b = best();
    const double errors = normal_errors(0.05 / double(o_.variants() - 1) / most_looks);
    const double side = off(b) < 0 ? -1 : 1;
    for (std::size_t v = 0; v < o_.variants(); ++v) {
      if (v == b) continue;
      const double its = off(v) < 0 ? -1 : 1;
      const double nearer = its * off(v) - side * off(b);
      const double variance = covariance(v, v) + covariance(b, b) - 2 * its * side * covariance(v, b);
      if (nearer <= errors * std::sqrt(std::max(0.0, variance)) || nearer == 0) return false;
    }
    return true;
  }

  const Opened& o_;
  const Yardstick& measure_;
  std::uint32_t rounds_ = 0;
  std::vector<Sum> sums_;
  std::vector<double> products_;
  bool won_ = false;
  Fingerprint fingerprint_;
};

}  // namespace

std::unique_ptr<Answer> ask_tune(const Opened& o) { return std::make_unique<TuneAnswer>(o); }

}  // namespace fyrd::cli
