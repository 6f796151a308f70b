// fyrd lab price: what the parts of a band are worth in points, each traded against all others.
#include <fmt/format.h>

#include <cmath>
#include <optional>

#include "cli/english.h"
#include "cli/lab/answer.h"
#include "cli/lab/measure.h"
#include "lab/normal.h"

namespace fyrd::cli {

namespace {

const double once_in_twenty = normal_errors(0.05);

// The first variant is the band as it is; every other goes without something.
class PriceAnswer final : public Answer {
 public:
  explicit PriceAnswer(const Opened& o)
      : o_(o), parts_(o.variants() - 1), mean_(parts_), points_(parts_), squares_(parts_ * parts_), mattered_(parts_) {
    data::Problems ignored;
    const auto cost = [&](std::size_t variant) {
      return o.rules->check(o.libraries[variant], o.cells[o.cell(0, variant, 0)].plan.sides[0], ignored).total;
    };
    for (std::size_t p = 0; p < parts_; ++p) points_[p] = cost(0) - cost(p + 1);
  }

  bool take(std::span<const Outcome> round) override {
    fingerprint_.add(round);
    ++rounds_;
    const double whole = measured(o_, 0, round).score;
    for (std::size_t i = 0; i < o_.cells.size(); ++i) {
      const Cell& cell = o_.cells[i];
      if (cell.variant > 0 && !went_the_same(round[i], round[o_.cell(cell.scenario, 0, cell.end)]))
        mattered_[cell.variant - 1] = true;
    }
    std::vector<double> before(parts_), gain(parts_);
    for (std::size_t p = 0; p < parts_; ++p) {
      gain[p] = whole - measured(o_, p + 1, round).score;
      before[p] = gain[p] - mean_[p];
      mean_[p] += before[p] / rounds_;
    }
    for (std::size_t a = 0; a < parts_; ++a)
      for (std::size_t b = 0; b < parts_; ++b) squares_[a * parts_ + b] += before[a] * (gain[b] - mean_[b]);
    return true;
  }

  std::string text() const override {
    std::string out = played_text(o_);
    out += fmt::format("{}, {}\n\n", plural(rounds_, "seed", "seeds"),
                       plural(std::uint64_t{rounds_} * o_.cells.size(), "battle", "battles"));
    std::size_t width = 10;
    for (std::size_t p = 0; p < parts_; ++p) width = std::max(width, name(p).size());
    out += fmt::format("  {:<{}} {:>16} {:>8}  {}\n", "", width, "of a battle", "printed", "worth in points");
    for (std::size_t p = 0; p < parts_; ++p) {
      const auto worth = worth_of(p, once_in_twenty);
      const std::string told = worth ? fmt::format("{:5.1f}  ({:.1f} … {:.1f})", worth->mean, worth->low, worth->high)
                                     : "not to be told yet";
      out += fmt::format("  {:<{}} {:>+7.1f} % ± {:<4.1f} {:>8}  {}\n", name(p), width, 100 * mean_[p],
                         100 * error(p, p) * once_in_twenty, points_[p],
                         *verdict(p) ? fmt::format("{:<24} {}", told, verdict(p)) : told);
    }
    return out + fmt::format(
                     "\nIn brackets: 95 % sure, each for itself. Far off is said where one of all would be by chance "
                     "once in twenty times.\nFingerprint of all outcomes: {}\n",
                     fingerprint_.text());
  }

  std::string in_short() const override {
    std::string out;
    for (std::size_t p = 0; p < parts_; ++p) {
      const auto worth = worth_of(p, once_in_twenty);
      if (*verdict(p) == 0 || !worth || !mattered_[p]) continue;
      out += fmt::format("{}{} is {}: {} points, worth {:.1f} ({:.1f} … {:.1f})", out.empty() ? "" : "; ", name(p),
                         verdict(p), points_[p], worth->mean, worth->low, worth->high);
    }
    return (out.empty() ? "No price is far off, as far as can be told" : out) + ".";
  }

  Plot plot() const override {
    Plot plot{.unit = "points; the diamond is what is printed", .line = 0, .dots = {}};
    for (std::size_t p = 0; p < parts_; ++p) {
      if (const auto worth = worth_of(p, once_in_twenty))
        plot.dots.push_back({name(p), worth->mean, worth->low, worth->high, double(points_[p])});
    }
    return plot;
  }

  void add_to(Json& out) const override {
    for (std::size_t p = 0; p < parts_; ++p) {
      Json row{
          {"name", name(p)}, {"gain", rounded(mean_[p])}, {"error", rounded(error(p, p))}, {"printed", points_[p]}};
      if (const auto worth = worth_of(p, once_in_twenty))
        row["worth"] = {{"points", rounded(worth->mean)}, {"low", rounded(worth->low)}, {"high", rounded(worth->high)}};
      row["verdict"] = verdict(p);
      out["parts"].push_back(row);
    }
    out["seeds"] = rounds_;
    out["hash"] = fingerprint_.text();
  }

 private:
  struct Worth {
    double mean, low, high;
  };

  std::string name(std::size_t p) const {
    const std::string& whole = o_.experiment.variants[p + 1].name;
    return whole.starts_with("without ") ? whole.substr(8) : whole;
  }
  double covariance(std::size_t a, std::size_t b) const {
    return rounds_ < 2 ? 0 : squares_[a * parts_ + b] / (rounds_ - 1) / rounds_;
  }
  double error(std::size_t a, std::size_t b) const { return std::sqrt(covariance(a, b)); }

  // What a point brings is what all others bring for what they cost; the worth of this is what it brings in such
  // points, with the interval of a ratio (Fieller). Nothing while a point may still bring nothing.
  std::optional<Worth> worth_of(std::size_t part, double errors) const {
    double all = 0, point = 0, own = covariance(part, part), both = 0, points = 0;
    for (std::size_t a = 0; a < parts_; ++a) all += a == part ? 0 : double(points_[a]) * points_[a];
    if (all == 0) return {};
    const auto weight = [&](std::size_t a) { return a == part ? 0 : points_[a] / all; };
    for (std::size_t a = 0; a < parts_; ++a) {
      point += weight(a) * mean_[a], both += weight(a) * covariance(a, part);
      for (std::size_t b = 0; b < parts_; ++b) points += weight(a) * weight(b) * covariance(a, b);
    }
    const double k = errors * errors, m = mean_[part];
    const double a = point * point - k * points, b = m * point - k * both, c = m * m - k * own;
    if (a <= 0 || point <= 0) return {};
    const double root = std::sqrt(std::max(0.0, b * b - a * c));
    return Worth{m / point, (b - root) / a, (b + root) / a};
  }

  const char* verdict(std::size_t p) const {
    if (!mattered_[p]) return "no verdict: it never came into play";
    const auto worth = worth_of(p, normal_errors(0.05 / double(parts_)));
    if (!worth) return "";
    return points_[p] < worth->low ? "far too cheap" : points_[p] > worth->high ? "far too dear" : "";
  }

  const Opened& o_;
  std::size_t parts_;
  std::uint32_t rounds_ = 0;
  std::vector<double> mean_;  // what each brings, in battles won
  std::vector<int> points_;   // what each costs
  std::vector<double> squares_;
  std::vector<bool> mattered_;  // whether a battle ever went otherwise without it
  Fingerprint fingerprint_;
};

}  // namespace

std::unique_ptr<Answer> ask_price(const Opened& o) { return std::make_unique<PriceAnswer>(o); }

}  // namespace fyrd::cli
