// Who may come in, what the page's files look like on the way out.
#include "server/door.h"

#include <fstream>

#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Door : public Hosted {
 protected:
  void write(const std::string& name, const std::string& text) {
    const std::filesystem::path path = settings_.web + "/" + name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }
  std::string own() const { return "127.0.0.1:" + std::to_string(port()); }
};

TEST_F(Door, names_that_could_mean_another_computer_tomorrow_are_refused) {
  start();
  for (const char* host :
       {"evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example", "", "1066"})
    EXPECT_EQ(get("/api/hello", std::string("Host: ") + host + "\r\n").status, 421) << host;
  for (const char* host : {"localhost", "LOCALHOST:1066", "127.0.0.1", "192.168.1.7:1066", "[::1]:1066"})
    EXPECT_EQ(get("/api/hello", std::string("Host: ") + host + "\r\n").status, 200) << host;
  EXPECT_EQ(get("/", "Host: evil.example\r\n").status, 421) << "the page as well";
  const Json game = begun({{"rules", "merlin-simple"}});
  EXPECT_EQ(Socket(port(), game["token"], "Host: evil.example\r\n").opening().status, 421);
}

TEST_F(Door, the_computers_own_name_is_known) {
  char name[256] = {};
  ASSERT_EQ(::gethostname(name, sizeof name - 1), 0);
  EXPECT_TRUE(server::is_own_name(std::string(name) + ":1066"));
  EXPECT_TRUE(server::is_own_name(std::string(name) + ".local"));
  EXPECT_FALSE(server::is_own_name(std::string(name) + ".evil.example"));
}

TEST_F(Door, pages_of_others_may_not_ask) {
  start();
  const Json game = begun({{"rules", "merlin-simple"}}), body = {{"rules", "merlin-simple"}};
  const std::string token = game["token"];
  for (const char* origin : {"http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"}) {
    const std::string header = std::string("Origin: ") + origin + "\r\n";
    EXPECT_EQ(post("/api/games", body, header).code(), "wrong_origin") << origin;
    EXPECT_EQ(get("/api/games", header).code(), "wrong_origin") << origin;
    EXPECT_EQ(http(port(), "DELETE", "/api/games/" + token, "", header).code(), "wrong_origin") << origin;
    EXPECT_EQ(Socket(port(), token, header).opening().status, 403) << origin;
  }
  const std::string same = "Origin: http://" + own() + "\r\n";
  EXPECT_EQ(post("/api/games", body, same).status, 200);
  EXPECT_TRUE(Socket(port(), token, same).open());
  EXPECT_EQ(get("/api/games", "Sec-Fetch-Site: cross-site\r\n").status, 403);
  EXPECT_EQ(get("/api/games", "Sec-Fetch-Site: same-origin\r\n").status, 200);
  EXPECT_EQ(get("/", "Sec-Fetch-Site: cross-site\r\n").status, 200) << "a link to the page is welcome";
  EXPECT_EQ(http(port(), "POST", "/api/games", body.dump(), "Content-Type: text/plain\r\n").status, 415)
      << "what a form of another page could send";
}

TEST_F(Door, browsers_are_told_to_be_careful) {
  start();
  for (const char* path : {"/", "/api/hello", "/nothing"}) {
    const Reply reply = get(path);
    EXPECT_EQ(reply.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(reply.headers.at("referrer-policy"), "no-referrer");
    EXPECT_NE(reply.headers.at("content-security-policy").find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(reply.headers.count("access-control-allow-origin"), 0u);
  }
  EXPECT_EQ(get("/api/hello").headers.at("cache-control"), "no-store");
}

TEST_F(Door, without_a_page_it_says_so) {
  start();
  const Reply page = get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.body.find("has not been built"), std::string::npos);
}

TEST_F(Door, the_page_comes_whole_packed_or_not_at_all) {
  write("index.html", "<!doctype html><p>Hello");
  write("assets/main-1a2b.js", "console.log(1)");
  write("assets/main-1a2b.js.gz", "packed");
  write("assets/sprite.unknown", std::string(1'000'000, 'x'));
  start();
  const Reply page = get("/");
  EXPECT_EQ(page.body, "<!doctype html><p>Hello");
  EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.headers.at("cache-control"), "no-cache");
  const Reply again = get("/", "If-None-Match: " + page.headers.at("etag") + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");

  const Reply plain = get("/assets/main-1a2b.js"),
              packed = get("/assets/main-1a2b.js", "Accept-Encoding: gzip, br\r\n");
  EXPECT_EQ(plain.body, "console.log(1)");
  EXPECT_EQ(plain.headers.count("content-encoding"), 0u);
  EXPECT_EQ(packed.body, "packed");
  EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
  EXPECT_NE(plain.headers.at("etag"), packed.headers.at("etag"));
  EXPECT_EQ(plain.headers.at("content-type"), "text/javascript; charset=utf-8");
  EXPECT_NE(plain.headers.at("cache-control").find("immutable"), std::string::npos);
  EXPECT_EQ(get("/assets/sprite.unknown").body.size(), 1'000'000u);

  const Reply head = http(port(), "HEAD", "/assets/main-1a2b.js");
  EXPECT_EQ(head.headers.at("content-length"), "14");
  for (const char* path : {"/assets/main-1a2b.js.gz", "/../games.sqlite", "/assets/../../games.sqlite",
                           "/%2e%2e/games.sqlite", "//etc/passwd", "/assets", "/nothing"})
    EXPECT_EQ(get(path).status, 404) << path;
  EXPECT_EQ(http(port(), "DELETE", "/index.html").status, 405);
}

TEST_F(Door, a_connection_serves_several_requests) {
  start();
  Wire wire(port());
  wire.send(request_text(port(), "GET", "/api/hello") + request_text(port(), "GET", "/"));
  EXPECT_EQ(read_reply(wire).status, 200);
  EXPECT_EQ(read_reply(wire).headers["content-type"], "text/html; charset=utf-8");
  wire.send(request_text(port(), "GET", "/api/hello", "", "Connection: close\r\n"));
  EXPECT_EQ(read_reply(wire).status, 200);
  EXPECT_TRUE(wire.hung_up());
}

TEST_F(Door, a_port_that_is_taken_is_passed_over_or_refused) {
  start();
  server::Settings second = settings_;
  second.store = folder_ + "/second.sqlite";
  second.port = port();
  std::string error;
  EXPECT_FALSE(server::Server::start(second, data::Library::embedded(), error));
  EXPECT_NE(error.find("cannot be used"), std::string::npos) << error;
  second.this_port_only = false;
  const auto other = server::Server::start(second, data::Library::embedded(), error);
  ASSERT_TRUE(other) << error;
  EXPECT_GT(other->port(), port());
  second.store = settings_.store;
  EXPECT_FALSE(server::Server::start(second, data::Library::embedded(), error));
  EXPECT_NE(error.find("in use"), std::string::npos) << error;
}

TEST_F(Door, other_devices_reach_it_only_when_they_may) {
  settings_.listen = true;
  start();
  const auto addresses = server_->listening();
  if (addresses.empty()) GTEST_SKIP() << "this computer has no address but its own";
  const std::string address = addresses[0].substr(7, addresses[0].rfind(':') - 7);
  EXPECT_EQ(get("/api/hello").json()["listening"][0], addresses[0]);
  Wire wire(port(), address.c_str());
  ASSERT_TRUE(wire.open());
  wire.send(request_text(port(), "GET", "/api/hello", "", "Host: " + address + "\r\n"));
  EXPECT_EQ(read_reply(wire).status, 200);
  settings_.listen = false;
  restart();
  EXPECT_FALSE(Wire(port(), address.c_str()).open());
}

}  // namespace
}  // namespace fyrd::test
