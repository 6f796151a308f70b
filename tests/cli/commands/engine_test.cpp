// fyrd engine: lines in, lines out, whatever the lines are.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

std::vector<Json> replies(const std::string& out) {
  std::vector<Json> all;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) all.push_back(Json::parse(line, nullptr, false));
  return all;
}

TEST(Engine, answers_line_by_line) {
  const Said said =
      run({"engine"}, "{\"id\":1,\"do\":\"hello\"}\n\n{\"id\":\"two\",\"do\":\"view\"}");  // no newline at the end
  EXPECT_EQ(said.code, 0) << said.err;
  const auto all = replies(said.out);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0]["id"], 1);
  EXPECT_TRUE(all[0].contains("ok"));
  EXPECT_EQ(all[1]["id"], "two");
  EXPECT_TRUE(all[1].contains("error"));
}

TEST(Engine, skips_a_line_of_100_megabytes_without_storing_it) {
  const Said said = run({"engine"}, [](const auto& write) {
    write("{\"id\":1,\"do\":\"hello\"}\n");
    const std::string chunk(1 << 20, 'x');
    for (int i = 0; i < 100 && write(chunk); ++i) {}
    write("\n{\"id\":2,\"do\":\"hello\"}\n");
  });
  EXPECT_EQ(said.code, 0) << said.err;
  const auto all = replies(said.out);
  ASSERT_EQ(all.size(), 3u);
  EXPECT_TRUE(all[1]["id"].is_null());
  EXPECT_EQ(all[1]["error"]["code"], "too_long");
#ifndef FYRD_SANITIZE
  EXPECT_LT(said.peak_kib, 60'000);
#endif
  EXPECT_EQ(all[2]["id"], 2);
}

TEST(Engine, reads_a_line_as_long_as_the_record_of_a_long_game) {
  const Said said = run({"engine"}, "{\"id\":1," + std::string(6 << 20, ' ') + "\"do\":\"hello\"}\n");
  const auto all = replies(said.out);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_TRUE(all[0].contains("ok")) << said.out;
}

TEST(Engine, survives_garbage) {
  std::string garbage = "{\n[[[[\n\"\n{\"id\":{},\"do\":[]}\nnull\n";
  for (int i = 0; i < 256; ++i)
    if (i != '\n') garbage += static_cast<char>(i);
  garbage += "\n" + std::string(100'000, '[') + "\n{\"id\":9,\"do\":\"hello\"}\n";
  const Said said = run({"engine"}, garbage);
  EXPECT_EQ(said.code, 0) << said.err;
  const auto all = replies(said.out);
  ASSERT_EQ(all.size(), 8u);
  for (std::size_t i = 0; i + 1 < all.size(); ++i) EXPECT_TRUE(all[i].is_object() && all[i].contains("error")) << i;
  EXPECT_TRUE(all.back().contains("ok"));
}

}  // namespace
}  // namespace fyrd::test
