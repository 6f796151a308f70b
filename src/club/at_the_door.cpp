// Invitations, and the end of a game that nobody plays on.
#include "club/live_game.h"
#include "club/token.h"
#include "protocol/fingerprint.h"
#include "protocol/proof.h"
#include "protocol/requests.h"

namespace fyrd::club {

using protocol::Either;
using protocol::Fault;

bool LiveGame::concerns_seats(const kept::Key& key, std::string_view request) {
  return key.role == kept::Role::invite || request == "invitation" || request == "take_seat" || request == "abandon";
}

LiveGame::Outcome LiveGame::at_the_door(const kept::Key& key, std::string_view name, const Json& request) {
  Outcome out;
  Either<Json> answer = Fault("invitation", "This is an invitation: take the seat first.");
  if (name == "invitation") {
    const protocol::Match& match = **match_;
    answer = Json{{"numbers", protocol::numbers_json(match)}};
    if (match.proof) (*answer)["proof"] = protocol::promise_json(*match.proof);
  } else if (name == "take_seat") {
    answer = take_seat(key, request, out);
  } else if (name == "abandon") {
    answer = abandon(key, out);
  }
  out.reply = protocol::reply_line(request, std::move(answer));
  return out;
}

// Who takes a seat throws in his word, and gets a link that nobody else has seen.
Either<Json> LiveGame::take_seat(const kept::Key& key, const Json& request, Outcome& out) {
  if (key.role != kept::Role::invite || key.side < 0)
    return Fault("not_invited", "Only who is invited can take a seat.");
  protocol::Reader in(request, "bad_request");
  in.only({"do", "id", "word", "here"});
  const std::string word = in.has("word") ? in.text("word") : new_word();
  const bool here = in.flag_or("here", false);
  if (in.fault()) return *in.fault();
  if (auto no = protocol::bad_word(word)) return std::move(*no);
  kept::Seat& seat = about_.seats[static_cast<std::size_t>(key.side)];
  if (!seat.word.empty()) return Fault("seat_taken", "Somebody has taken this seat already.");
  seat.word = word;
  protocol::Match& match = own();
  const std::size_t before = match.game.inputs().size();
  if (match.proof) {
    match.proof->words[static_cast<std::size_t>(key.side)] = word;
    protocol::let_dice_fall(match);
  }
  out.change = change_from(before);
  out.change->taking = kept::Taking{key, new_token(), word, here};
  return Json{{"token", out.change->taking->token}};
}

// All there is to know is known from now on, and the record is everybody's.
Either<Json> LiveGame::abandon(const kept::Key& key, Outcome& out) {
  if (key.role != kept::Role::host) return Fault("host_only", "Only who began the game may end it for all.");
  if (about_.link) return Fault("in_campaign", "This is part of a campaign, which goes on from it.");
  about_.kept = true;
  out.change = change_from((*match_)->game.inputs().size());
  out.change->ends = true;
  return Json::object();
}

}  // namespace fyrd::club
