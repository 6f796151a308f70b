// Any text at all as a data file: read as TOML, then offered to a ruleset, one for each length, as a scenario and as a
// warband.
#include <cstdint>

#include "data/problems.h"
#include "data/tree.h"
#include "reply.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fyrd::data::Problems problems;
  const auto tree = fyrd::data::Tree::parse_toml("fuzz.toml", {reinterpret_cast<const char*>(bytes), size}, problems);
  problems.text();
  const nlohmann::json file = nlohmann::json::parse(tree.to_json().dump(), nullptr, false);
  if (file.is_discarded()) std::abort();

  fyrd::protocol::Session session;
  const auto hello = fyrd::fuzz::ask(session, R"({"id":1,"do":"hello"})");
  const auto& all = hello["ok"]["rulesets"];
  const auto& id = all[size % all.size()]["id"];
  const nlohmann::json as_scenario{{"id", 2}, {"do", "new"}, {"rules", id}, {"seed", 1}, {"scenario", file}};
  const nlohmann::json as_warbands{{"id", 3}, {"do", "new"}, {"rules", id}, {"seed", 1}, {"sides", {file, file}}};
  fyrd::fuzz::ask(session, as_scenario.dump());
  fyrd::fuzz::ask(session, as_warbands.dump());
  return 0;
}
