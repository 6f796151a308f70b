// fyrd serve as a process of its own: its settings, its log, the operator's port, the end of it, and nginx before it.
#include <fcntl.h>
#include <sys/stat.h>

#include <fstream>

#include "tests/server/hosted.h"
#include "tests/server/program.h"

namespace fyrd::test {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// A command in the background, with what it says in a file.
class Child {
 public:
  Child(std::vector<std::string> arguments, const std::string& says) {
    child_ = ::fork();
    if (child_ != 0) return;
    const int to = ::open(says.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(to, 1), ::dup2(to, 2);
    std::vector<char*> argv;
    for (std::string& a : arguments) argv.push_back(a.data());
    argv.push_back(nullptr);
    ::execvp(argv[0], argv.data());
    ::_exit(127);
  }
  ~Child() { end(SIGKILL); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  void signal(int n) const { ::kill(child_, n); }
  int wait() {
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  }
  int end(int n) {
    if (child_ <= 0) return -1;
    signal(n);
    return wait();
  }

 private:
  pid_t child_ = -1;
};

class Serve : public ::testing::Test {
 protected:
  // Starts it, with two free ports; `port` and `desk` are where it is then.
  void serve(std::vector<std::string> more = {}) {
    std::vector<std::string> all = {program_file, "serve", "--port",  "0",
                                    "--operator", "0",     "--store", folder_ + "/games.sqlite"};
    all.insert(all.end(), more.begin(), more.end());
    ::unlink((folder_ + "/said").c_str());  // of an earlier one
    program_ = std::make_unique<Child>(all, folder_ + "/said");
    ASSERT_TRUE(becomes([&] { return text_of(folder_ + "/said").find("For the operator") != std::string::npos; }))
        << text_of(folder_ + "/said");
    const std::string said = text_of(folder_ + "/said");
    const auto after = [&](const char* word) {
      const std::size_t at = said.find(':', said.find("//", said.find(word)));
      return static_cast<std::uint16_t>(std::atoi(said.c_str() + at + 1));
    };
    port = after("Fyrd is at"), desk = after("For the operator");
    ASSERT_NE(port, 0) << said;
    ASSERT_NE(desk, 0) << said;
  }
  template <class Is>
  static bool becomes(Is is, Milliseconds within = patience) {
    const auto end = std::chrono::steady_clock::now() + within;
    while (!is()) {
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(Milliseconds(10));
    }
    return true;
  }
  std::string said() const { return text_of(folder_ + "/said"); }

  const Folder own_;
  const std::string& folder_ = own_.path;
  std::unique_ptr<Child> program_;
  std::uint16_t port = 0, desk = 0;
};

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

TEST_F(Serve, the_operator_sees_and_deletes_what_strangers_began) {
  serve({"--proxy", "--log", "json"});
  EXPECT_EQ(http(desk, "GET", "/health").json()["status"], "fine");
  const Json game = http(port, "POST", "/api/games", skirmish({"person", "open"}).dump()).json();
  EXPECT_EQ(http(port, "GET", "/api/games").code(), "only_here") << "nobody is this computer";
  const Json all = http(desk, "GET", "/games").json();
  ASSERT_EQ(all["games"].size(), 1u) << all;
  EXPECT_EQ(all["games"][0]["title"], game["title"]);
  EXPECT_EQ(all.dump().find(game["token"].get<std::string>()), std::string::npos) << "their links are theirs";
  const std::string metrics = http(desk, "GET", "/metrics").body;
  for (const char* line :
       {"fyrd_games_kept 1\n", "fyrd_answers_total{code=\"2xx\"} 1\n", "fyrd_answers_total{code=\"4xx\"} 1\n",
        "fyrd_answer_seconds_count 2\n", "fyrd_ending 0\n", "# TYPE fyrd_answer_seconds histogram\n"})
    EXPECT_NE(metrics.find(line), std::string::npos) << line << metrics;
  EXPECT_EQ(http(desk, "GET", "/metrics", "", "Origin: http://elsewhere\r\n").code(), "wrong_origin");
  EXPECT_EQ(http(desk, "GET", "/metrics", "", "Host: elsewhere.example\r\n").code(), "wrong_origin");
  EXPECT_EQ(http(port, "GET", "/metrics").status, 404) << "only at the operator's port";
  Socket host(port, game["token"]);
  EXPECT_EQ(http(desk, "DELETE", "/games/77").code(), "no_such_game");
  const Json body = {{"rules", "nottingham"}, {"name", "Sherwood"}, {"bands", {"brogan", "sheriff"}}};
  const std::string campaign = http(port, "POST", "/api/campaigns", body.dump()).json().value("token", "");
  const Json campaigns = http(desk, "GET", "/games").json()["campaigns"];
  ASSERT_EQ(campaigns.size(), 1u);
  EXPECT_EQ(campaigns[0]["title"], "Sherwood");
  EXPECT_EQ(http(desk, "DELETE", "/campaigns/77").code(), "no_such_campaign");
  EXPECT_EQ(http(desk, "DELETE", "/campaigns/" + campaigns[0]["id"].dump()).status, 200);
  EXPECT_EQ(http(port, "GET", "/api/campaigns/" + campaign).status, 404);
  EXPECT_EQ(http(desk, "DELETE", "/games/" + all["games"][0]["id"].dump()).status, 200);
  EXPECT_TRUE(host.wire().hung_up());
  EXPECT_EQ(http(port, "GET", "/api/games/" + game["token"].get<std::string>()).status, 404);

  program_->end(SIGTERM);
  std::istringstream lines(said());
  bool asked = false;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("{")) continue;
    const Json one = Json::parse(line, nullptr, false);
    EXPECT_TRUE(one.contains("time") && one.contains("level") && one.contains("event")) << line;
    asked = asked || (one["event"] == "request" && one["path"] == "/api/games/…" && one["status"] == 404);
  }
  EXPECT_TRUE(asked) << said();
  EXPECT_EQ(said().find(game["token"].get<std::string>()), std::string::npos) << "no link is in the log";
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
