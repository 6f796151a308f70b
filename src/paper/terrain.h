// What a piece of ground is drawn as on a map.
#pragma once

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
Terrain terrain_of(const Piece&);

}  // namespace fyrd::paper
