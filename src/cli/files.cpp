// Reading and writing whole files, and laying a folder of data over the built-in one.
#include "cli/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/commands.h"
#include "data/suggest.h"
#include "data/tree.h"
#include "rulesets/ruleset.h"

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

// A pipe or a device, which no file may take the place of, or a link to a file that is yet to be.
bool written_through(const std::string& path) {
  struct stat there{};
  if (::stat(path.c_str(), &there) == 0) return !S_ISREG(there.st_mode);
  return ::lstat(path.c_str(), &there) == 0;
}

std::string write_through(const std::string& path, const std::string& text) {
  const int to = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (to < 0) return "cannot write " + path + ": " + reason();
  const std::string why = write_all(to, text) ? "" : reason();
  if (::close(to) == 0 && why.empty()) return "";
  return "cannot write " + path + ": " + (why.empty() ? reason() : why);
}

bool is_toml(const fs::path& path) {
  const std::string end = path.extension().string();
  return end.size() == 5 && data::slips(end, ".toml", 0) == 0;  // in any case: .TOML is not passed over in silence
}

// "merlin/warbands/", "merlin/scenarios/" and so on: files of any name may be added there.
std::vector<std::string> open_folders() {
  std::vector<std::string> all;
  for (const Ruleset* r : rulesets())
    for (const char* kind : {"/warbands/", "/scenarios/"})
      if (const std::string one = std::string(r->folder()) + kind; std::find(all.begin(), all.end(), one) == all.end())
        all.push_back(one);
  return all;
}

// Whether anything would ever look at a data file of that path.
bool takes_place(const data::Library& built_in, const std::string& path) {
  if (built_in.find(path) != nullptr) return true;
  const std::vector<std::string> folders = open_folders();
  return path.ends_with(".toml") &&
         std::any_of(folders.begin(), folders.end(), [&](const std::string& f) { return path.starts_with(f); });
}

// " (did you mean 'merlin/simple.toml'?)" for a path that is misspelt, or too many or too few folders deep; or "".
std::string nearest(const data::Library& built_in, const std::string& path) {
  const std::vector<std::string> files = built_in.list("");
  for (const std::string& file : files)
    if (path.ends_with("/" + file) || file.ends_with("/" + path)) return " (did you mean '" + file + "'?)";
  const std::string name = fs::path(path).stem().string() + ".toml";
  std::vector<std::string> places = files;
  for (const std::string& folder : open_folders()) {
    if (path.find("/" + folder) != std::string::npos) return " (did you mean '" + folder + name + "'?)";
    places.push_back(folder + name);
  }
  return data::suggestion(path, std::vector<std::string_view>(places.begin(), places.end()));
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
    error = errno == ENOENT ? "there is no file " + name : "cannot open " + name + ": " + reason();
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
  if (written && closed && ::rename(temporary.c_str(), target.c_str()) == 0) return "";
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

std::string overlay(data::Library& library, const std::string& folder) {
  std::error_code failed;
  const fs::directory_options options = fs::directory_options::follow_directory_symlink;
  fs::recursive_directory_iterator it(folder, options, failed), end;
  if (failed) return "cannot read the data folder " + folder + ": " + failed.message();
  const data::Library built_in = library;  // before anything was laid over it
  std::size_t count = 0;
  for (; it != end; it.increment(failed)) {
    if (failed) return "cannot read the data folder " + folder + ": " + failed.message();
    if (it.depth() > 8) it.disable_recursion_pending();
    if (!it->is_regular_file(failed) || !is_toml(it->path())) continue;
    if (it->file_size(failed) > data::Tree::max_bytes) return it->path().string() + " is larger than 1 MiB";
    std::string error;
    std::optional<std::string> text = read_file(it->path().string(), error);
    if (!text) return error;
    const std::string path = it->path().lexically_relative(folder).generic_string();
    if (!takes_place(built_in, path))
      return fmt::format("the data file {} takes the place of no built-in file, and is no warband or scenario{}",
                         it->path().string(), nearest(built_in, path));
    library.put(path, std::move(*text));
    ++count;
  }
  if (failed) return "cannot read the data folder " + folder + ": " + failed.message();
  if (count == 0) return "there is no .toml file in the data folder " + folder;
  return "";
}

std::string beside_the_program(const char* name) {
  std::error_code failed;
  return (fs::read_symlink("/proc/self/exe", failed).parent_path() / name).string();
}

}  // namespace fyrd::cli
