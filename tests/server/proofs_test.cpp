// Dice that anybody can verify, seats that are their owners', and links that can be withdrawn.
#include <fstream>

#include "crypto/hex.h"
#include "crypto/sha256.h"
#include "tests/paths.h"
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Proofs : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
  // Both decide as they are advised, until the battle is over.
  void play_out(const std::string& host, const std::string& seat) {
    Socket one(port(), host), two(port(), seat);
    for (int i = 0; i < 4000 && told(host)["over"] == false; ++i) {
      Socket& next = i % 2 ? one : two;
      decide(next, next.ok({{"do", "view"}}));
    }
    ASSERT_EQ(told(host)["over"], true);
  }
  std::string kept(const Json& record, const std::string& name) {
    const std::string path = folder_ + "/" + name;
    std::ofstream(path) << record.dump();
    return path;
  }
  // What a command says, and what it exits with.
  static std::pair<int, std::string> said(const std::string& command) {
    FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
    std::string out;
    for (int c; (c = std::fgetc(pipe)) != EOF;) out += static_cast<char>(c);
    return {WEXITSTATUS(::pclose(pipe)), out};
  }
  static std::pair<int, std::string> verified(const std::string& file) {
    return said(std::string(program_file) + " replay --verify --quiet " + file);
  }
  // The verifier of docs/dice.md, as it stands there.
  std::pair<int, std::string> verified_in_python(const std::string& file) {
    std::ifstream page(std::string(source_folder) + "/docs/dice.md");
    const std::string text{std::istreambuf_iterator<char>(page), {}};
    const std::size_t from = text.find("```python\n") + 10, to = text.find("```", from);
    std::ofstream(folder_ + "/verify.py") << text.substr(from, to - from);
    return said("python3 -B " + folder_ + "/verify.py " + file);
  }
};

TEST_F(Proofs, dice_follow_from_the_secret_committed_to_and_from_the_words) {
  Json body = skirmish({"person", "open"});
  body["word"] = "oak";
  const Json game = begun(body);
  const std::string host = game["token"], invitation = game["sides"][1]["token"];
  const Json invited = told(invitation);
  const std::string commitment = invited["proof"]["commitment"];
  EXPECT_EQ(commitment.size(), 64u);
  EXPECT_EQ(invited["proof"]["words"], (Json{"oak", nullptr}));
  Socket early(port(), host);
  const Json before = early.ok({{"do", "view"}});
  EXPECT_EQ(before["dice"], "proven");
  EXPECT_EQ(before["proof"]["commitment"], commitment) << "before the first die";
  EXPECT_EQ(before["inputs"], 0) << "the dice wait for the last word";
  EXPECT_EQ(before["pending"], Json::array());
  EXPECT_EQ(early.code({{"do", "roll"}, {"faces", {6}}}), "dice_wait") << "nobody types them";

  const std::string seat = seat_of(game, 1, "thorn & bramble");
  EXPECT_GT(early.ok({{"do", "view"}})["inputs"].get<int>(), 0);
  restart();
  play_out(host, seat);
  const Json record = get("/api/games/" + seat + "/record").json();
  const Json& proof = record["proof"];
  EXPECT_EQ(proof["commitment"], commitment);
  EXPECT_EQ(crypto::sha256(*crypto::from_hex(proof["secret"].get<std::string>())), commitment);
  EXPECT_EQ(proof["words"], (Json{"oak", "thorn & bramble"}));
  EXPECT_EQ(record["typed"], Json::array());
  EXPECT_GE(proof["throws"].size(), 2u);

  const auto [code, words] = verified(kept(record, "fair.json"));
  EXPECT_EQ(code, 0) << words;
  EXPECT_NE(words.find("all dice follow from the secret and the words"), std::string::npos) << words;
  EXPECT_NE(words.find(commitment), std::string::npos) << "to be compared with what was shown: " << words;
  const auto [python, lines] = verified_in_python(folder_ + "/fair.json");
  EXPECT_EQ(python, 0) << lines;
  EXPECT_NE(lines.find("proved"), std::string::npos) << lines;
}

TEST_F(Proofs, nothing_that_does_not_follow_is_called_verified) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string host = game["token"];
  play_out(host, seat_of(game, 1));
  const Json record = get("/api/games/" + host + "/record").json();
  const auto refused = [&](const char* name, auto&& change) {
    Json other = record;
    change(other);
    const std::string file = kept(other, std::string(name) + ".json");
    const auto [code, words] = verified(file);
    EXPECT_NE(code, 0) << name << ": " << words;
    EXPECT_NE(words.rfind("verified", 0), 0u) << name << ": " << words;
    EXPECT_EQ(words.find("\nverified"), std::string::npos) << name << ": " << words;
    EXPECT_NE(verified_in_python(file).first, 0) << name;
  };
  const std::size_t last = record["proof"]["throws"].back()[0];
  refused("face", [&](Json& r) {
    Json& face = r["inputs"][last]["faces"][0];
    face = face.get<int>() % 6 + 1;
  });
  refused("word", [](Json& r) { r["proof"]["words"][1] = "thorns"; });
  refused("secret", [](Json& r) { r["proof"]["secret"] = std::string(64, 'a'); });
  refused("both", [](Json& r) {
    r["proof"]["secret"] = std::string(64, 'a');
    r["proof"]["commitment"] = crypto::sha256(*crypto::from_hex(std::string(64, 'a')));
  });
  refused("key", [](Json& r) {
    for (Json& one : r["proof"]["throws"]) one[1] = 77;
  });
  refused("throw left out", [](Json& r) { r["proof"]["throws"].erase(0); });
}

// The seed of such a game decides nothing that is rolled, and nobody hears the secret before the end.
TEST_F(Proofs, the_secret_is_opened_when_the_battle_has_ended_and_not_before) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string host = game["token"], seat = seat_of(game, 1), watch = game["watch"];
  std::string all;
  for (const std::string& token : {host, seat, watch}) {
    Socket socket(port(), token);
    for (const char* what : {"view", "record", "frames", "options", "invitation", "advise", "odds"})
      all += socket.send_and_wait({{"do", what}, {"from", 0}}).dump();
    all += told(token).dump();
    EXPECT_EQ(get("/api/games/" + token + "/record").code(), "secret");
  }
  EXPECT_EQ(post("/api/games/" + seat + "/abandon", Json::object()).code(), "host_only");
  EXPECT_EQ(post("/api/games/" + host + "/abandon", Json::object()).json()["keep"], true);
  const Json record = get("/api/games/" + seat + "/record").json();
  EXPECT_EQ(all.find(record["proof"]["secret"].get<std::string>()), std::string::npos);
  EXPECT_EQ(all.find(record["setup"]["seed"].get<std::string>()), std::string::npos);
  EXPECT_EQ(verified(kept(record, "abandoned.json")).first, 0);
  EXPECT_EQ(Socket(port(), seat).code({{"do", "answer"}, {"choice", {{"verb", "done"}}}}), "only_to_look_at");
  restart();
  EXPECT_EQ(told(seat)["keep"], true);
}

TEST_F(Proofs, a_seat_is_its_owners_and_the_host_cannot_open_it) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string host = game["token"], invitation = game["sides"][1]["token"];
  EXPECT_EQ(told(invitation)["role"], "invite");
  EXPECT_EQ(told(invitation)["sides"][1]["mine"], false);
  EXPECT_EQ(Socket(port(), invitation).opening().status, 403) << "an invitation shows nothing of the battle";
  EXPECT_EQ(get("/api/games/" + invitation + "/record").code(), "invitation");
  EXPECT_EQ(take(invitation, "").code(), "bad_word");
  EXPECT_EQ(take(invitation, "two\nlines").code(), "bad_word");
  Socket there(port(), host);
  there.push("seats");
  const Reply taken = take(invitation, "thorn");
  const std::string seat = taken.json()["token"];
  EXPECT_NE(seat, invitation);
  EXPECT_EQ(taken.json()["role"], "seat");
  EXPECT_EQ(there.push("seats")["sides"][1]["word"], "thorn");
  EXPECT_EQ(told(host).dump().find(seat), std::string::npos);
  EXPECT_FALSE(told(host)["sides"][1].contains("token"));
  EXPECT_EQ(get("/api/games/" + invitation).code(), "no_such_game") << "it is used up";
  EXPECT_EQ(take(invitation, "thorn").code(), "no_such_game");
  EXPECT_EQ(post("/api/games/" + host + "/withdraw", {{"link", "seat"}, {"side", "watch"}}).code(), "seat_taken");
}

TEST_F(Proofs, links_can_be_withdrawn) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string host = game["token"], watch = game["watch"];
  const auto withdraw = [&](const std::string& token, const char* link) {
    return post("/api/games/" + token + "/withdraw", {{"link", link}, {"side", "watch"}});
  };
  const std::string old = game["sides"][1]["token"], fresh = withdraw(host, "seat").json()["sides"][1]["token"];
  EXPECT_NE(old, fresh);
  EXPECT_EQ(take(old, "thorn").code(), "no_such_game");
  const std::string seat = take(fresh, "thorn").json()["token"];
  EXPECT_EQ(withdraw(host, "seat").code(), "seat_taken");
  EXPECT_EQ(withdraw(seat, "watch").code(), "host_only");
  Socket guest(port(), seat), watcher(port(), watch);
  const std::string moved = withdraw(seat, "mine").json()["token"];
  EXPECT_EQ(guest.push("gone")["message"], "This link was withdrawn.");
  EXPECT_TRUE(guest.wire().hung_up());
  EXPECT_EQ(get("/api/games/" + seat).code(), "no_such_game");
  EXPECT_EQ(told(moved)["role"], "seat");
  EXPECT_NE(withdraw(host, "watch").json()["watch"], watch);
  EXPECT_TRUE(watcher.wire().hung_up());
  const std::string again = withdraw(host, "mine").json()["token"];
  EXPECT_EQ(get("/api/games/" + host).code(), "no_such_game");
  restart();
  EXPECT_EQ(told(again)["role"], "host");
  EXPECT_EQ(told(moved)["sides"][1]["mine"], true);
}

TEST_F(Proofs, who_is_invited_hears_by_which_numbers_it_is_played) {
  const Json printed = told(begun(skirmish({"person", "open"}))["sides"][1]["token"])["numbers"];
  EXPECT_EQ(printed["as_printed"], true);
  data::Library library = data::Library::embedded();
  std::string numbers = *library.find("merlin/simple.toml");
  const std::size_t at = numbers.find("longbow = 25");
  ASSERT_NE(at, std::string::npos);
  library.put("merlin/simple.toml", numbers.replace(at, 12, "longbow = 60"));
  server_.reset();
  std::string error;
  server_ = server::Server::start(settings_, std::move(library), error);
  ASSERT_TRUE(server_) << error;
  const Json changed = told(begun(skirmish({"person", "open"}))["sides"][1]["token"])["numbers"];
  EXPECT_EQ(changed["as_printed"], false);
  EXPECT_NE(changed["fingerprint"], printed["fingerprint"]);
  EXPECT_NE(changed["differs"].dump().find("longbow is 60, printed is 25"), std::string::npos) << changed;
}

TEST_F(Proofs, a_record_of_another_version_says_so_before_it_is_played) {
  const Json game = begun(skirmish({"person", "person"}));
  Json record = get("/api/games/" + game["token"].get<std::string>() + "/record").json();
  EXPECT_FALSE(Socket(port(), game["token"]).ok({{"do", "view"}})["numbers"].contains("written_by"));
  record["fyrd"] = "9.8";
  const Json other = begun({{"record", record}, {"seats", {"person", "open"}}});
  for (const bool again : {false, true}) {
    if (again) restart();
    EXPECT_EQ(told(other["sides"][1]["token"])["numbers"]["written_by"], "9.8") << "to who is invited";
    EXPECT_EQ(Socket(port(), other["token"]).ok({{"do", "view"}})["numbers"]["written_by"], "9.8");
  }
}

}  // namespace
}  // namespace fyrd::test
