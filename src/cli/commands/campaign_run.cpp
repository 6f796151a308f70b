// fyrd campaign run: many campaigns between computer players, and how bands grow and die in them. The same seed gives
// the same bytes on any number of threads.
#include "cli/commands/campaign_run.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/warband.h"
#include "cli/json.h"
#include "cli/known.h"
#include "lab/campaigns.h"
#include "lab/many.h"

namespace fyrd::cli {

namespace {

using Json = nlohmann::ordered_json;

// One band in the same battle of all campaigns.
struct Row {
  std::uint32_t fought = 0, won = 0;
  std::int64_t rating = 0, squares = 0, figures = 0, out = 0, deaths = 0;
  int lowest = 1'000'000, highest = 0;

  void add(const BandStep& s) {
    ++fought;
    won += s.won;
    rating += s.rating;
    squares += std::int64_t{s.rating} * s.rating;
    figures += s.figures;
    out += s.out;
    deaths += s.deaths;
    lowest = std::min(lowest, s.rating);
    highest = std::max(highest, s.rating);
  }
  double mean(std::int64_t sum) const { return fought == 0 ? 0 : static_cast<double>(sum) / fought; }
  double spread() const { return std::sqrt(std::max(0.0, mean(squares) - mean(rating) * mean(rating))); }
};

struct Report {
  std::vector<std::vector<Row>> rows;  // by battle and band
  std::vector<double> last;            // mean rating of each band at the end
  std::vector<std::string> trouble;
  std::uint64_t hash = 0;
};

Report count(const std::vector<CampaignOutcome>& outcomes, std::size_t battles, std::size_t bands) {
  Report r{std::vector(battles, std::vector<Row>(bands)), std::vector<double>(bands), {}, 0};
  for (const CampaignOutcome& o : outcomes) {
    for (std::size_t b = 0; b < o.steps.size(); ++b) {
      for (std::size_t i = 0; i < bands; ++i) r.rows[b][i].add(o.steps[b][i]);
    }
    for (std::size_t i = 0; i < bands; ++i) r.last[i] += o.ratings[i] / static_cast<double>(outcomes.size());
    if (!o.trouble.empty()) r.trouble.push_back(o.trouble);
    r.hash = (r.hash ^ o.hash) * 0x9E3779B97F4A7C15ull;
  }
  return r;
}

Json rounded(double v) { return std::round(v * 100) / 100; }

Json json(const CampaignRunArguments& a, const std::vector<std::string>& names, const Report& r) {
  Json out{{"rules", a.battle.rules}, {"seed", a.seed}, {"campaigns", a.campaigns}, {"battles", a.battles}};
  out["curve"] = Json::array();
  for (std::size_t b = 0; b < r.rows.size(); ++b) {
    Json bands = Json::array();
    for (std::size_t i = 0; i < names.size(); ++i) {
      const Row& row = r.rows[b][i];
      bands.push_back({{"band", names[i]},
                       {"rating", rounded(row.mean(row.rating))},
                       {"spread", rounded(row.spread())},
                       {"lowest", row.lowest},
                       {"highest", row.highest},
                       {"figures", rounded(row.mean(row.figures))},
                       {"out", rounded(row.mean(row.out))},
                       {"deaths", rounded(row.mean(row.deaths))},
                       {"won", rounded(row.mean(row.won))}});
    }
    out["curve"].push_back({{"battle", b + 1}, {"bands", std::move(bands)}});
  }
  out["last"] = Json::array();
  for (const double rating : r.last) out["last"].push_back(rounded(rating));
  out["trouble"] = r.trouble;
  out["hash"] = fmt::format("{:016x}", r.hash);
  return out;
}

std::string text(const CampaignRunArguments& a, const std::vector<std::string>& names, const Report& r) {
  std::string out = fmt::format("{} of {}, seed {}\n", plural(a.campaigns, "campaign", "campaigns"),
                                plural(a.battles, "battle", "battles"), a.seed);
  for (std::size_t i = 0; i < names.size(); ++i) {
    out += fmt::format("\n{}\n battle   rating (±)      least  most  figures    out   dead   won\n", names[i]);
    for (std::size_t b = 0; b < r.rows.size(); ++b) {
      const Row& row = r.rows[b][i];
      out += fmt::format("  {:>5} {:>8.1f} ({:>5.1f}) {:>8} {:>5} {:>8.1f} {:>6.2f} {:>6.2f} {:>5.0f}%\n", b + 1,
                         row.mean(row.rating), row.spread(), row.lowest, row.highest, row.mean(row.figures),
                         row.mean(row.out), row.mean(row.deaths), 100 * row.mean(row.won));
    }
    out += fmt::format("    end {:>7.1f}\n", r.last[i]);
  }
  return out + fmt::format("\nFingerprint: {:016x}\n", r.hash);
}

}  // namespace

int campaign_run(const data::Library& library, const CampaignRunArguments& given) {
  CampaignRunArguments arguments = given;
  const Ruleset* rules = known_rules(arguments.battle.rules);
  if (rules == nullptr) return misuse;
  if (campaign_rules(*rules) == nullptr) return complain(std::string(rules->title()) + " has no campaigns");
  data::Problems problems;
  CampaignPlan course;
  course.battles = arguments.battles;
  if (arguments.scenarios.empty()) arguments.scenarios.push_back("");
  for (const std::string& scenario : arguments.scenarios) {
    const Plan one = plan(*rules, library, scenario, {}, problems);
    course.scenarios.push_back(one.scenario);
    if (course.scenarios.size() == 1) course.bands = one.sides;
  }
  if (!problems.empty()) return complain(problems);
  const std::vector<std::string>& wish = arguments.battle.sides;
  course.others =
      guests(*rules, library, course.scenarios[0], wish.empty() ? course.bands.size() : wish.size(), problems);
  if (wish.empty())
    course.bands.resize(course.bands.size() - course.others.size());
  else
    course.bands.clear();
  for (const std::string& band : wish) course.bands.push_back(read_warband(library, *rules, band, problems));
  if (!problems.empty()) return complain(problems);
  const std::size_t sides = course.bands.size() + course.others.size();
  if (arguments.players.size() == 1) arguments.players.resize(sides, arguments.players[0]);
  if (arguments.players.size() != sides)
    return complain(fmt::format("there are {} sides, and {} players were named", sides, arguments.players.size()));
  std::vector<std::unique_ptr<const Player>> players;
  std::vector<const Player*> seated;
  for (const std::string& name : arguments.players) {
    if (!known_player(name)) return misuse;
    players.push_back(make_player(name));
    seated.push_back(players.back().get());
  }
  std::vector<std::string> names;
  for (const data::Tree& band : course.bands) {
    const data::Node root = band.root();
    names.push_back(root["name"].text_or(problems, "?"));
  }
  const unsigned threads = threads_of(arguments.threads);
  const Report report =
      count(simulate_campaigns(library, *rules, course, seated, arguments.seed, arguments.campaigns, threads),
            arguments.battles, names.size());
  fmt::print("{}", arguments.json ? json(arguments, names, report).dump(2) + "\n" : text(arguments, names, report));
  for (const std::string& trouble : report.trouble) complain(trouble, wrong);
  return report.trouble.empty() ? fine : wrong;
}

}  // namespace fyrd::cli
