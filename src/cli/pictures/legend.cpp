// The foot of the page: who is who, what they carry, what the ground is, and how long an inch is.
#include "cli/pictures/legend.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/pictures/figures.h"

namespace fyrd::cli {

namespace {

constexpr double line = 24;

double text_width(const std::string& text, double size) {
  return size * 0.46 *
         static_cast<double>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string text(double x, double y, double size, const std::string& words, const char* rest = "") {
  return fmt::format(R"(<text x="{}" y="{}" font-size="{}" {}>{}</text>)", num(x), num(y), num(size), rest,
                     escaped(words));
}

// What is carried by somebody on this table, in a steady order.
std::vector<Look> kinds(const Picture& picture) {
  std::vector<Look> all;
  for (FigureId id : everyone(picture.table)) {
    if (picture.table[id].pose == Pose::away) continue;
    const Look look = look_of(picture.battle, picture.table, id);
    if (look.arm == Arm::none) continue;
    const bool known = std::any_of(all.begin(), all.end(), [&](const Look& o) { return o.arm == look.arm; });
    Look plain;
    plain.arm = look.arm;
    plain.armoured = look.armoured;
    if (!known) all.push_back(plain);
  }
  return all;
}

bool any(const Picture& picture, bool Look::* what) {
  for (FigureId id : everyone(picture.table))
    if (picture.table[id].pose != Pose::away && look_of(picture.battle, picture.table, id).*what) return true;
  return false;
}

// Flows from left to right, one more line when a line is full.
struct Flow {
  double left, width, x, y;
  double take(double w) {
    if (x + w > left + width && x > left) x = left, y += line;
    const double at = x;
    x += w;
    return at;
  }
};

// Draws what they carry, or only measures it when there is no page.
double carried(Page* page, const Picture& picture, double left, double top, double width) {
  Flow flow{left, width, left, top};
  const auto entry = [&](const Look& look, const std::string& words) {
    const double x = flow.take(34 + text_width(words, 14) + 14);
    if (page == nullptr) return;
    page->add(figure_markup({x + 13, flow.y}, 9, 0, Side{255}, look, false, false));
    page->add(text(x + 32, flow.y + 5, 14, words));
  };
  for (const Look& look : kinds(picture)) entry(look, std::string(arm_names()[static_cast<std::size_t>(look.arm)]));
  Look special;
  if (any(picture, &Look::mounted)) special.mounted = true, entry(special, "mounted"), special.mounted = false;
  if (any(picture, &Look::leader)) special.leader = true, entry(special, "leader"), special.leader = false;
  if (any(picture, &Look::standard)) special.standard = true, entry(special, "standard");
  return flow.y - top + line;
}

void sides(Page& page, const Picture& picture, double left, double y) {
  double x = left;
  for (std::size_t i = 0; i < picture.battle.parties.size(); ++i) {
    const Side side{static_cast<std::uint8_t>(i)};
    int standing = 0, fallen = 0;
    for (FigureId id : everyone(picture.table))
      if (picture.table[id].side == side)
        standing += picture.table[id].in_play(), fallen += picture.table[id].pose == Pose::out;
    page.add(figure_markup({x + 14, y}, 13, 0, side, Look{}, false, false));
    const std::string name = picture.battle.parties[i].name;
    page.add(
        text(x + 36, y + 1, 19, name, fmt::format(R"(style="fill:{}" font-weight="bold")", side_colour(side)).c_str()));
    page.add(text(x + 36, y + 17, 13, fmt::format("{} standing, {} fallen", standing, fallen), R"(class="faded")"));
    x += std::max(text_width(name, 20) + 70, 190.0);
  }
}

void scale(Page& page, const Picture& picture, double right, double y) {
  const Unit unit = picture.battle.unit;
  const int steps = unit == Unit::inch ? 6 : 20, part = unit == Unit::inch ? 1 : 5;
  const double each = page.frame.length(measure(unit, part)), len = page.frame.length(measure(unit, steps));
  const double left = right - len - 60;
  for (int i = 0; i * part < steps; ++i)
    page.add(fmt::format(R"(<rect x="{}" y="{}" width="{}" height="6" fill="{}" stroke="#2e2418" stroke-width="0.8"/>)",
                         num(left + i * each), num(y), num(each), i % 2 ? ink::vellum : ink::text));
  page.add(text(left + len / 2, y + 20, 13, measure_text(measure(unit, steps), unit), R"(text-anchor="middle")"));
  // North.
  const double x = right - 20;
  page.add(fmt::format(
      R"~(<g transform="translate({} {})"><circle r="17" fill="none" stroke="#75654a" stroke-width="0.8"/>)~"
      R"~(<path d="M0 -20L4.5 0L0 20L-4.5 0Z" fill="{}" stroke="#2e2418" stroke-width="0.7"/>)~"
      R"~(<path d="M0 -20L4.5 0H-4.5Z" fill="{}" stroke="#2e2418" stroke-width="0.7"/>)~"
      R"~(<path d="M-17 0L0 -3.4L17 0L0 3.4Z" fill="url(#leaf)" stroke="#2e2418" stroke-width="0.6"/></g>)~",
      num(x), num(y + 6), ink::vellum, ink::madder));
  page.add(text(x, y - 18, 12, "N", R"(text-anchor="middle")"));
}

}  // namespace

double legend_height(const Picture& picture, double width) { return 52 + carried(nullptr, picture, 0, 0, width); }

void draw_legend(Page& page, const Picture& picture, double left, double top, double width) {
  sides(page, picture, left + 6, top + 16);
  scale(page, picture, left + width - 4, top + 14);
  page.add(fmt::format(
      R"(<path d="M{} {}h{}" stroke="#75654a" stroke-width="0.7" stroke-dasharray="1 4" stroke-linecap="round"/>)",
      num(left), num(top + 44), num(width)));
  carried(&page, picture, left, top + 62, width);
}

}  // namespace fyrd::cli
