// Eyes given to the protocol: what somebody with a seat may see and do, and that nothing else is ever in a reply.
#include "protocol/eyes.h"

#include "client.h"
#include "protocol/requests.h"
#include "tests/ambush.h"

namespace fyrd::protocol {

namespace {

constexpr std::size_t wood = 0;

// A game with seats, asked by whoever has the eyes.
class Seats : public ::testing::Test {
 protected:
  void begin(Json setup) {
    setup["do"] = "new";
    Call call{library, match};
    const auto begun = perform(call, setup);
    ASSERT_TRUE(begun) << begun.fault().message;
  }
  static Eyes seat(std::initializer_list<std::size_t> sides) {
    Eyes eyes{.seated = true, .watches = sides.size() == 0, .secrets = false, .free_undo = false};
    for (const std::size_t side : sides) eyes.holds[side] = eyes.rolls[side] = true;
    return eyes;
  }
  Either<Json> ask(const Eyes& eyes, const Json& request) {
    Call call{library, match, eyes};
    return perform(call, request);
  }
  Json told(const Eyes& eyes, const char* request) {
    const auto reply = ask(eyes, Json::parse(request));
    EXPECT_TRUE(reply) << reply.fault().message;
    return reply ? *reply : Json();
  }
  std::string refused(const Eyes& eyes, const char* request) {
    const std::size_t before = match->game.inputs().size();
    const auto reply = ask(eyes, Json::parse(request));
    EXPECT_EQ(match->game.inputs().size(), before);
    return reply ? "" : reply.fault().code;
  }

  const data::Library library = data::Library::embedded();
  std::optional<Match> match;
};

constexpr const char* done = R"({"do":"answer","choice":{"verb":"done"}})";
constexpr const char* done_and_all = R"({"do":"answer","choice":{"verb":"done"},"frames":2,"options":true})";

class DuelSeats : public Seats {
 protected:
  void SetUp() override {
    begin(Json::parse(duel));
    for (const char* roll : {R"({"do":"roll","faces":[5]})", R"({"do":"roll","faces":[2]})"}) told({}, roll);
  }
  const Eyes boar = seat({0}), watch = seat({1}), both = seat({0, 1}), nobody_s = seat({});
};

}  // namespace

TEST_F(DuelSeats, see_their_own_decisions_only) {
  EXPECT_EQ(told(boar, R"({"do":"view"})")["pending"][0]["kind"], "move");
  for (const Eyes& eyes : {watch, nobody_s}) {
    const Json view = told(eyes, R"({"do":"view","options":true})");
    EXPECT_EQ(dump(view["pending"]), R"([{"side":"boar","waiting":true}])");
    EXPECT_FALSE(view.contains("options"));
    EXPECT_FALSE(view.contains("hash"));
  }
}

TEST_F(DuelSeats, decide_and_ask_for_no_other_side) {
  for (const char* request : {done, R"({"do":"options"})", R"({"do":"advise"})", R"({"do":"undo"})",
                              R"({"do":"odds","choice":{"verb":"done"}})"})
    EXPECT_EQ(refused(nobody_s, request), "not_your_side") << request;
  EXPECT_EQ(refused(watch, done), "not_your_decision");
  EXPECT_EQ(refused(watch, R"({"do":"answer","side":"boar","choice":{"verb":"done"}})"), "not_your_side");
  EXPECT_EQ(refused(watch, R"({"do":"view","side":"boar"})"), "not_your_side");
  EXPECT_EQ(refused(boar, R"({"do":"record"})"), "secret");
  EXPECT_EQ(refused(boar, duel), "not_here");
}

TEST_F(DuelSeats, get_with_an_answer_what_follows_and_no_more) {
  const Json own = told(boar, done_and_all);
  ASSERT_EQ(own["frames"].size(), 1u);
  EXPECT_EQ(own["frames"][0]["inputs"], 3);
  EXPECT_EQ(own["pending"][0]["kind"], "shoot");
  ASSERT_FALSE(own["options"].empty());
  EXPECT_EQ(own["options"], told(boar, R"({"do":"options"})")["options"]);
  while (match->game.wanted()[0].side == Side{0}) {
    const Json reply = told(boar, R"({"do":"answer","choice":{"verb":"done"},"options":true})");
    EXPECT_EQ(reply.contains("options"), match->game.wanted()[0].side == Side{0});
  }
}

TEST_F(DuelSeats, of_two_sides_look_through_the_one_that_is_asked) {
  Json last;
  while (match->game.wanted()[0].side == Side{0})
    last = told(both, R"({"do":"answer","side":"boar","choice":{"verb":"done"},"options":true})");
  EXPECT_EQ(last["pending"][0]["side"], "watch");
  EXPECT_EQ(last["pending"][0]["kind"], "move");
  EXPECT_TRUE(last.contains("options")) << "the next to decide is theirs as well";
}

TEST_F(DuelSeats, take_back_their_own_until_somebody_else_decides) {
  EXPECT_TRUE(told(boar, R"({"do":"view"})")["undo"].is_null());
  const Json after = told(boar, done);
  EXPECT_EQ(after["undo"]["inputs"], 2);
  EXPECT_TRUE(told(watch, R"({"do":"view"})")["undo"].is_null());
  EXPECT_EQ(refused(watch, R"({"do":"undo"})"), "bad_undo");
  EXPECT_EQ(refused(watch, R"({"do":"undo","to":2})"), "not_yours_to_undo");
  EXPECT_EQ(refused(boar, R"({"do":"undo","to":1})"), "dice_have_fallen");
  EXPECT_EQ(told(boar, R"({"do":"undo"})")["inputs"], 2);
}

TEST_F(DuelSeats, change_nothing_in_a_game_to_look_at) {
  Eyes reader = both;
  reader.plays = false;
  for (const char* request : {done, R"({"do":"undo","to":0})", R"({"do":"roll","faces":[1]})"})
    EXPECT_EQ(refused(reader, request), "only_to_look_at") << request;
}

TEST_F(DuelSeats, roll_their_own_dice) {
  told({}, R"({"do":"undo","to":0})");
  EXPECT_EQ(refused(watch, R"({"do":"roll","faces":[5]})"), "not_your_roll");
  EXPECT_EQ(refused(nobody_s, R"({"do":"roll","faces":[5]})"), "not_your_side");
  EXPECT_EQ(told(boar, R"({"do":"roll","faces":[5],"frames":0})")["frames"].size(), 2u);
}

// The place of a net as it would show anywhere: no other number of the battle looks like it.
TEST_F(Seats, of_others_learn_nothing_of_a_trap_by_any_request) {
  begin(Json::parse(test::ambush));
  for (int face = 6; match->game.wanted_roll(); --face) ASSERT_TRUE(ask({}, {{"do", "roll"}, {"faces", {face}}}));
  const Json laid = told(seat({wood}), R"({"do":"answer","choice":{"verb":"net","path":[[18.37,17.91]]},"frames":0})");
  EXPECT_NE(dump(laid).find("18.37"), std::string::npos);
  for (const Eyes& eyes : {seat({1}), seat({})}) {
    for (const char* request :
         {R"({"do":"view","events":0,"options":true})", R"({"do":"frames","from":0,"options":true})",
          R"({"do":"view","inputs":0,"options":true})", R"({"do":"options"})", R"({"do":"advise"})",
          R"({"do":"record"})", R"({"do":"answer","choice":{"verb":"done"},"frames":0,"options":true})"}) {
      const auto reply = ask(eyes, Json::parse(request));
      const std::string text = reply ? dump(*reply) : reply.fault().message;
      EXPECT_EQ(text.find("18.37"), std::string::npos) << request;
      EXPECT_EQ(text.find("\"hash\""), std::string::npos) << request;
    }
  }
}

}  // namespace fyrd::protocol
