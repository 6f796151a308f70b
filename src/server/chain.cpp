// From rows to a campaign.
#include "server/chain.h"

#include "protocol/record.h"
#include "server/live_game.h"

namespace fyrd::server {

using protocol::Either;
using protocol::Fault;

namespace {

std::optional<Fault> begin_anew(Chain& c, const data::Library& library) {
  Json file = Json::parse(c.about.began, nullptr, false);
  file["data"] = Json::parse(c.about.data, nullptr, false);
  file["chain"] = Json::array();
  auto begun = campaign::Campaign::load(library, file);
  if (!begun) return begun.fault();
  c.now.emplace(std::move(*begun));
  c.marks.clear();
  return {};
}

// The link of a game that was begun before this program was started.
std::optional<Fault> add_link(campaign::Campaign& now, const store::Link& link, const Plan& plan) {
  std::vector<std::size_t> bands;
  for (const Json& band : Json::parse(link.bands, nullptr, false)) bands.push_back(band.get<std::size_t>());
  const auto others = plan.sides.begin() + static_cast<std::ptrdiff_t>(bands.size());
  const auto added = link.aftermath
                         ? now.settle(bands[0], DiceMode::manual)
                         : now.fight(plan.scenario, bands, {others, plan.sides.end()}, plan.options, DiceMode::manual);
  return added ? std::nullopt : std::optional(added.fault());
}

}  // namespace

std::optional<Fault> catch_up(Chain& c, store::Store& store, const data::Library& library) {
  if (!c.now)
    if (auto no = begin_anew(c, library)) return no;
  c.games = store.links(c.about.id);
  c.marks.resize(c.games.size());
  for (std::size_t n = 0; n < c.games.size(); ++n) {
    const bool known = n < c.now->links().size();
    if (known && c.now->match(n).game.over()) continue;
    const auto game = store.game(c.games[n]);
    if (!game || !game->link) return Fault("no_such_campaign", "The campaign was deleted.");
    const Chain::Mark mark{game->standing.inputs, game->standing.undone};
    if (known && c.marks[n] == mark) continue;
    const auto record = kept_record(store, c.games[n]);
    if (!record) return record.fault();
    auto match = protocol::load_record(library, *record, false);
    if (!match) return match.fault();
    if (!known)
      if (auto no = add_link(*c.now, *game->link, match->plan)) return no;
    c.now->match(n) = std::move(*match);
    c.now->close(n);
    c.marks[n] = mark;
  }
  return {};
}

std::vector<std::string> leaders(const store::Campaign& about) {
  std::vector<std::string> out;
  for (const Json& one : Json::parse(about.leaders, nullptr, false)) out.push_back(one.get<std::string>());
  return out;
}

}  // namespace fyrd::server
