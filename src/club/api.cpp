// What each address of the server does.
#include "club/api.h"

#include <algorithm>
#include <map>

#include "club/bands.h"
#include "club/begin.h"
#include "club/links.h"
#include "club/print.h"
#include "club/qr.h"
#include "club/query.h"
#include "club/token.h"
#include "protocol/requests.h"

namespace fyrd::club {

using protocol::Either;
using protocol::Fault;

namespace {

int status_of(const std::string& code) {
  static const std::map<std::string_view, int> all = {
      {"no_such_game", 404}, {"unknown_address", 404}, {"unknown_rules", 404},  {"wrong_method", 405},
      {"only_here", 403},    {"host_only", 403},       {"secret", 403},         {"too_often", 429},
      {"busy", 503},         {"too_many_games", 503},  {"not_kept", 500},       {"too_large", 413},
      {"wrong_host", 421},   {"wrong_origin", 403},    {"not_json", 415},       {"unknown_token", 404},
      {"no_such_band", 404}, {"no_form", 404},         {"too_many_bands", 503}, {"no_such_campaign", 404},
      {"in_campaign", 403},  {"invitation", 403},      {"seat_taken", 403},     {"not_invited", 403},
      {"not_yours", 403},    {"damaged", 500}};
  const auto found = all.find(code);
  return found == all.end() ? 400 : found->second;
}

Fault unknown_token() { return Fault("no_such_game", "There is no game with this link; it may have been deleted."); }

Answer qr(std::string_view query) {
  const auto text = from_query(query, "text");
  const auto picture = text ? qr_picture(*text) : std::nullopt;
  if (!picture)
    return refused(
        Fault("bad_request", "Send a text of up to " + std::to_string(most_in_qr) + " bytes: /api/qr?text=…"));
  return {.body = *picture, .type = "image/svg+xml"};
}

}  // namespace

Answer refused(const Fault& fault) {
  return {.status = status_of(fault.code), .body = protocol::dump({{"error", protocol::fault_json(fault)}})};
}

Answer answered(const Either<Json>& outcome) {
  if (!outcome) return refused(outcome.fault());
  return {.body = protocol::dump(*outcome)};
}

bool begins_game(const Ask& ask) {
  return ask.method == "POST" && (ask.path == "/api/games" || ask.path.starts_with("/api/campaigns"));
}

bool is_lasting(const Ask& ask) {
  return ask.method == "GET" && (ask.path.starts_with("/api/catalog/") || ask.path.starts_with("/api/form/"));
}

Weight weight(const Ask& ask) {
  const std::string_view path = ask.path;
  const bool get = ask.method == "GET" || ask.method == "HEAD";
  const bool campaign = path.starts_with("/api/campaigns") && !(get && path == "/api/campaigns");
  const bool sets_up = path == "/api/check" || path == "/api/offers" || path == "/api/preview" || path == "/api/print";
  return campaign || sets_up || begins_game(ask) ? Weight::heavy : Weight::light;
}

void Api::handle(const Ask& ask, const Done& done) {
  const std::string_view path = ask.path;
  const auto is = [&](std::string_view method, std::string_view address) {
    return path == address && (ask.method == method || (method == "GET" && ask.method == "HEAD"));
  };
  if (is("GET", "/api/hello")) return done(hello());
  if (is("GET", "/api/games")) return done(list(ask));
  if (is("POST", "/api/games")) return begin(ask, done);
  if (is("POST", "/api/check")) return done(engine("check", ask));
  if (is("POST", "/api/offers")) return done(engine("offers", ask));
  if (is("POST", "/api/preview")) return done(preview(ask));
  if (is("GET", "/api/print")) return done(print(ask));
  if (is("GET", "/api/qr")) return done(qr(ask.query));
  if (is("GET", "/api/campaigns")) return done(campaigns_.list(ask));
  for (const std::string_view request : {"catalog", "form"})
    if (const std::string start = "/api/" + std::string(request) + "/"; path.starts_with(start))
      if (is("GET", path)) return done(about(std::string(request), path.substr(start.size())));
  if (path == "/api/bands" || path.starts_with("/api/bands/")) return answer_bands(home_, ask, path.substr(10), done);
  if (path.starts_with("/api/elsewhere/") && ask.method == "DELETE")
    return remove_elsewhere(path.substr(15), ask.local, done);
  if (path.starts_with("/api/games/")) {
    const std::string_view rest = path.substr(11);
    const std::size_t end = std::min(rest.find('/'), rest.size());
    return with_token(ask, std::string(rest.substr(0, end)), rest.substr(end), done);
  }
  if (path.starts_with("/api/campaigns")) {
    const auto no = ask.method == "POST" ? no_room() : std::nullopt;
    return done(no ? refused(*no) : campaigns_.handle(ask));
  }
  for (const std::string_view known :
       {"/api/hello", "/api/games", "/api/preview", "/api/print", "/api/qr", "/api/check", "/api/offers"})
    if (path == known) return done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
  done(refused(Fault("unknown_address", "There is nothing at this address.")));
}

Either<kept::Key> Api::open(const std::string& token, bool local) {
  if (!looks_like_token(token)) return unknown_token();
  auto key = home_.archive().find(token);
  if (key && local && key->role != kept::Role::invite) home_.archive().note_opened(token);
  return key;
}

Answer Api::hello() {
  std::optional<protocol::Match> none;
  protocol::Call call{home_.library(), none};
  Either<Json> out = protocol::perform(call, {{"do", "hello"}});
  if (out) (*out)["listening"] = listening_;
  return answered(out);
}

Answer Api::about(const std::string& request, std::string_view rules) {
  std::optional<protocol::Match> none;
  protocol::Call call{home_.library(), none};
  return answered(protocol::perform(call, {{"do", request}, {"rules", rules}}));
}

Answer Api::engine(const std::string& request, const Ask& ask) {
  Either<Json> body = protocol::parse(ask.body);
  if (!body) return refused(body.fault());
  if (!body->is_object()) return refused(Fault("bad_request", "Send an object."));
  (*body)["do"] = request;
  std::optional<protocol::Match> none;
  protocol::Call call{home_.library(), none};
  return answered(protocol::perform(call, *body));
}

Answer Api::preview(const Ask& ask) {
  const Either<Json> body = protocol::parse(ask.body);
  return answered(body ? preview_battle(home_.library(), *body) : body);
}

std::optional<Fault> Api::no_room() {
  if (static_cast<std::size_t>(home_.archive().count()) >= home_.bounds().games)
    return Fault("too_many_games", "There are as many games as there may be; delete some.");
  return {};
}

// Of a battle that might be.
Answer Api::print(const Ask& ask) {
  const Either<Json> setup = protocol::parse(from_query(ask.query, "setup").value_or("{}"));
  const Either<Json> page = setup ? print_battle(home_.library(), *setup, wish_of(ask.query)) : setup;
  return page ? Answer{.body = (*page)["html"], .type = paper_type} : refused(page.fault());
}

void Api::begin(const Ask& ask, const Done& done) {
  if (auto no = no_room()) return done(refused(*no));
  const Either<Json> body = protocol::parse(ask.body);
  if (!body) return done(refused(body.fault()));
  Either<Beginning> beginning = begin_game(home_.library(), *body);
  if (!beginning) return done(refused(beginning.fault()));
  host(home_, std::move(*beginning), ask.local, [done](std::optional<Json> game) {
    done(game ? Answer{.body = protocol::dump(*game)}
              : refused(Fault("not_kept", "The game could not be written to the disk.")));
  });
}

Either<Json> Api::told(const kept::Key& key) {
  const auto game = home_.archive().game(key.game);
  if (!game) return game.fault();
  return game_json(*game, key, home_.archive().keys(key.game), home_.here(key.game));
}

Answer Api::list(const Ask& ask) {
  if (!ask.local) return refused(Fault("only_here", "The games of this computer are told to itself only."));
  Json all = Json::array(), damaged = Json::array();
  for (const kept::Key& key : home_.archive().opened_here(home_.bounds().listed)) {
    Either<Json> one = told(key);
    if (one)
      all.push_back(std::move(*one));
    else if (one.fault().code == "damaged")
      damaged.push_back({{"token", key.token}, {"message", one.fault().message}});
  }
  // Of what others have begun here only that it is there: their links are theirs.
  Json elsewhere = Json::array();
  for (const kept::Game& one : home_.archive().begun_elsewhere(home_.bounds().listed)) {
    Json& told = elsewhere.emplace_back();
    told["id"] = one.id;
    told["title"] = one.title;
    told["begun"] = time_text(one.begun);
    told["changed"] = time_text(one.standing.changed);
    told["over"] = !one.standing.result.empty();
  }
  for (const kept::Campaign& one : home_.archive().campaigns_elsewhere(home_.bounds().listed)) {
    Json& told = elsewhere.emplace_back();
    told["campaign"] = one.id;
    told["title"] = one.name;
    told["begun"] = time_text(one.begun);
    told["changed"] = time_text(one.changed);
  }
  return {.body = protocol::dump(
              {{"games", std::move(all)}, {"damaged", std::move(damaged)}, {"elsewhere", std::move(elsewhere)}})};
}

void Api::remove_elsewhere(std::string_view id, bool local, const Done& done) {
  if (!local) return done(refused(Fault("only_here", "The games of this computer are told to itself only.")));
  const auto told = [done](bool removed) {
    done(removed ? Answer{.body = "{}"} : refused(Fault("not_kept", "It could not be deleted from the disk.")));
  };
  constexpr std::string_view campaign = "campaign/";
  const std::size_t all = home_.bounds().games;
  if (id.starts_with(campaign)) {
    for (const kept::Campaign& one : home_.archive().campaigns_elsewhere(all))
      if (std::to_string(one.id) == id.substr(campaign.size())) return home_.remove_campaign(one.id, told);
  } else {
    for (const kept::Game& one : home_.archive().begun_elsewhere(all))
      if (std::to_string(one.id) == id) return home_.remove(one.id, told);
  }
  done(refused(Fault("no_such_game", "Nothing of this number was begun elsewhere.")));
}

void Api::with_token(const Ask& ask, const std::string& token, std::string_view rest, const Done& done) {
  const auto key = open(token, ask.local && rest.empty() && ask.method == "GET");
  if (!key) return done(refused(key.fault()));
  const bool get = ask.method == "GET" || ask.method == "HEAD";
  if (answer_links(home_, ask, *key, rest, done)) return;
  if (rest == "/record" && get) return record(*key, done);
  if (rest == "/print" && get) return print(*key, ask.query, done);
  if (!rest.empty()) return done(refused(Fault("unknown_address", "There is nothing at this address.")));
  if (get) {
    Either<Json> game = told(*key);
    if (!game || key->role != kept::Role::invite) return done(answered(game));
    return answer_invitation(home_, *key, std::move(*game), done);
  }
  if (ask.method != "DELETE") return done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
  if (key->role != kept::Role::host) return done(refused(Fault("host_only", "Only who began the game may delete it.")));
  if (const auto game = home_.archive().game(key->game); game && game->link)
    return done(refused(Fault("in_campaign", "This is part of a campaign, and goes only with it.")));
  home_.remove(key->game, [done](bool removed) {
    done(removed ? Answer{.body = "{}"} : refused(Fault("not_kept", "The game could not be deleted from the disk.")));
  });
}

// Asks what a WebSocket could ask, and makes an answer of what is said.
void Api::ask_game(const kept::Key& key, const Json& request, const Done& done, Answer (*made)(Json& said)) {
  home_.ask(key, protocol::dump(request), [done, made](std::string line) {
    Json reply = Json::parse(line, nullptr, false);  // of our own making
    if (reply.contains("ok")) return done(made(reply["ok"]));
    const std::string code = reply["error"].value("code", "");
    done({.status = status_of(code), .body = protocol::dump({{"error", reply["error"]}})});
  });
}

void Api::record(const kept::Key& key, const Done& done) {
  ask_game(key, {{"do", "record"}}, done,
           [](Json& said) { return Answer{.body = protocol::dump(said["record"]), .download = "battle.json"}; });
}

void Api::print(const kept::Key& key, const std::string& query, const Done& done) {
  Json request = wish_of(query);
  request["do"] = "print";
  ask_game(key, request, done, [](Json& said) { return Answer{.body = said["html"], .type = paper_type}; });
}

}  // namespace fyrd::club
