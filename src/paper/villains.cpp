// The Villains on paper: of each its numbers, boxes for its Trauma, and the flowchart by which it acts; two on a page,
// with a line to cut along (STO-040, STO-062, STO-X10, STO-X11).
#include <fmt/format.h>

#include "core/geometry/unit.h"
#include "paper/chart.h"
#include "paper/paper.h"
#include "paper/svg.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::paper {

namespace {

using stormclouds::VillainCard;

constexpr ChartInk black{"#000", "#444", "#fff", "#fff", "#000", "#000", "#000", "#fff"};

constexpr const char* style =
    ".villains{display:grid;grid-template-rows:1fr 1fr}\n"
    ".villain{padding:8mm 9mm 0}\n.villain+.villain{border-top:.1mm dashed #777}\n"
    ".villain h2{font-size:15pt}\n.villain .help{font-size:8.5pt;font-style:italic}\n"
    ".row{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.3mm solid "
    "#000;padding-bottom:1.5mm}\n"
    ".stats{display:flex}\n.stat{min-width:13mm;padding:.4mm 1.2mm;margin-left:-.2mm;text-align:center;border:.2mm "
    "solid #000}\n"
    ".stat span{display:block;font-size:6pt}\n.stat b{display:block;font-size:12pt}\n"
    ".trauma{font-size:8pt;margin:1.5mm 0}\n.box{display:inline-block;width:4.2mm;height:4.2mm;border:.25mm solid "
    "#000;margin-right:.8mm;vertical-align:middle}\n"
    ".note{font-size:8pt;margin-top:2mm}\n"
    ".worse{background:#ccc}\n.villain svg{display:block;width:100%;height:auto;font-size-adjust:none}\n.villain "
    "text{font-family:\"Liberation Sans\",Arial,sans-serif}\n";

std::string stats_html(const VillainCard& card, Length base) {
  const stormclouds::Stats& s = card.stats;
  std::string out = "<div class=\"stats\">";
  const std::pair<const char*, int> all[] = {{"Speed", s.speed},     {"Might", s.might}, {"Dexterity", s.dexterity},
                                             {"Stealth", s.stealth}, {"Will", s.will},   {"points", card.points}};
  for (const auto& [name, value] : all)
    out += fmt::format("<div class=\"stat\"><span>{}</span><b>{}</b></div>", name, value);
  return out + fmt::format("<div class=\"stat\"><span>base, mm</span><b>{}</b></div></div>",
                           base.units / millimetres(1).units);
}

// STO-040, STO-A11, STO-A12 it leaves with as many as its Will, and turns its card over before, if it has the time.
std::string trauma_html(int will, int wounded) {
  std::string out = "<p class=\"trauma\">";
  for (int i = 1; i <= will; ++i)
    out += fmt::format("<i class=\"box{}\"></i>", i >= wounded && i < will ? " worse" : "");
  out += fmt::format(" Trauma: out of action at {}", will);
  return out + (will > wounded ? fmt::format(", wounded from {} on</p>", wounded) : ", and never wounded</p>");
}

// STO-A31 what a Mage casts.
std::string spells_html(const stormclouds::Cards& cards) {
  std::string out = "<p class=\"note\">";
  for (const stormclouds::Spell& spell : cards.spells)
    if (spell.effect == stormclouds::Effect::dart || spell.effect == stormclouds::Effect::heal)
      out += fmt::format("<b>{}</b>, Target {}: {} ", escaped(spell.name), spell.target, escaped(spell.help));
  return out + "</p>";
}

}  // namespace

std::string villain_charts(const data::Library& library, const Paper& paper, data::Problems& problems) {
  const stormclouds::Cards cards(library, problems);
  const stormclouds::Charts charts = stormclouds::read_charts(library, problems);
  const stormclouds::Numbers numbers = stormclouds::read_numbers(library, problems);
  const Length bases[] = {numbers.small_base, numbers.large_base, numbers.massive_base};
  std::string pages, body;
  for (std::size_t i = 0; i < cards.villains.size(); ++i) {
    const VillainCard& card = cards.villains[i];
    body += fmt::format(
        "<article class=\"villain\"><div class=\"row\"><div><h2>{}</h2><div "
        "class=\"help\">{}</div></div>{}</div>{}{}{}</article>\n",
        escaped(card.name), escaped(card.help), stats_html(card, bases[static_cast<std::size_t>(card.size)]),
        trauma_html(card.stats.will, numbers.wounded),
        chart_drawing(charts[static_cast<std::size_t>(card.type)], numbers, black, "tip-" + card.id),
        card.type == stormclouds::Type::mage ? spells_html(cards) : "");
    if (i % 2 == 0 && i + 1 < cards.villains.size()) continue;
    pages += page("villains", body);
    body.clear();
  }
  return document(paper, "Stormclouds: the Villains", style, pages);
}

}  // namespace fyrd::paper
