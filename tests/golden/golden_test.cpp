// Recorded battles: they must replay to the same hashes for ever, and be told in the same words until we change the
// words.
//
// FYRD_GOLDEN=write makes the records that do not exist yet and writes all stories anew. A record that exists is never
// touched: it is a promise.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "protocol/session.h"
#include "rulesets/ruleset.h"
#include "tests/paths.h"
#include "tests/thorough.h"

namespace fyrd {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

const fs::path folder = fs::path(source_folder) / "tests" / "golden";

bool writing() {
  const char* wish = std::getenv("FYRD_GOLDEN");
  return wish && std::string(wish) == "write";
}

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

void write(const fs::path& path, const std::string& text) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

Json ask(protocol::Session& session, const Json& request) {
  return Json::parse(session.handle(request.dump()), nullptr, false);
}

// A line for each event, with its rule, and the hash at the end.
std::string story(const Json& events, const std::string& hash) {
  std::string told;
  for (const Json& e : events) told += e.value("text", "") + " [" + e.value("rule", "") + "]\n";
  return told + "hash " + hash + "\n";
}

// What a record tells when its inputs are given one by one to a fresh session, with the numbers it was played with.
std::string tell(const Json& record) {
  data::Library library = data::Library::embedded();
  for (const auto& [path, text] : record["data"].items()) library.put(path, text.get<std::string>());
  protocol::Session session(library);
  const Json loaded = ask(session, {{"do", "load"}, {"record", record}});
  EXPECT_TRUE(loaded.contains("ok")) << loaded.dump();
  const Json last = ask(session, {{"do", "view"}})["ok"];
  EXPECT_EQ(last["hash"], record["checkpoints"].back());
  Json options = record["setup"]["options"];
  options.update(ask(session, {{"do", "record"}})["ok"]["record"]["setup"]["rulings"]);
  // Going back to the beginning and forward again tells everything once.
  Json begin = ask(session, {{"do", "new"},
                             {"rules", record["rules"]},
                             {"scenario", record["setup"]["scenario"]},
                             {"sides", record["setup"]["sides"]},
                             {"options", options},
                             {"dice", "manual"}});
  EXPECT_TRUE(begin.contains("ok")) << begin.dump();
  Json events = Json::array();
  for (const Json& input : record["inputs"]) {
    const Json reply = input.contains("faces")
                           ? ask(session, {{"do", "roll"}, {"faces", input["faces"]}})
                           : ask(session, {{"do", "answer"}, {"side", input["side"]}, {"choice", input["choice"]}});
    EXPECT_TRUE(reply.contains("ok")) << reply.dump();
    if (!reply.contains("ok")) break;
    for (const Json& e : reply["ok"]["events"]) events.push_back(e);
  }
  return story(events, last["hash"]);
}

// A battle between computer players, as a record. Side `random` is played at random, the others by the quick player.
Json played(const std::string& rules, const std::string& scenario, int seed, int random) {
  protocol::Session session;
  Json view = ask(session, {{"do", "new"}, {"rules", rules}, {"scenario", scenario}, {"seed", seed}})["ok"];
  while (!view["over"].get<bool>()) {
    const Json& pending = view["pending"][0];
    std::string player = "quick";
    for (std::size_t i = 0; i < view["sides"].size(); ++i) {
      if (static_cast<int>(i) == random && view["sides"][i]["id"] == pending["side"]) player = "random";
    }
    const Json advice = ask(session, {{"do", "advise"}, {"player", player}, {"side", pending["side"]}});
    ask(session, {{"do", "answer"}, {"side", pending["side"]}, {"choice", advice["ok"]["choice"]}});
    view = ask(session, {{"do", "view"}})["ok"];
  }
  return ask(session, {{"do", "record"}})["ok"]["record"];
}

TEST(Golden, there_is_a_record_of_every_scenario) {
  for (const Ruleset* rules : rulesets()) {
    for (const CatalogEntry& scenario : catalog(*rules, data::Library::embedded()).scenarios) {
      const struct {
        const char* name;
        int seed, random;
      } kinds[] = {{"quick", 1, -1}, {"random", 2, 0}};
      for (const auto& kind : kinds) {
        const std::string name = std::string(rules->id()) + "-" + scenario.id + "-" + kind.name;
        const fs::path path = folder / "records" / (name + ".json");
        if (!fs::exists(path) && writing())
          write(path, played(rules->id(), scenario.id, kind.seed, kind.random).dump() + "\n");
        EXPECT_TRUE(fs::exists(path)) << path << " is missing; FYRD_GOLDEN=write makes it";
      }
    }
  }
}

class Record : public ::testing::TestWithParam<std::string> {};

TEST_P(Record, replays_to_its_hashes_and_tells_its_story) {
  const Json record = Json::parse(read(folder / "records" / (GetParam() + ".json")), nullptr, false);
  ASSERT_TRUE(record.is_object());
  const fs::path told = folder / "stories" / (GetParam() + ".txt");
  const std::string now = tell(record);
  if (writing()) write(told, now);
  EXPECT_EQ(read(told), now) << "the story is told differently; if that is meant, FYRD_GOLDEN=write";
}

std::vector<std::string> records() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder / "records")) {
    // Sanitizers make long battles very long, and find nothing in them that is not in the short ones.
    if (entry.path().extension() == ".json" && (thorough > 1 || entry.file_size() < 36'000))
      names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

INSTANTIATE_TEST_SUITE_P(Golden, Record, ::testing::ValuesIn(records()), [](const auto& record) {
  std::string name = record.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace fyrd
