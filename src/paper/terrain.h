// What a kind of ground is drawn as.
#pragma once

#include <string>

#include "core/table/ground.h"

namespace fyrd::paper {

enum class Terrain : std::uint8_t {
  wood,
  hedge,
  house,
  water,
  marsh,
  wall,
  fence,
  hill,
  rock,
  rough,
  road,
  bridge,
  field,
  floor,
  roof,
  unknown
};
Terrain terrain_of(const std::string& kind_name, const Piece&);

}  // namespace fyrd::paper
