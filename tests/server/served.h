// fyrd serve as a process of its own, with two free ports and a folder that is gone afterwards.
#pragma once

#include <fcntl.h>
#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <utility>

#include "tests/server/hosted.h"
#include "tests/server/program.h"

namespace fyrd::test {

inline std::string text_of(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// A command in the background, with what it says in a file.
class Child {
 public:
  Child(std::vector<std::string> arguments, const std::string& says) {
    child_ = ::fork();
    if (child_ != 0) return;
    const int to = ::open(says.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(to, 1), ::dup2(to, 2);
    std::vector<char*> argv;
    for (std::string& a : arguments) argv.push_back(a.data());
    argv.push_back(nullptr);
    ::execvp(argv[0], argv.data());
    ::_exit(127);
  }
  ~Child() { end(SIGKILL); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  void signal(int n) const { ::kill(child_, n); }
  // How much of something it may have from now on; gives what it was before.
  rlim_t bound(decltype(RLIMIT_FSIZE) what, rlim_t most) const {
    rlimit limit{};
    EXPECT_EQ(::prlimit(child_, what, nullptr, &limit), 0);
    const rlim_t before = std::exchange(limit.rlim_cur, std::min(most, limit.rlim_max));
    EXPECT_EQ(::prlimit(child_, what, &limit, nullptr), 0);
    return before;
  }
  int wait() {
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  }
  int end(int n) {
    if (child_ <= 0) return -1;
    signal(n);
    return wait();
  }

 private:
  pid_t child_ = -1;
};

class Serve : public ::testing::Test {
 protected:
  // Starts it, with two free ports; `port` and `desk` are where it is then.
  void serve(std::vector<std::string> more = {}) {
    std::vector<std::string> all = {program_file, "serve", "--port",  "0",
                                    "--operator", "0",     "--store", folder_ + "/games.sqlite"};
    all.insert(all.end(), more.begin(), more.end());
    ::unlink((folder_ + "/said").c_str());  // of an earlier one
    program_ = std::make_unique<Child>(all, folder_ + "/said");
    ASSERT_TRUE(becomes([&] { return text_of(folder_ + "/said").find("For the operator") != std::string::npos; }))
        << text_of(folder_ + "/said");
    const std::string said = text_of(folder_ + "/said");
    const auto after = [&](const char* word) {
      const std::size_t at = said.find(':', said.find("//", said.find(word)));
      return static_cast<std::uint16_t>(std::atoi(said.c_str() + at + 1));
    };
    port = after("Fyrd is at"), desk = after("For the operator");
    ASSERT_NE(port, 0) << said;
    ASSERT_NE(desk, 0) << said;
  }
  template <class Is>
  static bool becomes(Is is, Milliseconds within = patience) {
    const auto end = std::chrono::steady_clock::now() + within;
    while (!is()) {
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(Milliseconds(10));
    }
    return true;
  }
  std::string said() const { return text_of(folder_ + "/said"); }

  const Folder own_;
  const std::string& folder_ = own_.path;
  std::unique_ptr<Child> program_;
  std::uint16_t port = 0, desk = 0;
};

}  // namespace fyrd::test
