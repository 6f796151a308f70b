// The page around the table: vellum, border, a vine, and an illuminated title.
#include "cli/pictures/vellum.h"

#include <fmt/format.h>

#include <cmath>

#include "data/utf8.h"

namespace fyrd::cli {

namespace {

void leaf(Page& page, XY at, double degrees, double size, const char* colour) {
  page.add(fmt::format(
      R"~(<path d="M0 0C{0} -{1} {2} -{1} {3} 0C{2} {1} {0} {1} 0 0Z")~"
      R"~( transform="translate({4} {5}) rotate({6})" fill="{7}" stroke="#2e2418" stroke-width="0.5"/>)~",
      num(size * 0.3), num(size * 0.42), num(size * 0.75), num(size), num(at.x), num(at.y), num(degrees), colour));
}

void berry(Page& page, XY at, double r) {
  page.add(fmt::format(R"~(<circle cx="{}" cy="{}" r="{}" fill="url(#leaf)" stroke="#2e2418" stroke-width="0.6"/>)~",
                       num(at.x), num(at.y), num(r)));
}

// A tendril winding down the left margin from the initial, with leaves in the colours of the four sides.
void vine(Page& page, double x, double top, double bottom) {
  constexpr double wave = 84, reach = 11;
  const auto point = [&](double y) { return XY{x + reach * std::sin((y - top) / wave * 2 * M_PI), y}; };
  std::string d;
  for (double y = top; y <= bottom; y += 6) {
    const XY p = point(y);
    d += (d.empty() ? "M" : "L") + num(p.x) + " " + num(p.y);
  }
  page.add(fmt::format(R"(<path d="{}" fill="none" stroke="#2b7a68" stroke-width="1.8" stroke-linecap="round"/>)", d));
  const char* colours[] = {ink::verdigris, ink::madder, ink::verdigris, ink::woad};
  int i = 0;
  for (double y = top + 16; y < bottom - 12; y += wave / 4, ++i) {
    const bool right = i % 2 == 0;
    leaf(page, point(y), right ? 35 : 145, 13, colours[i % 4]);
    if (i % 4 == 1) berry(page, {point(y + 8).x + (right ? -9 : 9), y + 8}, 2.6);
  }
  berry(page, point(bottom), 3.2);
}

void corner(Page& page, double x, double y) {
  page.add(fmt::format(R"~(<path d="M0 -9L9 0L0 9L-9 0Z" transform="translate({} {})" fill="url(#leaf)")~"
                       R"~( stroke="#2e2418" stroke-width="0.9"/><circle cx="{}" cy="{}" r="2.6" fill="{}"/>)~",
                       num(x), num(y), num(x), num(y), ink::madder));
}

void title(Page& page, const Picture& picture, double left) {
  // The first letter stands in a field of gold, as the first of a chapter would.
  const std::string name = picture.title.empty() ? "Fyrd" : picture.title;
  const std::size_t n = std::max<std::size_t>(1, data::code_point(name));
  const double top = 40, box = 64;
  page.add(fmt::format(
      R"~(<rect x="{0}" y="{1}" width="{2}" height="{2}" fill="{3}" stroke="#2e2418" stroke-width="1.2"/>)~"
      R"~(<rect x="{4}" y="{5}" width="{6}" height="{6}" fill="url(#leaf)" stroke="#2e2418" stroke-width="0.7"/>)~",
      num(left), num(top), num(box), ink::woad, num(left + 5), num(top + 5), num(box - 10)));
  for (const auto& [dx, dy, turn] :
       {std::tuple{11.0, 13.0, 40.0}, {box - 11, 13.0, 140.0}, {11.0, box - 13, -40.0}, {box - 11, box - 13, 220.0}})
    leaf(page, {left + dx, top + dy}, turn, 12, ink::verdigris);
  page.add(fmt::format(R"(<text x="{}" y="{}" font-size="56" font-weight="bold" text-anchor="middle")"
                       R"( style="fill:{};stroke:{};stroke-width:0.8">{}</text>)",
                       num(left + box / 2), num(top + box / 2 + 19), ink::madder, ink::vellum,
                       escaped(name.substr(0, n))));
  page.add(fmt::format(R"(<text x="{}" y="{}" font-size="38">{}</text>)", num(left + box + 9), num(top + 34),
                       escaped(name.substr(n))));
  page.add(fmt::format(R"(<text x="{}" y="{}" font-size="18" font-style="italic" class="faded">{}</text>)",
                       num(left + box + 11), num(top + 59), escaped(picture.subtitle)));
}

}  // namespace

void draw_vellum(Page& page, const Picture& picture, double width, double height) {
  page.add(fmt::format(R"~(<rect width="{}" height="{}" fill="url(#vellum)"/>)~", num(width), num(height)));
  // Hair and grain of the skin, hardly to be seen.
  std::string grain;
  for (int i = 0; i < 260; ++i) {
    const double x = page.between(0, width), y = page.between(0, height);
    grain += fmt::format("M{} {}l{} {}", num(x), num(y), num(page.between(-9, 9)), num(page.between(-3, 3)));
  }
  page.add(
      fmt::format(R"(<path d="{}" stroke="#a58f5e" stroke-opacity="0.16" stroke-width="0.8" fill="none"/>)", grain));
  for (const auto& [inner, colour, stroke] : {std::tuple{16.0, ink::madder, 2.2}, {21.0, ink::text, 0.8}})
    page.add(
        fmt::format(R"(<rect x="{0}" y="{0}" width="{1}" height="{2}" fill="none" stroke="{3}" stroke-width="{4}"/>)",
                    num(inner), num(width - 2 * inner), num(height - 2 * inner), colour, stroke));
  for (double x : {18.0, width - 18})
    for (double y : {18.0, height - 18}) corner(page, x, y);
  title(page, picture, 58);
  vine(page, 40, 112, height - 60);
}

}  // namespace fyrd::cli
