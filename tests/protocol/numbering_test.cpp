// Two worlds in which one side decides more or less in secret look the same to everybody else; and a way is not a
// probe.
#include "protocol/numbering.h"

#include "client.h"
#include "protocol/requests.h"
#include "tests/ambush.h"

namespace fyrd::protocol {

namespace {

constexpr const char* done = R"({"do":"answer","choice":{"verb":"done"}})";
constexpr const char* net = R"({"do":"answer","choice":{"verb":"net","path":[[18.37,17.91]]}})";
constexpr const char* pit = R"({"do":"answer","choice":{"verb":"pit","path":[[8.37,17.91]]}})";

class World {
 public:
  World() {
    Json setup = Json::parse(test::ambush);
    setup["do"] = "new";
    ask({}, setup);
    while (match_->game.wanted_roll()) {
      const bool first = roller(match_->game.battle(), *match_->game.wanted_roll()).index == 0;
      ask({}, {{"do", "roll"}, {"faces", {first ? 5 : 2}}});
    }
  }
  static Eyes seat(std::initializer_list<std::size_t> sides) {
    Eyes eyes{.seated = true, .watches = sides.size() == 0, .secrets = false, .free_undo = false, .settled = ""};
    for (const std::size_t side : sides) eyes.holds[side] = eyes.rolls[side] = true;
    return eyes;
  }
  Json ask(const Eyes& eyes, const Json& request) {
    Call call{library_, match_, eyes};
    const auto reply = perform(call, request);
    return reply ? *reply : fault_json(reply.fault());
  }
  Json ask(const Eyes& eyes, const char* request) { return ask(eyes, Json::parse(request)); }
  // All that can be got out of it.
  std::string seen(const Eyes& eyes) {
    const Json now = ask(eyes, R"({"do":"view","events":0})");
    std::string all = dump(now) + "\n" + dump(ask(eyes, R"({"do":"frames","from":0})")) + "\n";
    for (int n = 0; n <= now["inputs"].get<int>() + 1; ++n) {
      all += dump(ask(eyes, {{"do", "view"}, {"inputs", n}})) + "\n";
      all += dump(ask(eyes, {{"do", "frames"}, {"from", n}})) + "\n";
    }
    return all + dump(ask(eyes, R"({"do":"undo","to":90})"));
  }
  Game& game() { return match_->game; }
  // With what the quick player says, until that side moves somebody.
  bool play_to_a_move(std::uint8_t side) {
    for (int i = 0; i < 80; ++i) {
      if (game().wanted_roll()) {
        const std::vector<int> faces(game().wanted_roll()->pool.count, 1 + i % 6);
        ask({}, {{"do", "roll"}, {"faces", faces}});
        continue;
      }
      const Wanted& wanted = game().wanted()[0];
      if (wanted.kind == "move" && wanted.side.index == side) return true;
      Json request = ask({}, {{"do", "advise"}, {"side", wanted.side.index}});
      ask({}, {{"do", "answer"}, {"side", wanted.side.index}, {"choice", request["choice"]}});
    }
    return false;
  }
  const Eyes wood = seat({0}), town = seat({1}), nobody = seat({});

 private:
  const data::Library library_ = data::Library::embedded();
  std::optional<Match> match_;
};

}  // namespace

TEST(Numbering, how_much_others_decide_in_secret_is_not_told) {
  std::vector<std::string> during, after;
  for (const std::vector<const char*>& orders : {std::vector{done}, std::vector{net, done}, std::vector{net, pit}}) {
    World world;
    const std::size_t before = world.game().inputs().size();
    for (const char* order : orders) {
      const Json reply = world.ask(world.wood, order);
      EXPECT_FALSE(reply.contains("code")) << dump(reply) << order;
    }
    EXPECT_EQ(world.game().inputs().size(), before + orders.size());
    EXPECT_EQ(world.ask(world.wood, R"({"do":"view"})")["inputs"], before + orders.size()) << "his own he knows";
    EXPECT_EQ(world.ask(world.town, R"({"do":"view"})")["inputs"], before);
    during.push_back(world.seen(world.town) + world.seen(world.nobody));
    const Json ended = world.ask(world.town, done);
    EXPECT_FALSE(ended.contains("code")) << dump(ended);
    after.push_back(world.seen(world.town) + world.seen(world.nobody));
  }
  for (std::size_t i = 1; i < during.size(); ++i) {
    EXPECT_EQ(during[i], during[0]) << i;
    EXPECT_EQ(after[i], after[0]) << i;
  }
}

TEST(Numbering, what_is_taken_back_by_its_number_is_what_would_be_taken_back) {
  World world;
  world.ask(world.wood, net);
  world.ask(world.town, pit);
  const Json now = world.ask(world.town, R"({"do":"view"})");
  ASSERT_TRUE(now["undo"].is_object()) << dump(now["undo"]);
  const std::size_t before = world.game().inputs().size();
  const Json undone = world.ask(world.town, {{"do", "undo"}, {"to", now["undo"]["inputs"]}});
  EXPECT_FALSE(undone.contains("code")) << dump(undone);
  EXPECT_EQ(world.game().inputs().size(), before - 1) << "and not what others have decided";
}

TEST(Numbering, frames_come_to_the_table_as_it_is) {
  World world;
  for (const char* order : {net, done}) world.ask(world.wood, order);
  world.ask(world.town, done);
  ASSERT_TRUE(world.play_to_a_move(1));
  for (const Eyes& eyes : {world.town, world.nobody, world.wood}) {
    const Json view = world.ask(eyes, R"({"do":"view"})");
    const Json frames = world.ask(eyes, R"({"do":"frames","from":0})");
    EXPECT_EQ(frames["frames"].size(), view["inputs"].get<std::size_t>() + 1);
    EXPECT_EQ(frames["frames"].back()["inputs"], view["inputs"]);
    EXPECT_EQ(frames["frames"].back()["event_count"], view["event_count"]);
    EXPECT_EQ(frames["more"], false);
  }
}

TEST(Numbering, a_way_is_not_taken_back_where_somebody_may_have_hidden_something) {
  for (const std::vector<const char*>& orders : {std::vector{done}, std::vector{net, pit}}) {
    World world;
    for (const char* order : orders) world.ask(world.wood, order);
    world.ask(world.town, done);
    ASSERT_TRUE(world.play_to_a_move(1));
    const Json advice = world.ask(world.town, R"({"do":"options"})");
    const Json moved = world.ask(world.town, R"({"do":"answer","choice":{"verb":"go","path":[[20,29]],"facing":180}})");
    if (moved.contains("code")) GTEST_SKIP() << dump(moved) << dump(advice);
    if (world.game().inputs().back().kind == Input::Kind::roll) continue;
    EXPECT_TRUE(moved["undo"].is_null()) << dump(moved["undo"]);
    EXPECT_EQ(world.ask(world.town, R"({"do":"undo"})")["code"], "may_have_shown");
    Eyes alone = world.seat({0, 1});
    alone.secrets = true;
    EXPECT_FALSE(world.ask(alone, R"({"do":"undo"})").contains("code")) << "who knows all may";
  }
}

}  // namespace fyrd::protocol
