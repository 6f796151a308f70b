// Runs the real program with arguments and input, and gives back all it said.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/folder.h"
#include "tests/paths.h"

namespace fyrd::test {

struct Said {
  int code = -1;
  std::string out, err;
  long peak_kib = 0;  // of its memory
};

inline std::string drained(int from) {
  std::string all;
  char buffer[1 << 16];
  for (ssize_t n; (n = ::read(from, buffer, sizeof buffer)) > 0;) all.append(buffer, n);
  ::close(from);
  return all;
}

// `feed` writes the program's input, and gives false when nobody reads any more.
using Feed = std::function<void(const std::function<bool(const std::string&)>& write)>;

enum class Input { pipe, terminal };

// The two ends of a terminal that does not repeat what is typed.
inline bool open_terminal(int ends[2]) {
  ends[1] = ::posix_openpt(O_RDWR | O_NOCTTY);
  if (ends[1] < 0 || ::grantpt(ends[1]) || ::unlockpt(ends[1])) return false;
  ends[0] = ::open(::ptsname(ends[1]), O_RDWR | O_NOCTTY);
  termios mode{};
  if (ends[0] < 0 || ::tcgetattr(ends[0], &mode)) return false;
  mode.c_lflag &= ~static_cast<tcflag_t>(ECHO);
  return ::tcsetattr(ends[0], TCSANOW, &mode) == 0;
}

inline Said run(std::vector<std::string> arguments, const Feed& feed, Input input = Input::pipe) {
  std::signal(SIGPIPE, SIG_IGN);
  int in[2], out[2], err[2];
  Said said;
  const bool opened = input == Input::terminal ? open_terminal(in) : ::pipe(in) == 0;
  if (!opened || ::pipe(out) || ::pipe(err)) return said;
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(in[0], 0), ::dup2(out[1], 1), ::dup2(err[1], 2);
    for (int fd : {in[0], in[1], out[0], out[1], err[0], err[1]}) ::close(fd);
    std::signal(SIGPIPE, SIG_DFL);
    arguments.insert(arguments.begin(), program_file);
    std::vector<char*> argv;
    for (std::string& a : arguments) argv.push_back(a.data());
    argv.push_back(nullptr);
    ::execv(program_file, argv.data());
    ::_exit(127);
  }
  ::close(in[0]), ::close(out[1]), ::close(err[1]);
  std::thread writer([&] {
    feed([&](const std::string& text) {
      for (std::size_t done = 0; done < text.size();) {
        const ssize_t n = ::write(in[1], text.data() + done, text.size() - done);
        if (n <= 0) return false;
        done += n;
      }
      return true;
    });
    if (input == Input::pipe) ::close(in[1]);
  });
  std::thread errors([&] { said.err = drained(err[0]); });
  said.out = drained(out[0]);
  writer.join();
  errors.join();
  if (input == Input::terminal) ::close(in[1]);  // hanging up any sooner would lose what was typed
  int status = 0;
  struct rusage used{};
  ::wait4(child, &status, 0, &used);
  said.peak_kib = used.ru_maxrss;
  said.code = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  return said;
}

inline Said run(std::vector<std::string> arguments, const std::string& input = "") {
  return run(std::move(arguments), [&](const auto& write) { write(input); });
}

// At a terminal, where ^D ends the input.
inline Said type(std::vector<std::string> arguments, const std::string& input) {
  return run(std::move(arguments), [&](const auto& write) { write(input + "\x04"); }, Input::terminal);
}

inline std::string text_of_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream all;
  all << in.rdbuf();
  return all.str();
}

inline void write_text(const std::string& path, const std::string& text) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

// A folder of its own for each test, gone afterwards.
class ProgramTest : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_FALSE(folder_.empty()); }
  std::string file(const std::string& name) const { return folder_ + "/" + name; }
  // A whole battle of the computer against itself, as a record. It is played once for all tests.
  std::string recorded(const std::string& name) const {
    static const std::string record = [] {
      const Said said = run({"play", "--text", "--me", "0", "--seed", "11"}, "auto all\nrecord\n");
      const std::size_t at = said.out.rfind("\n{");
      return at == std::string::npos ? "" : said.out.substr(at + 1, said.out.find('\n', at + 1) - at);
    }();
    EXPECT_FALSE(record.empty());
    write_text(file(name), record);
    return file(name);
  }
  const Folder own_;
  const std::string& folder_ = own_.path;
};

inline bool has(const std::string& text, const std::string& what) { return text.find(what) != std::string::npos; }

}  // namespace fyrd::test
