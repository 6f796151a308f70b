// How fast Nottingham goes: an activation that is interrupted, over the protocol.
#include <benchmark/benchmark.h>

#include <array>

#include "protocol/session.h"

namespace {

using namespace fyrd;

// Eight against eight around the chapel. Alan walks out of Odo's reach, is struck at, blocks and strikes at Fulk.
std::string brawl() {
  const auto band = [](const char* id, const char* first, const char* second, int y) {
    std::string text = std::string(R"({"id":")") + id + R"(","name":")" + id + R"(","preset":true,"heroes":[)" + first +
                       "," + second + R"(],"groups":[{"class":"archer","gear":["bow","dagger"],"members":[)";
    for (int i = 0; i < 6; ++i) {
      text += (i ? "," : "") + std::string(R"({"name":")") + id + " " + static_cast<char>('a' + i) + R"(","at":[)" +
              std::to_string(3 + 5 * i) + "," + std::to_string(y) + "]}";
    }
    return text + "]}]}";
  };
  return R"({"do":"new","rules":"nottingham","scenario":"skirmish","dice":"manual","sides":[)" +
         band("wood",
              R"({"name":"Alan","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,7],)"
              R"("facing":90})",
              R"({"name":"Will","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[30,5]})", 3) +
         "," +
         band("town",
              R"({"name":"Odo","class":"knight","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,8.2],)"
              R"("facing":150})",
              R"({"name":"Fulk","class":"knight","initiative":3,"melee":3,"ranged":3,"at":[24,7],"facing":270})", 33) +
         "]}";
}

constexpr std::array inputs = {
    R"({"do":"answer","choice":{"verb":"name","figure":"alan"}})",
    R"({"do":"answer","choice":{"verb":"pass"}})",
    R"({"do":"answer","choice":{"verb":"dice","number":2}})",
    R"({"do":"answer","choice":{"verb":"go","path":[[22.5,7]],"facing":90}})",
    R"({"do":"answer","choice":{"verb":"strike","figure":"odo","number":1}})",
    R"({"do":"answer","choice":{"verb":"dice","number":1}})",
    R"({"do":"roll","faces":[5]})",
    R"({"do":"roll","faces":[6]})",
    R"({"do":"answer","choice":{"verb":"attack","target":"fulk"}})",
    R"({"do":"answer","choice":{"verb":"dice","number":0}})",
    R"({"do":"answer","choice":{"verb":"dice","number":1}})",
    R"({"do":"roll","faces":[6,6]})",
    R"({"do":"roll","faces":[1]})",
    R"({"do":"roll","faces":[6,2]})",
};

// Every input is answered by running the step again from its beginning; taking all of them back is part of the loop.
void interrupted_activation(benchmark::State& state) {
  protocol::Session session;
  const auto send = [&](const std::string& line) {
    return session.handle(line).find("\"error\"") == std::string::npos;
  };
  bool fine = send(brawl()) && send(R"({"do":"roll","faces":[6]})") && send(R"({"do":"roll","faces":[1]})");
  for (auto _ : state) {
    for (const char* line : inputs) fine = fine && send(line);
    fine = fine && send(R"({"do":"undo","to":2})");
    if (!fine) return state.SkipWithError("an input was refused");
  }
  state.counters["inputs a second"] = benchmark::Counter(
      static_cast<double>(state.iterations()) * static_cast<double>(inputs.size()), benchmark::Counter::kIsRate);
}
BENCHMARK(interrupted_activation)->Unit(benchmark::kMillisecond);

}  // namespace
