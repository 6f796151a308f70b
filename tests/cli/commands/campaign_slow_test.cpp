// fyrd campaign, killed at any moment.
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/cli/program.h"
#include "tests/cli/talk.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

Json read(const std::string& file) { return Json::parse(text_of_file(file), nullptr, false); }

// Killed after whatever time it takes, in the battle, between its last blow and the aftermath, in the aftermath: the
// campaign that comes of it is the one that nobody disturbed.
TEST(CampaignKilled, at_any_moment_nothing_is_lost_and_nothing_counts_twice) {
  const Folder folder;
  const std::string calm = folder.path + "/calm.json", wild = folder.path + "/wild.json";
  for (const std::string& file : {calm, wild})
    ASSERT_EQ(run({"campaign", "new", file, "--rules", "nottingham", "--bands", "brogan,baldwin", "--seed", "9"}).code,
              0);
  const std::vector<std::vector<std::string>> steps = {
      {"battle"}, {"aftermath", "--band", "1"}, {"aftermath", "--band", "2"}, {"battle"}, {"aftermath"}};
  const auto order = [](const std::string& file, const std::vector<std::string>& step) {
    std::vector<std::string> all = {"campaign", step[0], file, step[0] == "battle" ? "--players" : "--player", "quick"};
    all.insert(all.end(), step.begin() + 1, step.end());
    return all;
  };
  int killed = 0;
  for (const auto& step : steps) {
    ASSERT_EQ(run(order(calm, step)).code, 0);
    for (int milliseconds = 1; milliseconds < 400; milliseconds = milliseconds * 3 / 2 + 7) {
      const std::string before = text_of_file(wild);
      {
        Talk talk(order(wild, step));
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
      }
      ++killed;
      const Json now = read(wild);
      ASSERT_FALSE(now.is_discarded()) << "half a file";
      ASSERT_EQ(run({"campaign", "status", wild}).code, 0);
      if (text_of_file(wild) != before && now["chain"].size() == read(calm)["chain"].size()) break;  // it was quicker
    }
    run(order(wild, step));  // where it had not come to an end; else it is refused
  }
  EXPECT_GT(killed, 5);
  EXPECT_EQ(run({"campaign", "status", wild, "--json"}).out, run({"campaign", "status", calm, "--json"}).out);
  EXPECT_EQ(read(wild), read(calm));
}

}  // namespace
}  // namespace fyrd::test
