// Reading weapons and the examples of fighters (DRK-020 … DRK-029, DRK-B03, DRK-X01, DRK-X06).
#include "rulesets/darkages/people/fighter.h"

#include "rulesets/darkages/people/parts.h"

namespace fyrd::darkages {

namespace {

using data::Node;
using data::Problems;

int small(const Node& node, Problems& problems, int most) {
  return static_cast<int>(node.whole_or(problems, 0, most, 0));
}

Ranges read_ranges(const Node& node, Problems& problems) {
  Ranges ranges;
  Length before;
  for (const Node& item : node.items(problems, 0, ranges.all.size())) {
    item.only(problems, {"to", "need", "outdoors"});
    Range& range = ranges.all[ranges.count++];
    range.to = item["to"].length(problems, Unit::centimetre, Length{1}, centimetres(200));
    range.need = static_cast<int>(item["need"].whole(problems, 1, 12));
    range.outdoors = item["outdoors"].flag_or(problems, false);
    if (range.to <= before) item["to"].refuse(problems, "ranges rise: near, middle, far");
    before = range.to;
  }
  return ranges;
}

Weapon read_weapon(const std::string& id, const Node& node, Problems& problems) {
  node.only(problems,
            {"name",    "help",           "length",   "one_hand", "heavy",  "improvised", "ranges", "riding",
             "moving",  "foot_moving_to", "heavy_to", "mounted",  "mail",   "group",      "loads",  "before_contact",
             "exposed", "slung",          "good",     "shots",    "points", "looks"});
  constexpr data::Keyword<WeaponLength> lengths[] = {{"bare hands", WeaponLength::bare_hands},
                                                     {"very short", WeaponLength::very_short},
                                                     {"short", WeaponLength::short_one},
                                                     {"half-long", WeaponLength::half_long},
                                                     {"thrusting", WeaponLength::thrusting}};
  constexpr data::Keyword<Moving> ways[] = {
      {"never", Moving::never}, {"worse", Moving::worse}, {"freely", Moving::freely}};
  const auto flag = [&](const char* key) { return node[key].flag_or(problems, false); };
  const auto length = [&](const char* key) {
    return node[key].length_or(problems, Unit::centimetre, {}, {}, centimetres(200));
  };
  Weapon w;
  w.id = id;
  w.name = node["name"].text(problems, 60);
  w.help = node["help"].text_or(problems, "");
  w.length = node["length"].choice_or(problems, lengths, WeaponLength::bare_hands);
  w.one_hand = node["one_hand"].choice_or(problems, lengths, w.length);
  w.heavy = flag("heavy"), w.improvised = flag("improvised");
  w.ranges = read_ranges(node["ranges"], problems);
  w.riding = read_ranges(node["riding"], problems);
  w.moving = node["moving"].choice_or(problems, ways, Moving::never);
  w.foot_moving_to = length("foot_moving_to"), w.heavy_to = length("heavy_to");
  w.mounted = flag("mounted"), w.mail = flag("mail"), w.group = flag("group"), w.loads = flag("loads");
  w.before_contact = flag("before_contact"), w.exposed = flag("exposed"), w.slung = flag("slung");
  w.good = small(node["good"], problems, 12), w.shots = small(node["shots"], problems, 100),
  w.points = small(node["points"], problems, 100);
  w.looks = read_arm(node, id, problems);
  return w;
}

// DRK-X01; in older records a class costs its square, and every training the same.
Prices read_prices(const Node& root, Problems& problems) {
  root.only(problems, {"class", "mail", "mail_above", "small_shield", "large_shield", "cavalry", "saddle",
                       "mounted_foot", "training", "drilled", "braced", "good_thrower"});
  Prices prices;
  for (int rank = 1; rank <= std::ssize(prices.rank); ++rank) prices.rank[rank - 1] = rank * rank;
  if (root["class"].present()) {
    int rank = 0;
    for (const Node& item : root["class"].items(problems, prices.rank.size(), prices.rank.size()))
      prices.rank[rank++] = static_cast<int>(item.whole(problems, 0, 100));
  }
  const auto price = [&](const char* key, int fallback = 0) {
    return static_cast<int>(root[key].whole_or(problems, -20, 100, fallback));
  };
  const int training = price("training");
  prices.mail = price("mail"), prices.mail_above = price("mail_above", prices.mail);
  prices.small_shield = price("small_shield"), prices.large_shield = price("large_shield");
  prices.cavalry = price("cavalry"), prices.saddle = price("saddle"), prices.mounted_foot = price("mounted_foot");
  prices.drilled = price("drilled", training), prices.braced = price("braced", training);
  prices.good_thrower = price("good_thrower");
  return prices;
}

}  // namespace

Armoury::Armoury(const data::Library& library, Problems& problems) {
  const data::Tree arms = library.tree("darkages/weapons.toml", problems),
                   people = library.tree("darkages/fighters.toml", problems);
  for (const auto& [id, node] : arms.root().entries(problems)) weapons.push_back(read_weapon(id, node, problems));
  for (const auto& [id, node] : people.root().entries(problems)) {
    std::vector<std::string_view> keys = {"name", "help"};
    keys.insert(keys.end(), part_keys().begin(), part_keys().end());
    node.only(problems, keys);
    Fighter f;
    f.id = id;
    f.name = node["name"].text(problems, 60);
    f.help = node["help"].text_or(problems, "");
    node["class"].whole(problems, 1, 5);  // nobody knows it otherwise
    read_parts(*this, node, f, problems);
    fighters.push_back(std::move(f));
  }
  const data::Tree list = library.tree("darkages/prices.toml", problems);
  prices = read_prices(list.root(), problems);
}

}  // namespace fyrd::darkages
