// fyrd campaign: a file that is always whole, whatever happens to the program.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

Json read(const std::string& file) { return Json::parse(text_of_file(file), nullptr, false); }

// A campaign whose first battle has been fought; made once.
const std::string& fought() {
  static const std::string text = [] {
    const Folder folder;
    const std::string file = folder.path + "/campaign.json";
    EXPECT_EQ(run({"campaign", "new", file, "--rules", "nottingham", "--bands", "brogan,baldwin", "--seed", "3"}).code, 0);
    EXPECT_EQ(run({"campaign", "battle", file, "--players", "quick"}).code, 0);
    return text_of_file(file);
  }();
  return text;
}

struct InCampaign : testing::Test {
  InCampaign() { std::ofstream(file, std::ios::binary) << fought(); }
  const Folder folder;
  const std::string file = folder.path + "/campaign.json";
};

#define EXPECT_HAS(text, piece) EXPECT_NE((text).find(piece), std::string::npos) << (text)

TEST_F(InCampaign, a_campaign_goes_from_battle_to_aftermath_and_on) {
  EXPECT_HAS(run({"campaign", "status", file}).out, "has its last battle to settle");
  const Said early = run({"campaign", "battle", file, "--players", "quick"});
  EXPECT_EQ(early.code, 1);
  EXPECT_HAS(early.err, "has not settled its last battle yet");
  const Said settled = run({"campaign", "aftermath", file, "--player", "quick"});
  EXPECT_EQ(settled.code, 0) << settled.err;
  EXPECT_HAS(settled.out, "is ready for the next battle");
  const std::string then = text_of_file(file);
  EXPECT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 2) << "there is nothing left to settle";
  EXPECT_EQ(text_of_file(file), then);
  const Said status = run({"campaign", "status", file});
  EXPECT_HAS(status.out, "1 battle");
  EXPECT_HAS(status.out, "The next battle:");
  const Json told = Json::parse(run({"campaign", "status", file, "--json"}).out, nullptr, false);
  EXPECT_EQ(told["bands"].size(), 2u);
  EXPECT_TRUE(told["bands"][0]["battles"][0]["settled"].get<bool>());
}

TEST_F(InCampaign, a_person_settles_a_battle_in_the_terminal_and_may_leave_in_the_middle) {
  const Said left = run({"campaign", "aftermath", file, "--band", "0"}, "advise\nyes\nquit\n");
  EXPECT_EQ(left.code, 0) << left.err;
  const Json half = read(file);
  ASSERT_EQ(half["chain"].size(), 2u);
  EXPECT_TRUE(half["chain"][1]["record"]["result"].is_null());
  const std::size_t inputs = half["chain"][1]["record"]["inputs"].size();
  const Said on = run({"campaign", "aftermath", file, "--band", "0"}, "auto all\n");
  EXPECT_EQ(on.code, 0) << on.err;
  const Json whole = read(file);
  EXPECT_GT(whole["chain"][1]["record"]["inputs"].size(), inputs);
  EXPECT_FALSE(whole["chain"][1]["record"]["result"].is_null());
  for (std::size_t i = 0; i < inputs; ++i) EXPECT_EQ(whole["chain"][1]["record"]["inputs"][i], half["chain"][1]["record"]["inputs"][i]);
  EXPECT_EQ(run({"campaign", "status", file}).code, 0);
}

TEST_F(InCampaign, killed_at_any_question_it_has_kept_every_answer) {
  int in[2], out[2];
  ASSERT_EQ(::pipe(in) | ::pipe(out), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(in[0], 0), ::dup2(out[1], 1);
    for (int fd : {in[0], in[1], out[0], out[1]}) ::close(fd);
    ::execl(FYRD_PROGRAM, FYRD_PROGRAM, "campaign", "aftermath", file.c_str(), "--band", "1", static_cast<char*>(nullptr));
    ::_exit(127);
  }
  ::close(in[0]), ::close(out[1]);
  std::string said;
  const auto questions = [&] {
    std::size_t n = 0;
    for (std::size_t at = said.find("? [NOT-X20]"); at != std::string::npos; at = said.find("? [NOT-X20]", at + 1)) ++n;
    return n;
  };
  const auto wait_for = [&](std::size_t n) {
    char buffer[4096];
    for (ssize_t got; questions() < n && (got = ::read(out[0], buffer, sizeof buffer)) > 0;) said.append(buffer, static_cast<std::size_t>(got));
  };
  wait_for(1);
  const std::string order = "advise\nyes\n";
  ASSERT_EQ(::write(in[1], order.data(), order.size()), static_cast<ssize_t>(order.size()));
  wait_for(2);
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  ::close(in[1]), ::close(out[0]);
  ASSERT_EQ(questions(), 2u) << said;
  const Json kept = read(file);
  ASSERT_EQ(kept["chain"].size(), 2u);
  int decided = 0;
  for (const Json& input : kept["chain"][1]["record"]["inputs"]) decided += input.contains("choice");
  EXPECT_EQ(decided, 1);
  EXPECT_HAS(run({"campaign", "status", file}).out, "has its last battle to settle");
  EXPECT_EQ(run({"campaign", "aftermath", file, "--player", "quick"}).code, 0);
}

TEST_F(InCampaign, what_cannot_be_done_is_said_plainly) {
  const Said again = run({"campaign", "new", file, "--rules", "nottingham", "--bands", "brogan"});
  EXPECT_EQ(again.code, 2);
  EXPECT_HAS(again.err, "is there already");
  EXPECT_EQ(text_of_file(file), fought());
  EXPECT_HAS(run({"campaign", "new", folder.path + "/x", "--rules", "merlin-simple", "--bands", "boar"}).err, "has no campaigns");
  EXPECT_HAS(run({"campaign", "new", folder.path + "/x", "--rules", "nottingham", "--bands", "brogam"}).err, "brogan");
  EXPECT_HAS(run({"campaign", "aftermath", file, "--band", "nobody"}).err, "there is no band 'nobody'");
  std::ofstream(file, std::ios::binary) << fought().substr(0, fought().size() / 2);
  EXPECT_HAS(run({"campaign", "status", file}).err, "is no campaign");
}

TEST(CampaignRun, many_campaigns_give_the_same_bytes_on_any_number_of_threads) {
  const std::vector<std::string> wish = {"campaign", "run", "--rules", "nottingham", "--campaigns", "3", "--battles", "2", "--json"};
  std::vector<std::string> more = wish;
  more.insert(more.end(), {"--threads", "2"});
  const Said one = run(wish), two = run(more);
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_EQ(one.out, two.out);
  EXPECT_EQ(Json::parse(one.out, nullptr, false)["curve"].size(), 2u);
}

}  // namespace
}  // namespace fyrd::test
