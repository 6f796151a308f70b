// Looking files up, and saying which was probably meant.
#include "data/library.h"

#include "data/embedded.h"
#include "data/suggest.h"

namespace fyrd::data {

Library Library::embedded() {
  Library out;
  for (std::size_t i = 0; i < embedded_files_count; ++i) {
    const EmbeddedFile& f = embedded_files[i];
    out.put(f.path, std::string(f.bytes, f.size));
  }
  return out;
}

void Library::put(std::string_view path, std::string text) {
  files_.insert_or_assign(std::string(path), std::move(text));
}

const std::string* Library::find(std::string_view path) const {
  const auto it = files_.find(path);
  return it == files_.end() ? nullptr : &it->second;
}

std::vector<std::string> Library::list(std::string_view prefix) const {
  std::vector<std::string> out;
  for (auto it = files_.lower_bound(prefix); it != files_.end() && it->first.starts_with(prefix); ++it)
    out.push_back(it->first);
  return out;
}

Tree Library::tree(std::string_view path, Problems& problems) const {
  if (const std::string* text = find(path)) return Tree::parse_toml(path, *text, problems);
  std::vector<std::string_view> known;
  for (const auto& [name, text] : files_) known.push_back(name);
  problems.add(path, "there is no such data file" + suggestion(path, known));
  return Tree::unread(path);
}

}  // namespace fyrd::data
