// Guessing by the words for a kind of ground.
#include "paper/terrain.h"

#include <algorithm>
#include <cctype>

namespace fyrd::paper {

namespace {

bool speaks_of(const std::string& name, std::initializer_list<const char*> words) {
  return std::any_of(words.begin(), words.end(), [&](const char* w) { return name.find(w) != std::string::npos; });
}

}  // namespace

Terrain terrain_of(const std::string& kind_name, const Piece& piece) {
  std::string name = kind_name;
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (speaks_of(name, {"bridge", "table", "gate", "stair"})) return Terrain::bridge;  // before any ridge
  if (speaks_of(name, {"room"})) return Terrain::floor;
  if (speaks_of(name, {"roof", "thatch"})) return Terrain::roof;  // taken off, to show who is inside
  if (speaks_of(name, {"hedge"})) return Terrain::hedge;
  if (speaks_of(name, {"fence", "palisade", "hurdle"})) return Terrain::fence;
  if (speaks_of(name, {"wall", "bank", "rampart", "parapet"})) return Terrain::wall;
  if (speaks_of(name, {"wood", "forest", "copse", "tree", "thicket", "orchard", "grove", "brush", "scrub", "bush",
                       "shrub", "pine"}))
    return Terrain::wood;
  if (speaks_of(name, {"house", "hut", "hall", "building", "barn", "mill", "church", "chapel", "cottage", "tower"}))
    return Terrain::house;
  if (speaks_of(name, {"marsh", "bog", "swamp", "mire", "fen", "mud", "broken"})) return Terrain::marsh;
  if (speaks_of(name, {"water", "river", "stream", "pond", "lake", "ford", "beck", "brook", "sea", "tarn", "shallows"}))
    return Terrain::water;
  if (speaks_of(name,
                {"hill", "slope", "rise", "mound", "knoll", "level", "ridge", "step", "ramp", "stairs", "ladder"}))
    return Terrain::hill;
  if (speaks_of(name, {"rock", "boulder", "crag", "cliff", "stone", "rubble", "ruin", "well"})) return Terrain::rock;
  if (speaks_of(name, {"rough", "difficult"})) return Terrain::rough;
  if (speaks_of(name, {"road", "track", "path", "lane", "street", "courtyard", "byre"})) return Terrain::road;
  if (speaks_of(name, {"field", "crop", "corn", "plough", "garden"})) return Terrain::field;
  return piece.floor ? Terrain::hill : Terrain::unknown;
}

}  // namespace fyrd::paper
