// A campaign as a file: written, and read again entry by entry (docs/campaign.md).
#include "campaign/campaign.h"
#include "data/utf8.h"

namespace fyrd::campaign {

namespace {

constexpr const char* code = "bad_campaign";

}  // namespace

Json Campaign::data_json() const {
  Json out = Json::object();
  for (const protocol::DataFile& file : data_) out[file.path] = file.text;
  return out;
}

Json Campaign::json() const {
  Json out;
  out["format"] = campaign_format;
  out["fyrd"] = FYRD_VERSION;
  out["rules"] = rules_->id();
  out["name"] = name_;
  out["seed"] = std::to_string(seed_);
  out["data"] = data_json();
  Json& bands = out["bands"] = Json::array();
  for (const data::Tree& band : began_) bands.push_back(band.to_json());
  Json& chain = out["chain"] = Json::array();
  for (const Link& link : links_) {
    Json entry;
    if (link.aftermath)
      entry["aftermath"] = link.bands[0];
    else
      entry["battle"] = link.bands;
    entry["record"] = protocol::record_json(link.match);
    entry["record"].erase("data");  // the same for all of them
    chain.push_back(std::move(entry));
  }
  return out;
}

// One more entry of a file: opened anew from the chain so far, and then only accepted if it is the same game.
std::optional<Fault> Campaign::take(const Json& entry, std::size_t number) {
  const std::string name = "chain[" + std::to_string(number) + "]";
  protocol::Reader in(entry, code, name);
  in.only({"battle", "aftermath", "record"});
  const bool aftermath = in.has("aftermath");
  const auto most = static_cast<std::int64_t>(bands_.size()) - 1;
  std::vector<std::size_t> bands;
  if (aftermath) {
    bands.push_back(in.whole("aftermath", 0, most));
  } else {
    for (const Json& band : in.list("battle", 1, max_sides)) {
      const auto n = protocol::as_whole(band);
      if (!n || *n < 0 || *n > most) return Fault(code, in.label("battle") + " must be numbers of bands.");
      bands.push_back(*n);
    }
  }
  const Json& record = in.object("record");
  if (in.fault()) return in.fault();
  const auto placed = [&](Fault fault) {
    fault.message = name + ": " + fault.message;
    return fault;
  };
  protocol::Reader setup(record, code, name + ".record");
  protocol::Reader what(setup.object("setup"), code, name + ".record.setup");
  const Json& scenario = what.object("scenario");
  const Json& options = what.object("options");
  const Json::array_t& sides = what.list("sides", bands.size(), max_sides);
  if (setup.fault()) return setup.fault();
  if (what.fault()) return what.fault();
  data::Problems problems;
  const data::Tree place = data::Tree::from_json("scenario", scenario, problems),
                   chosen = data::Tree::from_json("options", options, problems);
  std::vector<data::Tree> others;
  for (std::size_t i = bands.size(); i < sides.size(); ++i)
    others.push_back(data::Tree::from_json("sides[" + std::to_string(i) + "]", sides[i], problems));
  if (!problems.empty()) return placed(protocol::bad_setup(problems));
  const auto link =
      aftermath ? settle(bands[0], DiceMode::manual) : fight(place, bands, std::move(others), chosen, DiceMode::manual);
  if (!link) return placed(link.fault());
  if (*link != number) return placed(Fault(code, "its aftermath has been begun already."));
  if (auto fault = put(*link, record)) return placed(std::move(*fault));
  return {};
}

Either<Campaign> Campaign::load(const data::Library& library, const Json& file) {
  protocol::Reader in(file, code, "campaign");
  const Json* format = in.need("format");
  if (in.fault()) return *in.fault();
  if (protocol::as_whole(*format) != campaign_format)
    return Fault("unsupported_format", "This program reads campaigns of format " + std::to_string(campaign_format) +
                                           ", not " + data::printable(protocol::dump(*format), 40) + ".");
  in.only({"format", "fyrd", "rules", "name", "seed", "data", "bands", "chain"});
  in.text("fyrd");
  const std::string id = in.text("rules"), name = in.text("name");
  const Json* given_seed = in.need("seed");
  const Json& files = in.object("data");
  const Json::array_t& given_bands = in.list("bands", 1, max_bands);
  const Json::array_t& chain = in.list("chain", 0, max_links);
  if (in.fault()) return *in.fault();
  const auto rules = protocol::read_rules(id);
  if (!rules) return rules.fault();
  const auto seed = protocol::read_seed(*given_seed, code);
  if (!seed) return seed.fault();
  data::Library own = library;
  for (const auto& [path, text] : files.items()) {
    if (!protocol::is_rules_file(**rules, path) || !text.is_string())
      return Fault(code, "'campaign.data' may have files of the rules only, not " + data::quoted(path) + ".");
    own.put(path, text.get<std::string>());
  }
  data::Problems problems;
  std::vector<data::Tree> bands;
  for (std::size_t i = 0; i < given_bands.size(); ++i)
    bands.push_back(data::Tree::from_json("bands[" + std::to_string(i) + "]", given_bands[i], problems));
  if (!problems.empty()) return protocol::bad_setup(problems);
  auto campaign = begin(own, **rules, name, std::move(bands), *seed);
  if (!campaign) return campaign;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    if (auto fault = campaign->take(chain[i], i)) return std::move(*fault);
  }
  return campaign;
}

}  // namespace fyrd::campaign
