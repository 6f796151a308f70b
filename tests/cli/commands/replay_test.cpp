// fyrd replay: records told again, verified, and found out.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

class Replay : public ProgramTest {};

TEST_F(Replay, a_record_that_was_tampered_with_is_found_out) {
  const std::string path = recorded("game.json");
  Json record = Json::parse(text_of_file(path), nullptr, false);
  ASSERT_TRUE(record.is_object());
  Json changed = record;
  changed["checkpoints"][3] = "0000000000000000";
  write_text(file("hash.json"), changed.dump());
  const Said hash = run({"replay", file("hash.json"), "--verify"});
  EXPECT_EQ(hash.code, 1);
  EXPECT_TRUE(has(hash.err, "checkpoint 3")) << hash.err;
  for (Json& input : record["inputs"])
    if (input.contains("faces")) input["faces"][0] = input["faces"][0] == 6 ? 1 : 6;
  write_text(file("dice.json"), record.dump());
  EXPECT_EQ(run({"replay", file("dice.json"), "--verify"}).code, 1);
  write_text(file("no.json"), "{ this is not JSON");
  EXPECT_EQ(run({"replay", file("no.json")}).code, 1);
  EXPECT_EQ(run({"replay", file("absent.json")}).code, 2);
}

TEST_F(Replay, a_long_record_is_read) {
  const std::string record = text_of_file(recorded("game.json"));
  write_text(file("long.json"), record + std::string(6 << 20, ' '));
  const Said said = run({"replay", file("long.json"), "--verify", "--quiet"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(run({"play", "--text", "--load", file("long.json")}).code, 0);
}

TEST_F(Replay, a_replay_stops_where_it_is_told_to) {
  const std::string path = recorded("game.json");
  const Said said = run({"replay", path, "--at", "20", "--quiet"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "After input 20 of ")) << said.out;
  EXPECT_TRUE(has(said.out, "nearest enemy"));
  EXPECT_EQ(run({"replay", path, "--at", "999999"}).code, 2);
  EXPECT_TRUE(has(run({"replay", "-"}, text_of_file(path)).out, "The battle is over"));
}

TEST_F(Replay, a_file_that_is_no_record_is_named_with_the_place) {
  write_text(file("broken.json"), "{\"format\": 1,\n\"inputs\": [}\n");
  const Said said = run({"replay", file("broken.json")});
  EXPECT_EQ(said.code, 1);
  EXPECT_TRUE(has(said.err, "broken.json is no record: it is not JSON from line 2 on, byte 26")) << said.err;
}

TEST_F(Replay, what_is_one_is_not_told_as_many) {
  Json record = Json::parse(text_of_file(recorded("game.json")), nullptr, false);
  record["inputs"] = Json::array();
  record["checkpoints"] = Json::array({record["checkpoints"][0]});
  record["result"] = nullptr;
  write_text(file("first.json"), record.dump());
  const Said said = run({"replay", file("first.json"), "--verify"});
  EXPECT_TRUE(has(said.out, "verified: 2 inputs, 1 checkpoint\n")) << said.out << said.err;
}

TEST_F(Replay, dice_that_do_not_follow_from_the_seed_are_never_called_verified) {
  const Json good = Json::parse(text_of_file(recorded("game.json")), nullptr, false);
  EXPECT_TRUE(good["typed"].empty());
  const auto verified = [&](const Json& record) {
    write_text(file("record.json"), record.dump());
    return run({"replay", file("record.json"), "--verify", "--quiet"});
  };
  EXPECT_TRUE(has(verified(good).out, "all dice follow from the seed"));
  Json seed = good;
  seed["setup"]["seed"] = "12";
  EXPECT_TRUE(has(verified(seed).err, "do not follow from the seed")) << verified(seed).out;
  EXPECT_EQ(verified(seed).code, 1);
  seed.erase("typed");  // as older records are, and those somebody has tidied up
  EXPECT_EQ(verified(seed).code, 1);
  EXPECT_FALSE(has(verified(seed).out, "\nverified")) << verified(seed).out;
  EXPECT_TRUE(has(verified(seed).out, "not verified")) << verified(seed).out;

  // Typed in, and said to be seeded.
  std::string faces;
  for (int i = 0; i < 20; ++i) faces += "6\n1\n";
  run({"play", "--text", "--rules", "merlin-simple", "--dice", "manual", "--me", "none", "--save", file("typed.json")},
      faces);
  Json record = Json::parse(text_of_file(file("typed.json")), nullptr, false);
  ASSERT_TRUE(record.is_object());
  EXPECT_GE(record["typed"].size(), 10u) << "more than who goes first";
  EXPECT_TRUE(has(verified(record).out, "typed in by hand")) << verified(record).out;
  record["setup"]["dice"] = "seeded";
  EXPECT_TRUE(has(verified(record).out, "not verified")) << verified(record).out;
  record["typed"] = Json::array();
  EXPECT_EQ(verified(record).code, 1);
}

TEST_F(Replay, other_numbers_are_told_before_the_story) {
  Json record = Json::parse(text_of_file(recorded("game.json")), nullptr, false);
  std::string path = record["data"].begin().key();
  for (const auto& [name, text] : record["data"].items())
    if (text.get<std::string>().find("longbow") != std::string::npos) path = name;
  std::string text = record["data"][path];
  const std::size_t at = text.find(" = 3");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 4, " = 4");
  record["data"][path] = text;
  write_text(file("changed.json"), record.dump());
  const Said verified = run({"replay", file("changed.json"), "--verify", "--quiet"});
  EXPECT_EQ(verified.code, 1) << verified.out;
  const Said said = run({"replay", file("changed.json"), "--at", "0"});
  EXPECT_EQ(said.out.find("Not played as printed:\n  " + path), 0u) << said.out << said.err;
  EXPECT_TRUE(has(said.out, ", printed is ")) << said.out;
}

TEST_F(Replay, other_numbers_and_versions_are_told_before_it_is_played_on) {
  Json record = Json::parse(text_of_file(recorded("game.json")), nullptr, false);
  const auto begins = [&](const Json& one) {
    write_text(file("on.json"), one.dump());
    const Said said = run({"play", "--text", "--load", file("on.json")});
    EXPECT_EQ(said.code, 0) << said.err;
    const std::size_t first = said.out.find('\n') + 1;  // after "Loaded …"
    return said.out.substr(first, 80);
  };
  EXPECT_FALSE(has(begins(record), "Written by") || has(begins(record), "as printed"));
  Json other = record;
  other["fyrd"] = "9.8";
  EXPECT_EQ(begins(other).find("Written by Fyrd '9.8'; this is "), 0u) << begins(other);
  other = record;
  other["rules_version"] = "77";
  other.erase("fingerprint");
  EXPECT_EQ(begins(other).find("Not played as printed:\n  played by version '77'"), 0u) << begins(other);
}

TEST_F(Replay, another_version_is_told_before_the_story) {
  Json record = Json::parse(text_of_file(recorded("game.json")), nullptr, false);
  EXPECT_FALSE(has(run({"replay", file("game.json")}).out, "Written by"));
  record["fyrd"] = "9.8";
  record["rules_version"] = "77";
  write_text(file("other.json"), record.dump());
  const Said said = run({"replay", file("other.json"), "--at", "0"});
  EXPECT_EQ(said.out.find("Written by Fyrd '9.8'; this is "), 0u) << said.out;
  EXPECT_TRUE(has(said.out, "Not played as printed:\n  played by version '77' of the rules")) << said.out;
}

}  // namespace
}  // namespace fyrd::test
