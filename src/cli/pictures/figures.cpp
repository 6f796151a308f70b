// Figures as painted pieces seen from above: base, ring and notch of the side, the body, and what it carries.
#include "cli/pictures/figures.h"

#include <fmt/format.h>

#include <algorithm>

#include "paper/weapon.h"

namespace fyrd::cli {

namespace {

// The outline of a base, so far from its middle.
std::string outline(bool square, double r, const std::string& style) {
  if (!square) return fmt::format(R"(<circle r="{}" {}/>)", num(r), style);
  return fmt::format(R"(<rect x="{0}" y="{0}" width="{1}" height="{1}" {2}/>)", num(-r), num(2 * r), style);
}

std::string ring(Side side, const char* colour, bool square) {
  const auto line = [&](double r, double width, const char* more) {
    return outline(square, r, fmt::format(R"(fill="none" stroke="{}" stroke-width="{}"{})", colour, width, more));
  };
  switch (side.index) {
    case 0: return line(0.88, 0.2, "");
    case 1: return line(0.88, 0.2, R"( stroke-dasharray="0.44 0.25")");
    case 2: return line(0.88, 0.22, R"( stroke-dasharray="0.001 0.395" stroke-linecap="round")");
    case 4: return line(0.88, 0.2, R"( stroke-dasharray="0.9 0.12 0.12 0.12")");
    default: return line(0.94, 0.08, "") + line(0.78, 0.08, "");
  }
}

std::string horse(const char* cloth, bool armoured) {
  const char* hide = "#8a6038";
  std::string m = fmt::format(R"(<path d="M-0.05 0.75Q-0.3 1.05 -0.1 1.2Q0.05 1.1 0.05 0.75Z" fill="#3d2a16"/>)");
  m += fmt::format(R"(<ellipse cx="0" cy="0.18" rx="0.36" ry="0.72" fill="{}" stroke="#2e2418" stroke-width="0.05"/>)",
                   armoured ? cloth : hide);
  m += fmt::format(
      R"(<path d="M-0.22 -0.35Q-0.16 -0.75 -0.12 -1.02Q0 -1.18 0.12 -1.02Q0.16 -0.75 0.22 -0.35Z" fill="{}")"
      R"( stroke="#2e2418" stroke-width="0.05"/>)",
      hide);
  m += R"(<path d="M-0.14 -0.82L-0.2 -0.66M0.14 -0.82L0.2 -0.66" stroke="#2e2418" stroke-width="0.07"/>)"
       R"(<path d="M0 -0.9V-0.35" stroke="#3d2a16" stroke-width="0.08"/>)";
  if (armoured)
    m += fmt::format(R"(<path d="M-0.33 0.42H0.33M-0.28 0.62H0.28" stroke="{}" stroke-width="0.07"/>)", ink::vellum);
  return m;
}

std::string body(const char* cloth, const Look& look) {
  const char* head = look.armoured ? ink::steel : "#c99c74";
  std::string m = fmt::format(
      R"(<ellipse cx="0" cy="0.08" rx="0.5" ry="0.3" fill="{}" stroke="#2e2418" stroke-width="0.06"/>)", cloth);
  if (look.shield)
    m += fmt::format(R"(<path d="M-0.78 -0.1Q-0.62 -0.52 -0.2 -0.52L-0.2 -0.4Q-0.5 -0.36 -0.64 -0.04Z" fill="{}")"
                     R"( stroke="{}" stroke-width="0.06"/>)",
                     cloth, ink::vellum);
  m += weapon_markup(look.arm);
  m += fmt::format(R"(<circle cy="0.02" r="0.25" fill="{}" stroke="#2e2418" stroke-width="0.06"/>)", head);
  if (look.armoured) m += R"(<path d="M0 0.2V-0.22" stroke="#2e2418" stroke-width="0.05"/>)";
  return m;
}

std::string crown(XY at, double s) {
  return fmt::format(R"~(<path d="M-5 4L-6 -3L-2.6 0L0 -5L2.6 0L6 -3L5 4Z" transform="translate({} {}) scale({})")~"
                     R"~( fill="url(#leaf)" stroke="#2e2418" stroke-width="0.9" stroke-linejoin="round"/>)~",
                     num(at.x), num(at.y), num(s));
}

std::string banner(XY at, double s, const char* colour) {
  return fmt::format(
      R"~(<g transform="translate({} {}) scale({})"><path d="M0 6V-15" stroke="#2e2418" stroke-width="1.6"/>)~"
      R"~(<path d="M0.6 -15H13L10 -11.5L13 -8H0.6Z" fill="{}" stroke="#2e2418" stroke-width="0.7"/>)~"
      R"~(<circle cx="4.6" cy="-11.5" r="1.7" fill="url(#leaf)"/></g>)~",
      num(at.x), num(at.y), num(s), colour);
}

}  // namespace

const char* side_colour(Side side) {
  constexpr std::array<const char*, max_sides> colours = {ink::madder, ink::woad, ink::gold, ink::verdigris, ink::sloe};
  return side.index < max_sides ? colours[side.index] : ink::faded;
}

Look look_of(const Battle& battle, const Tabletop& table, FigureId id) {
  const Appearance seen = battle.appearance(table, id);
  Look look;
  if (!seen.arms.empty()) look.arm = seen.arms.front();
  const Base& base = battle.bases[table[id].base];
  look.square = base.count == 4 && base.points[1].x - base.points[0].x == base.points[2].y - base.points[1].y;
  look.mounted = seen.mounted;
  look.leader = seen.leader;
  look.standard = seen.banner;
  look.shield = seen.shield != Board::none;
  look.armoured = seen.helmet || std::string_view(seen.armour) == "heavy";
  Tokens marks;
  battle.mark(table, id, marks);
  const auto state = std::ranges::find_if(marks, [](const Token& mark) {
    const auto kind = mark_kind(mark.id);
    return kind == MarkKind::state || kind == MarkKind::passing;
  });
  if (state != marks.end()) look.state = state->id;
  std::ranges::replace(look.state, '_', ' ');
  return look;
}

std::string figure_markup(XY at, double radius, double degrees, Side side, const Look& look, bool lying, bool fallen) {
  const char* colour = fallen ? "#8d8672" : side_colour(side);
  std::string m;
  if (!fallen)
    m += fmt::format(R"~(<g transform="translate({} {}) rotate({}) scale({:.2f})">{}</g>)~", num(at.x + radius * 0.16),
                     num(at.y + radius * 0.22), num(degrees), radius,
                     outline(look.square, 1, R"(fill="#2b2a14" opacity="0.35")"));
  m += fmt::format(R"~(<g transform="translate({} {}) rotate({}) scale({:.2f})"{}>)~", num(at.x), num(at.y),
                   num(degrees), radius, fallen ? R"( opacity="0.6")" : "");
  m += outline(look.square, 1, fmt::format(R"(fill="{}" stroke="#2e2418" stroke-width="0.07")", ink::vellum));
  m += ring(side, colour, look.square);
  m += outline(look.square, 0.7, fmt::format(R"(fill="{}")", fallen ? "#b9b39a" : "#8f9a62"));
  if (!fallen)
    m += fmt::format(
        R"(<path d="M-0.36 -0.93L0 -1.42L0.36 -0.93Q0 -1.06 -0.36 -0.93Z" fill="{}" stroke="{}" stroke-width="0.07"/>)",
        colour, ink::vellum);
  if (fallen) {
    // Laid face down across the base.
    m += R"~(<g transform="rotate(62)">)~"
         R"~(<ellipse cx="0" cy="0.15" rx="0.26" ry="0.62" fill="#8d8672" stroke="#4c4536" stroke-width="0.06"/>)~"
         R"~(<circle cy="-0.56" r="0.22" fill="#a8a08a" stroke="#4c4536" stroke-width="0.06"/>)~"
         R"~(<path d="M-0.24 -0.25L-0.6 -0.5M0.24 -0.25L0.62 -0.05" stroke="#4c4536")~"
         R"~( stroke-width="0.12" stroke-linecap="round"/></g>)~";
  } else {
    if (look.mounted) m += horse(colour, look.armoured);
    const double s = look.mounted ? 0.85 : 1.18;  // a little larger than life, to be told apart at arm's length
    m += fmt::format(R"(<g transform="scale({}){}">{}</g>)", s, lying ? " rotate(90)" : "", body(colour, look));
  }
  m += "</g>";
  if (fallen) return m;
  const double token = std::max(0.8, radius / 13);
  if (look.standard) m += banner({at.x + radius * 0.75, at.y - radius * 0.6}, token, colour);
  if (look.leader) m += crown({at.x - radius * 0.8, at.y - radius * 0.85}, token);
  return m;
}

void draw_figures(Page& page, const Picture& picture) {
  page.add(R"(<style>.haft{fill:none;stroke:#5f3f20;stroke-width:.13;stroke-linecap:round}.thin{stroke-width:.08})"
           R"(.thick{stroke-width:.22}.bow{fill:none;stroke:#4d3016;stroke-width:.13;stroke-linecap:round})"
           R"(.cord{fill:none;stroke:#f5ecd6;stroke-width:.05})"
           R"(.blade{fill:#d9dcdc;stroke:#2e2418;stroke-width:.05;stroke-linejoin:round}</style>)");
  for (const bool fallen : {true, false})
    for (FigureId id : everyone(picture.table)) {
      const Figure& f = picture.table[id];
      if (f.pose == Pose::away || (f.pose == Pose::out) != fallen) continue;
      const Member& member = picture.battle[id];
      const Look look = look_of(picture.battle, picture.table, id);
      const double radius =
          page.frame.length(look.square ? picture.battle.inner(f) : bound(picture.battle.base(f)).radius);
      page.add(fmt::format(R"(<g class="figure" id="{}"><title>{}</title>{}</g>)", escaped(member.id),
                           escaped(member.name + ", " + member.profile + (fallen ? ", fallen" : "")),
                           figure_markup(page.frame.at(f.at), radius, f.facing.turn * 360.0 / 65536, f.side, look,
                                         f.pose == Pose::lying, fallen)));
    }
}

}  // namespace fyrd::cli
