// A disk that is really full: a file system of its own, in which something else takes every byte that is free.
#include <fcntl.h>

#include "tests/server/hosted.h"
#include "tests/server/program.h"

namespace fyrd::test {
namespace {

// Keeps a disk full until it goes.
class Hoard {
 public:
  explicit Hoard(const std::string& disk)
      : file_(disk + "/hoard"), thread_([this](const std::stop_token& stop) {
          const std::string block(4096, 'x');
          const int to = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
          while (!stop.stop_requested())
            if (::write(to, block.data(), block.size()) <= 0) std::this_thread::sleep_for(Milliseconds(1));
          ::close(to);
        }) {}
  ~Hoard() {
    thread_ = {};
    ::unlink(file_.c_str());
  }
  Hoard(const Hoard&) = delete;
  Hoard& operator=(const Hoard&) = delete;

 private:
  const std::string file_;
  std::jthread thread_;
};

class FullDisk : public Hosted {};

TEST_F(FullDisk, is_told_to_everybody_and_the_battle_goes_on_when_there_is_room) {
  if (std::system("unshare -rm mount -t tmpfs tmpfs /mnt 2>/dev/null") != 0)
    GTEST_SKIP() << "no disk of its own can be made here";
  const std::string disk = folder_ + "/disk";
  std::filesystem::create_directory(disk);
  Program program({"--no-browser", "--port", "0", "--store", disk + "/games.sqlite"},
                  {"unshare", "-rm", "sh", "-c", R"(mount -t tmpfs -o size=4m tmpfs "$0" && exec "$@")", disk});
  ASSERT_NE(program.port(), 0) << program.said();
  const std::string there = "/proc/" + std::to_string(program.process()) + "/root" + disk;
  const auto post = [&](const Json& body) { return http(program.port(), "POST", "/api/games", body.dump()); };
  const Json own = post(skirmish({"person", "person"})).json();
  const Json game = post({{"rules", "nottingham"}, {"seats", {"quick", "quick"}}, {"seed", 3}}).json();
  Socket player(program.port(), own["token"]), watcher(program.port(), game["watch"]);
  {
    const Hoard hoard(there);
    watcher.ok({{"do", "view"}, {"events", 0}});
    EXPECT_FALSE(watcher.push("not_kept").is_null()) << "whoever watches hears that the computer cannot go on";
    // What is folded in may make room for a last decision.
    const Json done{{"do", "answer"}, {"choice", {{"verb", "done"}}}};
    EXPECT_TRUE(becomes([&] { return player.code(done) == "not_kept"; }));
    EXPECT_EQ(post(skirmish({"person", "person"})).code(), "not_kept");
    EXPECT_TRUE(player.ok({{"do", "view"}}).contains("turn")) << "it can be looked at all the while";
  }
  const std::string path = "/api/games/" + game["token"].get<std::string>();
  EXPECT_TRUE(becomes([&] { return http(program.port(), "GET", path).json()["over"] == true; }, 6 * patience));
  play_on(player);
  for (const Json& one : {game, own}) {
    const Json record = http(program.port(), "GET", "/api/games/" + one["token"].get<std::string>() + "/record").json();
    EXPECT_EQ(post({{"record", record}, {"keep", true}}).status, 200) << "as it was played";
  }
  EXPECT_EQ(program.end(SIGTERM), 0);
}

}  // namespace
}  // namespace fyrd::test
