// What each address of a campaign does.
#include "club/campaigns.h"

#include <algorithm>
#include <numeric>

#include "campaign/chronicle.h"
#include "club/api.h"
#include "club/print.h"
#include "club/stored.h"
#include "club/token.h"
#include "paper/paper.h"

namespace fyrd::club {

using campaign::Campaign;
using protocol::Either;
using protocol::Fault;
using protocol::Reader;

namespace {

Fault unknown_campaign() {
  return Fault("no_such_campaign", "There is no campaign with this link; it may have been deleted.");
}

// As it began.
std::vector<std::string> band_names(const kept::Campaign& c) {
  std::vector<std::string> out;
  const auto began = read_object(c.began, "This campaign", "how it began");
  if (!began) return out;
  const auto bands = began->find("bands");
  if (bands == began->end() || !bands->is_array()) return out;
  for (const Json& band : *bands) {
    const auto name = band.is_object() ? band.find("name") : band.end();
    out.push_back(name != band.end() && name->is_string() ? name->get<std::string>() : "");
  }
  return out;
}

}  // namespace

Answer Campaigns::list(const Ask& ask) {
  if (!ask.local) return refused(Fault("only_here", "The campaigns of this computer are told to itself only."));
  Json all = Json::array();
  Json damaged = Json::array();
  for (const kept::Campaign& c : home_.archive().campaigns_here(home_.bounds().listed)) {
    if (!c.whole) {
      damaged.push_back({{"token", c.token}, {"message", "A campaign is damaged in the file it is kept in."}});
      continue;
    }
    Json one;
    one["token"] = c.token;
    one["name"] = c.name;
    one["rules"] = c.rules;
    one["begun"] = time_text(c.begun);
    one["changed"] = time_text(c.changed);
    one["battles"] = c.battles;
    Json& bands = one["bands"] = Json::array();
    for (const std::string& name : band_names(c)) bands.push_back(name);
    all.push_back(std::move(one));
  }
  return {.body = protocol::dump({{"campaigns", std::move(all)}, {"damaged", std::move(damaged)}})};
}

Answer Campaigns::handle(const Ask& ask) {
  constexpr std::string_view root = "/api/campaigns";
  std::string_view path = std::string_view(ask.path).substr(root.size());
  if (path.empty() && ask.method == "POST") return begin(ask);
  if (path.empty()) return refused(Fault("wrong_method", "Not with " + ask.method + "."));
  if (path[0] != '/') return refused(Fault("unknown_address", "There is nothing at this address."));
  path.remove_prefix(1);
  const std::size_t end = std::min(path.find('/'), path.size());
  const std::string token(path.substr(0, end));
  if (!looks_like_token(token)) return refused(unknown_campaign());
  Answer out;
  home_.in_campaign(token, [&](Chain& c) {
    const auto about = home_.archive().campaign(token);
    if (!about) return void(out = refused(about.fault()));
    c.about = *about;
    out = in(c, path.substr(end), ask);
  });
  return out;
}

Answer Campaigns::in(Chain& c, std::string_view what, const Ask& ask) {
  const bool get = ask.method == "GET" || ask.method == "HEAD";
  if (what.empty() && ask.method == "DELETE") return answered(remove(c));
  const bool reads = what.empty() || what == "/file" || what == "/print",
             adds = what == "/battles" || what == "/aftermaths";
  if (!reads && !adds) return refused(Fault("unknown_address", "There is nothing at this address."));
  if (reads ? !get : ask.method != "POST") return refused(Fault("wrong_method", "Not with " + ask.method + "."));
  if (auto no = catch_up(c, home_.archive(), home_.library())) {
    c.now.reset();
    return refused(*no);
  }
  if (what.empty()) {
    if (ask.local) home_.archive().note_campaign(c.about.id);
    return answered(show(c));
  }
  if (what == "/print") return print(*c.now, ask);
  if (what == "/file") {
    Answer out = answered(file(c));
    if (out.status == 200) out.download = "campaign.json";
    return out;
  }
  const Either<Json> body = protocol::parse(ask.body);
  if (!body) return refused(body.fault());
  return answered(what == "/battles" ? battle(c, *body, ask.local) : aftermath(c, *body, ask.local));
}

// The rosters of all bands.
Answer Campaigns::print(const Campaign& now, const Ask& ask) {
  const Json wish = wish_of(ask.query);
  Reader in(wish, "bad_request");
  in.only({"paper"});
  const bool letter = in.one_of("paper", {"a4", "letter"}) == 1;
  if (in.fault()) return refused(*in.fault());
  std::vector<std::size_t> all(now.bands().size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return {.body = paper::rosters(now, all, letter ? paper::letter : paper::a4), .type = paper_type};
}

Json Campaigns::game(std::int64_t id) {
  const auto about = home_.archive().game(id);
  const std::vector<kept::Key> keys = home_.archive().keys(id);
  const auto mine =
      std::find_if(keys.begin(), keys.end(), [](const kept::Key& key) { return key.role == kept::Role::host; });
  return about && mine != keys.end() ? game_json(*about, *mine, keys, home_.here(id)) : Json();
}

Either<Json> Campaigns::show(Chain& c) {
  Json out;
  out["token"] = c.about.token;
  out["begun"] = time_text(c.about.begun);
  out.update(chronicle_json(*c.now));
  for (std::size_t i = 0; i < c.now->bands().size(); ++i) out["bands"][i]["leader"] = led(c, i);
  Json& all = out["chain"] = Json::array();
  for (std::size_t n = 0; n < c.games.size(); ++n) {
    const campaign::Link& link = c.now->links()[n];
    Json one;
    one["aftermath"] = link.aftermath;
    one["bands"] = link.bands;
    if (link.aftermath) one["of"] = link.of;
    one["game"] = game(c.games[n]);
    all.push_back(std::move(one));
  }
  return out;
}

// While somebody elsewhere has secrets in a battle, its record is nobody's.
Either<Json> Campaigns::file(Chain& c) {
  for (std::size_t n = 0; n < c.games.size(); ++n) {
    if (c.now->match(n).game.over()) continue;
    const auto about = home_.archive().game(c.games[n]);
    if (!about) return about.fault();
    if (has_open_seat(*about))
      return Fault("secret",
                   "A battle is not over whose sides have secrets from each other; the file is there when it is.");
  }
  return c.now->json();
}

Either<Json> Campaigns::remove(Chain& c) {
  if (!home_.written([&](auto done) { home_.remove_campaign(c.about.id, done); }))
    return Fault("not_kept", "The campaign could not be deleted from the disk.");
  c.now.reset();
  return Json::object();
}

}  // namespace fyrd::club
