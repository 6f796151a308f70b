// The sheet of a scenario: the map, who stands where, what lies where, what it is about and when it ends.
#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "paper/map.h"
#include "paper/paper.h"
#include "paper/sheet.h"
#include "paper/style.h"
#include "paper/svg.h"

namespace fyrd::paper {

namespace {

constexpr double edge = 10, head = 11, gap = 6, foot = 4;  // millimetres
constexpr double largest = 8.6, smallest = 6.6;            // points

constexpr const char* style =
    ".plan{padding:10mm}\n.head{height:11mm;border-bottom:.4mm solid "
    "#000;display:flex;justify-content:space-between;align-items:baseline;margin-bottom:1mm}\n"
    ".head h1{font-size:16pt}\n.head "
    "span{font-size:7.5pt}\n.columns{display:grid;grid-template-columns:repeat(2,1fr);column-gap:6mm}\n"
    ".key{text-align:center;font-size:6.5pt;height:3.4mm}\n";

const char* facing_word(double degrees) {
  constexpr const char* words[] = {"north", "north-east", "east", "south-east",
                                   "south", "south-west", "west", "north-west"};
  return words[static_cast<int>(degrees / 45 + 0.5) % 8];
}

struct Sheet {
  const Ruleset& rules;
  const data::Library& library;
  const Plan& plan;
  const Battle& battle;
  const GameData data;
  data::Problems problems;
  Setting out;
  double width = 0;  // of a column, in ems

  data::Node root() const { return plan.scenario.root(); }
  void say(const std::string& mark, const std::string& text) { paragraph(out, mark, text, width); }
  std::string party(std::size_t i) const {
    return i < battle.parties.size() ? battle.parties[i].name : fmt::format("side {}", i + 1);
  }

  std::vector<Area> areas() {
    std::vector<Area> all;
    const auto add = [&](const data::Node& zone, std::string name, bool is_zone) {
      const auto n = zone.items(problems);
      if (n.size() != 4) return;
      const auto at = [&](std::size_t i) { return n[i].length(problems, battle.unit).units; };
      all.push_back({{at(0), at(1)}, {at(2), at(3)}, std::move(name), is_zone});
    };
    std::size_t i = 0;
    for (const data::Node& side : root()["sides"].items(problems)) add(side["zone"], party(i++), true);
    add(root()["objective"]["zone"], root()["objective"]["name"].text_or(problems, ""), false);
    return all;
  }

  void aim() {
    heading(out, "What it is about");
    if (!battle.aim.empty()) say("", battle.aim);
    const data::Node objective = root()["objective"];
    if (objective.present())
      say("", fmt::format("{} is to hold {}.", party(objective["side"].whole_or(problems, 1, max_sides, 1) - 1),
                          objective["name"].text_or(problems, "?")));
    heading(out, "When it ends");
    const Number* usual = data.number("turns");
    if (root()["turns"].present())
      say("",
          fmt::format("After turn {}, unless it is decided before.", root()["turns"].whole_or(problems, 0, 1000, 0)));
    else if (usual)
      say("", fmt::format("After turn {}, unless it is decided before.", usual->value));
  }

  // Where each side begins, and with whom.
  void forces() {
    heading(out, "Forces");
    const Stored begun(battle);
    const Style style = style_of(rules, library, problems);
    const auto sides = root()["sides"].items(problems);
    for (std::size_t i = 0; i < battle.parties.size(); ++i) {
      std::string text;
      if (i < sides.size() && sides[i]["zone"].present()) {
        const auto n = sides[i]["zone"].items(problems);
        const auto at = [&](std::size_t k) { return coordinate(n[k].length(problems, battle.unit), battle.unit); };
        if (n.size() == 4) text += fmt::format("Sets up within ({}, {})–({}, {})", at(0), at(1), at(2), at(3));
        text += fmt::format(", looking {}. ",
                            facing_word(static_cast<double>(sides[i]["facing"].whole_or(problems, 0, 359, 0))));
      }
      std::vector<std::pair<std::string, std::vector<std::string>>> kinds;
      for (FigureId id : everyone(*begun)) {
        const Member& member = battle[id];
        if (member.side.index != i || may_never_come(style, battle, *begun, id)) continue;
        const Thing* known = data.find(member.profile);
        const std::string kind = known ? known->name : member.profile;
        if (kinds.empty() || kinds.back().first != kind) kinds.push_back({kind, {}});
        kinds.back().second.push_back(member.name);
      }
      for (const auto& [kind, names] : kinds) {
        text += "*" + kind + "*: ";
        for (const std::string& name : names) text += (&name == &names.front() ? "" : ", ") + name;
        text += ". ";
      }
      data::Problems ignored;
      const int cost = i < plan.sides.size() ? rules.check(library, plan.sides[i], ignored).total : 0;
      say(party(i), cost > 0 ? text + fmt::format("{} in all.", cost) : text);
    }
  }

  void ground() {
    std::vector<Row> rows = {{"", "what", "where", "height"}};
    int number = 0;
    for (const Group& group : groups_of(battle)) {
      const Piece& like = *group.like;
      const std::string kind = like.kind < battle.terrain.size() ? battle.terrain[like.kind] : "";
      const Thing* known = data.find(kind);
      std::string where, what = like.name;
      if (known && lower(what).find(lower(known->name)) == what.npos) what += ", " + known->name;
      if (like.solid.shape.count == 1)
        what += ", " + measure_text(like.solid.shape.radius * 2, battle.unit) + " across";
      for (const Piece* piece : group.pieces)
        where += (where.empty() ? "" : "; ") + place_of(piece->solid.shape, battle.unit);
      const Length height = like.solid.top - like.solid.bottom;
      rows.push_back(
          {fmt::format("**{}**", ++number), what, where, height > Length{} ? measure_text(height, battle.unit) : ""});
    }
    const Stored begun(battle);
    char letter = 'a';
    for (const auto& [name, props] : things_of(battle, *begun)) {
      std::string where;
      for (const Prop& prop : props) {
        const Bound at = bound(prop.solid.shape);
        where += (where.empty() ? "" : "; ") + place_of(disc(at.at, at.radius), battle.unit);
      }
      rows.push_back({fmt::format("**{}**", letter++), name, where, ""});
    }
    if (rows.size() == 1) return;
    heading(out, "Ground and things");
    table(out, rows, width);
  }

  // What the kinds of ground that lie here do.
  void kinds() {
    std::vector<Row> rows(1, {"", ""});
    std::vector<bool> seen(256);
    for (const Group& group : groups_of(battle)) {
      const Thing* known = data.find(group.like->kind < battle.terrain.size() ? battle.terrain[group.like->kind] : "");
      if (known && !known->help.empty() && !seen[group.like->kind]) rows.push_back({known->name, known->help});
      seen[group.like->kind] = true;
    }
    if (rows.size() == 1) return;
    heading(out, "What the ground does");
    table(out, rows, width);
  }

  void notes() {
    const std::string text = root()["notes"].text_or(problems, "");
    if (text.empty()) return;
    heading(out, "Notes");
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find("\n\n", at), text.size());
      std::string part = text.substr(at, end - at);
      for (char& c : part)
        if (c == '\n') c = ' ';
      say("", part);
      at = end + 2;
    }
  }

  // Of the scenario's own keys those with numbers, which the notes speak of.
  void numbers() {
    constexpr std::string_view told[] = {"name",   "help",      "rules", "order",     "table", "turns", "sides",
                                         "ground", "objective", "notes", "buildings", "walls", "bands", "several"};
    std::string text;
    const nlohmann::ordered_json json = plan.scenario.to_json();
    for (const auto& [key, value] : json.items())
      if (std::find(std::begin(told), std::end(told), key) == std::end(told) && !value.is_string())
        text += (text.empty() ? "" : " · ") + words(key) + (value.is_boolean() ? "" : " **" + value_text(value) + "**");
    if (!text.empty()) heading(out, "Numbers of this scenario"), say("", text);
  }

  Setting set(double ems) {
    out = {};
    width = ems;
    aim(), forces(), notes(), numbers(), ground(), kinds();
    return std::move(out);
  }
};

}  // namespace

std::string scenario_sheet(const Ruleset& rules, const data::Library& library, const Plan& plan, const Battle& battle,
                           const Paper& paper) {
  Sheet sheet{rules, library, plan, battle, game_data(rules, library), {}, {}, 0};
  const Stored begun(battle);
  const double inside = paper.height - 2 * edge - head - foot;
  const Map map = map_of(battle, *begun, sheet.areas(), paper.width - 2 * edge, inside * 0.68);
  const double below = inside - map.height - 5;
  const double width = (paper.width - 2 * edge - gap) / 2;

  std::vector<std::string> columns;
  double size = largest;
  const auto fits = [&](std::size_t more_pages) {
    std::vector<double> heights(2, below / millimetres_a_point / size);
    heights.resize(2 + 2 * more_pages, inside / millimetres_a_point / size);
    columns = paper::columns(sheet.set(width / millimetres_a_point / size), heights);
    return !columns.empty();
  };
  for (std::size_t more = 0; more < 8 && columns.empty(); ++more)
    for (size = largest; size >= smallest && !fits(more); size -= 0.2) {}

  const std::string top =
      fmt::format("<header class=\"head\"><h1>{}</h1><span>{} · table {} × {}</span></header>\n",
                  escaped(battle.scenario), escaped(rules.title()), measure_text(battle.ground.width(), battle.unit),
                  measure_text(battle.ground.depth(), battle.unit));
  std::string pages;
  for (std::size_t i = 0; i == 0 || i < columns.size(); i += 2) {
    std::string body = top;
    if (i == 0)
      body += map.svg + fmt::format(
                            "<p class=\"key\">1 : {}, a line every {}; places are counted from the lower left corner, "
                            "first across, then up</p>\n",
                            map.scale, measure_text(measure(battle.unit, map.grid), battle.unit));
    body += fmt::format("<div class=\"columns\" style=\"font-size:{:.1f}pt\">\n", size);
    for (std::size_t k = i; k < std::min(i + 2, columns.size()); ++k) body += "<div>" + columns[k] + "</div>\n";
    pages += page("plan", body + "</div>\n");
  }
  return document(paper, battle.scenario + ": " + rules.title(), std::string(style) + map_style + column_style, pages);
}

}  // namespace fyrd::paper
