// From rows to a campaign.
#include "club/chain.h"

#include <algorithm>

#include "club/live_game.h"
#include "club/stored.h"
#include "protocol/record.h"

namespace fyrd::club {

using protocol::Either;
using protocol::Fault;

namespace {

std::optional<Fault> begin_anew(Chain& c, const data::Library& library) {
  Either<Json> file = read_object(c.about.began, "This campaign", "how it began");
  if (!file) return file.fault();
  Either<Json> data = read_object(c.about.data, "This campaign", "what its numbers are");
  if (!data) return data.fault();
  (*file)["data"] = std::move(*data);
  (*file)["chain"] = Json::array();
  auto begun = campaign::Campaign::load(library, *file);
  if (!begun) return begun.fault();
  const auto led = leaders(c.about);
  if (!led) return led.fault();
  if (led->size() != begun->bands().size())
    return kept::damaged("This campaign", "it has not as many leaders as bands");
  c.now.emplace(std::move(*begun));
  c.marks.clear();
  return {};
}

// The link of a game that was begun before this program was started.
std::optional<Fault> add_link(campaign::Campaign& now, const kept::Link& link, const Plan& plan) {
  const auto read = read_numbers(link.bands, "This campaign", "who fights in a battle");
  if (!read) return read.fault();
  const std::vector<std::size_t>& bands = *read;
  const bool known = std::all_of(bands.begin(), bands.end(), [&](std::size_t b) { return b < now.bands().size(); });
  if (!known || bands.empty() || bands.size() > plan.sides.size())
    return kept::damaged("This campaign", "who fights in a battle cannot be read");
  const auto others = plan.sides.begin() + static_cast<std::ptrdiff_t>(bands.size());
  const auto added = link.aftermath
                         ? now.settle(bands[0], DiceMode::manual)
                         : now.fight(plan.scenario, bands, {others, plan.sides.end()}, plan.options, DiceMode::manual);
  return added ? std::nullopt : std::optional(added.fault());
}

}  // namespace

std::optional<Fault> catch_up(Chain& c, Archive& store, const data::Library& library) {
  if (!c.now)
    if (auto no = begin_anew(c, library)) return no;
  const auto links = store.links(c.about.id);
  if (!links) return links.fault();
  c.games = *links;
  c.marks.resize(c.games.size());
  for (std::size_t n = 0; n < c.games.size(); ++n) {
    const bool known = n < c.now->links().size();
    if (known && c.now->match(n).game.over()) continue;
    const auto game = store.game(c.games[n]);
    if (!game) return game.fault();
    if (!game->link) return Fault("no_such_campaign", "The campaign was deleted.");
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

Either<std::vector<std::string>> leaders(const kept::Campaign& about) {
  return read_texts(about.leaders, "This campaign", "who leads its bands");
}

std::string led(const Chain& c, std::size_t band) {
  const auto all = leaders(c.about);
  return all && band < all->size() ? (*all)[band] : "person";
}

}  // namespace fyrd::club
