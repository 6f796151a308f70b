// A small map of the table in letters, for a terminal.
#include "cli/text/map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "paper/terrain.h"

namespace fyrd::cli {

namespace {

using paper::Terrain;

char symbol(Terrain t) {
  switch (t) {
    case Terrain::wood: return '&';
    case Terrain::hedge: return '%';
    case Terrain::house: return '#';
    case Terrain::water: return '~';
    case Terrain::marsh:
    case Terrain::rough: return ',';
    case Terrain::wall: return '=';
    case Terrain::fence: return '-';
    case Terrain::hill: return '^';
    case Terrain::rock: return '@';
    case Terrain::bridge:
    case Terrain::floor:
    case Terrain::road: return ':';
    case Terrain::field: return '"';
    case Terrain::roof:  // not drawn
    case Terrain::unknown: return '?';
  }
  return '?';
}

}  // namespace

std::string map_text(const Scene& s) {
  if (s.width <= 0 || s.depth <= 0) return "";
  constexpr int columns = 72;
  const double cell = s.width / columns;  // across; a letter is about twice as high as it is wide
  const int rows = std::max(1, static_cast<int>(std::lround(s.depth / (2 * cell))));
  std::vector<std::string> map(rows, std::string(columns, '.'));
  const auto put = [&](double x, double y, char mark) {
    const int col = std::clamp(static_cast<int>(x / cell), 0, columns - 1);
    map[std::clamp(static_cast<int>((s.depth - y) / (2 * cell)), 0, rows - 1)][col] = mark;
  };
  std::string legend;
  for (const Patch& p : s.ground) {
    Piece piece;
    piece.floor = p.floor, piece.land = p.land;
    const Terrain terrain = paper::terrain_of(piece);
    if (terrain == Terrain::roof) continue;  // taken off, to show who is inside
    const char mark = symbol(terrain);
    const std::string entry = fmt::format("{} {}", mark, p.kind);
    if (legend.find(entry) == std::string::npos) legend += (legend.empty() ? "" : ", ") + entry;
    for (int row = 0; row < rows; ++row)
      for (int col = 0; col < columns; ++col)
        if (p.holds((col + 0.5) * cell, s.depth - (row + 0.5) * 2 * cell)) map[row][col] = mark;
  }
  std::string things;
  for (const Lying& p : s.props) {
    put(p.x, p.y, '*');
    if (things.find(p.name) == std::string::npos) things += (things.empty() ? "" : ", ") + p.name;
  }
  // The first side in capitals, the second in small letters, others as figures.
  std::string people;
  for (std::size_t side = 0; side < s.sides.size(); ++side) {
    const std::string letters = side == 0   ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                : side == 1 ? "abcdefghijklmnopqrstuvwxyz"
                                            : "0123456789";
    std::string line;
    std::size_t n = 0;
    for (const Spotted& f : s.figures) {
      if (f.side != s.sides[side].first || !f.in_play()) continue;
      const char mark = letters[n++ % letters.size()];
      put(f.x, f.y, mark);
      line += fmt::format("{}{} {}", line.empty() ? "" : ", ", mark, f.name);
    }
    people += fmt::format("{}: {}.\n", s.sides[side].second, line.empty() ? "nobody left" : line);
  }
  std::string out =
      fmt::format("North is up. One letter is {} wide and {} high.\n", plain(cell) + s.unit, plain(2 * cell) + s.unit);
  for (int row = 0; row < rows; ++row)
    out += fmt::format("{:>4} {}\n", plain(std::round(s.depth - (row + 0.5) * 2 * cell)), map[row]);
  return out + people + (things.empty() ? "" : "Things: * " + things + ".\n") +
         (legend.empty() ? "" : "Ground: " + legend + ".\n");
}

}  // namespace fyrd::cli
