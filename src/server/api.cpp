// What each address of the server does.
#include "server/api.h"

#include <algorithm>

#include "protocol/requests.h"
#include "server/bands.h"
#include "server/begin.h"
#include "server/links.h"
#include "server/print.h"
#include "server/qr.h"
#include "server/query.h"
#include "server/token.h"

namespace fyrd::server {

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

void Api::handle(Ask ask, Done done) {
  const auto here = [&](std::string_view method) {
    return ask.method == method || (method == "GET" && ask.method == "HEAD");
  };
  const std::string_view path = ask.path;
  if (path == "/api/hello" && here("GET")) return hall_.crew().post(Lane::asked, [this, done] { done(hello()); });
  if (path == "/api/games" && here("GET"))
    return hall_.crew().post(Lane::asked, [this, ask = std::move(ask), done] { done(list(ask)); });
  for (const std::string_view request : {"catalog", "form"}) {
    const std::string start = "/api/" + std::string(request) + "/";
    if (!path.starts_with(start) || !here("GET")) continue;
    return hall_.crew().post(
        Lane::asked, [this, request = std::string(request), rules = std::string(path.substr(start.size())), done] {
          done(about(request, rules));
        });
  }
  if (path == "/api/bands" || path.starts_with("/api/bands/"))
    return hall_.crew().post(Lane::asked, [this, rest = std::string(path.substr(10)), ask = std::move(ask), done] {
      answer_bands(hall_, ask, rest, done);
    });
  if (path == "/api/check" && here("POST"))
    return in_turn(std::move(ask), done, [](Api* self, const Ask& a, const Done& d) { d(self->engine("check", a)); });
  if (path == "/api/offers" && here("POST"))
    return in_turn(std::move(ask), done, [](Api* self, const Ask& a, const Done& d) { d(self->engine("offers", a)); });
  if (path == "/api/qr" && here("GET"))
    return hall_.crew().post(Lane::asked, [query = ask.query, done] { done(qr(query)); });
  if (path == "/api/preview" && here("POST"))
    return in_turn(std::move(ask), done, [](Api* self, const Ask& a, const Done& d) { d(self->preview(a)); });
  if (path == "/api/print" && here("GET"))
    return in_turn(std::move(ask), done, [](Api* self, const Ask& a, const Done& d) { d(self->print(a)); });
  if (path.starts_with("/api/elsewhere/") && here("DELETE"))
    return hall_.crew().post(Lane::asked, [this, id = std::string(path.substr(15)), local = ask.local, done] {
      remove_elsewhere(id, local, done);
    });
  if (path == "/api/games" && here("POST"))
    return in_turn(std::move(ask), done, [](Api* self, const Ask& a, const Done& d) { self->begin(a, d); });
  if (path.starts_with("/api/games/")) {
    const std::string_view rest = path.substr(11);
    const std::size_t end = std::min(rest.find('/'), rest.size());
    return hall_.crew().post(Lane::asked,
                             [this, token = std::string(rest.substr(0, end)), what = std::string(rest.substr(end)),
                              ask = std::move(ask), done] { with_token(ask, token, what, done); });
  }
  if (path == "/api/campaigns" && here("GET"))
    return hall_.crew().post(Lane::asked, [this, ask = std::move(ask), done] { done(campaigns_.list(ask)); });
  if (path.starts_with("/api/campaigns")) {
    return in_turn(std::move(ask), done, [](Api* self, const Ask& a, const Done& d) {
      const auto no = a.method == "POST" ? self->no_room(a) : std::nullopt;
      d(no ? refused(*no) : self->campaigns_.handle(a));
    });
  }
  for (const std::string_view known :
       {"/api/hello", "/api/games", "/api/preview", "/api/print", "/api/qr", "/api/check", "/api/offers"})
    if (path == known) return done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
  done(refused(Fault("unknown_address", "There is nothing at this address.")));
}

// Work that may take long: of each address only so much may wait, and of others than this computer one.
void Api::in_turn(Ask ask, Done done, void (*work)(Api*, const Ask&, const Done&)) {
  {
    std::lock_guard hold(mutex_);
    std::size_t& waiting = large_[ask.address];
    if (waiting >= (ask.local ? hall_.limits().large_tasks : 1))
      return done(refused(Fault("busy", "Too much is being set up already; try again in a moment.")));
    ++waiting;
  }
  // It waits no longer when it is answered, so that who asks again at once is not told to wait.
  Done answer = [this, address = ask.address, done = std::move(done)](Answer out) {
    {
      std::lock_guard hold(mutex_);
      if (--large_[address] == 0) large_.erase(address);
    }
    done(std::move(out));
  };
  hall_.crew().post(Lane::long_,
                    [this, ask = std::move(ask), answer = std::move(answer), work] { work(this, ask, answer); });
}

Either<store::Key> Api::open(const std::string& token, bool local) {
  if (!looks_like_token(token)) return unknown_token();
  auto key = hall_.store().find(token);
  if (key && local && key->role != store::Role::invite) hall_.store().note_opened(token);
  return key;
}

Answer Api::hello() {
  std::optional<protocol::Match> none;
  protocol::Call call{hall_.library(), none};
  Either<Json> out = protocol::perform(call, {{"do", "hello"}});
  if (out) (*out)["listening"] = listening_;
  return answered(out);
}

Answer Api::about(const std::string& request, const std::string& rules) {
  const std::string key = request + "/" + rules;
  {
    std::lock_guard hold(mutex_);
    if (const auto found = told_.find(key); found != told_.end()) return {.body = found->second};
  }
  std::optional<protocol::Match> none;
  protocol::Call call{hall_.library(), none};
  Answer out = answered(protocol::perform(call, {{"do", request}, {"rules", rules}}));
  std::lock_guard hold(mutex_);
  if (out.status == 200) told_[key] = out.body;
  return out;
}

Answer Api::engine(const std::string& request, const Ask& ask) {
  Either<Json> body = protocol::parse(ask.body);
  if (!body) return refused(body.fault());
  if (!body->is_object()) return refused(Fault("bad_request", "Send an object."));
  (*body)["do"] = request;
  std::optional<protocol::Match> none;
  protocol::Call call{hall_.library(), none};
  return answered(protocol::perform(call, *body));
}

Answer Api::preview(const Ask& ask) {
  const Either<Json> body = protocol::parse(ask.body);
  return answered(body ? preview_battle(hall_.library(), *body) : body);
}

std::optional<Fault> Api::no_room(const Ask& ask) {
  if (!may_begin(ask)) return Fault("too_often", "So many games at once? Wait a minute.");
  if (static_cast<std::size_t>(hall_.store().count()) >= hall_.limits().games)
    return Fault("too_many_games", "There are as many games as there may be; delete some.");
  return {};
}

// Of a battle that might be.
Answer Api::print(const Ask& ask) {
  const Either<Json> setup = protocol::parse(from_query(ask.query, "setup").value_or("{}"));
  const Either<Json> page = setup ? print_battle(hall_.library(), *setup, wish_of(ask.query)) : setup;
  return page ? Answer{.body = (*page)["html"], .type = paper_type} : refused(page.fault());
}

bool Api::may_begin(const Ask& ask) {
  if (ask.local) return true;
  const auto now = std::chrono::steady_clock::now();
  const double most = hall_.limits().begun_a_minute;
  std::lock_guard hold(mutex_);
  if (allowances_.size() > 4096) allowances_.clear();
  Allowance& have = allowances_.try_emplace(ask.address, Allowance{most, now}).first->second;
  have.games = std::min(most, have.games + most * std::chrono::duration<double, std::ratio<60>>(now - have.at).count());
  have.at = now;
  if (have.games < 1) return false;
  have.games -= 1;
  return true;
}

void Api::begin(const Ask& ask, const Done& done) {
  if (auto no = no_room(ask)) return done(refused(*no));
  const Either<Json> body = protocol::parse(ask.body);
  if (!body) return done(refused(body.fault()));
  Either<Beginning> beginning = begin_game(hall_.library(), *body);
  if (!beginning) return done(refused(beginning.fault()));
  host(hall_, std::move(*beginning), ask.local, [done](std::optional<Json> game) {
    done(game ? Answer{.body = protocol::dump(*game)}
              : refused(Fault("not_kept", "The game could not be written to the disk.")));
  });
}

Either<Json> Api::told(const store::Key& key) {
  const auto game = hall_.store().game(key.game);
  if (!game) return game.fault();
  return game_json(*game, key, hall_.store().keys(key.game), hall_.here(key.game));
}

Answer Api::list(const Ask& ask) {
  if (!ask.local) return refused(Fault("only_here", "The games of this computer are told to itself only."));
  Json all = Json::array(), damaged = Json::array();
  for (const store::Key& key : hall_.store().opened_here(hall_.limits().listed)) {
    Either<Json> one = told(key);
    if (one)
      all.push_back(std::move(*one));
    else if (one.fault().code == "damaged")
      damaged.push_back({{"token", key.token}, {"message", one.fault().message}});
  }
  // Of what others have begun here only that it is there: their links are theirs.
  Json elsewhere = Json::array();
  for (const store::Game& one : hall_.store().begun_elsewhere(hall_.limits().listed)) {
    Json& told = elsewhere.emplace_back();
    told["id"] = one.id;
    told["title"] = one.title;
    told["begun"] = time_text(one.begun);
    told["changed"] = time_text(one.standing.changed);
    told["over"] = !one.standing.result.empty();
  }
  return {.body = protocol::dump(
              {{"games", std::move(all)}, {"damaged", std::move(damaged)}, {"elsewhere", std::move(elsewhere)}})};
}

void Api::remove_elsewhere(const std::string& id, bool local, const Done& done) {
  if (!local) return done(refused(Fault("only_here", "The games of this computer are told to itself only.")));
  for (const store::Game& one : hall_.store().begun_elsewhere(hall_.limits().games))
    if (std::to_string(one.id) == id)
      return hall_.remove(one.id, [done](bool removed) {
        done(removed ? Answer{.body = "{}"}
                     : refused(Fault("not_kept", "The game could not be deleted from the disk.")));
      });
  done(refused(Fault("no_such_game", "No game of this number was begun elsewhere.")));
}

void Api::with_token(const Ask& ask, const std::string& token, std::string_view rest, const Done& done) {
  const auto key = open(token, ask.local && rest.empty() && ask.method == "GET");
  if (!key) return done(refused(key.fault()));
  const bool get = ask.method == "GET" || ask.method == "HEAD";
  if (answer_links(hall_, ask, *key, rest, done)) return;
  if (rest == "/record" && get) return record(*key, done);
  if (rest == "/print" && get) return print(*key, ask.query, done);
  if (!rest.empty()) return done(refused(Fault("unknown_address", "There is nothing at this address.")));
  if (get) {
    Either<Json> game = told(*key);
    if (!game || key->role != store::Role::invite) return done(answered(game));
    return answer_invitation(hall_, *key, std::move(*game), done);
  }
  if (ask.method != "DELETE") return done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
  if (key->role != store::Role::host)
    return done(refused(Fault("host_only", "Only who began the game may delete it.")));
  if (const auto game = hall_.store().game(key->game); game && game->link)
    return done(refused(Fault("in_campaign", "This is part of a campaign, and goes only with it.")));
  hall_.remove(key->game, [done](bool removed) {
    done(removed ? Answer{.body = "{}"} : refused(Fault("not_kept", "The game could not be deleted from the disk.")));
  });
}

// Asks what a WebSocket could ask, and makes an answer of what is said.
void Api::ask_game(const store::Key& key, const Json& request, const Done& done, Answer (*made)(Json& said)) {
  hall_.ask(key, protocol::dump(request), [done, made](std::string line) {
    Json reply = Json::parse(line, nullptr, false);  // of our own making
    if (reply.contains("ok")) return done(made(reply["ok"]));
    const std::string code = reply["error"].value("code", "");
    done({.status = status_of(code), .body = protocol::dump({{"error", reply["error"]}})});
  });
}

void Api::record(const store::Key& key, const Done& done) {
  ask_game(key, {{"do", "record"}}, done,
           [](Json& said) { return Answer{.body = protocol::dump(said["record"]), .download = "battle.json"}; });
}

void Api::print(const store::Key& key, const std::string& query, const Done& done) {
  Json request = wish_of(query);
  request["do"] = "print";
  ask_game(key, request, done, [](Json& said) { return Answer{.body = said["html"], .type = paper_type}; });
}

}  // namespace fyrd::server
