// Reading the page's folder.
#include "server/files.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace fyrd::server {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t largest_folder = 256u << 20;

constexpr std::pair<std::string_view, const char*> types[] = {{".html", "text/html; charset=utf-8"},
                                                              {".js", "text/javascript; charset=utf-8"},
                                                              {".mjs", "text/javascript; charset=utf-8"},
                                                              {".css", "text/css; charset=utf-8"},
                                                              {".json", "application/json"},
                                                              {".webmanifest", "application/manifest+json"},
                                                              {".svg", "image/svg+xml"},
                                                              {".png", "image/png"},
                                                              {".jpg", "image/jpeg"},
                                                              {".webp", "image/webp"},
                                                              {".ico", "image/x-icon"},
                                                              {".woff2", "font/woff2"},
                                                              {".wasm", "application/wasm"},
                                                              {".glb", "model/gltf-binary"},
                                                              {".txt", "text/plain; charset=utf-8"}};

const char* type_of(const fs::path& path) {
  const std::string end = path.extension().string();
  for (const auto& [known, type] : types)
    if (end == known) return type;
  return "application/octet-stream";
}

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string tag_of(std::string_view bytes) {
  std::uint64_t h = 0xCBF29CE484222325ull;
  for (const char c : bytes) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ull;
  return fmt::format("\"{:016x}\"", h);
}

constexpr const char* no_page = R"(<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Fyrd</title>
<h1>Fyrd is running</h1>
<p>The page with the table has not been built: there is no folder <code>web</code> beside the program.
<p><code>./fyrd build</code> builds it. Until then <code>fyrd play --text</code> plays in the terminal, and programs can
speak to this server as <code>docs/server.md</code> says.
)";

}  // namespace

Files::Files(const std::string& folder) {
  std::error_code failed;
  std::uintmax_t total = 0;
  for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
    std::error_code no_size;
    if (!at->is_regular_file(no_size) || at->path().extension() == ".gz") continue;
    total += at->file_size(no_size);
    if (no_size || total > largest_folder) continue;
    File file{.bytes = read(at->path()), .type = type_of(at->path())};
    const fs::path packed = at->path().string() + ".gz";
    if (fs::is_regular_file(packed, no_size)) file.packed = read(packed);
    file.tag = tag_of(file.bytes);
    file.packed_tag = tag_of(file.packed);
    const std::string name = "/" + fs::relative(at->path(), folder, no_size).generic_string();
    file.lasting = name.starts_with("/assets/");
    all_[name] = std::move(file);
  }
  if (!all_.contains("/index.html"))
    all_["/index.html"] = {.bytes = no_page, .type = type_of("index.html"), .tag = tag_of(no_page)};
}

const File* Files::find(std::string_view path) const {
  const auto found = all_.find(path == "/" ? "/index.html" : path);
  return found == all_.end() ? nullptr : &found->second;
}

}  // namespace fyrd::server
