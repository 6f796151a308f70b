// Cards as HTML: 63 × 88 mm, nine on a page, set as large as there is room.
#include <fmt/format.h>

#include <algorithm>

#include "paper/card.h"
#include "paper/measure.h"
#include "paper/paper.h"
#include "paper/svg.h"

namespace fyrd::paper {

namespace {

constexpr double width = 63, height = 88, padding = 2.6;  // millimetres, as playing cards, so that sleeves fit
constexpr int across = 3, down = 3;
constexpr double inner = width - 2 * padding;
constexpr double largest_base = 30;
constexpr double stat_width = 8.8, stat_height = 6.6, box_height = 4.1;

constexpr const char* style =
    ".cards{display:grid;grid-template-columns:repeat(3,63mm);grid-template-rows:repeat(3,88mm);justify-content:center;"
    "align-content:center}\n"
    ".card{width:63mm;height:88mm;padding:2.6mm;outline:0.1mm dashed "
    "#777;display:flex;flex-direction:column;overflow:hidden}\n"
    ".top{display:flex;justify-content:space-between;gap:1mm}\n.who{flex:1;min-width:0}\n"
    ".who h2{font-size:11pt;overflow-wrap:anywhere}\n.who .class{font-size:8pt;font-style:italic}\n.who "
    ".band{font-size:6pt}\n"
    ".who .traits{font-size:7pt;font-weight:bold}\n"
    "figure{margin:0;text-align:center}\nfigcaption{font-size:5pt}\n.base{display:block;margin:0 auto}\n"
    ".rim{fill:#fff;stroke:#000;stroke-width:.35}\n.body{fill:#ccc;stroke:#000;stroke-width:.06}\n.head{fill:#fff;"
    "stroke:#000;stroke-width:.06}\n.shield{fill:#fff;stroke:#000;stroke-width:.1}\n"
    ".crest{fill:none;stroke:#000;stroke-width:.06}\n.dark{fill:#000}\n.haft,.bow{fill:none;stroke:#000;stroke-width:."
    "12;stroke-linecap:round}\n"
    ".thin{stroke-width:.07}\n.thick{stroke-width:.2}\n.cord{fill:none;stroke:#000;stroke-width:.04}\n.blade{fill:#fff;"
    "stroke:#000;stroke-width:.06;stroke-linejoin:round}\n"
    ".stats{display:flex;flex-wrap:wrap;margin-top:1mm;padding:0 0 .15mm .15mm}\n"
    ".stat{min-width:8.8mm;height:6.6mm;margin:0 0 -.15mm -.15mm;padding:0 .5mm;text-align:center;border:.15mm solid "
    "#000}\n"
    ".stat span{display:block;font-size:4.6pt;line-height:2.4mm;white-space:nowrap}\n.stat "
    "b{display:block;font-size:9.5pt;line-height:3.8mm;white-space:nowrap}\n"
    ".lines{flex:1;margin-top:1mm}\n.lines p{margin-bottom:.15em}\n.lines .help{font-style:italic}\n"
    ".boxes{display:flex;flex-wrap:wrap;column-gap:2mm;border-top:.15mm solid "
    "#000;padding-top:.4mm;font-size:6.5pt;line-height:4.1mm}\n"
    ".boxes span{white-space:nowrap}\n.box{display:inline-block;width:2.6mm;height:2.6mm;border:.2mm solid "
    "#000;margin-right:.5mm;vertical-align:middle;overflow:hidden;text-align:center;"
    "font-size:7pt;line-height:2.2mm;font-weight:bold}\n"
    ".gone{position:relative}\n.gone:after{content:\"\";position:absolute;left:0;top:0;width:63mm;height:88mm;"
    "background:linear-gradient(to top right,transparent 49.7%,#000 49.8%,#000 "
    "50.2%,transparent 50.3%)}\n";

double points(double millimetres) { return millimetres / millimetres_a_point; }
double ems(double millimetres, double size) { return points(millimetres) / size; }

// How many rows things of these widths take, one beside the other.
int rows(const std::vector<double>& widths, double room, double gap) {
  int count = 1;
  double used = 0;
  for (const double w : widths) {
    if (used > 0 && used + gap + w > room) ++count, used = 0;
    used += (used > 0 ? gap : 0) + w;
  }
  return widths.empty() ? 0 : count;
}

double box_width(const Card::Tick& tick) {
  return tick.count * 3.1 + 0.6 + width_of(tick.name) * 6.5 * millimetres_a_point;
}
double cell_width(const std::pair<std::string, std::string>& stat) {
  return std::max({stat_width, 1.2 + width_of(stat.first) * 4.6 * millimetres_a_point,
                   1.2 + width_of(stat.second, true) * 9.5 * millimetres_a_point});
}

// The lines in ems, at a size of type.
double lines_height(const Card& card, double size, bool help) {
  const double room = ems(inner, size);
  double sum = 0;
  for (const Card::Line& line : card.lines)
    sum += lines_of(line.name + " " + line.text, room * 0.97) * line_height + 0.15;
  if (help && !card.help.empty()) sum += lines_of(card.help, room * 0.97) * line_height + 0.15;
  return sum;
}

struct Fit {
  double size;
  bool help;
};

// The largest type in which all lines have room; help goes before it gets very small.
Fit fit(const Card& card, double room) {
  constexpr double largest = 7.8, small = 6.2, smallest = 3.8;
  for (const bool help : {true, false})
    for (double size = largest; size >= (help ? small : smallest); size -= 0.1)
      if (lines_height(card, size, help) * size * millimetres_a_point <= room) return {size, help};
  return {smallest, false};
}

// Name and numbers, and the base beside them; takes what they need off the height that is left.
std::string top(const Card& card, const Deck& deck, double& left) {
  const BasePicture picture = base_picture(deck.battle, deck.now, card.id, largest_base);
  const double beside = inner - picture.width - 1;
  double text = 0;
  std::string out = "<div class=\"top\"><div class=\"who\">";
  const auto say = [&](const char* element, const char* kind, const std::string& what, double size, bool bold) {
    if (what.empty()) return;
    out += fmt::format("<{0}{1}>{2}</{0}>", element, kind, escaped(what));
    text += lines_of(what, ems(beside, size), bold) * size * line_height * millimetres_a_point;
  };
  say("h2", "", card.name, 11, true);
  say("div", " class=\"class\"", card.profile, 8, false);
  say("div", " class=\"band\"", card.band, 6, false);
  say("div", " class=\"traits\"", card.traits, 7, true);
  if (!card.stats.empty()) {
    out += "<div class=\"stats\">";
    std::vector<double> widths;
    for (const auto& stat : card.stats) {
      out +=
          fmt::format("<div class=\"stat\"><span>{}</span><b>{}</b></div>", escaped(stat.first), escaped(stat.second));
      widths.push_back(cell_width(stat));
    }
    out += "</div>";
    text += rows(widths, beside - 0.3, 0) * stat_height + 1.2;
  }
  left -= std::max(picture.height + 5 * line_height * millimetres_a_point, text);
  return out + fmt::format("</div><figure>{}<figcaption>{}</figcaption></figure></div>", picture.svg, picture.words);
}

std::string card_html(const Card& card, const Deck& deck) {
  double room = height - 2 * padding - 0.8;
  std::string out = fmt::format("<article class=\"card{}\">", deck.now[card.id].pose == Pose::out ? " gone" : "");
  out += top(card, deck, room);
  std::vector<double> widths;
  for (const Card::Tick& tick : card.boxes) widths.push_back(box_width(tick));
  room -= rows(widths, inner, 2) * box_height + 2;
  const Fit how = fit(card, room);
  out += fmt::format("<div class=\"lines\" style=\"font-size:{:.1f}pt\">", how.size);
  for (const Card::Line& line : card.lines)
    out += fmt::format("<p><b>{}</b> {}</p>", escaped(line.name), escaped(line.text));
  if (how.help && !card.help.empty()) out += fmt::format("<p class=\"help\">{}</p>", escaped(card.help));
  out += "</div><div class=\"boxes\">";
  for (const Card::Tick& tick : card.boxes) {
    out += "<span>";
    for (int i = 0; i < tick.count; ++i) out += i < tick.ticked ? "<i class=\"box on\">×</i>" : "<i class=\"box\"></i>";
    out += escaped(tick.name) + "</span>";
  }
  return out + "</div></article>\n";
}

}  // namespace

std::string cards(const Ruleset& rules, const data::Library& library, std::span<const Deck> decks, const Paper& paper) {
  data::Problems problems;
  const GameData data = game_data(rules, library);
  const Style boxes = style_of(rules, library, problems);
  std::vector<std::string> all;
  for (const Deck& deck : decks) {
    const Stored begun(deck.battle);
    for (FigureId id : everyone(deck.now))
      if ((deck.side.none() || deck.now[id].side == deck.side) && !may_never_come(boxes, deck.battle, deck.now, id))
        all.push_back(card_html(card_of(data, boxes, deck.battle, *begun, deck.now, id), deck));
  }
  std::string pages;
  for (std::size_t i = 0; i < all.size(); i += across * down) {
    std::string body;
    for (std::size_t k = i; k < std::min(all.size(), i + across * down); ++k) body += all[k];
    pages += page("cards", body);
  }
  const std::string title =
      decks.empty() ? rules.title()
                    : decks.front().battle.parties[decks.front().side.none() ? 0 : decks.front().side.index].name;
  return document(paper, fmt::format("{}: cards for {}", title, rules.title()), style, pages);
}

}  // namespace fyrd::paper
