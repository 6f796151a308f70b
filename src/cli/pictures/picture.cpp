// The page as a whole: where the table lies on it, and in which order things are painted.
#include "cli/pictures/picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/pictures/figures.h"
#include "cli/pictures/ground.h"
#include "cli/pictures/legend.h"
#include "cli/pictures/moves.h"
#include "cli/pictures/names.h"
#include "cli/pictures/props.h"
#include "cli/pictures/rim.h"
#include "cli/pictures/vellum.h"

namespace fyrd::cli {

namespace {

constexpr double longer_edge = 1000;  // of the table, in page units
constexpr double margin = 62, head = 118, gap = 22;

std::string definitions() {
  std::string d = "<defs>\n";
  d += fmt::format(R"(<radialGradient id="vellum" cx="50%" cy="45%" r="75%"><stop offset="0.55" stop-color="{}"/>)"
                   R"(<stop offset="1" stop-color="{}"/></radialGradient>)",
                   ink::vellum, ink::vellum_edge);
  d += R"(<linearGradient id="turf" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#bcc68f"/>)"
       R"(<stop offset="0.5" stop-color="#aebb7e"/><stop offset="1" stop-color="#a3b174"/></linearGradient>)";
  d += R"(<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a8764a"/>)"
       R"(<stop offset="1" stop-color="#7e5230"/></linearGradient>)";
  d += R"(<linearGradient id="leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9c75f"/>)"
       R"(<stop offset="0.5" stop-color="#c8961e"/><stop offset="1" stop-color="#a87713"/></linearGradient>)";
  d += R"(<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>)"
       R"(<filter id="haze" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>)";
  d += R"~(<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">)~"
       R"~(<rect width="9" height="9" fill="#cfc6a4"/>)~"
       R"~(<line x1="0" y1="0" x2="0" y2="9" stroke="#75654a" stroke-width="1.6"/></pattern>)~";
  // One arrowhead a colour: taking the colour of the line is not known everywhere.
  const auto tip = [&](const std::string& id, const char* colour) {
    d += fmt::format(
        R"(<marker id="{}" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.4" markerHeight="4.4" orient="auto">)"
        R"(<path d="M0 0L10 5L0 10L2.5 5Z" fill="{}"/></marker>)",
        id, colour);
  };
  for (std::uint8_t side = 0; side < max_sides; ++side) tip(fmt::format("tip-{}", side), side_colour(Side{side}));
  tip("tip", "#6f6f3c");
  d += "\n</defs>\n";
  // Alegreya where it is installed; what Debian, Windows and others have where it is not.
  d += R"(<style>text{font-family:Alegreya,"EB Garamond",Garamond,Georgia,"DejaVu Serif",serif}.faded{fill:#5f5138})"
       R"(.halo{paint-order:stroke;stroke:#f5ecd6;stroke-width:3px;stroke-linejoin:round})"
       R"(.halo.faded{stroke-width:2px;stroke-opacity:.75}</style>)";
  return d;
}

}  // namespace

std::string draw_picture(const Picture& picture) {
  const Ground& ground = picture.battle.ground;
  Page page;
  Frame& f = page.frame;
  f.scale = longer_edge / std::max({1, ground.width().units, ground.depth().units});
  f.width = f.length(ground.width());
  f.height = f.length(ground.depth());
  const double width = std::max(f.width + 2 * (rim + margin), 900.0);
  f.left = (width - f.width) / 2;
  f.top = head + rim;
  const double legend_top = f.top + f.height + rim + gap;
  const double legend_width = width - 2 * margin;
  const double height = legend_top + legend_height(picture, legend_width) + margin - 12;

  const double pixels = picture.size / std::max(width, height);
  page.add(R"(<?xml version="1.0" encoding="UTF-8"?>)");
  page.add(fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{:.0f}" height="{:.0f}" viewBox="0 0 {} {}" fill="#2e2418">)",
      width * pixels, height * pixels, num(width), num(height)));
  page.add(fmt::format("<title>{}</title>", escaped(picture.title + ", " + picture.subtitle)));
  page.add(definitions());
  draw_vellum(page, picture, width, height);
  draw_rim(page, picture);
  page.add(fmt::format(R"(<clipPath id="board"><rect x="{0}" y="{1}" width="{2}" height="{3}"/></clipPath>)",
                       num(f.left), num(f.top), num(f.width), num(f.height)));
  page.add(R"~(<g clip-path="url(#board)">)~");
  draw_ground(page, picture);
  draw_props(page, picture);
  page.add("</g>");
  draw_moves(page, picture);
  draw_figures(page, picture);
  draw_names(page, picture);
  draw_legend(page, picture, margin, legend_top, legend_width);
  page.add("</svg>");
  return page.out;
}

}  // namespace fyrd::cli
