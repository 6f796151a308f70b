// What others have hidden, asked of the program itself: neither how much it is, nor by going a way and taking it back.
#include <sstream>

#include "tests/ambush.h"
#include "tests/server/hosted.h"
#include "tests/server/program.h"

namespace fyrd::test {
namespace {

class Secrets : public Hosted {
 protected:
  std::vector<std::string> arguments() const { return {"--no-browser", "--port", "0", "--store", settings_.store}; }
};

const Json done = {{"verb", "done"}}, net = {{"verb", "net"}, {"path", {{18.37, 17.91}}}},
           pit = {{"verb", "pit"}, {"path", {{8.37, 17.91}}}};

// A battle in which the Wood lays what it will in secret, and the Town has a seat of its own.
class Ambushed {
 public:
  explicit Ambushed(std::uint16_t port) : port_(port) {
    Json body = Json::parse(ambush);
    body["seats"] = {"person", "open"};
    body["word"] = "oak";
    body["scenario"]["sides"][1]["zone"] = {0, 24, 40, 40};
    game_ = http(port, "POST", "/api/games", body.dump()).json();
    const std::string seat = "/api/games/" + game_["sides"][1]["token"].get<std::string>() + "/seat";
    guest_token_ = http(port, "POST", seat, R"({"word":"thorn"})").json()["token"];
    host.emplace(port, game_["token"]);
    guest.emplace(port, guest_token_);
    watcher.emplace(port, game_["watch"]);
  }
  void lay(const std::vector<Json>& orders) {
    for (const Json& choice : orders) does(*host, choice);
  }
  static void does(Socket& who, const Json& choice) {
    const Json reply = who.ok({{"do", "answer"}, {"choice", choice}});
    EXPECT_TRUE(reply.contains("events")) << choice << reply;
  }
  // All that the guest and a watcher can get out of it, over REST and over their sockets, pushes too.
  std::string seen() {
    std::string all;
    for (const auto& [socket, token] : {std::pair(&*guest, guest_token_), std::pair(&*watcher, text("watch"))}) {
      Json rest = http(port_, "GET", "/api/games/" + token).json();
      for (const char* own : {"id", "token", "changed", "begun"}) rest.erase(own);
      all += rest.dump() + "\n";
      const Json now = socket->send_and_wait({{"do", "view"}, {"events", 0}});
      const auto add = [&](Json reply) {
        reply.erase("id");
        all += reply.dump() + "\n";
      };
      add(now);
      for (int n = 0; n <= now["ok"]["inputs"].get<int>() + 1; ++n) {
        add(socket->send_and_wait({{"do", "view"}, {"inputs", n}}));
        add(socket->send_and_wait({{"do", "frames"}, {"from", n}}));
      }
      add(socket->send_and_wait({{"do", "undo"}, {"to", 90}}));
      for (const Json& push : socket->pushes)
        if (push["push"] == "changed") all += push.dump() + "\n";
    }
    return all;
  }
  std::optional<Socket> host, guest, watcher;

 private:
  std::string text(const char* key) const { return game_[key]; }
  std::uint16_t port_;
  Json game_;
  std::string guest_token_;
};

// The first line that is not the same, of either.
std::string first_difference(const std::string& a, const std::string& b) {
  std::istringstream one(a), other(b);
  for (std::string x, y;;) {
    const bool more = static_cast<bool>(std::getline(one, x)), most = static_cast<bool>(std::getline(other, y));
    if (!more && !most) return "";
    if (more != most || x != y) return (more ? x.substr(0, 400) : "") + "\n" + (most ? y.substr(0, 400) : "");
  }
}

TEST_F(Secrets, how_many_orders_there_are_is_not_told) {
  Program program(arguments());
  ASSERT_NE(program.port(), 0) << program.said();
  std::vector<std::string> during, after;
  for (const std::vector<Json>& orders : {std::vector{done}, std::vector{net, done}, std::vector{net, pit}}) {
    Ambushed battle(program.port());
    battle.lay(orders);
    during.push_back(battle.seen());
    battle.does(*battle.guest, done);
    after.push_back(battle.seen());
  }
  for (std::size_t i = 1; i < during.size(); ++i) {
    EXPECT_EQ(first_difference(during[i], during[0]), "") << i;
    EXPECT_EQ(first_difference(after[i], after[0]), "") << i;
  }
  EXPECT_NE(during[0], after[0]);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

TEST_F(Secrets, a_way_taken_back_is_no_probe) {
  Program program(arguments());
  ASSERT_NE(program.port(), 0) << program.said();
  for (const std::vector<Json>& orders : {std::vector{done}, std::vector{net, done}}) {
    Ambushed battle(program.port());
    Socket &host = *battle.host, &guest = *battle.guest;
    battle.lay(orders);
    battle.does(guest, done);
    battle.does(host, {{"verb", "place"}, {"figure", "alan"}, {"path", {{28, 7.6}}}, {"facing", 0}});
    battle.does(guest, {{"verb", "place"}, {"figure", "odo"}, {"path", {{18.37, 24.5}}}, {"facing", 180}});
    host.ok({{"do", "roll"}, {"faces", {2}}});
    guest.ok({{"do", "roll"}, {"faces", {5}}});
    battle.does(guest, {{"verb", "name"}, {"figure", "odo"}});
    battle.does(host, {{"verb", "pass"}});
    if (guest.ok({{"do", "view"}})["pending"][0]["kind"] == "commit")
      battle.does(guest, {{"verb", "dice"}, {"number", 1}});
    const Json gone =
        guest.ok({{"do", "answer"}, {"choice", {{"verb", "go"}, {"path", {{18.37, 20.6}}}, {"facing", 180}}}});
    ASSERT_TRUE(gone.contains("events")) << gone;
    EXPECT_EQ(gone["undo"], nullptr) << "whether there is a trap or not";
    EXPECT_EQ(guest.code({{"do", "undo"}}), "may_have_shown");
  }
}

}  // namespace
}  // namespace fyrd::test
