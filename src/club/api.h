// REST: from a request to an answer. docs/server.md says what there is.
#pragma once

#include "club/campaigns.h"

namespace fyrd::club {

struct Ask {
  std::string method, path, query, body;
  std::string address;
  bool local = false;  // from this computer itself
};

struct Answer {
  int status = 200;
  std::string body = {};
  std::string type = "application/json";
  std::string download = {};  // the name of a file to keep it in
};

Answer refused(const protocol::Fault&);
Answer answered(const protocol::Either<Json>&);

// How much work an address is: what is light is told at once; setting up, playing again and printing take longer.
enum class Weight { light, heavy };
Weight weight(const Ask&);
bool begins_game(const Ask&);  // or a campaign
bool is_lasting(const Ask&);   // whether the answer is always the same

class Api {
 public:
  // `listening` gives the addresses other devices can reach.
  Api(Home& home, std::vector<std::string> listening)
      : home_(home), campaigns_(home), listening_(std::move(listening)) {}

  using Done = std::function<void(Answer)>;
  void handle(const Ask&, const Done&);
  // What a token opens, noted if it is opened from this computer.
  protocol::Either<kept::Key> open(const std::string& token, bool local);

 private:
  Answer hello();
  Answer about(const std::string& request, std::string_view rules);  // a catalog or a form
  Answer engine(const std::string& request, const Ask&);             // what needs no game
  Answer preview(const Ask&);
  void begin(const Ask&, const Done&);
  Answer list(const Ask&);
  void remove_elsewhere(std::string_view id, bool local, const Done&);
  void with_token(const Ask&, const std::string& token, std::string_view rest, const Done&);
  Answer print(const Ask&);
  void ask_game(const kept::Key&, const Json& request, const Done&, Answer (*made)(Json& said));
  void record(const kept::Key&, const Done&);
  void print(const kept::Key&, const std::string& query, const Done&);
  std::optional<protocol::Fault> no_room();  // for one game more
  protocol::Either<Json> told(const kept::Key&);

  Home& home_;
  Campaigns campaigns_;
  const std::vector<std::string> listening_;
};

}  // namespace fyrd::club
