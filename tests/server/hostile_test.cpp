// Clients that send garbage, too much, too slowly or nothing, and do not read: nobody else notices.
#include <fcntl.h>

#include <algorithm>
#include <list>

#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Hostile : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    settings_.limits.to_ask = settings_.limits.to_send = Milliseconds(300);
    settings_.limits.idle = Milliseconds(600);
    settings_.limits.to_read = Milliseconds(500);
  }
  // Somebody who behaves, and is served.
  void all_is_well() {
    // With so short limits a client of a busy machine may be too slow itself, and asks again.
    EXPECT_TRUE(becomes([&] { return get("/api/hello").status == 200; }));
    Json game;
    ASSERT_TRUE(becomes([&] {
      const Reply reply = post("/api/games", skirmish({"person", "person"}));
      game = reply.json();
      return reply.status == 200;
    }));
    Socket socket(port(), game["token"]);
    EXPECT_EQ(play_on(socket, 2), 2);
  }
};

TEST_F(Hostile, garbage_for_a_request) {
  start();
  for (const std::string& text : std::vector<std::string>{
           "\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "\x16\x03\x01\x02 hello tls", std::string(100, '\0'),
           "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost 127.0.0.1\r\n\r\n",
           "GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
           "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
           "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 18446744073709551615\r\n\r\n",
           "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"}) {
    Wire wire(port());
    wire.send(text);
    EXPECT_TRUE(wire.hung_up()) << text;
  }
  all_is_well();
}

TEST_F(Hostile, too_much) {
  start();
  Wire header(port());
  header.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: " + std::string(1 << 20, 'x'));
  EXPECT_TRUE(header.hung_up());
  Wire chunks(port());
  chunks.send(
      "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: "
      "chunked\r\n\r\n");
  for (int i = 0; i < 64 && chunks.send("4000\r\n" + std::string(0x4000, ' ') + "\r\n"); ++i) {}
  EXPECT_TRUE(chunks.hung_up());
  Wire body(port());
  body.send(
      "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
      "999999999\r\n\r\n");
  EXPECT_EQ(read_reply(body).status, 413);
  EXPECT_EQ(http(port(), "GET", "/" + std::string(50'000, 'a')).status, 0);
  all_is_well();
}

TEST_F(Hostile, many_large_bodies_at_once) {
  settings_.limits.large_bodies = 3u << 20;
  settings_.limits.to_send = Milliseconds(3000);
  start();
  const std::string head =
      "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
      "1000000\r\n\r\n";
  Wire one(port()), two(port()), three(port());
  for (Wire* wire : {&one, &two, &three}) wire->send(head + "{");
  EXPECT_TRUE(becomes([&] {
    Wire four(port());
    four.send(head + "{");
    return four.fill(Milliseconds(100)) && read_reply(four).status == 413;
  }));
  all_is_well();
}

TEST_F(Hostile, half_a_request_and_then_silence) {
  start();
  Wire nothing(port()), half(port()), body(port());
  half.send("GET /api/hello HTT");
  body.send(
      "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
  EXPECT_TRUE(nothing.hung_up());
  EXPECT_TRUE(half.hung_up());
  EXPECT_TRUE(body.hung_up());
  all_is_well();
}

TEST_F(Hostile, a_byte_now_and_then) {
  start();
  Wire wire(port());
  const auto began = std::chrono::steady_clock::now();
  for (const char c : std::string("GET /api/hello HTTP/1.1\r\nX: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")) {
    wire.send({&c, 1});
    if (!wire.open() || wire.hung_up(Milliseconds(50))) break;
  }
  EXPECT_TRUE(wire.hung_up());
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(10))
      << "the clock does not start anew with each";
}

TEST_F(Hostile, garbage_over_a_websocket) {
  start();
  const Json game = begun(skirmish({"person", "person"}));
  Socket socket(port(), game["token"]);
  for (const char* text :
       {"", "nonsense", "[]", "7", "{}", R"({"do":7})", R"({"do":"veiw"})", R"({"do":"view","id":{}})",
        R"({"do":"answer","choice":{"verb":"dance"}})", R"({"do":"undo","to":"x"})"}) {
    ASSERT_TRUE(socket.send(text));
    const auto reply = socket.receive();
    for (auto one = reply; one && one->find("\"push\"") != std::string::npos; one = socket.receive()) {}
    EXPECT_TRUE(socket.open()) << text;
  }
  EXPECT_EQ(socket.code({{"do", "veiw"}}), "unknown_request");
  socket.send("\xff\xfe");  // text that is not text
  EXPECT_TRUE(socket.wire().hung_up());
  for (const std::string& bytes :
       {std::string("\x81\x05hello", 7), std::string("\xf1\x80\0\0\0\0", 6), std::string(64, '\xff')}) {
    Socket one(port(), game["token"]);
    one.wire().send(bytes);  // unmasked; reserved bits; nonsense
    EXPECT_TRUE(one.wire().hung_up());
  }
  all_is_well();
}

TEST_F(Hostile, a_message_without_end) {
  start();
  const Json game = begun(skirmish({"person", "person"}));
  Socket large(port(), game["token"]);
  large.send(std::string(100'000, ' '));
  EXPECT_TRUE(large.wire().hung_up());
  Socket pieces(port(), game["token"]);
  pieces.wire().send(Socket::frame(std::string(60'000, ' '), 0x01));
  for (int i = 0; i < 4; ++i) pieces.wire().send(Socket::frame(std::string(60'000, ' '), 0x00));
  EXPECT_TRUE(pieces.wire().hung_up());
  all_is_well();
}

TEST_F(Hostile, a_websocket_that_does_not_live_any_more) {
  start();
  const Json game = begun(skirmish({"person", "open"}));
  Socket dead(port(), game["token"]), host(port(), game["token"]);
  ASSERT_TRUE(dead.open());
  // It never answers a ping. The other does, whenever it reads.
  EXPECT_TRUE(becomes([&] {
    host.receive(Milliseconds(50));
    return dead.wire().hung_up(Milliseconds(1));
  }));
  EXPECT_TRUE(host.ok({{"do", "view"}}).contains("turn"));
}

TEST_F(Hostile, a_client_that_does_not_read_is_dropped_and_nobody_waits_for_it) {
  start();
  const Json game = begun({{"rules", "nottingham"}, {"seed", 3}, {"seats", {"person", "person"}}});
  Socket deaf(port(), game["token"]), lively(port(), game["token"]);
  const int small = 4096;
  ::setsockopt(deaf.wire().descriptor(), SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
  std::thread asks([&] {
    while (deaf.send(R"({"do":"frames","from":0})")) {}
  });
  EXPECT_EQ(play_on(lively, 10), 10);
  asks.join();
  EXPECT_TRUE(deaf.wire().hung_up());
}

// They take nothing, and what is kept for them is bounded long before each is dropped for its own slowness.
TEST_F(Hostile, many_who_do_not_read_cost_no_more_than_was_granted) {
  settings_.limits.to_read = settings_.limits.idle = Milliseconds(600'000);
  settings_.limits.unread_by_all = 4u << 20;
  start();
  const Json game = begun({{"rules", "nottingham"}, {"seed", 3}, {"seats", {"person", "person"}}});
  Socket lively(port(), game["token"]);
  play_on(lively, 30);
  std::list<Socket> deaf;
  for (int i = 0; i < 12; ++i) {
    Socket& one = deaf.emplace_back(port(), game["watch"]);
    ::fcntl(one.wire().descriptor(), F_SETFL, O_NONBLOCK);
  }
  // Until the first of them is hung up on.
  const auto dropped = [&] {
    return std::any_of(deaf.begin(), deaf.end(), [](Socket& one) {
      const std::string ask = Socket::frame(R"({"do":"frames","from":0})");
      const ssize_t sent = ::send(one.wire().descriptor(), ask.data(), ask.size(), MSG_NOSIGNAL);
      return sent < 0 && errno != EAGAIN;
    });
  };
  EXPECT_TRUE(becomes(dropped, 3 * patience));
  EXPECT_TRUE(lively.open());
  EXPECT_EQ(lively.ok({{"do", "frames"}, {"from", 0}})["frames"].is_array(), true) << "who reads is told";
}

TEST_F(Hostile, a_client_that_asks_too_fast_is_read_more_slowly) {
  settings_.limits.requests_a_second = 20;
  settings_.limits.burst = 5;
  settings_.limits.idle = Milliseconds(20'000);
  start();
  const Json game = begun(skirmish({"person", "person"}));
  Socket fast(port(), game["token"]), other(port(), game["token"]);
  const auto began = std::chrono::steady_clock::now();
  for (int i = 0; i < 25; ++i) fast.send(R"({"do":"hello"})");
  EXPECT_TRUE(other.ok({{"do", "view"}}).contains("turn"));
  for (int i = 0; i < 25;)
    if (fast.receive()->find("rulesets") != std::string::npos) ++i;
  EXPECT_GT(std::chrono::steady_clock::now() - began, Milliseconds(900));
}

}  // namespace
}  // namespace fyrd::test
