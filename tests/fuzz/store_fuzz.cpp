// Any bytes at all in places of the store: what is then read is a refusal, or a state that was played.
#include <cstdint>
#include <cstdlib>
#include <filesystem>

#include "tests/folder.h"
#include "tests/store/story.h"

namespace fyrd::test {
namespace {

struct Kept {
  Folder own;
  std::string path = own.path + "/games.sqlite", bytes;
  Story story;
  Kept() {
    std::string error;
    {
      const auto store = store::Store::open(path, error);
      if (!store) std::abort();
      for (int i = 0; i < 6; ++i) story.begin(*store, "g" + std::to_string(i), 3 + 5 * i);
      for (int i = 0; i < 12; ++i) story.play(*store, 1 + i % 6, i % 5 == 4 ? 2 : 0);
    }
    bytes = bytes_of(path);
  }
};

}  // namespace
}  // namespace fyrd::test

// Four bytes each: where, and what is there instead.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace fyrd;
  static const test::Kept kept;
  std::string harmed = kept.bytes;
  for (std::size_t i = 0; i + 4 <= size; i += 4)
    harmed[(bytes[i] << 16 | bytes[i + 1] << 8 | bytes[i + 2]) % harmed.size()] = static_cast<char>(bytes[i + 3]);
  for (const auto& one : std::filesystem::directory_iterator(kept.own.path)) std::filesystem::remove(one);
  test::put_bytes(kept.path, harmed);
  std::string error;
  const auto store = store::Store::open(kept.path, error);
  if (store ? !kept.story.judge(*store, false).empty() : error.empty()) std::abort();
  if (store) store->survey();
  return 0;
}
