// Telling what is on the table.
#include "cli/text/look.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fyrd::cli {

namespace {

constexpr int handful = 5;

// What there is to know of somebody, as the engine puts it: "on the field 6, has passed".
std::string told_text(const Json& told) {
  std::string all;
  for (const Json& one : told) {
    const std::string value = text_of(one, "value");
    all += (all.empty() ? "" : ", ") + text_of(one, "label") + (value.empty() ? "" : " " + value);
  }
  return all;
}

std::string spaced(std::string kind) {
  std::replace(kind.begin(), kind.end(), '-', ' ');
  return kind;
}

// "a house", "an upper floor", "rubble", "broken ground".
std::string kind_text(const Patch& patch) {
  const std::string kind = spaced(patch.kind);
  if (kind == "broken" || kind == "rough") return kind + " ground";
  if (kind.empty() || kind.ends_with('s') || kind == "rubble" || kind == "water") return kind;
  return (std::string_view("aeiou").find(kind[0]) == std::string_view::npos ? "a " : "an ") + kind;
}

std::string place(const Scene& s, const Spotted& f) {
  std::string text = fmt::format("at {} {}, facing {}", plain(f.x), plain(f.y), facing_word(f.facing));
  std::string in;
  for (const Patch& p : s.ground)
    if (p.holds(f.x, f.y))
      in += (!in.empty() ? " and " : p.floor ? ", on " : ", in ") + (p.name.empty() ? kind_text(p) : p.name);
  if (f.pose == "lying") text += ", lying";
  return text + in;
}

std::vector<const Spotted*> nearest(const Scene& s, const Spotted& of, bool enemies) {
  std::vector<const Spotted*> all;
  for (const Spotted& f : s.figures)
    if (&f != &of && f.in_play() && !s.friends(f.side, of.side) == enemies) all.push_back(&f);
  std::stable_sort(all.begin(), all.end(), [&](auto* a, auto* b) { return s.gap(of, *a) < s.gap(of, *b); });
  return all;
}

std::string away(const Scene& s, const Spotted& from, const Spotted& to) {
  const double turn = std::atan2(to.x - from.x, to.y - from.y) * 180 / M_PI;
  return fmt::format("{} {}{} {}", to.name, plain(s.gap(from, to)), s.unit, facing_word(turn));
}

// Between battles: who is of the band, and what he is and has. Nobody stands anywhere.
std::string camp_text(const Scene& s) {
  std::string text;
  for (std::size_t i = 0; i < s.sides.size(); ++i)
    text += fmt::format("{}, {}:\n", s.sides[i].second, told_text(s.side_told[i]));
  for (const Spotted& f : s.figures) {
    if (f.stranger) continue;
    const std::string told = told_text(f.told);
    text += fmt::format("  {}{}{}.\n", f.name, told.empty() ? "" : ": ", told);
  }
  return text;
}

}  // namespace

std::string near_text(const Scene& s, const Spotted& f) {
  if (s.camp()) return fmt::format("{}: {}.", f.name, told_text(f.told));
  std::string text = fmt::format("{}, {}, {}", f.name, f.profile, place(s, f));
  const auto foes = nearest(s, f, true), friends = nearest(s, f, false);
  if (!foes.empty()) text += "; nearest enemy " + away(s, f, *foes[0]);
  if (!friends.empty()) text += "; nearest friend " + away(s, f, *friends[0]);
  return text + ".";
}

std::string look_text(const Scene& s) {
  if (s.camp()) return camp_text(s);
  std::string text =
      fmt::format("The table is {} wide and {} deep{}; places are east and north of its south-west corner.\n",
                  plain(s.width), plain(s.depth), s.unit == "″" ? ", in inches" : ", in centimetres");
  for (const Patch& p : s.ground) {
    const auto [x, y] = middle_of(p.points);
    const std::string kind = p.name.ends_with(spaced(p.kind)) ? "" : ", " + kind_text(p);
    text += fmt::format("{}{}, around {} {}.\n", p.name.empty() ? p.id : p.name, kind, plain(x), plain(y));
  }
  for (const Lying& p : s.props)
    text +=
        fmt::format("{}{}, at {} {}.\n", p.name, p.kind == "objective" ? ", an objective" : "", plain(p.x), plain(p.y));
  for (std::size_t i = 0; i < s.sides.size(); ++i) {
    const std::string told = told_text(s.side_told[i]);
    text += fmt::format("{}{}{}:\n", s.sides[i].second, told.empty() ? "" : ", ", told);
    std::string fallen;
    const auto belongs = [&](const Spotted& f) { return f.side == s.sides[i].first; };
    const auto missing = std::count_if(s.figures.begin(), s.figures.end(),
                                       [&](const Spotted& f) { return belongs(f) && f.never_came(); });
    for (const Spotted& f : s.figures) {
      if (!belongs(f) || (f.never_came() && missing > handful)) continue;
      if (f.in_play())
        text += "  " + near_text(s, f) + "\n";
      else
        fallen += (fallen.empty() ? "" : ", ") + f.name + (f.pose == "away" ? " (not on the table)" : "");
    }
    if (!fallen.empty()) text += "  Out of it: " + fallen + ".\n";
    if (missing > handful) text += fmt::format("  {} more are not here.\n", missing);
  }
  return text;
}

std::string who_text(const Scene& s, const Spotted& f) {
  std::string text = fmt::format("{} ({}), {} of {}", f.name, f.id, f.profile, s.side_name(f.side));
  if (s.camp()) return text + (f.stranger ? ", who might join.\n" : ": " + told_text(f.told) + ".\n");
  if (!f.in_play()) return text + (f.pose == "out" ? ", has fallen.\n" : ", is not on the table.\n");
  text += ", " + place(s, f) + ".\n";
  if (const std::string told = told_text(f.told); !told.empty()) text += "Also: " + told + ".\n";
  for (const bool enemies : {true, false}) {
    const auto all = nearest(s, f, enemies);
    if (all.empty()) continue;
    text += enemies ? "Enemies near: " : "Friends near: ";
    for (std::size_t i = 0; i < all.size() && i < 4; ++i) text += (i == 0 ? "" : ", ") + away(s, f, *all[i]);
    text += ".\n";
  }
  return text;
}

}  // namespace fyrd::cli
