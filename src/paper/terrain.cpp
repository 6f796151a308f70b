// Which ink a map has for each kind of ground.
#include "paper/terrain.h"

namespace fyrd::paper {

Terrain terrain_of(const Piece& piece) {
  switch (piece.land) {
    case Land::tree:
    case Land::pine:
    case Land::wood:
    case Land::bush:
    case Land::shrub:
    case Land::thicket: return Terrain::wood;
    case Land::hedge: return Terrain::hedge;
    case Land::garden:
    case Land::crops: return Terrain::field;
    case Land::broken:
    case Land::marsh: return Terrain::marsh;
    case Land::rough: return Terrain::rough;
    case Land::road:
    case Land::courtyard: return Terrain::road;
    case Land::hill:
    case Land::hilltop:
    case Land::slope:
    case Land::level:
    case Land::ladder: return Terrain::hill;
    case Land::water:
    case Land::shallows: return Terrain::water;
    case Land::fence:
    case Land::stakes: return Terrain::fence;
    case Land::bank:
    case Land::low_wall:
    case Land::wall:
    case Land::high_wall:
    case Land::castle_wall:
    case Land::rampart:
    case Land::parapet: return Terrain::wall;
    case Land::bridge:
    case Land::stairs:
    case Land::gate:
    case Land::table: return Terrain::bridge;
    case Land::house: return Terrain::house;
    case Land::room:
    case Land::upper_floor: return Terrain::floor;
    case Land::roof:
    case Land::thatch: return Terrain::roof;  // taken off, to show who is inside
    case Land::rock:
    case Land::rubble:
    case Land::well: return Terrain::rock;
    case Land::pit:
    case Land::ditch:
    case Land::door:
    case Land::window:
    case Land::slit:
    case Land::cart:
    case Land::barrels:
    case Land::other: break;
  }
  return piece.floor ? Terrain::hill : Terrain::unknown;
}

}  // namespace fyrd::paper
