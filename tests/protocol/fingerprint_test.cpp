// Whose rules: fingerprints, and what is not as printed, in words.
#include "protocol/fingerprint.h"

#include <set>

#include "client.h"
#include "protocol/record.h"

namespace fyrd::protocol {

namespace {

Json played(Client& client) {
  client.ok(R"({"do":"new","rules":"merlin-simple","seed":3})");
  play_on(client, 40);
  return client.ok(R"({"do":"record"})")["record"];
}

Json load(const Json& record) {
  Client other;
  Json request{{"do", "load"}};
  request["record"] = record;
  return other.send(request);
}

}  // namespace

TEST(Fingerprint, is_the_same_in_hello_in_a_game_and_in_its_record) {
  Client client;
  const Json hello = client.ok(R"({"do":"hello"})");
  const Json view = client.ok(R"({"do":"new","rules":"merlin-simple","seed":3})");
  const Json record = client.ok(R"({"do":"record"})")["record"];
  EXPECT_EQ(hello["rulesets"][0]["numbers"], view["numbers"]);
  EXPECT_EQ(view["numbers"]["fingerprint"], record["fingerprint"]);
  EXPECT_EQ(view["numbers"]["as_printed"], true);
  EXPECT_EQ(record["fingerprint"].get<std::string>().size(), 64u);
  std::set<std::string> all;
  for (const Json& rules : hello["rulesets"]) all.insert(rules["numbers"]["fingerprint"].get<std::string>());
  EXPECT_EQ(all.size(), hello["rulesets"].size());
}

TEST(Fingerprint, says_which_number_is_another) {
  const auto found = differences("a.toml", "[bow]\nrange = 60\nnew = 1\n", "[bow]\nrange = 24\nold = [1, 2]\n");
  EXPECT_EQ(found, (std::vector<std::string>{"a.toml: bow.new is 1, and printed nowhere",
                                             "a.toml: bow.range is 60, printed is 24",
                                             "a.toml: bow.old is missing, printed is [1,2]"}));
  EXPECT_EQ(differences("a.toml", "x = 1 # so", "x = 1").size(), 1u) << "words are told as words";
}

TEST(Fingerprint, of_a_record_whose_numbers_were_changed_does_not_fit) {
  Client client;
  Json record = played(client);
  for (auto& [path, text] : record["data"].items()) {
    std::string changed = text.get<std::string>();
    const std::size_t at = changed.find(" = 1");
    if (at == std::string::npos) continue;
    changed.replace(at, 4, " = 2");
    Json other = record;
    other["data"][path] = changed;
    EXPECT_TRUE(load(other).contains("error")) << path;
    // Whoever makes the fingerprint fit as well is told on.
    other["fingerprint"] = fingerprint(other);
    const Json reply = load(other);
    if (!reply.contains("ok")) continue;
    EXPECT_EQ(reply["ok"]["numbers"]["as_printed"], false);
    EXPECT_NE(dump(reply["ok"]["numbers"]["differs"]).find(path), std::string::npos);
  }
}

TEST(Fingerprint, another_version_of_the_rules_is_told) {
  Client client;
  Json record = played(client);
  record["rules_version"] = "0.5";
  EXPECT_EQ(load(record)["error"]["code"], "numbers_mismatch");
  record.erase("fingerprint");
  const Json reply = load(record);
  ASSERT_TRUE(reply.contains("ok")) << dump(reply);
  EXPECT_NE(dump(reply["ok"]["numbers"]).find("version '0.5'"), std::string::npos);
}

TEST(Fingerprint, dice_follow_from_the_seed_or_are_said_to_be_typed) {
  Client client;
  Json record = played(client);
  EXPECT_TRUE(record["typed"].empty());
  Json other = record;
  other["setup"]["seed"] = "4";
  EXPECT_EQ(load(other)["error"]["code"], "dice_mismatch");
  other.erase("typed");
  const Json reply = load(other);
  ASSERT_TRUE(reply.contains("ok")) << "an older record, which does not say";
  EXPECT_FALSE(reply["ok"]["typed"].empty());
  other["typed"] = reply["ok"]["typed"];
  EXPECT_TRUE(load(other).contains("ok"));
  other["typed"].push_back(10'000);
  EXPECT_EQ(load(other)["error"]["code"], "dice_mismatch");
}

}  // namespace fyrd::protocol
