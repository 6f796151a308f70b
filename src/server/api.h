// REST: from a request to an answer, on the crew's threads. docs/server.md says what there is.
#pragma once

#include <chrono>

#include "server/campaigns.h"

namespace fyrd::server {

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

class Api {
 public:
  // `listening` gives the addresses other devices can reach.
  Api(Hall& hall, std::vector<std::string> listening)
      : hall_(hall), campaigns_(hall), listening_(std::move(listening)) {}

  using Done = std::function<void(Answer)>;
  void handle(Ask, Done);
  // What a token opens, noted if it is opened from this computer.
  protocol::Either<store::Key> open(const std::string& token, bool local);

 private:
  Answer hello();
  Answer about(const std::string& request, const std::string& rules);  // a catalog or a form
  Answer engine(const std::string& request, const Ask&);               // what needs no game
  Answer preview(const Ask&);
  void begin(const Ask&, const Done&);
  Answer list(const Ask&);
  void remove_elsewhere(const std::string& id, bool local, const Done&);
  void with_token(const Ask&, const std::string& token, std::string_view rest, const Done&);
  Answer print(const Ask&);
  void ask_game(const store::Key&, const Json& request, const Done&, Answer (*made)(Json& said));
  void record(const store::Key&, const Done&);
  void print(const store::Key&, const std::string& query, const Done&);
  void in_turn(Ask, Done, void (*work)(Api*, const Ask&, const Done&));
  bool may_begin(const Ask&);
  std::optional<protocol::Fault> no_room(const Ask&);  // for one game more
  protocol::Either<Json> told(const store::Key&);

  Hall& hall_;
  Campaigns campaigns_;
  const std::vector<std::string> listening_;
  std::mutex mutex_;
  std::map<std::string, std::string> told_;   // catalogs and forms
  std::map<std::string, std::size_t> large_;  // tasks waiting, by address
  struct Allowance {
    double games;
    std::chrono::steady_clock::time_point at;
  };
  std::map<std::string, Allowance> allowances_;  // of addresses elsewhere
};

}  // namespace fyrd::server
