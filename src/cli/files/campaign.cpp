// Reading campaigns.
#include "cli/files/campaign.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/record.h"
#include "core/events/agree.h"

namespace fyrd::cli {

using campaign::Business;
using campaign::Campaign;

std::optional<Campaign> load_campaign(const data::Library& library, const std::string& file, int& code) {
  const std::optional<Json> json = read_json(file, "campaign", code);
  if (!json) return std::nullopt;
  if (json->is_object() && json->contains("inputs"))
    return code = complain(name_of(file) + " is no campaign; it is the record of a game", wrong), std::nullopt;
  auto loaded = Campaign::load(library, *json);
  if (!loaded)
    return code = complain(name_of(file) + ": " + refusal_text(loaded.fault().message, loaded.fault().problems), wrong),
           std::nullopt;
  return std::move(*loaded);
}

std::optional<std::size_t> band_of(const Campaign& c, const std::string& word) {
  std::size_t n = 0;
  const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (failed == std::errc() && end == word.data() + word.size() && n > 0 && n <= c.bands().size()) return n - 1;
  std::vector<std::size_t> fitting;
  std::string known;
  for (std::size_t i = 0; i < c.bands().size(); ++i) {
    if ((" " + lower(c.band_name(i))).find(" " + lower(word)) != std::string::npos) fitting.push_back(i);
    known += fmt::format("\n  {}: {}", i + 1, c.band_name(i));
  }
  if (fitting.size() == 1) return fitting[0];
  complain(fmt::format("there is {} band '{}' in this campaign; there are{}", fitting.empty() ? "no" : "more than one",
                       word, known));
  return {};
}

std::string next_step(const Campaign& c, const std::string& file) {
  for (std::size_t i = 0; i < c.bands().size(); ++i) {
    if (c.business(i) == Business::battle) return "A battle is not over yet; go on with: fyrd campaign battle " + file;
  }
  for (std::size_t i = 0; i < c.bands().size(); ++i) {
    if (c.business(i) == Business::aftermath)
      return does(c.band_name(i), "has") + " a battle to settle: fyrd campaign aftermath " + file;
  }
  return "The next battle: fyrd campaign battle " + file;
}

}  // namespace fyrd::cli
