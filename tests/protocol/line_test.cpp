// Lines that are no requests: whatever comes, one line goes back and the game stays as it was.
#include <malloc.h>

#include "client.h"

namespace fyrd::protocol {

struct BadLine {
  const char* name;
  std::string line;
  const char* code;
};

class Lines : public testing::TestWithParam<BadLine> {};

TEST_P(Lines, are_refused_and_change_nothing) {
  Client client;
  client.begin_duel();
  const std::string before = client.standing();
  const Json reply = client.raw(GetParam().line);
  EXPECT_EQ(reply["error"]["code"], GetParam().code) << GetParam().name << ": " << dump(reply);
  EXPECT_EQ(client.standing(), before);
}

std::string nested(int depth) {
  return R"({"do":"hello","x":)" + std::string(depth, '[') + std::string(depth, ']') + "}";
}

std::string many_keys(int count) {
  std::string out = "{";
  for (int i = 0; i < count; ++i) out += (i ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
  return out + "}";
}

INSTANTIATE_TEST_SUITE_P(
    Bad, Lines,
    testing::Values(BadLine{"empty", "", "bad_json"}, BadLine{"blank", "   ", "bad_json"},
                    BadLine{"word", "hello", "bad_json"}, BadLine{"truncated", R"({"id":1,"do":"vi)", "bad_json"},
                    BadLine{"unclosed", R"({"id":1,"do":"view")", "bad_json"},
                    BadLine{"two_values", R"({"do":"view"} {"do":"view"})", "bad_json"},
                    BadLine{"trailing_comma", R"({"do":"view",})", "bad_json"},
                    BadLine{"comment", R"({"do":"view"}//x)", "bad_json"},
                    BadLine{"nan", R"({"do":"undo","to":NaN})", "bad_json"},
                    BadLine{"infinite", R"({"do":"undo","to":1e400})", "bad_json"},
                    BadLine{"control", "{\"do\":\"vi\x01w\"}", "bad_json"},
                    BadLine{"nul", std::string("{\"do\":\"view\"}\0", 14), "bad_json"},
                    BadLine{"half_surrogate", R"({"do":"\ud800"})", "bad_json"}, BadLine{"list", "[]", "bad_request"},
                    BadLine{"text", "\"view\"", "bad_request"}, BadLine{"null", "null", "bad_request"},
                    BadLine{"number", "7", "bad_request"}, BadLine{"no_do", R"({"id":1})", "bad_request"},
                    BadLine{"stray_byte", "{\"do\":\"\xff\"}", "bad_utf8"},
                    BadLine{"overlong", "{\"do\":\"\xc0\xaf\"}", "bad_utf8"},
                    BadLine{"cut_character", "{\"do\":\"\xe2\x80", "bad_utf8"},
                    BadLine{"surrogate_bytes", "{\"do\":\"\xed\xa0\x80\"}", "bad_utf8"},
                    BadLine{"nested", nested(64), "too_deep"},
                    BadLine{"deeply_nested", std::string(1'000'000, '['), "too_deep"},
                    BadLine{"deep_objects",
                            [] {
                              std::string s;
                              for (int i = 0; i < 5000; ++i) s += "{\"a\":";
                              return s;
                            }(),
                            "too_deep"},
                    BadLine{"keys", many_keys(257), "too_many_keys"},
                    BadLine{"long", R"({"do":")" + std::string(max_line, 'x') + "\"}", "too_long"}),
    [](const auto& bad) { return std::string(bad.param.name); });

// However it is made up, a line costs no more than so many times its length in memory, beside a record's 16 MiB.
TEST(Line, costs_a_few_times_its_size) {
  constexpr std::size_t length = 4 << 20;
  for (const std::string part :
       {"0", "\"\"", "[]", "{}", "{\"a\":0}", "[[0]]", "\"a\"", "1234567890", "\"sixteen letters!\"",
        R"({"verb":"done"})", R"({"side":"boar","faces":[5,2]})", "[0,0,0,0,0,0,0,0]"}) {
    std::string line = "[" + part;
    while (line.size() < length) line += "," + part;
    line += "]";
    const std::size_t before = mallinfo2().uordblks + mallinfo2().hblkhd;
    const auto value = parse(line);
    const std::size_t cost = mallinfo2().uordblks + mallinfo2().hblkhd - before;
    if (value) {
      EXPECT_LT(cost, 14 * line.size() + (20 << 20)) << part;
    } else {
      EXPECT_EQ(value.fault().code, "too_many_values") << part;
    }
  }
}

TEST(Line, nesting_up_to_the_bound_is_read) {
  Client client;
  EXPECT_EQ(client.raw(nested(63))["error"]["code"], "bad_request");  // read, and the key 'x' refused
  EXPECT_EQ(client.raw(many_keys(256))["error"]["code"], "bad_request");
}

TEST(Line, brackets_in_text_do_not_count) {
  Client client;
  const std::string text = R"(\"[[[[)" + std::string(500, '{');
  EXPECT_EQ(client.raw(R"({"do":")" + text + "\"}")["error"]["code"], "unknown_request");
}

TEST(Line, a_hundred_megabytes_are_refused_at_once) {
  Client client;
  const std::string line(100'000'000, '[');
  EXPECT_EQ(client.raw(line)["error"]["code"], "too_long");
}

TEST(Line, the_id_is_echoed) {
  Client client;
  for (const char* id : {"7", "-1", "1.5", "\"seven\"", "\"\"", "18446744073709551615"}) {
    const Json reply = client.raw(std::string(R"({"do":"hello","id":)") + id + "}");
    EXPECT_EQ(dump(reply["id"]), id);
    EXPECT_TRUE(reply.contains("ok"));
  }
  EXPECT_TRUE(client.raw(R"({"do":"hello"})")["id"].is_null());
  EXPECT_EQ(client.raw(R"({"id":"a","do":"nothing"})")["id"], "a");
  for (const char* id : {"null", "[]", "{}", "true"}) {
    const Json reply = client.raw(std::string(R"({"do":"hello","id":)") + id + "}");
    EXPECT_EQ(reply["error"]["code"], "bad_request");
    EXPECT_TRUE(reply["id"].is_null());
  }
}

TEST(Line, an_unknown_request_is_guessed) {
  Client client;
  const Json error = client.error(R"({"do":"veiw"})");
  EXPECT_EQ(error["code"], "unknown_request");
  EXPECT_EQ(error["message"], "There is no request 'veiw' (did you mean 'view'?).");
}

TEST(Line, an_unknown_key_is_named) {
  Client client;
  EXPECT_EQ(client.error(R"({"do":"new","rules":"merlin-simple","sede":3})")["message"],
            "There is no key 'sede' here (did you mean 'seed'?).");
}

}  // namespace fyrd::protocol
