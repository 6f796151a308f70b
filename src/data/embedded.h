// The data files as bytes in the program; cmake/embed_files.cmake writes their definition.
#pragma once

#include <cstddef>

namespace fyrd::data {

struct EmbeddedFile {
  const char* path;  // below the data folder: "merlin/warbands/boar.toml"
  const char* bytes;
  std::size_t size;
};

extern const EmbeddedFile embedded_files[];
extern const std::size_t embedded_count;

}  // namespace fyrd::data
