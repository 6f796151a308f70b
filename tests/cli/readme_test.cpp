// What README.md and docs/lab.md show of the program is what it does: every line after a command, in its order.
#include <cstdio>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

struct Shown {
  std::string command;             // "./fyrd odds …", as a shell takes it
  std::string typed;               // lines that begin with "> "
  std::vector<std::string> lines;  // "…" stands for any number of lines
};

// A block that begins with "$ " is a command with what it says, and maybe more of them; one that begins with "> " goes
// on with the last. All others show something else.
std::vector<Shown> shown_in(const std::string& text) {
  std::vector<Shown> all;
  bool code = false, first = false, counts = false;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line); first = line.starts_with("```")) {
    if (line.starts_with("```")) {
      code = !code;
      continue;
    }
    const bool command = line.starts_with("$ "), typed = line.starts_with("> ");
    if (first) counts = command || typed;
    if (!code || !counts || line.empty()) continue;
    if (command) {
      all.push_back({line.substr(2), {}, {}});
    } else if (typed) {
      all.back().typed += line.substr(2) + "\n";
      all.back().lines.emplace_back("…");
    } else {
      all.back().lines.push_back(line);
    }
  }
  return all;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty()) all.push_back(line);
  }
  return all;
}

class Readme : public ProgramTest {
 protected:
  std::string said(const Shown& shown) {
    write_text(file("typed"), shown.typed);
    const std::string all = "cd '" + file(".") + "' && { " + shown.command + "\n} < typed 2>&1";
    std::string text;
    char buffer[4096];
    FILE* pipe = ::popen(all.c_str(), "r");
    for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, n);
    EXPECT_EQ(::pclose(pipe), 0) << shown.command << "\n" << text;
    return text;
  }
  // How many commands there are, and lines compared with what they say.
  void compare(const char* page, int& commands, int& compared);
};

void Readme::compare(const char* page, int& commands, int& compared) {
  std::filesystem::create_symlink(program_file, file("fyrd"));
  std::filesystem::create_symlink(std::string(source_folder) + "/data", file("data"));
  for (Shown& shown : shown_in(text_of_file(std::string(source_folder) + "/" + page))) {
    for (std::size_t at; (at = shown.command.find(".pdf")) != std::string::npos;) shown.command.replace(at, 4, ".html");
    const std::vector<std::string> told = lines_of(said(shown));
    ++commands;
    std::size_t next = 0;
    bool skips = false;
    for (const std::string& line : shown.lines) {
      if (line == "…") {
        skips = true;
        continue;
      }
      while (skips && next < told.size() && told[next] != line) ++next;
      ASSERT_LT(next, told.size()) << shown.command << " does not say: " << line;
      ASSERT_EQ(told[next], line) << shown.command;
      ++next, ++compared, skips = false;
    }
  }
}

TEST_F(Readme, shows_what_the_program_does) {
  int commands = 0, compared = 0;
  compare("README.md", commands, compared);
  EXPECT_GT(commands, 10);
  EXPECT_GT(compared, 60);
}

TEST_F(Readme, of_the_laboratory_shows_what_it_does) {
  int commands = 0, compared = 0;
  compare("docs/lab.md", commands, compared);
  EXPECT_GT(commands, 7);
  EXPECT_GT(compared, 40);
}

}  // namespace
}  // namespace fyrd::test
