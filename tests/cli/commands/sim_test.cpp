// fyrd sim: the same bytes on any number of threads, and sums that are right.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

class Sim : public ProgramTest {};

TEST_F(Sim, simulations_are_the_same_bytes_on_any_number_of_threads) {
  for (const std::vector<std::string>& more :
       {std::vector<std::string>{}, {"--json"}, {"--swap", "--players", "quick,random"}}) {
    std::vector<std::string> one = {"sim", "merlin-simple", "--games", "60", "--seed", "9", "--threads", "1"};
    one.insert(one.end(), more.begin(), more.end());
    std::vector<std::string> three = one;
    three[7] = "3";
    const Said a = run(one), b = run(three);
    EXPECT_EQ(a.code, 0) << a.err;
    EXPECT_FALSE(a.out.empty());
    EXPECT_EQ(a.out, b.out);
  }
}

TEST_F(Sim, a_simulation_as_json_adds_up) {
  const Said said = run({"sim", "merlin-simple", "--games", "40", "--swap", "--players", "quick,random", "--json"});
  const auto json = nlohmann::json::parse(said.out, nullptr, false);
  ASSERT_TRUE(json.is_object()) << said.out << said.err;
  EXPECT_EQ(json["games"], 80);
  int games = json["drawn"]["games"].get<int>(), by_player = games;
  for (const auto& side : json["sides"]) games += side["won"]["games"].get<int>();
  for (const auto& player : json["players"]) by_player += player["won"]["games"].get<int>();
  EXPECT_EQ(games, 80);
  EXPECT_EQ(by_player, 80);
  EXPECT_EQ(json["hash"].get<std::string>().size(), 16u);
}

}  // namespace
}  // namespace fyrd::test
