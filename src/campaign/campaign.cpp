// The chain: what may be added to it, and what follows from it.
#include "campaign/campaign.h"

#include <algorithm>

#include "core/events/agree.h"

namespace fyrd::campaign {

namespace {

constexpr const char* code = "bad_campaign";

// Whether a record was set up as this plan says, word by word.
bool is_of(const Json& record, const Ruleset& rules, const Plan& plan) {
  if (!record.is_object() || !record.contains("setup") || !record["setup"].is_object()) return false;
  Json wanted = protocol::setup_json(rules, plan);
  if (!record["setup"].contains("rulings")) wanted.erase("rulings");  // written before there were any
  return std::ranges::all_of(
      wanted.items(), [&](const auto& part) { return record["setup"].value(part.key(), Json()) == part.value(); });
}

// Whether everything decided in a game is in the record as well.
bool goes_on(const Json& record, const protocol::Match& match) {
  const Json kept = protocol::record_json(match)["inputs"];
  const auto now = record.find("inputs");
  if (now == record.end() || !now->is_array()) return true;  // refused elsewhere
  return kept.size() <= now->size() && std::equal(kept.begin(), kept.end(), now->begin());
}

}  // namespace

Plan idle_aftermath(const data::Tree& band) {
  Json scenario;
  scenario["name"] = "Before the first battle";
  scenario["aftermath"]["won"] = false;
  data::Problems problems;
  return {data::Tree::from_json("aftermath", scenario, problems), {band}, {}};
}

Campaign::Campaign(const data::Library& library, const Ruleset& rules)
    : library_(library), rules_(&rules), campaign_rules_(fyrd::campaign_rules(rules)) {}

Either<Campaign> Campaign::begin(const data::Library& library, const Ruleset& rules, std::string name,
                                 std::vector<data::Tree> bands, std::uint64_t seed) {
  Campaign out(library, rules);
  if (!out.campaign_rules_) return Fault("no_campaigns", std::string(rules.title()) + " has no campaigns.");
  if (bands.empty() || bands.size() > max_bands)
    return Fault(code, "A campaign has 1 to " + std::to_string(max_bands) + " bands.");
  data::Problems problems;
  for (const data::Tree& band : bands) {
    rules.check(library, band, problems);
    if (problems.empty()) rules.open(library, idle_aftermath(band), problems);
  }
  if (!problems.empty()) return protocol::bad_setup(problems);
  for (const std::string& path : library.list(std::string(rules.folder()) + "/")) {
    if (protocol::is_rules_file(rules, path)) out.data_.push_back({path, *library.find(path)});
  }
  out.name_ = std::move(name);
  out.seed_ = seed;
  out.began_ = out.bands_ = std::move(bands);
  return out;
}

std::string Campaign::title() const {
  const std::string rules = rules_->title();
  return name_.find(rules) == std::string::npos ? name_ + " (" + rules + ")" : name_;
}

std::string Campaign::band_name(std::size_t band) const {
  data::Problems ignored;
  const data::Node root = bands_[band].root();
  return root["name"].text_or(ignored, "band " + std::to_string(band + 1));
}

std::size_t Campaign::last_link(std::size_t band) const {
  for (std::size_t i = links_.size(); i-- > 0;) {
    if (std::find(links_[i].bands.begin(), links_[i].bands.end(), band) != links_[i].bands.end()) return i;
  }
  return links_.size();
}

Business Campaign::business(std::size_t band) const {
  const std::size_t last = last_link(band);
  if (last == links_.size()) return Business::none;
  const Link& link = links_[last];
  if (link.aftermath) return link.match.game.over() ? Business::none : Business::aftermath;
  return link.match.game.over() ? Business::aftermath : Business::battle;
}

std::uint64_t Campaign::seed_of(std::size_t link) const {
  Random random(seed_, Stream::decoration, link + 1);
  return (std::uint64_t{random.next()} << 32 | random.next()) >> 1;  // a record holds 63 bits
}

Either<std::size_t> Campaign::fight(const data::Tree& scenario, std::vector<std::size_t> bands,
                                    std::vector<data::Tree> others, const data::Tree& options, DiceMode dice) {
  if (scenario.root()["aftermath"].present())
    return Fault("another_game", "That is the aftermath of a battle these bands have not fought.");
  Plan plan{scenario, {}, options};
  for (std::size_t i = 0; i < bands.size(); ++i) {
    const std::size_t band = bands[i];
    if (band >= bands_.size()) return Fault(code, "There is no band " + std::to_string(band) + " in this campaign.");
    if (std::count(bands.begin(), bands.end(), band) > 1)
      return Fault("same_band", band_name(band) + " cannot fight itself.");
    if (business(band) != Business::none)
      return Fault("unsettled", business(band) == Business::battle
                                    ? does(band_name(band), "is") + " in a battle that is not over."
                                    : does(band_name(band), "has") + " not settled the last battle yet.");
    plan.sides.push_back(bands_[band]);
  }
  plan.sides.insert(plan.sides.end(), others.begin(), others.end());
  if (links_.size() == max_links) return Fault(code, "This campaign is long enough.");
  data::Problems problems;
  auto match = protocol::open_match(*rules_, library_, std::move(plan), problems, dice, seed_of(links_.size()));
  if (!match) return match.fault();
  links_.push_back({false, std::move(bands), links_.size(), std::move(*match)});
  return links_.size() - 1;
}

Either<Plan> Campaign::aftermath_of(std::size_t band) const {
  const std::size_t last = last_link(band);
  if (last == links_.size() || links_[last].aftermath || !links_[last].match.game.over())
    return Fault("nothing_to_settle", does(band_name(band), "has") + " no battle to settle.");
  const Link& link = links_[last];
  const Side side{
      static_cast<std::uint8_t>(std::find(link.bands.begin(), link.bands.end(), band) - link.bands.begin())};
  return Plan{campaign_rules_->aftermath(link.match.game.battle(), link.match.game.now(), side), {bands_[band]}, {}};
}

Either<std::size_t> Campaign::settle(std::size_t band, DiceMode dice) {
  if (band >= bands_.size()) return Fault(code, "There is no band " + std::to_string(band) + " in this campaign.");
  if (const std::size_t last = last_link(band); business(band) == Business::aftermath && links_[last].aftermath)
    return last;
  auto plan = aftermath_of(band);
  if (!plan) return plan.fault();
  data::Problems problems;
  auto match = protocol::open_match(*rules_, library_, std::move(*plan), problems, dice, seed_of(links_.size()));
  if (!match) return match.fault();
  links_.push_back({true, {band}, last_link(band), std::move(*match)});
  return links_.size() - 1;
}

void Campaign::close(std::size_t index) {
  const Link& link = links_[index];
  if (link.aftermath && link.match.game.over())
    bands_[link.bands[0]] = campaign_rules_->band_after(link.match.game.battle(), link.match.game.now());
}

std::optional<Fault> Campaign::put(std::size_t index, const Json& record) {
  if (index >= links_.size()) return Fault(code, "There is no such link in the chain.");
  Link& link = links_[index];
  const bool over_at_once = link.match.game.inputs().empty();  // so that its record can be read again
  if (link.match.game.over() && !over_at_once)
    return Fault("settled", "That is settled already and cannot be played again.");
  if (!is_of(record, *rules_, link.match.plan)) return Fault("another_game", "That is the record of another game.");
  Json whole = record;
  whole["data"] = data_json();
  whole["rules"] = rules_->id();
  auto match = protocol::load_record(library_, whole, true);
  if (!match) return match.fault();
  link.match = std::move(*match);
  close(index);
  return {};
}

// The link a record tells of, opened anew.
Either<std::size_t> Campaign::begin_as(const Json& record) {
  for (std::size_t band = 0; band < bands_.size(); ++band) {
    const auto plan = aftermath_of(band);
    if (plan && is_of(record, *rules_, *plan)) return settle(band, DiceMode::manual);
  }
  protocol::Reader whole(record, code, "record");
  protocol::Reader setup(whole.object("setup"), code, "record.setup");
  const Json& scenario = setup.object("scenario");
  const Json options = protocol::chosen_options(*rules_, setup);
  const Json::array_t& sides = setup.list("sides", 1, max_sides);
  if (whole.fault()) return *whole.fault();
  if (setup.fault()) return *setup.fault();
  std::vector<std::size_t> bands;
  for (std::size_t band = 0; bands.size() < sides.size() && band < bands_.size();) {
    const bool his = bands_[band].to_json() == sides[bands.size()] && std::ranges::find(bands, band) == bands.end();
    if (his) bands.push_back(band);
    band = his ? 0 : band + 1;
  }
  if (bands.empty())
    return Fault("another_game", "In that game no band of this campaign takes part as it is now, on the first side.");
  data::Problems problems;
  std::vector<data::Tree> others;
  for (std::size_t i = bands.size(); i < sides.size(); ++i)
    others.push_back(data::Tree::from_json("sides[" + std::to_string(i) + "]", sides[i], problems));
  const data::Tree place = data::Tree::from_json("scenario", scenario, problems),
                   chosen = data::Tree::from_json("options", options, problems);
  if (!problems.empty()) return protocol::bad_setup(problems);
  return fight(place, std::move(bands), std::move(others), chosen, DiceMode::manual);
}

Either<std::size_t> Campaign::adopt(const Json& record) {
  for (std::size_t i = 0; i < links_.size(); ++i) {
    if (links_[i].match.game.over() || !is_of(record, *rules_, links_[i].match.plan)) continue;
    if (!goes_on(record, links_[i].match))
      return Fault("older_game",
                   "That game has been played on here, and the record does not have what was decided since.");
    if (auto fault = put(i, record)) return std::move(*fault);
    return i;
  }
  const auto link = begin_as(record);
  if (!link) return link;
  if (auto fault = put(*link, record)) return links_.pop_back(), std::move(*fault);
  return link;
}

}  // namespace fyrd::campaign
