// The roster of a band in a campaign: standing, battles, everybody with his career and boxes for the next battle, and
// those who are no more. Set in blocks that are never broken, on as many pages as they take.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "campaign/chronicle.h"
#include "core/play/facts.h"
#include "paper/measure.h"
#include "paper/numbers.h"
#include "paper/paper.h"
#include "paper/style.h"
#include "paper/svg.h"

namespace fyrd::paper {

namespace {

using campaign::Annals;
using campaign::Career;
using campaign::Lot;

constexpr double edge = 10, head = 18, gap = 2.4;  // millimetres
constexpr double type = 7.5, small_type = 6.5;     // points

constexpr const char* style =
    ".roster{padding:10mm}\n.head{height:18mm;border-bottom:.4mm solid #000;margin-bottom:2.4mm}\n.head "
    "h1{font-size:17pt}\n"
    ".head p{font-size:8pt;display:flex;justify-content:space-between}\n"
    ".block{margin-bottom:2.4mm;font-size:7.5pt}\n.gone{font-size:7.5pt}\nh2{font-size:10pt}\n"
    "table{border-collapse:collapse;width:100%}\nth,td{text-align:left;padding:.5mm 1.5mm;border:.15mm solid "
    "#000;font-size:7.5pt;line-height:3.4mm}\n"
    ".man{border:.2mm solid #000;padding:1.2mm "
    "1.8mm}\n.top{display:flex;gap:3mm;height:10.4mm}\n.who{width:52mm}\n.who i{font-size:7.5pt}\n"
    ".stats{display:flex;flex:1;padding-left:.15mm}\n.stat{height:8mm;margin-left:-.15mm;padding:.3mm "
    "1.4mm;min-width:11mm;text-align:center;border:.15mm solid #000}\n"
    ".stat span{display:block;font-size:5pt;white-space:nowrap}\n.stat "
    "b{display:block;font-size:10pt;line-height:4.4mm}\n"
    ".ticks{text-align:right;white-space:nowrap;line-height:4.6mm}\n.box{display:inline-block;width:2.8mm;height:2.8mm;"
    "border:.2mm solid #000;margin:0 .35mm;vertical-align:middle}\n"
    ".story{font-size:6.5pt;font-style:italic}\n";

// A piece of a page, and how high it is, in millimetres.
struct Block {
  std::string html;
  double height = 0;
};

double text_height(const std::string& text, double points, double width) {
  return lines_of(text, width / (points * millimetres_a_point) * 0.97) * points * line_height * millimetres_a_point;
}

// What the rules tell of somebody or of his band: numbers, words about it, and what he is.
struct Told {
  std::vector<std::pair<std::string, std::string>> numbers, texts;
  std::string profile, traits;

  Told(const Facts& facts, const Style& off) {
    const auto number = [](const std::string& value) {
      return value.size() <= 3 && value.find_first_of("0123456789") != value.npos;
    };  // "d12"
    for (const Fact& fact : facts.all) {
      if (std::find(off.off_roster.begin(), off.off_roster.end(), fact.key) != off.off_roster.end()) continue;
      const std::string value = value_text(fact, Unit::inch);
      const std::string_view key = fact.key;
      if (key == "class" || key == "profile")
        profile = value;
      else if (std::holds_alternative<bool>(fact.value))
        traits += ", " + words(fact.key);
      else
        (std::holds_alternative<std::int64_t>(fact.value) || number(value) ? numbers : texts)
            .emplace_back(words(fact.key), value);
    }
  }
};

std::string count(int n, const char* one, const char* many) { return fmt::format("{} {}", n, n == 1 ? one : many); }

std::string career_text(const Career& man) {
  std::string text = count(man.battles, "battle", "battles");
  if (man.since > 0) text += fmt::format(" since battle {}", man.since);
  text += fmt::format(" · felled {} · went down {}", man.felled, man.out);
  return text +
         fmt::format(" · {} · {}", count(man.wounds, "wound", "wounds"), count(man.advances, "advance", "advances"));
}

std::string boxes(int n) {
  std::string out;
  for (int i = 0; i < n; ++i) out += "<i class=\"box\"></i>";
  return out;
}

std::string story_text(const Career& man, const Style& off) {
  std::string text;
  int battle = 0;
  for (const campaign::Moment& moment : man.story) {
    if (std::find(off.off_roster.begin(), off.off_roster.end(), moment.kind) != off.off_roster.end()) continue;
    text += fmt::format("{}{}{}", text.empty() ? "" : " ",
                        moment.battle == battle ? "" : fmt::format("After battle {}: ", moment.battle), moment.text);
    battle = moment.battle;
  }
  return text;
}

struct Setter {
  const campaign::Campaign& c;
  const campaign::Company company;
  const Annals& annals;
  const Style& off;
  const double width, height;  // of what can be printed on

  Block man(FigureId id) const {
    constexpr double inside = 3.6;
    Facts facts;
    company.battle->describe(*company.now, id, facts);
    const Told told(facts, off);
    const Member& member = (*company.battle)[id];
    Block out;
    const auto his = [&](const Career& one) { return one.id == member.id && one.lot == Lot::serving; };
    const auto career = std::find_if(annals.careers.begin(), annals.careers.end(), his);
    out.html = fmt::format(
        "<article class=\"block man\"><div class=\"top\"><div class=\"who\"><h2>{}</h2><i>{}{}</i></div><div "
        "class=\"stats\">",
        escaped(member.name), escaped(told.profile), escaped(told.traits));
    for (const auto& [name, value] : told.numbers)
      out.html += fmt::format("<div class=\"stat\"><span>{}</span><b>{}</b></div>", escaped(name), escaped(value));
    out.html += fmt::format("</div><div class=\"ticks\">out {} felled {}<br>earned {}</div></div>", boxes(1), boxes(5),
                            boxes(8));
    out.height = 10.4 + 2 * 1.4 + gap;
    std::vector<std::pair<std::string, std::string>> texts = told.texts;
    if (career != annals.careers.end()) texts.emplace_back("career", career_text(*career));
    for (const auto& [name, value] : texts) {
      out.html += fmt::format("<p><b>{}</b> {}</p>", escaped(name), escaped(value));
      out.height += text_height(name + " " + value, type, width - inside);
    }
    const std::string story = career == annals.careers.end() ? "" : story_text(*career, off);
    if (!story.empty()) {
      out.html += fmt::format("<p class=\"story\">{}</p>", escaped(story));
      out.height += text_height(story, small_type, width - inside);
    }
    out.html += "</article>\n";
    return out;
  }

  // A table, or several of them where they are many.
  void add_battles(std::vector<Block>& to) const {
    constexpr std::size_t in_one = 30;
    for (std::size_t first = 0; first < annals.battles.size(); first += in_one)
      to.push_back(battles(first, std::min(first + in_one, annals.battles.size())));
  }

  Block battles(std::size_t first, std::size_t end) const {
    constexpr double row = 4.6;
    Block out{
        "<div class=\"block\"><table><tr><th></th><th>battle</th><th>against</th><th>worth then</th><th></th></tr>\n",
        row + gap};
    for (std::size_t i = first; i < end; ++i) {
      const campaign::Engagement& e = annals.battles[i];
      std::string against;
      for (const std::string& enemy : e.enemies) against += (against.empty() ? "" : ", ") + enemy;
      out.html += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n", i + 1,
                              escaped(e.scenario), escaped(against), e.rating,
                              !e.over   ? "not over"
                              : e.won   ? "won"
                              : e.drawn ? "drawn"
                                        : "lost");
      out.height += row;
    }
    out.html += "</table></div>\n";
    return out;
  }

  // Those who are dead or have left, a line each.
  void add_gone(std::vector<Block>& to) const {
    Block out{"<h2>No longer of the band</h2>\n",
              10 * line_height * millimetres_a_point + gap};  // with the first of them
    for (const Career& man : annals.careers) {
      if (man.lot == Lot::serving) continue;
      const int last = man.story.empty() ? 0 : man.story.back().battle;
      const std::string text = fmt::format("{}{}: {}", man.lot == Lot::dead ? "dead" : "gone",
                                           last > 0 ? fmt::format(" after battle {}", last) : "", career_text(man));
      out.html += fmt::format("<p class=\"gone\"><b>{}</b> {}</p>\n", escaped(man.name), escaped(text));
      out.height += text_height(man.name + " " + text, type, width);
      to.push_back(std::exchange(out, {}));
    }
  }

  // What the band has in words, such as its spare gear, which may be much.
  void add_goods(std::vector<Block>& to) const {
    for (const auto& [name, value] : told_of_band().texts)
      to.push_back({fmt::format("<p class=\"block\"><b>{}</b> {}</p>\n", escaped(name), escaped(value)),
                    text_height(name + " " + value, type, width) + gap});
  }

  Told told_of_band() const {
    Facts facts;
    company.battle->describe(*company.now, Side{0}, facts);
    return Told(facts, off);
  }

  std::string heading() const {
    std::string wealth;
    for (const auto& [name, value] : told_of_band().numbers)
      wealth += fmt::format("{}{} {}", wealth.empty() ? "" : " · ", name, value);
    return fmt::format(
        "<div class=\"head\"><h1>{}</h1><p><span>{}</span><span>worth {} · {} won, {} drawn, {} lost · {} "
        "dead</span></p><p>{}</p></div>\n",
        escaped(annals.name), escaped(c.title()), annals.rating, annals.won, annals.drawn, annals.lost, annals.deaths,
        escaped(wealth));
  }

  std::string pages() const {
    std::vector<Block> blocks;
    add_goods(blocks);
    add_battles(blocks);
    for (FigureId id : everyone(*company.now)) {
      if ((*company.now)[id].in_play()) blocks.push_back(man(id));
    }
    add_gone(blocks);
    std::string all, body = heading();
    double used = head + gap;
    for (const Block& block : blocks) {
      if (used + block.height > height) {
        all += page("roster", body);
        body.clear();
        used = 0;
      }
      body += block.html;
      used += block.height;
    }
    return all + page("roster", body);
  }
};

}  // namespace

std::string rosters(const campaign::Campaign& c, std::span<const std::size_t> bands, const Paper& paper) {
  data::Problems problems;
  const Style off = style_of(c.rules(), c.library(), problems);
  const std::vector<Annals> all = chronicle(c);
  std::string pages;
  for (const std::size_t band : bands)
    pages += Setter{c, company(c, band), all[band], off, paper.width - 2 * edge, paper.height - 2 * edge}.pages();
  return document(paper, c.name() + ": roster", style, pages);
}

}  // namespace fyrd::paper
