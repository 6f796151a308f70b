// What changes by whom a game is opened.
#include "server/links.h"

#include "server/token.h"

namespace fyrd::server {

using protocol::Either;
using protocol::Fault;

namespace {

Either<Json> told(Hall& hall, const std::string& token) {
  const auto key = hall.store().find(token);
  if (!key) return key.fault();
  const auto game = hall.store().game(key->game);
  if (!game) return game.fault();
  return game_json(*game, *key, hall.store().keys(key->game), hall.here(key->game));
}

// Asks in the room, where one thing is done at a time.
void in_room(Hall& hall, const store::Key& key, const Json& request, const Api::Done& done,
             const std::function<Answer(const Json& said)>& made) {
  hall.ask(key, protocol::dump(request), [done, made](std::string line) {
    const Json reply = Json::parse(line, nullptr, false);  // of our own making
    if (reply.contains("ok")) return done(made(reply["ok"]));
    done(refused(Fault(reply["error"].value("code", ""), reply["error"].value("message", ""))));
  });
}

void take(Hall& hall, const Ask& ask, const store::Key& key, Json body, const Api::Done& done) {
  if (key.role != store::Role::invite)
    return done(refused(Fault("not_invited", "This link is no invitation; the seat it leads to is taken.")));
  body["do"] = "take_seat";
  body["here"] = ask.local;
  in_room(hall, key, body, done, [&hall, key](const Json& said) {
    hall.tell_seats(key.game);
    return answered(told(hall, said["token"]));
  });
}

// The link that is meant: one's own, or of those the host hands out that of the watchers or of an invitation.
Either<store::Key> meant(Hall& hall, const store::Key& mine, const Json& body) {
  protocol::Reader in(body, "bad_request");
  in.only({"link", "side"});
  const std::size_t link = in.one_of("link", {"mine", "watch", "seat"});
  const std::string name = link == 2 ? in.text("side") : "";
  if (in.fault()) return *in.fault();
  const bool host = mine.role == store::Role::host;
  if (link == 0 && (host || mine.role == store::Role::seat)) return mine;
  if (!host) return Fault("host_only", "Only who began the game hands out links to it.");
  const auto game = hall.store().game(mine.game);
  if (!game) return game.fault();
  for (const store::Key& key : hall.store().keys(mine.game)) {
    if (link == 1 && key.role == store::Role::watch) return key;
    const bool side = link == 2 && key.side >= 0 && static_cast<std::size_t>(key.side) < game->seats.size() &&
                      game->seats[static_cast<std::size_t>(key.side)].id == name;
    if (side && key.role == store::Role::invite) return key;
    if (side) return Fault("seat_taken", "The seat is taken: only who sits there can change its link.");
  }
  return Fault("bad_request", "'link' is mine, watch, or seat with the 'side' of an open one.");
}

void withdraw(Hall& hall, const store::Key& key, const Json& body, const Api::Done& done) {
  const Either<store::Key> old = meant(hall, key, body);
  if (!old) return done(refused(old.fault()));
  const std::string fresh = new_token(), mine = old->token == key.token ? fresh : key.token;
  hall.store().withdraw(old->token, fresh, [&hall, old = *old, mine, done](bool good) {
    if (!good) return done(refused(Fault("not_kept", "The disk did not take it; the old link still holds.")));
    hall.turn_out(old.game, old.token);
    done(answered(told(hall, mine)));
  });
}

}  // namespace

void answer_invitation(Hall& hall, const store::Key& key, Json game, const Api::Done& done) {
  in_room(hall, key, {{"do", "invitation"}}, done, [game = std::move(game)](const Json& said) {
    Json out = game;
    out.update(said);
    return Answer{.body = protocol::dump(out)};
  });
}

bool answer_links(Hall& hall, const Ask& ask, const store::Key& key, std::string_view rest, const Api::Done& done) {
  if (rest != "/seat" && rest != "/withdraw" && rest != "/abandon") return false;
  const Either<Json> body = protocol::parse(ask.body.empty() ? "{}" : ask.body);
  if (ask.method != "POST")
    done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
  else if (!body || !body->is_object())
    done(refused(body ? Fault("bad_request", "Send an object.") : body.fault()));
  else if (rest == "/seat")
    take(hall, ask, key, *body, done);
  else if (rest == "/withdraw")
    withdraw(hall, key, *body, done);
  else
    in_room(hall, key, {{"do", "abandon"}}, done, [&hall, key](const Json&) {
      hall.tell_seats(key.game);
      return answered(told(hall, key.token));
    });
  return true;
}

}  // namespace fyrd::server
