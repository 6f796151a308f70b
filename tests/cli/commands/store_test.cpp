// fyrd store: a copy, a look, records, and what is damaged put right.
#include "tests/cli/program.h"
#include "tests/server/program.h"
#include "tests/server/wire.h"

namespace fyrd::test {
namespace {

class StoreCommand : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    Program program({"--no-browser", "--port", "0", "--store", store()});
    ASSERT_NE(program.port(), 0) << program.said();
    for (int i = 0; i < 2; ++i) {
      const Json body{{"rules", "merlin-simple"}, {"seed", i}, {"seats", {"quick", "quick"}}};
      EXPECT_EQ(http(program.port(), "POST", "/api/games", body.dump()).status, 200);
    }
    // While it runs.
    EXPECT_EQ(run({"store", "backup", file("copy.sqlite"), "--store", store()}).code, 0);
    EXPECT_EQ(run({"store", "check", "--store", store()}).code, 0);
    EXPECT_EQ(program.end(SIGTERM), 0);
  }
  std::string store() const { return file("games.sqlite"); }
};

TEST_F(StoreCommand, looks_copies_repairs_and_writes_records) {
  const Said good = run({"store", "check", "--store", store()});
  EXPECT_EQ(good.code, 0);
  EXPECT_TRUE(has(good.out, "2 games, all as written")) << good.out << good.err;
  EXPECT_TRUE(has(run({"store", "check", "--store", file("copy.sqlite")}).out, "all as written"));
  EXPECT_EQ(run({"store", "backup", file("copy.sqlite"), "--store", store()}).code, 2) << "it is there already";

  const Said records = run({"store", "export", file("records"), "--store", store()});
  EXPECT_EQ(records.code, 0) << records.err;
  EXPECT_TRUE(has(records.out, "2 records"));
  const Said replayed = run({"replay", file("records") + "/game-1.json", "--verify", "--quiet"});
  EXPECT_EQ(replayed.code, 0) << replayed.out << replayed.err;

  // A byte of the text of an input, as a bad disk would change it.
  std::string bytes = text_of_file(store());
  const std::size_t at = bytes.rfind("\"faces\":[");
  ASSERT_NE(at, std::string::npos);
  bytes[at + 9] = bytes[at + 9] == '1' ? '2' : '1';
  write_text(store(), bytes);
  const Said bad = run({"store", "check", "--store", store()});
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad.out, "is not what was written")) << bad.out << bad.err;
  EXPECT_EQ(text_of_file(store()), bytes) << "looking changes nothing";
  EXPECT_EQ(run({"store", "export", file("others"), "--store", store()}).code, 1);

  const Said repaired = run({"store", "repair", "--store", store()});
  EXPECT_EQ(repaired.code, 0) << repaired.err;
  EXPECT_TRUE(has(repaired.out, "inputs are whole and kept")) << repaired.out;
  EXPECT_EQ(text_of_file(store() + ".damaged"), bytes);
  EXPECT_EQ(run({"store", "check", "--store", store()}).code, 0);
  EXPECT_TRUE(has(run({"store", "repair", "--store", store()}).out, "nothing to repair"));
}

TEST_F(StoreCommand, says_what_is_not_there) {
  EXPECT_EQ(run({"store", "check", "--store", file("nothing")}).code, 1);
  EXPECT_EQ(run({"store", "repair", "--store", file("nothing")}).code, 1);
  EXPECT_FALSE(std::filesystem::exists(file("nothing")));
  EXPECT_EQ(run({"store", "backup", "--store", store()}).code, 2);
}

}  // namespace
}  // namespace fyrd::test
