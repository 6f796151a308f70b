// Reading realistic.toml (MER-R-002 … MER-R-041).
#include "rulesets/merlin/realistic/numbers.h"

#include <algorithm>

#include "rulesets/scenario.h"

namespace fyrd::merlin::realistic {

namespace {

// The chart is written as people see it: a row for each throw, – DB DBm DE in its columns.
void read_chart(const data::Node& node, Numbers& n, data::Problems& problems) {
  node.only(problems, {"columns", "rows"});
  const auto columns = node["columns"].items(problems, 11, 11);
  for (std::size_t i = 0; i < columns.size() && i < 11; ++i)
    n.columns[i] = static_cast<int>(columns[i].whole(problems, -100, 100));
  const auto rows = node["rows"].items(problems, 11, 11);
  for (std::size_t r = 0; r < rows.size() && r < 11; ++r) {
    const std::string row = rows[r].text(problems, 200);
    std::size_t count = 0;
    for (std::size_t at = 0, end; (at = row.find_first_not_of(' ', at)) != row.npos; at = end, ++count) {
      end = std::min(row.find(' ', at), row.size());
      const std::string word = row.substr(at, end - at);
      const int effect = word == "-" ? 0 : word == "DB" ? 1 : word == "DBm" ? 2 : word == "DE" ? 3 : -1;
      if (effect < 0) rows[r].refuse(problems, "a result is -, DB, DBm or DE, not '" + word + "'");
      if (count < 12) n.chart[r][count] = static_cast<Effect>(std::max(effect, 0));
    }
    if (count != 12) rows[r].refuse(problems, "a row of the chart has 12 results");
  }
}

// A key that nobody reads is a mistake.
void only_known_keys(const data::Node& root, data::Problems& problems) {
  root.only(problems,
            {"pace", "turning", "level", "fall", "range",  "loading", "javelin", "missile", "breaks", "reach", "ranks",
             "dice", "defence", "bonus", "push", "morale", "end",     "gate",    "capture", "ladder", "chart"});
  const auto only = [&](const data::Node& node, std::initializer_list<std::string_view> keys) {
    if (node.present()) node.only(problems, keys);
  };
  const data::Node pace = root["pace"], fall = root["fall"];
  only(pace, {"walk", "run", "heavy", "medium", "light"});
  only(pace["run"], {"unarmoured", "light", "medium", "heavy", "knight", "shielded_plate"});  // the last in old records
  for (const char* ride : {"heavy", "medium", "light"}) only(pace[ride], {"trot", "run"});
  only(root["turning"], {"trot", "straight"});
  only(root["level"], {"walk", "climb", "boost", "figure", "storey"});  // the last in old records
  only(fall, {"walk", "trot", "run", "level"});
  for (const char* gait : {"walk", "trot", "run"}) only(fall[gait], {"horse", "rider"});
  only(fall["level"], {"falls", "out"});
  only(root["range"], {"javelin", "longbow", "crossbow", "composite-bow"});
  only(root["loading"], {"bow", "crossbow"});
  only(root["javelin"], {"forward", "still"});
  only(root["missile"], {"full_plate", "heavy", "medium", "light", "none", "cover", "horse", "breaks"});
  only(root["breaks"], {"hardy"});
  only(root["reach"], {"long", "two_hand", "single_hand", "dagger", "improvised_long"});
  only(root["ranks"], {"pike", "spear"});
  only(root["dice"], {"unarmed_less", "dagger", "single_hand", "two_hand", "mounted", "charging", "couched"});
  only(root["defence"], {"plated_rider", "heavy_rider", "plain_knight", "full_plate", "heavy", "medium", "light",
                         "none", "fortified", "fortified_high"});
  only(root["bonus"], {"champion", "character", "hero", "ground", "fortified_high", "behind"});
  only(root["push"], {"back"});
  only(root["morale"], {"knight", "other", "bow", "near", "quarter"});
  only(root["end"], {"rally", "give_up"});
  only(root["gate"], {"defence", "blows"});
  only(root["capture"], {"enemies", "on"});
  only(root["ladder"], {"even", "many", "head", "raised"});
}

struct Reader {
  const data::Node root;
  const Unit unit;
  const int percent;
  data::Problems& problems;

  Length length(const char* group, const char* key) const { return length(root[group][key]); }
  Length length(const data::Node& node) const {
    return scaled(node.length(problems, unit, Length{}, inches(500)), percent);
  }  // MER-S-007
  int whole(const char* group, const char* key) const { return whole(root[group][key]); }
  int whole(const data::Node& node) const { return static_cast<int>(node.whole(problems, 0, 100)); }
  Angle degrees(const char* group, const char* key) const {
    return fyrd::degrees(static_cast<int>(root[group][key].whole(problems, 0, 180)));
  }
  void row(const data::Node& node, std::span<int> to) const {
    const auto items = node.items(problems, to.size(), to.size());
    for (std::size_t i = 0; i < items.size() && i < to.size(); ++i) to[i] = whole(items[i]);
  }
};

}  // namespace

Numbers read_numbers(const data::Node& root, Unit unit, int percent, data::Problems& problems) {
  const Reader r{root, unit, percent, problems};
  only_known_keys(root, problems);
  Numbers n;
  n.walk = r.length("pace", "walk");
  n.trot_turn = r.degrees("turning", "trot"), n.straight = r.degrees("turning", "straight");
  n.level_walk = r.length("level", "walk"), n.level_climb = r.length("level", "climb"),
  n.level_boost = r.length("level", "boost");
  n.figure = r.length("level", "figure");
  constexpr const char* paces[] = {"walk", "trot", "run"};
  for (int i = 0; i < 3; ++i) {
    const data::Node fall = r.root["fall"][paces[i]];
    n.falls[i].horse = r.whole(fall["horse"]), n.falls[i].rider = r.whole(fall["rider"]);
  }
  n.level_falls = r.whole(r.root["fall"]["level"]["falls"]), n.level_out = r.whole(r.root["fall"]["level"]["out"]);
  constexpr const char* missiles[] = {"javelin", "longbow", "crossbow", "composite-bow"};
  for (int i = 0; i < 4; ++i) n.range[i] = r.length("range", missiles[i]);
  n.loading_bow = r.whole("loading", "bow"), n.loading_crossbow = r.whole("loading", "crossbow");
  n.javelin_forward = r.length("javelin", "forward"), n.javelin_still = r.whole("javelin", "still");
  constexpr const char* rows[] = {"full_plate", "heavy", "medium", "light", "none"};
  for (int i = 0; i < 5; ++i) r.row(r.root["missile"][rows[i]], n.needed[i]);
  r.row(r.root["missile"]["cover"], n.cover);
  n.horse_hit = r.whole("missile", "horse"), n.missile_breaks = r.whole("missile", "breaks");
  n.hardy_breaks = static_cast<int>(r.root["breaks"]["hardy"].whole_or(r.problems, 0, 12, 2));
  n.hand = r.length("reach", "dagger"), n.improvised_long = r.length("reach", "improvised_long");
  const auto ranks = [&](const char* key) {
    return static_cast<int>(r.root["ranks"][key].whole(r.problems, 0, most_ranks));
  };
  n.pike_ranks = ranks("pike"), n.spear_ranks = ranks("spear");
  n.unarmed_less = r.whole("dice", "unarmed_less"), n.improvised_dice = r.whole("dice", "dagger");
  n.mounted_dice = r.whole("dice", "mounted"), n.charging_dice = r.whole("dice", "charging"),
  n.couched_dice = r.whole("dice", "couched");
  n.fortified = r.whole("defence", "fortified"), n.fortified_high = r.whole("defence", "fortified_high");
  n.champion = r.whole("bonus", "champion"), n.character = r.whole("bonus", "character"),
  n.hero = r.whole("bonus", "hero");
  n.ground = r.whole("bonus", "ground"), n.fort_and_high = r.whole("bonus", "fortified_high"),
  n.behind = r.whole("bonus", "behind");
  n.push = r.length("push", "back"), n.near = r.length("morale", "near");
  n.morale_knight = r.whole("morale", "knight"), n.morale_other = r.whole("morale", "other"),
  n.morale_bow = r.whole("morale", "bow");
  n.quarter = r.whole("morale", "quarter");
  n.rally = r.root["end"]["rally"].flag_or(r.problems, false);
  n.give_up = static_cast<int>(r.root["end"]["give_up"].whole_or(r.problems, 0, 100, 0));
  n.gate_defence = r.whole("gate", "defence"), n.gate_blows = r.whole("gate", "blows");
  n.capture_enemies = r.whole("capture", "enemies"), n.capture_on = r.whole("capture", "on");
  n.ladder_even = r.whole("ladder", "even"), n.ladder_many = r.whole("ladder", "many"),
  n.ladder_raised = r.whole("ladder", "raised");
  n.ladder_head = r.length("ladder", "head");
  read_chart(r.root["chart"], n, r.problems);
  return n;
}

}  // namespace fyrd::merlin::realistic
