// Battles counted, as fyrd sim tells them: wins, verdicts, lengths and survivors.
#include <fmt/format.h>

#include <cmath>

#include "cli/commands/count.h"
#include "cli/english.h"
#include "cli/lab/answer.h"
#include "lab/seen.h"

namespace fyrd::cli {

namespace {

class SimAnswer final : public Answer {
 public:
  explicit SimAnswer(const Opened& o) : o_(o), battle_(o.battle()), sides_(battle_.parties.size()), started_(sides_) {
    for (const Member& m : battle_.members) ++started_[m.side.index];
    for (std::size_t end = 0; end < o.ends; ++end) {
      const std::vector<std::size_t>& seats = o.cells[end].seats;
      Sitting sitting;
      for (std::size_t player = 0; player < sides_; ++player)
        sitting.seat.push_back(std::find(seats.begin(), seats.end(), player) - seats.begin());
      sittings_.push_back(std::move(sitting));
    }
  }

  bool take(std::span<const Outcome> round) override {
    for (std::size_t i = 0; i < round.size(); ++i) sittings_[i].outcomes.push_back(round[i]);
    return true;
  }

  std::string text() const override {
    const Count c = count(sittings_, sides_);
    std::string out =
        fmt::format("{} of {}, seed {}\n", plural(c.games, "battle", "battles"), o_.rules->title(), o_.experiment.seed);
    if (swap()) out += "Every seed was played twice, with the players exchanged.\n";
    for (const std::string& set : o_.experiment.set) out += "With " + set + ".\n";
    out += "\nWon by                            games    share  (95 % sure)\n";
    for (std::size_t side = 0; side < sides_; ++side) out += line(seat_name(side), side_share(c, side));
    out += line("nobody", drawn_share(c));
    if (swap()) {
      out += "\nWon by player\n";
      for (std::size_t p = 0; p < c.player_wins.size(); ++p)
        out += line(fmt::format("{}: {}", p + 1, o_.experiment.players[p]), player_share(c, p));
    }
    out += "\nHow it ended\n";
    for (const auto& [key, times] : c.verdicts)
      out += fmt::format("  {:>7}  {}: {}\n", times,
                         key.second < sides_ ? battle_.parties[key.second].name + " won" : "nobody won",
                         verdict_text(battle_, key.first, key.second));
    out +=
        fmt::format("\nTurns: {:.2f} on average, half of the battles within {:g}.\n", c.mean_turns(), c.median_turns());
    for (std::size_t side = 0; side < sides_; ++side)
      out += fmt::format("Left standing of {}: {:.2f} of {} on average.\n", battle_.parties[side].name,
                         standing(c, side), started_[side]);
    return out + fmt::format("Fingerprint of all outcomes: {:016x}\n", c.hash);
  }

  std::string in_short() const override {
    const Count c = count(sittings_, sides_);
    std::string out;
    for (std::size_t side = 0; side < sides_; ++side) {
      const Share s = side_share(c, side);
      out += fmt::format("{}{} {:.1f} % (95 % sure: {:.1f} … {:.1f})", side == 0 ? "" : ", ",
                         battle_.parties[side].name, s.percent, s.low, s.high);
    }
    return fmt::format("Of {}, won by {}.", plural(c.games, "battle", "battles"), out);
  }

  Plot plot() const override {
    const Count c = count(sittings_, sides_);
    Plot plot{.unit = "percent of the battles, won", .line = 50, .dots = {}};
    for (std::size_t side = 0; side < sides_; ++side) {
      const Share s = side_share(c, side);
      plot.dots.push_back({battle_.parties[side].name, s.percent, s.low, s.high});
    }
    return plot;
  }

  void add_to(Json& out) const override {
    const Count c = count(sittings_, sides_);
    out["rules"] = o_.rules->id(), out["version"] = o_.rules->version();
    out["seed"] = o_.experiment.seed, out["games"] = c.games, out["swap"] = swap();
    for (std::size_t side = 0; side < sides_; ++side)
      out["sides"].push_back({{"id", battle_.parties[side].id},
                              {"name", battle_.parties[side].name},
                              {"won", json(side_share(c, side))},
                              {"figures", started_[side]},
                              {"standing", rounded(standing(c, side))}});
    for (std::size_t p = 0; p < c.player_wins.size(); ++p)
      out["players"].push_back({{"name", o_.experiment.players[p]}, {"won", json(player_share(c, p))}});
    out["drawn"] = json(drawn_share(c));
    out["verdicts"] = Json::array();
    for (const auto& [key, times] : c.verdicts) {
      Json row{{"verdict", verdict_text(battle_, key.first, key.second)}, {"games", times}};
      row["winner"] = key.second == no_side.index ? Json(nullptr) : Json(key.second);
      out["verdicts"].push_back(row);
    }
    out["turns"] = {{"mean", rounded(c.mean_turns())}, {"median", c.median_turns()}};
    out["decisions"] = c.decisions;
    out["hash"] = fmt::format("{:016x}", c.hash);
  }

 private:
  bool swap() const { return sittings_.size() == 2; }
  double standing(const Count& c, std::size_t side) const {
    return c.games == 0 ? 0 : static_cast<double>(c.standing[side]) / c.games;
  }
  std::string seat_name(std::size_t side) const {
    return battle_.parties[side].name + (swap() ? "" : fmt::format(" ({})", o_.experiment.players[side]));
  }

  // Two battles of one seed are not two that know nothing of each other: where each was played twice, how sure a share
  // is follows from the pairs.
  template <class Counts>
  Share sure(std::uint32_t times, std::uint32_t games, Counts counts) const {
    Share s = share(times, games);
    if (!swap()) return s;
    Seen pairs(0, 1);
    for (std::size_t i = 0; i < sittings_[1].outcomes.size(); ++i)
      pairs.add((counts(sittings_[0], sittings_[0].outcomes[i]) + counts(sittings_[1], sittings_[1].outcomes[i])) /
                2.0);
    const Interval interval = pairs.interval();
    s.low = 100 * interval.low, s.high = 100 * interval.high;
    return s;
  }
  Share side_share(const Count& c, std::size_t side) const {
    return sure(c.side_wins[side], c.games, [&](const Sitting&, const Outcome& o) { return o.winner.index == side; });
  }
  Share player_share(const Count& c, std::size_t p) const {
    return sure(c.player_wins[p], c.games,
                [&](const Sitting& s, const Outcome& o) { return o.winner.index == s.seat[p]; });
  }
  Share drawn_share(const Count& c) const {
    return sure(c.draws, c.games, [](const Sitting&, const Outcome& o) { return o.winner.none(); });
  }

  static std::string line(const std::string& name, const Share& s) {
    return fmt::format("  {:<28} {:>8}  {:5.1f} %  ({:.1f} … {:.1f} %)\n", name, s.count, s.percent, s.low, s.high);
  }
  static Json json(const Share& s) {
    return {{"games", s.count},
            {"share", rounded(s.percent / 100)},
            {"low", rounded(s.low / 100)},
            {"high", rounded(s.high / 100)}};
  }

  const Opened& o_;
  const Battle& battle_;
  std::size_t sides_;
  std::vector<int> started_;  // figures a side
  std::vector<Sitting> sittings_;
};

}  // namespace

Json rounded(double v) { return std::round(v * 10000) / 10000; }

std::unique_ptr<Answer> ask_sim(const Opened& o) { return std::make_unique<SimAnswer>(o); }

}  // namespace fyrd::cli
