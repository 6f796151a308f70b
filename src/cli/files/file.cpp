// Reading and writing whole files.
#include "cli/files/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/complaint.h"

namespace fyrd::cli {

namespace fs = std::filesystem;

namespace {

std::string reason() { return std::strerror(errno); }

bool write_all(int to, const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(to, text.data() + done, text.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    done += n;
  }
  return true;
}

// A pipe or a device, which no file may take the place of, or a link to a file that is yet to be.
bool written_through(const std::string& path) {
  struct stat there{};
  if (::stat(path.c_str(), &there) == 0) return !S_ISREG(there.st_mode);
  return ::lstat(path.c_str(), &there) == 0;
}

// Its name is on the disk, too.
bool sync_folder(const std::string& path) {
  const std::string folder = fs::path(path).parent_path().string();
  const int at = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (at < 0) return true;  // a folder that may be written in, but not read
  const bool good = ::fsync(at) == 0 || errno == EINVAL;
  ::close(at);
  return good;
}

std::string write_through(const std::string& path, const std::string& text) {
  const int to = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (to < 0) return "cannot write " + path + ": " + reason();
  const std::string why = write_all(to, text) ? "" : reason();
  if (::close(to) == 0 && why.empty()) return "";
  return "cannot write " + path + ": " + (why.empty() ? reason() : why);
}

}  // namespace

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

std::optional<std::string> read_file(const std::string& path, std::string& error) {
  const std::string name = path == "-" ? "standard input" : path;
  const int from = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (from < 0) {
    error = errno == ENOENT ? "there is no file " + name : "cannot open " + name + ": " + reason();
    return {};
  }
  std::string text;
  char buffer[1 << 16];
  ssize_t n = 0;
  while (text.size() <= max_file && ((n = ::read(from, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR)))
    if (n > 0) text.append(buffer, n);
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
  if (written_through(path)) return write_through(path, text);
  // A link is followed first: renaming over it would leave what it points to untouched.
  std::error_code no_link;
  const fs::path followed = fs::canonical(path, no_link);
  const std::string target = no_link ? path : followed.string();
  std::string temporary = target + ".XXXXXX";
  const int to = ::mkstemp(temporary.data());
  if (to < 0) return "cannot write " + path + ": " + reason();
  // As any new file would be, or as the old one was: mkstemp's own mode is for its owner only.
  struct stat old{};
  const mode_t mask = ::umask(0);
  ::umask(mask);
  ::fchmod(to, ::stat(target.c_str(), &old) == 0 ? old.st_mode & 0777 : 0666 & ~mask);
  const bool written = write_all(to, text) && ::fsync(to) == 0;
  const bool closed = ::close(to) == 0;
  if (written && closed && ::rename(temporary.c_str(), target.c_str()) == 0 && sync_folder(target)) return "";
  const std::string why = reason();
  ::unlink(temporary.c_str());
  return "cannot write " + path + ": " + why;
}

std::string unwritable(const std::string& path) {
  if (path == "-") return "";
  const std::string parent = fs::path(path).parent_path().string(), folder = parent.empty() ? "." : parent;
  std::error_code ignored;
  if (!fs::is_directory(folder, ignored)) return "cannot write " + path + ": there is no folder " + folder;
  if (fs::is_directory(path, ignored)) return "cannot write " + path + ": it is a folder";
  const bool good = written_through(path) && exists(path) ? ::access(path.c_str(), W_OK) == 0
                                                          : ::access(folder.c_str(), W_OK | X_OK) == 0;
  return good ? "" : "cannot write " + path + ": " + reason();
}

bool writes_over(const std::string& out, const std::vector<std::string>& inputs) {
  for (const std::string& input : inputs) {
    std::error_code ignored;
    if (out == "-" || !fs::is_regular_file(out, ignored) || !fs::equivalent(out, input, ignored)) continue;
    complain(out + " is what is read here, and would be written over; name another file with -o");
    return true;
  }
  return false;
}

std::string beside_the_program(const char* name) {
  std::error_code failed;
  return (fs::read_symlink("/proc/self/exe", failed).parent_path() / name).string();
}

}  // namespace fyrd::cli
