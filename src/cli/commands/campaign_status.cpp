// fyrd campaign status: standings, battles and careers.
#include "cli/commands/campaign_status.h"

#include <fmt/format.h>

#include "campaign/chronicle.h"
#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/campaign.h"

namespace fyrd::cli {

namespace {

using campaign::Annals;
using campaign::Career;
using campaign::Lot;

// Nothing, or ", 2 wounds".
std::string some(int n, const char* one, const char* many) { return n == 0 ? "" : ", " + plural(n, one, many); }

std::string career_text(const Career& man) {
  std::string text = fmt::format("    {:<24} {:>2} {}", man.name, man.battles, man.battles == 1 ? "battle" : "battles");
  if (man.felled > 0) text += fmt::format(", felled {}", man.felled);
  if (man.out > 0) text += man.out == 1 ? ", went down once" : fmt::format(", went down {} times", man.out);
  text += some(man.wounds, "wound", "wounds") + some(man.advances, "advance", "advances");
  if (man.since > 0) text += fmt::format(", joined after battle {}", man.since);
  if (man.lot == Lot::dead) text += "; dead";
  if (man.lot == Lot::gone) text += "; gone";
  return text + "\n";
}

std::string text(const campaign::Campaign& c, const std::string& file) {
  const std::vector<Annals> all = chronicle(c);
  std::string out = c.title() + "\n\n";
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Annals& a = all[i];
    out += fmt::format("{}. {}: worth {}; {} won, {} drawn, {} lost; {} dead\n", i + 1, a.name, a.rating, a.won,
                       a.drawn, a.lost, a.deaths);
    for (std::size_t b = 0; b < a.battles.size(); ++b) {
      const campaign::Engagement& e = a.battles[b];
      std::string against;
      for (const std::string& enemy : e.enemies) against += (against.empty() ? "" : ", ") + enemy;
      const std::string worth = e.rating == a.rating ? "" : fmt::format(", then worth {}", e.rating);
      out += fmt::format("  {:>3}. {} against {}{}: {}{}\n", b + 1, e.scenario, against, worth,
                         e.over ? e.verdict : "not over yet.", e.over && !e.settled ? " Not settled yet." : "");
    }
    for (const Career& man : a.careers) out += career_text(man);
    out += "\n";
  }
  return out + next_step(c, file) + "\n";
}

}  // namespace

int campaign_status(const data::Library& library, const CampaignArguments& arguments) {
  int code = fine;
  const std::optional<campaign::Campaign> c = load_campaign(library, arguments.file, code);
  if (!c) return code;
  fmt::print("{}", arguments.json ? chronicle_json(*c).dump(2) + "\n" : text(*c, arguments.file));
  return fine;
}

}  // namespace fyrd::cli
