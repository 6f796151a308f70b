// fyrd serve: its settings, the end of it, what expires, and nginx before it.
#include <sys/stat.h>

#include "tests/server/served.h"

namespace fyrd::test {
namespace {

TEST_F(Serve, tells_everything_that_is_wrong_with_its_settings_at_once) {
  std::ofstream(folder_ + "/serve.toml") << "port = 70000\nproxie = true\nlog = \"loud\"\naddress = \"nowhere\"\n"
                                            "names = [5]\n";
  Child wrong({program_file, "serve", "--config", folder_ + "/serve.toml"}, folder_ + "/said");
  EXPECT_EQ(wrong.wait(), 2);
  for (const char* part : {"serve.toml:1", "serve.toml:2", "proxie", "serve.toml:3", "serve.toml:4", "serve.toml:5"})
    EXPECT_NE(said().find(part), std::string::npos) << part << " in " << said();
  Child none({program_file, "serve", "--config", folder_ + "/none.toml"}, folder_ + "/said");
  EXPECT_EQ(none.wait(), 2);
}

TEST_F(Serve, the_settings_that_are_shipped_are_the_usual_ones) {
  std::string shipped = text_of(std::string(source_folder) + "/packaging/serve.toml");
  const std::size_t at = shipped.find("/var/lib/fyrd");
  shipped.replace(at, 13, folder_);
  std::ofstream(folder_ + "/serve.toml") << shipped;
  serve({"--config", folder_ + "/serve.toml"});
  EXPECT_EQ(http(port, "GET", "/api/hello").status, 200);
}

TEST_F(Serve, it_ends_when_all_who_asked_are_answered_and_keeps_everything) {
  serve();
  const Json game = http(port, "POST", "/api/games", skirmish({"person", "person"}).dump()).json();
  Socket socket(port, game["token"]);
  int inputs = 0;
  for (int i = 0; i < 6; ++i) {
    const Json now = socket.ok({{"do", "view"}});
    decide(socket, now);
  }
  inputs = socket.ok({{"do", "view"}})["inputs"];
  const Json advice = socket.ok({{"do", "advise"}});
  socket.send(Json{{"id", 99}, {"do", "answer"}, {"choice", advice["choice"]}}.dump());
  program_->signal(SIGTERM);  // in the middle of it
  bool answered = false, told = false;
  while (auto text = socket.receive()) {
    const Json one = Json::parse(*text, nullptr, false);
    if (one.value("id", 0) == 99 && one.contains("ok")) answered = true, inputs = one["ok"]["inputs"];
    told = told || one.value("push", "") == "ending";
  }
  EXPECT_TRUE(answered) << "who has asked gets his answer";
  EXPECT_TRUE(told) << "and everybody hears that it ends";
  EXPECT_EQ(program_->wait(), 0);
  serve();
  EXPECT_EQ(http(port, "GET", "/api/games/" + game["token"].get<std::string>()).json()["inputs"], inputs);
}

// While it runs; whoever looks on is told, so that nobody decides in a game that is not kept.
class Expiry : public Hosted {};

TEST_F(Expiry, what_strangers_began_and_nobody_changes_is_gone_after_a_while) {
  settings_.known.proxy = true;
  settings_.limits.look_for_unused = Milliseconds(300);
  start();
  const Json young = begun(skirmish({"person", "open"}));
  std::this_thread::sleep_for(Milliseconds(700));
  EXPECT_EQ(get("/api/games/" + young["token"].get<std::string>()).status, 200) << "90 days are not over";
  settings_.limits.unused = std::chrono::hours(0);
  restart();
  Json game;
  EXPECT_TRUE(becomes([&] {
    game = begun(skirmish({"person", "open"}));
    Socket host(port(), game["token"]);
    return host.open() && host.wire().hung_up();  // or it was gone before anybody could come
  }));
  EXPECT_EQ(get("/api/games/" + game["token"].get<std::string>()).status, 404);
  const Json campaign =
      post("/api/campaigns",
           {{"rules", "nottingham"}, {"bands", {"brogan", "sheriff"}}, {"leaders", {"person", "open"}}})
          .json();
  EXPECT_TRUE(becomes([&] { return get("/api/campaigns/" + campaign["token"].get<std::string>()).status == 404; }));
}

// Only with a proxy does X-Forwarded-For say who asks; without one everybody could say anything.
TEST_F(Serve, only_a_proxy_is_believed) {
  serve();
  EXPECT_EQ(http(port, "GET", "/api/games", "", "X-Forwarded-For: 203.0.113.9\r\n").status, 200)
      << "this computer stays this computer";
  program_->end(SIGTERM);
  serve({"--proxy", "--name", "fyrd.example.org"});
  EXPECT_EQ(http(port, "GET", "/api/games", "", "X-Forwarded-For: 127.0.0.1\r\n").code(), "only_here");
  EXPECT_EQ(
      http(port, "GET", "/api/hello", "", "Host: fyrd.example.org\r\nOrigin: https://fyrd.example.org\r\n").status,
      200);
  EXPECT_EQ(http(port, "GET", "/api/hello", "", "Host: other.example\r\n").code(), "wrong_host");
  EXPECT_EQ(http(port, "GET", "/api/hello", "", "Host: fyrd.example.org\r\nOrigin: https://other.example\r\n").code(),
            "wrong_origin");
  // Each address has an allowance of its own, the last in the header, whatever a client puts before it.
  const auto begin = [&](const std::string& from) {
    return http(port, "POST", "/api/games", skirmish({"quick", "quick"}).dump(), "X-Forwarded-For: " + from + "\r\n");
  };
  int refused = 0;
  for (int i = 0; i < 25; ++i)
    refused += begin("198.51.100." + std::to_string(i) + ", 203.0.113.9").code() == "too_often";
  EXPECT_GE(refused, 3) << "one who asks, though he says he is many";
  EXPECT_EQ(begin("203.0.113.10").status, 200);
}

// The real nginx, with the site that is shipped, on a port of its own and without its certificates.
TEST_F(Serve, nginx_before_it) {
  const char* nginx = "/usr/sbin/nginx";
  struct stat there{};
  if (::stat(nginx, &there) != 0) GTEST_SKIP() << "nginx is not installed";
  serve({"--proxy", "--name", "fyrd.example.org"});
  sockaddr_in own{};
  socklen_t size = sizeof own;
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  own.sin_family = AF_INET, own.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ASSERT_EQ(::bind(probe, reinterpret_cast<sockaddr*>(&own), sizeof own), 0);
  ::getsockname(probe, reinterpret_cast<sockaddr*>(&own), &size);
  const std::uint16_t front = ntohs(own.sin_port);
  ::close(probe);

  std::string site = text_of(std::string(source_folder) + "/packaging/nginx.conf");
  const auto swap = [&](const std::string& from, const std::string& to) {
    const std::size_t at = site.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    site.replace(at, from.size(), to);
  };
  swap("listen 443 ssl;", "listen 127.0.0.1:" + std::to_string(front) + ";");
  swap("  ssl_certificate /etc/letsencrypt/live/fyrd.example.org/fullchain.pem;\n", "");
  swap("  ssl_certificate_key /etc/letsencrypt/live/fyrd.example.org/privkey.pem;\n", "");
  swap("127.0.0.1:1066", "127.0.0.1:" + std::to_string(port));
  std::string all = "daemon off;\nmaster_process off;\npid " + folder_ + "/nginx.pid;\nerror_log " + folder_ +
                    "/nginx.log;\nevents {}\nhttp {\naccess_log off;\n";
  for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
    all += std::string(kind) + "_temp_path " + folder_ + "/" + kind + ";\n";
  std::ofstream(folder_ + "/nginx.conf") << all << site << "}\n";
  Child before({nginx, "-p", folder_, "-c", folder_ + "/nginx.conf"}, folder_ + "/nginx.said");
  const std::string name = "Host: fyrd.example.org\r\n";
  ASSERT_TRUE(becomes([&] { return http(front, "GET", "/api/hello", "", name).status == 200; }))
      << text_of(folder_ + "/nginx.log") << text_of(folder_ + "/nginx.said");

  EXPECT_EQ(http(front, "GET", "/api/games", "", name).code(), "only_here") << "nobody is this computer";
  EXPECT_EQ(http(front, "GET", "/api/games", "", name + "X-Forwarded-For: 127.0.0.1\r\n").code(), "only_here");
  const Json game = http(front, "POST", "/api/games", skirmish({"person", "open"}).dump(), name).json();
  const std::string invitation = game["sides"][1]["token"];
  const Json seat = http(front, "POST", "/api/games/" + invitation + "/seat", R"({"word":"thorn"})", name).json();
  ASSERT_EQ(seat["role"], "seat") << seat;
  Socket host(front, game["token"], name), guest(front, seat["token"], name);
  ASSERT_TRUE(host.open()) << "WebSockets go through it";
  ASSERT_TRUE(guest.open());
  EXPECT_EQ(host.push("seats")["sides"].size(), 2u);
  for (int i = 0; i < 4; ++i)
    for (Socket* one : {&host, &guest}) decide(*one, one->ok({{"do", "view"}}));
  EXPECT_GT(host.ok({{"do", "view"}})["inputs"].get<int>(), 4);
  before.end(SIGTERM);
}

}  // namespace
}  // namespace fyrd::test
