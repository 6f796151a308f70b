// The files in the program are those on disk; others can be laid over them.
#include "data/library.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "data/embedded.h"
#include "tests/paths.h"

namespace fyrd::data {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& p) {
  std::ifstream in(p, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Library, EmbedsTheDataFolder) {
  const fs::path folder = fs::path(source_folder) / "data";
  const Library library = Library::embedded();
  std::vector<std::string> on_disk;
  if (fs::exists(folder)) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (entry.path().extension() != ".toml") continue;
      const std::string path = fs::relative(entry.path(), folder).generic_string();
      on_disk.push_back(path);
      const std::string* text = library.find(path);
      ASSERT_NE(text, nullptr) << path;
      EXPECT_EQ(*text, read(entry.path())) << path;
    }
  }
  std::sort(on_disk.begin(), on_disk.end());
  EXPECT_EQ(library.list(""), on_disk);
  EXPECT_EQ(embedded_files_count, on_disk.size());
}

TEST(Library, EmbeddedFilesParse) {
  Problems problems;
  const Library library = Library::embedded();
  for (const std::string& path : library.list("")) library.tree(path, problems);
  EXPECT_EQ(problems.text(), "");
}

// The script itself, on bytes no data file has: run, and its output read back without a compiler.
TEST(Library, EmbeddingHoldsAnyBytes) {
  const fs::path dir = fs::temp_directory_path() / ("fyrd-embed-" + std::to_string(::getpid()));
  fs::create_directories(dir / "in/sub dir");
  std::string all;
  for (int i = 0; i < 256 * 5; ++i) all += static_cast<char>(i * 7);
  std::ofstream(dir / "in/sub dir/all.toml", std::ios::binary) << all;
  std::ofstream(dir / "in/empty.toml");
  std::ofstream(dir / "in/skip.txt") << "x";
  const std::string command = "cmake -DPATTERN=*.toml -DNAMESPACE=fyrd::data -DLIST=one_list -DFOLDER='" +
                              (dir / "in").string() + "' -DOUT='" + (dir / "out.cpp").string() + "' -P " +
                              source_folder + "/cmake/embed_files.cmake";
  ASSERT_EQ(std::system(command.c_str()), 0);
  const std::string out = read(dir / "out.cpp");
  const auto literal = [&](const std::string& name) {
    std::string bytes;
    std::size_t at = out.find(name + "[]");
    const std::size_t end = out.find(';', at);
    while ((at = out.find("\\x", at)) < end) {
      bytes += static_cast<char>(std::stoi(out.substr(at + 2, 2), nullptr, 16));
      at += 4;
    }
    return bytes;
  };
  EXPECT_EQ(literal("path_0"), "empty.toml");
  EXPECT_EQ(literal("bytes_0"), "");
  EXPECT_EQ(literal("path_1"), "sub dir/all.toml");
  EXPECT_EQ(literal("bytes_1"), all);
  EXPECT_NE(out.find("{path_1, bytes_1, 1280}"), std::string::npos);
  EXPECT_NE(out.find("one_list_count = 2;"), std::string::npos);

  // Nothing changed: not written again.
  fs::last_write_time(dir / "out.cpp", fs::file_time_type::min() + std::chrono::hours(24 * 365 * 200));
  const auto before = fs::last_write_time(dir / "out.cpp");
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(fs::last_write_time(dir / "out.cpp"), before);
  fs::remove_all(dir);
}

TEST(Library, Overlay) {
  Library library;
  library.put("merlin/warbands/boar.toml", "name = 'Boar'");
  library.put("merlin/warbands/adder.toml", "name = 'Adder'");
  library.put("merlin/weapons.toml", "");
  library.put("merlin-2/x.toml", "");
  EXPECT_EQ(library.list("merlin/warbands/"),
            (std::vector<std::string>{"merlin/warbands/adder.toml", "merlin/warbands/boar.toml"}));
  EXPECT_EQ(library.list("merlin/").size(), 3u);
  EXPECT_EQ(library.list("none").size(), 0u);
  library.put("merlin/warbands/boar.toml", "name = 'Tusker'");
  Problems problems;
  const Tree tree = library.tree("merlin/warbands/boar.toml", problems);
  EXPECT_EQ(tree.root()["name"].text(problems), "Tusker");
  EXPECT_EQ(tree.root().where(), "merlin/warbands/boar.toml:1:1");
  EXPECT_EQ(library.find("merlin/warbands/bear.toml"), nullptr);
  EXPECT_TRUE(problems.empty());
}

TEST(Library, MissingFile) {
  Library library;
  library.put("merlin/warbands/boar.toml", "");
  Problems problems;
  const Tree tree = library.tree("merlin/warbands/bear.toml", problems);
  EXPECT_EQ(tree.root()["name"].text(problems), "");  // no second problem
  EXPECT_EQ(problems.text(),
            "merlin/warbands/bear.toml: there is no such data file (did you mean 'merlin/warbands/boar.toml'?)\n");
}

}  // namespace
}  // namespace fyrd::data
