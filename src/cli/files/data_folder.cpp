// Laying files over others, and refusing those that nothing would look at.
#include "cli/files/data_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/files/file.h"
#include "data/suggest.h"
#include "data/tree.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

namespace fs = std::filesystem;

namespace {

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

}  // namespace fyrd::cli
