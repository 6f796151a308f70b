// What changes by whom a game is opened.
#include "club/links.h"

#include "club/token.h"

namespace fyrd::club {

using protocol::Either;
using protocol::Fault;

namespace {

Either<Json> told(Home& home, const std::string& token) {
  const auto key = home.archive().find(token);
  if (!key) return key.fault();
  const auto game = home.archive().game(key->game);
  if (!game) return game.fault();
  return game_json(*game, *key, home.archive().keys(key->game), home.here(key->game));
}

// Asks in the room, where one thing is done at a time.
void in_room(Home& home, const kept::Key& key, const Json& request, const Api::Done& done,
             const std::function<Answer(const Json& said)>& made) {
  home.ask(key, protocol::dump(request), [done, made](std::string line) {
    const Json reply = Json::parse(line, nullptr, false);  // of our own making
    if (reply.contains("ok")) return done(made(reply["ok"]));
    done(refused(Fault(reply["error"].value("code", ""), reply["error"].value("message", ""))));
  });
}

void take(Home& home, const Ask& ask, const kept::Key& key, Json body, const Api::Done& done) {
  if (key.role != kept::Role::invite)
    return done(refused(Fault("not_invited", "This link is no invitation; the seat it leads to is taken.")));
  body["do"] = "take_seat";
  body["here"] = ask.local;
  in_room(home, key, body, done, [&home, key](const Json& said) {
    home.tell_seats(key.game);
    return answered(told(home, said["token"]));
  });
}

// The link that is meant: one's own, or of those the host hands out that of the watchers or of an invitation.
Either<kept::Key> meant(Home& home, const kept::Key& mine, const Json& body) {
  protocol::Reader in(body, "bad_request");
  in.only({"link", "side"});
  in.need("link");
  const std::size_t link = in.one_of("link", {"mine", "watch", "seat"});
  const std::string name = link == 2 ? in.text("side") : "";
  if (in.fault()) return *in.fault();
  const bool host = mine.role == kept::Role::host;
  if (link == 0 && (host || mine.role == kept::Role::seat)) return mine;
  if (!host) return Fault("host_only", "Only who began the game hands out links to it.");
  const auto game = home.archive().game(mine.game);
  if (!game) return game.fault();
  for (const kept::Key& key : home.archive().keys(mine.game)) {
    if (link == 1 && key.role == kept::Role::watch) return key;
    const bool side = link == 2 && key.side >= 0 && static_cast<std::size_t>(key.side) < game->seats.size() &&
                      game->seats[static_cast<std::size_t>(key.side)].id == name;
    if (side && key.role == kept::Role::invite) return key;
    if (side) return Fault("seat_taken", "The seat is taken: only who sits there can change its link.");
  }
  return Fault("bad_request", "'link' is mine, watch, or seat with the 'side' of an open one.");
}

void withdraw(Home& home, const kept::Key& key, const Json& body, const Api::Done& done) {
  const Either<kept::Key> old = meant(home, key, body);
  if (!old) return done(refused(old.fault()));
  const std::string fresh = new_token(), mine = old->token == key.token ? fresh : key.token;
  home.archive().withdraw(old->token, fresh, [&home, old = *old, mine, done](bool good) {
    if (!good) return done(refused(Fault("not_kept", "The disk did not take it; the old link still holds.")));
    home.turn_out(old.game, old.token);
    done(answered(told(home, mine)));
  });
}

}  // namespace

void answer_invitation(Home& home, const kept::Key& key, Json game, const Api::Done& done) {
  in_room(home, key, {{"do", "invitation"}}, done, [game = std::move(game)](const Json& said) {
    Json out = game;
    out.update(said);
    return Answer{.body = protocol::dump(out)};
  });
}

bool answer_links(Home& home, const Ask& ask, const kept::Key& key, std::string_view rest, const Api::Done& done) {
  if (rest != "/seat" && rest != "/withdraw" && rest != "/abandon") return false;
  const Either<Json> body = protocol::parse(ask.body.empty() ? "{}" : ask.body);
  if (ask.method != "POST")
    done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
  else if (!body || !body->is_object())
    done(refused(body ? Fault("bad_request", "Send an object.") : body.fault()));
  else if (rest == "/seat")
    take(home, ask, key, *body, done);
  else if (rest == "/withdraw")
    withdraw(home, key, *body, done);
  else
    in_room(home, key, {{"do", "abandon"}}, done, [&home, key](const Json&) {
      home.tell_seats(key.game);
      return answered(told(home, key.token));
    });
  return true;
}

}  // namespace fyrd::club
