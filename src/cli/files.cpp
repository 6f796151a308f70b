// Reading and writing whole files, and laying a folder of data over the built-in one.
#include "cli/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/commands.h"
#include "data/tree.h"

namespace fyrd::cli {

namespace fs = std::filesystem;

namespace {

std::string reason() { return std::strerror(errno); }

bool write_all(int to, const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(to, text.data() + done, text.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    done += static_cast<std::size_t>(n);
  }
  return true;
}

}  // namespace

int complain(const std::string& sentence, Exit code) {
  std::fflush(stdout);
  std::fprintf(stderr, "fyrd: %s\n", sentence.c_str());
  return code;
}

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

std::optional<std::string> read_file(const std::string& path, std::string& error) {
  const std::string name = path == "-" ? "standard input" : path;
  const int from = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (from < 0) {
    error = "cannot open " + name + ": " + reason();
    return {};
  }
  std::string text;
  char buffer[1 << 16];
  ssize_t n = 0;
  while (text.size() <= max_file && ((n = ::read(from, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR)))
    if (n > 0) text.append(buffer, static_cast<std::size_t>(n));
  if (n < 0)
    error = "cannot read " + name + ": " + reason();
  else if (text.size() > max_file)
    error = name + " is larger than 64 MiB";
  if (from != STDIN_FILENO) ::close(from);
  if (!error.empty()) return {};
  return text;
}

std::string write_file(const std::string& path, const std::string& text) {
  if (path == "-") return write_all(STDOUT_FILENO, text) ? "" : "cannot write to standard output: " + reason();
  // A link is followed first: renaming over it would leave what it points to untouched.
  std::error_code no_link;
  const fs::path followed = fs::canonical(path, no_link);
  const std::string target = no_link ? path : followed.string();
  std::string temporary = target + ".XXXXXX";
  const int to = ::mkstemp(temporary.data());
  if (to < 0) return "cannot write " + path + ": " + reason();
  // As any new file would be, or as the old one was: mkstemp's own mode is for its owner only.
  struct stat old {};
  const mode_t mask = ::umask(0);
  ::umask(mask);
  ::fchmod(to, ::stat(target.c_str(), &old) == 0 ? old.st_mode & 0777 : 0666 & ~mask);
  const bool written = write_all(to, text) && ::fsync(to) == 0;
  const bool closed = ::close(to) == 0;
  if (written && closed && ::rename(temporary.c_str(), target.c_str()) == 0) return "";
  const std::string why = reason();
  ::unlink(temporary.c_str());
  return "cannot write " + path + ": " + why;
}

std::string overlay(data::Library& library, const std::string& folder) {
  std::error_code failed;
  const fs::directory_options options = fs::directory_options::follow_directory_symlink;
  fs::recursive_directory_iterator it(folder, options, failed), end;
  if (failed) return "cannot read the data folder " + folder + ": " + failed.message();
  std::size_t count = 0;
  for (; it != end; it.increment(failed)) {
    if (failed) return "cannot read the data folder " + folder + ": " + failed.message();
    if (it.depth() > 8) it.disable_recursion_pending();
    if (!it->is_regular_file(failed) || it->path().extension() != ".toml") continue;
    if (it->file_size(failed) > data::Tree::max_bytes) return it->path().string() + " is larger than 1 MiB";
    std::string error;
    std::optional<std::string> text = read_file(it->path().string(), error);
    if (!text) return error;
    library.put(it->path().lexically_relative(folder).generic_string(), std::move(*text));
    ++count;
  }
  if (failed) return "cannot read the data folder " + folder + ": " + failed.message();
  if (count == 0) return "there is no .toml file in the data folder " + folder;
  return "";
}

}  // namespace fyrd::cli
