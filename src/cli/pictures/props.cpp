// Things and doors, small and plain: a horse, a cask, a trunk, a fire.
#include "cli/pictures/props.h"

#include <fmt/format.h>

#include "cli/pictures/brush.h"

namespace fyrd::cli {

namespace {

struct Paint {
  const char *kind, *colour, *rest;
};
constexpr Paint paints[] = {
    {"door-shut", "#7a4f24", R"(stroke="#3f2710" stroke-width="1")"},
    {"door-open", "none", R"(stroke="#a5804d" stroke-width="0.8" stroke-dasharray="2 2")"},
    {"shutter-shut", "#8f6a3a", R"(stroke="#4a3317" stroke-width="0.8")"},
    {"shutter-open", "none", R"(stroke="#6d93a0" stroke-width="0.8" stroke-dasharray="1 2")"},
    {"horse", "#7d5533", R"(stroke="#3f2710" stroke-width="1.2")"},
    {"pig", "#e3a6a0", R"(stroke="#8d4f4a" stroke-width="1.2")"},
    {"cow", "#8a5a38", R"(stroke="#3f2710" stroke-width="1.2")"},
    {"cask", "#a3703a", R"(stroke="#4a3317" stroke-width="1.4")"},
    {"ram", "#8a5a2b", R"(stroke="#4a3317" stroke-width="1.4")"},
    {"trunk", "#6e5230", R"(stroke="#3d5530" stroke-width="1.6")"},
    {"machine", "#8f7348", R"(stroke="#2e2418" stroke-width="1.6")"},
    {"pit", "#4a3d2a", R"(stroke="#2e2418" stroke-width="1")"},
    {"net", "none", R"(stroke="#6b5a34" stroke-width="1.2" stroke-dasharray="2 2")"},
    {"objective", "#dcb44e", R"(stroke="#a5352d" stroke-width="1.6")"},
    {"chest", "#9a6a34", R"(stroke="#4a3317" stroke-width="1.2")"},
    {"cart", "#a3703a", R"(stroke="#4a3317" stroke-width="1.8")"},
    {"smoke", "#c9c6bd", R"(stroke="#8d8a80" stroke-width="0.8" opacity="0.75")"},
    {"caltrops", "none", R"(stroke="#5d6064" stroke-width="1.4" stroke-dasharray="1.5 3")"},
    {"fire", "#d9622b", R"(opacity="0.55")"},
};
constexpr Paint anything{"", "#c9b27a", R"(stroke="#4c4536" stroke-width="1")"};

// A beast shows where it looks.
Shape head_of(const Prop& prop) {
  const Bound body = bound(prop.solid.shape);
  return disc(body.at + along(prop.facing, body.radius), body.radius / 2);
}

}  // namespace

void draw_props(Page& page, const Picture& picture) {
  for (const Prop& prop : picture.battle.props(picture.table, no_side)) {
    const Paint* paint = &anything;
    for (const Paint& p : paints)
      if (prop.kind == p.kind) paint = &p;
    page.add(fmt::format(R"(<g class="prop" id="{}"><title>{}</title>)", escaped(prop.id), escaped(prop.name)));
    const bool beast = prop.kind == "pig" || prop.kind == "cow" || prop.kind == "horse";
    if (beast || prop.kind == "cask") shadow(page, page.frame.outline(prop.solid.shape), 2, 3);
    fill(page, page.frame.outline(prop.solid.shape), paint->colour, paint->rest);
    if (beast) fill(page, page.frame.outline(head_of(prop)), paint->colour, paint->rest);
    page.add("</g>");
  }
}

}  // namespace fyrd::cli
