// Campaigns by REST: bands, their battles and aftermaths, each a game like any other. docs/server.md says what there
// is.
#pragma once

#include "club/begin.h"
#include "club/chain.h"

namespace fyrd::club {

struct Ask;
struct Answer;

class Campaigns {
 public:
  explicit Campaigns(Home& home) : home_(home) {}
  Answer list(const Ask&);
  // All others. May take long: a campaign is played again from its games.
  Answer handle(const Ask&);

 private:
  Answer begin(const Ask&);
  Answer in(Chain&, std::string_view what, const Ask&);
  protocol::Either<Json> battle(Chain&, const Json& body, bool local);
  protocol::Either<Json> aftermath(Chain&, const Json& body, bool local);
  protocol::Either<Json> add(Chain&, std::size_t link, const Json& seats, const char* undo, bool local);
  protocol::Either<Json> show(Chain&);
  protocol::Either<Json> file(Chain&);
  Answer print(const campaign::Campaign&, const Ask&);
  protocol::Either<Json> remove(Chain&);
  // The game of a link, with the leaders' seats when none are named.
  protocol::Either<Beginning> beginning(const campaign::Campaign&, std::size_t link, Json seats, const char* undo,
                                        const kept::Campaign&);
  Json game(std::int64_t id);

  Home& home_;
};

}  // namespace fyrd::club
