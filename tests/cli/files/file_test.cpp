// Files that are written: never half, never what is being read, and never lost in silence.
#include <sys/stat.h>

#include "tests/cli/program.h"
#include "tests/paths.h"

namespace fyrd::test {
namespace {

class FileOut : public ProgramTest {};

TEST_F(FileOut, what_is_no_file_is_written_to_as_it_is) {
  namespace fs = std::filesystem;
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  const int from = ::open(file("pipe").c_str(), O_RDONLY | O_NONBLOCK);
  const int held = ::open(file("pipe").c_str(), O_WRONLY | O_CLOEXEC);  // so that the reader waits for the program
  ::fcntl(from, F_SETFL, 0);
  std::string came;
  std::thread reader([&] { came = drained(from); });
  EXPECT_EQ(run({"chart", "warrior", "-o", file("pipe")}).code, 0);
  EXPECT_TRUE(fs::is_fifo(file("pipe")));
  ::close(held);
  reader.join();
  EXPECT_EQ(came, run({"chart", "warrior"}).out);

  write_text(file("there.svg"), "old");
  for (const char* name : {"there.svg", "later.svg"}) {
    const std::string link = file(std::string("link to ") + name);
    fs::create_symlink(name, link);
    EXPECT_EQ(run({"chart", "warrior", "-o", link}).code, 0);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(text_of_file(file(name)), came);
  }
}

TEST_F(FileOut, what_is_read_is_not_written_over) {
  const std::string record = recorded("game.json"), before = text_of_file(record), band = file("mine.toml");
  const std::string text = text_of_file(std::string(source_folder) + "/data/nottingham/warbands/rollo.toml");
  write_text(band, text);
  std::filesystem::create_symlink("game.json", file("link.json"));
  const std::string campaign = file("campaign.json");
  ASSERT_EQ(run({"campaign", "new", campaign, "--rules", "nottingham", "--bands", "rollo,sheriff"}).code, 0);
  const std::string begun = text_of_file(campaign);
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"draw", record, "-o", record},
        {"draw", record, "-o", file("link.json")},
        {"draw", "--rules", "nottingham", "--sides", band + ",sheriff", "-o", band},
        {"print", "cards", "--record", record, "-o", record},
        {"print", "cards", band, "--rules", "nottingham", "-o", band},
        {"print", "scenario", "skirmish", "--rules", "nottingham", "--sides", band + ",sheriff", "-o", band},
        {"print", "roster", campaign, "-o", campaign}}) {
    const Said said = run(arguments);
    EXPECT_EQ(said.code, 2) << arguments[0] << " " << arguments[1];
    EXPECT_TRUE(has(said.err, "would be written over")) << said.err;
  }
  EXPECT_EQ(text_of_file(record), before);
  EXPECT_EQ(text_of_file(band), text);
  EXPECT_EQ(text_of_file(campaign), begun);
}

TEST_F(FileOut, output_that_is_lost_is_no_success) {
  for (const std::string rules : {"", "nottingham"}) {  // less than a buffer, and more
    const std::string line =
        "trap '' XFSZ; ulimit -f 0; " + std::string(program_file) + " rules " + rules + " 2>&1 >" + file("out.txt");
    FILE* const said = ::popen(line.c_str(), "r");
    ASSERT_NE(said, nullptr);
    char buffer[1000] = {};
    const std::size_t n = std::fread(buffer, 1, sizeof buffer - 1, said);
    EXPECT_EQ(WEXITSTATUS(::pclose(said)), 1);
    EXPECT_EQ(std::string(buffer, n), "fyrd: not all that was said could be written to standard output\n");
  }
}

}  // namespace
}  // namespace fyrd::test
