// Running Chromium without a window.
#include "cli/commands/pdf.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <vector>

#include "cli/files/file.h"

extern char** environ;

namespace fyrd::cli {

namespace fs = std::filesystem;

namespace {

// A folder of its own, gone afterwards.
struct Workshop {
  std::string path = (fs::temp_directory_path() / "fyrd-print-XXXXXX").string();
  bool made = ::mkdtemp(path.data()) != nullptr;
  ~Workshop() {
    std::error_code ignored;
    if (made) fs::remove_all(path, ignored);
  }
};

// What it exits with, or -1 when there is no such program.
int run(const std::string& program, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), program);
  std::vector<char*> argv;
  for (std::string& a : arguments) argv.push_back(a.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int failed = ::posix_spawnp(&child, program.c_str(), &quiet, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&quiet);
  if (failed != 0) return -1;
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 1;
  return code == 127 ? -1 : code;
}

}  // namespace

std::string write_pdf(const std::string& path, const std::string& html) {
  const Workshop shop;
  if (!shop.made) return std::string("cannot make a folder to print in: ") + std::strerror(errno);
  const std::string page = shop.path + "/page.html", printed = shop.path + "/page.pdf";
  if (const std::string error = write_file(page, html); !error.empty()) return error;
  std::vector<std::string> arguments = {"--headless",
                                        "--disable-gpu",
                                        "--no-pdf-header-footer",
                                        "--user-data-dir=" + shop.path + "/profile",
                                        "--print-to-pdf=" + printed,
                                        "file://" + page};
  if (::geteuid() == 0)
    arguments.insert(arguments.begin(),
                     "--no-sandbox");  // as root it would not start; the page is our own and has no scripts
  std::vector<std::string> programs = {"chromium", "chromium-browser", "google-chrome"};
  if (const char* chosen = std::getenv("CHROMIUM")) programs = {chosen};
  for (const std::string& program : programs) {
    const int code = run(program, arguments);
    if (code < 0) continue;
    std::string error;
    const auto pdf = exists(printed) ? read_file(printed, error) : std::nullopt;
    if (code != 0 || !pdf || !pdf->starts_with("%PDF"))
      return program + " could not print the page; write a .html file instead and print it yourself";
    return write_file(path, *pdf);
  }
  return "a PDF is printed by Chromium, and there is no " + programs.front() +
         " here; install it, or write a .html file and print it yourself";
}

}  // namespace fyrd::cli
