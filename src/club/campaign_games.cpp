// Campaigns that begin, and the games they go on with: battles and aftermaths.
#include <algorithm>

#include "ai/play_out.h"
#include "club/api.h"
#include "club/campaigns.h"
#include "club/token.h"
#include "data/utf8.h"
#include "protocol/record.h"

namespace fyrd::club {

using campaign::Campaign;
using protocol::Either;
using protocol::Fault;
using protocol::Reader;

namespace {

constexpr std::size_t longest_name = 100;

Fault not_kept() { return Fault("not_kept", "The campaign could not be written to the disk."); }

data::Tree tree_of(const Json& given, const std::string& name,
                   data::Tree (*by_id)(const Ruleset&, const data::Library&, std::string_view, data::Problems&),
                   const Ruleset& rules, const data::Library& library, data::Problems& problems) {
  const std::string* id = protocol::as_text(given);
  return id ? by_id(rules, library, *id, problems) : data::Tree::from_json(name, given, problems);
}

std::vector<data::Tree> bands_of(const Json::array_t& given, const std::string& name, const Ruleset& rules,
                                 const data::Library& library, data::Problems& problems) {
  std::vector<data::Tree> out;
  for (std::size_t i = 0; i < given.size(); ++i)
    out.push_back(tree_of(given[i], name + "[" + std::to_string(i) + "]", warband_tree, rules, library, problems));
  return out;
}

std::string name_of(const data::Tree& band) {
  data::Problems ignored;
  const data::Node root = band.root();
  return root["name"].text_or(ignored, "A campaign");
}

Either<Campaign> read_campaign(const data::Library& library, Reader& in) {
  if (in.has("campaign")) {
    in.only({"campaign", "leaders"});
    const Json& file = in.object("campaign");
    if (in.fault()) return *in.fault();
    return Campaign::load(library, file);
  }
  in.only({"rules", "name", "bands", "leaders", "seed"});
  const std::string id = in.text("rules"), name = in.text_or("name", "");
  const Json::array_t& given = in.list("bands", 1, campaign::max_bands);
  const auto seed =
      in.has("seed") ? protocol::read_seed(*in.find("seed"), "bad_request") : Either<std::uint64_t>(new_seed());
  if (in.fault()) return *in.fault();
  if (!seed) return seed.fault();
  const auto rules = protocol::read_rules(id);
  if (!rules) return rules.fault();
  data::Problems problems;
  std::vector<data::Tree> bands = bands_of(given, "bands", **rules, library, problems);
  if (!problems.empty()) return protocol::bad_setup(problems);
  const std::string called = data::printable(name.empty() ? name_of(bands[0]) : name, longest_name);
  return Campaign::begin(library, **rules, called, std::move(bands), *seed);
}

// One for each band: what is asked for, or a person against computers.
Json read_leaders(Reader& in, std::size_t bands) {
  Json out = Json::array();
  for (std::size_t i = 0; i < bands; ++i) out.push_back(i == 0 ? "person" : "quick");
  if (!in.has("leaders")) return out;
  const Json::array_t& given = in.list("leaders", bands, bands);
  for (std::size_t i = 0; !in.fault() && i < bands; ++i) {
    const std::string* kind = protocol::as_text(given[i]);
    if (!kind || (*kind != "person" && *kind != "open" && !make_player(*kind)))
      in.refuse("'leaders' has one of person, open, " + std::string(player_names()) + " for each band.");
    else
      out[i] = *kind;
  }
  return out;
}

Either<std::vector<std::size_t>> read_bands(Reader& in, std::size_t all) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; !in.has("bands") && i < all; ++i) out.push_back(i);
  if (!in.has("bands")) return out;
  for (const Json& one : in.list("bands", 1, max_sides)) {
    const auto n = protocol::as_whole(one);
    if (!n || *n < 0 || *n >= static_cast<std::int64_t>(all))
      in.refuse("'bands' has numbers of bands of the campaign, from 0.");
    else
      out.push_back(*n);
  }
  if (in.fault()) return *in.fault();
  return out;
}

DiceMode dice_of(Reader& in) {
  return in.one_of("dice", {"seeded", "manual"}) == 1 ? DiceMode::manual : DiceMode::seeded;
}

}  // namespace

Answer Campaigns::begin(const Ask& ask) {
  const Either<Json> body = protocol::parse(ask.body);
  if (!body) return refused(body.fault());
  Reader in(*body, "bad_request");
  const Either<Campaign> begun = read_campaign(home_.library(), in);
  if (!begun) return refused(begun.fault());
  const Json led = read_leaders(in, begun->bands().size());
  if (in.fault()) return refused(*in.fault());
  if (static_cast<std::size_t>(home_.archive().count()) + begun->links().size() >= home_.bounds().games)
    return refused(Fault("too_many_games", "There is no room for so many games; delete some."));

  Json whole = begun->json();
  kept::Campaign about{home_.archive().next_campaign(), new_token(), begun->name(),        begun->rules().id(), {},
                       protocol::dump(whole["data"]),   led.dump(),  now_in_milliseconds()};
  whole.erase("data");
  whole.erase("chain");
  about.began = protocol::dump(whole);
  std::vector<kept::Arrival> games;
  for (std::size_t n = 0; n < begun->links().size(); ++n) {
    const campaign::Link& link = begun->links()[n];
    Either<Beginning> game =
        beginning(*begun, n, Json(), link.aftermath && led[link.bands[0]] != "open" ? "free" : "dice", about);
    if (!game) return refused(game.fault());
    games.push_back(arrival(home_, *game));
  }
  const std::string token = about.token;
  if (!home_.written([&](auto done) { home_.archive().add(about, std::move(games), ask.local, done); }))
    return refused(not_kept());
  return {.body = protocol::dump({{"token", token}})};
}

Either<Json> Campaigns::battle(Chain& c, const Json& body, bool local) {
  Reader in(body, "bad_request");
  in.only({"scenario", "bands", "others", "options", "dice", "seats", "undo"});
  Campaign& now = *c.now;
  const auto bands = read_bands(in, now.bands().size());
  if (!bands) return bands.fault();
  const Json::array_t* given = in.has("others") ? &in.list("others", 0, max_sides) : nullptr;
  const Json& options = in.has("options") ? in.object("options") : Json(Json::object());
  const DiceMode dice = dice_of(in);
  const bool free_undo = in.one_of("undo", {"dice", "free"}) == 1;
  if (in.fault()) return *in.fault();

  data::Problems problems;
  const Ruleset& rules = now.rules();
  const data::Tree scenario =
      in.has("scenario") ? tree_of(*in.find("scenario"), "scenario", scenario_tree, rules, now.library(), problems)
                         : plan(rules, now.library(), "", {}, problems).scenario;
  std::vector<data::Tree> others;
  if (given)
    others = bands_of(*given, "others", rules, now.library(), problems);
  else if (problems.empty())
    others = guests(rules, now.library(), scenario, bands->size(), problems);
  const data::Tree chosen = data::Tree::from_json("options", options, problems);
  if (!problems.empty()) return protocol::bad_setup(problems);
  const auto link = now.fight(scenario, *bands, std::move(others), chosen, dice);
  if (!link) return link.fault();
  return add(c, *link, in.has("seats") ? *in.find("seats") : Json(), free_undo ? "free" : "dice", local);
}

Either<Json> Campaigns::aftermath(Chain& c, const Json& body, bool local) {
  Reader in(body, "bad_request");
  in.only({"band", "dice", "seat"});
  Campaign& now = *c.now;
  const std::size_t band = in.whole("band", 0, static_cast<std::int64_t>(now.bands().size()) - 1);
  const DiceMode dice = dice_of(in);
  const std::string seat = in.has("seat") ? in.text("seat") : in.fault() ? "" : led(c, band);
  if (in.fault()) return *in.fault();
  const auto link = now.settle(band, dice);
  if (!link) return link.fault();
  if (*link < c.games.size()) return game(c.games[*link]);  // begun already
  if (const auto player = make_player(seat); player && dice == DiceMode::seeded) {
    const Player* const alone[] = {player.get()};
    play_out(now.match(*link).game, alone);
    now.close(*link);
  }
  // Seeded dice fall by what they are for: taking back wins nothing here, and everything may be thought over.
  return add(c, *link, Json::array({seat}), seat == "open" ? "dice" : "free", local);
}

Either<Beginning> Campaigns::beginning(const Campaign& now, std::size_t n, Json seats, const char* undo,
                                       const kept::Campaign& about) {
  const campaign::Link& link = now.links()[n];
  const auto led = leaders(about);
  if (!led) return led.fault();
  if (seats.is_null()) {
    seats = Json::array();
    for (std::size_t i = 0; i < link.match.plan.sides.size(); ++i)
      seats.push_back(i < link.bands.size() ? Json(led->at(link.bands[i])) : Json("quick"));
  }
  const Game& game = link.match.game;
  const bool open = std::find(seats.begin(), seats.end(), "open") != seats.end();
  Json body = {{"record", protocol::record_json(link.match)}, {"seats", std::move(seats)}, {"undo", undo}};
  // What has fallen before anybody decided falls anew, where others may not know the seed of the campaign.
  if (open && game.dice() != DiceMode::manual && !game.over() && !game.before_last_choice()) body["inputs"] = 0;
  Either<Beginning> out = begin_game(home_.library(), std::move(body));
  if (out)
    out->about.link =
        kept::Link{about.id, static_cast<std::int64_t>(n), link.aftermath, Json(link.bands).dump(), about.token};
  return out;
}

Either<Json> Campaigns::add(Chain& c, std::size_t link, const Json& seats, const char* undo, bool local) {
  Either<Beginning> begun = beginning(*c.now, link, seats, undo, c.about);
  std::optional<Json> told;
  const auto write = [&](const Archive::Done& done) {
    host(home_, std::move(*begun), local, [&told, done](std::optional<Json> game) {
      told = std::move(game);
      done(told.has_value());
    });
  };
  if (begun && home_.written(write)) return *told;
  c.now.reset();  // what is in memory has gone further than what is kept
  return begun ? not_kept() : begun.fault();
}

}  // namespace fyrd::club
