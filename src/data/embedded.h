// Files as bytes in the program; cmake/embed_files.cmake writes the definitions.
#pragma once

#include <cstddef>

namespace fyrd::data {

struct EmbeddedFile {
  const char* path;  // below its folder: "merlin/warbands/boar.toml"
  const char* bytes;
  std::size_t size;
};

extern const EmbeddedFile embedded_files[];  // the data files
extern const std::size_t embedded_files_count;

}  // namespace fyrd::data
