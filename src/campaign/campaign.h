// A campaign: bands, and the chain of their battles and aftermaths. What the bands are now always follows from that
// chain, so that nothing can be lost or applied twice, wherever it stops.
#pragma once

#include <string>
#include <vector>

#include "protocol/record.h"
#include "rulesets/campaign.h"

namespace fyrd::campaign {

using protocol::Either;
using protocol::Fault;
using protocol::Json;

constexpr int campaign_format = 1;
constexpr std::size_t max_bands = 16;
constexpr std::size_t max_links = 2'000;

struct Link {
  bool aftermath = false;          // or a battle
  std::vector<std::size_t> bands;  // by side, those of others after them; of an aftermath its only one
  std::size_t of = 0;              // of an aftermath: the link of its battle
  protocol::Match match;
};

// The aftermath of a battle in which nothing happened: who is of a band, and whether it is one that settles anything.
Plan idle_aftermath(const data::Tree& band);

// What a band has to do before it can fight again.
enum class Business : std::uint8_t { none, battle, aftermath };

class Campaign {
 public:
  // The bands as they begin; the numbers of the library are those of the whole campaign.
  static Either<Campaign> begin(const data::Library&, const Ruleset&, std::string name, std::vector<data::Tree> bands,
                                std::uint64_t seed);
  // From its file, docs/campaign.md: every record is played again and held against the chain before it.
  static Either<Campaign> load(const data::Library&, const Json&);
  Json json() const;

  const std::string& name() const { return name_; }
  std::string title() const;  // its name, and the rules where that does not say them
  const Ruleset& rules() const { return *rules_; }
  const CampaignRules& campaign_rules() const { return *campaign_rules_; }
  const data::Library& library() const { return library_; }
  const std::vector<data::Tree>& began() const { return began_; }
  const std::vector<data::Tree>& bands() const { return bands_; }  // as they are now
  const std::vector<Link>& links() const { return links_; }
  std::string band_name(std::size_t band) const;
  Business business(std::size_t band) const;
  std::size_t last_link(std::size_t band) const;  // that it took part in; links().size(): none

  // A battle of bands that are free for one, `others` after them taking part without being of the campaign; or the
  // aftermath of a band that has to settle one: the new link, or the one that has been begun already.
  Either<std::size_t> fight(const data::Tree& scenario, std::vector<std::size_t> bands, std::vector<data::Tree> others,
                            const data::Tree& options, DiceMode);
  Either<std::size_t> settle(std::size_t band, DiceMode);

  // The game of an open link as it has been played on. A link whose game is over is settled for good.
  std::optional<Fault> put(std::size_t link, const Json& record);
  // A game that was played elsewhere: that of an open link, or a battle or an aftermath that these bands could begin
  // now.
  Either<std::size_t> adopt(const Json& record);
  protocol::Match& match(std::size_t link) { return links_[link].match; }
  void close(std::size_t link);  // after its game was played on in place: what follows from it

 private:
  Campaign(const data::Library&, const Ruleset&);
  std::optional<Fault> take(const Json& entry, std::size_t number);
  Either<Plan> aftermath_of(std::size_t band) const;
  Either<std::size_t> begin_as(const Json& record);
  std::uint64_t seed_of(std::size_t link) const;
  Json data_json() const;

  data::Library library_;
  const Ruleset* rules_;
  const CampaignRules* campaign_rules_;
  std::string name_;
  std::uint64_t seed_ = 1;
  std::vector<data::Tree> began_, bands_;
  std::vector<protocol::DataFile> data_;
  std::vector<Link> links_;
};

}  // namespace fyrd::campaign
