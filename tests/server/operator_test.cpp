// Whoever runs it: what strangers began, a disk that takes nothing, and what the service may do to the machine.
#include <cstring>

#include "tests/server/served.h"
#include "tests/thorough.h"

namespace fyrd::test {
namespace {

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

TEST_F(Serve, a_disk_that_takes_nothing_is_the_operators_to_see) {
  serve({"--log", "json"});
  const auto begin = [&] { return http(port, "POST", "/api/games", skirmish({"person", "person"}).dump()).code(); };
  EXPECT_EQ(begin(), "");
  program_->bound(RLIMIT_FSIZE, 4096);
  EXPECT_EQ(begin(), "not_kept");
  const Reply ill = http(desk, "GET", "/health");
  EXPECT_EQ(ill.status, 503);
  EXPECT_EQ(ill.json()["status"], "disk");
  const std::string metrics = http(desk, "GET", "/metrics").body;
  EXPECT_NE(metrics.find("fyrd_disk_refuses 1\n"), std::string::npos) << metrics;
  EXPECT_EQ(metrics.find("fyrd_not_kept_total 0\n"), std::string::npos) << metrics;
  program_->bound(RLIMIT_FSIZE, RLIM_INFINITY);
  EXPECT_EQ(begin(), "");
  EXPECT_EQ(http(desk, "GET", "/health").status, 200);
  EXPECT_EQ(program_->end(SIGTERM), 0);
  std::vector<std::string> told;
  std::istringstream lines(said());
  for (std::string line; std::getline(lines, line);)
    if (const Json one = Json::parse(line, nullptr, false); one.is_object() && one["event"] == "disk")
      told.push_back(one["level"]);
  EXPECT_EQ(told, (std::vector<std::string>{"error", "info"})) << said();
}

TEST_F(Serve, who_has_no_file_left_for_a_connection_waits_and_the_others_go_on) {
  if (thorough == 1) GTEST_SKIP() << "sanitizers open a pipe to look whether an object is one";
  serve();
  const Json game = http(port, "POST", "/api/games", skirmish({"person", "person"}).dump()).json();
  Socket socket(port, game["token"]);
  const rlim_t before = program_->bound(RLIMIT_NOFILE, 24);
  std::vector<std::unique_ptr<Wire>> all;
  for (int i = 0; i < 40; ++i) {
    all.push_back(std::make_unique<Wire>(port));
    all.back()->send(request_text(port, "GET", "/api/hello"));
  }
  EXPECT_GT(play_on(socket, 3), 0) << "who is there already";
  EXPECT_FALSE(all.back()->fill(Milliseconds(200))) << "no place yet";
  program_->bound(RLIMIT_NOFILE, before);
  EXPECT_EQ(read_reply(*all.back()).status, 200);
  EXPECT_EQ(program_->end(SIGTERM), 0);
}

// What it may do to the machine, in systemd's own judgement: from 0, nothing, to 10, everything.
TEST(Unit, is_hardened) {
  const std::string unit = std::string(source_folder) + "/packaging/fyrd.service";
  FILE* pipe = ::popen(("systemd-analyze security --no-pager --offline=true " + unit + " 2>/dev/null").c_str(), "r");
  std::string said;
  for (int c; (c = std::fgetc(pipe)) != EOF;) said += static_cast<char>(c);
  ::pclose(pipe);
  const char* words = "Overall exposure level for fyrd.service: ";
  const std::size_t at = said.find(words);
  if (at == std::string::npos) GTEST_SKIP() << "there is no systemd here";
  EXPECT_LT(std::atof(said.c_str() + at + std::strlen(words)), 2) << said;
}

}  // namespace
}  // namespace fyrd::test
